//! What a Giga-Robo! table holds. Everything that an effect, a re-roll or an adjustment can touch lives here, never in
//! a step. Serialised names are load-bearing: logs and snapshots hold them.
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

/// An attack from its declaration until the dice are taken away.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub by: Seat,
    pub target: Seat,
    /// In the order they resolve (GR-CMB-03).
    pub cards: Vec<Key>,
    pub cancelled: Vec<Key>,
    pub resolved: Vec<Key>,
    /// How many levels the attacker stands above the Target.
    pub level: i64,
    pub cover: Cover,
    pub reply: Option<Reply>,
    pub attacker: Pool,
    pub defender: Pool,
    /// Dice were re-rolled: ties and Success are worked out again (GR-DIE-13).
    pub rerolled: bool,
    pub judged: Option<Judged>,
    /// Seats that an opponent's damage reached, in player order.
    pub hurt: Vec<Seat>,
    /// Rage for it has been gained; what hurts from here on is no longer of the attack (GR-AMB-27).
    pub raged: bool,
    /// How it comes out by a text, whatever was rolled (GR-ATK-29).
    pub automatic: Option<Judged>,
    /// Who gains Rage more than once for it, and how often (GR-RAG-06).
    pub rages: Vec<(Seat, i64)>,
}

/// Who is in Cover from whom.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Cover {
    pub target: bool,
    pub attacker: bool,
}

/// What the Target answered (GR-ATK-09).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    Defend,
    React(Key),
    TakeHit,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Attacker,
    Defender,
}

/// One side's dice.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Pool {
    /// Dice before effects, once the pools are assembled (GR-RSP-S16).
    pub base: Option<i64>,
    /// Dice that effects added or took.
    pub extra: i64,
    /// The most dice of the main kind; none for Defense Dice (GR-AMB-22).
    pub cap: Option<i64>,
    /// Power Dice bought.
    pub power: i64,
    pub dice: Vec<Die>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Die {
    pub face: i64,
    pub aside: bool,
    pub power: bool,
}

/// How the comparison came out.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The side whose attack succeeds, if one does.
    pub winner: Option<Side>,
    pub successes: i64,
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

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

impl Attack {
    pub fn pool(&self, side: Side) -> &Pool {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    pub fn pool_mut(&mut self, side: Side) -> &mut Pool {
        match side {
            Side::Attacker => &mut self.attacker,
            Side::Defender => &mut self.defender,
        }
    }

    pub fn seat(&self, side: Side) -> Seat {
        match side {
            Side::Attacker => self.by,
            Side::Defender => self.target,
        }
    }

    /// The side a seat fights on, if it does.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        match seat {
            _ if seat == self.by => Some(Side::Attacker),
            _ if seat == self.target => Some(Side::Defender),
            _ => None,
        }
    }

    /// How often a seat gains Rage each time it would (GR-RAG-06).
    pub fn rages_of(&self, seat: Seat) -> i64 {
        self.rages.iter().find(|(one, _)| *one == seat).map_or(1, |(_, times)| *times)
    }

    /// The seat whose attack succeeds, if one does.
    pub fn winner(&self) -> Option<Seat> {
        self.judged.and_then(|judged| judged.winner).map(|side| self.seat(side))
    }

    /// The cards of both sides, with whose they are.
    pub fn all_cards(&self) -> Vec<(Seat, Key)> {
        let mut cards: Vec<(Seat, Key)> = self.cards.iter().map(|card| (self.by, card.clone())).collect();
        if let Some(Reply::React(card)) = &self.reply {
            cards.push((self.target, card.clone()));
        }
        cards
    }

    /// Whether a card resolved to its end; only cards of the side that succeeded do.
    pub fn has_resolved(&self, owner: Seat, card: &Key) -> bool {
        self.winner() == Some(owner) && self.resolved.contains(card)
    }

    /// The cards of the side that succeeded, in the order they resolve.
    pub fn winning_cards(&self) -> Vec<Key> {
        match (self.judged.and_then(|judged| judged.winner), &self.reply) {
            (Some(Side::Attacker), _) => self.cards.clone(),
            (Some(Side::Defender), Some(Reply::React(card))) => vec![card.clone()],
            _ => Vec::new(),
        }
    }
}

impl Pool {
    /// Attack or Defense Dice of the roll: everything added up, then clamped (GR-DIE-04, GR-AMB-20).
    pub fn main(&self) -> i64 {
        let dice = (self.base.unwrap_or(0) + self.extra).max(0);
        self.cap.map_or(dice, |cap| dice.min(cap))
    }

    /// All dice of the roll; whoever has more tokens still rolls six Power Dice (GR-DIE-03, GR-PWR-07).
    pub fn total(&self) -> i64 {
        self.main() + self.power.min(super::fight::DICE)
    }

    /// Faces of the dice in play.
    pub fn live(&self) -> impl Iterator<Item = i64> {
        self.dice.iter().filter(|die| !die.aside).map(|die| die.face)
    }

    /// The highest die in play; 0 when there is none.
    pub fn best(&self) -> i64 {
        self.live().max().unwrap_or(0)
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
