//! A Recovery Roll: an Action of one's own Combat Phase, or what a text calls for (GR-REC-01, GR-TRN-03).
use super::super::chart::Step;
use super::super::facts::Event;
use super::super::fight::DICE;
use super::effect::whom;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Weight};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recover {
    /// Who rolls.
    pub target: Seat,
    /// Attack Dice, one unless a text says otherwise.
    pub dice: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "recover", slots: &["target", "dice"] }, home: Home::Recover, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    // One at a time: a text calls for the next when this one is over.
    table.state.recovery.is_none().then_some(())?;
    let dice = Slot::new("dice", Kind::number(1, DICE, "GR-REC-01")).preset(1).ruled(&["GR-REC-01"]);
    Some(Offer::new("recover", vec![whom(table, Some(seat)), dice], Vec::new()).weighing(Weight::Aside))
}

pub fn declare(crank: &mut Crank, recover: &Recover) {
    crank.event(Event::RecoveryBegan { seat: recover.target, dice: recover.dice.clamp(1, DICE) });
    crank.call(Step::RecoveryDeclared);
}
