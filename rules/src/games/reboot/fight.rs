//! An attack and its counter, step by step: both cards open at once, the attacker's half, the push, the target's half.
mod harm;
mod push;
mod reach;

pub use harm::{break_if_full, damage, is_pushed_dying, shield_left};
pub use push::shove;
pub use reach::{fist_reaches, fist_short_of, out_of_range, reaches, short_of, too_far};

use super::attack::{Attack, Before, Laid, Outcome, Role, weapon_of};
use super::book::{Item, Weapon};
use super::chart::{EmptyHand, ShotReturns, Step, WastedShot, Window};
use super::facts::{Event, Why};
use super::known::{item, key_of};
use super::settle::{self, gain, set_cards, spend};
use super::turn::{ask, named_hands};
use super::{Crank, Reboot, Table};
use crate::frame::{Answers, Next};
use crate::seat::Seat;

/// The attack under way; fight steps exist only while there is one, or somebody adjusted it away.
fn attack(table: &Table) -> Option<&Attack> {
    table.state.attack.as_deref()
}

/// What a side strikes with.
pub fn weapon(table: &Table, role: Role) -> Option<Weapon> {
    weapon_of(&attack(table)?.side(role).laid, |key| item(table, key))
}

/// Carries out a step of an attack.
pub fn step(crank: &mut Crank, step: Step) -> Next<Reboot> {
    let Some(now) = attack(&crank.table).cloned() else { return Next::Go(Step::TurnEnds) };
    // Whoever left in the middle of it ended it.
    let deserted = crank.table.gone(now.by) || crank.table.gone(now.target);
    match step {
        Step::Strike(_) | Step::Rolled(_) | Step::Hit(_) | Step::Hurt(_) | Step::Push(_) if deserted => {
            Next::Go(Step::AttackOver)
        }
        Step::Lay => lay(&crank.table, &now),
        Step::Opened => opened(crank, &now),
        Step::Strike(role) => begin(crank, &now, role),
        Step::Rolled(role) => rolled(crank, &now, role),
        Step::Hit(role) => harm::hit(crank, &now, role),
        Step::Hurt(role) => harm::hurt(crank, &now, role),
        Step::Push(role) => push::push(crank, &now, role),
        Step::Pushed(role) => push::pushed(crank, &now, role),
        Step::Spoils(role) => spoils(crank, &now, role),
        Step::Drawn(role) => drawn(&crank.table, &now, role),
        Step::Counter => counter(crank, &now),
        Step::AttackOver => over(crank, &now),
        other => unreachable!("{other:?} is no step of an attack"),
    }
}

/// Both choose in secret; who holds no card cannot answer (RB-ATK-01, RB-CTR-03, RB-AMB-09).
fn lay(table: &Table, now: &Attack) -> Next<Reboot> {
    Next::Ask(Window::Lay, layers(table, now), Answers::Sealed, Some(Step::Opened))
}

/// Who lays something in an attack.
pub fn layers(table: &Table, now: &Attack) -> Vec<Seat> {
    let answers = table.state.roborg(now.target).cards > 0 || table.variant.empty_hand == EmptyHand::Both;
    if answers { vec![now.by, now.target] } else { vec![now.by] }
}

/// Both cards are open; the attacker strikes first (RB-ATK-03).
fn opened(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    let target = crank.table.state.roborg(now.target);
    let (energy, broken, at, shield) = (target.energy, target.broken, target.at, target.shield.clone());
    let before = Before { energy, broken, at, shield, distance: now.distance };
    crank.event(Event::Before(before));
    let gone = crank.table.gone(now.by) || crank.table.gone(now.target);
    if gone || now.attack.laid == Laid::Nothing {
        return Next::Go(Step::AttackOver);
    }
    Next::Go(Step::Strike(Role::Attack))
}

/// A ranged card leaves the hand as it is used; an unarmored attack needs no die (RB-ATK-08, RB-ATK-14).
fn begin(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let seat = now.striker(role);
    if let Laid::Ranged(card) = &now.side(role).laid {
        spend(crank, seat, Some(card));
        crank.event(Event::Used { role, used: true });
    }
    match (&now.side(role).laid, weapon(&crank.table, role)) {
        (Laid::Unarmored, _) => {
            crank.event(Event::Result { role, result: Outcome::Hit });
            Next::Go(Step::Hit(role))
        }
        (_, Some(_)) => ask(Window::Roll, seat, Step::Rolled(role)),
        (_, None) => miss(crank, role, Outcome::Missed),
    }
}

/// The die against the card's number; ENERGY may help a failed one (RB-ATK-04, RB-ATK-06).
fn rolled(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let (side, seat) = (now.side(role), now.striker(role));
    let need = weapon(&crank.table, role).map_or(0, |weapon| weapon.need);
    match side.score() {
        Some(score) if score >= need => {
            crank.event(Event::Result { role, result: Outcome::Hit });
            Next::Go(Step::Hit(role))
        }
        Some(_) if side.result == Outcome::Pending && crank.table.state.roborg(seat).cards > 0 => {
            ask(Window::Boost, seat, Step::Rolled(role))
        }
        Some(_) | None => miss(crank, role, Outcome::Missed),
    }
}

/// The half is over without a hit; the card goes where it goes (RB-CRD-02, RB-CRD-03, RB-AMB-22).
fn miss(crank: &mut Crank, role: Role, result: Outcome) -> Next<Reboot> {
    crank.event(Event::Result { role, result });
    put_away(crank, role);
    Next::Go(if role == Role::Attack { Step::Counter } else { Step::AttackOver })
}

/// A used shot goes under the item deck, or back to hand: a reusable one that hit, any that hit where the table reads
/// it so (RB-CRD-02, RB-CRD-03, RB-AMB-04), a wasted one where it stays in hand (RB-AMB-22).
pub fn put_away(crank: &mut Crank, role: Role) {
    let Some(now) = attack(&crank.table).cloned() else { return };
    let side = now.side(role);
    let Laid::Ranged(card) = &side.laid else { return };
    if !side.used {
        return;
    }
    let back = match side.result {
        Outcome::Hit => returns(&crank.table, role),
        Outcome::OutOfRange => crank.table.variant.wasted_shot == WastedShot::Hand,
        Outcome::Pending | Outcome::Missed => false,
    };
    crank.event(Event::Used { role, used: false });
    let seat = now.striker(role);
    if back && !crank.table.gone(seat) {
        let cards = crank.table.state.roborg(seat).cards + 1;
        set_cards(crank, seat, cards);
        if named_hands(&crank.table) {
            let cards = crank.table.state.roborg(seat).named.iter().chain([card]).cloned().collect();
            crank.event(Event::Named { seat, cards });
        }
    } else {
        crank.event(Event::Under(card.clone()));
    }
}

/// Whether a shot that hits comes back to hand (RB-CRD-03, RB-AMB-04).
fn returns(table: &Table, role: Role) -> bool {
    let reusable = weapon(table, role).is_some_and(|weapon| weapon.reusable);
    reusable || table.variant.shot_returns == ShotReturns::Every
}

/// The token of the fallen lies where its killer stands: it may be taken at once (RB-END-04).
fn spoils(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let by = now.striker(role);
    match now.spoils && !crank.table.gone(by) {
        true => {
            crank.event(Event::Spoils(false));
            ask(Window::Spoils, by, Step::AttackOver)
        }
        false => Next::Go(Step::AttackOver),
    }
}

/// Equipment that the token brought is put on at once, though the turn is over (RB-CRD-01).
fn drawn(table: &Table, now: &Attack, role: Role) -> Next<Reboot> {
    let by = now.striker(role);
    // Where the hand was too full by it, it may have been put on already.
    let untold = !table.gone(by) && table.state.roborg(by).drawn > 0;
    if untold { ask(Window::Drawn, by, Step::AttackOver) } else { Next::Go(Step::AttackOver) }
}

/// The target's half, if it lives: ENERGY is gained (RB-CTR-02), a weapon strikes if it still reaches (RB-CTR-01).
fn counter(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    // RB-ATK-12: who is destroyed strikes no more.
    if crank.table.gone(now.target) || crank.table.gone(now.by) {
        return Next::Go(Step::AttackOver);
    }
    match &now.counter.laid {
        Laid::Nothing => Next::Go(Step::AttackOver),
        Laid::Energy(value) => {
            let card = key_of(&crank.table, Item::Energy { value: *value });
            spend(crank, now.target, Some(&card));
            gain(crank, now.target, *value, Why::Answer);
            crank.event(Event::Under(card));
            Next::Go(Step::AttackOver)
        }
        Laid::Unarmored | Laid::Melee(_) | Laid::Ranged(_) => {
            match out_of_range(&crank.table, Role::Counter).is_empty() {
                true => Next::Go(Step::Strike(Role::Counter)),
                // RB-CTR-04: it counts as missed, and a shot is used up.
                false => waste(crank, now),
            }
        }
    }
}

fn waste(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    if let Laid::Ranged(card) = &now.counter.laid {
        spend(crank, now.target, Some(card));
        crank.event(Event::Used { role: Role::Counter, used: true });
    }
    miss(crank, Role::Counter, Outcome::OutOfRange)
}

/// The attack ends, and with it the turn (RB-ACT-03, RB-ATK-15).
fn over(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    [Role::Attack, Role::Counter].into_iter().for_each(|role| put_away(crank, role));
    crank.event(Event::AttackOver);
    if now.by == crank.table.state.turn {
        crank.event(Event::Fought(Some(now.by)));
    }
    Next::Go(Step::TurnEnds)
}

/// Cards a killer takes from the discard pile at once (RB-END-04).
pub fn loot(crank: &mut Crank, seat: Seat) {
    if let Some(at) = crank.table.state.roborg(seat).at {
        crank.event(Event::Token { at, token: None });
    }
    settle::draw_discarded(crank, seat);
    // What it brings may be refused, other than what a search brought (RB-CRD-01, RB-FRE-04).
    crank.event(Event::Bound(false));
}

/// ENERGY cards added to a failed die (RB-ATK-06).
pub fn boost(crank: &mut Crank, seat: Seat, count: i64) {
    let Some((role, before)) = attack(&crank.table).and_then(|now| {
        let role = now.role(seat)?;
        Some((role, now.side(role).boost))
    }) else {
        return;
    };
    crank.event(Event::Boosted { role, by: before + count });
    settle::spend_boost(crank, seat, count);
}
