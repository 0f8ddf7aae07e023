//! What stands around the game: its pack, words and lessons, compiled in, and what those who write inputs must know.
use super::{GigaRobo, acts, build, catalogue, chart, dials};
use crate::catalogue::Catalogue;
use crate::coverage::Coverage;
use crate::engine::{ActDoc, Pack, PathDoc, StandingAnswer};
use crate::game::Shelf;
use crate::rule::Reason;
use crate::setup::{Entity, Key};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

macro_rules! content {
    ($path:literal) => {
        include_str!(concat!("../../../content/giga-robo/", $path))
    };
}

#[derive(Deserialize)]
struct Cover {
    id: String,
    version: String,
    builds: BTreeMap<Key, Build>,
}

/// What comes with a pilot or a robot when nobody chooses.
#[derive(Deserialize)]
struct Build {
    cards: Vec<Key>,
    ultimate: Option<Key>,
    abilities: Vec<Key>,
}

static PACK: LazyLock<Pack> = LazyLock::new(|| {
    const SOUND: &str = "the content pack is checked by a test";
    let cover: Cover = serde_json::from_str(content!("pack.json")).expect(SOUND);
    let files = [
        content!("entities/pilots.json"),
        content!("entities/robots.json"),
        content!("entities/cards.json"),
        content!("entities/abilities.json"),
    ];
    let read = |file: &str| serde_json::from_str::<Vec<Entity>>(file).expect(SOUND);
    let build = |build: Build| build.cards.into_iter().chain(build.ultimate).chain(build.abilities).collect();
    Pack {
        id: cover.id,
        version: cover.version,
        entities: files.into_iter().flat_map(read).collect(),
        builds: cover.builds.into_iter().map(|(key, one)| (key, build(one))).collect(),
    }
});

const fn answer(key: &'static str, ask: &'static str, act: &'static str) -> StandingAnswer {
    StandingAnswer { key, ask, act }
}

impl Shelf for GigaRobo {
    const ID: &'static str = "giga-robo";
    const RULES_VERSION: u32 = 2;
    const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
    const PARTS: &'static [&'static str] = &["pilot", "robot"];
    const DOCS: &'static [ActDoc] = &acts::DOCS;
    const FIELDS: &'static [&'static str] = &[
        "type",
        "cost",
        "dice",
        "range",
        "combo",
        "counter",
        "cooldown",
        "damage",
        "per-success",
        "text",
        "activated",
        "ultimate",
        "power-cost",
        "not-ultimate",
        "own-turn",
        "kind",
        "power",
        "trigger-power",
        "trigger-spirit",
    ];
    const PATHS: &'static [PathDoc] = dials::PATHS;
    const ASKS: &'static [(&'static str, &'static str)] = &chart::ASKS;
    const ANSWERS: &'static [StandingAnswer] = &[
        answer("rage-spirit", "rage", r#"{"act":"rage","take":"spirit"}"#),
        answer("rage-power", "rage", r#"{"act":"rage","take":"power"}"#),
        answer("power-none", "power", r#"{"act":"power","count":0}"#),
        answer("gain-spirit", "gain", r#"{"act":"gain","take":"spirit"}"#),
        answer("gain-power", "gain", r#"{"act":"gain","take":"power"}"#),
    ];

    const LESSONS: &'static [(&'static str, &'static str)] =
        &[("combat", include_str!("../../../tests/scenarios/giga-robo/gr-w1_the_combat_example.scn"))];

    fn pack() -> &'static Pack {
        &PACK
    }

    fn catalogue() -> &'static dyn Catalogue {
        &catalogue::Shelves
    }

    fn weigh_build(pieces: &[&Entity]) -> Vec<Reason> {
        build::weigh(pieces, &PACK.entities)
    }

    fn coverage() -> Coverage {
        serde_json::from_str(content!("coverage.json")).expect("the sorting is checked by a test")
    }

    fn words() -> &'static str {
        concat!(content!("text/en.ftl"), content!("text/catalogue.en.ftl"))
    }
}
