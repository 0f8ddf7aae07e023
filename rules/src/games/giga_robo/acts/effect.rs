//! Effects people read off a card and enter while its text is carried out. They go through the same functions as
//! automated text, so Barriers, Panic, caps and Rage hold for them.
use super::super::book::DamageText;
use super::super::chart::Window;
use super::super::facts::{Event, FAR, MANY, Why};
use super::super::settle::{self, Source, gain_control, gain_spirit, lose_control, lose_spirit};
use super::super::state::{Ill, Place, Side};
use super::place::Home;
use super::{Crank, Table, Verb, done, printed};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight, too_few};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// Inflicts the card's damage and ends its Damage Text in one.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    pub target: Seat,
    pub amount: i64,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Inflict {
    pub target: Seat,
    pub amount: i64,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Receive {
    pub target: Seat,
    pub amount: i64,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Repair {
    pub target: Seat,
    pub amount: i64,
}

/// Gains, or loses with a negative amount, Fighting Spirit.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spirit {
    pub target: Seat,
    pub amount: i64,
}

/// Gains, or loses with a negative amount, Power Tokens.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tokens {
    pub target: Seat,
    pub amount: i64,
}

/// Puts Trauma Tokens into Slot 3.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Afflict {
    pub target: Seat,
    pub ill: Ill,
    pub count: i64,
}

/// Creates an Active Barrier.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Barrier {
    pub target: Seat,
}

/// Adds dice to a side's roll, or takes them.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct AddDice {
    pub side: Side,
    pub amount: i64,
}

/// Says how far apart the two Robots stand now.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Distance {
    pub distance: i64,
}

/// Moves a card in somebody's Meter.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shift {
    pub target: Seat,
    pub card: Key,
    pub to: Place,
}

const WHOM_AND_HOW_MUCH: &[&str] = &["target", "amount"];

macro_rules! verb {
    ($name:ident, $act:literal, $slots:expr, $home:expr, $offer:ident) => {
        pub const $name: Verb = Verb { doc: ActDoc { act: $act, slots: $slots }, home: $home, offer: $offer };
    };
}
verb!(DEAL, "deal", WHOM_AND_HOW_MUCH, Home::Damage, offer_deal);
verb!(INFLICT, "inflict", WHOM_AND_HOW_MUCH, Home::Text, offer_inflict);
verb!(RECEIVE, "receive", WHOM_AND_HOW_MUCH, Home::Text, offer_receive);
verb!(REPAIR, "repair", WHOM_AND_HOW_MUCH, Home::Text, offer_repair);
verb!(SPIRIT, "spirit", WHOM_AND_HOW_MUCH, Home::Text, offer_spirit);
verb!(TOKENS, "tokens", WHOM_AND_HOW_MUCH, Home::Text, offer_tokens);
const ILLS: &[&str] = &["target", "ill", "count"];
verb!(TRAUMA, "trauma", ILLS, Home::Text, offer_trauma);
verb!(BARRIER, "barrier", &["target"], Home::Text, offer_barrier);
verb!(ADD_DICE, "add-dice", &["side", "amount"], Home::Text, offer_add_dice);
verb!(DISTANCE, "distance", &["distance"], Home::Text, offer_distance);
const SHIFT_SLOTS: &[&str] = &["target", "card", "to"];
verb!(SHIFT, "shift", SHIFT_SLOTS, Home::Text, offer_shift);

/// The card whose text is carried out.
pub fn reading(table: &Table) -> Option<Key> {
    match table.at() {
        Some(Window::Text(card) | Window::Damage(card)) => Some(card.clone()),
        // By the time an answer is declared its ask is gone; the step below still names the card.
        _ => match table.frames.last() {
            Some(crate::frame::Frame::Step(step)) => super::super::view::card_of(table, step),
            _ => None,
        },
    }
}

fn foe(table: &Table, seat: Seat) -> Option<Seat> {
    table.living().into_iter().find(|other| *other != seat)
}

/// Whom it hits: every seat, the foe or oneself picked at first.
fn whom(table: &Table, first: Option<Seat>) -> Slot {
    let from = table.living().into_iter().map(|seat| Choice::new(seat, Text::name(table.name(seat)))).collect();
    let slot = Slot::new("target", Kind::OneOf { from });
    match first {
        Some(seat) => slot.preset(seat),
        None => slot,
    }
}

fn amount(min: i64, usual: Vec<i64>, rule: &'static str) -> Slot {
    let beyond = why("bounds", rule).with("min", min).with("max", MANY);
    Slot::new("amount", Kind::Number { min, max: MANY, usual, beyond })
}

fn aside(act: &'static str, slots: Vec<Slot>) -> Option<Offer> {
    Some(Offer::new(act, slots, Vec::new()).weighing(Weight::Aside))
}

/// Base Damage once and for each Success: what the amount most likely is. Only a suggestion, never assumed.
fn likely(table: &Table) -> Vec<i64> {
    let base = reading(table).and_then(|card| printed(table, &card)?.damage).filter(|base| *base > 0);
    let successes = table.state.attack.as_deref().and_then(|attack| attack.judged).map_or(1, |judged| judged.successes);
    match base {
        Some(base) if successes > 1 => vec![base, base * successes],
        Some(base) => vec![base],
        None => vec![1, 2, 3],
    }
}

fn offer_deal(table: &Table, seat: Seat) -> Option<Offer> {
    let card = reading(table).and_then(|card| printed(table, &card))?;
    if card.damage_text != DamageText::People {
        return None;
    }
    let usual = likely(table);
    let slot = amount(1, usual.clone(), "GR-DMG-01");
    let slot = if let [one] = usual[..] { slot.preset(one) } else { slot };
    let slots = vec![whom(table, foe(table, seat)), slot];
    Some(Offer::new("deal", slots, Vec::new()).weighing(Weight::Main))
}

fn offer_inflict(table: &Table, seat: Seat) -> Option<Offer> {
    aside("inflict", vec![whom(table, foe(table, seat)), amount(1, likely(table), "GR-DMG-01")])
}

fn offer_receive(table: &Table, seat: Seat) -> Option<Offer> {
    aside("receive", vec![whom(table, foe(table, seat)), amount(1, vec![1, 2, 3], "GR-DMG-02")])
}

fn offer_repair(table: &Table, seat: Seat) -> Option<Offer> {
    aside("repair", vec![whom(table, Some(seat)), amount(1, vec![1, 2, 3], "GR-DMG-04")])
}

fn offer_spirit(table: &Table, seat: Seat) -> Option<Offer> {
    aside("spirit", vec![whom(table, Some(seat)), amount(-MANY, vec![1, 2, 3, -1, -2, -3], "GR-STA-04")])
}

fn offer_tokens(table: &Table, seat: Seat) -> Option<Offer> {
    aside("tokens", vec![whom(table, Some(seat)), amount(-MANY, vec![1, 2, -1, -2], "GR-PWR-04")])
}

fn offer_trauma(table: &Table, seat: Seat) -> Option<Offer> {
    let from = Ill::ALL.map(|ill| Choice::new(ill, Text::of(format!("ill-{}", ill.word())))).into();
    let count = Slot::new("count", Kind::number(1, 20, "GR-TRM-01")).preset(1);
    aside(
        "trauma",
        vec![whom(table, foe(table, seat)), Slot::new("ill", Kind::OneOf { from }).ruled(&["GR-TRM-15"]), count],
    )
}

/// One Active Barrier to a Robot (GR-BAR-02).
fn offer_barrier(table: &Table, seat: Seat) -> Option<Offer> {
    let choice = |seat: Seat| {
        let full = table.state.robot(seat).barrier;
        let bars = if full { vec![why("barrier-there", "GR-BAR-02")] } else { Vec::new() };
        Choice::new(seat, Text::name(table.name(seat))).barred_by(bars)
    };
    let from: Vec<Choice> = table.living().into_iter().map(choice).collect();
    let none = too_few(&from, 1, why("barrier-there", "GR-BAR-02"));
    let slot = Slot::new("target", Kind::OneOf { from }).preset(seat).ruled(&["GR-BAR-01"]);
    Some(Offer::new("barrier", vec![slot], none).weighing(Weight::Aside))
}

fn offer_add_dice(table: &Table, seat: Seat) -> Option<Offer> {
    let attack = table.state.attack.as_deref()?;
    let side = |side: Side| Choice::new(side, Text::name(table.name(attack.seat(side))));
    let from = vec![side(Side::Attacker), side(Side::Defender)];
    let mut slot = Slot::new("side", Kind::OneOf { from });
    if let Some(own) = attack.side(seat) {
        slot = slot.preset(own);
    }
    aside("add-dice", vec![slot, Slot::new("amount", Kind::number(-6, 6, "GR-DIE-01")).preset(1)])
}

fn offer_distance(table: &Table, _seat: Seat) -> Option<Offer> {
    (table.living().len() == 2).then_some(())?;
    aside("distance", vec![Slot::new("distance", Kind::number(1, FAR, "GR-FRC-13"))])
}

fn offer_shift(table: &Table, seat: Seat) -> Option<Offer> {
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
    let to = [Place::Hand, Place::Slot3, Place::Slot2, Place::Slot1];
    let to = to.map(|place| Choice::new(place, super::super::view::place_name(place))).into();
    let slots = vec![
        Slot::new("card", Kind::OneOf { from }),
        Slot::new("to", Kind::OneOf { from: to }),
        whom(table, Some(seat)),
    ];
    aside("shift", slots)
}

fn text(crank: &Crank) -> Why {
    reading(&crank.table).map_or(Why::Hand, Why::Text)
}

pub fn deal(crank: &mut Crank, seat: Seat, deal: &Deal) {
    inflict(crank, seat, &Inflict { target: deal.target, amount: deal.amount });
    done::declare(crank);
}

pub fn inflict(crank: &mut Crank, seat: Seat, inflict: &Inflict) {
    let why = text(crank);
    settle::damage(crank, inflict.target, inflict.amount, Source::Inflicted(seat), why);
}

pub fn receive(crank: &mut Crank, receive: &Receive) {
    let why = reading(&crank.table).map_or(Why::Hand, Why::Received);
    settle::damage(crank, receive.target, receive.amount, Source::Received, why);
}

pub fn repair(crank: &mut Crank, repair: &Repair) {
    let why = text(crank);
    settle::repair(crank, repair.target, repair.amount, why);
}

pub fn spirit(crank: &mut Crank, spirit: &Spirit) {
    let why = text(crank);
    match spirit.amount {
        amount if amount < 0 => lose_spirit(crank, spirit.target, -amount, why),
        amount => gain_spirit(crank, spirit.target, amount, why),
    }
}

pub fn tokens(crank: &mut Crank, tokens: &Tokens) {
    let why = text(crank);
    match tokens.amount {
        amount if amount < 0 => lose_control(crank, tokens.target, -amount, why),
        amount => gain_control(crank, tokens.target, amount, why),
    }
}

pub fn afflict(crank: &mut Crank, afflict: &Afflict) {
    settle::afflict(crank, afflict.target, afflict.ill, afflict.count);
}

pub fn barrier(crank: &mut Crank, barrier: &Barrier) {
    crank.event(Event::BarrierSet { seat: barrier.target, up: true });
}

pub fn add_dice(crank: &mut Crank, add: &AddDice) {
    if let Some(attack) = crank.table.state.attack.as_deref() {
        let dice = attack.pool(add.side).extra + add.amount;
        crank.event(Event::ExtraSet { side: add.side, dice });
    }
}

pub fn distance(crank: &mut Crank, distance: &Distance) {
    if let [one, other] = crank.table.living()[..] {
        crank.event(Event::Said { one, other, distance: distance.distance.clamp(1, FAR) });
    }
}

pub fn shift(crank: &mut Crank, shift: &Shift) {
    let owner = [shift.target, foe(&crank.table, shift.target).unwrap_or(shift.target)];
    let owner = owner.into_iter().find(|seat| crank.table.state.robot(*seat).cards.contains_key(&shift.card));
    if let Some(seat) = owner {
        crank.event(Event::Placed { seat, card: shift.card.clone(), to: shift.to });
    }
}
