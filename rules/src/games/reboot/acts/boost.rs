//! ENERGY cards on a failed die, 1 each, as many as one likes (RB-ATK-06, RB-CRD-04); or leaving it failed.
use super::super::attack::Outcome;
use super::super::book::usually;
use super::super::facts::Event;
use super::super::fight::{self, weapon};
use super::place::Home;
use super::{Crank, Table, Verb, bare, energy};
use crate::engine::ActDoc;
use crate::offer::{Offer, Slot, Weight};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Boost {
    pub count: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "boost", slots: &["count"] }, home: Home::Boost, offer };
pub const LET_BE: Verb = Verb { doc: ActDoc { act: "let-be", slots: &[] }, home: Home::Boost, offer: offer_let_be };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let attack = table.state.attack.as_deref()?;
    let role = attack.role(seat)?;
    let (need, score) = (weapon(table, role)?.need, attack.side(role).score()?);
    let have = table.state.roborg(seat).cards;
    let bars = energy::no_card(table, seat).into_iter().collect();
    let slot = Slot::new("count", usually(1, have.max(1), (1..=have).collect(), "RB-ATK-06")).ruled(&["RB-ATK-06"]);
    let note = Text::of("note-short").with("short", need - score);
    Some(Offer::new("boost", vec![slot], bars).noting(note))
}

fn offer_let_be(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("let-be", Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, boost: &Boost) {
    fight::boost(crank, seat, boost.count);
}

pub fn let_be(crank: &mut Crank, seat: Seat) {
    let role = crank.table.state.attack.as_deref().and_then(|attack| attack.role(seat));
    if let Some(role) = role {
        crank.event(Event::Result { role, result: Outcome::Missed });
    }
}
