//! What a screen tells of an entity: its numbers in a line, its tags, how much of it the app carries out.
use super::super::book;
use super::super::mods::{self, Mod};
use super::super::view::beside;
use crate::catalogue::About;
use crate::setup::Entity;
use crate::text::{Arg, Text};
use serde_json::Value;

/// What is told of an entity.
pub fn about(entity: &Entity) -> About {
    let list = |field: &str| entity.facts.get(field).and_then(Value::as_array).into_iter().flatten();
    let word = |value: &Value| value.as_str().map(str::to_owned);
    About {
        note: note(entity),
        level: entity.facts.get("level").and_then(Value::as_u64).map(|level| level.min(2) as u8),
        tags: book::tags(entity),
        errata: entity.facts.get("errata").and_then(word),
        moments: list("moments").filter_map(word).collect(),
    }
}

fn note(entity: &Entity) -> Text {
    match entity.kind.as_str() {
        "pilot" => numbers(entity, "note-pilot", &["heart", "rage", "power", "max-spirit"]),
        "robot" => numbers(entity, "note-robot", &["armor", "speed", "defense"]),
        "card" => card(entity),
        _ if number(entity, "power").is_none() => Text::of("note-activation-free"),
        _ => numbers(entity, "note-activation", &["power"]),
    }
}

/// A printed number; one that a trait counts out is printed as X.
fn number(entity: &Entity, field: &str) -> Option<Arg> {
    if field == "heart" && mods::read(entity).contains(&Mod::HeartOfControl) {
        return Some(Arg::from("X"));
    }
    match entity.facts.get(field)? {
        Value::Number(number) => number.as_i64().map(Arg::Number),
        Value::String(word) if word == "x" => Some(Arg::from("X")),
        _ => None,
    }
}

fn numbers(entity: &Entity, key: &'static str, fields: &[&'static str]) -> Text {
    let known = |field: &str| number(entity, field).unwrap_or(Arg::from("?"));
    fields.iter().fold(Text::of(key), |text, field| text.with(*field, known(field)))
}

fn card(entity: &Entity) -> Text {
    let part = |field: &'static str| Some(Text::of(format!("note-{field}")).with("n", number(entity, field)?));
    let kind = entity.facts.get("type").and_then(Value::as_str).unwrap_or("instant");
    let attack = kind != "instant";
    let parts = [
        Some(Text::of(format!("type-{kind}"))),
        Some(part("cost").unwrap_or(Text::of("note-cost").with("n", "?"))),
        if attack { part("dice") } else { None },
        reach(entity),
        if attack { part("damage") } else { None },
        part("cooldown"),
    ];
    parts.into_iter().flatten().reduce(beside).unwrap_or(Text::of("note-cost").with("n", "?"))
}

fn reach(entity: &Entity) -> Option<Text> {
    let ends = entity.facts.get("range")?;
    let (from, to) = (ends.get(0)?.as_i64()?, ends.get(1)?.as_i64()?);
    Some(Text::of("note-range").with("from", from).with("to", to))
}
