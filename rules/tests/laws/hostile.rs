//! Bad input is refused without a panic and changes nothing, even when the table would overrule anything.
use crate::common::hostile::{spoilt, wild};
use crate::common::played::{Played, input, overruled};
use crate::common::walk::visit;
use rules::engine::{Asked, Input};
use rules::rule::Refusal;
use rules::seat::Seat;
use rules::table::Table;
use serde_json::{Value, json};

pub fn refused<G: Played>(plan: &[u16]) -> usize {
    visit::<G>(plan, |table, draw| {
        let seat = Seat(draw.below(table.setup.chairs.len()) as u8);
        let before = table.clone();
        never(table, seat, &wild(table, draw), None);
        for seat in table.waiting() {
            if let Some(act) = spoilt(table, seat, draw) {
                never(table, seat, &act, Some(Refusal::Malformed));
            }
        }
        assert_eq!(*table, before);
        stale(table);
        let nobody = Seat(draw.within(table.setup.chairs.len() as i64, 255) as u8);
        never(table, nobody, &json!({"act": "pass"}), Some(Refusal::Malformed));
    })
}

fn never<G: Played>(table: &Table<G>, seat: Seat, act: &Value, kind: Option<Refusal>) {
    for input in [input(seat, act.clone()), overruled(seat, act.clone())] {
        let refused = table.decide(&input).map(|turn| turn.facts).err().unwrap_or_else(|| panic!("{act} went through"));
        let over = table.decided() && refused.kind == Refusal::GameOver;
        assert!(over || !refused.reasons.is_empty(), "{act} is refused without a reason");
        assert!(over || kind.is_none_or(|kind| refused.kind == kind), "{act}: {refused:?}");
    }
}

/// An answer to a question that is no longer open is stale, whoever gives it.
fn stale<G: Played>(table: &Table<G>) {
    let Asked { frame, turn } = table.question();
    for question in [Asked { frame: frame + 1, turn }, Asked { frame, turn: turn + 1 }] {
        for seat in table.waiting() {
            let late = Input { question: Some(question), ..input(seat, json!({"act": "pass"})) };
            assert_eq!(table.decide(&late).map(|turn| turn.facts).map_err(|no| no.kind), Err(Refusal::Stale));
        }
    }
}
