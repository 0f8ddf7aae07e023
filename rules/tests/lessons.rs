//! Every lesson of every game can be played to its end, and each of its steps has words and rules to show.
mod common;

use common::books::Book;
use common::ids::files;
use rules::engine::{Engine, Input, Play, engines};
use rules::scenario::lesson::{Lesson, Move, read};
use std::path::Path;

/// Every lesson with its game and id.
fn lessons() -> impl Iterator<Item = (&'static dyn Engine, &'static str, Lesson)> {
    let all = |engine: &&'static dyn Engine| {
        let engine = *engine;
        engine.lessons().iter().map(move |(id, text)| {
            (engine, *id, read(id, text).unwrap_or_else(|failure| panic!("{id}:{} {failure:?}", failure.line)))
        })
    };
    engines().iter().flat_map(all)
}

/// The table a lesson's moves lead to, each of them taken by the rules.
fn played(table: Box<dyn Play>, moves: &[Move]) -> Box<dyn Play> {
    moves.iter().fold(table, |table, one| {
        let input = Input { seat: one.seat, act: one.act.clone(), question: None, standing: one.standing };
        table.decide(&input).unwrap_or_else(|refused| panic!("{one:?}: {refused:?}")).table
    })
}

fn to_the_end(engine: &dyn Engine, lesson: &Lesson) -> Box<dyn Play> {
    let (_, table) = engine.open(lesson.setup.clone()).expect("its set-up opens");
    let table = played(table, &lesson.opening);
    lesson.steps.iter().fold(table, |table, step| played(table, &step.moves))
}

#[test]
fn every_lesson_is_played_to_its_end_move_by_move() {
    assert!(lessons().count() > 0, "there are lessons");
    for (engine, id, lesson) in lessons() {
        let table = to_the_end(engine, &lesson);
        assert_eq!(table.setup().lesson.as_deref(), Some(id));
        assert!(lesson.steps.iter().all(|step| !step.moves.is_empty()), "{id}: every step does something");
        assert!((5..=12).contains(&lesson.steps.len()), "{id} is about ten taps");
    }
}

#[test]
fn the_combat_example_ends_as_its_scenario_says() {
    let (engine, _, lesson) =
        lessons().find(|(engine, id, _)| (engine.id(), *id) == ("giga-robo", "combat")).expect("there is one");
    let table = to_the_end(engine, &lesson);
    let read = |path: &str| table.peek(path).expect("a path");
    assert_eq!((read("red.armor"), read("red.spirit"), read("blue.spirit")), (25.into(), 8.into(), 0.into()));
    let names: Vec<String> = table.people().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Takashi Kato", "Dash"]);
}

#[test]
fn every_step_has_its_words_and_cites_rules_that_exist() {
    for (engine, id, lesson) in lessons() {
        let has_words = |key: &str| engine.words().lines().any(|line| line.starts_with(&format!("{key} = ")));
        let known = Book::of(engine.id()).known();
        let has_rule = |rule: &str| known.contains(rule);
        for key in ["", "-note", "-end", "-end-text"].map(|part| format!("lesson-{id}{part}")) {
            assert!(has_words(&key), "no words for {key}");
        }
        for step in &lesson.steps {
            for part in ["", "-text", "-go"] {
                assert!(has_words(&format!("lesson-{id}-{}{part}", step.key)), "no words for {}{part}", step.key);
            }
            assert!(!step.rules.is_empty(), "{id}: {} shows a rule", step.key);
            step.rules.iter().for_each(|rule| assert!(has_rule(rule), "{rule} is no rule"));
        }
    }
}

#[test]
fn every_lesson_word_belongs_to_a_step() {
    for engine in engines() {
        let mut keys: Vec<String> = Vec::new();
        for (id, text) in engine.lessons() {
            let steps = read(id, text).expect("a lesson").steps.into_iter().map(|step| format!("-{}", step.key));
            let stems = steps.chain(["".into(), "-end".into()]).map(|step| format!("lesson-{id}{step}"));
            keys.extend(stems.flat_map(|stem| ["", "-text", "-go", "-note"].map(|part| format!("{stem}{part}"))));
        }
        let written = engine.words().lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let left: Vec<&str> =
            written.filter(|key| key.starts_with("lesson-") && !keys.iter().any(|one| one == key)).collect();
        assert_eq!(left, [""; 0], "words of no step");
    }
}

#[test]
fn a_file_with_marks_is_a_lesson_of_its_game() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
    let marked = files(folder, "scn").into_iter().map(|path| common::ids::read(&path));
    let marked: Vec<String> = marked.filter(|text| text.lines().any(|line| line.starts_with("#:"))).collect();
    let listed: Vec<&str> = engines().iter().flat_map(|engine| engine.lessons()).map(|(_, text)| *text).collect();
    assert!(!marked.is_empty());
    marked.iter().for_each(|text| assert!(listed.contains(&text.as_str()), "not listed: {:?}", text.lines().next()));
}

#[test]
fn a_file_that_is_no_lesson_says_what_is_missing() {
    let game = "game giga-robo red takashi-kato dai-raijin-v blue dash ayzn\n";
    let fault = |text: &str| read("x", text).expect_err("no lesson");
    assert_eq!(fault(game).text.key, "scenario-no-steps");
    assert_eq!(fault(&format!("{game}#: one\nagain\n")).text.key, "scenario-lesson-again");
    assert_eq!(fault(&format!("{game}#: one\n= red.armor 7\n")).line, 3);
    assert_eq!(fault("#: one\nno such statement\n").text.key, "scenario-unknown");
}
