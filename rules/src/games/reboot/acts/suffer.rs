//! ENERGY lost to a section where the board is not kept: people see who stands where and say what it costs (RB-DIS-02,
//! RB-DIS-03, RB-DIS-06).
use super::super::facts::{Event, Why};
use super::super::settle::lose_one;
use super::super::state::Phase;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Offer, Slot, Weight};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The most a section could cost.
const MOST: i64 = 40;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suffer {
    pub loss: i64,
}

pub const ENTER: Verb =
    Verb { doc: ActDoc { act: "enter", slots: &["loss"] }, home: Home::TurnOffBoard, offer: offer_enter };
pub const VERB: Verb = Verb { doc: ActDoc { act: "suffer", slots: &["loss"] }, home: Home::Suffer, offer };

fn slot(table: &Table, least: i64) -> Slot {
    let totals = table.state.sections.iter().map(|section| section.total());
    let mut usual: Vec<i64> = totals.chain([least]).filter(|total| *total >= least).collect();
    usual.sort_unstable();
    usual.dedup();
    Slot::new("loss", super::super::book::usually(least, MOST, usual, "RB-DIS-03")).ruled(&["RB-DIS-03"])
}

fn offer_enter(table: &Table, _seat: Seat) -> Option<Offer> {
    Some(Offer::new("enter", vec![slot(table, 1)], Vec::new()))
}

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    Some(Offer::new("suffer", vec![slot(table, 0)], Vec::new()).weighing(Weight::Main))
}

pub fn enter(crank: &mut Crank, seat: Seat, suffer: &Suffer) {
    lose_one(crank, seat, suffer.loss, Why::Disaster);
}

/// What the last disaster costs is lost once everybody has said it (RB-DIS-06); going somewhere costs at once.
pub fn declare(crank: &mut Crank, seat: Seat, suffer: &Suffer) {
    if crank.table.state.phase == Phase::Event {
        return enter(crank, seat, suffer);
    }
    let mut owed = crank.table.state.owed.clone();
    owed.insert(seat, suffer.loss);
    crank.event(Event::Owed(owed));
}
