//! What is printed, as far as it is known: item cards, Retrieve tokens and disaster tokens of the set a table plays
//! with. The rulebook prints none of them (RB-X-02, RB-X-03): what a table meets first is coined by its numbers.
use super::state::MANY;
use crate::offer::Kind;
use crate::setup::{Entity, Key, Setup, key};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The furthest a ranged weapon reaches, and a melee weapon (RB-ATK-09, RB-ATK-10).
pub const SHOT: i64 = 3;
pub const ARM: i64 = 1;

/// The highest number on a die.
pub const FACES: i64 = 6;

/// Everything printed, by key.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Book {
    pub items: BTreeMap<Key, Item>,
    pub names: BTreeMap<Key, String>,
    pub finds: BTreeMap<Key, Find>,
    /// The values of disaster tokens known so far, by the key of a token that shows each.
    pub disasters: BTreeMap<Key, i64>,
    /// What belongs to the example set that ships with the app: a table may play without.
    pub examples: BTreeSet<Key>,
}

/// An item card by its numbers (RB-CRD-08).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Item {
    Melee(Weapon),
    Ranged(Weapon),
    Shield { value: i64 },
    Energy { value: i64 },
}

/// What a weapon prints: the die it needs, its damage, how far it reaches, whether walls stop it, whether it comes back.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weapon {
    pub need: i64,
    pub damage: i64,
    pub reach: i64,
    #[serde(default)]
    pub piercing: bool,
    #[serde(default)]
    pub reusable: bool,
}

/// What a Retrieve token does when it is turned up.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Find {
    pub effect: Effect,
    pub amount: i64,
}

/// The kinds of effect a Retrieve token has.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Item cards to draw.
    Cards,
    Energy,
    /// ENERGY to lose.
    Loss,
    /// People read it and do it.
    Other,
}

impl Effect {
    pub const ALL: [Effect; 4] = [Effect::Cards, Effect::Energy, Effect::Loss, Effect::Other];

    pub fn word(self) -> &'static str {
        match self {
            Effect::Cards => "cards",
            Effect::Energy => "energy",
            Effect::Loss => "loss",
            Effect::Other => "other",
        }
    }
}

impl Item {
    /// The weapon it is, if it is one.
    pub fn weapon(self) -> Option<Weapon> {
        match self {
            Item::Melee(weapon) | Item::Ranged(weapon) => Some(weapon),
            Item::Shield { .. } | Item::Energy { .. } => None,
        }
    }

    /// Whether it is worn and cannot be held (RB-CRD-01).
    pub fn is_equipment(self) -> bool {
        matches!(self, Item::Melee(_) | Item::Shield { .. })
    }

    /// The key it has when nobody printed or made one with these numbers.
    pub fn coined(self) -> Key {
        let weapon = |word: &str, usual: i64, one: Weapon| {
            let reach = if one.reach == usual { String::new() } else { format!("-reach-{}", one.reach) };
            let piercing = if one.piercing { "-piercing" } else { "" };
            let reusable = if one.reusable { "-reusable" } else { "" };
            format!("home-{word}-{}-{}{reach}{piercing}{reusable}", one.need, one.damage)
        };
        key(&match self {
            Item::Melee(one) => weapon("melee", ARM, one),
            Item::Ranged(one) => weapon("ranged", SHOT, one),
            Item::Shield { value } => format!("home-shield-{value}"),
            Item::Energy { value } => format!("home-energy-{value}"),
        })
    }

    /// A name made of its numbers alone.
    pub fn name(self) -> String {
        match self {
            Item::Melee(one) | Item::Ranged(one) => format!("{}+ · {}", one.need, one.damage),
            Item::Shield { value } => value.to_string(),
            Item::Energy { value } => format!("+{value}"),
        }
    }

    /// The word of its type.
    pub fn word(self) -> &'static str {
        match self {
            Item::Melee(_) => "melee",
            Item::Ranged(_) => "ranged",
            Item::Shield { .. } => "shield",
            Item::Energy { .. } => "energy",
        }
    }
}

/// The key and name of a Retrieve token that is known by its effect alone.
pub fn coined_find(find: Find) -> (Key, String) {
    (key(&format!("home-find-{}-{}", find.effect.word(), find.amount)), format!("{:+}", signed(find)))
}

fn signed(find: Find) -> i64 {
    if find.effect == Effect::Loss { -find.amount } else { find.amount }
}

/// An item as an entity a house keeps.
pub fn item_entity(key: &Key, item: Item) -> Entity {
    let Value::Object(facts) = json!(item) else { return entity(key, "item", item.name(), BTreeMap::new()) };
    entity(key, "item", item.name(), facts.into_iter().collect())
}

/// A Retrieve token as an entity a house keeps.
pub fn find_entity(key: &Key, find: Find) -> Entity {
    let facts = BTreeMap::from([("effect".to_owned(), json!(find.effect)), ("amount".to_owned(), json!(find.amount))]);
    entity(key, "find", coined_find(find).1, facts)
}

/// A disaster token's value as an entity a house keeps.
pub fn disaster_entity(value: i64) -> Entity {
    let facts = BTreeMap::from([("value".to_owned(), json!(value))]);
    entity(&key(&format!("home-disaster-{value}")), "disaster", format!("{value}"), facts)
}

fn entity(key: &Key, kind: &str, name: String, facts: BTreeMap<String, Value>) -> Entity {
    Entity { key: key.clone(), kind: kind.to_owned(), name, of: None, facts }
}

/// What a setup's entities print; what is no item, token or value is passed over, unknown numbers are not invented.
pub fn read(setup: &Setup) -> Book {
    let mut book = Book::default();
    for (key, entity) in &setup.entities {
        match entity.kind.as_str() {
            "item" | "card" => {
                let Some(item) = item_of(entity) else { continue };
                book.items.insert(key.clone(), item);
            }
            "find" => {
                let Some(find) = find_of(entity) else { continue };
                book.finds.insert(key.clone(), find);
            }
            "disaster" => {
                let Some(value) = number(entity, "value") else { continue };
                book.disasters.insert(key.clone(), value);
            }
            _ => continue,
        }
        book.names.insert(key.clone(), entity.name.clone());
        if is_example(entity) {
            book.examples.insert(key.clone());
        }
    }
    book
}

/// Whether something is of the example set.
pub fn is_example(entity: &Entity) -> bool {
    entity.facts.get("set").and_then(Value::as_str) == Some("example")
}

// No card prints more than a table counts: such a number is as good as none.
fn number(entity: &Entity, field: &str) -> Option<i64> {
    entity.facts.get(field).and_then(Value::as_i64).filter(|number| (0..=MANY).contains(number))
}

fn flag(entity: &Entity, field: &str) -> bool {
    entity.facts.get(field).and_then(Value::as_bool) == Some(true)
}

/// An item by its fields; a weapon's reach is its type's where none is known (RB-ATK-09, RB-ATK-10).
pub fn item_of(entity: &Entity) -> Option<Item> {
    let weapon = |reach: i64| {
        Some(Weapon {
            need: number(entity, "need")?,
            damage: number(entity, "damage")?,
            reach: number(entity, "reach").unwrap_or(reach),
            piercing: flag(entity, "piercing"),
            reusable: flag(entity, "reusable"),
        })
    };
    match entity.facts.get("type").and_then(Value::as_str)? {
        "melee" => weapon(ARM).map(Item::Melee),
        "ranged" => weapon(SHOT).map(Item::Ranged),
        "shield" => Some(Item::Shield { value: number(entity, "value")? }),
        "energy" => Some(Item::Energy { value: number(entity, "value")? }),
        _ => None,
    }
}

pub fn find_of(entity: &Entity) -> Option<Find> {
    let effect = serde_json::from_value(entity.facts.get("effect")?.clone()).ok()?;
    Some(Find { effect, amount: number(entity, "amount")? })
}

/// A number with these as one-tap chips, refused beyond its bounds by `rule`.
pub fn usually(min: i64, max: i64, usual: Vec<i64>, rule: &'static str) -> Kind {
    match Kind::number(min, max, rule) {
        Kind::Number { min, max, beyond, .. } => Kind::Number { min, max, usual, beyond },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_is_the_same_from_its_entity() {
        let weapon = Weapon { need: 4, damage: 3, reach: 2, piercing: true, reusable: false };
        for item in [Item::Ranged(weapon), Item::Melee(weapon), Item::Shield { value: 4 }, Item::Energy { value: 2 }] {
            assert_eq!(item_of(&item_entity(&item.coined(), item)), Some(item));
        }
        assert_eq!(Item::Ranged(weapon).coined(), key("home-ranged-4-3-reach-2-piercing"));
    }
}
