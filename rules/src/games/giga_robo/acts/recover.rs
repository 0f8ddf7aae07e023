//! A Recovery Roll: an Action of one's own Combat Phase, or what a text calls for (GR-REC-01, GR-TRN-03).
use super::super::chart::{Step, Window};
use super::super::facts::Event;
use super::super::fight::DICE;
use super::effect::whom;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recover {
    /// Who rolls.
    pub target: Seat,
    /// Attack Dice, one unless a text says otherwise.
    pub dice: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "recover", slots: &["target", "dice"] }, home: Home::Recover, offer };

/// As an Action it is one's own; a text may make anybody roll.
fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let own = || Slot::new("target", Kind::OneOf { from: vec![Choice::new(seat, Text::name(table.name(seat)))] });
    let target = if table.at() == Some(&Window::Combat) { own().preset(seat) } else { whom(table, Some(seat)) };
    let dice = Slot::new("dice", Kind::number(1, DICE, "GR-REC-01")).preset(1).ruled(&["GR-REC-01"]);
    Some(Offer::new("recover", vec![target, dice], Vec::new()).weighing(Weight::Aside))
}

pub fn declare(crank: &mut Crank, recover: &Recover) {
    crank.event(Event::RecoveryBegan { seat: recover.target, dice: recover.dice.clamp(1, DICE) });
    crank.call(Step::RecoveryDeclared);
}
