//! Equipment is worn at once (RB-CRD-01): a second of its type replaces the one worn, which goes under the item deck, or
//! is discarded; what a search brought must be worn (RB-FRE-04).
use super::super::book::{ARM, FACES, Item, Weapon, usually};
use super::super::facts::Event;
use super::super::known::{item, items};
use super::super::settle::{coin_item, discard, spend, told};
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::{Arg, Text};
use serde::{Deserialize, Serialize};

/// The most a card could print; no list is (RB-X-03).
const MOST: i64 = 12;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wear {
    pub item: Key,
}

/// A melee weapon met for the first time, by its numbers.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct WearMelee {
    pub need: i64,
    pub damage: i64,
    pub reach: i64,
    #[serde(default)]
    pub piercing: bool,
}

/// A shield met for the first time.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct WearShield {
    pub value: i64,
}

pub const WEAR: Verb = Verb { doc: ActDoc { act: "wear", slots: &["item"] }, home: Home::Gear, offer: offer_wear };
pub const REFUSE: Verb =
    Verb { doc: ActDoc { act: "refuse", slots: &["item"] }, home: Home::Gear, offer: offer_refuse };
pub const MELEE: Verb = Verb {
    doc: ActDoc { act: "wear-melee", slots: &["need", "damage", "reach", "piercing"] },
    home: Home::Gear,
    offer: offer_melee,
};
pub const SHIELD: Verb =
    Verb { doc: ActDoc { act: "wear-shield", slots: &["value"] }, home: Home::Gear, offer: offer_shield };

/// An item's name, and its numbers in a line.
pub fn item_choice(table: &Table, key: &Key, item: Item) -> Choice {
    let note = match table.book.0.examples.contains(key) {
        true => Text::of("note-ours").with("note", Arg::Text(Box::new(item_note(item)))),
        false => item_note(item),
    };
    Choice::new(key, item_name(table, key)).noting(note)
}

/// Its printed name; its type and numbers where it has no other.
pub fn item_name(table: &Table, key: &Key) -> Text {
    let named = table.book.0.names.get(key).cloned();
    match item(table, key) {
        Some(item) if named.as_ref().is_none_or(|name| *name == item.name()) => unnamed(item),
        _ => Text::name(named.unwrap_or_else(|| key.to_string())),
    }
}

/// An item nobody named, in words.
pub fn unnamed(item: Item) -> Text {
    Text::of(format!("item-{}", item.word())).with("name", item.name())
}

pub fn item_note(item: Item) -> Text {
    match item {
        Item::Melee(one) | Item::Ranged(one) => {
            let key = match (one.piercing, one.reusable) {
                (false, false) => "note-weapon",
                (true, false) => "note-weapon-piercing",
                (false, true) => "note-weapon-reusable",
                (true, true) => "note-weapon-both",
            };
            Text::of(key).with("need", one.need).with("damage", one.damage).with("reach", one.reach)
        }
        Item::Shield { value } => Text::of("note-shield").with("value", value),
        Item::Energy { value } => Text::of("note-energy").with("value", value),
    }
}

fn equipment(table: &Table) -> impl Iterator<Item = (Key, Item)> {
    items(table).into_iter().filter(|(_, item)| item.is_equipment())
}

fn none_drawn(table: &Table, seat: Seat) -> Vec<Reason> {
    (table.state.roborg(seat).cards < 1).then(|| why("no-card-drawn", "RB-CRD-01")).into_iter().collect()
}

fn offer_wear(table: &Table, seat: Seat) -> Option<Offer> {
    let from: Vec<Choice> = equipment(table).map(|(key, item)| item_choice(table, &key, item)).collect();
    offer_of("wear", from, none_drawn(table, seat))
}

fn offer_of(act: &'static str, from: Vec<Choice>, bars: Vec<Reason>) -> Option<Offer> {
    let known = !from.is_empty();
    let slot = Slot::new("item", Kind::OneOf { from }).ruled(&["RB-CRD-01"]);
    known.then(|| Offer::new(act, vec![slot], bars))
}

/// What was drawn only its owner saw; where the app knows of no draw people look (RB-CRD-01).
pub fn weigh(table: &Table, seat: Seat) -> Verdict {
    match table.state.roborg(seat).drawn {
        0 => Verdict::Check(vec![why("look-whether-drawn", "RB-CRD-01")]),
        _ => Verdict::Open,
    }
}

/// What a seat wears of the type of an item.
fn worn_like(table: &Table, seat: Seat, item: Item) -> Option<&Key> {
    let roborg = table.state.roborg(seat);
    match item {
        Item::Melee(_) => roborg.melee.as_ref(),
        Item::Shield { .. } => roborg.shield.as_ref(),
        Item::Ranged(_) | Item::Energy { .. } => None,
    }
}

fn offer_refuse(table: &Table, seat: Seat) -> Option<Offer> {
    let mut bars = none_drawn(table, seat);
    if table.state.bound && table.state.turn == seat {
        bars.push(why("must-be-worn", "RB-FRE-04"));
    }
    let put_on = || why("put-on-where-none-is-worn", "RB-CRD-01");
    let choice = |(key, item): (Key, Item)| {
        let bars = worn_like(table, seat, item).is_none().then(put_on);
        item_choice(table, &key, item).barred_by(bars.into_iter().collect())
    };
    let from: Vec<Choice> = equipment(table).map(choice).collect();
    if bars.is_empty() {
        bars = too_few(&from, 1, put_on());
    }
    offer_of("refuse", from, bars)
}

fn offer_melee(table: &Table, seat: Seat) -> Option<Offer> {
    let slots = vec![
        Slot::new("need", usually(1, FACES, (2..=5).collect(), "RB-CRD-08")).ruled(&["RB-CRD-08"]),
        Slot::new("damage", usually(1, MOST, vec![2, 3], "RB-ATK-09")).ruled(&["RB-ATK-09"]),
        Slot::new("reach", usually(0, MOST, vec![0, 1], "RB-ATK-09")).preset(ARM).ruled(&["RB-ATK-09"]),
        Slot::new("piercing", Kind::YesNo).preset(false).ruled(&["RB-CRD-08"]),
    ];
    Some(Offer::new("wear-melee", slots, none_drawn(table, seat)))
}

fn offer_shield(table: &Table, seat: Seat) -> Option<Offer> {
    let slot = Slot::new("value", usually(1, MOST, vec![2, 3, 4, 5], "RB-SHD-03")).ruled(&["RB-SHD-03"]);
    Some(Offer::new("wear-shield", vec![slot], none_drawn(table, seat)))
}

/// Puts equipment on; what it replaces goes under the item deck (RB-CRD-01).
pub fn wear(crank: &mut Crank, seat: Seat, key: &Key) {
    let Some(item) = item(&crank.table, key) else { return };
    let old = worn_like(&crank.table, seat, item).cloned();
    let worn = match item {
        Item::Melee(_) => Event::Melee { seat, item: Some(key.clone()) },
        Item::Shield { .. } => Event::Shield { seat, item: Some(key.clone()) },
        Item::Ranged(_) | Item::Energy { .. } => return,
    };
    told(crank, seat);
    spend(crank, seat, Some(key));
    crank.event(worn);
    if let Some(old) = old {
        crank.event(Event::Under(old));
    }
}

pub fn wear_melee(crank: &mut Crank, seat: Seat, new: &WearMelee) {
    let weapon =
        Weapon { need: new.need, damage: new.damage, reach: new.reach, piercing: new.piercing, reusable: false };
    wear_new(crank, seat, Item::Melee(weapon));
}

pub fn wear_shield(crank: &mut Crank, seat: Seat, new: &WearShield) {
    wear_new(crank, seat, Item::Shield { value: new.value });
}

fn wear_new(crank: &mut Crank, seat: Seat, item: Item) {
    let key = coin_item(crank, item);
    wear(crank, seat, &key);
}

/// The newly drawn one goes to the discard pile (RB-CRD-01).
pub fn refuse(crank: &mut Crank, seat: Seat, key: &Key) {
    told(crank, seat);
    spend(crank, seat, Some(key));
    discard(crank, 1, std::slice::from_ref(key));
}
