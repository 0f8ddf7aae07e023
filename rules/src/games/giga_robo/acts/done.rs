//! A card's text is carried out; the window after it follows.
use super::super::chart::Step;
use super::super::fight;
use super::place::Home;
use super::{Crank, Table, Verb, bare, printed};
use crate::engine::ActDoc;
use crate::frame::Frame;
use crate::offer::{Offer, Verdict, Weight};
use crate::rule::why;
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "done", slots: &[] }, home: Home::Text, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("done").weighing(Weight::Main))
}

/// The distance is open and the next card has a range: people look whether it still reaches (GR-CMB-11).
pub fn weigh(table: &Table) -> Verdict {
    let (Some(attack), Some(nth)) = (table.state.attack.as_deref(), nth(table)) else { return Verdict::Open };
    let open = table.state.distance(attack.by, attack.target).is_none();
    let next = fight::standing(table, attack, nth + 1).filter(|_| open);
    match next.and_then(|card| printed(table, &card)).filter(|card| card.range.is_some()) {
        Some(card) => {
            Verdict::Check(vec![why("look-whether-it-reaches", "GR-CMB-11").with("card", card.name.as_str())])
        }
        None => Verdict::Open,
    }
}

/// Which card of the attack is carried out by people.
fn nth(table: &Table) -> Option<usize> {
    match table.frames.iter().rev().find(|frame| matches!(frame, Frame::Step(_)))? {
        Frame::Step(Step::Text(nth) | Step::TextDone(nth) | Step::Damage(nth)) => Some(*nth),
        _ => None,
    }
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
