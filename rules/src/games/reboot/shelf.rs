//! What stands around the game: its pack and words, compiled in, and what those who write inputs must know.
use super::{Reboot, acts, catalogue, chart, dials};
use crate::catalogue::Catalogue;
use crate::coverage::Coverage;
use crate::engine::{ActDoc, Pack, PathDoc, StandingAnswer};
use crate::game::Shelf;
use crate::setup::Entity;
use serde::Deserialize;
use std::sync::LazyLock;

macro_rules! content {
    ($path:literal) => {
        include_str!(concat!("../../../content/reboot/", $path))
    };
}

#[derive(Deserialize)]
struct Cover {
    id: String,
    version: String,
}

static PACK: LazyLock<Pack> = LazyLock::new(|| {
    const SOUND: &str = "the content pack is checked by a test";
    let cover: Cover = serde_json::from_str(content!("pack.json")).expect(SOUND);
    let files = [content!("entities/items.json"), content!("entities/tokens.json")];
    let read = |file: &str| serde_json::from_str::<Vec<Entity>>(file).expect(SOUND);
    let entities = files.into_iter().flat_map(read).collect();
    Pack { id: cover.id, version: cover.version, entities, builds: Vec::new() }
});

impl Shelf for Reboot {
    const ID: &'static str = "reboot";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=6;
    const PARTS: &'static [&'static str] = &[];
    const SHARED: &'static [&'static str] = &["item", "find", "disaster"];
    const DOCS: &'static [ActDoc] = &acts::DOCS;
    const FIELDS: &'static [&'static str] =
        &["kind", "type", "need", "damage", "reach", "piercing", "reusable", "value", "effect", "amount"];
    const PATHS: &'static [PathDoc] = dials::PATHS;
    const ASKS: &'static [(&'static str, &'static str)] = &chart::ASKS;
    const CHANCES: &'static [&'static str] = &["scatter", "deal"];
    const ANSWERS: &'static [StandingAnswer] =
        &[StandingAnswer { key: "boost-never", ask: "boost", act: r#"{"act":"let-be"}"# }];

    fn pack() -> &'static Pack {
        &PACK
    }

    fn catalogue() -> &'static dyn Catalogue {
        &catalogue::Shelves
    }

    fn coverage() -> Coverage {
        serde_json::from_str(content!("coverage.json")).expect("the sorting is checked by a test")
    }

    fn words() -> &'static str {
        concat!(content!("text/en.ftl"), content!("text/catalogue.en.ftl"))
    }
}
