//! The damage of a hit: what a shield takes, what is left of the struck.
use super::super::attack::{Attack, Laid, Role};
use super::super::board::range;
use super::super::book::Item;
use super::super::chart::{KillingPush, Step, Window};
use super::super::facts::{Event, How};
use super::super::known::item;
use super::super::settle::{self, strike};
use super::super::turn::ask;
use super::super::{Crank, Reboot, Table};
use super::{attack, put_away, weapon};
use crate::frame::Next;
use crate::ground::Way;
use crate::seat::Seat;

/// What an unarmored attack does (RB-ATK-08).
const FIST: i64 = 1;

/// The damage of a hit: the card's, doubled by a die that fell on 6 (RB-ATK-04, RB-ATK-07); 1 unarmored (RB-ATK-08).
pub fn damage(table: &Table, role: Role) -> i64 {
    let Some(now) = attack(table) else { return 0 };
    let times = if now.side(role).critical() { 2 } else { 1 };
    match &now.side(role).laid {
        Laid::Unarmored => FIST,
        _ => weapon(table, role).map_or(0, |weapon| weapon.damage * times),
    }
}

/// What a shield can still take (RB-SHD-04).
pub fn shield_left(table: &Table, seat: Seat) -> i64 {
    let roborg = table.state.roborg(seat);
    match roborg.shield.as_ref().and_then(|key| item(table, key)) {
        Some(Item::Shield { value }) => (value - roborg.broken).max(0),
        _ => 0,
    }
}

/// Who wears a shield says how much of the damage it takes (RB-SHD-02).
pub fn hit(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    put_away(crank, role);
    let struck = now.struck(role);
    match shield_left(&crank.table, struck) > 0 && damage(&crank.table, role) > 0 {
        true => ask(Window::Absorb, struck, Step::Hurt(role)),
        false => Next::Go(Step::Hurt(role)),
    }
}

/// The shield's share breaks it (RB-SHD-03), the rest is ENERGY; death ends the attack where it stands (RB-AMB-19).
pub fn hurt(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let struck = now.struck(role);
    let loss = loss(&crank.table, role);
    if is_pushed_dying(&crank.table, role) {
        match now.side(role).way.or(range(&crank.table, now.striker(role), struck).way) {
            Some(way) => push_the_dying(crank, struck, way),
            // The same step comes again once the way is said.
            None => return ask(Window::Push, now.striker(role), Step::Hurt(role)),
        }
    }
    if now.side(role).absorbed > 0 {
        let to = crank.table.state.roborg(struck).broken + now.side(role).absorbed;
        crank.event(Event::Broken { seat: struck, to });
        break_if_full(crank, struck);
    }
    if strike(crank, role, loss) {
        return Next::Go(Step::Spoils(role));
    }
    match now.side(role).laid {
        // RB-ATK-05: a weapon pushes whom it hits, bare hands do not (RB-ATK-08).
        Laid::Melee(_) | Laid::Ranged(_) => Next::Go(Step::Push(role)),
        Laid::Nothing | Laid::Unarmored | Laid::Energy(_) => Next::Go(Step::Pushed(role)),
    }
}

// What the shield does not take.
fn loss(table: &Table, role: Role) -> i64 {
    let absorbed = attack(table).map_or(0, |now| now.side(role).absorbed);
    (damage(table, role) - absorbed).max(0)
}

/// Whether a weapon's blow kills where the table lets the dying be pushed (RB-AMB-19).
pub fn is_pushed_dying(table: &Table, role: Role) -> bool {
    let Some(now) = attack(table) else { return false };
    let struck = table.state.roborg(now.struck(role));
    let fatal = settle::is_fatal(&table.variant, struck.energy - loss(table, role));
    let moves = table.variant.board && struck.at.is_some() && weapon(table, role).is_some();
    fatal && moves && table.variant.killing_push == KillingPush::Yes
}

// It dies a step further on; what it would enter costs nobody anything any more.
fn push_the_dying(crank: &mut Crank, struck: Seat, way: Way) {
    let Some(at) = crank.table.state.roborg(struck).at else { return };
    if !crank.table.state.blocked(at, way) {
        crank.event(Event::Stands { seat: struck, at: Some(at.beside(way)), how: How::Pushed });
    }
}

/// A shield with as many Broken Armor tokens as its value leaves, under the item deck (RB-SHD-03).
pub fn break_if_full(crank: &mut Crank, seat: Seat) {
    let roborg = crank.table.state.roborg(seat);
    let Some(shield) = roborg.shield.clone() else { return };
    let value = match item(&crank.table, &shield) {
        Some(Item::Shield { value }) => value,
        _ => return,
    };
    if roborg.broken >= value {
        crank.event(Event::Shield { seat, item: None });
        crank.event(Event::Under(shield));
    }
}
