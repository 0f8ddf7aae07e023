//! Rulebooks somebody brings along: added once, searched beside the rest, removed for good. They stay in this house;
//! only their owner takes one out again, as text.
use super::house::{House, now, rfc3339, shortened};
use crate::error::Trouble;
use crate::library::book::{Book, Synonyms};
use crate::library::entry::{Entry, EntryKind};
use crate::library::import::{self, LARGEST, Passage};
use crate::store;
use crate::store::book::{self, BookRow};
use crate::store::passage::{self, PassageRow};
use crate::wire::{Brought, OwnBook};
use data_encoding::BASE64;
use rules::seat::{LONGEST_NAME, person};
use rusqlite::Transaction;

/// The most rulebooks of one house.
const MOST: usize = 40;
/// The longest name of a file that is kept, in letters.
const LONGEST_SOURCE: usize = 100;

/// Every rulebook, oldest first.
///
/// # Errors
/// What the store says.
pub fn all(house: &House) -> Result<Vec<OwnBook>, Trouble> {
    Ok(house.store.read(book::all)?.iter().map(info).collect())
}

fn info(row: &BookRow) -> OwnBook {
    let BookRow { id, title, source, game, size, at } = row.clone();
    OwnBook { id, title, source, game, size, at: rfc3339(at) }
}

/// Adds a rulebook, and whether it was not here before: the same text is the same book.
///
/// # Errors
/// `book-empty`, `book-large`, `book-binary`, `book-broken`, `bad-name`, `no-game`, `full`, or what the store says.
pub fn add(
    house: &House,
    brought: &Brought,
    title: Option<&str>,
    game: Option<&str>,
) -> Result<(OwnBook, bool), Trouble> {
    let title = title.map(|title| person(title).ok_or_else(|| Trouble::new("bad-name").with("most", LONGEST_NAME)));
    let title = title.transpose()?;
    let own = house.store.read(book::all)?;
    let is_game = |game: &str| house.library.has(game) && own.iter().all(|book| book.id != game);
    if let Some(game) = game.filter(|game| !is_game(game)) {
        return Err(Trouble::new("no-game").with("game", shortened(game)));
    }
    let (bytes, source) = bytes(brought)?;
    let read = import::read(&bytes, &source)?;
    if let Some(there) = own.iter().find(|book| book.id == read.id) {
        return Ok((info(there), false));
    }
    let (size, game) = (bytes.len() as i64, game.map(str::to_owned));
    let row = BookRow { id: read.id, title: title.unwrap_or(read.title), source, game, size, at: now() };
    let rows = rows(read.passages);
    match house.store.write(|tx| keep(tx, &row, &rows))? {
        Kept::Fresh => house.library.add(shelf_book(&row, rows)),
        Kept::There(there) => return Ok((info(&there), false)),
        Kept::Full => return Err(Trouble::new("full").with("most", MOST)),
    }
    Ok((info(&row), true))
}

/// What became of a rulebook on its way in.
enum Kept {
    Fresh,
    /// Somebody brought the same in the meantime.
    There(BookRow),
    Full,
}

fn keep(tx: &Transaction<'_>, row: &BookRow, rows: &[PassageRow]) -> store::Result<Kept> {
    let own = book::all(tx)?;
    if let Some(there) = own.iter().find(|book| book.id == row.id) {
        return Ok(Kept::There(there.clone()));
    }
    if own.len() >= MOST {
        return Ok(Kept::Full);
    }
    book::insert(tx, row)?;
    rows.iter().try_for_each(|passage| passage::insert(tx, &row.id, passage))?;
    Ok(Kept::Fresh)
}

// The bytes of a rulebook, and the name of its file.
fn bytes(brought: &Brought) -> Result<(Vec<u8>, String), Trouble> {
    match brought {
        Brought::Paste { text } => Ok((text.as_bytes().to_owned(), String::new())),
        // More signs than the largest book has: not worth reading.
        Brought::File { base64, .. } if base64.len() / 4 * 3 > LARGEST + 3 => Err(import::too_large()),
        Brought::File { name, base64 } => {
            let malformed =
                |error: data_encoding::DecodeError| Trouble::new("malformed").with("why", error.to_string());
            let name = name.chars().filter(|one| !one.is_control()).take(LONGEST_SOURCE).collect();
            Ok((BASE64.decode(base64.as_bytes()).map_err(malformed)?, name))
        }
    }
}

fn rows(passages: Vec<Passage>) -> Vec<PassageRow> {
    let row = |(no, passage): (i64, Passage)| {
        let Passage { level, heading, place, text } = passage;
        PassageRow { no, level, heading, place, text }
    };
    (1..).zip(passages).map(row).collect()
}

fn shelf_book(row: &BookRow, passages: Vec<PassageRow>) -> Book {
    let source = if row.source.is_empty() { &row.title } else { &row.source };
    let entry = |passage: PassageRow| {
        let chapter = if passage.place.is_empty() { &row.title } else { &passage.place };
        let id = format!("p{}", passage.no);
        Entry::new(EntryKind::Imported, &id, source, &passage.heading, chapter, &passage.text)
    };
    let entries = passages.into_iter().map(entry).collect();
    Book::new(&row.id, &row.title, row.game.as_deref(), entries, Synonyms::new())
}

/// Takes a rulebook away with its text. What was written on it stays, and is seen again should it come back.
///
/// # Errors
/// `no-book`, or what the store says.
pub fn remove(house: &House, id: &str) -> Result<(), Trouble> {
    let row = find(house, id)?;
    house.store.erase(|tx| book::remove(tx, &row.id))?;
    house.library.remove(&row.id);
    Ok(())
}

/// A rulebook as Markdown, under a name for its file.
///
/// # Errors
/// `no-book`, or what the store says.
pub fn export(house: &House, id: &str) -> Result<(String, String), Trouble> {
    let row = find(house, id)?;
    let passages = house.store.read(|db| passage::all(db, &row.id))?;
    let mut text = String::new();
    let mut way: Vec<String> = Vec::new();
    for passage in &passages {
        for heading in headings(&mut way, passage) {
            text.push_str(&format!("{heading}\n\n"));
        }
        if !passage.text.is_empty() {
            text.push_str(&format!("{}\n\n", passage.text));
        }
    }
    Ok((format!("{}.md", file_name(&row.title)), text))
}

// The headings a passage stands under that were not written yet.
fn headings(way: &mut Vec<String>, passage: &PassageRow) -> Vec<String> {
    if passage.level == 0 {
        return Vec::new();
    }
    let above = passage.place.split(import::WAY).filter(|one| !one.is_empty());
    let all: Vec<String> = above.chain([passage.heading.as_str()]).map(str::to_owned).collect();
    let known = way.iter().zip(&all).take_while(|(one, other)| one == other).count().min(all.len() - 1);
    let marked = |(depth, title): (usize, &String)| format!("{} {title}", "#".repeat((depth + 1).min(6)));
    let new = all.iter().enumerate().skip(known).map(marked).collect();
    *way = all;
    new
}

fn file_name(title: &str) -> String {
    let plain = |one: char| if one.is_alphanumeric() { one } else { '-' };
    let name = title.chars().map(plain).collect::<String>().trim_matches('-').to_lowercase();
    if name.is_empty() { "rulebook".to_owned() } else { name }
}

fn find(house: &House, id: &str) -> Result<BookRow, Trouble> {
    let missing = || Trouble::new("no-book").with("book", shortened(id));
    house.store.read(|db| book::find(db, id))?.ok_or_else(missing)
}

/// Puts every rulebook of the store on the shelf that is not there yet, and takes those away that went: another
/// process may keep the same books.
///
/// # Errors
/// What the store says.
pub fn shelve(house: &House) -> Result<(), Trouble> {
    let (rows, there) = (house.store.read(book::all)?, house.library.own());
    for gone in there.iter().filter(|id| rows.iter().all(|row| row.id != **id)) {
        house.library.remove(gone);
    }
    for row in rows.iter().filter(|row| !there.contains(&row.id)) {
        let passages = house.store.read(|db| passage::all(db, &row.id))?;
        house.library.add(shelf_book(row, passages));
    }
    Ok(())
}
