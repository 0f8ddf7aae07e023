//! Chance: what an input leaves to it is drawn here and becomes part of the input, so that a replay draws nothing.
use super::table::Table;
use rules::offer::Kind;
use rules::seat::Seat;
use serde_json::Value;

impl Table {
    /// The act with an order for each thing it leaves to chance.
    pub(super) fn by_chance(&self, seat: Seat, mut act: Value) -> Value {
        let name = act.get("act").and_then(Value::as_str).unwrap_or_default().to_owned();
        if !self.engine.chances().contains(&name.as_str()) {
            return act;
        }
        let offer = self.play.offers(seat).into_iter().find(|offer| offer.act == name);
        let (Some(offer), Some(fields)) = (offer, act.as_object_mut()) else { return act };
        for slot in &offer.slots {
            if let Kind::Shuffle { of } = &slot.kind {
                fields.entry(slot.field).or_insert_with(|| Value::Array(shuffled(of.clone())));
            }
        }
        act
    }
}

// Fisher and Yates. Where the system has no randomness left the order stays as it was: people see it and shuffle.
fn shuffled(mut list: Vec<Value>) -> Vec<Value> {
    for last in (1..list.len()).rev() {
        if let Ok(other) = below(last as u64 + 1) {
            list.swap(last, other as usize);
        }
    }
    list
}

// What is left over at the top end would make small numbers likelier: it is drawn again.
fn below(count: u64) -> Result<u64, getrandom::Error> {
    let even = u64::MAX - u64::MAX % count;
    loop {
        let drawn = getrandom::u64()?;
        if drawn < even {
            return Ok(drawn % count);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_holds_each_thing_once_and_differs_from_time_to_time() {
        let things: Vec<Value> = (0..30).map(Value::from).collect();
        let (one, other) = (shuffled(things.clone()), shuffled(things.clone()));
        assert_ne!(one, other);
        let mut sorted = one;
        sorted.sort_by_key(Value::as_i64);
        assert_eq!(sorted, things);
    }

    #[test]
    fn every_place_is_reached() {
        let firsts: std::collections::BTreeSet<u64> = (0..200).map(|_| below(3).expect("random")).collect();
        assert_eq!(firsts.len(), 3);
    }
}
