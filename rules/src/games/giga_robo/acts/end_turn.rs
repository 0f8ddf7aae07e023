//! Ending the turn: the Cooldown Phase follows (GR-TRN-06).
use super::super::chart::Step;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::Offer;
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "end-turn", slots: &[] }, home: Home::Combat, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("end-turn"))
}

pub fn declare(crank: &mut Crank) {
    crank.go(Step::CombatEnds);
}
