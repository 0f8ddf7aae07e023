//! Which games can be opened, as a set-up screen shows them. Keys: `game-title`, `game-note`, `part-KIND`, and for an
//! entity `note-KIND` with its printed numbers as values.
use super::house::House;
use super::said;
use crate::wire::{GameInfo, Part, PartChoice};
use crate::words::Words;
use rules::engine::{Engine, Pack, Switch};
use rules::setup::{Entity, Key};
use rules::text::{Arg, Text};
use serde_json::Value;

/// Every game of this build.
pub fn games(house: &House) -> Vec<GameInfo> {
    house.engines.iter().map(|engine| game(*engine, &house.words_of(engine.id()))).collect()
}

fn game(engine: &dyn Engine, words: &Words) -> GameInfo {
    let seats = engine.seats();
    GameInfo {
        id: engine.id().to_owned(),
        title: words.word("game-title"),
        note: words.word("game-note"),
        min_seats: *seats.start(),
        max_seats: *seats.end(),
        parts: engine.parts().iter().map(|kind| part(engine.pack(), kind, words)).collect(),
        options: engine.switches().iter().map(|switch| said::option(words, switch, default(switch))).collect(),
    }
}

fn default(switch: &Switch) -> Value {
    switch.values.first().map_or(Value::Null, |value| Value::from(*value))
}

fn part(pack: &Pack, kind: &str, words: &Words) -> Part {
    let of_kind = pack.entities.iter().filter(|entity| entity.kind == kind);
    Part {
        kind: kind.to_owned(),
        title: words.word(&format!("part-{kind}")),
        from: of_kind.map(|entity| choice(pack, entity, words)).collect(),
    }
}

fn choice(pack: &Pack, entity: &Entity, words: &Words) -> PartChoice {
    PartChoice {
        key: entity.key.to_string(),
        name: entity.name.clone(),
        note: words.say(&note(entity)),
        build: build(pack, &entity.key, words),
    }
}

fn note(entity: &Entity) -> Text {
    let mut text = Text::of(format!("note-{}", entity.kind));
    for (name, value) in &entity.facts {
        let arg = match value {
            Value::Number(number) => number.as_i64().map(Arg::Number),
            Value::String(word) => Some(Arg::Name(word.clone())),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        };
        if let Some(arg) = arg {
            text = text.with(name.clone(), arg);
        }
    }
    text
}

fn build(pack: &Pack, of: &Key, words: &Words) -> String {
    let keys = pack.builds.iter().find(|(key, _)| key == of).map(|(_, keys)| keys.as_slice()).unwrap_or_default();
    let name = |key: &Key| pack.entities.iter().find(|entity| entity.key == *key).map(|entity| entity.name.clone());
    let names: Vec<Arg> = keys.iter().filter_map(name).map(Arg::Name).collect();
    if names.is_empty() { String::new() } else { words.list(names) }
}
