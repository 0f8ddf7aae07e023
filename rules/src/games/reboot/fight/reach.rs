//! What keeps a weapon from reaching.
use super::super::Table;
use super::super::attack::{Laid, Role};
use super::super::board::{Range, range};
use super::super::book::Item;
use super::super::chart::ThroughWalls;
use super::super::known::item;
use super::attack;
use crate::rule::{Reason, why};
use crate::seat::Seat;

/// What keeps a side's laid weapon from reaching now.
pub fn out_of_range(table: &Table, role: Role) -> Vec<Reason> {
    let Some(now) = attack(table) else { return Vec::new() };
    let (from, to) = (now.striker(role), now.struck(role));
    match &now.side(role).laid {
        Laid::Unarmored => fist_reaches(table, from, to),
        Laid::Melee(key) | Laid::Ranged(key) => {
            item(table, key).map(|item| reaches(table, item, from, to)).unwrap_or_default()
        }
        Laid::Nothing | Laid::Energy(_) => Vec::new(),
    }
}

/// What keeps an item from striking a target now.
pub fn reaches(table: &Table, item: Item, from: Seat, to: Seat) -> Vec<Reason> {
    short_of(table, item, range(table, from, to))
}

/// What keeps bare hands from a target now.
pub fn fist_reaches(table: &Table, from: Seat, to: Seat) -> Vec<Reason> {
    fist_short_of(range(table, from, to))
}

/// A weapon falls short by its range (RB-ATK-13) or at a wall it does not pierce (RB-ATK-11); every shot pierces where the
/// table reads it so (RB-AMB-05). Roborgs are never in the way.
pub fn short_of(table: &Table, item: Item, range: Range) -> Vec<Reason> {
    let Some(weapon) = item.weapon() else { return Vec::new() };
    let mut reasons = too_far(range, weapon.reach);
    let every = table.variant.through_walls == ThroughWalls::Every && matches!(item, Item::Ranged(_));
    let pierces = weapon.piercing || every;
    if range.walled && !pierces {
        reasons.push(why("wall-between", "RB-ATK-11"));
    }
    reasons
}

/// RB-ATK-13: beyond a reach, or on no line at all.
pub fn too_far(range: Range, reach: i64) -> Vec<Reason> {
    match range.distance {
        None => vec![why("not-in-line", "RB-ATK-13")],
        Some(distance) if distance > reach => {
            vec![why("out-of-range", "RB-ATK-13").with("reach", reach).with("distance", distance)]
        }
        Some(_) => Vec::new(),
    }
}

/// Bare hands reach nobody but on the same space (RB-ATK-08).
pub fn fist_short_of(range: Range) -> Vec<Reason> {
    match range.distance {
        Some(0) => Vec::new(),
        _ => vec![why("unarmored-same-space", "RB-ATK-08")],
    }
}
