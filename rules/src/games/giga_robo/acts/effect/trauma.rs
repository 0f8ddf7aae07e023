//! Putting Trauma Tokens into Slot 3 (GR-TRM-01).
use super::super::super::settle;
use super::super::super::state::Ill;
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{aside, foe, whom};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trauma {
    pub target: Seat,
    pub ill: Ill,
    pub count: i64,
}

pub const VERB: Verb =
    Verb { doc: ActDoc { act: "trauma", slots: &["target", "ill", "count"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let from = Ill::ALL.map(|ill| Choice::new(ill, Text::of(format!("ill-{}", ill.word())))).into();
    let ill = Slot::new("ill", Kind::OneOf { from }).ruled(&["GR-TRM-15"]);
    let count = Slot::new("count", Kind::number(1, 20, "GR-TRM-01")).preset(1);
    aside("trauma", vec![whom(table, foe(table, seat)), ill, count])
}

pub fn declare(crank: &mut Crank, trauma: &Trauma) {
    settle::afflict(crank, trauma.target, trauma.ill, trauma.count);
}
