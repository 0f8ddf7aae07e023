//! What a saved session says of itself: its card in the list, whether this build can play it, its set-up and
//! settings. Opening it is in [`super::table`].
use super::house::House;
use crate::error::Trouble;
use crate::store::{flow, session};
use crate::wire::{Flow, SeatFlow};
use crate::words::Words;
use rules::engine::{Engine, Play};
use rules::seat::Seat;
use rules::setup::Setup;
use rules::text::{Arg, Text};
use serde::{Deserialize, Serialize};

/// What a list shows of a session without opening it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    pub people: Vec<String>,
    pub now: Text,
    pub over: bool,
}

/// The card of a table for the list.
pub fn card(play: &dyn Play) -> String {
    let card = Card {
        people: play.people().into_iter().map(|(name, _)| name).collect(),
        now: play.now(),
        over: play.decided(),
    };
    // Strings and a flag: serialising them cannot fail.
    serde_json::to_string(&card).unwrap_or_default()
}

/// "Kato against Dash".
pub fn title(words: &Words, people: impl Iterator<Item = String>) -> String {
    let people: Vec<Arg> = people.map(Arg::Name).collect();
    match &people[..] {
        [one, other] => words.say(&Text::of("session-title-two").with("one", one.clone()).with("other", other.clone())),
        _ => words.say(&Text::of("session-title").with("people", people)),
    }
}

/// The game of a session, if this build can play it.
///
/// # Errors
/// `no-game` for a game it does not have, `earlier-build` for rules it no longer reads.
pub fn playable(house: &House, row: &session::Session) -> Result<&'static dyn Engine, Trouble> {
    let engine = house.engine(&row.game)?;
    if engine.rules_version() != row.rules_version {
        let (found, known) = (i64::from(row.rules_version), i64::from(engine.rules_version()));
        return Err(Trouble::new("earlier-build").with("found", found).with("known", known));
    }
    Ok(engine)
}

/// The set-up of a session.
///
/// # Errors
/// `corrupt` when it cannot be read.
pub fn setup_of(house: &House, row: &session::Session) -> Result<Setup, Trouble> {
    let text = house.store.read(|db| session::setup(db, row.no))?;
    serde_json::from_str(&text).map_err(|error| Trouble::new("corrupt").with("why", error.to_string()))
}

/// The flow setting of every seat.
///
/// # Errors
/// What the store says.
pub fn load_flows(house: &House, session: i64, seats: usize) -> Result<Vec<SeatFlow>, Trouble> {
    let rows = house.store.read(|db| flow::all(db, session))?;
    let setting = |seat: Seat| {
        let row = rows.iter().find(|row| row.seat == seat.0);
        let list = |text: Option<&String>| text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        let (stops, answers) = (list(row.map(|row| &row.stops)), list(row.map(|row| &row.answers)));
        SeatFlow { seat, flow: row.map(|row| read_word::<Flow>(&row.flow)).unwrap_or_default(), stops, answers }
    };
    Ok(Seat::all(seats).map(setting).collect())
}

/// A setting out of its word; the default for a word this build does not know.
pub fn read_word<T: serde::de::DeserializeOwned + Default>(word: &str) -> T {
    serde_json::from_value(serde_json::Value::from(word)).unwrap_or_default()
}

/// The word of a setting.
pub fn write_word<T: Serialize>(setting: &T) -> String {
    let value = serde_json::to_value(setting).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}
