//! What the code says of the rules is so: every rule it cites stands in the content, every act, path and window has
//! its description, every piece of the pack can be played.
mod common;

use common::books::Book;
use common::draw::Draw;
use common::fill::Will;
use common::giga::duel;
use common::ids::{files, ids, read};
use common::moves::turned;
use common::over_every_game;
use common::played::{Opening, Played, input, put};
use common::walk::visit;
use rules::engine::{PathDoc, Play, engine, engines};
use rules::game::Shelf;
use rules::games::giga_robo::GigaRobo;
use rules::seat::Seat;
use rules::setup::Key;
use rules::table::Table;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// Plans enough to see every act offered and every window opened.
fn plans() -> impl Iterator<Item = Vec<u16>> {
    (0..60u16).map(|game| (0..40u16).map(|turn| game.wrapping_mul(977).wrapping_add(turn * 61)).collect())
}

#[test]
fn every_rule_that_code_cases_and_entities_cite_exists() {
    for engine in engines() {
        let book = Book::of(engine.id());
        let (known, letters) = (book.known(), book.letters());
        let folder = engine.id().replace('-', "_");
        let mut cited = 0;
        for (path, ending) in [
            (format!("{HERE}/src/games/{folder}"), "rs"),
            (format!("{HERE}/tests/scenarios/{}", engine.id()), "scn"),
            (format!("{HERE}/content/{}/entities", engine.id()), "json"),
        ] {
            for path in files(Path::new(&path), ending) {
                let found = ids(&read(&path), letters);
                cited += found.len();
                let strange: Vec<String> = found.difference(&known).cloned().collect();
                assert_eq!(strange, [""; 0], "cited in {}", path.display());
            }
        }
        assert!(cited > 2 * book.rules.len(), "{} cites its rules", engine.id());
    }
}

#[test]
fn no_kernel_file_knows_a_game_but_the_list_of_engines() {
    let games = format!("{HERE}/src/games");
    for path in files(&Path::new(HERE).join("src"), "rs").into_iter().filter(|path| !path.starts_with(&games)) {
        let text = read(&path);
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for engine in engines() {
            let book = Book::of(engine.id());
            assert_eq!(ids(code, book.letters()), BTreeSet::new(), "{}", path.display());
            let named = code.contains(engine.id()) || code.contains(&engine.id().replace('-', "_"));
            assert_eq!(named, path.ends_with("engine.rs"), "{} and {}", path.display(), engine.id());
        }
    }
}

over_every_game!(
    acts_are_described_with_the_fields_they_are_offered_with,
    standing_answers_are_acts_of_the_asks_they_answer,
    windows_and_asks_are_listed_under_the_names_they_open_with,
    every_dial_is_of_a_listed_path,
    every_listed_path_can_be_read_and_every_dial_among_them_set,
);

fn acts_are_described_with_the_fields_they_are_offered_with<G: Played>() {
    let described: BTreeMap<&str, BTreeSet<&str>> =
        G::DOCS.iter().map(|doc| (doc.act, doc.slots.iter().copied().collect())).collect();
    let mut offered: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut look = |table: &Table<G>| {
        for offer in table.seats().flat_map(|seat| table.offers(seat)).filter(|offer| offer.act != "pass") {
            offered.entry(offer.act).or_default().extend(offer.slots.iter().map(|slot| slot.field));
        }
    };
    for plan in plans() {
        visit::<G>(&plan, |table, _| look(table));
    }
    G::rare().iter().for_each(look);
    assert_eq!(offered, described, "acts that are never offered, and fields that are described or offered alone");
}

fn standing_answers_are_acts_of_the_asks_they_answer<G: Played>() {
    let mut asked = BTreeSet::new();
    let mut look = |table: &Table<G>| {
        let Some(open) = Play::open(table) else { return };
        for answer in G::ANSWERS.iter().filter(|answer| answer.ask == open.name) {
            let act: Value = serde_json::from_str(answer.act).expect("an input");
            let offered = |seat: &Seat| table.offers(*seat).iter().any(|offer| offer.act == act["act"]);
            assert!(table.waiting().iter().all(offered), "{} is no answer to {}", answer.key, open.name);
            asked.insert(answer.key);
        }
    };
    for plan in plans() {
        visit::<G>(&plan, |table, _| look(table));
    }
    let never: Vec<&str> = G::ANSWERS.iter().map(|answer| answer.key).filter(|key| !asked.contains(key)).collect();
    assert_eq!(never, [""; 0], "these answer nothing that is asked");
}

fn windows_and_asks_are_listed_under_the_names_they_open_with<G: Played>() {
    let listed = engine(G::ID).expect("it is listed").windows();
    let mut opened = BTreeSet::new();
    for plan in plans() {
        visit::<G>(&plan, |table, _| {
            if let Some(open) = Play::open(table) {
                assert!(listed.iter().any(|doc| doc.name == open.name), "{} is listed nowhere", open.name);
                assert!(!open.rules.is_empty(), "{} opens by no rule", open.name);
                opened.insert(open.name);
            }
        });
    }
    let never: Vec<&str> = G::ASKS.iter().map(|(name, _)| *name).filter(|name| !opened.contains(*name)).collect();
    assert_eq!(never, [""; 0], "asks that were never opened");
}

/// Whether a path is of a pattern: `SEAT.slotN.fire`, `SEAT.cards.CARD`; any other word in capitals is a name.
fn fits(pattern: &str, path: &str, words: &[String]) -> bool {
    let (mut pattern, mut path) = (pattern.split('.'), path.split('.'));
    loop {
        let digit = |one: &str| !one.is_empty() && one.chars().all(|one| one.is_ascii_digit());
        let name = |like: &str| like.len() > 1 && like.chars().all(|one| one.is_ascii_uppercase() || one == ':');
        match (pattern.next(), path.next()) {
            (None, None) => return true,
            (Some("SEAT"), Some(word)) if words.iter().any(|one| one == word) => {}
            (Some(like), Some(_)) if name(like) && like != "SEAT" => {}
            (Some(like), Some(part)) if like == part => {}
            (Some(like), Some(part))
                if like.strip_suffix('N').is_some_and(|head| part.strip_prefix(head).is_some_and(digit)) => {}
            _ => return false,
        }
    }
}

fn every_dial_is_of_a_listed_path<G: Played>() {
    let settable: Vec<&PathDoc> = G::PATHS.iter().filter(|doc| doc.dial).collect();
    for plan in plans() {
        visit::<G>(&plan, |table, draw| {
            // What is listed nowhere lies there for a while: looking now and then finds it.
            if !draw.one_in(5) {
                return;
            }
            let words: Vec<String> = table.setup.chairs.iter().map(|chair| chair.word.clone()).collect();
            for dial in Play::dials(table) {
                assert!(
                    settable.iter().any(|doc| fits(doc.path, &dial.path, &words)),
                    "{} is listed nowhere",
                    dial.path
                );
            }
        });
    }
}

fn every_listed_path_can_be_read_and_every_dial_among_them_set<G: Played>() {
    let mut left: Vec<&PathDoc> = G::PATHS.iter().collect();
    for plan in plans() {
        visit::<G>(&plan, |table, draw| left.retain(|doc| !is_read_and_set(table, doc, draw)));
    }
    let left: Vec<&str> = left.into_iter().map(|doc| doc.path).collect();
    assert_eq!(left, [""; 0], "no table has these to read, or to set to another value");
}

/// Whether a table has a listed path with another value to take; it takes it then.
fn is_read_and_set<G: Played>(table: &Table<G>, doc: &PathDoc, draw: &mut Draw) -> bool {
    let Some(path) = G::example(doc.path, table) else { return false };
    let (Some(shown), dial) = (table.peek(&path), Play::dial(table, &path)) else { return false };
    assert!(doc.dial || dial.is_none(), "{path} is listed as one that cannot be set");
    let Some(dial) = dial.filter(|_| !table.decided()) else { return !doc.dial };
    let other = (0..20).find_map(|_| turned(&dial, Will::Keep, draw).filter(|to| *to != shown));
    let Some(to) = other else { return false };
    let seat = dial.seat.unwrap_or(Seat(0));
    let set = put(table, seat, json!({"act": "adjust", "path": path, "to": to}));
    let now = set.unwrap_or_else(|no| panic!("{path}: {no:?}")).table.peek(&path);
    assert_eq!(now.map(heap), Some(heap(to)), "{path} took another value");
    true
}

/// A list without its order.
fn heap(value: Value) -> Value {
    match value {
        Value::Array(mut list) => {
            list.sort_by_key(Value::to_string);
            Value::Array(list)
        }
        other => other,
    }
}

#[test]
fn builds_name_entities_of_the_pack_that_belong_to_them() {
    for engine in engines() {
        let pack = engine.pack();
        let keys: BTreeSet<_> = pack.entities.iter().map(|entity| &entity.key).collect();
        assert_eq!(keys.len(), pack.entities.len(), "keys are unique");
        let owner =
            |key: &Key| pack.entities.iter().find(|entity| entity.key == *key).and_then(|entity| entity.of.clone());
        for (key, pieces) in &pack.builds {
            assert!(keys.contains(key), "no entity {key}");
            for piece in pieces {
                assert_eq!(owner(piece).as_ref(), Some(key), "{piece} is none of {key}");
            }
        }
        let owned = pack.entities.iter().filter_map(|entity| entity.of.as_ref());
        owned.for_each(|of| assert!(keys.contains(of), "no entity {of}"));
    }
}

#[test]
fn every_pilot_in_every_robot_opens_against_another() {
    let of = |kind: &str| -> Vec<&str> {
        let kind = GigaRobo::pack().entities.iter().filter(move |entity| entity.kind == kind);
        kind.map(|entity| &*entity.key.0).collect()
    };
    let teams: Vec<[&str; 2]> =
        of("pilot").into_iter().flat_map(|pilot| of("robot").into_iter().map(move |robot| [pilot, robot])).collect();
    assert_eq!(teams.len(), 7 * 6);
    for (red, blue) in teams.iter().zip(teams.iter().cycle().skip(5)) {
        let table = Opening::<GigaRobo>::new(duel(*red, *blue), &[]).table;
        assert_eq!(table.waiting(), [Seat(0)], "{red:?} against {blue:?}");
        assert!(table.decide(&input(Seat(0), json!({"act": "pass"}))).is_ok());
    }
}
