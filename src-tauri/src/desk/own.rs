//! What a house has of its own in the library, in one answer; bookmarks and the newest searches, which are kept as
//! they are. Notes are in [`super::notes`], rulebooks in [`super::rulebooks`].
use super::house::{House, now};
use super::library::shelved;
use super::notes::no_entry;
use super::{notes, rulebooks};
use crate::error::Trouble;
use crate::store::bookmark::{self, BookmarkRow};
use crate::store::recent;
use crate::wire::{Bookmark, Own};

/// How many searches are remembered.
const RECENT: usize = 12;
/// The longest search that is remembered, in letters.
const LONGEST: usize = 120;
/// The most bookmarks of a house.
const MOST: usize = 1_000;

/// Everything of this house.
///
/// # Errors
/// What the store says.
pub fn own(house: &House) -> Result<Own, Trouble> {
    Ok(Own {
        notes: notes::all(house)?,
        bookmarks: bookmarks(house)?,
        recent: house.store.read(recent::all)?,
        books: rulebooks::all(house)?,
    })
}

// What is marked in a book that is not here just now is not shown.
fn bookmarks(house: &House) -> Result<Vec<Bookmark>, Trouble> {
    let (library, rows) = (shelved(house)?, house.store.read(bookmark::all)?);
    Ok(rows.iter().filter_map(|row| library.named(&row.game, &row.entry)).collect())
}

/// Marks an entry, or takes its mark away.
///
/// # Errors
/// `no-entry`, `full`, or what the store says.
pub fn bookmark(house: &House, game: &str, id: &str, marked: bool) -> Result<(), Trouble> {
    let row = BookmarkRow { game: game.to_owned(), entry: id.to_owned() };
    if !marked {
        return Ok(house.store.write(|tx| bookmark::remove(tx, &row))?);
    }
    if shelved(house)?.named(game, id).is_none() {
        return Err(no_entry(id));
    }
    let kept = house.store.write(|tx| {
        let marked = bookmark::all(tx)?;
        let fits = marked.len() < MOST || marked.contains(&row);
        if fits { bookmark::add(tx, &row, now()).map(|()| true) } else { Ok(false) }
    })?;
    if kept { Ok(()) } else { Err(Trouble::new("full").with("most", MOST)) }
}

/// Remembers a search that led somewhere.
///
/// # Errors
/// What the store says.
pub fn remember(house: &House, query: &str) -> Result<(), Trouble> {
    let line = query.split_whitespace().collect::<Vec<_>>().join(" ");
    let query: String = line.chars().filter(|one| !one.is_control()).take(LONGEST).collect();
    if query.is_empty() {
        return Ok(());
    }
    Ok(house.store.write(|tx| recent::add(tx, &query, now(), RECENT))?)
}

/// Forgets what was searched.
///
/// # Errors
/// What the store says.
pub fn forget(house: &House) -> Result<(), Trouble> {
    Ok(house.store.write(recent::clear)?)
}
