//! A scenario as a lesson. A comment `#: KEY RULE…` marks where a step begins: its words stand under
//! `lesson-LESSON-KEY`, the rules are what it shows. What stands before the first mark is how the table lies when the
//! lesson begins. The moves are those the scenario makes when it is run, so the two cannot drift apart.
use super::Failure;
use super::script::{self, Statement, Verb};
use super::stage::{Fault, Stage};
use crate::engine::{Pack, Standing};
use crate::seat::Seat;
use crate::setup::{Entity, Key, Setup};
use crate::text::Text;
use serde_json::Value;

/// One input of a lesson, ready to be put.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    pub seat: Seat,
    pub act: Value,
    pub standing: Standing,
}

/// What one tap shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    pub key: String,
    pub rules: Vec<String>,
    pub moves: Vec<Move>,
}

/// A table laid out, and what happens on it step by step.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    pub setup: Setup,
    /// How the table comes to lie as the lesson begins.
    pub opening: Vec<Move>,
    pub steps: Vec<Step>,
}

/// Reads a lesson by running its scenario, on a table as people open one: starter builds, seats named for their pilots.
///
/// # Errors
/// The first statement that does not hold there, or `scenario-no-steps` for a file without marks.
pub fn read(id: &str, text: &str) -> Result<Lesson, Failure> {
    let mut marks = marks(text).into_iter().peekable();
    if marks.peek().is_none() {
        return Err(Failure { line: 1, text: Text::of("scenario-no-steps"), reasons: Vec::new() });
    }
    let (mut stage, mut opening, mut steps) = (Stage::default(), Vec::new(), Vec::<Step>::new());
    for statement in script::statements(text) {
        let statement = statement.map_err(|(line, text)| Failure { line, text, reasons: Vec::new() })?;
        while let Some((_, step)) = marks.next_if(|(line, _)| *line < statement.line) {
            steps.push(step);
        }
        play(&mut stage, &statement, id).map_err(|fault| failure(&statement, fault))?;
        steps.last_mut().map_or(&mut opening, |step| &mut step.moves).append(&mut stage.moves);
    }
    Ok(Lesson { setup: stage.setup, opening, steps })
}

// Every mark with its line, as a step without moves.
fn marks(text: &str) -> Vec<(usize, Step)> {
    let marked =
        text.lines().enumerate().filter_map(|(index, line)| Some((index + 1, line.trim().strip_prefix("#:")?)));
    let step = |(line, words): (usize, &str)| {
        let mut words = words.split_whitespace().map(str::to_owned);
        Some((line, Step { key: words.next()?, rules: words.collect(), moves: Vec::new() }))
    };
    marked.filter_map(step).collect()
}

fn play(stage: &mut Stage, statement: &Statement, id: &str) -> Result<(), Fault> {
    if matches!(statement.verb, Verb::Again) {
        return Err(Fault::stop(Text::of("scenario-lesson-again")));
    }
    stage.carry_out(statement)?;
    if let (Verb::Game(..), Some(game)) = (&statement.verb, stage.game) {
        furnish(&mut stage.setup, game.pack());
        stage.setup.lesson = Some(id.to_owned());
    }
    Ok(())
}

fn failure(statement: &Statement, fault: Fault) -> Failure {
    Failure { line: statement.line, text: fault.text, reasons: fault.reasons }
}

/// Every seat with what it would have on an ordinary table: the starter builds of the pieces it plays, and a name.
fn furnish(setup: &mut Setup, pack: &Pack) {
    for chair in &mut setup.chairs {
        let entity = |key: &Key| pack.entities.iter().find(|entity| entity.key == *key);
        let main = |key: &&Key| entity(key).is_some_and(|entity: &Entity| entity.of.is_none());
        let mains: Vec<Key> = chair.pieces.iter().filter(main).cloned().collect();
        if let Some(first) = mains.first().and_then(entity) {
            chair.name.clone_from(&first.name);
        }
        let builds = pack.builds.iter().filter(|(of, _)| mains.contains(of)).flat_map(|(_, keys)| keys.clone());
        chair.pieces = mains.iter().cloned().chain(builds).collect();
    }
    let Setup { chairs, entities, .. } = setup;
    entities.retain(|key, _| chairs.iter().any(|chair| chair.pieces.contains(key)));
}
