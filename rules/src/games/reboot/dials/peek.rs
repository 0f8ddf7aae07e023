//! What paths read, set-able or not.
use super::super::Table;
use super::super::attack::{Laid, Role};
use super::super::board::{SECTIONS, range};
use super::super::fight::shield_left;
use super::{held, spot, word};
use crate::seat::Seat;
use serde_json::{Value, json};

/// The value a path names, set-able or not.
pub fn peek(table: &Table, path: &str) -> Option<Value> {
    let state = &table.state;
    let word = |seat: Seat| word(table, seat);
    let seats = |list: &[Seat]| Value::Array(list.iter().map(|seat| word(*seat)).collect());
    let side = |role: Role| state.attack.as_deref().map(|attack| attack.side(role));
    Some(match path {
        "cube" => word(state.cube),
        "turn" => word(state.turn),
        "phase" => json!(state.phase),
        "actions" => json!(state.actions()),
        "left" => json!((state.actions() - state.spent).max(0)),
        "discard.named" => json!(state.discard.named),
        "under" => json!(state.under),
        "walls" => json!(state.walls.len()),
        "tokens" => json!(state.tokens.len()),
        "fallen" => seats(&state.fallen),
        "attack.by" => state.attack.as_deref().map_or(Value::Null, |attack| word(attack.by)),
        "attack.target" => state.attack.as_deref().map_or(Value::Null, |attack| word(attack.target)),
        "attack.distance" => {
            let attack = state.attack.as_deref()?;
            json!(range(table, attack.by, attack.target).distance)
        }
        "attack.laid" => json!(side(Role::Attack).map(|side| laid_word(&side.laid))),
        "counter.laid" => json!(side(Role::Counter).map(|side| laid_word(&side.laid))),
        "attack.result" => json!(side(Role::Attack).map(|side| side.result)),
        "counter.result" => json!(side(Role::Counter).map(|side| side.result)),
        "attack.score" => json!(side(Role::Attack).and_then(|side| side.score())),
        "counter.score" => json!(side(Role::Counter).and_then(|side| side.score())),
        _ => {
            return seat_peek(table, path)
                .or_else(|| section_peek(table, path))
                .or_else(|| spot(table, path).map(|at| held(table, &at)));
        }
    })
}

fn section_peek(table: &Table, path: &str) -> Option<Value> {
    let name = path.strip_prefix("section.")?.strip_suffix(".tokens")?;
    let section = SECTIONS.iter().position(|one| *one == name)?;
    let state = &table.state;
    Some(json!(state.tokens.keys().filter(|at| state.section_of(**at) == section).count()))
}

fn seat_peek(table: &Table, path: &str) -> Option<Value> {
    let (word, rest) = path.split_once('.')?;
    let seat = table.seat_named(word)?;
    let roborg = table.state.roborg(seat);
    match rest {
        "shield-left" => Some(json!(shield_left(table, seat))),
        "section" => Some(json!(roborg.at.map(|at| SECTIONS[table.state.section_of(at)]))),
        "shown" => Some(json!(roborg.shown)),
        "unspent" => Some(json!(roborg.unspent)),
        _ => None,
    }
}

fn laid_word(laid: &Laid) -> String {
    match laid {
        Laid::Nothing => "nothing".to_owned(),
        Laid::Unarmored => "unarmored".to_owned(),
        Laid::Melee(_) => "melee".to_owned(),
        Laid::Ranged(key) => key.to_string(),
        Laid::Energy(value) => format!("energy-{value}"),
    }
}
