//! `scenario`: plays scenario files and says which statements did not hold. What a statement means stands in
//! `rules::scenario`.
use super::{Answer, print, print_json};
use crate::error::Trouble;
use crate::words::Words;
use rules::engine::engines;
use rules::scenario::{self, Report, Traced};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Plays every file; no when any statement of any file does not hold.
pub fn run(files: &[PathBuf], trace: bool, json: bool) -> Result<Answer, Trouble> {
    let mut all = Vec::new();
    let mut held = true;
    for file in files {
        let text = super::read(file)?;
        let (report, words) = (scenario::run(&text), words_for(&text));
        held &= report.failures.is_empty();
        if json {
            all.push(as_json(file, &report, &words));
        } else {
            tell(file, &report, &words, trace)?;
        }
    }
    if json {
        print_json(&all)?;
    }
    Ok(if held { Answer::Yes } else { Answer::No })
}

// The words of the game a file names, so that its sentences can be said.
fn words_for(text: &str) -> Words {
    let named = text.lines().find_map(|line| line.trim().strip_prefix("game ")?.split_whitespace().next());
    let game = engines().iter().find(|engine| Some(engine.id()) == named);
    Words::new(game.map_or("", |engine| engine.words()))
}

fn tell(file: &Path, report: &Report, words: &Words, trace: bool) -> Result<(), Trouble> {
    let file = file.display();
    if trace {
        report.trace.iter().try_for_each(|step| tell_step(step, words))?;
    }
    for failure in &report.failures {
        print(&format!("{file}:{}: {}", failure.line, words.say(&failure.text)))?;
        for reason in &failure.reasons {
            print(&format!("    {}: {}", reason.rule, words.say(&reason.text())))?;
        }
    }
    if report.failures.is_empty() { print(&format!("{file}: ok")) } else { Ok(()) }
}

fn tell_step(step: &Traced, words: &Words) -> Result<(), Trouble> {
    print(&format!("{:>4}  {}", step.line, step.statement))?;
    step.said.iter().try_for_each(|line| print(&format!("        {}", words.say(&line.text))))?;
    for (act, open) in &step.offered {
        print(&format!("        {} {act}", if *open { "+" } else { "-" }))?;
    }
    match &step.open {
        Some((window, seats)) => print(&format!("        ? {window}: {}", seats.join(", "))),
        None => Ok(()),
    }
}

fn as_json(file: &Path, report: &Report, words: &Words) -> Value {
    let failures: Vec<_> = report
        .failures
        .iter()
        .map(|failure| {
            let reasons: Vec<_> = failure.reasons.iter().map(|reason| words.why(reason)).collect();
            json!({"line": failure.line, "text": words.say(&failure.text), "reasons": reasons})
        })
        .collect();
    let trace: Vec<_> = report.trace.iter().map(|step| step_json(step, words)).collect();
    json!({"file": file, "title": report.title, "ok": failures.is_empty(), "failures": failures, "trace": trace})
}

fn step_json(step: &Traced, words: &Words) -> Value {
    let said: Vec<_> = step.said.iter().map(|line| words.say(&line.text)).collect();
    let offered: Vec<_> = step.offered.iter().map(|(act, open)| json!({"act": act, "open": open})).collect();
    let open = step.open.as_ref().map(|(window, seats)| json!({"window": window, "seats": seats}));
    json!({"line": step.line, "statement": step.statement, "said": said, "open": open, "offered": offered})
}
