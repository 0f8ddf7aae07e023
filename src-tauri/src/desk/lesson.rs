//! Lessons: a table laid out for one, its steps in words, and how far a table has come. The place is read off the
//! table itself: it is wherever the table lies as it does after one of the lesson's moves, so undo, another screen and
//! a restart need nothing kept. What a lesson is stands in [`rules::scenario::lesson`].
use super::create;
use super::fold;
use super::house::{House, now, shortened};
use super::table::No;
use crate::error::Trouble;
use crate::store::batch::Batch;
use crate::store::snapshot::hash;
use crate::wire::{Lesson, LessonInfo, LessonMove, LessonPlace, LessonStep, Level};
use crate::words::Words;
use rules::engine::{Engine, Input, Play, Standing};
use rules::scenario::lesson::{self, Move};
use rules::setup::Setup;

/// Every lesson there is, in the order games list them.
pub fn all(house: &House) -> Vec<LessonInfo> {
    let of = |engine: &&'static dyn Engine| {
        let (game, words) = (engine.id(), house.words_of(engine.id()));
        let info = move |(id, _): &(&str, &str)| LessonInfo {
            game: game.to_owned(),
            lesson: (*id).to_owned(),
            title: words.word(&format!("lesson-{id}")),
            note: words.word(&format!("lesson-{id}-note")),
        };
        engine.lessons().iter().map(info).collect::<Vec<_>>()
    };
    house.engines.iter().flat_map(of).collect()
}

/// A lesson in words.
///
/// # Errors
/// `no-lesson` when this build has none of that name.
pub fn told(house: &House, game: &str, id: &str) -> Result<Lesson, Trouble> {
    let engine = house.engine(game)?;
    let lesson = read(engine, id)?;
    let words = house.words_of(game);
    Ok(Lesson {
        title: words.word(&format!("lesson-{id}")),
        steps: lesson.steps.iter().map(|step| say(house, game, &words, id, step)).collect(),
        end: words.word(&format!("lesson-{id}-end")),
        end_text: words.word(&format!("lesson-{id}-end-text")),
    })
}

fn say(house: &House, game: &str, words: &Words, id: &str, step: &lesson::Step) -> LessonStep {
    let word = |part: &str| words.word(&format!("lesson-{id}-{}{part}", step.key));
    LessonStep {
        title: word(""),
        text: word("-text"),
        go: word("-go"),
        rules: step.rules.iter().filter_map(|rule| house.library.rule(game, rule)).collect(),
        moves: step.moves.iter().map(put).collect(),
    }
}

fn put(one: &Move) -> LessonMove {
    LessonMove { seat: one.seat, act: one.act.clone(), overrule: one.standing == Standing::Overruled }
}

fn read(engine: &dyn Engine, id: &str) -> Result<lesson::Lesson, Trouble> {
    let text = engine.lessons().iter().find(|(one, _)| *one == id).map(|(_, text)| *text);
    let missing = || Trouble::new("no-lesson").with("lesson", shortened(id));
    // A lesson that does not hold is caught by a test; here it is one this build does not have.
    lesson::read(id, text.ok_or_else(missing)?).map_err(|_| missing())
}

/// Lays out and saves a table for a lesson; the id it got. How it lies is its opening: there is nothing to undo yet.
///
/// # Errors
/// `no-lesson`; `broken` when its moves are not taken.
pub fn begin(house: &House, game: &str, id: &str) -> Result<String, No> {
    let engine = house.engine(game)?;
    let lesson = read(engine, id)?;
    let (mut facts, mut table) = engine.open(lesson.setup.clone()).map_err(|_| Trouble::new("broken"))?;
    for one in &lesson.opening {
        let turned = table.decide(&input(one)).map_err(|_| Trouble::new("broken"))?;
        facts = fold::chained(&facts, &turned.facts).map_err(fold::corrupt)?;
        table = turned.table;
    }
    let opening = Batch { at: now(), facts: fold::joined(&[facts]), ..Batch::default() };
    create::save(house, engine, &lesson.setup, Level::Enforce, &opening, &*table)
}

fn input(one: &Move) -> Input {
    Input { seat: one.seat, act: one.act.clone(), question: None, standing: one.standing }
}

/// How the table of a lesson lies after each of its moves.
pub struct Course {
    lesson: String,
    /// A hash of the table after no move, one move, two…
    marks: Vec<String>,
}

impl Course {
    /// The course of a table laid out for a lesson, if this build still lays it out alike.
    pub fn of(engine: &dyn Engine, setup: &Setup) -> Option<Course> {
        let id = setup.lesson.as_deref()?;
        let lesson = read(engine, id).ok().filter(|lesson| lesson.setup == *setup)?;
        let (_, opened) = engine.open(lesson.setup).ok()?;
        let taken = |table: Box<dyn Play>, one: &Move| table.decide(&input(one)).ok().map(|turned| turned.table);
        let mut table = lesson.opening.iter().try_fold(opened, taken)?;
        let mut marks = vec![hash(&table.snapshot())];
        for one in lesson.steps.iter().flat_map(|step| &step.moves) {
            table = taken(table, one)?;
            marks.push(hash(&table.snapshot()));
        }
        Some(Course { lesson: id.to_owned(), marks })
    }

    /// Where a table stands on it.
    pub fn place(&self, play: &dyn Play) -> LessonPlace {
        let now = hash(&play.snapshot());
        LessonPlace { lesson: self.lesson.clone(), done: self.marks.iter().position(|mark| *mark == now) }
    }
}
