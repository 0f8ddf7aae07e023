//! Buying Power Dice, a Power Token each (GR-DIE-06).
use super::super::facts::{Event, Why};
use super::super::fight::DICE;
use super::super::settle::lose_control;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Verdict, Weight};
use crate::rule::why;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Power {
    pub count: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "power", slots: &["count"] }, home: Home::Power, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let attack = table.state.attack.as_deref()?;
    let left = DICE - attack.side(seat).map_or(0, |side| attack.pool(side).power);
    let most = table.state.robot(seat).control.min(left).max(0);
    let beyond = why("power-dice-cap", "GR-DIE-03").with("max", left);
    let kind = Kind::Number { min: 0, max: left.max(0), usual: (0..=most).collect(), beyond };
    let slot = Slot::new("count", kind).ruled(&["GR-DIE-06"]);
    Some(Offer::new("power", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn weigh(table: &Table, seat: Seat, power: &Power) -> Verdict {
    let have = table.state.robot(seat).control;
    if power.count <= have {
        return Verdict::Open;
    }
    Verdict::Barred(vec![why("tokens-short", "GR-DIE-06").with("need", power.count).with("have", have)])
}

pub fn declare(crank: &mut Crank, seat: Seat, power: &Power) {
    let side = crank.table.state.attack.as_deref().and_then(|attack| attack.side(seat));
    let (Some(side), true) = (side, power.count > 0) else { return };
    lose_control(crank, seat, power.count, Why::Dice);
    crank.event(Event::Bought { side, dice: power.count });
}
