//! An ENERGY card as an action: its printed number is gained, the card goes under the item deck (RB-CRD-05, RB-ACT-02).
use super::super::book::{Item, usually};
use super::super::facts::{Event, Why};
use super::super::known;
use super::super::settle::{act, coin_item, gain, spend};
use super::place::Home;
use super::{Crank, Table, Verb, out_of_actions};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot};
use crate::rule::why;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The highest number an ENERGY card could print; none is known (RB-X-03).
const MOST: i64 = 12;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Energy {
    pub value: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "energy", slots: &["value"] }, home: Home::Turn, offer };

/// The field for an ENERGY card's number, those known as chips.
pub fn value_kind(table: &Table) -> Kind {
    usually(1, MOST, known::energies(table), "RB-CRD-05")
}

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let mut bars = out_of_actions(table);
    bars.extend(no_card(table, seat));
    let slot = Slot::new("value", value_kind(table)).ruled(&["RB-CRD-05"]);
    Some(Offer::new("energy", vec![slot], bars))
}

/// What bars playing a card from an empty hand.
pub fn no_card(table: &Table, seat: Seat) -> Option<crate::rule::Reason> {
    (table.state.roborg(seat).cards < 1).then(|| why("no-card-in-hand", "RB-CRD-05"))
}

pub fn declare(crank: &mut Crank, seat: Seat, energy: &Energy) {
    act(crank);
    let key = coin_item(crank, Item::Energy { value: energy.value });
    spend(crank, seat, Some(&key));
    gain(crank, seat, energy.value, Why::Card);
    crank.event(Event::Under(key));
}
