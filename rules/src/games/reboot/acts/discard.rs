//! A hand of more than four cards is cut down before anything else (RB-CRD-07).
use super::super::state::HAND;
use super::drop::{count_slot, throw};
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Offer, Weight};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Discard {
    pub count: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "discard", slots: &["count"] }, home: Home::Discard, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let over = (table.state.roborg(seat).cards - HAND).max(0);
    let slot = count_slot(over, over, "RB-CRD-07", &["RB-CRD-07"]);
    Some(Offer::new("discard", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, discard: &Discard) {
    throw(crank, seat, discard.count);
}
