//! Filling an offer's form, and what must stand against an input made from it. The second is worked out from the
//! choices picked, not by asking the offer, so that the two can disagree.
use super::draw::Draw;
use rules::game::Game;
use rules::offer::{Choice, Kind, Offer, Slot};
use rules::rule::Reason;
use rules::seat::Seat;
use rules::table::Table;
use serde_json::{Map, Value, json};

/// Which values a form is filled with.
#[derive(Copy, Clone, Eq, PartialEq)]
pub enum Will {
    /// Open choices, numbers within bounds, as many dice as asked.
    Keep,
    /// Anything of the right shape.
    Break,
}

/// An input for the offer; none where there is nothing to choose from.
pub fn fill(offer: &Offer, will: Will, draw: &mut Draw) -> Option<Value> {
    let mut act = Map::from_iter([("act".to_owned(), json!(offer.act))]);
    for slot in &offer.slots {
        if draw.one_in(2) && may_stay_empty(slot, will) {
            continue;
        }
        let value = value(&slot.kind, will, &act, draw)?;
        act.insert(slot.field.to_owned(), value);
    }
    Some(Value::Object(act))
}

fn may_stay_empty(slot: &Slot, will: Will) -> bool {
    match (&slot.preset, will) {
        (Some(preset), Will::Keep) => against_value(&slot.kind, preset, &Value::Null).is_empty(),
        (Some(_), Will::Break) => true,
        (None, _) => slot.need == rules::offer::Need::May,
    }
}

/// A value of a kind; `act` holds the fields filled before it.
pub fn value(kind: &Kind, will: Will, act: &Map<String, Value>, draw: &mut Draw) -> Option<Value> {
    match kind {
        Kind::OneOf { from } => draw.of(&wanted(from, will)).cloned(),
        Kind::Several { from, min, max, .. } => {
            let pool = wanted(from, will);
            let most = if will == Will::Keep { *max } else { from.len() }.min(pool.len());
            if pool.len() < *min || (will == Will::Keep && min > max) {
                return None;
            }
            let least = if will == Will::Keep { *min } else { (*min).min(1) };
            // Short lists are likelier: a sum of costs bars most of the long ones.
            let count = least + draw.below(most.saturating_sub(least) + 1).min(draw.below(3));
            Some(Value::Array(draw.some(&pool, count)))
        }
        Kind::Number { min, max, usual, .. } => number((*min, *max), usual, will, draw).map(Value::from),
        Kind::Dice { count, like, sides, .. } => {
            let owed = like.and_then(|field| act.get(field)?.as_array()).map_or(*count, Vec::len);
            let more = if will == Will::Break { draw.below(3) } else { 0 };
            Some((0..owed + more).map(|_| draw.within(1, *sides)).collect::<Vec<_>>().into())
        }
        Kind::YesNo => Some(Value::Bool(draw.one_in(2))),
        Kind::Shuffle { of } => Some(Value::Array(draw.some(of, of.len()))),
    }
}

fn wanted(from: &[Choice], will: Will) -> Vec<Value> {
    let open = from.iter().filter(|choice| will == Will::Break || choice.verdict.allows());
    open.map(|choice| choice.value.clone()).collect()
}

fn number((min, max): (i64, i64), usual: &[i64], will: Will, draw: &mut Draw) -> Option<i64> {
    if will == Will::Break {
        let lowest = if min >= 0 { 0 } else { min - 5 };
        return Some(draw.within(lowest, max.max(lowest) + 5));
    }
    let likely: Vec<i64> = usual.iter().copied().filter(|one| (min..=max).contains(one)).collect();
    match draw.of(&likely) {
        Some(one) if !draw.one_in(4) => Some(*one),
        _ => (min <= max).then(|| draw.within(min, max.min(min + 9))),
    }
}

/// Every reason that must stand against `act`: the offer's, its choices', its bounds', and what spans slots; by rule.
pub fn against<G: Game>(table: &Table<G>, seat: Seat, offer: &Offer, act: &Value) -> Vec<Reason> {
    let whole = offer.complete(act);
    let mut reasons = offer.verdict.bars().to_vec();
    for slot in &offer.slots {
        if let Some(value) = whole.get(slot.field).filter(|value| !value.is_null()) {
            reasons.extend(against_value(&slot.kind, value, &whole));
        }
    }
    let typed: G::Act = serde_json::from_value(whole).expect("a filled form is an act");
    reasons.extend_from_slice(G::weigh(table, seat, &typed).bars());
    by_rule(&reasons)
}

/// Each reason once, sorted by rule.
pub fn by_rule(reasons: &[Reason]) -> Vec<Reason> {
    let mut once: Vec<Reason> = Vec::new();
    for reason in reasons {
        if !once.contains(reason) {
            once.push(reason.clone());
        }
    }
    once.sort_by(|left, right| left.rule.cmp(&right.rule));
    once
}

fn against_value(kind: &Kind, value: &Value, whole: &Value) -> Vec<Reason> {
    let of = |from: &[Choice], value: &Value| -> Vec<Reason> {
        from.iter().filter(|choice| choice.value == *value).flat_map(|choice| choice.verdict.bars().to_vec()).collect()
    };
    let unless = |fits: bool, beyond: &Reason| if fits { Vec::new() } else { vec![beyond.clone()] };
    let list = value.as_array().cloned().unwrap_or_default();
    match kind {
        Kind::OneOf { from } => of(from, value),
        Kind::Several { from, min, max, beyond, .. } => {
            let mut reasons: Vec<Reason> = list.iter().flat_map(|one| of(from, one)).collect();
            reasons.extend(unless((*min..=*max).contains(&list.len()), beyond));
            reasons
        }
        Kind::Number { min, max, beyond, .. } => {
            unless(value.as_i64().is_some_and(|number| (*min..=*max).contains(&number)), beyond)
        }
        Kind::Dice { count, like, beyond, .. } => {
            let owed = like.and_then(|field| whole.get(field)?.as_array()).map_or(*count, Vec::len);
            unless(list.len() == owed, beyond)
        }
        Kind::YesNo | Kind::Shuffle { .. } => Vec::new(),
    }
}
