//! The catalogue: item cards, Retrieve tokens and disaster tokens of the set, with the forms to enter and change them.
//! Nothing of it is printed in the book (RB-X-02, RB-X-03): what ships is an example set of ours.
use super::acts;
use super::book::{Effect, FACES, Item, find_of, is_example, item_of, usually};
use crate::catalogue::{About, Catalogue, KindDoc};
use crate::offer::{Choice, Kind, Need, Slot};
use crate::rule::{Reason, why};
use crate::setup::Entity;
use crate::text::{Arg, Text};
use serde_json::Value;

/// The catalogue of Reboot.
pub struct Shelves;

const KINDS: [KindDoc; 3] = [
    KindDoc { kind: "item", owners: &[], free: true },
    KindDoc { kind: "find", owners: &[], free: true },
    KindDoc { kind: "disaster", owners: &[], free: true },
];

/// How much the app does of a piece: all of it, taking it off the board, showing its name.
const WHOLE: u8 = 2;
const READ: u8 = 1;
const NAMED: u8 = 0;

/// The most a card or token could print.
const MOST: i64 = 12;

fn titled(mut slot: Slot) -> Slot {
    slot.title = Text::of(format!("field-{}", slot.field));
    slot.ruled(&["RB-CRD-08"])
}

fn number(field: &'static str, min: i64, max: i64) -> Slot {
    titled(Slot::new(field, usually(min, max, Vec::new(), "RB-CRD-08")).optional())
}

fn one_of(field: &'static str, words: &[&'static str]) -> Slot {
    let choice = |word: &&'static str| Choice::new(*word, Text::of(format!("{field}-{word}")));
    titled(Slot::new(field, Kind::OneOf { from: words.iter().map(choice).collect() }))
}

fn flag(field: &'static str) -> Slot {
    titled(Slot::new(field, Kind::YesNo).preset(false))
}

impl Catalogue for Shelves {
    fn kinds(&self) -> &'static [KindDoc] {
        &KINDS
    }

    fn form(&self, kind: &str) -> Vec<Slot> {
        match kind {
            "item" => vec![
                one_of("type", &["melee", "ranged", "shield", "energy"]),
                number("need", 1, FACES),
                number("damage", 1, MOST),
                number("reach", 0, MOST),
                flag("piercing"),
                flag("reusable"),
                number("value", 1, MOST),
            ],
            "find" => vec![one_of("effect", &Effect::ALL.map(Effect::word)), number("amount", 0, MOST)],
            "disaster" => vec![number("value", 0, MOST)],
            _ => Vec::new(),
        }
    }

    fn values(&self, entity: &Entity) -> crate::catalogue::Values {
        let value = |slot: &Slot| entity.facts.get(slot.field).cloned().or(slot.preset.clone()).unwrap_or(Value::Null);
        self.form(&entity.kind).iter().map(|slot| (slot.field.to_owned(), value(slot))).collect()
    }

    fn filled(&self, mut entity: Entity, values: &crate::catalogue::Values) -> Entity {
        for slot in self.form(&entity.kind) {
            match values.get(slot.field) {
                None => {}
                Some(Value::Null) => drop(entity.facts.remove(slot.field)),
                Some(value) => drop(entity.facts.insert(slot.field.to_owned(), value.clone())),
            }
        }
        entity
    }

    fn test(&self, entity: &Entity) -> Vec<Reason> {
        let values = self.values(entity);
        self.form(&entity.kind).iter().filter_map(|slot| misfit(slot, &values[slot.field])).collect()
    }

    fn about(&self, entity: &Entity) -> About {
        let (note, level) = match (entity.kind.as_str(), item_of(entity), find_of(entity)) {
            ("item", Some(item), _) => (item_line(item), WHOLE),
            ("find", _, Some(find)) => (acts::find_text(find), if find.effect == Effect::Other { READ } else { WHOLE }),
            ("disaster", ..) => match entity.facts.get("value").and_then(Value::as_i64) {
                Some(value) => (Text::of("note-disaster").with("value", value), WHOLE),
                None => (Text::of("note-unknown"), NAMED),
            },
            _ => (Text::of("note-unknown"), NAMED),
        };
        let tags = is_example(entity).then(|| Text::of("tag-example")).into_iter().collect();
        About { note, level: Some(level), tags, errata: None, moments: Vec::new() }
    }
}

/// An item's type and numbers; an ENERGY card's number says its type.
fn item_line(item: Item) -> Text {
    let note = acts::item_note(item);
    match item {
        Item::Energy { .. } => note,
        Item::Melee(_) | Item::Ranged(_) | Item::Shield { .. } => {
            let kind = Arg::Key(format!("type-{}", item.word()).into());
            Text::of("note-typed").with("type", kind).with("note", Arg::Text(Box::new(note)))
        }
    }
}

/// What is against a value of a field, by the field's name (RB-CRD-08).
fn misfit(slot: &Slot, value: &Value) -> Option<Reason> {
    let mut reasons = Vec::new();
    let fits = slot.kind.test(value, &Value::Null, &mut reasons).is_ok() && reasons.is_empty();
    let field = Arg::Key(format!("field-{}", slot.field).into());
    match &slot.kind {
        _ if value.is_null() && slot.need == Need::May => None,
        _ if fits => None,
        Kind::Number { min, max, .. } => {
            Some(why("field-bounds", "RB-CRD-08").with("field", field).with("min", *min).with("max", *max))
        }
        _ => Some(why("field-choice", "RB-CRD-08").with("field", field)),
    }
}
