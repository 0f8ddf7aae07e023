//! What stands before play: the table with its entities and options, values given, hands, and where it begins.
use super::script::list;
use super::stage::{Fault, Stage};
use crate::engine::{Standing, engine};
use crate::offer::Kind;
use crate::seat::Seat;
use crate::setup::{Chair, Entity, Setup, key};
use crate::text::Text;
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl Stage {
    pub(super) fn start(&mut self, id: &str, words: &[String]) -> Result<(), Fault> {
        let game = engine(id).ok_or_else(|| Fault::stop(Text::of("scenario-no-game").with("game", id)))?;
        let pack = game.pack();
        let mut chairs: Vec<Chair> = Vec::new();
        for word in words {
            let entity = pack.entities.iter().find(|entity| *entity.key.0 == **word);
            match (entity, chairs.last_mut()) {
                (Some(entity), Some(chair)) => chair.pieces.push(entity.key.clone()),
                (Some(_), None) => {
                    return Err(Fault::stop(Text::of("scenario-seat-first").with("word", word.as_str())));
                }
                (None, _) => chairs.push(Chair { word: word.clone(), name: word.clone(), pieces: Vec::new() }),
            }
        }
        // A seat owns every card of its entities; what is chosen for a build comes only when named.
        for chair in &mut chairs {
            let mains = chair.pieces.clone();
            let owned = |entity: &&Entity| entity.of.as_ref().is_some_and(|of| mains.contains(of)) && !chosen(entity);
            chair.pieces.extend(pack.entities.iter().filter(owned).map(|entity| entity.key.clone()));
        }
        *self = Stage { game: Some(game), ..Stage::default() };
        let copy = |entity: &Entity| (entity.key.clone(), entity.clone());
        self.setup = Setup {
            game: id.to_owned(),
            pack: format!("{}@{}", pack.id, pack.version),
            chairs,
            entities: pack.entities.iter().map(copy).collect(),
            ..Setup::default()
        };
        Ok(())
    }

    pub(super) fn not_open(&self) -> Result<(), Fault> {
        match (self.game, &self.table) {
            (None, _) => Err(Fault::stop(Text::of("scenario-no-table"))),
            (_, Some(_)) => Err(Fault::stop(Text::of("scenario-too-late"))),
            (_, None) => Ok(()),
        }
    }

    pub(super) fn add_pieces(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        self.not_open()?;
        for (word, names) in pairs {
            let names: Vec<String> = list(names).iter().filter_map(|name| name.as_str().map(str::to_owned)).collect();
            let unknown = names.iter().find(|name| !self.setup.entities.contains_key(&key(name)));
            if let Some(name) = unknown {
                return Err(Fault::stop(Text::of("scenario-no-entity").with("name", name.as_str())));
            }
            let seat = self.seat(word)?;
            self.setup.chairs[seat.index()].pieces.extend(names.iter().map(|name| key(name)));
        }
        Ok(())
    }

    /// An entity for this file alone; every seat may hold it.
    pub(super) fn add_card(&mut self, name: &str, fields: &[(String, Value)]) -> Result<(), Fault> {
        self.not_open()?;
        let mut facts: BTreeMap<String, Value> = fields.iter().cloned().collect();
        let kind = facts.remove("kind").and_then(|kind| kind.as_str().map(str::to_owned));
        let known = self.setup.entities.get(&key(name)).cloned();
        let kind = kind.unwrap_or_else(|| "card".to_owned());
        let invented = Entity { key: key(name), kind, name: name.into(), of: None, facts: BTreeMap::new() };
        let fresh = known.is_none();
        let mut entity = known.unwrap_or(invented);
        entity.facts.extend(facts);
        if fresh {
            entity.facts.insert("aside".to_owned(), Value::Bool(true));
            self.setup.chairs.iter_mut().for_each(|chair| chair.pieces.push(key(name)));
        }
        self.setup.entities.insert(key(name), entity);
        Ok(())
    }

    pub(super) fn set_options(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        if self.table.is_none() {
            self.not_open()?;
            self.setup.options.extend(pairs.iter().cloned());
            return Ok(());
        }
        for (option, to) in pairs {
            self.put(Seat(0), json!({"act": "switch", "option": option, "to": to}), Standing::Ruled)?;
        }
        Ok(())
    }

    /// Adjusts; what is refused is tried again once the others stand, since bounds may depend on each other.
    pub(super) fn give(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        let mut left: Vec<&(String, Value)> = pairs.iter().collect();
        loop {
            let before = left.len();
            let mut fault = None;
            let mut again = Vec::new();
            for pair in left {
                if let Err(refused) = self.adjust(&pair.0, &pair.1) {
                    fault = Some(refused);
                    again.push(pair);
                }
            }
            match fault {
                None => return Ok(()),
                Some(fault) if again.len() == before => return Err(fault),
                Some(_) => left = again,
            }
        }
    }

    pub(super) fn adjust(&mut self, path: &str, to: &Value) -> Result<(), Fault> {
        let dial = self.open()?.dial(path);
        let dial = dial.ok_or_else(|| Fault::stop(Text::of("scenario-no-path").with("path", path)))?;
        let to = self.seated(&dial.kind, shaped(&dial.kind, to));
        let seat = dial.seat.unwrap_or(Seat(0));
        self.put(seat, json!({"act": "adjust", "path": path, "to": to}), Standing::Ruled)
    }

    /// A seat's word as the seat, where the kind offers seats and not that word.
    fn seated(&self, kind: &Kind, value: Value) -> Value {
        let Kind::OneOf { from } = kind else { return value };
        let offered = |value: &Value| from.iter().any(|choice| choice.value == *value);
        let seat = value.as_str().and_then(|word| self.seat(word).ok()).map(|seat| json!(seat));
        seat.filter(|seat| !offered(&value) && offered(seat)).unwrap_or(value)
    }

    /// `hand all`, or cards that come to hand besides those there.
    pub(super) fn fill_hands(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        let all = pairs.is_empty();
        let words: Vec<String> = match all {
            true => self.setup.chairs.iter().map(|chair| chair.word.clone()).collect(),
            false => pairs.iter().map(|(word, _)| word.clone()).collect(),
        };
        for (index, word) in words.iter().enumerate() {
            let path = format!("{word}.hand");
            let dial = self.open()?.dial(&path);
            let dial = dial.ok_or_else(|| Fault::stop(Text::of("scenario-no-path").with("path", path.as_str())))?;
            let mut cards = list(&dial.value);
            match &dial.kind {
                Kind::Several { from, .. } if all => cards = from.iter().map(|choice| choice.value.clone()).collect(),
                _ => {
                    let more = list(&pairs[index].1);
                    let fresh: Vec<Value> = more.into_iter().filter(|card| !cards.contains(card)).collect();
                    cards.extend(fresh);
                }
            }
            self.adjust(&path, &Value::Array(cards))?;
        }
        Ok(())
    }

    /// Lands on a phase-level step; any other name is reached by passing on from the landings before it.
    pub(super) fn land(&mut self, step: &str, word: &str) -> Result<(), Fault> {
        let turn = self.seat(word)?;
        let landings = self.open()?.landings();
        // A landing is an input of its own: what opened before it is over.
        self.windows.clear();
        let mine = || landings.iter().filter(|landing| landing.turn == turn);
        if mine().any(|landing| landing.step == step) {
            return self.put(turn, json!({"act": "land", "step": step, "turn": turn}), Standing::Ruled);
        }
        for landing in mine() {
            self.put(turn, json!({"act": "land", "step": landing.step, "turn": turn}), Standing::Ruled)?;
            if self.pass_to(step).is_ok() {
                return Ok(());
            }
        }
        Err(Fault::stop(Text::of("scenario-no-step").with("step", step)))
    }
}

/// Whether an entity only comes with a build that names it.
fn chosen(entity: &Entity) -> bool {
    entity.facts.get("chosen").and_then(Value::as_bool) == Some(true)
}

/// A single value as a list where the kind takes several.
pub(super) fn shaped(kind: &Kind, value: &Value) -> Value {
    match (kind, value) {
        (Kind::Several { .. } | Kind::Dice { .. } | Kind::Shuffle { .. }, Value::Array(_)) => value.clone(),
        (Kind::Several { .. } | Kind::Dice { .. }, Value::Null) => json!([]),
        (Kind::Several { .. } | Kind::Dice { .. } | Kind::Shuffle { .. }, one) => json!([one]),
        _ => value.clone(),
    }
}
