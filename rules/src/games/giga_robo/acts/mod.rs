//! The acts of Giga-Robo!, one a file: its form, its weighing, its declaration. This file only lists them; where an
//! act has its place stands in `place.rs`.
mod ability;
mod attack;
mod cancel;
mod defend;
mod done;
mod effect;
mod end_turn;
mod gain;
mod hold;
mod map_roll;
mod movement;
mod package;
pub mod place;
mod play;
mod power;
mod rage;
mod react;
mod recover;
mod reroll;
mod roll;
mod take_hit;
mod trigger;
mod zone;

use effect::{
    add_dice, barrier, cheaper, deal, displace, distance, inflict, receive, repair, shift, shut, spirit, tokens, trauma,
};

use super::book::Card;
use super::facts::MANY;
use super::state::Place;
use super::{Crank, Table, mods, settle, view};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::{Arg, Text};
use serde::{Deserialize, Serialize};

/// What a seat may declare. Serialised names are load-bearing: inputs, logs and scenarios write them.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    Gain(gain::Gain),
    Move(movement::Move),
    Attack(attack::Attack),
    Play(play::Play),
    Activate(ability::Switch),
    Deactivate(ability::Switch),
    Trigger(trigger::Trigger),
    Recover(recover::Recover),
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
    Displace(displace::Displace),
    Cheaper(cheaper::Cheaper),
    Shut(shut::Shut),
    Shift(shift::Shift),
    Reroll(reroll::Reroll),
    Cancel(cancel::Cancel),
    Done,
    MapRoll(map_roll::MapRoll),
    Package(package::Package),
    Zone,
}

/// One act: what it takes, where it is asked, and its form.
struct Verb {
    doc: ActDoc,
    home: place::Home,
    offer: fn(&Table, Seat) -> Option<Offer>,
}

const VERBS: [&Verb; 36] = [
    &map_roll::VERB,
    &package::VERB,
    &zone::VERB,
    &gain::VERB,
    &attack::VERB,
    &movement::VERB,
    &play::VERB,
    &ability::ON,
    &trigger::VERB,
    &end_turn::VERB,
    &ability::OFF,
    &recover::VERB,
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
    &displace::VERB,
    &distance::VERB,
    &shift::VERB,
    &shut::VERB,
    &cheaper::VERB,
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
        Act::Move(movement) => movement::weigh(table, seat, movement),
        Act::Activate(switch) => ability::weigh_on(table, seat, switch),
        Act::Trigger(trigger) => trigger::weigh(table, seat, trigger),
        Act::Barrier(barrier) => barrier::weigh(table, barrier),
        Act::Done | Act::Deal(_) => done::weigh(table),
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
        Act::Activate(switch) => ability::turn_on(crank, seat, switch),
        Act::Deactivate(switch) => ability::turn_off(crank, seat, switch),
        Act::Trigger(trigger) => trigger::declare(crank, seat, trigger),
        Act::Recover(recover) => recover::declare(crank, recover),
        Act::Displace(_) => displace::declare(crank),
        Act::Cheaper(cheaper) => cheaper::declare(crank, cheaper),
        Act::Shut(shut) => shut::declare(crank, shut),
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
        Act::MapRoll(roll) => map_roll::declare(crank, seat, roll),
        Act::Package(package) => package::declare(crank, seat, package),
        // What is said is all there is to it: the miniature stands.
        Act::Zone => {}
    }
}

/// A card's printed fields; unknown keys never get past an offer's choices.
fn printed<'a>(table: &'a Table, key: &Key) -> Option<&'a Card> {
    table.book.0.cards.get(key)
}

/// A seat's cards that `wanted` names, those in hand first, each barred by what `bars` finds; a card in Cooldown is
/// listed and barred (GR-CDN-09).
fn cards(
    table: &Table,
    seat: Seat,
    wanted: impl Fn(&Card) -> bool,
    bars: impl Fn(&Card) -> Vec<Reason>,
) -> Vec<Choice> {
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
            let choice = Choice::new(key, Text::name(card.name.as_str())).noting(card_note(table, seat, card));
            let away = (place != Place::Hand).then(|| cooling(card, place));
            choice.barred_by(away.into_iter().chain(bars(card)).collect())
        })
        .collect()
}

fn cooling(card: &Card, place: Place) -> Reason {
    let slot = place.slot().unwrap_or(0);
    why("in-cooldown", "GR-CDN-09").with("card", card.name.as_str()).with("slot", slot)
}

/// Cost, dice and range in a line.
fn card_note(table: &Table, seat: Seat, card: &Card) -> Text {
    let range = mods::range(table, seat, card);
    let key = match range {
        _ if !card.is_attack() => "card-note-instant",
        None => "card-note-anywhere",
        Some((low, high)) if low == high => "card-note-at",
        Some(_) => "card-note",
    };
    let (low, high) = range.unwrap_or((0, 0));
    let cost = if card.cost_is_x { Arg::from("X") } else { Arg::Number(mods::cost(table, seat, card, 0)) };
    let text = Text::of(key).with("cost", cost).with("dice", card.dice);
    marks(card).into_iter().fold(text.with("low", low).with("high", high), view::beside)
}

/// What else an Attack card shows: its damage and icons (GR-STA-14).
fn marks(card: &Card) -> Vec<Text> {
    let damage = card.damage.filter(|_| card.is_attack()).map(|damage| Text::of("note-damage").with("n", damage));
    let icons = [(card.combo, "mark-combo"), (card.counter, "mark-counter"), (card.ultimate, "mark-ultimate")];
    damage.into_iter().chain(icons.into_iter().filter(|(shown, _)| *shown).map(|(_, key)| Text::of(key))).collect()
}

/// The field for what X is, where a card in hand that `wanted` names has a cost to be said (GR-ATK-08).
fn x_slot(table: &Table, seat: Seat, wanted: impl Fn(&Card) -> bool) -> Option<Slot> {
    let said = in_hand(table, seat, |card| wanted(card) && (card.cost_is_x || card.power_is_x));
    said.then(|| Slot::new("x", Kind::number(0, MANY, "GR-ATK-08")).optional())
}

/// Whether some card in a seat's hand is like that.
fn in_hand(table: &Table, seat: Seat, like: impl Fn(&Card) -> bool) -> bool {
    let hand = table.state.robot(seat).lying(|place| place == Place::Hand);
    hand.iter().filter_map(|card| printed(table, card)).any(like)
}

/// What stands against a card whose X nobody said (GR-ATK-08).
fn unsaid(card: &Card, x: Option<i64>) -> Option<Reason> {
    let open = x.is_none() && (card.cost_is_x || card.power_is_x);
    open.then(|| why("say-x", "GR-ATK-08").with("card", card.name.as_str()))
}

/// What bars a payment (GR-ATK-08, GR-STA-05).
fn afford(table: &Table, seat: Seat, cost: i64) -> Vec<Reason> {
    let have = table.state.robot(seat).spirit;
    if have >= cost {
        return Vec::new();
    }
    vec![why("spirit-short", "GR-ATK-08").with("need", cost).with("have", have)]
}

/// What bars a card of a seat at a distance, by its own printed range (GR-ATK-05, GR-GEN-03, GR-FAQ-11).
fn in_reach(table: &Table, seat: Seat, card: &Card, distance: i64) -> Vec<Reason> {
    match mods::range(table, seat, card) {
        Some((low, high)) if !(low..=high).contains(&distance) => {
            let code = if low == high { "out-of-range-at" } else { "out-of-range" };
            let reason = why(code, "GR-ATK-05").with("card", card.name.as_str());
            vec![reason.with("low", low).with("high", high).with("distance", distance)]
        }
        Some(_) | None => Vec::new(),
    }
}

/// What bars the Power Tokens a card costs.
fn afford_tokens(table: &Table, seat: Seat, cost: i64) -> Vec<Reason> {
    let have = table.state.robot(seat).control;
    if have >= cost {
        return Vec::new();
    }
    vec![why("tokens-short", "GR-ATK-08").with("need", cost).with("have", have)]
}

/// An Ability that must be Activated; people look, since a text may lift it (GR-ATK-07, GR-GEN-05).
fn needs_ability(table: &Table, seat: Seat, needs: &Key) -> Verdict {
    if mods::is_on(table, seat, needs) {
        return Verdict::Open;
    }
    Verdict::Check(vec![why("needs-ability", "GR-ATK-07").with("ability", table.book.0.name(needs))])
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

/// The slot for [`Take`], each choice with the amount it really brings, and why that is less than printed.
fn take_slot(table: &Table, seat: Seat, (spirit, power): (i64, i64), rules: &'static [&'static str]) -> Slot {
    let choice = |take: Take, key: &'static str, printed: i64, amount: i64| {
        let choice = Choice::new(take, Text::of(key).with("amount", amount));
        match amount < printed {
            true => choice.noting(Text::of(format!("{key}-less")).with("printed", printed)),
            false => choice,
        }
    };
    let (gain, tokens) = (settle::spirit_gain(table, seat, spirit), power.min(mods::token_room(table, seat)));
    let from =
        vec![choice(Take::Spirit, "take-spirit", spirit, gain), choice(Take::Power, "take-power", power, tokens)];
    Slot::new("take", Kind::OneOf { from }).ruled(rules)
}
