//! The sorting of rule ids is so: each once, decided where the game's code cites it and a scenario shows it, and
//! nowhere else.
mod common;

use common::books::Book;
use common::ids::{files, ids, read};
use rules::engine::{Engine, engines};
use std::collections::BTreeSet;
use std::path::Path;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The ids of a game's rules, in the order they are read, and their first letters.
fn known(engine: &dyn Engine) -> (Vec<String>, String) {
    let book = Book::of(engine.id());
    (book.rules.iter().map(|rule| rule.id.clone()).collect(), book.letters().to_owned())
}

fn found(folder: &str, ending: &str, letters: &str) -> BTreeSet<String> {
    files(Path::new(folder), ending).iter().flat_map(|path| ids(&read(path), letters)).collect()
}

#[test]
fn every_rule_is_sorted_once_in_rulebook_order() {
    for engine in engines() {
        let (known, _) = known(*engine);
        let coverage = engine.coverage();
        let mut sorted: Vec<&String> = Vec::new();
        for (class, ids) in coverage.classes() {
            let place =
                |id: &String| known.iter().position(|one| one == id).unwrap_or_else(|| panic!("{id} is no rule"));
            assert!(ids.is_sorted_by_key(place), "{class} is out of order");
            sorted.extend(ids);
        }
        let missing: Vec<&String> = known.iter().filter(|id| !sorted.contains(id)).collect();
        assert_eq!(missing, [""; 0], "sorted nowhere");
        assert_eq!(sorted.len(), known.len(), "sorted twice");
    }
}

#[test]
fn a_rule_is_decided_where_code_cites_it_and_only_there() {
    for engine in engines() {
        let (_, letters) = known(*engine);
        let cited = found(&format!("{HERE}/src/games/{}", engine.id().replace('-', "_")), "rs", &letters);
        let decides: BTreeSet<String> = engine.coverage().decides.into_iter().collect();
        let idle: Vec<&String> = decides.difference(&cited).collect();
        assert_eq!(idle, [""; 0], "sorted as decided, but no code cites these");
        let unsorted: Vec<&String> = cited.difference(&decides).collect();
        assert_eq!(unsorted, [""; 0], "code cites these: they are decided, or the citation is wrong");
    }
}

#[test]
fn every_rule_that_is_decided_is_shown_by_a_scenario() {
    for engine in engines() {
        let (_, letters) = known(*engine);
        let shown = found(&format!("{HERE}/tests/scenarios/{}", engine.id()), "scn", &letters);
        let unseen: Vec<String> = engine.coverage().decides.into_iter().filter(|id| !shown.contains(id)).collect();
        assert_eq!(unseen, [""; 0], "no scenario shows these");
    }
}
