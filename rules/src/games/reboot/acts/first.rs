//! Who owns the most robots takes the 1st player cube (RB-SET-07).
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct First {
    pub seat: Seat,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "first", slots: &["seat"] }, home: Home::First, offer };

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let choice = |seat: Seat| Choice::new(seat, Text::name(table.name(seat)));
    let from = table.living().into_iter().map(choice).collect();
    Some(Offer::new("first", vec![Slot::new("seat", Kind::OneOf { from })], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, first: &First) {
    crank.event(Event::Cube(first.seat));
}
