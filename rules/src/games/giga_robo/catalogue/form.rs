//! The form of each kind of entity, field by field, and what is against a value of one.
use crate::offer::{Choice, Kind, Need, Slot};
use crate::rule::{Reason, why};
use crate::text::{Arg, Text};
use serde_json::Value;

/// The rule that says what is printed on each kind (GR-STA-01, GR-STA-14).
const PRINTED: &str = "GR-STA-14";

fn titled(mut slot: Slot) -> Slot {
    slot.title = Text::of(format!("field-{}", slot.field));
    slot.ruled(&[PRINTED])
}

// A number that may be left open: not known, or not printed.
fn number(field: &'static str, max: i64) -> Slot {
    titled(Slot::new(field, Kind::number(0, max, PRINTED)).optional())
}

fn flag(field: &'static str) -> Slot {
    titled(Slot::new(field, Kind::YesNo).preset(false))
}

fn type_of_card() -> Slot {
    let choice = |word: &str| Choice::new(word, Text::of(format!("type-{word}")));
    titled(Slot::new("type", Kind::OneOf { from: ["melee", "ranged", "instant"].map(choice).into() }))
}

fn card_form() -> Vec<Slot> {
    let numbers = |fields: [(&'static str, i64); 4]| fields.map(|(field, max)| number(field, max));
    let mut form = vec![type_of_card(), flag("ultimate"), number("cost", 99), flag("cost-x")];
    form.extend(numbers([("cooldown", 3), ("dice", 99), ("range-from", 99), ("range-to", 99)]));
    form.extend(["combo", "counter"].map(flag));
    form.push(number("damage", 99));
    form.extend(["damage-x", "per-success", "activated"].map(flag));
    form.push(number("power-cost", 99));
    form.extend(["not-ultimate", "own-turn", "text"].map(flag));
    form
}

/// The form of a kind of entity; none for a kind this game does not have.
pub fn form(kind: &str) -> Vec<Slot> {
    let numbers = |fields: &[(&'static str, i64)]| -> Vec<Slot> {
        fields.iter().map(|(field, max)| number(field, *max)).collect()
    };
    match kind {
        "pilot" => numbers(&[("heart", 99), ("rage", 99), ("power", 99), ("max-spirit", 99)]),
        // A Robot without Armor would be Defeated before it stands (GR-WIN-01).
        "robot" => {
            let armor = titled(Slot::new("armor", Kind::number(1, 99, PRINTED)).optional());
            std::iter::once(armor).chain(numbers(&[("speed", 99), ("defense", 99)])).collect()
        }
        "card" => card_form(),
        // What it takes to be on, and what its Trigger costs (GR-ABL-01).
        "ability" => numbers(&[("power", 99), ("trigger-power", 99), ("trigger-spirit", 99)]),
        _ => Vec::new(),
    }
}

/// What is against a value of a field, by the field's name (GR-STA-14).
pub fn misfit(slot: &Slot, value: &Value) -> Option<Reason> {
    let fits = slot.kind.test(value, &Value::Null, &mut Vec::new()).is_ok();
    let field = Arg::Key(format!("field-{}", slot.field).into());
    match &slot.kind {
        _ if value.is_null() && slot.need == Need::May => None,
        Kind::Number { min, max, .. } if !value.as_i64().is_some_and(|number| (*min..=*max).contains(&number)) => {
            Some(why("field-bounds", PRINTED).with("field", field).with("min", *min).with("max", *max))
        }
        _ if fits => None,
        _ => Some(why("field-choice", PRINTED).with("field", field)),
    }
}
