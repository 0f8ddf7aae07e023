//! An entity through its form: what stands in each field, and the entity with its fields set.
use super::form::form;
use crate::catalogue::Values;
use crate::offer::Kind;
use crate::setup::Entity;
use serde_json::{Value, json};

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

/// What was given for a number: a word would be read as the X or the range that the pack spells so, and is refused as
/// what stands in the field.
fn given(values: &Values, field: &str) -> Value {
    match values.get(field).cloned().unwrap_or_default() {
        Value::String(word) => json!([word]),
        value => value,
    }
}

fn fill_card(entity: &mut Entity, values: &Values) {
    let now = |field: &str| given(values, field);
    for (field, x) in [("cost", "cost-x"), ("damage", "damage-x")] {
        let value = match (now(x), now(field)) {
            (Value::Bool(true), Value::Null | Value::Number(_)) => json!("x"),
            (Value::Bool(_) | Value::Null, number) => number,
            // Neither yes nor no: refused as what stands in the field.
            (odd, _) => json!([odd]),
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
        let value = given(values, of);
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

/// What an entity holds in the fields of its form.
pub fn values(entity: &Entity) -> Values {
    form(&entity.kind)
        .iter()
        .map(|slot| {
            let value = value(entity, slot.field);
            let empty = value.is_null() && slot.kind == Kind::YesNo;
            (slot.field.to_owned(), if empty { json!(false) } else { value })
        })
        .collect()
}

/// The entity with the fields of its form set; what no form holds stays.
pub fn filled(mut entity: Entity, values: &Values) -> Entity {
    for slot in form(&entity.kind) {
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
