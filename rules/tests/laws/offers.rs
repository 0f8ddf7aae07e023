//! Laws 1 and 2: an offer says what deciding will say.
use crate::common::draw::Draw;
use crate::common::fill::{Will, against, by_rule, fill};
use crate::common::played::{Played, input, overruled, put};
use crate::common::walk::visit;
use rules::offer::{Kind, Offer};
use rules::rule::Refusal;
use rules::seat::Seat;
use rules::table::Table;
use serde_json::{Value, json};

/// Law 1: every open offer, filled with open choices that `weigh` does not bar, is accepted; one that `weigh` bars is
/// refused for nothing else. No open offer is impossible to fill.
pub fn open_is_accepted<G: Played>(plan: &[u16]) -> usize {
    visit::<G>(plan, |table, draw| {
        for seat in table.seats() {
            for offer in table.offers(seat).iter().filter(|offer| offer.verdict.allows()) {
                let act = fill(offer, Will::Keep, draw).unwrap_or_else(|| panic!("cannot be filled: {offer:?}"));
                accepted(table, seat, offer, &act);
            }
        }
    })
}

fn accepted<G: Played>(table: &Table<G>, seat: Seat, offer: &Offer, act: &Value) {
    let weighed = if offer.act == "pass" { Vec::new() } else { against(table, seat, offer, act) };
    match put(table, seat, act.clone()) {
        Ok(turn) => {
            assert_eq!(weighed, [], "{act} went through against its reasons");
            assert_eq!(turn.overruled, [], "{act} needed no ruling");
        }
        Err(refused) => {
            assert_eq!((refused.kind, by_rule(&refused.reasons)), (Refusal::Barred, weighed.clone()), "{act}");
            assert_ne!(weighed, [], "{act} was refused for nothing");
        }
    }
}

/// Law 2: what is barred is refused with every reason of its offer, its choices and its weighing, each once, in
/// rulebook order; and the same input passes when the table overrules, keeping those reasons.
pub fn barred_is_refused<G: Played>(plan: &[u16]) -> usize {
    visit::<G>(plan, |table, draw| {
        for seat in table.seats() {
            for offer in table.offers(seat).iter().filter(|offer| offer.act != "pass") {
                for act in broken(offer, draw) {
                    refused(table, seat, offer, &act);
                }
            }
        }
    })
}

/// One input of anything, and one for each of some barred choices.
fn broken(offer: &Offer, draw: &mut Draw) -> Vec<Value> {
    let mut acts: Vec<Value> = fill(offer, Will::Break, draw).into_iter().collect();
    let Some(base) = fill(offer, Will::Keep, draw).or_else(|| acts.first().cloned()) else { return acts };
    for slot in &offer.slots {
        let (from, list) = match &slot.kind {
            Kind::OneOf { from } => (from, false),
            Kind::Several { from, .. } => (from, true),
            Kind::Number { .. } | Kind::Dice { .. } | Kind::YesNo | Kind::Shuffle { .. } => continue,
        };
        let barred: Vec<&Value> =
            from.iter().filter(|choice| !choice.verdict.allows()).map(|choice| &choice.value).collect();
        for value in draw.some(&barred, 3) {
            let mut act = base.clone();
            act[slot.field] = if list { json!([value]) } else { value.clone() };
            acts.push(act);
        }
    }
    acts
}

fn refused<G: Played>(table: &Table<G>, seat: Seat, offer: &Offer, act: &Value) {
    let reasons = against(table, seat, offer, act);
    match put(table, seat, act.clone()) {
        Ok(_) => assert_eq!(reasons, [], "{act} went through"),
        Err(refused) => {
            assert_eq!(refused.kind, Refusal::Barred, "{act}: {refused:?}");
            assert_eq!(by_rule(&refused.reasons), reasons, "{act}");
            assert!(refused.reasons.is_sorted_by_key(|reason| &reason.rule), "{act}: {:?}", refused.reasons);
            assert_eq!(refused.reasons.len(), reasons.len(), "{act} says a reason twice");
        }
    }
    let ruled = table.decide(&overruled(seat, act.clone())).unwrap_or_else(|no| panic!("{act} overruled: {no:?}"));
    assert_eq!(by_rule(&ruled.overruled), reasons, "{act}");
    assert_eq!(table.decide(&input(seat, act.clone())).is_ok(), reasons.is_empty());
}
