//! Searching on a Search space with an empty hand: two cards, once a turn; equipment among them must be worn (RB-FRE-04).
use super::super::facts::Event;
use super::super::settle::draw;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::{Offer, Verdict};
use crate::rule::why;
use crate::seat::Seat;

/// Cards a search brings (RB-FRE-04).
const FOUND: i64 = 2;

pub const VERB: Verb = Verb { doc: ActDoc { act: "search", slots: &[] }, home: Home::Turn, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let (state, roborg) = (&table.state, table.state.roborg(seat));
    let mut bars = Vec::new();
    if roborg.cards > 0 {
        bars.push(why("hand-not-empty", "RB-FRE-04"));
    }
    if state.searched {
        bars.push(why("searched-already", "RB-FRE-04"));
    }
    let elsewhere = roborg.at.is_some_and(|at| !state.search.is_empty() && !state.search.contains(&at));
    if elsewhere {
        bars.push(why("no-search-space", "RB-FRE-04"));
    }
    Some(bare("search", bars))
}

/// Where nobody marked the Search spaces people look.
pub fn weigh(table: &Table, seat: Seat) -> Verdict {
    match table.state.roborg(seat).at.is_some_and(|at| table.state.search.contains(&at)) {
        true => Verdict::Open,
        false => Verdict::Check(vec![why("look-for-search", "RB-FRE-04")]),
    }
}

pub fn declare(crank: &mut Crank, seat: Seat) {
    draw(crank, seat, FOUND);
    crank.event(Event::Searched(true));
    crank.event(Event::Bound(true));
}
