//! The made-up game's types: its state, where it can stand, what can be declared and what can happen.
use rules::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Variant {
    /// Pokes put out two flames instead of one.
    pub hard: bool,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub turn: Seat,
    pub round: i64,
    pub flames: Vec<i64>,
    /// Known to its owner alone.
    pub secret: Vec<i64>,
    /// Plans in the order they were opened.
    pub plans: Vec<(Seat, i64)>,
    pub votes: Vec<(Seat, bool)>,
    pub waves: i64,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Round,
    Planned,
    Once,
    Vote,
    Voted,
    Outer,
    Inner,
    OuterEnds,
    RoundEnds,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    Plan,
    Free,
    Once,
    Vote,
    Darts,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    Plan { number: i64 },
    Poke { target: Seat },
    Vote { yes: bool },
    Dart { target: Seat },
    Hush { thing: u32 },
    Wave,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    Dart { target: Seat },
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Turn(Seat),
    RoundBegan,
    Flames { seat: Seat, to: i64 },
    Secret { seat: Seat, to: i64 },
    Planned { seat: Seat, number: i64 },
    Voted { seat: Seat, yes: bool },
    Waves(i64),
}

impl State {
    pub fn order(&self) -> Vec<Seat> {
        let count = self.flames.len();
        (0..count).map(|step| Seat(((self.turn.index() + step) % count) as u8)).collect()
    }
}
