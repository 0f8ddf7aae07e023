//! Notes and house rulings on entries of the library, and those another house sends along with a session: they join
//! the ones that are here, double none of them and take no one's place.
use super::carry::body::NoteText;
use super::house::{House, now, rfc3339, shortened};
use super::library::shelved;
use super::saved::{read_word, write_word};
use crate::error::Trouble;
use crate::store::note::{self, NoteRow};
use crate::store::{self, StoreError};
use crate::wire::{Note, NoteKind};
use rusqlite::Transaction;

/// The longest note, in letters.
const LONGEST: usize = 2_000;
/// The most notes a house keeps.
const MOST: usize = 2_000;
/// The longest id of an entry, in bytes.
const LONGEST_ID: usize = 100;

/// Every note, oldest first.
///
/// # Errors
/// What the store says.
pub fn all(house: &House) -> Result<Vec<Note>, Trouble> {
    let library = shelved(house)?;
    let title = |row: &NoteRow| library.named(&row.game, &row.rule).map_or(row.rule.clone(), |entry| entry.title);
    let rows = house.store.read(note::all)?;
    Ok(rows.into_iter().map(|row| info(title(&row), row)).collect())
}

fn info(title: String, row: NoteRow) -> Note {
    let (kind, at) = (read_word::<NoteKind>(&row.kind), rfc3339(row.at));
    Note { id: row.id, game: row.game, rule: row.rule, title, kind, text: row.text, at }
}

/// Pins a note to an entry, or says one anew.
///
/// # Errors
/// `no-entry`, `no-note`, `bad-note`, `full`, or what the store says.
pub fn save(
    house: &House,
    game: &str,
    rule: &str,
    id: Option<&str>,
    kind: NoteKind,
    text: &str,
) -> Result<(), Trouble> {
    if shelved(house)?.named(game, rule).is_none() {
        return Err(no_entry(rule));
    }
    let text = written(text).ok_or_else(|| Trouble::new("bad-note").with("most", LONGEST))?;
    let (game, rule, kind) = (game.to_owned(), rule.to_owned(), write_word(&kind));
    let row = NoteRow { id: id.map_or_else(fresh, str::to_owned), game, rule, kind, text, at: now() };
    match house.store.write(|tx| keep(tx, &row, id.is_none()))? {
        Kept::Yes => Ok(()),
        Kept::NoSuch => Err(no_note(&row.id)),
        Kept::Full => Err(Trouble::new("full").with("most", MOST)),
    }
}

/// What became of a note on its way in.
enum Kept {
    Yes,
    NoSuch,
    Full,
}

// Counted where it is written: two screens at once keep no more than one alone.
fn keep(tx: &Transaction<'_>, row: &NoteRow, new: bool) -> store::Result<Kept> {
    let others = note::all(tx)?;
    let here = |one: &NoteRow| one.game == row.game && one.rule == row.rule;
    let same = |one: &NoteRow| here(one) && one.id == row.id;
    // The same words again: a message that was sent twice.
    let said = |one: &NoteRow| here(one) && one.kind == row.kind && one.text == row.text;
    match new {
        true if others.iter().any(said) => {}
        true if others.len() >= MOST => return Ok(Kept::Full),
        false if !others.iter().any(same) => return Ok(Kept::NoSuch),
        true | false => note::set(tx, row)?,
    }
    Ok(Kept::Yes)
}

/// Puts a note in the bin.
///
/// # Errors
/// `no-note`, or what the store says.
pub fn discard(house: &House, id: &str) -> Result<(), Trouble> {
    let found = house.store.read(|db| note::find(db, id))?.ok_or_else(|| no_note(id))?;
    Ok(house.store.write(|tx| note::set_discarded(tx, &found.id, Some(now())))?)
}

/// An entry that is not there.
pub fn no_entry(id: &str) -> Trouble {
    Trouble::new("no-entry").with("entry", shortened(id))
}

fn no_note(id: &str) -> Trouble {
    Trouble::new("no-note").with("note", shortened(id))
}

fn fresh() -> String {
    uuid::Uuid::now_v7().to_string()
}

// What a person wrote, without blanks around it; none where there is nothing to read, or too much.
fn written(text: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n").trim().to_owned();
    let unseen = |one: char| one.is_control() && one != '\n' && one != '\t';
    let fits =
        text.chars().count() <= LONGEST && !text.contains(unseen) && text.contains(|one: char| !one.is_whitespace());
    fits.then_some(text)
}

/// The notes on a game that go along with its sessions.
///
/// # Errors
/// What SQLite says.
pub fn of(house: &House, game: &str) -> store::Result<Vec<NoteText>> {
    let text = |row: NoteRow| NoteText { id: row.id, rule: row.rule, kind: row.kind, text: row.text, at: row.at };
    Ok(house.store.read(|db| note::of(db, game))?.into_iter().map(text).collect())
}

/// Whether notes of another house could have been written by this app.
pub fn are_notes(notes: &[NoteText]) -> bool {
    let id = |id: &str| !id.is_empty() && id.len() <= LONGEST_ID && !id.chars().any(char::is_control);
    let fits = |note: &NoteText| {
        let known = write_word(&read_word::<NoteKind>(&note.kind)) == note.kind;
        known && id(&note.id) && id(&note.rule) && written(&note.text).as_deref() == Some(&note.text)
    };
    notes.len() <= MOST && notes.iter().all(fits)
}

/// Takes in the notes of another house that are new here. One that is here already, in the bin too, is not doubled;
/// one whose id says something else here gets an id of its own.
///
/// # Errors
/// What SQLite says.
pub fn take_in(tx: &Transaction<'_>, game: &str, notes: &[NoteText]) -> Result<(), StoreError> {
    let mut known = note::ever(tx, game)?;
    let room = MOST.saturating_sub(note::all(tx)?.len());
    let mut taken = 0;
    for note in notes {
        let same = |row: &NoteRow| row.rule == note.rule && row.kind == note.kind && row.text == note.text;
        if taken == room || known.iter().any(same) {
            continue;
        }
        let id = if note::is_taken(tx, &note.id)? { fresh() } else { note.id.clone() };
        let (rule, kind, text) = (note.rule.clone(), note.kind.clone(), note.text.clone());
        let row = NoteRow { id, game: game.to_owned(), rule, kind, text, at: note.at };
        note::set(tx, &row)?;
        known.push(row);
        taken += 1;
    }
    Ok(())
}
