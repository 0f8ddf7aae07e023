//! Lessons over the real games: laid out, played through the ordinary door, left and found again.
use super::*;
use crate::desk::audit;
use crate::store::session;
use crate::wire::{Lesson, LessonMove};

fn real_desk(directory: &TempDir) -> Arc<Desk> {
    Arc::new(Desk::new(Store::open(directory.path()).expect("a store"), rules::engine::engines()))
}

async fn begin() -> (Sitting, Lesson) {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let desk = real_desk(&directory);
    let (conn, pushes) = desk.connect(Holds::All);
    let Reply::Lessons { lessons } = desk.answer(&conn, Request::Lessons).await else { panic!("no lessons") };
    let first = lessons.first().expect("a lesson");
    assert!(!first.title.contains('[') && !first.note.contains('['), "{first:?}");
    let (game, lesson) = (first.game.clone(), first.lesson.clone());
    let start = Request::StartLesson { game: game.clone(), lesson: lesson.clone() };
    let Reply::Table { table } = desk.answer(&conn, start).await else { panic!("no table") };
    let Reply::Lesson { lesson } = desk.answer(&conn, Request::Lesson { game, lesson }).await else {
        panic!("no steps")
    };
    (Sitting { desk, conn, pushes, session: table.session, keys: 0, directory }, lesson)
}

fn moves(lesson: &Lesson) -> Vec<LessonMove> {
    lesson.steps.iter().flat_map(|step| step.moves.clone()).collect()
}

impl Sitting {
    async fn place(&self) -> Option<usize> {
        self.table().await.state.lesson.expect("it is a lesson").done
    }

    /// Puts the moves from where the table stands, as a screen does, up to `until`.
    async fn follow(&mut self, moves: &[LessonMove], until: usize) {
        loop {
            let at = self.place().await.expect("on its way");
            if at >= until {
                return;
            }
            let (next, token) = (&moves[at], self.table().await.state.token);
            done(self.try_put(next.seat.0, next.act.clone(), Some(token), next.overrule).await);
            assert!(self.place().await.expect("on its way") > at, "every input leads on");
        }
    }
}

#[tokio::test]
async fn a_lesson_is_played_to_its_end_at_the_usual_stops_and_every_step_has_words() {
    let (mut sitting, lesson) = begin().await;
    for step in &lesson.steps {
        assert!(![&step.title, &step.text, &step.go].iter().any(|text| text.contains('[')), "{step:?}");
        assert!(!step.rules.is_empty());
    }
    let moves = moves(&lesson);
    assert_eq!(sitting.place().await, Some(0));
    assert_eq!(sitting.table().await.state.undo, None, "how the table lies is its opening");
    sitting.follow(&moves, moves.len()).await;
    assert_eq!(sitting.place().await, Some(moves.len()));
}

#[tokio::test]
async fn a_lesson_that_is_left_is_found_again_by_undo_and_after_a_restart() {
    let (mut sitting, lesson) = begin().await;
    let moves = moves(&lesson);
    sitting.follow(&moves, 4).await;
    let there = sitting.place().await;
    sitting.put(0, json!({"act": "adjust", "path": "red.armor", "to": 7})).await;
    assert_eq!(sitting.place().await, None);
    done(sitting.undo().await);
    assert_eq!(sitting.place().await, there);
    let text = sitting.export().await;
    drop(sitting.desk);
    sitting.desk = real_desk(&sitting.directory);
    (sitting.conn, sitting.pushes) = sitting.desk.connect(Holds::All);
    assert_eq!(sitting.place().await, there);
    // It travels with its session.
    let elsewhere = tempfile::tempdir().expect("a temporary directory");
    let desk = real_desk(&elsewhere);
    let (conn, _pushes) = desk.connect(Holds::All);
    let Reply::Imported { session, .. } = desk.answer(&conn, Request::Import { text }).await else { panic!("refused") };
    let Reply::Table { table } = desk.answer(&conn, TableRequest::Open.at(session)).await else { panic!("no table") };
    assert_eq!(table.state.lesson.expect("a lesson").done, there);
}

#[tokio::test]
async fn a_lesson_nobody_wrote_is_refused_and_an_ordinary_table_has_none() {
    let sitting = sit().await;
    assert!(sitting.table().await.state.lesson.is_none());
    for game in ["fake", "giga-robo"] {
        let lesson = "x".repeat(10_000);
        let start = Request::StartLesson { game: game.into(), lesson: lesson.clone() };
        assert!(["no-lesson", "no-game"].contains(&failed(sitting.ask(start).await).as_str()));
        let code = failed(sitting.ask(Request::Lesson { game: game.into(), lesson }).await);
        assert!(["no-lesson", "no-game"].contains(&code.as_str()));
    }
    let Reply::Lessons { lessons } = sitting.ask(Request::Lessons).await else { panic!("no list") };
    assert!(lessons.is_empty(), "the small game has none");
}

#[tokio::test]
async fn the_log_of_a_lesson_tells_how_the_table_was_laid_out_and_the_books_are_sound() {
    let (mut sitting, lesson) = begin().await;
    let moves = moves(&lesson);
    sitting.follow(&moves, moves.len()).await;
    let log = TableRequest::Log { before: None, limit: 50 }.at(sitting.session());
    let Reply::Log { entries, more } = sitting.ask(log).await else { panic!("no log") };
    let opening = entries.last().expect("an opening");
    assert!(!more && opening.seq == 0 && opening.lines.len() > 3, "{opening:?}");
    let house = sitting.desk.house();
    for kept in house.store.read(session::all).expect("sessions") {
        let audit = audit::audit(house, kept).expect("read");
        assert!(audit.faults.is_empty() && audit.rows > lesson.steps.len());
    }
}
