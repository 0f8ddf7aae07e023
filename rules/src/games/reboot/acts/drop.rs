//! Discarding cards and leaving a Lost Component token (RB-FRE-02): not where a token lies, not on the Search space
//! (RB-FRE-05), and no token where the section is full (RB-AMB-15).
use super::super::settle::{discard, lose_component, set_cards};
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot};
use crate::rule::why;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Drop {
    pub count: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "drop", slots: &["count"] }, home: Home::Turn, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let roborg = table.state.roborg(seat);
    let mut bars = Vec::new();
    if table.state.token_under(seat).is_some() {
        bars.push(why("token-lies-here", "RB-FRE-02"));
    }
    if roborg.at.is_some_and(|at| table.state.search.contains(&at)) {
        bars.push(why("no-drop-on-search", "RB-FRE-05"));
    }
    if roborg.cards < 1 {
        bars.push(why("no-card-to-drop", "RB-FRE-02"));
    }
    let usual = (1..=roborg.cards).collect();
    let slot = Slot::new("count", super::super::book::usually(1, roborg.cards.max(1), usual, "RB-FRE-02"));
    Some(Offer::new("drop", vec![slot.ruled(&["RB-FRE-02"])], bars))
}

pub fn declare(crank: &mut Crank, seat: Seat, drop: &Drop) {
    let roborg = crank.table.state.roborg(seat);
    let (count, at) = (drop.count.min(roborg.cards), roborg.at);
    throw(crank, seat, count);
    if let Some(at) = at.filter(|_| count > 0) {
        lose_component(crank, at);
    }
}

/// Cards from hand to the discard pile, which nobody is shown: names lapse where they could be among them.
pub fn throw(crank: &mut Crank, seat: Seat, count: i64) {
    let roborg = crank.table.state.roborg(seat);
    let count = count.min(roborg.cards);
    let left = roborg.cards - count;
    discard(crank, count, &[]);
    if count > 0 && !crank.table.state.roborg(seat).named.is_empty() {
        crank.event(super::super::facts::Event::Named { seat, cards: Vec::new() });
    }
    set_cards(crank, seat, left);
}

/// The field for a number of cards that must go.
pub fn count_slot(min: i64, max: i64, rule: &'static str, rules: &'static [&'static str]) -> Slot {
    Slot::new("count", Kind::number(min, max, rule)).preset(min).ruled(rules)
}
