//! The wire types of lessons.
use super::Rule;
use rules::seat::Seat;
use serde::Serialize;
use serde_json::Value;

/// A lesson one can take.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonInfo {
    pub game: String,
    pub lesson: String,
    pub title: String,
    pub note: String,
}

/// A lesson: steps of one tap each.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lesson {
    pub title: String,
    pub steps: Vec<LessonStep>,
    /// What is said once all is done.
    pub end: String,
    pub end_text: String,
}

/// One step of a lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonStep {
    pub title: String,
    pub text: String,
    /// What the tap does.
    pub go: String,
    pub rules: Vec<Rule>,
    /// What the tap puts, one input after the other.
    pub moves: Vec<LessonMove>,
}

/// An input of a lesson, to be put like any other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonMove {
    pub seat: Seat,
    pub act: Value,
    pub overrule: bool,
}
