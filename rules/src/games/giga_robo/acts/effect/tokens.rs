//! Gaining Power Tokens by a text, or losing them with a negative amount (GR-PWR-04).
use super::super::super::facts::MANY;
use super::super::super::settle::{gain_control, lose_control};
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{amount, aside, because, whom};
use crate::engine::ActDoc;
use crate::offer::Offer;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tokens {
    pub target: Seat,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "tokens", slots: &["target", "amount"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    aside("tokens", vec![whom(table, Some(seat)), amount(-MANY, vec![1, 2, -1, -2], "GR-PWR-04")])
}

pub fn declare(crank: &mut Crank, tokens: &Tokens) {
    let why = because(crank);
    match tokens.amount {
        amount if amount < 0 => lose_control(crank, tokens.target, -amount, why),
        amount => gain_control(crank, tokens.target, amount, why),
    }
}
