//! What a table was opened with: seats, pieces, and a copy of every entity they use, so that play never needs the
//! pack again. What changes during play lives in [`crate::table`].
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The name of an entity in a content pack: cheap to clone, a bare string on the wire.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Key(pub Arc<str>);

/// A key from its name.
pub fn key(name: &str) -> Key {
    Key(name.into())
}

impl std::fmt::Display for Key {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.0)
    }
}

/// One printed thing: a pilot, a robot, a card. Numbers and names only.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entity {
    pub key: Key,
    /// What it is, in the game's words: `pilot`, `robot`, `card`, `ability`.
    pub kind: String,
    /// The printed name.
    pub name: String,
    /// The entity it belongs to: a card to its robot or pilot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Key>,
    /// The printed numbers and flags, by the game's field names.
    #[serde(flatten)]
    pub facts: BTreeMap<String, Value>,
}

/// Who sits on a seat when the table opens, and what they play.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The word that names the seat in paths and scenarios: `red`.
    pub word: String,
    /// The person's name.
    pub name: String,
    /// The entities this seat plays, each a key of [`Setup::entities`].
    pub pieces: Vec<Key>,
}

/// Everything a table needs to open; equal setups open equal tables.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    pub game: String,
    /// The content pack the entities were copied from, as `id@version`.
    pub pack: String,
    pub chairs: Vec<Chair>,
    pub entities: BTreeMap<Key, Entity>,
    /// Table options that differ from their default, by option name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, Value>,
    /// The lesson this table was laid out for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}
