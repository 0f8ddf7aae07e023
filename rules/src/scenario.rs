//! Scenarios: a table told in plain statements, one a line, run against any game. `scenario/script.rs` reads the
//! statements, `stage.rs` plays them, `given.rs` what stands before play, `build.rs` builds, `shown.rs` the acts and the
//! checks, and `lesson.rs` makes a lesson of one. Sentences come by key, so whoever prints a [`Report`] says it in words.
mod build;
mod given;
pub mod lesson;
mod script;
mod shown;
mod stage;

use crate::rule::Reason;
use crate::text::Text;
use crate::view::Line;
use stage::{Fault, Stage};

/// How a scenario went.
#[derive(Debug, Default)]
pub struct Report {
    /// The first comment of the file.
    pub title: Option<String>,
    pub trace: Vec<Traced>,
    /// Empty when every statement held.
    pub failures: Vec<Failure>,
}

/// One statement carried out.
#[derive(Debug)]
pub struct Traced {
    /// Line number in the file, from 1.
    pub line: usize,
    pub statement: String,
    /// What it brought about, as the log would say it.
    pub said: Vec<Line>,
    /// What is asked now, by name, and of which seats.
    pub open: Option<(String, Vec<String>)>,
    /// What a `SEAT?` statement found: acts offered, with whether the rules let them through.
    pub offered: Vec<(String, bool)>,
}

/// One statement that did not hold.
#[derive(Debug)]
pub struct Failure {
    pub line: usize,
    pub text: Text,
    /// Why an input was refused, where that is the failure.
    pub reasons: Vec<Reason>,
}

/// Runs a scenario from its text.
pub fn run(text: &str) -> Report {
    let mut report = Report { title: script::title(text), ..Report::default() };
    let mut stage = Stage::default();
    for statement in script::statements(text) {
        let statement = match statement {
            Ok(statement) => statement,
            Err((line, text)) => {
                report.failures.push(Failure { line, text, reasons: Vec::new() });
                return report;
            }
        };
        let outcome = stage.carry_out(&statement);
        report.trace.push(stage.traced(&statement));
        if let Err(Fault { text, reasons, stop }) = outcome {
            report.failures.push(Failure { line: statement.line, text, reasons });
            if stop {
                return report;
            }
        }
    }
    // A file that opens no table shows nothing, however well it ends.
    if report.trace.is_empty() {
        report.failures.push(Failure { line: 1, text: Text::of("scenario-no-table"), reasons: Vec::new() });
    }
    report
}
