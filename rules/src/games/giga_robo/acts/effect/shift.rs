//! Moving a card in somebody's Cooldown Meter (GR-CDN-13, GR-CDN-14).
use super::super::super::facts::Event;
use super::super::super::state::Place;
use super::super::super::view;
use super::super::place::Home;
use super::super::{Crank, Table, Verb, printed};
use super::{aside, foe, whom};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shift {
    pub target: Seat,
    pub card: Key,
    pub to: Place,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "shift", slots: &["target", "card", "to"] }, home: Home::Text, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let owned = |owner: Seat| {
        let cards = table.state.robot(owner).lying(|place| place.slot().is_some());
        cards.into_iter().map(move |card| (owner, card))
    };
    let choice = |(owner, card): (Seat, Key)| {
        let name = printed(table, &card).map_or("", |card| card.name.as_str());
        Choice::new(&card, Text::name(name)).noting(Text::name(table.name(owner))).setting("target", owner)
    };
    let from: Vec<Choice> = table.seats().flat_map(owned).map(choice).collect();
    if from.is_empty() {
        return None;
    }
    let to = [Place::Hand, Place::Slot3, Place::Slot2, Place::Slot1, Place::Aside];
    let to = to.map(|place| Choice::new(place, view::place_name(place))).into();
    let card = Slot::new("card", Kind::OneOf { from });
    aside("shift", vec![card, Slot::new("to", Kind::OneOf { from: to }), whom(table, Some(seat))])
}

pub fn declare(crank: &mut Crank, shift: &Shift) {
    let owner = [shift.target, foe(&crank.table, shift.target).unwrap_or(shift.target)];
    // Both may own a card of this name: the one that lies in a Meter is meant.
    let in_slot =
        |seat: &Seat| crank.table.state.robot(*seat).cards.get(&shift.card).is_some_and(|at| at.slot().is_some());
    let owner = owner.into_iter().find(in_slot);
    if let Some(seat) = owner {
        crank.event(Event::Placed { seat, card: shift.card.clone(), to: shift.to });
    }
}
