//! Inputs nobody means well with: not one of them may be let through, whatever the table rules.
use super::draw::Draw;
use super::fill::{Will, fill};
use super::played::Played;
use rules::offer::{Kind, Need, Offer, Slot};
use rules::seat::Seat;
use rules::table::Table;
use serde_json::{Map, Value, json};

/// Values that no slot and no dial takes.
fn nonsense() -> Vec<Value> {
    vec![
        json!("NaN"),
        json!("-Infinity"),
        json!(1e308),
        json!(0.5),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(1_000_000),
        json!({"act": "pass"}),
        json!([[[]]]),
        json!([{}, null]),
        json!("\u{202e}\u{0}"),
    ]
}

/// A filled form with one thing wrong with it.
pub fn spoilt<G: Played>(table: &Table<G>, seat: Seat, draw: &mut Draw) -> Option<Value> {
    let offers = table.offers(seat);
    let offer = draw.of(&offers)?;
    let mut act = fill(offer, Will::Break, draw)?;
    let fields = act.as_object_mut()?;
    match draw.below(4) {
        0 => {
            fields.insert("surprise".to_owned(), json!(1));
        }
        1 => leave_out(offer, fields, draw)?,
        _ => {
            let slot = draw.of(&offer.slots)?;
            let wrong: Vec<Value> = nonsense().into_iter().filter(|value| !takes(slot, value)).collect();
            fields.insert(slot.field.to_owned(), draw.of(&wrong)?.clone());
        }
    }
    Some(act)
}

/// A yes is no number, but a number may be one of several choices.
fn takes(slot: &Slot, value: &Value) -> bool {
    matches!(&slot.kind, Kind::OneOf { from } if from.iter().any(|choice| choice.value == *value))
}

/// Leaves a field out that nothing else fills in.
fn leave_out(offer: &Offer, fields: &mut Map<String, Value>, draw: &mut Draw) -> Option<()> {
    let brought = |field: &str| {
        offer.slots.iter().any(|slot| match &slot.kind {
            Kind::OneOf { from } => from.iter().any(|choice| choice.sets.iter().any(|(set, _)| *set == field)),
            _ => false,
        })
    };
    let owed = |slot: &&Slot| slot.need == Need::Must && slot.preset.is_none() && !brought(slot.field);
    let owed: Vec<&Slot> = offer.slots.iter().filter(owed).collect();
    fields.remove(draw.of(&owed)?.field).map(|_| ())
}

/// Inputs that no table takes.
pub fn wild<G: Played>(table: &Table<G>, draw: &mut Draw) -> Value {
    let to = draw.of(&nonsense()).cloned().unwrap_or_default();
    if draw.one_in(6) {
        let dials = G::dials(table);
        let path = draw.of(&dials).map_or("no.such.dial", |dial| dial.path.as_str());
        return json!({"act": "adjust", "path": path, "to": to});
    }
    let house = ["pass", "next", "take-back", "concede"][draw.below(4)];
    let wild = [
        json!(null),
        json!("pass"),
        json!([{"act": "pass"}]),
        json!({}),
        json!({"act": 7}),
        json!({"act": ["pass"]}),
        json!({"act": "conquer"}),
        json!({"act": "Pass"}),
        json!({"act": house, "surprise": to.clone()}),
        json!({"act": "adjust"}),
        json!({"act": "adjust", "path": "no.such.dial", "to": 1}),
        json!({"act": "adjust", "path": "x".repeat(5000), "to": 1}),
        json!({"act": "adjust", "path": 5, "to": 1}),
        json!({"act": "land", "step": to.clone(), "turn": 0}),
        json!({"act": "land", "step": {"surge": 99}, "turn": 0}),
        json!({"act": "land", "step": "round", "turn": 200}),
        json!({"act": "void", "thing": 4_000_000_000u32}),
        json!({"act": "void", "thing": to.clone()}),
        json!({"act": "switch", "option": "no-such-option", "to": true}),
        json!({"act": "switch", "option": "hard", "to": to.clone()}),
        json!({"act": "switch", "option": "attack_die", "to": to.clone()}),
        json!({"act": "draw"}),
        json!({"act": "draw", "agree": "yes"}),
        json!({"act": "leave", "pieces": "burn"}),
        json!({"act": "leave"}),
        json!({"act": "sit", "name": ""}),
        json!({"act": "sit", "name": " \t "}),
        json!({"act": "sit", "name": "K\u{7}t"}),
        json!({"act": "sit", "name": "x".repeat(61)}),
        json!({"act": "sit"}),
    ];
    wild[draw.below(wild.len())].clone()
}
