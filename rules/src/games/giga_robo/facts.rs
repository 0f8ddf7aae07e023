//! What happens in a fight, and how it changes the state. Folding is total: events assign, they never take away what
//! must be there, and they know no rule. Serialised names are load-bearing: logs hold them.
mod fold;

pub use fold::evolve;

use super::attack::{Judged, Reply, Side};
use super::state::{Phase, Place, Stats, Trauma};
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// These seats roll for the map, anew.
    MapRolling(Vec<Seat>),
    MapRolled {
        seat: Seat,
        face: i64,
    },
    MapWon(Seat),
    /// Who chooses a Starting Zone first, and who takes the first turn.
    Packaged {
        zone: Seat,
        turn: Seat,
    },
    /// A player became the Active player.
    TurnBegan(Seat),
    /// The table was put on somebody's turn.
    TurnSet(Seat),
    /// A turn was put back to its start: nothing of it has happened.
    TurnAfresh,
    PhaseBegan(Phase),
    Spirit {
        seat: Seat,
        from: i64,
        to: i64,
        lost: i64,
        why: Why,
    },
    Control {
        seat: Seat,
        from: i64,
        to: i64,
        lost: i64,
        why: Why,
    },
    Armor {
        seat: Seat,
        from: i64,
        to: i64,
        why: Why,
    },
    /// An Active Barrier took damage and went (GR-BAR-03).
    BarrierSpent {
        seat: Seat,
        took: i64,
    },
    BarrierSet {
        seat: Seat,
        up: bool,
    },
    StatsSet {
        seat: Seat,
        stats: Stats,
    },
    Placed {
        seat: Seat,
        card: Key,
        to: Place,
    },
    TraumaSet {
        seat: Seat,
        slots: [Trauma; 3],
    },
    Held {
        seat: Seat,
        cards: Vec<Key>,
    },
    Moved(Option<i64>),
    MovedSet(bool),
    Said {
        one: Seat,
        other: Seat,
        distance: i64,
    },
    Attacked {
        by: Seat,
        target: Seat,
        cards: Vec<Key>,
        level: i64,
        cover: bool,
    },
    Replied {
        reply: Reply,
        cover: bool,
    },
    /// A side's dice before effects, and the most it may roll.
    Pooled {
        side: Side,
        base: i64,
        cap: Option<i64>,
    },
    Bought {
        side: Side,
        dice: i64,
    },
    /// Dice that effects add or take, in all.
    ExtraSet {
        side: Side,
        dice: i64,
    },
    /// The first `main` faces are of the main kind, the rest Power Dice.
    Rolled {
        side: Side,
        faces: Vec<i64>,
        main: i64,
    },
    Rerolled {
        side: Side,
        die: usize,
        face: i64,
    },
    /// Ties are worked out again; dice set aside before come back if the table plays it so.
    Reread {
        recompute: bool,
    },
    SetAside {
        side: Side,
        dice: Vec<usize>,
    },
    FaceSet {
        side: Side,
        die: usize,
        face: i64,
    },
    Judged(Judged),
    CardCancelled(Key),
    /// A card of the attack resolved to its end.
    Worked(Key),
    /// An opponent's damage reached this seat in the attack.
    Hurt(Seat),
    /// Everybody hurt in the attack has gained Rage.
    Raged,
    /// This side's attack succeeds, whatever was rolled; the other side gains Rage so often for it.
    Automatic {
        side: Side,
        successes: i64,
        rage: i64,
    },
    /// A miniature was moved by a text: distances said before no longer hold.
    Displaced,
    /// Power Tokens on an Ability; none turns it off.
    Lit {
        seat: Seat,
        ability: Key,
        tokens: i64,
    },
    /// An Ability was Triggered.
    Used {
        seat: Seat,
        ability: Key,
    },
    /// The next card costs less.
    Discounted {
        seat: Seat,
        amount: i64,
    },
    /// A card's text holds until the turn ends.
    Lasting {
        seat: Seat,
        card: Key,
    },
    RecoveryBegan {
        seat: Seat,
        dice: i64,
    },
    RecoveryBought(i64),
    RecoveryRolled(Vec<i64>),
    /// A die of it shows another face: re-rolled, or set by hand.
    RecoveryFace {
        die: usize,
        face: i64,
    },
    RecoveryJudged(bool),
    RecoveryOver,
    /// Rage is owed outside an attack.
    Owed(Seat),
    Collected,
    AttackOver,
}

/// What changed a number.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    Heart,
    Power,
    Rage,
    Cost(Key),
    /// A card's text, by whom and whether Inflicted or Received (GR-DMG-01, GR-DMG-02).
    Text(Key),
    Received(Key),
    Fire,
    Dice,
    /// Set by hand.
    Hand,
}

/// The most of anything counted one by one; only a slip of the finger goes further.
pub const MANY: i64 = 99;

/// The farthest two Robots can stand apart; printed ranges end at 11.
pub const FAR: i64 = 30;
