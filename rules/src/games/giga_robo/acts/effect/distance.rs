//! Saying how far apart the two Robots stand after a text moved one (GR-FRC-13).
use super::super::super::facts::{Event, FAR};
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::aside;
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Distance {
    pub distance: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "distance", slots: &["distance"] }, home: Home::Text, offer };

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    (table.living().len() == 2).then_some(())?;
    aside("distance", vec![Slot::new("distance", Kind::number(0, FAR, "GR-FRC-13"))])
}

pub fn declare(crank: &mut Crank, distance: &Distance) {
    if let [one, other] = crank.table.living()[..] {
        crank.event(Event::Said { one, other, distance: distance.distance.clamp(0, FAR) });
    }
}
