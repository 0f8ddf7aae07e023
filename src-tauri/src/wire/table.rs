//! The wire types of a table: what it is when a screen opens it, and what changes from then on.
use super::{Dial, Offer, Said, Why};
use rules::seat::Seat;
use rules::view::{Asking, Ended, Line, Region, Stop, Waiting};
use serde::{Deserialize, Serialize};

/// How closely the rules are watched; switching changes nothing on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Level {
    /// Trackers, next step, end turn; windows pass by themselves.
    Count,
    /// Barred acts go through after a warning, and are marked.
    Warn,
    #[default]
    Enforce,
}

/// At which windows a seat is asked.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Flow {
    Every,
    /// At the game's usual stops and those of one's own.
    #[default]
    Stops,
    Quiet,
}

/// The question an input answers; an input made for another one is stale.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Token {
    /// Raised at each undo, redo and step back.
    pub epoch: u32,
    pub question: u32,
    pub turn: u32,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Table {
    pub session: String,
    pub game: String,
    pub seats: Vec<SeatInfo>,
    /// The seats this screen speaks for. One alone sees its secrets; several ask for them ([`super::TableRequest::Look`]).
    pub holds: Vec<Seat>,
    pub level: Level,
    /// What a seat may answer once for all.
    pub answers: Vec<StandingAnswer>,
    /// Counts the pushes; a push that starts elsewhere means: open again.
    pub version: u32,
    pub state: TableState,
    /// Regions in the order they are drawn.
    #[cfg_attr(test, ts(as = "Vec<Region>"))]
    pub regions: Vec<Said<Region>>,
}

/// Everything of a table but its regions: small, and sent whole with each push.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableState {
    /// The newest row of the log.
    pub head: i64,
    pub token: Token,
    /// Who fights whom, by the names they have now.
    pub title: String,
    pub now: String,
    pub turn: Seat,
    #[cfg_attr(test, ts(as = "Vec<Stop>"))]
    pub trail: Vec<Said<Stop>>,
    #[cfg_attr(test, ts(as = "Option<Asking>"))]
    pub asking: Option<Said<Asking>>,
    #[cfg_attr(test, ts(as = "Vec<Waiting>"))]
    pub stack: Vec<Said<Waiting>>,
    #[cfg_attr(test, ts(as = "Option<Ended>"))]
    pub outcome: Option<Said<Ended>>,
    /// What each seat that is asked, and that this connection holds, may declare.
    pub offers: Vec<SeatOffers>,
    /// What undo would take back; nothing when there is nothing.
    pub undo: Option<String>,
    pub redo: Option<String>,
    /// Windows that passed by themselves since the last input, in order: "respond here" goes back to one.
    pub passed: Vec<Passed>,
    pub flows: Vec<SeatFlow>,
    pub level: Level,
    /// Where this table stands in the lesson it was laid out for.
    pub lesson: Option<LessonPlace>,
}

/// How far a table has come in its lesson.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonPlace {
    pub lesson: String,
    /// How many of its moves are made; none where the table has left the lesson.
    pub done: Option<usize>,
}

/// What one seat may declare.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatOffers {
    pub seat: Seat,
    pub offers: Vec<Offer>,
}

/// The secrets of one seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Secrets {
    pub seat: Seat,
    /// The regions that hold more for this seat than a shared screen shows.
    #[cfg_attr(test, ts(as = "Vec<Region>"))]
    pub regions: Vec<Said<Region>>,
    /// What the seat may declare, secret choices included.
    pub offers: Vec<Offer>,
    /// The values that are hidden from the others and that the seat may set.
    pub dials: Vec<Dial>,
}

/// A window that nobody was stopped at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Passed {
    pub index: usize,
    /// The chart row, to stop there next time.
    pub row: String,
    pub title: String,
    pub rules: Vec<String>,
}

/// A seat's flow setting.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatFlow {
    pub seat: Seat,
    pub flow: Flow,
    /// Chart rows this seat stops at besides the game's.
    pub stops: Vec<String>,
    /// Keys of the answers this seat gives whenever that is asked.
    pub answers: Vec<String>,
}

/// An answer a seat may give once for the whole table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingAnswer {
    pub key: String,
    /// The ask it answers: a seat keeps one answer for each.
    pub ask: String,
    pub title: String,
}

/// Who sits where.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    pub seat: Seat,
    pub word: String,
    pub letter: String,
    pub name: String,
    /// What they play, in a line.
    pub note: String,
}

/// A change of a table: what is not named stayed as it was.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Push {
    pub session: String,
    pub from: u32,
    pub to: u32,
    pub state: TableState,
    /// Regions that changed or are new.
    #[cfg_attr(test, ts(as = "Vec<Region>"))]
    pub regions: Vec<Said<Region>>,
    /// Every region's id, in drawing order; an id not here is gone.
    pub order: Vec<String>,
    /// Seats whose name or note changed come whole.
    pub seats: Vec<SeatInfo>,
}

/// One step of the log as a person means it: the input and what it brought about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entry {
    pub seq: i64,
    pub seat: Option<Seat>,
    /// RFC 3339, UTC.
    pub at: String,
    #[cfg_attr(test, ts(as = "Vec<Line>"))]
    pub lines: Vec<Said<Line>>,
    /// Windows that passed by themselves in this step.
    pub passes: usize,
    /// The reasons the table overruled.
    pub overruled: Vec<Why>,
}
