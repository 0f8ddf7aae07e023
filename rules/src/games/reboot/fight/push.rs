//! The push of a hit, and a hit that is taken back because of it.
use super::super::attack::{Attack, Before, Laid, Outcome, Role};
use super::super::board::range;
use super::super::chart::{PushedOut, Step, Window};
use super::super::facts::{Event, How, Why};
use super::super::settle::{enter, spend};
use super::super::turn::ask;
use super::super::{Crank, Reboot};
use super::{out_of_range, returns};
use crate::frame::Next;
use crate::ground::Way;
use crate::seat::Seat;

/// The push: along the attack, or as the attacker says where there is no line (RB-KB-01, RB-KB-02).
pub fn push(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let (by, struck) = (now.striker(role), now.struck(role));
    let way = range(&crank.table, by, struck).way;
    let kept = crank.table.variant.board && crank.table.state.roborg(struck).at.is_some();
    match way {
        Some(way) if kept => {
            shove(crank, struck, way);
            Next::Go(Step::Pushed(role))
        }
        _ => ask(Window::Push, by, Step::Pushed(role)),
    }
}

/// One space that way; a wall or the border stops it (RB-KB-03), a revealed disaster costs its total (RB-KB-04).
pub fn shove(crank: &mut Crank, seat: Seat, way: Way) {
    let Some(at) = crank.table.state.roborg(seat).at else { return };
    match crank.table.state.blocked(at, way) {
        true => crank.event(Event::Held(seat)),
        false => enter(crank, seat, at.beside(way), How::Pushed),
    }
}

pub fn pushed(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    match role {
        Role::Attack => {
            take_back_if_out(crank, now);
            Next::Go(Step::Counter)
        }
        Role::Counter => Next::Go(Step::AttackOver),
    }
}

/// The other reading of "counts as missed": the hit is taken back where it pushed the counter out of range (RB-AMB-06).
fn take_back_if_out(crank: &mut Crank, now: &Attack) {
    let takes_back = crank.table.variant.pushed_out == PushedOut::AttackMisses;
    let Some(before) = now.before.clone().filter(|_| takes_back && now.attack.result == Outcome::Hit) else { return };
    let strikes = matches!(now.counter.laid, Laid::Melee(_) | Laid::Ranged(_) | Laid::Unarmored);
    if crank.table.gone(now.target) || !strikes || out_of_range(&crank.table, Role::Counter).is_empty() {
        return;
    }
    crank.event(Event::Result { role: Role::Attack, result: Outcome::Missed });
    stand_as_before(crank, now, before);
    // A shot that came back for the hit is used up after all (RB-CRD-03).
    if let Laid::Ranged(card) = &now.attack.laid
        && returns(&crank.table, Role::Attack)
    {
        spend(crank, now.by, Some(card));
        crank.event(Event::Under(card.clone()));
    }
}

fn stand_as_before(crank: &mut Crank, now: &Attack, before: Before) {
    let (seat, roborg) = (now.target, crank.table.state.roborg(now.target).clone());
    crank.event(Event::Energy { seat, from: roborg.energy, to: before.energy, why: Why::TakenBack });
    crank.event(Event::Stands { seat, at: before.at, how: How::Set });
    crank.event(Event::Distance { distance: before.distance, walled: now.walled });
    if roborg.shield.is_none()
        && let Some(shield) = before.shield
    {
        crank.event(Event::Back(shield.clone()));
        crank.event(Event::Shield { seat, item: Some(shield) });
    }
    if crank.table.state.roborg(seat).broken != before.broken {
        crank.event(Event::Broken { seat, to: before.broken });
    }
}
