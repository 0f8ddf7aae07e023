//! The catalogue: the form of a pilot, a robot, a card and an ability, what is told of each, and what a build is
//! counted in (GR-SET-07 to GR-SET-12).
mod told;

use super::book;
use crate::catalogue::{About, Catalogue, Group, KindDoc, Values};
use crate::offer::{Choice, Kind, Need, Slot};
use crate::rule::{Reason, why};
use crate::setup::Entity;
use crate::text::{Arg, Text};
use serde_json::{Value, json};

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

/// The rule that says what is printed on each kind (GR-STA-01, GR-STA-14).
const PRINTED: &str = "GR-STA-14";

fn titled(mut slot: Slot) -> Slot {
    slot.title = Text::of(format!("field-{}", slot.field));
    slot.ruled(&[PRINTED])
}

// A number that may be left open: not known, or not printed.
fn number(field: &'static str, max: i64) -> Slot {
    titled(Slot::new(field, Kind::number(0, max, PRINTED)).optional())
}

fn flag(field: &'static str) -> Slot {
    titled(Slot::new(field, Kind::YesNo).preset(false))
}

fn type_of_card() -> Slot {
    let choice = |word: &str| Choice::new(word, Text::of(format!("type-{word}")));
    titled(Slot::new("type", Kind::OneOf { from: ["melee", "ranged", "instant"].map(choice).into() }))
}

fn card_form() -> Vec<Slot> {
    let numbers = |fields: [(&'static str, i64); 4]| fields.map(|(field, max)| number(field, max));
    let mut form = vec![type_of_card(), flag("ultimate"), number("cost", 99), flag("cost-x")];
    form.extend(numbers([("cooldown", 3), ("dice", 99), ("range-from", 99), ("range-to", 99)]));
    form.extend(["combo", "counter"].map(flag));
    form.push(number("damage", 99));
    form.extend(["damage-x", "per-success", "activated"].map(flag));
    form.push(number("power-cost", 99));
    form.extend(["not-ultimate", "own-turn", "text"].map(flag));
    form
}

/// The fields of a form that are spelt otherwise in an entity: `cost-x` is a cost of "x", `range-from` half a range,
/// `trigger-power` a part of a Trigger, and `text` stands there only where it is not what one would think.
const SPELT: [&str; 10] = [
    "cost",
    "cost-x",
    "damage",
    "damage-x",
    "range-from",
    "range-to",
    "text",
    "power-cost",
    "trigger-power",
    "trigger-spirit",
];

fn value(entity: &Entity, field: &str) -> Value {
    let fact = |field: &str| entity.facts.get(field).cloned().unwrap_or_default();
    let end = |at: usize| fact("range").get(at).cloned().unwrap_or_default();
    match field {
        "cost-x" => json!(fact("cost") == "x"),
        "damage-x" => json!(fact("damage") == "x"),
        "trigger-power" => number_in(&fact("trigger"), "power"),
        "trigger-spirit" => number_in(&fact("trigger"), "spirit"),
        "cost" | "damage" | "power-cost" => fixed(fact(field)),
        "range-from" => end(0),
        "range-to" => end(1),
        "text" if fact("text").is_null() => json!(has_text(entity)),
        _ => fact(field),
    }
}

// A printed X is no number of the form.
fn fixed(value: Value) -> Value {
    if value == "x" { Value::Null } else { value }
}

fn number_in(fact: &Value, field: &str) -> Value {
    fixed(fact.get(field).cloned().unwrap_or_default())
}

/// Whether people carry out a text where nobody said so (GR-STA-20).
fn has_text(entity: &Entity) -> bool {
    let fact = |field: &str| entity.facts.get(field);
    let tagged = fact("tags").and_then(Value::as_array).is_some_and(|tags| !tags.is_empty());
    fact("type") == Some(&json!("instant")) || (tagged && fact("level") == Some(&json!(1)))
}

fn set(entity: &mut Entity, field: &str, value: Value) {
    entity.facts.insert(field.to_owned(), value);
}

fn fill_card(entity: &mut Entity, values: &Values) {
    let now = |field: &str| values.get(field).cloned().unwrap_or_default();
    for (field, x) in [("cost", "cost-x"), ("damage", "damage-x")] {
        let value = match now(x) {
            Value::Bool(true) => json!("x"),
            Value::Bool(false) | Value::Null => now(field),
            // Neither yes nor no: refused as what stands in the field.
            odd => json!([odd]),
        };
        set(entity, field, value);
    }
    let ends = match (now("range-from"), now("range-to")) {
        (Value::Null, Value::Null) => Value::Null,
        // One end alone is that one distance.
        (one, Value::Null) | (Value::Null, one) => json!([one, one]),
        (from, to) => json!([from, to]),
    };
    set(entity, "range", ends);
    for (field, otherwise) in [("tags", json!([])), ("moments", json!([])), ("level", json!(1))] {
        entity.facts.entry(field.to_owned()).or_insert(otherwise);
    }
    // An X that no number was set over stays.
    if !(now("power-cost").is_null() && entity.facts.get("power-cost") == Some(&json!("x"))) {
        part(&mut entity.facts, "power-cost", now("power-cost"));
    }
    match now("text") {
        text if text == has_text(entity) => drop(entity.facts.remove("text")),
        text => set(entity, "text", text),
    }
}

/// What is against a value of a field, by the field's name (GR-STA-14).
fn misfit(slot: &Slot, value: &Value) -> Option<Reason> {
    let fits = slot.kind.test(value, &Value::Null, &mut Vec::new()).is_ok();
    let field = Arg::Key(format!("field-{}", slot.field).into());
    match &slot.kind {
        _ if value.is_null() && slot.need == Need::May => None,
        Kind::Number { min, max, .. } if !value.as_i64().is_some_and(|number| (*min..=*max).contains(&number)) => {
            Some(why("field-bounds", PRINTED).with("field", field).with("min", *min).with("max", *max))
        }
        _ if fits => None,
        _ => Some(why("field-choice", PRINTED).with("field", field)),
    }
}

/// Sets a field, or leaves it out where it is empty.
fn part(fields: &mut Values, field: &str, value: Value) {
    match value {
        Value::Null => drop(fields.remove(field)),
        value => drop(fields.insert(field.to_owned(), value)),
    }
}

/// A Trigger's price in numbers; Surges and an X stay as they are printed.
fn fill_ability(entity: &mut Entity, values: &Values) {
    let printed = entity.facts.get("trigger").and_then(Value::as_object).cloned().unwrap_or_default();
    let mut trigger: Values = printed.into_iter().collect();
    for (field, of) in [("power", "trigger-power"), ("spirit", "trigger-spirit")] {
        let value = values.get(of).cloned().unwrap_or_default();
        if !(value.is_null() && trigger.get(field) == Some(&json!("x"))) {
            part(&mut trigger, field, value);
        }
    }
    let trigger = if trigger.is_empty() { Value::Null } else { json!(trigger) };
    part(&mut entity.facts, "trigger", trigger);
    for (field, otherwise) in [("chosen", json!(true)), ("level", json!(1))] {
        entity.facts.entry(field.to_owned()).or_insert(otherwise);
    }
}

impl Catalogue for Shelves {
    fn kinds(&self) -> &'static [KindDoc] {
        &KINDS
    }

    fn form(&self, kind: &str) -> Vec<Slot> {
        let numbers = |fields: &[(&'static str, i64)]| fields.iter().map(|(field, max)| number(field, *max)).collect();
        match kind {
            "pilot" => numbers(&[("heart", 99), ("rage", 99), ("power", 99), ("max-spirit", 99)]),
            "robot" => numbers(&[("armor", 99), ("speed", 99), ("defense", 99)]),
            "card" => card_form(),
            // What it takes to be on, and what its Trigger costs (GR-ABL-01).
            "ability" => numbers(&[("power", 99), ("trigger-power", 99), ("trigger-spirit", 99)]),
            _ => Vec::new(),
        }
    }

    fn values(&self, entity: &Entity) -> Values {
        self.form(&entity.kind)
            .iter()
            .map(|slot| {
                let value = value(entity, slot.field);
                let empty = value.is_null() && slot.kind == Kind::YesNo;
                (slot.field.to_owned(), if empty { json!(false) } else { value })
            })
            .collect()
    }

    fn filled(&self, mut entity: Entity, values: &Values) -> Entity {
        for slot in self.form(&entity.kind) {
            match values.get(slot.field) {
                _ if SPELT.contains(&slot.field) => {}
                // What is not so is left out, as the pack leaves it out.
                Some(Value::Bool(false)) | None if slot.kind == Kind::YesNo => drop(entity.facts.remove(slot.field)),
                value => set(&mut entity, slot.field, value.cloned().unwrap_or_default()),
            }
        }
        match entity.kind.as_str() {
            "card" => fill_card(&mut entity, values),
            "ability" => fill_ability(&mut entity, values),
            _ => {}
        }
        entity
    }

    fn test(&self, entity: &Entity) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let values = self.values(entity);
        for slot in self.form(&entity.kind) {
            let value = &values[slot.field];
            reasons.extend(misfit(&slot, value));
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
