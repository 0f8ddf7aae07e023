//! Which games can be opened, as a set-up screen shows them. Keys: `game-title`, `game-note`, `part-KIND`, and for an
//! entity what its catalogue notes of it.
use super::house::House;
use super::said;
use super::stock::Stock;
use crate::error::Trouble;
use crate::wire::{GameInfo, Part, PartChoice};
use crate::words::Words;
use rules::engine::Switch;
use rules::setup::{Entity, Key};
use rules::text::Arg;
use serde_json::Value;

/// Every game of this build, with the entities of this house.
///
/// # Errors
/// What the store says.
pub fn games(house: &House) -> Result<Vec<GameInfo>, Trouble> {
    let one = |id: &str| Ok(game(&Stock::of(house, id)?, &house.words_of(id)));
    house.engines.iter().map(|engine| one(engine.id())).collect()
}

fn game(stock: &Stock, words: &Words) -> GameInfo {
    let engine = stock.engine;
    let seats = engine.seats();
    GameInfo {
        id: engine.id().to_owned(),
        title: words.word("game-title"),
        note: words.word("game-note"),
        min_seats: *seats.start(),
        max_seats: *seats.end(),
        parts: engine.parts().iter().map(|kind| part(stock, kind, words)).collect(),
        options: engine.switches().iter().map(|switch| said::option(words, switch, default(switch))).collect(),
    }
}

fn default(switch: &Switch) -> Value {
    switch.values.first().map_or(Value::Null, |value| Value::from(*value))
}

fn part(stock: &Stock, kind: &str, words: &Words) -> Part {
    let of_kind = stock.pieces.iter().map(|piece| &piece.now).filter(|entity| entity.kind == kind);
    Part {
        kind: kind.to_owned(),
        title: words.word(&format!("part-{kind}")),
        from: of_kind.map(|entity| choice(stock, entity, words)).collect(),
    }
}

fn choice(stock: &Stock, entity: &Entity, words: &Words) -> PartChoice {
    PartChoice {
        key: entity.key.to_string(),
        name: entity.name.clone(),
        note: words.say(&stock.catalogue().about(entity).note),
        build: build(stock, &entity.key, words),
    }
}

fn build(stock: &Stock, of: &Key, words: &Words) -> String {
    let builds = &stock.engine.pack().builds;
    let keys = builds.iter().find(|(key, _)| key == of).map(|(_, keys)| keys.as_slice()).unwrap_or_default();
    let name = |key: &Key| stock.get(key).map(|piece| piece.now.name.clone());
    let names: Vec<Arg> = keys.iter().filter_map(name).map(Arg::Name).collect();
    if names.is_empty() { String::new() } else { words.list(names) }
}
