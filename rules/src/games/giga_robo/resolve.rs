//! What comes off the stack: an Instant's text, a Trigger, an Ability turned on or off. A Canceled thing does nothing
//! and opens no window of its own (GR-CXL-01, GR-RSP-09).
use super::ability::Ability;
use super::book::Hands;
use super::chart::Step;
use super::effect::{self, Effect};
use super::facts::Event;
use super::settle::{Came, cool};
use super::{Crank, Pending, mods};
use crate::seat::Seat;
use crate::setup::Key;

/// Lets a pending thing happen, or not.
pub fn resolve(crank: &mut Crank, by: Seat, what: Pending, cancelled: bool) {
    match what {
        // GR-CXL-02: it only goes to its Slot.
        Pending::Instant(card) if cancelled => cool(crank, by, &card, Came::Spent),
        // GR-CXL-03, GR-CXL-04: costs are gone, the Ability stays as it was.
        Pending::Activation(_) | Pending::Deactivation(_) | Pending::Trigger(_) if cancelled => {}
        Pending::Instant(card) => instant(crank, by, card),
        Pending::Activation(ability) => {
            let power = ability_of(crank, &ability).map_or(0, |ability| ability.power);
            // A payment the table let through short may not bring more tokens than there are.
            let tokens = power.min(mods::token_room(&crank.table, by));
            switch(crank, by, ability, tokens);
        }
        Pending::Deactivation(ability) => switch(crank, by, ability, 0),
        Pending::Trigger(thing) => trigger(crank, by, thing),
    }
}

fn ability_of<'a>(crank: &'a Crank, key: &Key) -> Option<&'a Ability> {
    crank.table.book.0.abilities.get(key)
}

fn instant(crank: &mut Crank, by: Seat, card: Key) {
    let printed = crank.table.book.0.cards.get(&card);
    let (hands, effects) = printed.map_or((Hands::Nobody, Vec::new()), |card| (card.rules_text, card.effects.clone()));
    if printed.is_some_and(|card| card.lasts) {
        crank.event(Event::Lasting { seat: by, card: card.clone() });
    }
    if hands == Hands::App {
        effect::carry_out(crank, by, &card, &effects);
    }
    let left = hands == Hands::People || effects.iter().copied().any(Effect::by_people);
    crank.call(if left { Step::InstantText(by, card) } else { Step::InstantDone(by, card) });
}

/// Power Tokens lie on an Ability, or leave play (GR-ABL-01, GR-ABL-04).
fn switch(crank: &mut Crank, seat: Seat, ability: Key, tokens: i64) {
    crank.event(Event::Lit { seat, ability, tokens });
    crank.call(Step::Switched);
}

fn trigger(crank: &mut Crank, by: Seat, thing: Key) {
    let effects = ability_of(crank, &thing).map_or(Vec::new(), |ability| ability.effects.clone());
    if effects.is_empty() {
        return crank.call(Step::TriggerText(by, thing));
    }
    effect::carry_out(crank, by, &thing, &effects);
    let left = effects.iter().copied().any(Effect::by_people);
    crank.call(if left { Step::TriggerText(by, thing) } else { Step::TriggerDone(by, thing) });
}
