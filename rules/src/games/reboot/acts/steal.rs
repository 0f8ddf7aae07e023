//! Which card one took from a neighbour (events 1 and 2), for its taker's eyes alone: asked where hands are named. What the victim had
//! named and could have lost is no longer known for sure (RB-EVT-03, RB-EVT-04).
use super::super::event::victim;
use super::super::facts::Event;
use super::super::known;
use super::super::settle::set_cards;
use super::place::Home;
use super::{Crank, Table, Verb, gear};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::seat::Seat;
use crate::setup::{Key, key};
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// A card nobody named.
const UNNAMED: &str = "unnamed";

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Steal {
    pub card: Key,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "steal", slots: &["card"] }, home: Home::Steal, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let from = victim(table, seat)?;
    let held = known::items(table).into_iter().filter(|(_, item)| !item.is_equipment());
    let items = held.map(|(key, item)| gear::item_choice(table, &key, item));
    let unnamed = Choice::new(UNNAMED, Text::of("card-unnamed"));
    let kind = Kind::OneOf { from: std::iter::once(unnamed).chain(items).collect() };
    let slot = Slot::new("card", kind).preset(UNNAMED).ruled(&["RB-EVT-03"]);
    let note = Text::of("note-from").with("seat", table.name(from));
    Some(Offer::new("steal", vec![slot], Vec::new()).weighing(Weight::Main).noting(note))
}

pub fn declare(crank: &mut Crank, seat: Seat, steal: &Steal) {
    let Some(from) = from_of(&crank.table, seat) else { return };
    let card = (*steal.card.0 != *UNNAMED).then(|| steal.card.clone());
    lose_name(crank, from, card.as_ref());
    let left = crank.table.state.roborg(from).cards - 1;
    set_cards(crank, from, left);
    let mine = crank.table.state.roborg(seat);
    let (cards, mut named) = (mine.cards + 1, mine.named.clone());
    set_cards(crank, seat, cards);
    if let Some(card) = card {
        named.push(key(&card.0));
        crank.event(Event::Named { seat, cards: named });
    }
}

// All take at the same time: who gives is fixed by the event, not by what the hands hold by now.
fn from_of(table: &Table, seat: Seat) -> Option<Seat> {
    match table.state.event {
        Some(1) => super::super::turn::left_of(table, seat),
        Some(2) => super::super::turn::right_of(table, seat),
        _ => None,
    }
}

fn lose_name(crank: &mut Crank, seat: Seat, card: Option<&Key>) {
    let mut named = crank.table.state.roborg(seat).named.clone();
    let at = card.and_then(|card| named.iter().position(|one| one == card));
    let all_named = named.len() as i64 >= crank.table.state.roborg(seat).cards;
    match at {
        Some(at) => drop(named.remove(at)),
        // It was one of those nobody named.
        None if !all_named => return,
        None => named.clear(),
    }
    crank.event(Event::Named { seat, cards: named });
}
