//! What a screen asks of the library, which belongs to no table.
use super::house::House;
use super::rulebooks::shelve;
use crate::error::Trouble;
use crate::library::{Ask, Library};
use crate::store::session;
use crate::wire::Found;

/// The most entries in one answer.
const FOUND: usize = 30;

/// The library with the rulebooks of this house on its shelf.
///
/// # Errors
/// What the store says.
pub fn shelved(house: &House) -> Result<&Library, Trouble> {
    shelve(house)?;
    Ok(&house.library)
}

/// What answers a query best; entries of the session's game stand first.
///
/// # Errors
/// What the store says.
pub fn search(house: &House, game: Option<&str>, query: &str, session: Option<&str>) -> Result<Vec<Found>, Trouble> {
    // A session that went meanwhile puts no game first, and that is all.
    let session = session.map(|id| house.store.read(|db| session::find(db, id))).transpose()?.flatten();
    let first = session.as_ref().map(|session| session.game.as_str());
    Ok(shelved(house)?.search(&Ask { query, game, first, most: FOUND }))
}
