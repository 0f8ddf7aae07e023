//! A text moves a miniature: people move it, distances said before no longer hold (GR-MOV-10, GR-MOV-29, GR-FRC-01).
use super::super::super::effect::Way;
use super::super::super::facts::{Event, FAR};
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{aside, foe};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Displace {
    pub target: Seat,
    pub way: Way,
    pub hexes: i64,
}

pub const VERB: Verb =
    Verb { doc: ActDoc { act: "displace", slots: &["way", "target", "hexes"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let foe = foe(table, seat)?;
    let choice = |way: Way| {
        let target = if way.forced() { foe } else { seat };
        Choice::new(way, Text::of(format!("way-{}", way.word()))).setting("target", target)
    };
    let way = Slot::new("way", Kind::OneOf { from: Way::ALL.map(choice).into() });
    let beyond = why("bounds", "GR-FRC-07").with("min", 0).with("max", FAR);
    let hexes = Slot::new("hexes", Kind::Number { min: 0, max: FAR, usual: vec![1, 2, 3, 4], beyond });
    aside("displace", vec![way, super::whom(table, None), hexes])
}

pub fn declare(crank: &mut Crank) {
    crank.event(Event::Displaced);
}
