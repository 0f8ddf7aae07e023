//! What every table of this desk shares: the games, their words and the store.
use crate::error::Trouble;
use crate::library::Library;
use crate::store::Store;
use crate::words::Words;
use rules::engine::Engine;
use std::collections::HashMap;
use std::sync::Arc;

/// Every game there is, in the order they are offered.
pub type Engines = &'static [&'static dyn Engine];

/// The shared part of a desk.
pub struct House {
    pub store: Store,
    pub engines: Engines,
    /// The app's words, for what belongs to no game.
    pub words: Arc<Words>,
    /// Every book, and those of this house.
    pub library: Library,
    games: HashMap<&'static str, Arc<Words>>,
}

impl House {
    /// A house with these games.
    pub fn new(store: Store, engines: Engines) -> House {
        let games = engines.iter().map(|engine| (engine.id(), Arc::new(Words::new(engine.words())))).collect();
        House { store, engines, words: Arc::new(Words::new("")), library: Library::default(), games }
    }

    /// The game of that id.
    ///
    /// # Errors
    /// `no-game` when this build has none.
    pub fn engine(&self, id: &str) -> Result<&'static dyn Engine, Trouble> {
        self.engines
            .iter()
            .copied()
            .find(|engine| engine.id() == id)
            .ok_or_else(|| Trouble::new("no-game").with("game", shortened(id)))
    }

    /// The words of a game; the app's alone for a game this build does not have.
    pub fn words_of(&self, game: &str) -> Arc<Words> {
        self.games.get(game).unwrap_or(&self.words).clone()
    }
}

/// A name from outside, cut to what fits into a sentence.
pub fn shortened(name: &str) -> String {
    name.chars().take(60).collect()
}

/// Milliseconds since 1970, UTC.
pub fn now() -> i64 {
    chrono::Utc::now().timestamp_millis()
}

/// A time of the log as RFC 3339, UTC.
pub fn rfc3339(millis: i64) -> String {
    let time = chrono::DateTime::from_timestamp_millis(millis).unwrap_or_default();
    time.to_rfc3339_opts(chrono::SecondsFormat::Millis, true)
}
