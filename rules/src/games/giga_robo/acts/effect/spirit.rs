//! Gaining Fighting Spirit by a text, or losing it with a negative amount (GR-STA-04, GR-TRM-08).
use super::super::super::facts::MANY;
use super::super::super::settle::{gain_spirit, lose_spirit};
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{amount, aside, because, whom};
use crate::engine::ActDoc;
use crate::offer::Offer;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spirit {
    pub target: Seat,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "spirit", slots: &["target", "amount"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    aside("spirit", vec![whom(table, Some(seat)), amount(-MANY, vec![1, 2, 3, -1, -2, -3], "GR-STA-04")])
}

pub fn declare(crank: &mut Crank, spirit: &Spirit) {
    let why = because(crank);
    match spirit.amount {
        amount if amount < 0 => lose_spirit(crank, spirit.target, -amount, why),
        amount => gain_spirit(crank, spirit.target, amount, why),
    }
}
