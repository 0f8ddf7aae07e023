//! Saying what the die shows (RB-ATK-04).
use super::super::book::FACES;
use super::super::facts::Event;
use super::super::fight::weapon;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub dice: Vec<i64>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "roll", slots: &["dice"] }, home: Home::Roll, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let role = table.state.attack.as_deref()?.role(seat)?;
    let need = weapon(table, role)?.need;
    let beyond = why("one-die", "RB-ATK-04");
    let slot = Slot::new("dice", Kind::Dice { count: 1, like: None, sides: FACES, beyond }).ruled(&["RB-ATK-04"]);
    let note = Text::of("note-need").with("need", need);
    Some(Offer::new("roll", vec![slot], Vec::new()).weighing(Weight::Main).noting(note))
}

pub fn declare(crank: &mut Crank, seat: Seat, roll: &Roll) {
    let role = crank.table.state.attack.as_deref().and_then(|attack| attack.role(seat));
    if let Some(role) = role {
        crank.event(Event::Rolled { role, face: roll.dice.first().copied() });
    }
}
