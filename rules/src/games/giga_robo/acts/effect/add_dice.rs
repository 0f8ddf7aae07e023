//! Adding dice to a side's roll, or taking them (GR-DIE-01).
use super::super::super::attack::Side;
use super::super::super::facts::Event;
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::aside;
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct AddDice {
    pub side: Side,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "add-dice", slots: &["side", "amount"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let attack = table.state.attack.as_deref()?;
    let side = |side: Side| Choice::new(side, Text::name(table.name(attack.seat(side))));
    let mut slot = Slot::new("side", Kind::OneOf { from: vec![side(Side::Attacker), side(Side::Defender)] });
    if let Some(own) = attack.side(seat) {
        slot = slot.preset(own);
    }
    aside("add-dice", vec![slot, Slot::new("amount", Kind::number(-6, 6, "GR-DIE-01")).preset(1)])
}

pub fn declare(crank: &mut Crank, add: &AddDice) {
    if let Some(attack) = crank.table.state.attack.as_deref() {
        let dice = attack.pool(add.side).extra + add.amount;
        crank.event(Event::ExtraSet { side: add.side, dice });
    }
}
