//! Picking which cards of a Slot its Surges hold (GR-TRM-12).
use super::super::chart::Window;
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb, printed};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hold {
    pub cards: Vec<Key>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "hold", slots: &["cards"] }, home: Home::Hold, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let Some(Window::Hold(slot)) = table.at() else { return None };
    let robot = table.state.robot(seat);
    let cards = robot.lying(|place| place.slot() == Some(*slot));
    let count = (robot.trauma.get(slot - 1)?.surge.max(0) as usize).min(cards.len());
    let choice = |card: &Key| Choice::new(card, Text::name(printed(table, card).map_or("", |card| card.name.as_str())));
    let beyond = why("hold-count", "GR-TRM-12").with("count", count);
    let from = cards.iter().map(choice).collect();
    let kind = Kind::Several { from, min: count, max: count, ordered: false, beyond };
    Some(Offer::new("hold", vec![Slot::new("cards", kind).ruled(&["GR-TRM-12"])], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, hold: &Hold) {
    crank.event(Event::Held { seat, cards: hold.cards.clone() });
}
