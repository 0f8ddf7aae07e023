//! An attack as it is kept, from its declaration until the dice are taken away. Its steps are in [`super::fight`].
//! Serialised names are load-bearing: logs and snapshots hold them.
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};

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
