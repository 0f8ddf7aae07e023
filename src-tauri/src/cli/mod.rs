//! The command line of `pitcrew-host`: what can be asked, and how it is answered. Exit status 0: done; 1: the answer
//! is no; 2: it could not be carried out, with one line on standard error.
mod acts;
mod coverage;
mod scenario;
mod search;
mod serve;
mod sessions;

pub use serve::serve_here;

use crate::desk::Desk;
use crate::error::Trouble;
use crate::place;
use crate::store::Store;
use crate::words::Words;
use clap::{Args, Parser, Subcommand};
use rules::text::Text;
use serde::Serialize;
use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Pitcrew without a window: serves the app on this machine, and looks after its books
#[derive(Parser)]
#[command(name = "pitcrew-host", version, arg_required_else_help = true)]
struct Line {
    #[command(subcommand)]
    task: Task,
}

/// What every command that opens the books takes.
#[derive(Args)]
pub struct Books {
    /// The data directory; by default the one this app has on this system
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Task {
    /// Serve the app on this machine; the first line printed is its address
    Serve {
        /// The port to open; 0 takes a free one
        #[arg(long, default_value_t = 0)]
        port: u16,
        #[command(flatten)]
        books: Books,
    },
    /// List, export, import or check saved sessions
    #[command(subcommand, arg_required_else_help = true)]
    Session(sessions::Task),
    /// Play scenario files; exit status 1 if a statement does not hold
    #[command(arg_required_else_help = true)]
    Scenario {
        /// The files; - reads standard input
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Print every statement with what it brought about
        #[arg(long)]
        trace: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print everything a scenario of a game may name: statements, acts, paths, windows, options, entities
    #[command(arg_required_else_help = true)]
    Acts {
        /// The game
        game: String,
        /// Print how much of the rulebook is in instead: every rule id as decided, entered, read only or not yet
        #[arg(long)]
        coverage: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the rules, questions and terms that answer a query, best first
    #[command(arg_required_else_help = true)]
    Search {
        /// Only in the book of this game
        #[arg(long)]
        game: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// What to look for
        #[arg(required = true, allow_hyphen_values = true)]
        query: OsString,
    },
}

/// The longest file that is read, in bytes: sessions stay far below, and what has no end is not read to it.
const LONGEST: u64 = 256 * 1024 * 1024;

/// How a command ended, when it did.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Answer {
    Yes,
    No,
}

/// Runs the command line of this process.
pub fn run() -> ExitCode {
    let line = Line::parse();
    let done = match line.task {
        Task::Serve { port, books } => serve::serve(port, &books),
        Task::Session(task) => sessions::run(task),
        Task::Scenario { files, trace, json } => scenario::run(&files, trace, json),
        Task::Search { game, json, query } => search::run(game.as_deref(), &query.to_string_lossy(), json),
        Task::Acts { game, coverage: true, json } => coverage::run(&game, json),
        Task::Acts { game, coverage: false, json } => acts::run(&game, json),
    };
    match done {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(trouble) => {
            complain(&trouble);
            ExitCode::from(2)
        }
    }
}

impl Books {
    /// Books in a directory that was named, or not.
    pub fn at(data: Option<PathBuf>) -> Books {
        Books { data }
    }

    /// The desk over these books.
    ///
    /// # Errors
    /// When they cannot be opened.
    pub fn desk(&self) -> Result<Desk, Trouble> {
        let store = Store::open(&place::data(self.data.clone())?)?;
        Ok(Desk::new(store, rules::engine::engines()))
    }
}

/// The text of a file; `-` is standard input.
///
/// # Errors
/// `file` when it cannot be read, `long-file` when it does not end, `not-text`.
fn read(file: &Path) -> Result<String, Trouble> {
    let named = |code| Trouble::new(code).with("file", file.display().to_string());
    let broken = |error: std::io::Error| named("file").with("cause", error.to_string());
    let stdin = file == Path::new("-");
    let mut source: Box<dyn Read> =
        if stdin { Box::new(std::io::stdin()) } else { Box::new(File::open(file).map_err(broken)?) };
    let mut bytes = Vec::new();
    source.by_ref().take(LONGEST + 1).read_to_end(&mut bytes).map_err(broken)?;
    if bytes.len() as u64 > LONGEST {
        return Err(named("long-file").with("most", LONGEST as i64));
    }
    let text = String::from_utf8(bytes).map_err(|_| named("not-text"))?;
    // Some editors put a byte order mark before a text.
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// A trouble in one line on standard error.
pub fn complain(trouble: &Trouble) {
    let words = Words::new("");
    let (cause, advice) = (words.say(&trouble.cause()), words.say(&trouble.advice()));
    let line = words.say(&Text::of("cli-trouble").with("cause", cause).with("advice", advice));
    eprintln!("{}", line.replace('\n', " "));
}

/// One line on standard output; a reader who has seen enough and left is no fault.
///
/// # Errors
/// `output` when it cannot be written.
pub fn print(line: &str) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    match writeln!(out, "{line}").and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Trouble::new("output").with("cause", error.to_string()))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Plain data as JSON on standard output.
///
/// # Errors
/// `output` when nobody reads it any more.
pub fn print_json<T: Serialize>(value: &T) -> Result<(), Trouble> {
    print(&serde_json::to_string_pretty(value).unwrap_or_default())
}
