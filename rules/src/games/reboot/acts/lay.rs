//! Laying a card face down, both sides in secret (RB-ATK-01, RB-CTR-01): the attacker with what it strikes with, the
//! target with its counter, ENERGY to gain (RB-CTR-02), or nothing. Melee and unarmored need no card of their own: any
//! hand card lies there as a decoy and comes back unseen (RB-ATK-02, RB-ATK-14).
use super::super::attack::{Laid, Role};
use super::super::book::{FACES, Item, SHOT, Weapon, usually};
use super::super::facts::Event;
use super::super::fight;
use super::super::known;
use super::super::settle::coin_item;
use super::place::Home;
use super::{Crank, Table, Verb, energy, gear};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict, Weight};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::{Key, key};
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// The most a weapon could print.
const MOST: i64 = 12;

/// `nothing`, `unarmored`, `melee`, or the key of a ranged weapon.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lay {
    pub with: Key,
}

/// A ranged weapon met for the first time, by its numbers.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct LayRanged {
    pub need: i64,
    pub damage: i64,
    pub reach: i64,
    pub piercing: bool,
    pub reusable: bool,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct LayEnergy {
    pub value: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "lay", slots: &["with"] }, home: Home::Lay, offer };
pub const RANGED: Verb = Verb {
    doc: ActDoc { act: "lay-ranged", slots: &["need", "damage", "reach", "piercing", "reusable"] },
    home: Home::Lay,
    offer: offer_ranged,
};
pub const ENERGY: Verb =
    Verb { doc: ActDoc { act: "lay-energy", slots: &["value"] }, home: Home::Lay, offer: offer_energy };

/// The half a seat lays for, and whom it would strike.
fn half(table: &Table, seat: Seat) -> Option<(Role, Seat)> {
    let attack = table.state.attack.as_deref()?;
    let role = attack.role(seat)?;
    Some((role, attack.struck(role)))
}

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let (role, foe) = half(table, seat)?;
    let mut from = vec![melee(table, seat, role, foe), unarmored(table, seat, role, foe)];
    let ranged = known::items(table).into_iter().filter(|(_, item)| matches!(item, Item::Ranged(_)));
    from.extend(
        ranged
            .map(|(key, item)| gear::item_choice(table, &key, item).barred_by(shot_bars(table, seat, role, foe, item))),
    );
    let open = from.iter().any(|choice| choice.verdict.allows());
    from.insert(0, nothing(role, open));
    let slot = Slot::new("with", Kind::OneOf { from }).ruled(&["RB-ATK-01"]);
    Some(Offer::new("lay", vec![slot], Vec::new()).weighing(Weight::Main))
}

/// A target need not answer; who attacks strikes, unless nothing known here would reach (RB-ATK-01).
fn nothing(role: Role, armed: bool) -> Choice {
    let must = (role == Role::Attack && armed).then(|| why("must-strike", "RB-ATK-01"));
    Choice::new("nothing", Text::of("lay-nothing")).barred_by(must.into_iter().collect())
}

fn melee(table: &Table, seat: Seat, role: Role, foe: Seat) -> Choice {
    let worn = table.state.roborg(seat).melee.as_ref();
    let item = worn.and_then(|key| known::item(table, key));
    let bars = match item {
        None => vec![why("no-melee-worn", "RB-ATK-09")],
        Some(item) => in_reach(role, || fight::reaches(table, item, seat, foe)),
    };
    let choice = Choice::new("melee", Text::of("lay-melee")).barred_by(bars);
    match item {
        Some(item) => choice.noting(gear::item_note(item)),
        None => choice,
    }
}

fn unarmored(table: &Table, seat: Seat, role: Role, foe: Seat) -> Choice {
    let mut bars = in_reach(role, || fight::fist_reaches(table, seat, foe));
    if table.state.roborg(seat).melee.is_some() {
        bars.insert(0, why("melee-is-worn", "RB-ATK-08"));
    }
    Choice::new("unarmored", Text::of("lay-unarmored")).barred_by(bars)
}

/// Only the attacker's range is measured now: the counter's is once the push is over (RB-CTR-01, RB-CTR-04).
fn in_reach(role: Role, reach: impl FnOnce() -> Vec<Reason>) -> Vec<Reason> {
    match role {
        Role::Attack => reach(),
        Role::Counter => Vec::new(),
    }
}

fn shot_bars(table: &Table, seat: Seat, role: Role, foe: Seat, item: Item) -> Vec<Reason> {
    let mut bars = in_reach(role, || fight::reaches(table, item, seat, foe));
    bars.extend(no_card(table, seat));
    bars
}

fn no_card(table: &Table, seat: Seat) -> Option<Reason> {
    (table.state.roborg(seat).cards < 1).then(|| why("no-card-to-lay", "RB-ATK-01"))
}

fn offer_ranged(table: &Table, seat: Seat) -> Option<Offer> {
    half(table, seat)?;
    let slots = vec![
        Slot::new("need", usually(1, FACES, (2..=6).collect(), "RB-CRD-08")).ruled(&["RB-CRD-08"]),
        Slot::new("damage", usually(1, MOST, vec![3, 4, 5], "RB-ATK-10")).ruled(&["RB-ATK-10"]),
        Slot::new("reach", usually(0, MOST, vec![1, 2, 3], "RB-ATK-10")).preset(SHOT).ruled(&["RB-ATK-10"]),
        Slot::new("piercing", Kind::YesNo).preset(false).ruled(&["RB-CRD-08"]),
        Slot::new("reusable", Kind::YesNo).preset(false).ruled(&["RB-CRD-03"]),
    ];
    Some(Offer::new("lay-ranged", slots, no_card(table, seat).into_iter().collect()))
}

fn offer_energy(table: &Table, seat: Seat) -> Option<Offer> {
    let (role, _) = half(table, seat)?;
    let slot = Slot::new("value", energy::value_kind(table)).ruled(&["RB-CTR-02"]);
    let bars = no_card(table, seat).into_iter().collect();
    (role == Role::Counter).then(|| Offer::new("lay-energy", vec![slot], bars))
}

/// A counter that could not reach now can after the push; people see that when it comes.
pub fn weigh(_table: &Table, _lay: &Lay) -> Verdict {
    Verdict::Open
}

/// A new weapon is measured like one of the set.
pub fn weigh_ranged(table: &Table, seat: Seat, lay: &LayRanged) -> Verdict {
    match half(table, seat) {
        Some((role, foe)) => Verdict::barred_by(in_reach(role, || fight::reaches(table, shot(lay), seat, foe))),
        None => Verdict::Open,
    }
}

fn shot(lay: &LayRanged) -> Item {
    let LayRanged { need, damage, reach, piercing, reusable } = *lay;
    Item::Ranged(Weapon { need, damage, reach, piercing, reusable })
}

fn laid(crank: &mut Crank, seat: Seat, laid: Laid) {
    if let Some((role, _)) = half(&crank.table, seat) {
        crank.event(Event::Laid { role, laid });
    }
}

pub fn declare(crank: &mut Crank, seat: Seat, lay: &Lay) {
    let worn = crank.table.state.roborg(seat).melee.clone();
    let what = match (&*lay.with.0, worn) {
        ("nothing", _) | ("melee", None) => Laid::Nothing,
        ("melee", Some(weapon)) => Laid::Melee(weapon),
        ("unarmored", _) => Laid::Unarmored,
        (other, _) => Laid::Ranged(key(other)),
    };
    laid(crank, seat, what);
}

pub fn declare_ranged(crank: &mut Crank, seat: Seat, lay: &LayRanged) {
    let key = coin_item(crank, shot(lay));
    laid(crank, seat, Laid::Ranged(key));
}

pub fn declare_energy(crank: &mut Crank, seat: Seat, lay: &LayEnergy) {
    coin_item(crank, Item::Energy { value: lay.value });
    laid(crank, seat, Laid::Energy(lay.value));
}
