//! The wire types of catalogue and builds. A screen draws an entity by the form of its kind: for each slot of
//! [`KindInfo::form`] the value of [`EntityInfo::values`], null where it is not known.
use super::{Slot, Why};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What a seat brings besides its pilot and robot.
#[derive(Clone, Eq, PartialEq, Debug, Deserialize, Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SeatBuild {
    /// The starter halves of its pieces.
    Starter,
    /// Nothing: the app only counts.
    None,
    /// A saved build of the same pieces.
    Saved { id: String },
}

/// Every entity of a game as this house has it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CatalogueInfo {
    pub game: String,
    /// In reading order.
    pub kinds: Vec<KindInfo>,
    /// What each level means, level 0 first.
    pub levels: Vec<String>,
    /// By kind, then by owner and name.
    pub entities: Vec<EntityInfo>,
}

/// A kind of entity and the form of its fields.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KindInfo {
    pub key: String,
    pub title: String,
    /// The kinds of entity one of this kind may belong to; none: it belongs to nobody.
    pub owners: Vec<String>,
    /// Whether it may also belong to nobody.
    pub free: bool,
    /// Whether each seat chooses one of this kind at set-up.
    pub part: bool,
    /// The fields, as slots; one that `may` be filled is null while it is not known.
    pub form: Vec<Slot>,
}

/// One entity.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntityInfo {
    pub key: String,
    pub kind: String,
    pub name: String,
    /// The entity it belongs to, and its name.
    pub of: Option<String>,
    pub owner: Option<String>,
    /// Its numbers in a line.
    pub note: String,
    /// How much of its text the app carries out: an index of [`CatalogueInfo::levels`]; none where it has no text.
    pub level: Option<u8>,
    pub tags: Vec<String>,
    /// What it does, in our own words.
    pub gist: Option<String>,
    /// The rule id of an erratum that is in its numbers already.
    pub errata: Option<String>,
    /// When it is usually played.
    pub moments: Vec<Moment>,
    /// What it counts as in a build: a [`BuildCount::group`].
    pub group: Option<String>,
    /// Whether it exists only in this house.
    pub home: bool,
    /// The value of each field of its kind's form.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub values: BTreeMap<String, Value>,
    /// What is printed in the fields that were changed here; the field `name` is its name.
    pub printed: Vec<Printed>,
}

/// The printed value of a changed field.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Printed {
    pub field: String,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Value,
    /// "printed 5"
    pub text: String,
}

/// A row of the timing chart.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Moment {
    pub row: String,
    pub title: String,
}

/// An entity as a person wants it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntityDraft {
    /// The entity to change; left out: a new one, which gets a key from its name.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub key: Option<String>,
    pub kind: String,
    pub name: String,
    /// Whose it is.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub of: Option<String>,
    /// Fields of its kind's form; those left out stay as they are, or empty for a new one.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub fields: BTreeMap<String, Value>,
}

/// A saved build.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BuildInfo {
    pub id: String,
    pub name: String,
    /// Its pilot and its robot, in the order of the game's parts: the build fits a seat with just these. An unfinished
    /// build may have fewer.
    pub parts: Vec<String>,
    /// Every entity of it, by key, parts included.
    pub pieces: Vec<String>,
    /// Whom it is for, in a line.
    pub note: String,
    pub legal: bool,
    /// What is against it, in rulebook order.
    pub reasons: Vec<Why>,
    /// RFC 3339, UTC.
    pub touched: String,
}

/// The starter half that comes with an entity: ours, and part of the pack.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Starter {
    /// The pilot or robot it comes with.
    pub of: String,
    pub name: String,
    pub pieces: Vec<String>,
    /// What it brings, in a line.
    pub note: String,
}

/// How pieces stand as a build.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BuildCheck {
    pub legal: bool,
    /// What is against it, in rulebook order.
    pub reasons: Vec<Why>,
    /// In order, one for each group.
    pub counts: Vec<BuildCount>,
}

/// How many there are of one group.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BuildCount {
    pub group: String,
    pub have: usize,
    pub most: usize,
    /// "9 of 15 cards"
    pub text: String,
}
