//! The catalogue of a game: what an entity is made of, field by field, what a screen tells of it, and what a build is
//! counted in. Whether a build is legal is [`crate::engine::Engine::weigh_build`]'s business.
use crate::offer::Slot;
use crate::rule::Reason;
use crate::setup::Entity;
use crate::text::Text;
use serde_json::Value;
use std::collections::BTreeMap;

/// The values of a form, by field.
pub type Values = BTreeMap<String, Value>;

/// A kind of entity; the key `kind-KIND` belongs to it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct KindDoc {
    pub kind: &'static str,
    /// The kinds of entity one of this kind belongs to; none belong to nobody.
    pub owners: &'static [&'static str],
    /// Whether it may also belong to nobody.
    pub free: bool,
}

/// What a screen tells of an entity besides its name.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// Its numbers in a line.
    pub note: Text,
    /// How much of its text the app carries out, 0 to 2; none where it has no text. Key `level-N` says what that means.
    pub level: Option<u8>,
    pub tags: Vec<Text>,
    /// The rule id of an erratum that is in its numbers already.
    pub errata: Option<String>,
    /// Chart rows at which it is usually played.
    pub moments: Vec<String>,
}

/// A part of a build that is counted on its own; the key `build-GROUP` says how many there are of how many.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Group {
    pub group: &'static str,
    pub most: usize,
}

/// The catalogue of one game. A game whose entities nobody looks up or changes keeps every default.
pub trait Catalogue: Send + Sync {
    /// The kinds of entity, in reading order.
    fn kinds(&self) -> &'static [KindDoc] {
        &[]
    }
    /// The form of a kind; an empty field that may be empty is a number not known yet.
    fn form(&self, _kind: &str) -> Vec<Slot> {
        Vec::new()
    }
    /// What an entity holds in the fields of its kind's form.
    fn values(&self, entity: &Entity) -> Values {
        entity.facts.clone()
    }
    /// The entity with the fields of its form set; fields of no form stay, and a new entity gets what its kind needs.
    fn filled(&self, mut entity: Entity, values: &Values) -> Entity {
        entity.facts.extend(values.clone());
        entity
    }
    /// Every reason why an entity cannot be what it says.
    fn test(&self, _entity: &Entity) -> Vec<Reason> {
        Vec::new()
    }
    /// What a screen tells of an entity.
    fn about(&self, entity: &Entity) -> About {
        let note = Text::of(format!("note-{}", entity.kind));
        About { note, level: None, tags: Vec::new(), errata: None, moments: Vec::new() }
    }
    /// What a build is counted in, in order.
    fn groups(&self) -> &'static [Group] {
        &[]
    }
    /// The group an entity counts in, by what owns it.
    fn group(&self, _entity: &Entity, _owner: Option<&Entity>) -> Option<&'static str> {
        None
    }
}

/// The catalogue of a game without one.
pub struct Bare;

impl Catalogue for Bare {}
