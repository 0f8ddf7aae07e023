//! What a table can name: items, Retrieve tokens and disaster values of its set and those first met at it. Where it
//! plays without the example set, nothing of that is offered.
use super::Table;
use super::book::{Find, Item};
use super::state::Coin;
use crate::setup::{Key, key};

/// The items of the set, then those first met here.
pub fn items(table: &Table) -> Vec<(Key, Item)> {
    let coined = table.state.coined.iter().filter_map(|coin| match coin {
        Coin::Item(key, item) => Some((key.clone(), *item)),
        Coin::Find(..) | Coin::Disaster(_) => None,
    });
    let set = table.book.0.items.iter().filter(|(key, _)| plays(table, key));
    set.map(|(key, item)| (key.clone(), *item)).chain(coined).collect()
}

/// The Retrieve tokens of the set, then those first met here.
pub fn finds(table: &Table) -> Vec<(Key, Find)> {
    let coined = table.state.coined.iter().filter_map(|coin| match coin {
        Coin::Find(key, find) => Some((key.clone(), *find)),
        Coin::Item(..) | Coin::Disaster(_) => None,
    });
    let set = table.book.0.finds.iter().filter(|(key, _)| plays(table, key));
    set.map(|(key, find)| (key.clone(), *find)).chain(coined).collect()
}

/// The values disaster tokens are known to show, each once, the lowest first.
pub fn disasters(table: &Table) -> Vec<i64> {
    let coined = table.state.coined.iter().filter_map(|coin| match coin {
        Coin::Disaster(value) => Some(*value),
        Coin::Item(..) | Coin::Find(..) => None,
    });
    let set = table.book.0.disasters.iter().filter(|(key, _)| plays(table, key));
    sorted(set.map(|(_, value)| *value).chain(coined).collect())
}

/// The numbers ENERGY cards are known to print, each once, the lowest first.
pub fn energies(table: &Table) -> Vec<i64> {
    let energy = |(_, item): (Key, Item)| match item {
        Item::Energy { value } => Some(value),
        Item::Melee(_) | Item::Ranged(_) | Item::Shield { .. } => None,
    };
    sorted(items(table).into_iter().filter_map(energy).collect())
}

/// An item by its key, whether it is offered or not.
pub fn item(table: &Table, key: &Key) -> Option<Item> {
    let coined = table.state.coined.iter().find_map(|coin| match coin {
        Coin::Item(one, item) if one == key => Some(*item),
        _ => None,
    });
    table.book.0.items.get(key).copied().or(coined)
}

/// The key an item goes by that people tell by its numbers: that of one entered earlier, or a new one. A card of the
/// example set has a name and is picked by it; only ENERGY is nothing but its number.
pub fn key_of(table: &Table, item: Item) -> Key {
    let nameless = matches!(item, Item::Energy { .. });
    let same = |(key, one): &(Key, Item)| *one == item && (nameless || !table.book.0.examples.contains(key));
    items(table).into_iter().find(same).map_or_else(|| free_key(table, item), |(key, _)| key)
}

// The key made of its numbers, or one beside it where a house gave the card of that key other numbers.
fn free_key(table: &Table, new: Item) -> Key {
    let usual = new.coined();
    let mut free = usual.clone();
    let mut nth = 1;
    while item(table, &free).is_some_and(|known| known != new) {
        nth += 1;
        free = key(&format!("{usual}-{nth}"));
    }
    free
}

fn plays(table: &Table, key: &Key) -> bool {
    table.variant.example_set || !table.book.0.examples.contains(key)
}

fn sorted(mut values: Vec<i64>) -> Vec<i64> {
    values.sort_unstable();
    values.dedup();
    values
}
