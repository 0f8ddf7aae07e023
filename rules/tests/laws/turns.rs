//! Laws 3, 5 and 8, and the end: who may do what when, and that asking changes nothing.
use crate::common::fill::{Will, fill};
use crate::common::moves::Mix;
use crate::common::played::{Played, put};
use crate::common::walk::{visit, walk};
use rules::house::HOUSE;
use rules::offer::Offer;
use rules::rule::Refusal;
use rules::seat::Seat;
use rules::table::Table;
use serde_json::json;

/// Law 3: the same table and input give the same facts, table, reasons and readers, and the table is left as it was.
pub fn decides_alike<G: Played>(plan: &[u16]) -> usize {
    walk::<G>(plan, Mix::Everything, |scene, _| {
        let before = scene.before.clone();
        let again = scene.before.decide(scene.input).expect("it was accepted before");
        assert_eq!(*scene.before, before, "deciding changed the table");
        assert_eq!((&again.facts, &again.table), (&scene.turn.facts, &scene.turn.table));
        assert_eq!((&again.overruled, &again.checks), (&scene.turn.overruled, &scene.turn.checks));
        assert_eq!((&again.readers, again.reveals), (&scene.turn.readers, scene.turn.reveals));
        assert!(!again.facts.is_empty(), "an accepted input tells something");
    })
}

/// Law 5: an undecided table waits for somebody, and each who is waited for can answer by the rules.
pub fn never_stuck<G: Played>(plan: &[u16]) -> usize {
    visit::<G>(plan, |table, draw| {
        assert_eq!(table.waiting().is_empty(), table.decided(), "a dead end: {:?}", table.frames);
        for seat in table.waiting() {
            assert!(!table.gone(seat), "{seat:?} is out and cannot be waited for");
            let open: Vec<Offer> = table.offers(seat).into_iter().filter(|offer| offer.verdict.allows()).collect();
            let answers = |offer: &Offer| !G::anytime(offer.act);
            let taken = open.iter().filter(|offer| answers(offer)).any(|offer| {
                (0..60).any(|_| fill(offer, Will::Keep, draw).is_some_and(|act| put(table, seat, act).is_ok()))
            });
            assert!(taken, "{seat:?} has no answer at {:?}: {open:?}", table.at());
        }
    })
}

/// Law 8: to a seat that is not waited for nothing is open but what is possible at any time, and it hears why.
pub fn others_wait<G: Played>(plan: &[u16]) -> usize {
    visit::<G>(plan, |table, _| {
        let idle: Vec<Seat> = table.seats().filter(|seat| !table.decided() && !table.waits_for(*seat)).collect();
        for seat in idle {
            assert!(table.offers(seat).iter().all(|offer| G::anytime(offer.act)), "{seat:?} is offered an answer");
            let acts = G::ACTS.iter().copied().filter(|act| !G::anytime(act)).chain(["pass"]);
            acts.for_each(|act| out_of_turn(table, seat, act));
        }
    })
}

fn out_of_turn<G: Played>(table: &Table<G>, seat: Seat, act: &str) {
    let refused = put(table, seat, json!({"act": act})).expect_err("it is not asked");
    assert_eq!(refused.kind, Refusal::OutOfTurn, "{seat:?} {act}");
    assert!(!refused.reasons.is_empty(), "{seat:?} {act} is refused without a reason at {:?}", table.at());
}

/// Once decided, nothing is asked and nothing is taken but another person on a seat.
pub fn over_is_over<G: Played>(plan: &[u16]) -> usize {
    visit::<G>(plan, |table, draw| {
        let seat = Seat(draw.below(table.setup.chairs.len()) as u8);
        let over = drawn(table);
        assert!(over.decided() && over.waiting().is_empty());
        for seat in over.seats() {
            assert_eq!((over.offers(seat), over.late_offers(seat)), (Vec::new(), Vec::new()));
            for act in G::ACTS.iter().chain(&HOUSE).filter(|act| **act != "sit") {
                let refused = put(&over, seat, json!({"act": act})).expect_err("the fight is decided");
                // What is no input of the game at all is told so before anything else.
                assert!(matches!(refused.kind, Refusal::GameOver | Refusal::Malformed), "{act}: {refused:?}");
            }
            let kind = put(&over, seat, json!({"act": "next"})).map_err(|refused| refused.kind).err();
            assert_eq!(kind, Some(Refusal::GameOver));
        }
        assert!(put(&over, seat, json!({"act": "sit", "name": "Kit"})).is_ok());
    })
}

/// The table once all who are left agreed on a draw.
fn drawn<G: Played>(table: &Table<G>) -> Table<G> {
    let agree = |table: Table<G>, seat: Seat| {
        put(&table, seat, json!({"act": "draw", "agree": true})).map(|turn| turn.table).unwrap_or(table)
    };
    table.living().into_iter().fold(table.clone(), agree)
}
