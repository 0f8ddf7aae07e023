//! The wire types of opening a table: the games, who sits down with what, the table options, the saved sessions.
use super::{Choice, SeatBuild};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A game one can open.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    pub title: String,
    pub note: String,
    pub min_seats: usize,
    pub max_seats: usize,
    /// What each seat chooses, in order: a pilot, a robot.
    pub parts: Vec<Part>,
    pub options: Vec<TableOption>,
}

/// One thing each seat chooses.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Part {
    pub kind: String,
    pub title: String,
    pub from: Vec<PartChoice>,
}

/// One entity of a part.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PartChoice {
    pub key: String,
    pub name: String,
    /// Its numbers in a line.
    pub note: String,
    /// What the starter build brings, in a line.
    pub build: String,
}

/// One person of a new table.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSeat {
    /// Empty: the app names the seat after its first piece, or by its letter.
    pub name: String,
    /// One entity for each part of the game, by key.
    pub pieces: Vec<String>,
    /// What they bring besides; left out: their starter builds.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub build: Option<SeatBuild>,
}

/// A named switch of the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableOption {
    pub option: String,
    pub title: String,
    pub note: String,
    pub rule: String,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Value,
    pub choices: Vec<Choice>,
}

/// A saved session in the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionInfo {
    pub session: String,
    pub game: String,
    pub title: String,
    /// Where it stands, in a line.
    pub note: String,
    /// RFC 3339, UTC.
    pub touched: String,
    pub over: bool,
    /// Why it cannot be played on, if it cannot.
    pub locked: Option<String>,
}
