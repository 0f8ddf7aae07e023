//! Law 9: settling is done when a turn ends, and no counter leaves its dial's bounds, whatever is adjusted or ruled.
use crate::common::moves::Mix;
use crate::common::played::Played;
use crate::common::walk::walk;
use rules::crank::Crank;
use rules::offer::Kind;
use rules::table::Table;
use serde_json::Value;

pub fn hold<G: Played>(plan: &[u16]) -> usize {
    walk::<G>(plan, Mix::Everything, |scene, draw| {
        let table = &scene.turn.table;
        let mut crank = Crank::new(table.clone());
        G::settle(&mut crank);
        assert_eq!(crank.facts, [], "settling again does more");
        crank.run();
        assert_eq!(crank.facts, [], "the table was left turning");
        // What is out of bounds stays so: looking now and then finds it.
        if !draw.one_in(3) {
            return;
        }
        within(table, &scene.input.act.to_string());
        let dials = G::dials(table);
        if let Some(dial) = draw.of(&dials) {
            assert_eq!(G::dial(table, &dial.path).as_ref(), Some(dial), "a listed dial can be asked for");
            assert_eq!(G::peek(table, &dial.path).as_ref(), Some(&dial.value), "{} shows another value", dial.path);
        }
    })
}

/// Every number is within its dial's bounds, every other value one that can be chosen.
pub fn within<G: Played>(table: &Table<G>, after: &str) {
    for dial in G::dials(table) {
        if let Kind::OneOf { from } | Kind::Several { from, .. } = &dial.kind {
            let chosen = |value: &Value| from.iter().any(|choice| choice.value == *value);
            let fits = dial.value.as_array().map_or_else(|| chosen(&dial.value), |list| list.iter().all(chosen));
            assert!(fits, "{} is {}, which nobody could choose, after {after}", dial.path, dial.value);
        }
        if let (Kind::Number { min, max, .. }, Some(value)) = (&dial.kind, dial.value.as_i64()) {
            assert!((*min..=*max).contains(&value), "{} is {value} of {min} to {max} after {after}", dial.path);
        }
    }
}
