//! The next card costs less, or nothing (GR-STA-15).
use super::super::super::facts::{Event, MANY};
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{aside, whom};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cheaper {
    pub target: Seat,
    /// How much less, never under 1 in all.
    pub amount: i64,
    /// The text makes the card free: no floor.
    pub free: bool,
}

pub const VERB: Verb =
    Verb { doc: ActDoc { act: "cheaper", slots: &["target", "amount", "free"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let amount = Slot::new("amount", Kind::number(0, MANY - 1, "GR-STA-15")).preset(0);
    let free = Slot::new("free", Kind::YesNo).preset(false).ruled(&["GR-STA-15"]);
    aside("cheaper", vec![whom(table, Some(seat)), free, amount])
}

pub fn declare(crank: &mut Crank, cheaper: &Cheaper) {
    // GR-AMB-78: what already waits for that card adds up.
    let waiting = crank.table.state.robot(cheaper.target).discount;
    let amount = if cheaper.free || waiting >= MANY { MANY } else { (waiting + cheaper.amount).min(MANY - 1) };
    crank.event(Event::Discounted { seat: cheaper.target, amount });
}
