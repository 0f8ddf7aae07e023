//! The catalogue: the form of a pilot, a robot, a card and an ability, what is told of each, and what a build is
//! counted in (GR-SET-07 to GR-SET-12).
mod fill;
mod form;
mod told;

use super::book;
use crate::catalogue::{About, Catalogue, Group, KindDoc, Values};
use crate::offer::Slot;
use crate::rule::Reason;
use crate::setup::Entity;
use serde_json::json;

/// The catalogue of Giga-Robo!.
pub struct Shelves;

const KINDS: [KindDoc; 4] = [
    KindDoc { kind: "pilot", owners: &[], free: true },
    KindDoc { kind: "robot", owners: &[], free: true },
    // A card lies in the deck of one of them (GR-STA-22); one of nobody would lie aside.
    KindDoc { kind: "card", owners: &["pilot", "robot"], free: false },
    // An Ability counts as a Pilot's or as a Robot's, so it belongs to one of them (GR-SET-07, GR-SET-08).
    KindDoc { kind: "ability", owners: &["pilot", "robot"], free: false },
];

const GROUPS: [Group; 4] = [
    Group { group: "card", most: 15 },
    Group { group: "ultimate", most: 1 },
    Group { group: "pilot-ability", most: 1 },
    Group { group: "robot-ability", most: 3 },
];

impl Catalogue for Shelves {
    fn kinds(&self) -> &'static [KindDoc] {
        &KINDS
    }

    fn form(&self, kind: &str) -> Vec<Slot> {
        form::form(kind)
    }

    fn values(&self, entity: &Entity) -> Values {
        fill::values(entity)
    }

    fn filled(&self, entity: Entity, values: &Values) -> Entity {
        fill::filled(entity, values)
    }

    fn test(&self, entity: &Entity) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let values = self.values(entity);
        for slot in self.form(&entity.kind) {
            let value = &values[slot.field];
            reasons.extend(form::misfit(&slot, value));
        }
        if reasons.is_empty() && entity.kind == "card" {
            reasons.extend(book::test_card(entity));
        }
        reasons
    }

    fn about(&self, entity: &Entity) -> About {
        told::about(entity)
    }

    fn groups(&self) -> &'static [Group] {
        &GROUPS
    }

    fn group(&self, entity: &Entity, owner: Option<&Entity>) -> Option<&'static str> {
        match (entity.kind.as_str(), owner.map(|owner| owner.kind.as_str())) {
            ("card", _) if entity.facts.get("ultimate") == Some(&json!(true)) => Some("ultimate"),
            ("card", _) => Some("card"),
            ("ability", Some("pilot")) => Some("pilot-ability"),
            ("ability", _) => Some("robot-ability"),
            _ => None,
        }
    }
}
