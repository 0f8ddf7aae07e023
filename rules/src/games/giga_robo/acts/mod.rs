//! The acts of Giga-Robo!, one a file: its form, its weighing, its declaration. This file only lists them; where an
//! act has its place stands in `place.rs`.
mod attack;
mod cancel;
mod defend;
mod done;
mod effect;
mod end_turn;
mod gain;
mod hold;
mod movement;
pub mod place;
mod play;
mod power;
mod rage;
mod react;
mod reroll;
mod roll;
mod take_hit;

use effect::{add_dice, barrier, deal, distance, inflict, receive, repair, shift, spirit, tokens, trauma};

use super::book::Card;
use super::state::Place;
use super::{Crank, Table};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// What a seat may declare. Serialised names are load-bearing: inputs, logs and scenarios write them.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    Gain(gain::Gain),
    Move(movement::Move),
    Attack(attack::Attack),
    Play(play::Play),
    EndTurn,
    Defend,
    React(react::React),
    TakeHit,
    Power(power::Power),
    Roll(roll::Roll),
    Rage(rage::Rage),
    Hold(hold::Hold),
    Deal(deal::Deal),
    Inflict(inflict::Inflict),
    Receive(receive::Receive),
    Repair(repair::Repair),
    Spirit(spirit::Spirit),
    Tokens(tokens::Tokens),
    Trauma(trauma::Trauma),
    Barrier(barrier::Barrier),
    AddDice(add_dice::AddDice),
    Distance(distance::Distance),
    Shift(shift::Shift),
    Reroll(reroll::Reroll),
    Cancel(cancel::Cancel),
    Done,
}

/// One act: what it takes, where it is asked, and its form.
struct Verb {
    doc: ActDoc,
    home: place::Home,
    offer: fn(&Table, Seat) -> Option<Offer>,
}

const VERBS: [&Verb; 26] = [
    &gain::VERB,
    &attack::VERB,
    &movement::VERB,
    &play::VERB,
    &end_turn::VERB,
    &defend::VERB,
    &react::VERB,
    &take_hit::VERB,
    &power::VERB,
    &roll::VERB,
    &rage::VERB,
    &hold::VERB,
    &deal::VERB,
    &cancel::VERB,
    &reroll::VERB,
    &inflict::VERB,
    &receive::VERB,
    &repair::VERB,
    &spirit::VERB,
    &tokens::VERB,
    &trauma::VERB,
    &barrier::VERB,
    &add_dice::VERB,
    &distance::VERB,
    &shift::VERB,
    &done::VERB,
];

/// Every act's name, in the order it is offered.
pub const NAMES: [&str; VERBS.len()] = {
    let mut names = [""; VERBS.len()];
    let mut index = 0;
    while index < VERBS.len() {
        names[index] = VERBS[index].doc.act;
        index += 1;
    }
    names
};

/// What each act takes.
pub const DOCS: [ActDoc; VERBS.len()] = {
    let mut docs = [VERBS[0].doc; VERBS.len()];
    let mut index = 0;
    while index < VERBS.len() {
        docs[index] = VERBS[index].doc;
        index += 1;
    }
    docs
};

fn verb(act: &str) -> Option<&'static Verb> {
    VERBS.iter().copied().find(|verb| verb.doc.act == act)
}

/// The form of one act; none where it cannot exist.
pub fn offer(table: &Table, seat: Seat, act: &str) -> Option<Offer> {
    (verb(act)?.offer)(table, seat)
}

/// What spans slots.
pub fn weigh(table: &Table, seat: Seat, act: &Act) -> Verdict {
    match act {
        Act::Attack(attack) => attack::weigh(table, seat, attack),
        Act::React(react) => react::weigh(table, seat, react),
        Act::Play(play) => play::weigh(table, seat, play),
        Act::Power(power) => power::weigh(table, seat, power),
        _ => Verdict::Open,
    }
}

/// Lets an act happen.
pub fn declare(crank: &mut Crank, seat: Seat, act: &Act) {
    match act {
        Act::Gain(gain) => gain::declare(crank, seat, gain),
        Act::Move(movement) => movement::declare(crank, movement),
        Act::Attack(attack) => attack::declare(crank, seat, attack),
        Act::Play(play) => play::declare(crank, seat, play),
        Act::EndTurn => end_turn::declare(crank),
        Act::Defend => defend::declare(crank),
        Act::React(react) => react::declare(crank, seat, react),
        Act::TakeHit => take_hit::declare(crank),
        Act::Power(power) => power::declare(crank, seat, power),
        Act::Roll(roll) => roll::declare(crank, seat, roll),
        Act::Rage(rage) => rage::declare(crank, seat, rage),
        Act::Hold(hold) => hold::declare(crank, seat, hold),
        Act::Deal(deal) => deal::declare(crank, seat, deal),
        Act::Inflict(inflict) => inflict::declare(crank, seat, inflict),
        Act::Receive(receive) => receive::declare(crank, receive),
        Act::Repair(repair) => repair::declare(crank, repair),
        Act::Spirit(spirit) => spirit::declare(crank, spirit),
        Act::Tokens(tokens) => tokens::declare(crank, tokens),
        Act::Trauma(trauma) => trauma::declare(crank, trauma),
        Act::Barrier(barrier) => barrier::declare(crank, barrier),
        Act::AddDice(add) => add_dice::declare(crank, add),
        Act::Distance(distance) => distance::declare(crank, distance),
        Act::Shift(shift) => shift::declare(crank, shift),
        Act::Reroll(reroll) => reroll::declare(crank, reroll),
        Act::Cancel(cancel) => cancel::declare(crank, seat, cancel),
        Act::Done => done::declare(crank),
    }
}

/// A card's printed fields; unknown keys never get past an offer's choices.
fn printed<'a>(table: &'a Table, key: &Key) -> Option<&'a Card> {
    table.book.0.cards.get(key)
}

/// A seat's cards that `wanted` names, those in hand first; a card in Cooldown is listed and barred (GR-CDN-09).
fn cards(table: &Table, seat: Seat, wanted: impl Fn(&Card) -> bool) -> Vec<Choice> {
    let robot = table.state.robot(seat);
    let mut all: Vec<(&Key, Place, &Card)> = robot
        .cards
        .iter()
        .filter(|(_, place)| **place != Place::Aside)
        .filter_map(|(key, place)| Some((key, *place, printed(table, key)?)))
        .filter(|(_, _, card)| wanted(card))
        .collect();
    all.sort_by_key(|(_, place, _)| *place != Place::Hand);
    all.into_iter()
        .map(|(key, place, card)| {
            let choice = Choice::new(key, Text::name(card.name.as_str())).noting(card_note(card));
            choice.barred_by(if place == Place::Hand { Vec::new() } else { vec![cooling(card, place)] })
        })
        .collect()
}

fn cooling(card: &Card, place: Place) -> Reason {
    let slot = place.slot().unwrap_or(0);
    why("in-cooldown", "GR-CDN-09").with("card", card.name.as_str()).with("slot", slot)
}

/// Cost, dice and range in a line.
fn card_note(card: &Card) -> Text {
    let key = match card.range {
        _ if !card.is_attack() => "card-note-instant",
        None => "card-note-anywhere",
        Some((low, high)) if low == high => "card-note-at",
        Some(_) => "card-note",
    };
    let (low, high) = card.range.unwrap_or((0, 0));
    Text::of(key).with("cost", card.cost).with("dice", card.dice).with("low", low).with("high", high)
}

/// What bars a payment (GR-ATK-08, GR-STA-05).
fn afford(table: &Table, seat: Seat, cost: i64) -> Vec<Reason> {
    let have = table.state.robot(seat).spirit;
    if have >= cost {
        return Vec::new();
    }
    vec![why("spirit-short", "GR-ATK-08").with("need", cost).with("have", have)]
}

/// What bars a card at a distance (GR-ATK-05).
fn in_reach(card: &Card, distance: i64) -> Vec<Reason> {
    match card.range {
        Some((low, high)) if !(low..=high).contains(&distance) => {
            let code = if low == high { "out-of-range-at" } else { "out-of-range" };
            let reason = why(code, "GR-ATK-05").with("card", card.name.as_str());
            vec![reason.with("low", low).with("high", high).with("distance", distance)]
        }
        Some(_) | None => Vec::new(),
    }
}

/// Bars a choice for more reasons than it has.
fn bar(choice: Choice, more: Vec<Reason>) -> Choice {
    let reasons = choice.verdict.bars().iter().cloned().chain(more).collect();
    choice.barred_by(reasons)
}

/// A form with no fields.
fn bare(act: &'static str) -> Offer {
    Offer::new(act, Vec::new(), Vec::new())
}

/// Fighting Spirit or Power Tokens, one of the two and never a mixture (GR-PWR-10).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Take {
    Spirit,
    Power,
}

/// The slot for [`Take`], each choice with the amount it brings.
fn take_slot(spirit: i64, power: i64, rules: &'static [&'static str]) -> Slot {
    let choice = |take: Take, key: &'static str, amount: i64| Choice::new(take, Text::of(key).with("amount", amount));
    let from = vec![choice(Take::Spirit, "take-spirit", spirit), choice(Take::Power, "take-power", power)];
    Slot::new("take", Kind::OneOf { from }).ruled(rules)
}
