//! The list of saved sessions, without opening any.
use super::house::{House, rfc3339};
use super::saved::{Card, playable, title};
use crate::error::Trouble;
use crate::store::session::{self, Session};
use crate::wire::SessionInfo;
use rules::text::Text;
use std::collections::HashMap;

/// Every session, newest first; `locked` are those that could not be opened, with the reason.
///
/// # Errors
/// What the store says.
pub fn sessions(house: &House, locked: &HashMap<String, Trouble>) -> Result<Vec<SessionInfo>, Trouble> {
    let rows = house.store.read(session::all)?;
    Ok(rows.iter().map(|row| info(house, row, locked.get(&row.id))).collect())
}

fn info(house: &House, row: &Session, locked: Option<&Trouble>) -> SessionInfo {
    let words = house.words_of(&row.game);
    // A card nobody can read loses its line in the list, nothing else.
    let card = serde_json::from_str(&row.card);
    let card = card.unwrap_or_else(|_| Card { people: Vec::new(), now: Text::of("label-step"), over: false });
    let trouble = locked.cloned().or_else(|| playable(house, row).err());
    SessionInfo {
        session: row.id.clone(),
        game: row.game.clone(),
        title: title(&words, card.people.into_iter()),
        note: words.say(&card.now),
        touched: rfc3339(row.touched),
        over: card.over,
        locked: trouble.map(|trouble| words.say(&trouble.cause())),
    }
}
