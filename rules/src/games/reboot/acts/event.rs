//! The event card that was drawn, by its number (RB-EVT-01).
use super::super::facts;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// Effects there are (RB-X-03 leaves open how many cards show each).
pub const EVENTS: i64 = 9;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event {
    pub number: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "event", slots: &["number"] }, home: Home::Event, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    let choice = |number: i64| Choice::new(number, Text::of(format!("event-{number}")));
    let from = (1..=EVENTS).map(choice).collect();
    let slot = Slot::new("number", Kind::OneOf { from }).ruled(&["RB-EVT-01"]);
    Some(Offer::new("event", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, event: &Event) {
    crank.event(facts::Event::InEffect(Some(event.number)));
}
