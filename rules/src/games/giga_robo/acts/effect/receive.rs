//! Damage a text lets somebody Receive: no Rage (GR-DMG-02, GR-RAG-03).
use super::super::super::facts::Why;
use super::super::super::settle::{self, Source};
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{amount, aside, foe, reading, whom};
use crate::engine::ActDoc;
use crate::offer::Offer;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Receive {
    pub target: Seat,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "receive", slots: &["target", "amount"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    aside("receive", vec![whom(table, foe(table, seat)), amount(1, vec![1, 2, 3], "GR-DMG-02")])
}

pub fn declare(crank: &mut Crank, receive: &Receive) {
    let why = reading(&crank.table).map_or(Why::Hand, Why::Received);
    settle::damage(crank, receive.target, receive.amount, Source::Received, why);
}
