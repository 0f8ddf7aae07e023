//! Creating an Active Barrier, one to a Robot (GR-BAR-01, GR-BAR-02).
use super::super::super::facts::Event;
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight, too_few};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Barrier {
    pub target: Seat,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "barrier", slots: &["target"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let choice = |seat: Seat| {
        let full = table.state.robot(seat).barrier;
        let bars = if full { vec![why("barrier-there", "GR-BAR-02")] } else { Vec::new() };
        Choice::new(seat, Text::name(table.name(seat))).barred_by(bars)
    };
    let from: Vec<Choice> = table.living().into_iter().map(choice).collect();
    let none = too_few(&from, 1, why("barrier-there", "GR-BAR-02"));
    let slot = Slot::new("target", Kind::OneOf { from }).preset(seat).ruled(&["GR-BAR-01"]);
    Some(Offer::new("barrier", vec![slot], none).weighing(Weight::Aside))
}

pub fn declare(crank: &mut Crank, barrier: &Barrier) {
    crank.event(Event::BarrierSet { seat: barrier.target, up: true });
}
