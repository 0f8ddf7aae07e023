//! The catalogue of the tiny game: fighters with a might, cards of theirs, and a build of exactly one card.
use rules::catalogue::{About, Catalogue, Group, KindDoc};
use rules::offer::{Kind, Slot};
use rules::rule::{Reason, why};
use rules::setup::Entity;
use rules::text::{Arg, Text};
use serde_json::Value;

pub struct Shelf;

impl Catalogue for Shelf {
    fn kinds(&self) -> &'static [KindDoc] {
        &[
            KindDoc { kind: "fighter", owners: &[], free: true },
            KindDoc { kind: "card", owners: &["fighter"], free: true },
        ]
    }

    fn form(&self, _kind: &str) -> Vec<Slot> {
        let slot = Slot::new("might", Kind::number(0, 9, "F-4")).optional();
        vec![Slot { title: Text::of("field-might"), ..slot }]
    }

    fn values(&self, entity: &Entity) -> std::collections::BTreeMap<String, Value> {
        [("might".to_owned(), entity.facts.get("might").cloned().unwrap_or_default())].into()
    }

    fn test(&self, entity: &Entity) -> Vec<Reason> {
        match entity.facts.get("might") {
            None | Some(Value::Null) => Vec::new(),
            Some(might) if might.as_i64().is_some_and(|might| (0..=9).contains(&might)) => Vec::new(),
            Some(_) => vec![why("might", "F-4").with("name", entity.name.as_str())],
        }
    }

    fn about(&self, entity: &Entity) -> About {
        let might = entity.facts.get("might").and_then(Value::as_i64).map_or(Arg::from("?"), Arg::Number);
        let note = Text::of(format!("note-{}", entity.kind)).with("might", might);
        About { note, level: Some(1), tags: Vec::new(), errata: None, moments: Vec::new() }
    }

    fn groups(&self) -> &'static [Group] {
        &[Group { group: "card", most: 1 }]
    }

    fn group(&self, entity: &Entity, _owner: Option<&Entity>) -> Option<&'static str> {
        (entity.kind == "card").then_some("card")
    }
}

/// A build has exactly one card.
pub fn weigh(pieces: &[&Entity]) -> Vec<Reason> {
    let have = pieces.iter().filter(|entity| entity.kind == "card").count();
    if have == 1 { Vec::new() } else { vec![why("one-card", "F-5").with("have", have)] }
}
