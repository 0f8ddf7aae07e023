//! Ending the turn with actions left or none (RB-RND-03).
use super::super::chart::Step;
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::{Offer, Weight};
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "end-turn", slots: &[] }, home: Home::Turn, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("end-turn", Vec::new()).weighing(Weight::Closing))
}

pub fn declare(crank: &mut Crank) {
    if crank.table.state.fought.is_some() {
        crank.event(Event::Fought(None));
    }
    crank.go(Step::TurnEnds);
}
