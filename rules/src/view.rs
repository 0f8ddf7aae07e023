//! What a screen receives: plain data in the words of a table. A game composes these pieces; the screen draws them
//! and computes nothing. Colours, places and sizes are the screen's.
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

mod ground;
mod piece;

pub use ground::{Area, Cells, Duel, Grid, Side, Spot, Wall};
pub use piece::{Chip, Cited, Column, Dice, DiceRow, Die, Group, Lie, Look, Meter, Piece, Region, Shape, Tokens, Tone};

/// Whose eyes a board is made for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Viewer {
    /// Somebody who holds these seats and sees what they see.
    Seats(Vec<Seat>),
    /// A screen that several seats share: it speaks for each, and shows the secrets of none.
    Shared(Vec<Seat>),
    /// Somebody who only watches.
    Spectator,
}

impl Viewer {
    /// Whether the secrets of `seat` may be shown.
    pub fn sees(&self, seat: Seat) -> bool {
        match self {
            Viewer::Seats(seats) => seats.contains(&seat),
            Viewer::Shared(_) | Viewer::Spectator => false,
        }
    }

    /// Whether this screen speaks for `seat`.
    pub fn speaks_for(&self, seat: Seat) -> bool {
        match self {
            Viewer::Seats(seats) | Viewer::Shared(seats) => seats.contains(&seat),
            Viewer::Spectator => false,
        }
    }
}

/// Everything one viewer may see of a table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// One line under the title: the turn, the round.
    pub now: Text,
    /// Whose turn it is.
    pub turn: Seat,
    /// The phases of this turn.
    pub trail: Vec<Stop>,
    /// Who is asked, and why; nothing when the fight is decided.
    pub asking: Option<Asking>,
    /// What was declared and has not happened yet, newest first.
    pub stack: Vec<Waiting>,
    pub regions: Vec<Region>,
    pub outcome: Option<Ended>,
}

/// One phase on the trail.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stop {
    pub title: Text,
    pub state: Progress,
}

/// Where a phase or a chip of a row stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Progress {
    Done,
    Now,
    Next,
}

/// The open question.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asking {
    /// The seats that owe an answer or have the word, first the one asked first.
    pub seats: Vec<Seat>,
    pub title: Text,
    pub why: Text,
    /// The seats that still have to pass or answer before it closes, in the order they come.
    pub left: Vec<Seat>,
    /// The seats whose answer is in and stays hidden until all are: each may still take it back.
    pub answered: Vec<Seat>,
    /// The name of the window or ask, as scenarios write it.
    pub window: String,
    pub kind: Question,
    /// The rules of this moment.
    pub rules: Vec<String>,
}

/// Whether an open question can be passed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// A response window: passing is an answer.
    Window,
    /// An answer is owed.
    Ask,
    /// An answer is owed and stays hidden until all are in.
    Sealed,
}

/// One card of the response stack.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// The number that `void` takes.
    pub no: u32,
    pub by: Seat,
    pub title: Text,
    pub cancelled: bool,
}

/// How a fight ended.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ended {
    pub winners: Vec<Seat>,
    pub title: Text,
}

/// One line of the table check: what should lie on the real table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckLine {
    pub seat: Option<Seat>,
    pub text: Text,
    pub note: Option<Text>,
    /// The dials that mend it.
    pub dials: Vec<String>,
}

/// The key of the line that says a seat passed.
pub const PASSED: &str = "log-passed";

/// One line of the log, made from facts alone.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    pub seat: Option<Seat>,
    pub text: Text,
    /// The rule that decided it.
    pub rule: Option<String>,
    /// Whether it is the declaration itself or a consequence.
    pub lead: bool,
}
