//! The books hold together: every entry has an id of its own, a source and a text, every id anybody names is there,
//! and no rule of a rulebook is missing.
mod common;

use common::books::{Entry, books};
use common::ids::{ids, read};
use serde_json::Value;
use std::collections::BTreeSet;

/// What a source may be besides a place in the rulebook.
const SOURCES: [&str; 3] = ["silent", "derived", "ours"];

fn is_source(source: &str) -> bool {
    let place = source.starts_with(|one: char| one.is_uppercase() || one.is_ascii_digit());
    place || SOURCES.contains(&source)
}

#[test]
fn every_entry_has_an_id_of_its_own_a_source_a_title_and_a_text() {
    assert!(books().len() >= 5, "the books are there");
    for book in books() {
        let mut seen = BTreeSet::new();
        assert!(book.rules.len() > 100 && book.questions.len() >= 25 && book.terms.len() >= 25);
        for Entry { id, source, title, text } in book.entries() {
            assert!(ids(id, book.letters()).contains(id), "{id:?} is no id");
            assert!(is_source(source), "{id} is from {source:?}");
            assert!(!title.is_empty() && !text.is_empty(), "{id} lacks something");
            assert!(seen.insert(id.clone()), "{id} stands twice");
        }
    }
}

#[test]
fn an_id_tells_what_an_entry_is() {
    for book in books() {
        let kind = |entry: &Entry, mark: &str| entry.id.split('-').nth(1).is_some_and(|part| part.starts_with(mark));
        for entry in &book.questions {
            assert!(kind(entry, "Q"), "{} is no question", entry.id);
        }
        for entry in &book.terms {
            assert!(entry.id.contains("-T-"), "{} is no term", entry.id);
        }
        let strange = book.rules.iter().find(|entry| entry.id.split('-').count() != 3 || entry.id.contains("-T-"));
        assert!(strange.is_none(), "{} is no rule", strange.expect("one").id);
    }
}

#[test]
fn every_entry_a_text_points_to_exists() {
    for book in books() {
        let known = book.known();
        for entry in book.entries() {
            let strange: Vec<String> = ids(&entry.text, book.letters()).difference(&known).cloned().collect();
            assert_eq!(strange, [""; 0], "mentioned in {}", entry.id);
        }
    }
}

/// What is in a rulebook stands in `ids.txt` beside its retelling, and nothing else does.
#[test]
fn every_rule_of_a_rulebook_has_an_entry() {
    let mut all = 0;
    for book in books() {
        let (known, listed) = (book.known(), read(&book.folder.join("ids.txt")));
        let missing: Vec<&str> = listed.lines().filter(|id| !known.contains(*id)).collect();
        assert_eq!(missing, [""; 0], "not told in {}", book.folder.display());
        all += listed.lines().count();
    }
    assert_eq!(all, 1025);
}

#[test]
fn every_question_and_every_term_cites_a_rule() {
    for book in books() {
        let rules: BTreeSet<String> = book.rules.iter().map(|rule| rule.id.clone()).collect();
        for entry in book.questions.iter().chain(&book.terms) {
            assert!(!ids(&entry.text, book.letters()).is_disjoint(&rules), "{} cites no rule", entry.id);
        }
    }
}

#[test]
fn what_people_type_is_said_of_entries_that_exist_once_each() {
    for book in books() {
        let (known, mut seen) = (book.known(), BTreeSet::new());
        let file = read(&book.folder.join("asked/en.txt"));
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let (id, words) = line.split_once(": ").unwrap_or_else(|| panic!("no ID: words: {line}"));
            assert!(known.contains(id), "{id} is no entry");
            assert!(seen.insert(id.to_owned()), "{id} stands twice");
            assert!(words.split("; ").all(|phrase| !phrase.trim().is_empty()), "{id} has an empty phrase");
        }
    }
}

#[test]
fn synonyms_lead_to_words_that_stand_in_the_book() {
    for book in books() {
        let pack: Value = serde_json::from_str(&read(&book.folder.join("pack.json"))).expect("a pack");
        let all: String =
            book.entries().map(|entry| format!("{} {}\n", entry.title, entry.text).to_lowercase()).collect();
        for (word, others) in pack["synonyms"].as_object().expect("synonyms") {
            for other in others.as_array().expect("a list").iter().filter_map(Value::as_str) {
                assert!(all.contains(&other[..other.len().min(5)]), "{word} leads to {other}, which stands nowhere");
            }
        }
    }
}
