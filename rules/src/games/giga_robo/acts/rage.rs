//! Gaining Rage: Rage in Fighting Spirit, or Power in Power Tokens (GR-RAG-01, GR-RAG-08).
use super::super::facts::Why;
use super::super::settle::{gain_control, gain_spirit};
use super::place::Home;
use super::{Crank, Table, Take, Verb, take_slot};
use crate::engine::ActDoc;
use crate::offer::{Offer, Weight};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rage {
    pub take: Take,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "rage", slots: &["take"] }, home: Home::Rage, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let stats = table.state.robot(seat).stats;
    let slot = take_slot(table, seat, (stats.rage, stats.power), &["GR-RAG-01"]);
    Some(Offer::new("rage", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, rage: &Rage) {
    let stats = crank.table.state.robot(seat).stats;
    match rage.take {
        Take::Spirit => gain_spirit(crank, seat, stats.rage, Why::Rage),
        Take::Power => gain_control(crank, seat, stats.power, Why::Rage),
    }
}
