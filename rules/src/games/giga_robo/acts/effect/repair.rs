//! Repairing Armor, up to its maximum (GR-DMG-04).
use super::super::super::settle;
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{amount, aside, because, whom};
use crate::engine::ActDoc;
use crate::offer::Offer;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Repair {
    pub target: Seat,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "repair", slots: &["target", "amount"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    aside("repair", vec![whom(table, Some(seat)), amount(1, vec![1, 2, 3], "GR-DMG-04")])
}

pub fn declare(crank: &mut Crank, repair: &Repair) {
    let why = because(crank);
    settle::repair(crank, repair.target, repair.amount, why);
}
