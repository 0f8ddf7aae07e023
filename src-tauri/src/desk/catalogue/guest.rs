//! Entities of another house that come along with a session of its.
use super::super::stock::Stock;
use super::{MOST, OWN, own, row};
use crate::store::entity::EntityRow;
use rules::catalogue::{KindDoc, Values};
use rules::seat::person;
use rules::setup::{Entity, Setup};

/// The longest key one can come in with, in bytes.
const LONGEST_KEY: usize = 300;

/// The entities of another house that a set-up brings and this house does not know, owners first; of each only what
/// its form holds, and none that the game would not take.
pub fn guests(mut stock: Stock, setup: &Setup) -> Vec<EntityRow> {
    let room = MOST.saturating_sub(own(&stock));
    let mut guests = Vec::new();
    for kind in stock.catalogue().kinds() {
        for entity in setup.entities.values().filter(|entity| entity.kind == kind.kind) {
            if guests.len() >= room || stock.get(&entity.key).is_some() {
                continue;
            }
            let Some(guest) = guest(&stock, kind, entity) else { continue };
            guests.push(row(&guest));
            stock.overlay(guest);
        }
    }
    guests
}

fn guest(stock: &Stock, kind: &KindDoc, entity: &Entity) -> Option<Entity> {
    let key = &*entity.key.0;
    let plain = key.len() <= LONGEST_KEY && key.chars().all(|one| one.is_ascii_alphanumeric() || one == '-');
    let named = person(&entity.name).is_some_and(|name| name == entity.name);
    let owned = entity
        .of
        .as_ref()
        .map_or(kind.free, |_| stock.owner(entity).is_some_and(|owner| kind.owners.contains(&owner.kind.as_str())));
    if !(plain && named && owned && key.starts_with(OWN)) {
        return None;
    }
    let blank = Entity { facts: Values::new(), ..entity.clone() };
    let guest = stock.catalogue().filled(blank, &stock.catalogue().values(entity));
    stock.catalogue().test(&guest).is_empty().then_some(guest)
}
