//! The pieces of a board: meters, tokens, slots, rows, dice.
use super::{Duel, Grid, Progress};
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

/// A part of the board with a name a layout may place it by.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Region {
    pub id: String,
    /// The seat whose side of the table this is.
    pub seat: Option<Seat>,
    pub piece: Piece,
}

/// The vocabulary of the screen; closed like the slot kinds.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(tag = "piece", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Piece {
    /// A seat's or unit's plate.
    Sheet {
        title: Text,
        note: Option<Text>,
        pieces: Vec<Piece>,
    },
    Meter(Meter),
    Tokens(Tokens),
    /// Titled columns of chips.
    Slots {
        title: Text,
        columns: Vec<Column>,
    },
    /// Ordered chips, drawn folded when `folded`.
    Row {
        title: Text,
        chips: Vec<Chip>,
        folded: bool,
    },
    Dice(Dice),
    Duel(Duel),
    Grid(Grid),
}

/// One number with its bounds.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meter {
    pub title: Text,
    pub value: i64,
    pub max: Option<i64>,
    /// The printed value, where somebody changed it.
    pub printed: Option<i64>,
    pub tone: Tone,
    pub look: Look,
    /// The dial that sets it.
    pub dial: Option<String>,
}

/// What a colour means; the screen picks the colour.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tone {
    Plain,
    Seat,
    Harm,
    Good,
    Hot,
}

/// How a meter is drawn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Look {
    /// Two rows of cubes, tens and ones, as on a printed track.
    Cubes,
    Pips,
    /// The number alone.
    Plain,
    /// A printed track with a marker on it, and no upper end.
    Track,
    /// Cards held in a hand, backs up.
    Hand,
}

/// A pool of tokens that share one cap.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tokens {
    pub title: Text,
    /// How many places there are; none when unlimited.
    pub cap: Option<i64>,
    pub groups: Vec<Group>,
}

/// Tokens of one kind or in one place.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Group {
    pub title: Text,
    pub count: i64,
    pub tone: Tone,
    pub dial: Option<String>,
}

/// One column of [`Piece::Slots`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Column {
    pub title: Text,
    pub chips: Vec<Chip>,
}

/// A card, a token, a module: one small thing with a name.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chip {
    pub text: Text,
    pub lie: Lie,
    /// A drawing the screen has for it: `surge`, `fire`.
    pub icon: Option<String>,
    /// How many of it, where it is a heap.
    pub count: Option<i64>,
    /// Short facts: cost, range.
    pub badges: Vec<Text>,
    pub progress: Option<Progress>,
    /// The rule it opens.
    pub rule: Option<String>,
    /// The dial that moves it.
    pub dial: Option<String>,
}

/// How a chip lies on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lie {
    /// In force.
    Upright,
    Sideways,
    Token,
    /// Struck out: cancelled or spent.
    Struck,
    /// Face down.
    Covered,
}

/// Rows of dice held against each other.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dice {
    pub title: Text,
    /// The rule behind the headline, with its short name.
    pub rule: Option<Cited>,
    pub rows: Vec<DiceRow>,
}

/// A rule under a short name.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cited {
    pub id: String,
    pub text: Text,
}

/// One side's dice.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiceRow {
    pub seat: Seat,
    pub title: Text,
    pub note: Text,
    pub dice: Vec<Die>,
    /// What the row counts for, once known.
    pub score: Option<i64>,
    pub leads: bool,
}

/// One die on the table; no face before it is rolled.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Die {
    pub face: Option<i64>,
    pub shape: Shape,
    pub aside: bool,
}

/// Which kind of die it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shape {
    Main,
    Extra,
}
