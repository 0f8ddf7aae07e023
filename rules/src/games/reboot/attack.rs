//! One attack with its counter: who, whom, what both sides laid, what was rolled. Plain data; the procedure is in `fight.rs`.
use super::book::Item;
use crate::ground::Way;
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};

/// Which half of an attack: the attacker's, then the target's counter.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Attack,
    Counter,
}

/// An attack from its announcement (RB-ATK-01) to its end.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub by: Seat,
    pub target: Seat,
    /// What people said, where the board is not kept: the range now, and whether a wall lies between.
    pub distance: i64,
    pub walled: bool,
    pub attack: Side,
    pub counter: Side,
    /// The target as it stood before the hit, where a table takes a hit back (RB-AMB-06).
    pub before: Option<Before>,
    /// Whether somebody fell to a blow, and the token that lies there may be taken at once (RB-END-04).
    pub spoils: bool,
}

/// What one side does in an attack.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// What was laid, once both are open.
    pub laid: Laid,
    /// The card left the hand for this: where it goes is decided by the roll (RB-CRD-02, RB-CRD-03).
    pub used: bool,
    pub face: Option<i64>,
    /// ENERGY cards added to the die (RB-ATK-06).
    pub boost: i64,
    pub result: Outcome,
    /// Damage the target's shield takes (RB-SHD-02).
    pub absorbed: i64,
    pub way: Option<Way>,
}

/// What a side laid face down.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laid {
    #[default]
    Nothing,
    Unarmored,
    /// The melee weapon worn; what lay there was a decoy (RB-ATK-02).
    Melee(Key),
    Ranged(Key),
    Energy(i64),
}

/// What came of a side's attack.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    #[default]
    Pending,
    Hit,
    Missed,
    /// Out of range once its turn came (RB-CTR-04).
    OutOfRange,
}

/// A target before it was hit, and how far away it was said to be.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Before {
    pub energy: i64,
    pub broken: i64,
    pub at: Option<crate::ground::At>,
    pub shield: Option<Key>,
    pub distance: i64,
}

impl Role {
    pub fn other(self) -> Role {
        match self {
            Role::Attack => Role::Counter,
            Role::Counter => Role::Attack,
        }
    }
}

impl Attack {
    /// A fresh attack.
    pub fn new(by: Seat, target: Seat, distance: i64, walled: bool) -> Attack {
        let (attack, counter) = (Side::default(), Side::default());
        Attack { by, target, distance, walled, attack, counter, before: None, spoils: false }
    }

    pub fn side(&self, role: Role) -> &Side {
        match role {
            Role::Attack => &self.attack,
            Role::Counter => &self.counter,
        }
    }

    pub fn side_mut(&mut self, role: Role) -> &mut Side {
        match role {
            Role::Attack => &mut self.attack,
            Role::Counter => &mut self.counter,
        }
    }

    /// Who strikes in this half.
    pub fn striker(&self, role: Role) -> Seat {
        match role {
            Role::Attack => self.by,
            Role::Counter => self.target,
        }
    }

    /// Who is struck in it.
    pub fn struck(&self, role: Role) -> Seat {
        self.striker(role.other())
    }

    /// The half in which a seat strikes.
    pub fn role(&self, seat: Seat) -> Option<Role> {
        [Role::Attack, Role::Counter].into_iter().find(|role| self.striker(*role) == seat)
    }
}

impl Side {
    /// A die of 6 as it fell doubles the damage; one that ENERGY raised does not (RB-ATK-07).
    pub fn critical(&self) -> bool {
        self.face == Some(super::book::FACES)
    }

    /// What the die counts for.
    pub fn score(&self) -> Option<i64> {
        Some(self.face? + self.boost)
    }
}

/// What a laid thing strikes with, if it strikes.
pub fn weapon_of(laid: &Laid, item: impl Fn(&Key) -> Option<Item>) -> Option<super::book::Weapon> {
    match laid {
        Laid::Melee(key) | Laid::Ranged(key) => item(key)?.weapon(),
        Laid::Nothing | Laid::Unarmored | Laid::Energy(_) => None,
    }
}
