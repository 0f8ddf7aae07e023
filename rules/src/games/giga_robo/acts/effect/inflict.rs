//! Damage a text Inflicts; an opponent's gives Rage (GR-DMG-01, GR-RAG-01).
use super::super::super::settle::{self, Source};
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{amount, aside, because, foe, likely, whom};
use crate::engine::ActDoc;
use crate::offer::Offer;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Inflict {
    pub target: Seat,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "inflict", slots: &["target", "amount"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    aside("inflict", vec![whom(table, foe(table, seat)), amount(1, likely(table), "GR-DMG-01")])
}

pub fn declare(crank: &mut Crank, seat: Seat, inflict: &Inflict) {
    let why = because(crank);
    settle::damage(crank, inflict.target, inflict.amount, Source::Inflicted(seat), why);
}
