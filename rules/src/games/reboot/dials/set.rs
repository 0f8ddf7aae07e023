//! Setting a dial, by the game's own events.
use super::super::facts::{Event, How, Why};
use super::super::fight::break_if_full;
use super::super::state::{Pile, Roborg, Team, Token};
use super::super::{Crank, settle};
use super::{Spot, spot};
use crate::seat::Seat;
use crate::setup::{Key, key};
use serde_json::Value;

/// Sets a dial by the game's own events.
pub fn set(crank: &mut Crank, path: &str, to: &Value) {
    let Some(at) = spot(&crank.table, path) else { return };
    let number = to.as_i64().unwrap_or_default();
    let item: Option<Key> = to.as_str().map(key);
    match at {
        Spot::Energy(seat) => {
            let from = crank.table.state.roborg(seat).energy;
            crank.event(Event::Energy { seat, from, to: number, why: Why::Set });
        }
        Spot::Cards(seat) => settle::set_cards(crank, seat, number),
        Spot::Hand(seat) => set_hand(crank, seat, to),
        Spot::Stands(seat) => {
            let at = serde_json::from_value(to.clone()).ok().flatten();
            crank.event(Event::Stands { seat, at, how: How::Set });
        }
        Spot::Melee(seat) => crank.event(Event::Melee { seat, item }),
        Spot::Shield(seat) => crank.event(Event::Shield { seat, item }),
        Spot::Broken(seat) => {
            crank.event(Event::Broken { seat, to: number });
            break_if_full(crank, seat);
        }
        Spot::Team(seat) => {
            let team: Option<Team> = serde_json::from_value(to.clone()).ok().flatten();
            crank.event(Event::Team { seat, team });
            crank.event(Event::Shown { seat, shown: team.is_some_and(|team| team.leads) });
        }
        Spot::Out(seat) => set_out(crank, seat, to == &Value::Bool(true)),
        _ => set_table(crank, &at, to, number),
    }
}

fn set_table(crank: &mut Crank, at: &Spot, to: &Value, number: i64) {
    let yes = to == &Value::Bool(true);
    match at {
        Spot::Cube => {
            let seat = to.as_str().and_then(|word| crank.table.seat_named(word));
            seat.into_iter().for_each(|seat| crank.event(Event::Cube(seat)));
        }
        Spot::Round => crank.event(Event::Round(number)),
        Spot::Spent => crank.event(Event::Spent(number)),
        Spot::Event => crank.event(Event::InEffect((number > 0).then_some(number))),
        Spot::Placed => crank.event(Event::Placed(number)),
        Spot::Discard => {
            let mut named = crank.table.state.discard.named.clone();
            named.truncate(number.max(0) as usize);
            crank.event(Event::Discard(Pile { cards: number, named }));
        }
        Spot::Wall(edge) => crank.event(Event::Wall { edge: *edge, stands: yes }),
        Spot::Token(at) => {
            let token = serde_json::from_value(to.clone()).ok().flatten();
            crank.event(Event::Token { at: *at, token });
            if token == Some(Token::Retrieve) {
                crank.event(Event::Strewn(true));
            }
        }
        Spot::Search(at) => crank.event(Event::Search { at: *at, is: yes }),
        Spot::Down(section) => crank.event(Event::Down { section: *section, old: number, new: 0 }),
        Spot::Total(section) => {
            let up = if number > 0 { vec![number] } else { Vec::new() };
            crank.event(Event::Up { section: *section, up });
        }
        Spot::Die(role) => crank.event(Event::Rolled { role: *role, face: Some(number) }),
        _ => {}
    }
}

/// What a hand holds, said by its owner: it holds at least these.
fn set_hand(crank: &mut Crank, seat: Seat, to: &Value) {
    let cards: Vec<Key> = to.as_array().into_iter().flatten().filter_map(Value::as_str).map(key).collect();
    let Roborg { cards: count, .. } = *crank.table.state.roborg(seat);
    crank.event(Event::Named { seat, cards: cards.into_iter().take(count.max(0) as usize).collect() });
}

fn set_out(crank: &mut Crank, seat: Seat, out: bool) {
    let was = crank.table.state.roborg(seat).out;
    match (was, out) {
        (false, true) => crank.event(Event::Fell { seat, by: None }),
        (true, false) => {
            crank.event(Event::Rose(seat));
            // Who stands again has at least enough to stand with.
            let from = crank.table.state.roborg(seat).energy;
            if settle::is_fatal(&crank.table.variant, from) {
                crank.event(Event::Energy { seat, from, to: 1, why: Why::Set });
            }
        }
        _ => {}
    }
}
