//! What a screen receives: plain data in the words of a table. A game composes these pieces; the screen draws them
//! and computes nothing. Colours, places and sizes are the screen's.
use crate::seat::Seat;
use crate::text::Text;
use serde::Serialize;

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
