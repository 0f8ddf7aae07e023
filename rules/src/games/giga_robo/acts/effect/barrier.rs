//! Creating an Active Barrier, one to a Robot (GR-BAR-01, GR-BAR-02).
use super::super::super::facts::Event;
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Barrier {
    pub target: Seat,
    /// Whether it goes on the map instead; people put it there.
    #[serde(rename = "static")]
    pub fixed: bool,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "barrier", slots: &["target", "static"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let choice = |seat: Seat| Choice::new(seat, Text::name(table.name(seat)));
    let from: Vec<Choice> = table.living().into_iter().map(choice).collect();
    let slots = vec![
        Slot::new("target", Kind::OneOf { from }).preset(seat).ruled(&["GR-BAR-01"]),
        Slot::new("static", Kind::YesNo).preset(false).ruled(&["GR-BAR-01"]),
    ];
    Some(Offer::new("barrier", slots, Vec::new()).weighing(Weight::Aside))
}

pub fn weigh(table: &Table, barrier: &Barrier) -> Verdict {
    let full = !barrier.fixed && table.state.robot(barrier.target).barrier;
    Verdict::barred_by(full.then(|| why("barrier-there", "GR-BAR-02")).into_iter().collect())
}

pub fn declare(crank: &mut Crank, barrier: &Barrier) {
    if !barrier.fixed {
        crank.event(Event::BarrierSet { seat: barrier.target, up: true });
    }
}
