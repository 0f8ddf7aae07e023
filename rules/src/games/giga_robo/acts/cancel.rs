//! Canceling by a card's text: a pending Instant, or a card of the attack that has not resolved (GR-CXL-01).
use super::super::Pending;
use super::super::facts::Event;
use super::super::settle::{Came, cool};
use super::super::state::Reply;
use super::place::Home;
use super::{Crank, Table, Verb, printed};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight, too_few};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cancel {
    pub thing: Key,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "cancel", slots: &["thing"] }, home: Home::Text, offer };

fn named(table: &Table, key: &Key) -> Choice {
    Choice::new(key, Text::name(printed(table, key).map_or("", |card| card.name.as_str())))
}

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let mut from: Vec<Choice> = Vec::new();
    let mut list = |choice: Choice| {
        if !from.iter().any(|one| one.value == choice.value) {
            from.push(choice);
        }
    };
    for (_, _, Pending::Instant(card), cancelled) in table.pendings() {
        let late = if cancelled { vec![why("cancelled-already", "GR-CXL-05")] } else { Vec::new() };
        list(named(table, card).barred_by(late));
    }
    for (_, card) in attack_cards(table) {
        let attack = table.state.attack.as_deref();
        let over = attack.is_some_and(|attack| attack.cancelled.contains(&card) || attack.resolved.contains(&card));
        let late = if over { vec![why("resolved-already", "GR-CXL-05")] } else { Vec::new() };
        list(named(table, &card).barred_by(late));
    }
    let none = too_few(&from, 1, why("nothing-to-cancel", "GR-CXL-05"));
    if from.is_empty() {
        return None;
    }
    let slot = Slot::new("thing", Kind::OneOf { from }).ruled(&["GR-CXL-01"]);
    Some(Offer::new("cancel", vec![slot], none).weighing(Weight::Aside))
}

/// The cards of both sides of the attack, with whose they are.
fn attack_cards(table: &Table) -> Vec<(Seat, Key)> {
    let Some(attack) = table.state.attack.as_deref() else { return Vec::new() };
    let mut cards: Vec<(Seat, Key)> = attack.cards.iter().map(|card| (attack.by, card.clone())).collect();
    if let Some(Reply::React(card)) = &attack.reply {
        cards.push((attack.target, card.clone()));
    }
    cards
}

/// A pending Instant goes to its Slot when its turn comes; a card of the attack at once (GR-CXL-02, GR-CXL-06).
pub fn declare(crank: &mut Crank, cancel: &Cancel) {
    let by = super::effect::reading(&crank.table);
    let pending =
        crank.table.pendings().find(|(_, _, Pending::Instant(card), cancelled)| !cancelled && *card == cancel.thing);
    if let Some((no, ..)) = pending {
        return crank.cancel(no, by);
    }
    if let Some((owner, card)) = attack_cards(&crank.table).into_iter().find(|(_, card)| *card == cancel.thing) {
        crank.event(Event::CardCancelled(card.clone()));
        cool(crank, owner, &card, Came::Spent);
    }
}
