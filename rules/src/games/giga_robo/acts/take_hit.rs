//! Answering an attack by taking it: every die counts as a Success (GR-ATK-13).
use super::super::attack::Reply;
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::Offer;
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "take-hit", slots: &[] }, home: Home::Reply, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("take-hit"))
}

pub fn declare(crank: &mut Crank) {
    crank.event(Event::Replied { reply: Reply::TakeHit, cover: false });
}
