//! The value a path names, set-able or not.
use super::super::attack::{Attack, Pool, Reply, Side};
use super::super::state::{Ill, Place};
use super::super::{Table, mods, view};
use super::{Spot, pair, seat_spot};
use crate::seat::Seat;
use serde_json::{Value, json};

/// The value a path names.
pub fn peek(table: &Table, path: &str) -> Option<Value> {
    if let Some(value) = attack_peek(table, path) {
        return Some(value);
    }
    let word = |seat: Seat| table.setup.chairs[seat.index()].word.as_str();
    let set_up = table.state.set_up.as_ref();
    match path {
        "set-up.rolling" => {
            let rolling = set_up.map_or(&[][..], |set_up| &set_up.rolling);
            return Some(json!(rolling.iter().map(|seat| word(*seat)).collect::<Vec<_>>()));
        }
        "set-up.winner" => return Some(json!(set_up.and_then(|set_up| set_up.winner).map(word))),
        "turn" => return Some(json!(word(table.state.turn))),
        "turns" => return Some(json!(table.state.turns)),
        "phase" => return Some(json!(table.state.phase)),
        "moved" => return Some(json!(table.state.moved)),
        "move.cost" => return Some(json!(table.state.path_cost)),
        "distance" => {
            let (one, other) = pair(table)?;
            return Some(json!(table.state.distance(one, other)));
        }
        _ => {}
    }
    if let Some(rest) = path.strip_prefix("recovery.") {
        return recovery_peek(table, rest);
    }
    let (seat, rest) = path.split_once('.')?;
    seat_peek(table, table.seat_named(seat)?, rest)
}

/// Values of the Recovery Roll; null while there is none.
fn recovery_peek(table: &Table, rest: &str) -> Option<Value> {
    let Some(roll) = table.state.recovery() else { return Some(Value::Null) };
    Some(match rest {
        "seat" => json!(table.setup.chairs[roll.seat.index()].word.as_str()),
        "pool" => json!(roll.dice),
        "power" => json!(roll.power),
        "dice" => json!(roll.faces),
        "success" => json!(roll.success),
        _ => json!(roll.faces.get(rest.strip_prefix("die.")?.parse::<usize>().ok()?)?),
    })
}

fn seat_peek(table: &Table, seat: Seat, rest: &str) -> Option<Value> {
    let robot = table.state.robot(seat);
    match rest {
        "movement" => return Some(json!(mods::movement(table, seat))),
        "abilities" => return Some(json!(robot.abilities.keys().collect::<Vec<_>>())),
        "tokens" => return Some(json!(robot.tokens())),
        "lasting" => return Some(json!(robot.lasting)),
        "upright" => return Some(json!(robot.lying(Place::upright))),
        "played" => return Some(json!(robot.lying(|place| place == Place::Played))),
        _ => {}
    }
    if let Some(ill) = Ill::ALL.into_iter().find(|ill| ill.word() == rest) {
        return Some(json!(robot.ills(ill)));
    }
    Some(match seat_spot(seat, rest)? {
        Spot::Number(_, gauge) => json!(gauge.value(robot)),
        Spot::Barrier(_) => json!(robot.barrier),
        Spot::Hand(_) => json!(robot.lying(|place| place == Place::Hand)),
        Spot::Slot(_, slot) => json!(robot.lying(|place| place.slot() == Some(slot))),
        Spot::Ill(_, slot, ill) => json!(robot.trauma[slot - 1].count(ill)),
        Spot::Card(_, card) => json!(robot.cards.get(&card)?),
        Spot::Ability(_, ability) => json!(robot.abilities.get(&ability)?.tokens),
        Spot::Discount(_) => json!(robot.discount),
        Spot::Moved | Spot::Distance | Spot::Extra(_) | Spot::Die(..) | Spot::RecoveryDie(_) => return None,
    })
}

/// Values of the attack; null while there is none.
fn attack_peek(table: &Table, path: &str) -> Option<Value> {
    let (half, rest) = path.split_once('.').filter(|(half, _)| matches!(*half, "attack" | "reply"))?;
    let Some(attack) = table.state.attack.as_deref() else { return Some(Value::Null) };
    let side = if half == "attack" { Side::Attacker } else { Side::Defender };
    pool_peek(attack, side, rest).or_else(|| match side {
        Side::Attacker => said_peek(table, attack, rest),
        Side::Defender => reply_peek(attack, rest),
    })
}

fn pool_peek(attack: &Attack, side: Side, rest: &str) -> Option<Value> {
    let pool: &Pool = attack.pool(side);
    let aside = || pool.dice.iter().filter(|die| die.aside).map(|die| die.face).collect::<Vec<_>>();
    let won = attack.judged.filter(|judged| judged.winner == Some(side)).map_or(0, |judged| judged.successes);
    Some(match rest {
        "extra" => json!(pool.extra),
        "pool" => json!(pool.main()),
        "power" => json!(pool.power),
        "dice" => json!(pool.live().collect::<Vec<_>>()),
        "aside" => json!(aside()),
        "successes" => json!(won),
        _ => json!(pool.dice.get(rest.strip_prefix("die.")?.parse::<usize>().ok()?)?.face),
    })
}

fn said_peek(table: &Table, attack: &Attack, rest: &str) -> Option<Value> {
    let word = |seat: Seat| table.setup.chairs[seat.index()].word.as_str();
    Some(match rest {
        "by" => json!(word(attack.by)),
        "target" => json!(word(attack.target)),
        "cards" => json!(attack.cards),
        "type" => view::attack_type(table, attack),
        "cancelled" => json!(attack.cancelled),
        "resolved" => json!(attack.resolved),
        "level" => json!(attack.level),
        "cover" => json!(attack.cover.target),
        "winner" => match attack.judged.and_then(|judged| judged.winner) {
            Some(side) => json!(word(attack.seat(side))),
            None => Value::Null,
        },
        "automatic" => json!(attack.automatic.map(|judged| judged.successes)),
        "hurt" => json!(attack.hurt.iter().map(|seat| word(*seat)).collect::<Vec<_>>()),
        _ => return None,
    })
}

fn reply_peek(attack: &Attack, rest: &str) -> Option<Value> {
    Some(match (rest, &attack.reply) {
        ("kind", Some(Reply::Defend)) => json!("defend"),
        ("kind", Some(Reply::React(_))) => json!("react"),
        ("kind", Some(Reply::TakeHit)) => json!("take-hit"),
        ("card", Some(Reply::React(card))) => json!(card),
        ("kind" | "card", _) => Value::Null,
        _ => return None,
    })
}
