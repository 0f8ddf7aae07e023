//! Everything the rules can say has a sentence, and every sentence gets the values it shows. Keys are gathered by
//! playing at random and from the keys that stand in code; sentences from the `.ftl` files under `content/`.
mod common;

use common::fill::{Will, fill};
use common::ids::{files, quoted, read};
use common::moves::Mix;
use common::over_every_game;
use common::played::{Played, json, put};
use common::walk::walk;
use rules::decide::HOUSE;
use rules::engine::{Engine, Play, engine, engines};
use rules::offer::{Kind, Offer, Verdict};
use rules::rule::Reason;
use rules::seat::Seat;
use rules::table::Table;
use rules::text::{Arg, TABLE_WORDS, Text};
use rules::view::Viewer;
use serde::Serialize;
use serde_json::{Value, json as value};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The values each sentence shows, by key.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// A key with the values it was given.
type Said = BTreeSet<(String, BTreeSet<String>)>;

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

fn note(said: &mut Said, text: &Text) {
    said.insert((text.key.to_string(), text.args.iter().map(|(name, _)| name.to_string()).collect()));
    text.args.iter().for_each(|(_, arg)| note_arg(said, arg));
}

fn note_arg(said: &mut Said, arg: &Arg) {
    match arg {
        Arg::Number(_) | Arg::Name(_) => {}
        Arg::Key(key) => note(said, &Text::of(key.to_string())),
        Arg::Text(text) => note(said, text),
        Arg::List(list) => list.iter().for_each(|arg| note_arg(said, arg)),
    }
}

/// Every text inside a piece of a screen: an object of a key and its values, and nothing else.
fn note_within(said: &mut Said, piece: &Value) {
    match piece {
        Value::Object(fields) if fields.keys().all(|field| field == "key" || field == "args") && !fields.is_empty() => {
            note(said, &serde_json::from_value(piece.clone()).expect("a key with its values is a text"));
        }
        Value::Object(fields) => fields.values().for_each(|one| note_within(said, one)),
        Value::Array(list) => list.iter().for_each(|one| note_within(said, one)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn note_all(said: &mut Said, piece: &impl Serialize) {
    note_within(said, &value!(piece));
}

fn note_reasons(said: &mut Said, reasons: &[Reason]) {
    reasons.iter().for_each(|reason| note(said, &reason.text()));
}

fn note_verdict(said: &mut Said, verdict: &Verdict) {
    match verdict {
        Verdict::Open => {}
        Verdict::Check(reasons) | Verdict::Barred(reasons) => note_reasons(said, reasons),
    }
}

fn note_kind(said: &mut Said, kind: &Kind) {
    match kind {
        Kind::OneOf { from } | Kind::Several { from, .. } => {
            for choice in from {
                note(said, &choice.text);
                choice.note.iter().for_each(|text| note(said, text));
                note_verdict(said, &choice.verdict);
            }
        }
        Kind::Number { .. } | Kind::Dice { .. } | Kind::YesNo | Kind::Shuffle { .. } => {}
    }
    match kind {
        Kind::Several { beyond, .. } | Kind::Number { beyond, .. } | Kind::Dice { beyond, .. } => {
            note(said, &beyond.text());
        }
        Kind::OneOf { .. } | Kind::YesNo | Kind::Shuffle { .. } => {}
    }
}

fn note_offer(said: &mut Said, offer: &Offer) {
    note(said, &offer.title);
    offer.note.iter().for_each(|text| note(said, text));
    note_verdict(said, &offer.verdict);
    for slot in &offer.slots {
        note(said, &slot.title);
        note_kind(said, &slot.kind);
    }
}

fn viewers() -> [Viewer; 4] {
    let alone = |seat: u8| Viewer::Seats(vec![Seat(seat)]);
    [alone(0), alone(1), Viewer::Shared(vec![Seat(0), Seat(1)]), Viewer::Spectator]
}

/// Everything a table says as it lies.
fn note_table<G: Played>(said: &mut Said, table: &Table<G>) {
    for viewer in viewers() {
        note_all(said, &table.view(&viewer));
        note_all(said, &Play::check(table, &viewer));
    }
    for seat in table.seats() {
        table.offers(seat).iter().chain(&table.late_offers(seat)).for_each(|offer| note_offer(said, offer));
    }
    Play::landings(table).iter().for_each(|landing| note(said, &landing.title));
    Play::people(table).iter().for_each(|(_, text)| note(said, text));
    Play::open(table).iter().for_each(|open| note(said, &open.title));
    for dial in Play::dials(table) {
        note(said, &dial.title);
        note_kind(said, &dial.kind);
    }
}

/// Everything that is said when something is refused: acts out of place, forms filled against the rules.
fn note_refusals<G: Played>(said: &mut Said, table: &Table<G>, draw: &mut common::draw::Draw) {
    for seat in table.seats() {
        let broken = table.offers(seat).into_iter().filter_map(|offer| fill(&offer, Will::Break, draw));
        let bare = G::ACTS.iter().chain(&HOUSE).map(|act| value!({"act": act}));
        for act in broken.collect::<Vec<_>>().into_iter().chain(bare) {
            if let Err(refused) = put(table, seat, act) {
                note_reasons(said, &refused.reasons);
            }
        }
    }
}

/// What is said in many games.
fn played<G: Played>() -> Said {
    let mut said = Said::new();
    for game in 0..45u16 {
        let plan: Vec<u16> = (0..40).map(|turn: u16| game.wrapping_mul(4099).wrapping_add(turn * 37)).collect();
        walk::<G>(&plan, Mix::Everything, |scene, draw| {
            let facts = json(scene.turn);
            for viewer in viewers() {
                note_all(&mut said, &scene.before.lines(&facts, &viewer).expect("its own facts"));
            }
            note_reasons(&mut said, &scene.turn.overruled);
            note_reasons(&mut said, &scene.turn.checks);
            if draw.one_in(5) {
                note_table(&mut said, &scene.turn.table);
                note_refusals(&mut said, &scene.turn.table, draw);
            }
        });
    }
    G::rare().iter().for_each(|table| note_table(&mut said, table));
    let first = &G::openings()[0].table;
    G::UNLISTED.iter().for_each(|path| note(&mut said, &Play::dial(first, path).expect("it can be asked for").title));
    said
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

/// The keys that stand in a folder's code as they are: titles, reasons, statements of scenarios.
fn written(folder: &Path, but: &Path) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for path in files(folder, "rs").into_iter().filter(|path| !path.starts_with(but)) {
        let text = read(&path);
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        keys.extend(quoted(code, "Text::of(\"").into_iter().map(str::to_owned));
        keys.extend(quoted(code, "why(\"").into_iter().map(|code| format!("why-{code}")));
        keys.extend(quoted(code, "\"scenario-").into_iter().map(|rest| format!("scenario-{rest}")));
    }
    keys
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
        let acts = engine.acts().iter().map(|doc| doc.act).chain(HOUSE);
        let mut keys: Vec<String> = acts.flat_map(|act| [format!("act-{act}"), format!("about-act-{act}")]).collect();
        keys.extend(engine.paths().iter().map(|doc| format!("about-path-{}", doc.name)));
        keys.extend(engine.windows().iter().map(|doc| format!("about-window-{}", doc.name)));
        for switch in engine.switches() {
            keys.extend([format!("option-{}", switch.option), format!("option-{}-note", switch.option)]);
            keys.extend(switch.values.iter().map(|value| format!("option-{}-{value}", switch.option)));
        }
        keys.extend(engine.parts().iter().map(|part| format!("part-{part}")));
        keys.extend(engine.answers().iter().map(|answer| format!("standing-{}", answer.key)));
        let missing: Vec<&String> = keys.iter().filter(|key| !words.contains_key(*key)).collect();
        assert_eq!(missing, [""; 0], "no sentence for these");
    }
}

#[test]
fn the_reader_of_sentences_sees_keys_variables_and_lines_that_go_on() {
    let found = sentences("# a note\none = { $a } of { $b-c ->\n    [one] { $d }\n   *[other] more\n }\ntwo = plain\n");
    let of = |key: &str| found[key].iter().cloned().collect::<Vec<_>>();
    assert_eq!((of("one"), of("two")), (vec!["a".to_owned(), "b-c".to_owned(), "d".to_owned()], Vec::new()));
}
