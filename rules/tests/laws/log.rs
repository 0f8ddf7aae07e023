//! Laws 4, 7 and 11: facts are the truth, and plain data.
use crate::common::moves::Mix;
use crate::common::played::{Played, json};
use crate::common::walk::{opening, visit, walk};
use rules::engine::{Engine, Input, Play};
use rules::fact::Fact;
use rules::ruleset::Ruleset;
use rules::table::Table;

/// Law 4: a table, its facts and its inputs come back from JSON as they were.
pub fn survives_json<G: Played>(plan: &[u16]) -> usize {
    walk::<G>(plan, Mix::Everything, |scene, draw| {
        let facts: Vec<Fact<G>> = serde_json::from_str(&json(scene.turn)).expect("facts come back");
        assert_eq!(facts, scene.turn.facts);
        let written = serde_json::to_string(scene.input).expect("an input is plain data");
        assert_eq!(serde_json::from_str::<Input>(&written).expect("an input comes back"), *scene.input);
        let table = &scene.turn.table;
        let bare: Table<G> = serde_json::from_str(&table.snapshot()).expect("a table comes back");
        assert_eq!(bare, *table);
        // A setup with its whole pack is slow to read back; now and then is often enough.
        if draw.one_in(64) {
            loads_back(table);
        }
    })
}

/// An engine makes the same table out of setup and snapshot.
fn loads_back<G: Played>(table: &Table<G>) {
    let setup = serde_json::to_string(&*table.setup).expect("a setup is plain data");
    let setup = serde_json::from_str(&setup).expect("a setup comes back");
    let loaded = Ruleset::<G>::new().load(setup, &table.snapshot()).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!(loaded.snapshot(), table.snapshot());
    assert_eq!((loaded.waiting(), loaded.question()), (table.waiting(), table.question()));
    for seat in table.waiting() {
        assert_eq!(loaded.offers(seat), table.offers(seat));
    }
}

/// Law 7: folding the log as far as any input gives the table seen then, its windows included; going back to any
/// input and folding from the start gives the same.
pub fn folds_to_what_was_seen<G: Played>(plan: &[u16]) -> usize {
    let start = opening::<G>(plan, Mix::Everything);
    let mut log = start.batches.clone();
    let mut seen: Vec<String> = Vec::new();
    let mut folded = folded::<G>(plan, &log);
    assert_eq!(folded.snapshot(), start.table.snapshot());
    let inputs = walk::<G>(plan, Mix::Everything, |scene, _| {
        let (batch, table) = (json(scene.turn), &scene.turn.table);
        folded.fold(&batch).expect("a batch folds");
        assert_eq!(folded.snapshot(), table.snapshot());
        assert_eq!((folded.open(), folded.waiting()), (Play::open(table), table.waiting()));
        assert_eq!(folded.question(), table.question());
        log.push(batch);
        seen.push(table.snapshot());
    });
    let back = usize::from(plan[plan.len() - 1]) % (inputs + 1);
    let undone = self::folded::<G>(plan, &log[..start.batches.len() + back]);
    let then = back.checked_sub(1).map_or_else(|| start.table.snapshot(), |input| seen[input].clone());
    assert_eq!(undone.snapshot(), then, "undone to input {back}");
    inputs
}

fn folded<G: Played>(plan: &[u16], log: &[String]) -> Box<dyn Play> {
    let setup = opening::<G>(plan, Mix::Everything).setup.clone();
    let mut table = Ruleset::<G>::new().bare(setup).expect("the setup opens");
    log.iter().for_each(|batch| table.fold(batch).expect("a batch folds"));
    table
}

/// Law 11: the table that cranking leaves is the table that folding its facts gives. What does not fit a table is let
/// go: folding is total.
pub fn folds_to_what_was_cranked<G: Played>(plan: &[u16]) -> usize {
    let mut last: Vec<Fact<G>> = Vec::new();
    let inputs = walk::<G>(plan, Mix::Everything, |scene, _| {
        let mut folded = scene.before.clone();
        scene.turn.facts.iter().for_each(|fact| folded.evolve(fact));
        assert_eq!(folded, scene.turn.table);
        last = scene.turn.facts.clone();
    });
    // A fold of foreign facts may leave any table, but it never breaks.
    visit::<G>(&plan[..1], |table, _| {
        let mut strange = table.clone();
        last.iter().chain(&last).for_each(|fact| strange.evolve(fact));
        assert_eq!(strange.setup, table.setup);
    });
    inputs
}
