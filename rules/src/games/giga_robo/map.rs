//! Before the first turn, where the table plays it: the roll for the map, the winner's package, the Starting Zones. The
//! map itself is chosen and laid out by people.
use super::chart::{Step, Window};
use super::facts::Event;
use super::state::SetUp;
use super::{Crank, GigaRobo};
use crate::frame::{Answers, Next};
use crate::seat::Seat;

/// Carries out a step of the set-up.
pub fn step(crank: &mut Crank, step: Step) -> Next<GigaRobo> {
    let set_up = crank.table.state.set_up.clone().unwrap_or_default();
    match step {
        Step::MapRoll => roll(crank, &set_up),
        Step::MapRolled => rolled(crank, &set_up),
        Step::Package => {
            let winner = set_up.winner.unwrap_or(crank.table.state.turn);
            Next::Ask(Window::Package, vec![winner], Answers::Open, Some(Step::Zone(0)))
        }
        Step::Zone(nth) => zone(crank, &set_up, nth),
        other => unreachable!("{other:?} is a step of a turn"),
    }
}

/// Everybody rolls one Attack Die, or those who tied do (GR-SET-21, GR-AMB-66).
fn roll(crank: &mut Crank, set_up: &SetUp) -> Next<GigaRobo> {
    let mut rolling = set_up.rolling.clone();
    if rolling.is_empty() {
        rolling = crank.table.living();
        crank.event(Event::MapRolling(rolling.clone()));
    }
    Next::Ask(Window::MapRoll, rolling, Answers::Open, Some(Step::MapRolled))
}

/// A single highest die wins; a tie for it is rolled again by those who tied (GR-SET-21, GR-AMB-66).
fn rolled(crank: &mut Crank, set_up: &SetUp) -> Next<GigaRobo> {
    let best = set_up.rolled.iter().map(|(_, face)| *face).max();
    let leaders: Vec<Seat> =
        set_up.rolled.iter().filter(|(_, face)| Some(*face) == best).map(|(seat, _)| *seat).collect();
    if let [winner] = leaders[..] {
        crank.event(Event::MapWon(winner));
        return Next::Go(Step::Package);
    }
    crank.event(Event::MapRolling(leaders));
    Next::Go(Step::MapRoll)
}

/// Zones in the order of the package, then the first player's turn begins (GR-SET-27).
fn zone(crank: &mut Crank, set_up: &SetUp, nth: usize) -> Next<GigaRobo> {
    let turn = crank.table.state.turn;
    let (zone, first) = set_up.first.unwrap_or((turn, turn));
    let living = crank.table.living();
    let mut order = crank.table.state.order_from(zone).into_iter().filter(|seat| living.contains(seat));
    match order.nth(nth) {
        Some(seat) => Next::Ask(Window::Zone, vec![seat], Answers::Open, Some(Step::Zone(nth + 1))),
        None => {
            crank.event(Event::TurnBegan(first));
            Next::Go(Step::TurnStart)
        }
    }
}
