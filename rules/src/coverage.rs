//! How much of its rulebook a game carries: every rule id in one of four classes. The sorting is content of the game;
//! a test holds it against the code and the scenarios.
use serde::{Deserialize, Serialize};

/// The rule ids of a game, each in one class, in rulebook order.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Coverage {
    /// Cited where code decides it, and shown by a scenario.
    pub decides: Vec<String>,
    /// People see it on the table and say it: distances, Cover, what a card's text does.
    pub entered: Vec<String>,
    /// Looked up: conventions, components, what is done before and beside the game.
    pub read_only: Vec<String>,
    /// Of a part of the game that is not in.
    pub not_yet: Vec<String>,
}

impl Coverage {
    /// Each class by its name, as it is written in content and behind keys.
    pub fn classes(&self) -> [(&'static str, &[String]); 4] {
        [
            ("decides", &self.decides),
            ("entered", &self.entered),
            ("read-only", &self.read_only),
            ("not-yet", &self.not_yet),
        ]
    }
}
