//! Canceling by a card's text: a pending Instant, or a card of the attack that has not resolved (GR-CXL-01,
//! GR-GEN-09). A Cancel is such a text itself (GR-CXL-07).
use super::super::facts::Event;
use super::super::fight::cancelled;
use super::super::settle::{Came, cool};
use super::place::Home;
use super::{Crank, Table, Verb, printed};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight, too_few};
use crate::rule::{Reason, why};
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
    Choice::new(key, Text::name(table.book.0.name(key)))
}

/// Something that could be Canceled, or could have been.
struct Thing {
    owner: Seat,
    card: Key,
    /// Its number on the stack; a card of the attack has none.
    no: Option<u32>,
    late: Option<&'static str>,
}

/// What is pending and the cards of the attack. Of two cards of one name the one that can still be Canceled comes
/// first, and the foe's before one's own.
fn things(table: &Table, seat: Seat) -> Vec<Thing> {
    let pending = table.pendings().map(|(no, owner, what, cancelled)| Thing {
        owner,
        card: what.thing().clone(),
        no: Some(no),
        late: cancelled.then_some("cancelled-already"),
    });
    let attack = table.state.attack.as_deref();
    let fighting = attack.into_iter().flat_map(|attack| {
        attack.all_cards().into_iter().map(|(owner, card)| {
            let late = cancelled(table, owner, &card) || attack.has_resolved(owner, &card);
            Thing { owner, card, no: None, late: late.then_some("resolved-already") }
        })
    });
    let mut things: Vec<Thing> = pending.chain(fighting).collect();
    things.sort_by_key(|thing| (thing.late.is_some(), thing.owner == seat));
    things
}

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let mut from: Vec<Choice> = Vec::new();
    for thing in things(table, seat) {
        let choice = named(table, &thing.card);
        if !from.iter().any(|one| one.value == choice.value) {
            let late = thing.late.map(|code| why(code, "GR-CXL-05"));
            from.push(choice.barred_by(late.into_iter().chain(too_strong(table, &thing.card)).collect()));
        }
    }
    let none = too_few(&from, 1, why("nothing-to-cancel", "GR-CXL-05"));
    if from.is_empty() {
        return None;
    }
    let slot = Slot::new("thing", Kind::OneOf { from }).ruled(&["GR-CXL-01"]);
    Some(Offer::new("cancel", vec![slot], none).weighing(Weight::Aside))
}

/// A text that does not touch Ultimate Techniques cannot Cancel one (GR-ATK-28).
fn too_strong(table: &Table, thing: &Key) -> Option<Reason> {
    let reader = super::effect::reading(table).and_then(|card| printed(table, &card))?;
    let ultimate = printed(table, thing).is_some_and(|card| card.ultimate);
    (reader.needs.not_ultimate && ultimate)
        .then(|| why("not-against-ultimate", "GR-ATK-28").with("card", &*reader.name))
}

/// A pending Instant goes to its Slot when its turn comes; a card of the attack at once (GR-CXL-02, GR-CXL-06).
pub fn declare(crank: &mut Crank, seat: Seat, cancel: &Cancel) {
    let by = super::effect::reading(&crank.table);
    match things(&crank.table, seat).into_iter().find(|thing| thing.card == cancel.thing) {
        Some(Thing { no: Some(no), .. }) => crank.cancel(no, by),
        Some(Thing { owner, card, no: None, .. }) => {
            crank.event(Event::CardCancelled(card.clone()));
            cool(crank, owner, &card, Came::Spent);
        }
        None => {}
    }
}
