//! The nine events (RB-EVT-03 to RB-EVT-11). What an event asks is an act of its own.
use super::chart::{CubePasses, RelocateCost, Step, Window};
use super::facts::{Event, Why};
use super::settle::{gain, lose_all, set_cards};
use super::state::DISASTERS;
use super::turn::{ask, from_cube, holder, left_of, named_hands, pass, place_from_cube, right_of};
use super::{Crank, Reboot, Table};
use crate::frame::{Answers, Next};
use crate::seat::Seat;

/// What events 6 and 8 bring and take (RB-EVT-08, RB-EVT-10).
const SHIFT: i64 = 2;

/// The event that was drawn takes effect, in order from the cube (RB-EVT-01, RB-AMB-02).
pub fn begin(crank: &mut Crank) -> Next<Reboot> {
    let number = crank.table.state.event.unwrap_or_default();
    if crank.table.variant.cube_passes == CubePasses::BeforeEvent {
        pass(crank);
    }
    let order = from_cube(&crank.table);
    match number {
        1 | 2 => return Next::Go(Step::Steal),
        3 => {
            let losses: Vec<_> = order.iter().map(|seat| (*seat, crank.table.state.roborg(*seat).cards)).collect();
            lose_all(crank, &losses, Why::Event);
        }
        4 if crank.table.state.placed < DISASTERS => {
            // RB-AMB-27: it stays face down until the next round's end.
            return ask(Window::Place, holder(&crank.table), Step::EventOver);
        }
        5 => pool(crank, &order),
        6 => order.iter().for_each(|seat| gain(crank, *seat, SHIFT, Why::Event)),
        7 => return Next::Go(Step::Relocate(0)),
        8 => {
            let losses: Vec<_> = order.iter().map(|seat| (*seat, SHIFT)).collect();
            lose_all(crank, &losses, Why::Event);
        }
        _ => {}
    }
    Next::Go(Step::EventOver)
}

/// Whom a seat takes from (RB-EVT-03, RB-EVT-04); none where there is nothing to take.
pub fn victim(table: &Table, seat: Seat) -> Option<Seat> {
    let from = match table.state.event {
        Some(1) => left_of(table, seat),
        Some(2) => right_of(table, seat),
        _ => None,
    };
    from.filter(|one| table.state.roborg(*one).cards > 0)
}

/// Everybody takes a card at the same time: who can is known, since hand sizes are; which card, only where they are named.
pub fn steal(crank: &mut Crank) -> Next<Reboot> {
    let takers: Vec<Seat> =
        from_cube(&crank.table).into_iter().filter(|one| victim(&crank.table, *one).is_some()).collect();
    if named_hands(&crank.table) && !takers.is_empty() {
        return Next::Ask(Window::Steal, takers, Answers::Sealed, Some(Step::EventOver));
    }
    let taken: Vec<(Seat, Seat)> = takers.iter().filter_map(|one| Some((*one, victim(&crank.table, *one)?))).collect();
    let change = |seat: Seat| {
        let gains = taken.iter().filter(|(taker, _)| *taker == seat).count() as i64;
        let losses = taken.iter().filter(|(_, from)| *from == seat).count() as i64;
        gains - losses
    };
    for seat in crank.table.living() {
        let to = crank.table.state.roborg(seat).cards + change(seat);
        set_cards(crank, seat, to);
    }
    Next::Go(Step::EventOver)
}

/// RB-EVT-07: all hands together, dealt out again from the cube holder on; nobody's names hold any longer.
fn pool(crank: &mut Crank, order: &[Seat]) {
    let all: i64 = order.iter().map(|seat| crank.table.state.roborg(*seat).cards).sum();
    let seats = order.len().max(1) as i64;
    for (place, seat) in order.iter().enumerate() {
        let share = all / seats + i64::from((place as i64) < all % seats);
        if !crank.table.state.roborg(*seat).named.is_empty() {
            crank.event(Event::Named { seat: *seat, cards: Vec::new() });
        }
        set_cards(crank, *seat, share);
    }
}

/// RB-EVT-09: one after the other from the cube.
pub fn relocate(table: &Table, place: usize) -> Next<Reboot> {
    // Where the board is not kept and arriving costs nothing, there is nothing to say (RB-AMB-20).
    let told = table.variant.board || table.variant.relocate_cost == RelocateCost::Entry;
    match place_from_cube(table, place).filter(|_| told) {
        Some((seat, then)) => ask(Window::Relocate, seat, Step::Relocate(then)),
        None => Next::Go(Step::EventOver),
    }
}
