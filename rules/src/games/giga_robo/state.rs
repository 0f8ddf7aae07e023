//! What a Giga-Robo! table holds. Everything that an effect, a re-roll or an adjustment can touch lives here, never in
//! a step. Serialised names are load-bearing: logs and snapshots hold them.
use super::attack::Attack;
use super::book::{Book, Card, Mat};
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The Active player.
    pub turn: Seat,
    /// Turns begun, of all players together.
    pub turns: u32,
    pub phase: Phase,
    /// Whether this turn's movement is spent (GR-MOV-02).
    pub moved: bool,
    /// Distances last said, each for a pair with the lower seat first; forgotten when somebody moves.
    pub said: Vec<Said>,
    /// Levels and Cover last said, each as one seat sees another; forgotten when somebody moves.
    pub grounds: Vec<Ground>,
    /// Seats that gain Rage once nothing is being carried out, oldest debt first (GR-AMB-27).
    pub owed: Vec<Seat>,
    pub robots: Vec<Robot>,
    pub attack: Option<Box<Attack>>,
    /// Recovery Rolls being made, the innermost last: an answer to one may call for another (GR-REC-01, GR-RSP-07).
    pub recoveries: Vec<Recovery>,
    /// Movement points the last Path cost.
    pub path_cost: Option<i64>,
    /// Until the first turn begins, where the table rolls for the map.
    #[serde(default)]
    pub set_up: Option<SetUp>,
}

/// A Recovery Roll from its declaration until its window closes.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recovery {
    pub seat: Seat,
    pub dice: i64,
    /// Power Dice bought.
    pub power: i64,
    pub faces: Vec<i64>,
    pub success: Option<bool>,
}

/// How far the set-up at the table has come (GR-SET-21, GR-SET-26, GR-SET-27).
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SetUp {
    /// Seats that roll now: everybody, or those who tied for highest.
    pub rolling: Vec<Seat>,
    pub rolled: Vec<(Seat, i64)>,
    /// The single highest roller.
    pub winner: Option<Seat>,
    /// Who chooses a Starting Zone first, and who takes the first turn.
    pub first: Option<(Seat, Seat)>,
}

/// The phases of a turn, in order (GR-TRN-01).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    TurnStart,
    Upkeep,
    Combat,
    Cooldown,
    TurnEnd,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Said {
    pub pair: (Seat, Seat),
    pub distance: i64,
}

/// The ground between an attacker and a Target.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ground {
    pub by: Seat,
    pub target: Seat,
    /// How many levels `by` stands above `target` (GR-DIE-08).
    pub level: i64,
    /// Whether `target` is in Cover from `by` (GR-COV-03).
    pub cover: bool,
}

/// One seat's pilot and robot.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Robot {
    pub stats: Stats,
    pub armor: i64,
    pub spirit: i64,
    /// Power Tokens in Power Token Control.
    pub control: i64,
    /// Whether an Active Barrier lies on the board (GR-STA-11).
    pub barrier: bool,
    /// Trauma Tokens by Slot: index 0 is Slot 1.
    pub trauma: [Trauma; 3],
    /// Cards that a Power Surge holds in this Cooldown Phase (GR-TRM-10).
    pub held: Vec<Key>,
    pub cards: BTreeMap<Key, Place>,
    pub abilities: BTreeMap<Key, Lit>,
    /// How much less the next card costs; [`super::facts::MANY`] makes it free.
    pub discount: i64,
    /// Cards whose text holds until the turn ends.
    pub lasting: Vec<Key>,
}

/// An Ability on the board.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Lit {
    /// Power Tokens on it; Activated while there are as many as it takes (GR-ABL-02, GR-ABL-03).
    pub tokens: i64,
    /// Triggered in this turn.
    pub used: bool,
}

/// The numbers of both boards, as they stand now; the printed ones are in the book.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stats {
    pub heart: i64,
    pub rage: i64,
    pub power: i64,
    pub max_spirit: i64,
    pub max_armor: i64,
    pub speed: i64,
    pub defense: i64,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trauma {
    pub anchor: i64,
    pub fire: i64,
    pub panic: i64,
    pub surge: i64,
}

/// The four kinds of Trauma Token (GR-TRM-15).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ill {
    Anchor,
    Fire,
    Panic,
    Surge,
}

/// Where a card lies. Moving it is one fact.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    Hand,
    Slot1,
    Slot2,
    Slot3,
    /// Activated: lying vertically (GR-STA-13).
    Slot1Upright,
    Slot2Upright,
    Slot3Upright,
    /// Declared and not yet in its Slot.
    Played,
    /// Not in this game.
    Aside,
}

impl State {
    pub fn robot(&self, seat: Seat) -> &Robot {
        &self.robots[seat.index()]
    }

    /// The innermost Recovery Roll.
    pub fn recovery(&self) -> Option<&Recovery> {
        self.recoveries.last()
    }

    /// Every seat in player order, the Active player first (GR-RSP-03).
    pub fn order(&self) -> Vec<Seat> {
        self.order_from(self.turn)
    }

    /// Every seat in player order from one of them.
    pub fn order_from(&self, first: Seat) -> Vec<Seat> {
        let count = self.robots.len();
        (0..count).map(|step| Seat(((first.index() + step) % count) as u8)).collect()
    }

    /// The distance last said between two seats.
    pub fn distance(&self, one: Seat, other: Seat) -> Option<i64> {
        let pair = (one.min(other), one.max(other));
        self.said.iter().find(|said| said.pair == pair).map(|said| said.distance)
    }

    /// The ground last said as `by` sees `target`: level and open where nobody said otherwise.
    pub fn ground(&self, by: Seat, target: Seat) -> Ground {
        let said = self.grounds.iter().find(|ground| (ground.by, ground.target) == (by, target));
        said.copied().unwrap_or(Ground { by, target, level: 0, cover: false })
    }

    /// Remembers the ground; from the other side the level is the opposite, and Cover what it was.
    pub fn remember(&mut self, ground: Ground) {
        let back = Ground { level: -ground.level, ..self.ground(ground.target, ground.by) };
        self.grounds.retain(|one| (one.by, one.target) != (ground.by, ground.target));
        self.grounds.retain(|one| (one.by, one.target) != (back.by, back.target));
        self.grounds.extend([ground, back]);
    }
}

impl Robot {
    /// Trauma Tokens of one kind in the whole Meter.
    pub fn ills(&self, ill: Ill) -> i64 {
        self.trauma.iter().map(|slot| slot.count(ill)).sum()
    }

    /// Power Tokens in Control and on Abilities together (GR-PWR-03).
    pub fn tokens(&self) -> i64 {
        self.control + self.abilities.values().map(|lit| lit.tokens).sum::<i64>()
    }

    /// The cards in a Slot or another place, in key order.
    pub fn lying(&self, wanted: impl Fn(Place) -> bool) -> Vec<Key> {
        self.cards.iter().filter(|(_, place)| wanted(**place)).map(|(key, _)| key.clone()).collect()
    }
}

impl Trauma {
    pub fn count(&self, ill: Ill) -> i64 {
        match ill {
            Ill::Anchor => self.anchor,
            Ill::Fire => self.fire,
            Ill::Panic => self.panic,
            Ill::Surge => self.surge,
        }
    }

    pub fn count_mut(&mut self, ill: Ill) -> &mut i64 {
        match ill {
            Ill::Anchor => &mut self.anchor,
            Ill::Fire => &mut self.fire,
            Ill::Panic => &mut self.panic,
            Ill::Surge => &mut self.surge,
        }
    }
}

impl Ill {
    pub const ALL: [Ill; 4] = [Ill::Anchor, Ill::Fire, Ill::Panic, Ill::Surge];

    /// The word in paths, acts and keys.
    pub fn word(self) -> &'static str {
        match self {
            Ill::Anchor => "anchor",
            Ill::Fire => "fire",
            Ill::Panic => "panic",
            Ill::Surge => "surge",
        }
    }

    /// The rule that says what it does.
    pub fn rule(self) -> &'static str {
        match self {
            Ill::Anchor => "GR-TRM-04",
            Ill::Fire => "GR-TRM-06",
            Ill::Panic => "GR-TRM-08",
            Ill::Surge => "GR-TRM-10",
        }
    }
}

impl Place {
    pub const ALL: [Place; 9] = [
        Place::Hand,
        Place::Slot3,
        Place::Slot2,
        Place::Slot1,
        Place::Slot3Upright,
        Place::Slot2Upright,
        Place::Slot1Upright,
        Place::Played,
        Place::Aside,
    ];

    /// The Slot's number, if it is one.
    pub fn slot(self) -> Option<usize> {
        match self {
            Place::Slot1 | Place::Slot1Upright => Some(1),
            Place::Slot2 | Place::Slot2Upright => Some(2),
            Place::Slot3 | Place::Slot3Upright => Some(3),
            Place::Hand | Place::Played | Place::Aside => None,
        }
    }

    /// Whether a card here is Activated.
    pub fn upright(self) -> bool {
        matches!(self, Place::Slot1Upright | Place::Slot2Upright | Place::Slot3Upright)
    }

    /// The place in a Slot; no Slot is the hand (GR-CDN-02).
    pub fn in_slot(slot: usize, upright: bool) -> Place {
        match (slot, upright) {
            (1, false) => Place::Slot1,
            (2, false) => Place::Slot2,
            (3, false) => Place::Slot3,
            (1, true) => Place::Slot1Upright,
            (2, true) => Place::Slot2Upright,
            (3, true) => Place::Slot3Upright,
            _ => Place::Hand,
        }
    }
}

/// The table as set up: full Armor, no Spirit, no tokens, and every card with a Cooldown Value in its Slot
/// (GR-SET-16, GR-SET-18, GR-SET-19, GR-SET-20).
pub fn opening(book: &Book) -> State {
    let robot = |mat: &Mat| {
        let (stats, armor) = super::mods::opening(mat.stats, &mat.mods);
        Robot {
            stats,
            armor,
            spirit: 0,
            control: 0,
            barrier: false,
            trauma: [Trauma::default(); 3],
            held: Vec::new(),
            cards: mat
                .cards
                .iter()
                .map(|card| (card.clone(), book.cards.get(card).map_or(Place::Aside, start)))
                .collect(),
            abilities: mat.abilities.iter().map(|ability| (ability.clone(), Lit::default())).collect(),
            discount: 0,
            lasting: Vec::new(),
        }
    };
    State {
        turn: Seat(0),
        turns: 1,
        phase: Phase::TurnStart,
        moved: false,
        said: Vec::new(),
        grounds: Vec::new(),
        owed: Vec::new(),
        robots: book.mats.iter().map(robot).collect(),
        attack: None,
        recoveries: Vec::new(),
        path_cost: None,
        set_up: None,
    }
}

fn start(card: &Card) -> Place {
    if card.aside { Place::Aside } else { Place::in_slot(card.cooldown, false) }
}
