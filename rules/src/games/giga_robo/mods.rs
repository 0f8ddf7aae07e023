//! What printed things change for as long as they count: numbers of the boards, costs, ranges, caps. A pilot's traits
//! and Pilot Abilities always count (GR-AMB-75), a Robot Ability while Power Tokens lie on it (GR-ABL-03).
use super::Table;
use super::book::{Card, CardKind};
use super::state::Stats;
use crate::seat::Seat;
use crate::setup::{Entity, Key};
use serde::{Deserialize, Serialize};

/// One continuous change. Serialised names are those of the content pack.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "mod", rename_all = "kebab-case")]
pub enum Mod {
    Heart {
        add: i64,
    },
    Defense {
        #[serde(default)]
        add: i64,
        #[serde(default)]
        set: Option<i64>,
    },
    Speed {
        add: i64,
    },
    /// The most Speed can become.
    SpeedCap {
        set: i64,
    },
    /// The part of its Armor a Robot starts with.
    StartArmor {
        part: (i64, i64),
    },
    /// No limit on Power Tokens (GR-PWR-05).
    NoTokenCap,
    /// Heart is the number of tokens in Power Token Control.
    HeartOfControl,
    /// Cards cost more or less (GR-STA-15).
    Cost {
        add: i64,
        cards: Cards,
    },
    /// The farthest hex of a card's range.
    Range {
        add: i64,
        cards: Cards,
    },
    /// Dice that Combat Advantage brings (GR-DIE-08).
    Advantage {
        set: i64,
    },
    /// Added to every die of a Recovery Roll.
    Recovery {
        add: i64,
    },
    /// Power Tokens beside what Upkeep gives.
    UpkeepPower,
    TurnStartPower {
        add: i64,
    },
    /// More damage: people confirm how much, since whether it counts for each card of a Combo is not in the facts.
    Damage {
        add: i64,
        cards: Cards,
    },
    /// Less damage taken in an attack; people confirm it as well.
    DamageTaken {
        add: i64,
    },
    /// Level changes cost nothing extra (GR-MOV-09).
    Boost,
}

/// Which cards a change is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    All,
    /// Those of the Robot's deck.
    Robot,
    Melee,
    Ranged,
}

impl Cards {
    fn takes(self, card: &Card) -> bool {
        match self {
            Cards::All => true,
            Cards::Robot => card.of_robot,
            Cards::Melee => card.kind == CardKind::Melee,
            Cards::Ranged => card.kind == CardKind::Ranged,
        }
    }
}

/// The changes an entity brings; one this build does not know is left to people.
pub fn read(entity: &Entity) -> Vec<Mod> {
    let list = entity.facts.get("mods").and_then(|mods| mods.as_array());
    list.into_iter().flatten().filter_map(|one| serde_json::from_value(one.clone()).ok()).collect()
}

/// Whether an Ability is Activated: a token lies on each of its places, and each that it needs is Activated as well.
/// Without those its tokens stay, but it does nothing (GR-ABL-01, GR-ABL-02, GR-ABL-03).
pub fn is_on(table: &Table, seat: Seat, ability: &Key) -> bool {
    let mut wanted = Some(ability);
    // However Abilities made at home need each other, none is looked at more often than there are.
    for _ in 0..=table.book.0.abilities.len() {
        let Some(key) = wanted else { return true };
        let (held, printed) = (table.state.robot(seat).abilities.get(key), table.book.0.abilities.get(key));
        let (Some(held), Some(printed)) = (held, printed) else { return false };
        if held.tokens < printed.power {
            return false;
        }
        wanted = printed.needs.as_ref();
    }
    true
}

/// Changes of Robot Abilities that are Activated.
fn lit(table: &Table, seat: Seat) -> impl Iterator<Item = Mod> {
    let held = table.state.robot(seat).abilities.keys().filter(move |key| is_on(table, seat, key));
    let lit = held.filter_map(|key| table.book.0.abilities.get(key)).filter(|ability| ability.power > 0);
    lit.flat_map(|ability| ability.mods.iter().copied())
}

/// Every change that counts for a seat now.
fn counting(table: &Table, seat: Seat) -> impl Iterator<Item = Mod> {
    let mat = table.book.0.mats.get(seat.index());
    mat.into_iter().flat_map(|mat| mat.mods.iter().copied()).chain(lit(table, seat))
}

fn total(table: &Table, seat: Seat, of: impl Fn(Mod) -> Option<i64>) -> i64 {
    counting(table, seat).filter_map(of).sum()
}

fn any(table: &Table, seat: Seat, wanted: Mod) -> bool {
    counting(table, seat).any(|one| one == wanted)
}

/// Heart as Upkeep offers it (GR-UPK-01): the board's number, which what always counts is in already, with what is
/// Activated and, for who lives by them, the tokens in Control.
pub fn heart(table: &Table, seat: Seat) -> i64 {
    let robot = table.state.robot(seat);
    let more = lit(table, seat).filter_map(|one| if let Mod::Heart { add } = one { Some(add) } else { None });
    let tokens = if any(table, seat, Mod::HeartOfControl) { robot.control } else { 0 };
    (robot.stats.heart + tokens + more.sum::<i64>()).max(0)
}

/// Defense Dice a seat may roll: what always counts is in the board's number already (GR-STA-09).
pub fn defense(table: &Table, seat: Seat) -> i64 {
    let more = lit(table, seat).filter_map(|one| if let Mod::Defense { add, .. } = one { Some(add) } else { None });
    (table.state.robot(seat).stats.defense + more.sum::<i64>()).max(0)
}

/// Movement in a turn: Speed with what counts, 2 less for each Anchor, never under 1 (GR-MOV-21, GR-MOV-22,
/// GR-AMB-35).
pub fn movement(table: &Table, seat: Seat) -> i64 {
    let add = |one: Mod| if let Mod::Speed { add } = one { Some(add) } else { None };
    let robot = table.state.robot(seat);
    let speed = (robot.stats.speed + total(table, seat, add)).min(speed_cap(table, seat).max(robot.stats.speed));
    (speed - 2 * robot.ills(super::state::Ill::Anchor)).max(1)
}

/// Whether level changes cost nothing extra (GR-MOV-09).
pub fn boost(table: &Table, seat: Seat) -> bool {
    any(table, seat, Mod::Boost)
}

/// How many more Power Tokens fit: those in Control, on Abilities and on their way there count (GR-PWR-03,
/// GR-PWR-09); without a limit as many as anything is counted to (GR-PWR-05).
pub fn token_room(table: &Table, seat: Seat) -> i64 {
    let cap = token_cap(table, seat).unwrap_or(super::facts::MANY);
    let coming = table.pendings().filter(|(_, by, _, cancelled)| *by == seat && !cancelled);
    let coming = coming.map(|(_, _, what, _)| match what {
        super::Pending::Activation(key) => table.book.0.abilities.get(key).map_or(0, |ability| ability.power),
        super::Pending::Instant(_) | super::Pending::Deactivation(_) | super::Pending::Trigger(_) => 0,
    });
    (cap - table.state.robot(seat).tokens() - coming.sum::<i64>()).max(0)
}

/// The most Power Tokens a seat may have, if there is a limit (GR-PWR-03, GR-PWR-05).
pub fn token_cap(table: &Table, seat: Seat) -> Option<i64> {
    (!any(table, seat, Mod::NoTokenCap)).then_some(super::settle::TOKENS)
}

/// The most Speed a seat may be set to.
pub fn speed_cap(table: &Table, seat: Seat) -> i64 {
    let cap = |one| if let Mod::SpeedCap { set } = one { Some(set) } else { None };
    counting(table, seat).find_map(cap).unwrap_or(super::facts::MANY)
}

/// What a card costs now: its printed cost, or `x` where that is an X, with all changes added up, never under 1 by a
/// reduction; a 0 stays 0 (GR-STA-15, GR-AMB-78, GR-ERR-01).
pub fn cost(table: &Table, seat: Seat, card: &Card, x: i64) -> i64 {
    let discount = table.state.robot(seat).discount;
    if discount >= super::facts::MANY { 0 } else { floored(named(card, x), change(table, seat, card) - discount) }
}

/// The same without the reduction that waits for the next card alone.
pub fn full_cost(table: &Table, seat: Seat, card: &Card, x: i64) -> i64 {
    floored(named(card, x), change(table, seat, card))
}

fn named(card: &Card, x: i64) -> i64 {
    if card.cost_is_x { x } else { card.cost }
}

fn change(table: &Table, seat: Seat, card: &Card) -> i64 {
    total(table, seat, |one| match one {
        Mod::Cost { add, cards } if cards.takes(card) => Some(add),
        _ => None,
    })
}

fn floored(printed: i64, change: i64) -> i64 {
    if change < 0 { (printed + change).max(printed.min(1)) } else { printed + change }
}

/// A card's range now.
pub fn range(table: &Table, seat: Seat, card: &Card) -> Option<(i64, i64)> {
    let add = |one: Mod| match one {
        Mod::Range { add, cards } if cards.takes(card) => Some(add),
        _ => None,
    };
    card.range.map(|(low, high)| (low, high + total(table, seat, add)))
}

/// The dice a seat's higher ground brings (GR-DIE-08).
pub fn advantage(table: &Table, seat: Seat) -> i64 {
    counting(table, seat).find_map(|one| if let Mod::Advantage { set } = one { Some(set) } else { None }).unwrap_or(1)
}

/// What is added to each die of a Recovery Roll.
pub fn recovery(table: &Table, seat: Seat) -> i64 {
    total(table, seat, |one| if let Mod::Recovery { add } = one { Some(add) } else { None })
}

/// Whether Upkeep gives Power beside the choice.
pub fn upkeep_power(table: &Table, seat: Seat) -> bool {
    any(table, seat, Mod::UpkeepPower)
}

/// Power Tokens a seat gains when its turn starts.
pub fn turn_start_power(table: &Table, seat: Seat) -> i64 {
    total(table, seat, |one| if let Mod::TurnStartPower { add } = one { Some(add) } else { None })
}

/// How much more or less a card of `by` may Inflict on `to`: what people confirm.
pub fn damage(table: &Table, by: Seat, to: Seat, card: &Card) -> i64 {
    let dealt = |one: Mod| match one {
        Mod::Damage { add, cards } if cards.takes(card) => Some(add),
        _ => None,
    };
    let taken = |one: Mod| if let Mod::DamageTaken { add } = one { Some(add) } else { None };
    total(table, by, dealt) + total(table, to, taken)
}

/// The numbers a seat starts with, and its starting Armor: printed ones with what always counts (GR-SET-18).
pub fn opening(printed: Stats, mods: &[Mod]) -> (Stats, i64) {
    let (mut stats, mut armor) = (printed, printed.max_armor);
    for one in mods {
        match *one {
            Mod::Heart { add } => stats.heart += add,
            Mod::Defense { add, set } => stats.defense = set.unwrap_or(stats.defense + add),
            // GR-GEN-01: a part of the Armor is rounded up.
            Mod::StartArmor { part: (part, whole) } => armor = (printed.max_armor * part + whole - 1) / whole.max(1),
            _ => {}
        }
    }
    (stats, armor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reduction_never_makes_a_card_free_and_a_printed_zero_stays() {
        assert_eq!(floored(3, -1), 2);
        assert_eq!(floored(1, -1), 1);
        assert_eq!(floored(2, -5), 1);
        assert_eq!(floored(0, -1), 0);
        assert_eq!(floored(2, 3), 5);
    }
}
