//! The pieces that show who stands where and who fights whom.
use super::{Chip, Cited, Die, Tone};
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// An attack with both sides' card: each face down until both are opened, then with its die.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Duel {
    pub title: Text,
    /// The rule behind the headline, with its short name.
    pub rule: Option<Cited>,
    pub sides: Vec<Side>,
}

/// One side of a [`Duel`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Side {
    pub seat: Seat,
    pub title: Text,
    /// What was laid down.
    pub card: Option<Chip>,
    pub dice: Vec<Die>,
    /// What the die counts for, once known.
    pub score: Option<i64>,
    pub note: Option<Text>,
    pub leads: bool,
}

/// A map of squares or hexes with what stands on it. A space is named `x:y` from 1:1 at the upper left; an edge by a
/// space and a letter: `x:ye` its east edge, `x:ys` its south edge. Slots that name places ([`crate::offer::Slot::on`])
/// use the same names.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Grid {
    pub title: Text,
    pub cells: Cells,
    pub wide: i64,
    pub high: i64,
    pub areas: Vec<Area>,
    /// The spaces with something to show; the others are bare.
    pub spots: Vec<Spot>,
    pub walls: Vec<Wall>,
}

/// The shape of the spaces of a [`Grid`].
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cells {
    Squares,
    Hexes,
}

/// A rectangle of spaces with a name of its own.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Area {
    /// As slots and dials name it.
    pub id: String,
    pub title: Text,
    /// The space at its upper left, and its size in spaces.
    pub x: i64,
    pub y: i64,
    pub wide: i64,
    pub high: i64,
    pub tone: Tone,
    /// What lies in it as a whole.
    pub chips: Vec<Chip>,
}

/// A space with something on it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spot {
    pub at: String,
    pub seats: Vec<Seat>,
    pub chips: Vec<Chip>,
    /// Levels above the ground.
    pub height: i64,
}

/// A wall on an edge.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wall {
    pub at: String,
    pub tone: Tone,
}
