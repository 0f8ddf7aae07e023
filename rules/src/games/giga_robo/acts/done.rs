//! A card's text is carried out; the window after it follows.
use super::super::chart::Step;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::frame::Frame;
use crate::offer::{Offer, Weight};
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "done", slots: &[] }, home: Home::Text, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("done").weighing(Weight::Main))
}

/// Moves the step below the ask on from reading.
pub fn declare(crank: &mut Crank) {
    let next = match crank.table.frames.last() {
        Some(Frame::Step(Step::Text(nth) | Step::TextDone(nth))) => Step::TextRead(*nth),
        Some(Frame::Step(Step::Damage(nth))) => Step::NextCard(*nth),
        Some(Frame::Step(Step::InstantText(by, card))) => Step::InstantDone(*by, card.clone()),
        Some(Frame::Step(Step::TriggerText(by, thing))) => Step::TriggerDone(*by, thing.clone()),
        _ => return,
    };
    crank.go(next);
}
