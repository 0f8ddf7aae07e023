//! A tiny game for the desk's tests: hits between two seats, each with a usual stop and a window nobody stops at. It
//! has what the desk needs to be proven, and nothing of a real game.
mod play;
mod shelf;

use rules::catalogue::Catalogue;
use rules::engine::{ActDoc, Corrupt, Engine, Pack, PathDoc, Play, StandingAnswer, Switch, WindowDoc};
use rules::rule::{Reason, Rejection};
use rules::setup::{Entity, Setup, key};
use serde_json::json;
use std::sync::{Arc, OnceLock};

use play::Table;

pub struct Fake;

/// The engines of a desk under test.
pub static ENGINES: &[&dyn Engine] = &[&Fake];

pub const WORDS: &str = "game-title = Fake
game-note = For tests
part-fighter = a fighter
note-fighter = Might { $might }
note-card = A card
kind-fighter = Fighters
kind-card = Cards
field-might = Might
level-0 = a name
level-1 = half
level-2 = all
build-card = { $have } of { $most } cards
why-might = { $name } has a might of 0 to 9
why-one-card = { $have } of 1 card
gist-stick = Hits twice
turn-of = Turn of { $name }
asked-turn = { $name } to hit
asked-declared = { $name } may answer the hit
asked-after = { $name } may answer after it
title-value = Value
log-hit = { $name } hits for { $amount }
log-passed = { $name } passes
log-lands = The hit lands
log-answers = { $name } answers
log-sets = { $name } sets { $to }
why-too-hard = A hit of { $amount } is too hard ({ $rule })
why-not-asked = Not asked
act-hit = Hit
act-answer = Answer
slot-amount = Amount
option-soft = Soft hits
option-soft-note = Hits count half
option-soft-no = no
option-soft-yes = yes
won = { $name } wins
";

impl Engine for Fake {
    fn id(&self) -> &'static str {
        "fake"
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        2..=2
    }

    fn parts(&self) -> &'static [&'static str] {
        &["fighter"]
    }

    fn pack(&self) -> &'static Pack {
        static PACK: OnceLock<Pack> = OnceLock::new();
        let entity = |name: &str, kind: &str| Entity {
            key: key(&name.to_lowercase()),
            kind: kind.into(),
            name: name.into(),
            of: None,
            facts: [("might".to_owned(), json!(3))].into(),
        };
        PACK.get_or_init(|| Pack {
            id: "fake".into(),
            version: "1".into(),
            entities: vec![entity("Ann", "fighter"), entity("Bo", "fighter"), entity("Stick", "card")],
            builds: vec![(key("ann"), vec![key("stick")])],
        })
    }

    fn catalogue(&self) -> &'static dyn Catalogue {
        &shelf::Shelf
    }

    fn weigh_build(&self, pieces: &[&Entity]) -> Vec<Reason> {
        shelf::weigh(pieces)
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch { option: "soft", values: &["no", "yes"], rule: "F-9" }]
    }

    fn acts(&self) -> &'static [ActDoc] {
        &[]
    }

    fn fields(&self) -> &'static [&'static str] {
        &[]
    }

    fn paths(&self) -> &'static [PathDoc] {
        &[]
    }

    fn answers(&self) -> &'static [StandingAnswer] {
        &[StandingAnswer { key: "hit-two", ask: "turn", act: r#"{"act":"hit","amount":2}"# }]
    }

    fn windows(&self) -> Vec<WindowDoc> {
        Vec::new()
    }

    fn words(&self) -> &'static str {
        WORDS
    }

    fn open(&self, setup: Setup) -> Result<(String, Box<dyn Play>), Rejection> {
        let (facts, mut table) = (r#"["opened"]"#.to_owned(), self.bare(setup)?);
        table.fold(&facts).expect("its own facts");
        Ok((facts, table))
    }

    fn bare(&self, setup: Setup) -> Result<Box<dyn Play>, Rejection> {
        Ok(Box::new(Table::new(setup)))
    }

    fn load(&self, setup: Setup, snapshot: &str) -> Result<Box<dyn Play>, Corrupt> {
        let state = serde_json::from_str(snapshot).map_err(|error| Corrupt(error.to_string()))?;
        Ok(Box::new(Table { setup: Arc::new(setup), state }))
    }
}
