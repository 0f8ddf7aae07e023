//! Triggering an effect: one payment, one effect (GR-ABL-05, GR-ABL-08). What the price is the facts say, or people.
use super::super::Pending;
use super::super::ability::Price;
use super::super::facts::{Event, MANY, Why};
use super::super::mods;
use super::super::settle::{lose_control, lose_spirit};
use super::super::state::{Ill, Trauma};
use super::ability::put;
use super::place::Home;
use super::{Crank, Table, Verb, afford, needs_ability};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trigger {
    /// An Ability, or a card that lies Activated.
    pub thing: Key,
    /// Power Tokens out of Control.
    pub power: i64,
    pub spirit: i64,
}

pub const VERB: Verb =
    Verb { doc: ActDoc { act: "trigger", slots: &["thing", "power", "spirit"] }, home: Home::Response, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let from: Vec<Choice> = abilities(table, seat).into_iter().chain(cards(table, seat)).collect();
    if from.is_empty() {
        return None;
    }
    let none = too_few(&from, 1, why("nothing-to-trigger", "GR-ABL-07"));
    let number = |field, rule| Slot::new(field, Kind::number(0, MANY, rule)).preset(0);
    let slots = vec![
        Slot::new("thing", Kind::OneOf { from }).ruled(&["GR-ABL-05"]),
        number("power", "GR-ABL-05"),
        number("spirit", "GR-STA-05"),
    ];
    Some(Offer::new("trigger", slots, none))
}

fn abilities(table: &Table, seat: Seat) -> Vec<Choice> {
    let all = table.state.robot(seat).abilities.iter();
    let known = all.filter_map(|(key, lit)| Some((key, lit, table.book.0.abilities.get(key)?)));
    known
        .filter(|(_, _, ability)| ability.triggers())
        .map(|(key, lit, ability)| {
            let mut bars = Vec::new();
            if ability.power > 0 && !mods::is_on(table, seat, key) {
                bars.push(why("trigger-needs-activation", "GR-ABL-08").with("ability", ability.name.as_str()));
            }
            if ability.own_turn && table.state.turn != seat {
                bars.push(why("own-turn-only", "GR-ATK-07").with("card", ability.name.as_str()));
            }
            if ability.once && lit.used {
                bars.push(why("once-a-turn", "GR-ABL-08").with("ability", ability.name.as_str()));
            }
            let choice = Choice::new(key, Text::name(ability.name.as_str()));
            let choice = match ability.trigger {
                Some(price) => priced(table, seat, choice, price, &mut bars),
                None => choice,
            };
            choice.barred_by(bars)
        })
        .collect()
}

fn priced(table: &Table, seat: Seat, choice: Choice, price: Price, bars: &mut Vec<Reason>) -> Choice {
    let have = table.state.robot(seat).ills(Ill::Surge);
    if have < price.surge {
        bars.push(why("surges-short", "GR-ABL-05").with("need", price.surge).with("have", have));
    }
    bars.extend(short(table, seat, price.power));
    bars.extend(afford(table, seat, price.spirit));
    let note = Text::of("trigger-note").with("power", price.power).with("spirit", price.spirit);
    choice.noting(note.with("surge", price.surge)).setting("power", price.power).setting("spirit", price.spirit)
}

/// Cards that lie Activated may bring a Trigger (GR-STA-20).
fn cards(table: &Table, seat: Seat) -> Vec<Choice> {
    let upright = table.state.robot(seat).lying(|place| place.upright());
    upright.into_iter().map(|card| Choice::new(&card, Text::name(table.book.0.name(&card)))).collect()
}

/// Tokens that lie on an Ability pay for nothing (GR-ABL-06).
fn short(table: &Table, seat: Seat, power: i64) -> Option<Reason> {
    let have = table.state.robot(seat).control;
    (have < power).then(|| why("tokens-short-trigger", "GR-ABL-06").with("need", power).with("have", have))
}

/// A price that is said, and what must be on first.
pub fn weigh(table: &Table, seat: Seat, trigger: &Trigger) -> Verdict {
    // A printed one was weighed with its choice.
    let printed = table.book.0.abilities.get(&trigger.thing).is_some_and(|ability| ability.trigger.is_some());
    let mut bars = Vec::new();
    if !printed {
        bars.extend(short(table, seat, trigger.power));
        bars.extend(afford(table, seat, trigger.spirit));
    }
    bars.extend(off_price(table, trigger));
    let needs = table.book.0.abilities.get(&trigger.thing).and_then(|ability| ability.needs.as_ref());
    match needs {
        Some(needs) if bars.is_empty() => needs_ability(table, seat, needs),
        Some(_) | None => Verdict::barred_by(bars),
    }
}

/// A price that is known is paid as it is, no more and no less (GR-ABL-05).
fn off_price(table: &Table, trigger: &Trigger) -> Option<Reason> {
    let ability = table.book.0.abilities.get(&trigger.thing)?;
    let price = ability.trigger.filter(|price| (price.power, price.spirit) != (trigger.power, trigger.spirit))?;
    let reason = why("trigger-price", "GR-ABL-05").with("ability", ability.name.as_str());
    Some(reason.with("power", price.power).with("spirit", price.spirit))
}

/// The price is paid at declaration, Canceled or not (GR-CXL-04).
pub fn declare(crank: &mut Crank, seat: Seat, trigger: &Trigger) {
    let why = || Why::Cost(trigger.thing.clone());
    if trigger.power > 0 {
        lose_control(crank, seat, trigger.power, why());
    }
    if trigger.spirit > 0 {
        lose_spirit(crank, seat, trigger.spirit, why());
    }
    let ability = crank.table.book.0.abilities.get(&trigger.thing);
    let surges = ability.and_then(|ability| ability.trigger).map_or(0, |price| price.surge);
    if ability.is_some() {
        crank.event(Event::Used { seat, ability: trigger.thing.clone() });
    }
    give_up(crank, seat, surges);
    put(crank, seat, Pending::Trigger(trigger.thing.clone()), "S29");
}

/// Takes Surges out of the Meter, those that stay longest last.
fn give_up(crank: &mut Crank, seat: Seat, mut count: i64) {
    let mut slots: [Trauma; 3] = crank.table.state.robot(seat).trauma;
    for slot in &mut slots {
        let taken = slot.surge.min(count);
        slot.surge -= taken;
        count -= taken;
    }
    if slots != crank.table.state.robot(seat).trauma {
        crank.event(Event::TraumaSet { seat, slots });
    }
}
