//! Saying that one's miniature stands on a Starting Zone; which one, people see (GR-SET-27).
use super::place::Home;
use super::{Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::{Offer, Weight};
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "zone", slots: &[] }, home: Home::Zone, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("zone").weighing(Weight::Main))
}
