//! Event 7: anywhere on the board, in order from the cube (RB-EVT-09); a section with a disaster costs its total on the way in (RB-AMB-20).
use super::super::chart::RelocateCost;
use super::super::facts::{Event, How};
use super::super::settle::enter;
use super::place::Home;
use super::{Crank, Table, Verb, space_text};
use crate::engine::ActDoc;
use crate::ground::At;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Relocate {
    pub at: At,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "relocate", slots: &["at"] }, home: Home::Relocate, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let from = table.state.roborg(seat).at;
    let free = table.variant.relocate_cost == RelocateCost::Free;
    let choice = |at: At| match table.state.entry(from, at) {
        loss if loss > 0 && !free => Choice::new(at, space_text(at)).noting(Text::of("note-entry").with("loss", loss)),
        _ => Choice::new(at, space_text(at)),
    };
    let spaces = table.state.squares().spaces().map(choice).collect();
    let slot = Slot::new("at", Kind::OneOf { from: spaces }).on(super::GROUND).ruled(&["RB-EVT-09"]);
    let slot = match from {
        Some(from) => slot.preset(from),
        None => slot,
    };
    Some(Offer::new("relocate", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, relocate: &Relocate) {
    match crank.table.variant.relocate_cost {
        RelocateCost::Entry => enter(crank, seat, relocate.at, How::Relocated),
        RelocateCost::Free => {
            crank.event(Event::Stands { seat, at: Some(relocate.at), how: How::Relocated });
        }
    }
}
