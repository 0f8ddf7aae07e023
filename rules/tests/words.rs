//! Everything the rules can say has a sentence, every sentence gets the values it shows, and nobody keeps a sentence
//! that nothing says. Keys are gathered by playing at random (`words/said.rs`), from the code (`words/code.rs`) and
//! from what a game lists (`words/lists.rs`); sentences from the `.ftl` files under `content/`.
mod common;
mod words {
    pub mod code;
    pub mod lists;
    pub mod said;
}

use common::ids::read;
use common::over_every_game;
use common::played::Played;
use rules::engine::{Engine, engine, engines};
use rules::text::TABLE_WORDS;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use words::code::{Literals, written};
use words::lists::{LISTED, listed, noted};
use words::said::played;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The values each sentence shows, by key.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// Reads `.ftl` as far as keys and variables go: `key = …`, lines that are indented go on.
fn sentences(source: &str) -> Sentences {
    let mut found = Sentences::new();
    let mut last = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if !line.starts_with(' ') {
            let (key, _) = line.split_once(" =").unwrap_or_else(|| panic!("no key = sentence: {line}"));
            last = key.trim().to_owned();
            assert!(!found.contains_key(&last), "{last} stands twice");
        }
        found.entry(last.clone()).or_default().extend(variables(line));
    }
    found
}

fn variables(line: &str) -> impl Iterator<Item = String> {
    let named = line.split('$').skip(1);
    named.map(|rest| rest.chars().take_while(|one| one.is_ascii_alphanumeric() || *one == '-').collect())
}

/// The words of a game over those of every table over the app's.
fn all_words(engine: &dyn Engine) -> Sentences {
    let app = read(&Path::new(HERE).join("content/app/text/en.ftl"));
    let mut all = sentences(&app);
    for source in [TABLE_WORDS, engine.words()] {
        all.extend(sentences(source));
    }
    all
}

over_every_game!(whatever_is_said_in_play_has_a_sentence_with_all_its_values);

fn whatever_is_said_in_play_has_a_sentence_with_all_its_values<G: Played>() {
    let words = all_words(engine(G::ID).expect("it is listed"));
    let mut faults = BTreeSet::new();
    let said = played::<G>();
    assert!(said.len() > 200, "much was said: {}", said.len());
    for (key, given) in &said {
        match words.get(key) {
            None => drop(faults.insert(format!("no sentence {key}, given {given:?}"))),
            Some(shown) if shown.is_subset(given) => {}
            Some(shown) => drop(faults.insert(format!("{key} shows {shown:?}, given {given:?}"))),
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_key_that_stands_in_code_has_a_sentence() {
    let src = Path::new(HERE).join("src");
    let games = src.join("games");
    let kernel = written(&src, &games);
    assert!(kernel.len() > 30 && kernel.iter().any(|key| key.starts_with("scenario-")));
    for engine in engines() {
        let words = all_words(*engine);
        let own = written(&games.join(engine.id().replace('-', "_")), Path::new("nothing"));
        assert!(own.len() > 20, "{} says something of its own", engine.id());
        let missing: Vec<&String> = kernel.union(&own).filter(|key| !words.contains_key(*key)).collect();
        assert_eq!(missing, [""; 0], "no sentence for these of {}", engine.id());
    }
}

#[test]
fn every_act_path_window_and_option_is_described_in_words() {
    for engine in engines() {
        let words = all_words(*engine);
        let missing: Vec<String> = listed(*engine).into_iter().filter(|key| !words.contains_key(key)).collect();
        assert_eq!(missing, [""; 0], "no sentence for these");
    }
}

#[test]
fn every_sentence_of_a_game_can_be_said() {
    let src = Path::new(HERE).join("src");
    let games = src.join("games");
    let mut kernel = Literals::of(&src, &games);
    // Said around the rules, of entities: what they are, what builds count, how much of a text is carried out.
    kernel.heads.extend(["kind-", "build-", "level-", "gist-", "lesson-"].map(str::to_owned));
    for engine in engines() {
        let code = kernel.and(&Literals::of(&games.join(engine.id().replace('-', "_")), Path::new("nothing")));
        let lists: BTreeSet<String> = listed(*engine).union(&noted(*engine)).cloned().collect();
        let on_a_list = |key: &str| LISTED.iter().any(|head| key.starts_with(head));
        let said = |key: &String| {
            lists.contains(key)
                || code.stems(key).any(|stem| lists.contains(stem))
                || (!on_a_list(key) && code.say(key))
        };
        let dead: Vec<String> = sentences(engine.words()).into_keys().filter(|key| !said(key)).collect();
        assert_eq!(dead, [""; 0], "nobody says these of {}", engine.id());
    }
}

#[test]
fn the_reader_of_sentences_sees_keys_variables_and_lines_that_go_on() {
    let found = sentences("# a note\none = { $a } of { $b-c ->\n    [one] { $d }\n   *[other] more\n }\ntwo = plain\n");
    let of = |key: &str| found[key].iter().cloned().collect::<Vec<_>>();
    assert_eq!((of("one"), of("two")), (vec!["a".to_owned(), "b-c".to_owned(), "d".to_owned()], Vec::new()));
}
