//! Buying Power Dice, a Power Token each (GR-DIE-06, GR-PWR-02), into an empty pool as well (GR-DIE-05, GR-FAQ-12).
use super::super::chart::OverCap;
use super::super::facts::{Event, MANY, Why};
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

/// Power Dice already in the roll that is being made: the innermost one.
fn bought(table: &Table, seat: Seat) -> Option<i64> {
    match (table.state.recovery(), table.state.attack.as_deref()) {
        (Some(recovery), _) => Some(recovery.power),
        (None, Some(attack)) => Some(attack.side(seat).map_or(0, |side| attack.pool(side).power)),
        (None, None) => None,
    }
}

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let left = match table.variant.buy_over_cap {
        OverCap::Reject => (DICE - bought(table, seat)?).max(0),
        OverCap::AllowWaste => MANY,
    };
    let most = table.state.robot(seat).control.min(left).max(0);
    let beyond = why("power-dice-cap", "GR-DIE-03").with("max", left);
    let kind = Kind::Number { min: 0, max: left, usual: (0..=most).collect(), beyond };
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
    let state = &crank.table.state;
    let side = state.attack.as_deref().and_then(|attack| attack.side(seat));
    let event = match (state.recovery(), side) {
        (Some(_), _) => Event::RecoveryBought(power.count),
        (None, Some(side)) => Event::Bought { side, dice: power.count },
        (None, None) => return,
    };
    if power.count > 0 {
        lose_control(crank, seat, power.count, Why::Dice);
        crank.event(event);
    }
}
