//! A game as an engine: the other half of the bridge to [`crate::engine`].
use crate::catalogue::Catalogue;
use crate::chart::Row;
use crate::coverage::Coverage;
use crate::engine::{ActDoc, Corrupt, Engine, Pack, PathDoc, Play, StandingAnswer, Switch, WindowDoc};
use crate::game::Shelf;
use crate::play::erase;
use crate::rule::{Reason, Rejection};
use crate::setup::{Entity, Setup};
use crate::table::{Book, Table};
use std::marker::PhantomData;
use std::sync::Arc;

/// A game as an [`Engine`].
pub struct Ruleset<G>(PhantomData<G>);

impl<G> Ruleset<G> {
    /// The engine of a game.
    pub const fn new() -> Ruleset<G> {
        Ruleset(PhantomData)
    }
}

impl<G> Default for Ruleset<G> {
    fn default() -> Ruleset<G> {
        Ruleset::new()
    }
}

impl<G: Shelf> Engine for Ruleset<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> std::ops::RangeInclusive<usize> {
        G::SEATS
    }

    fn parts(&self) -> &'static [&'static str] {
        G::PARTS
    }

    fn shared(&self) -> &'static [&'static str] {
        G::SHARED
    }

    fn pack(&self) -> &'static Pack {
        G::pack()
    }

    fn catalogue(&self) -> &'static dyn Catalogue {
        G::catalogue()
    }

    fn weigh_build(&self, pieces: &[&Entity]) -> Vec<Reason> {
        G::weigh_build(pieces)
    }

    fn switches(&self) -> &'static [Switch] {
        G::switches()
    }

    fn acts(&self) -> &'static [ActDoc] {
        G::DOCS
    }

    fn fields(&self) -> &'static [&'static str] {
        G::FIELDS
    }

    fn paths(&self) -> &'static [PathDoc] {
        G::PATHS
    }

    fn chances(&self) -> &'static [&'static str] {
        G::CHANCES
    }

    fn windows(&self) -> Vec<WindowDoc> {
        let row = |row: &Row| WindowDoc { name: row.id, rule: row.rule, window: true };
        let ask = |(name, rule): &(&'static str, &'static str)| WindowDoc { name, rule, window: false };
        G::chart().iter().map(row).chain(G::ASKS.iter().map(ask)).collect()
    }

    fn answers(&self) -> &'static [StandingAnswer] {
        G::ANSWERS
    }

    fn coverage(&self) -> Coverage {
        G::coverage()
    }

    fn lessons(&self) -> &'static [(&'static str, &'static str)] {
        G::LESSONS
    }

    fn words(&self) -> &'static str {
        G::words()
    }

    fn open(&self, setup: Setup) -> Result<(String, Box<dyn Play>), Rejection> {
        let turned = erase(Table::<G>::opened(setup)?);
        Ok((turned.facts, turned.table))
    }

    fn bare(&self, setup: Setup) -> Result<Box<dyn Play>, Rejection> {
        Ok(Box::new(Table::<G>::bare(setup)?))
    }

    fn load(&self, setup: Setup, snapshot: &str) -> Result<Box<dyn Play>, Corrupt> {
        let book = G::read(&setup).map_err(|_| Corrupt("the setup is not of this game".to_owned()))?;
        let saved: Table<G> = serde_json::from_str(snapshot).map_err(|fault| Corrupt(fault.to_string()))?;
        Ok(Box::new(Table { setup: Arc::new(setup), book: Book(Arc::new(book)), ..saved }))
    }
}
