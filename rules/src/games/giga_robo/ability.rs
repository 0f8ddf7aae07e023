//! An Ability as printed: what turning it on costs, what its Trigger costs, what it does while it counts.
use super::effect::{self, Effect};
use super::mods::{self, Mod};
use crate::setup::{Entity, Key, key};
use serde::{Deserialize, Serialize};

/// A Pilot's or a Robot's Ability.
#[derive(Clone, Debug)]
pub struct Ability {
    pub name: String,
    /// Power Tokens that must lie on it; 0 needs none (GR-ABL-01, GR-ABL-07).
    pub power: i64,
    /// What its Trigger costs, where the facts say so.
    pub trigger: Option<Price>,
    /// Whether it may be Triggered once in a turn alone.
    pub once: bool,
    /// Whether its Trigger is for one's own turn alone.
    pub own_turn: bool,
    /// The Ability that must be Activated first.
    pub needs: Option<Key>,
    /// What its Trigger does by itself; empty: people carry it out.
    pub effects: Vec<Effect>,
    pub mods: Vec<Mod>,
    /// Everything it does is in the facts.
    pub whole: bool,
}

impl Ability {
    /// Whether it may have a Trigger at all (GR-ABL-07, GR-ABL-08).
    pub fn triggers(&self) -> bool {
        !self.whole || self.trigger.is_some() || !self.effects.is_empty()
    }
}

/// The price of a Trigger (GR-ABL-05).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Price {
    pub power: i64,
    pub spirit: i64,
    /// Power Surges out of one's own Meter.
    pub surge: i64,
}

/// Reads an Ability.
pub fn read(entity: &Entity) -> Ability {
    let number = |field: &str| entity.facts.get(field).and_then(serde_json::Value::as_i64);
    let word = |field: &str| entity.facts.get(field).and_then(serde_json::Value::as_str);
    // A price with an X in it is said when it is paid.
    let fixed = entity.facts.get("trigger").and_then(|price| serde_json::from_value(price.clone()).ok());
    let spelled = match (number("trigger-power"), number("trigger-spirit")) {
        (None, None) => None,
        (power, spirit) => Some(Price { power: power.unwrap_or(0), spirit: spirit.unwrap_or(0), surge: 0 }),
    };
    Ability {
        name: entity.name.clone(),
        power: number("power").unwrap_or(0).clamp(0, super::facts::MANY),
        trigger: spelled.or(fixed),
        once: word("once") == Some("turn"),
        own_turn: entity.facts.get("own-turn").and_then(serde_json::Value::as_bool) == Some(true),
        needs: word("needs").map(key),
        effects: effect::read(entity),
        mods: mods::read(entity),
        whole: number("level") == Some(2),
    }
}
