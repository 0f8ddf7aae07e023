//! `session`: the saved tables, without playing them.
use super::{Answer, Books, complain, print, print_json};
use crate::desk::audit::{Audit, audit};
use crate::desk::carry;
use crate::desk::house::House;
use crate::desk::refold::Fault;
use crate::error::Trouble;
use crate::store::session;
use clap::Subcommand;
use rules::text::Text;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[derive(Subcommand)]
pub enum Task {
    /// List the saved sessions, newest first
    List {
        #[command(flatten)]
        books: Books,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print a session as text, to keep or to carry to another device
    Export {
        /// The id, as `session list` prints it
        id: String,
        #[command(flatten)]
        books: Books,
    },
    /// Take an exported session in; one already here is not doubled
    Import {
        /// The file; - reads standard input
        file: PathBuf,
        #[command(flatten)]
        books: Books,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Fold every log again and compare it with the tables that were kept; exit status 1 if there are faults
    Check {
        #[command(flatten)]
        books: Books,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

/// Carries one out.
pub fn run(task: Task) -> Result<Answer, Trouble> {
    match task {
        Task::List { books, json } => list(&books, json),
        Task::Export { id, books } => {
            let (_, text) = carry::export(books.desk()?.house(), &id)?;
            print(text.trim_end()).map(|()| Answer::Yes)
        }
        Task::Import { file, books, json } => import(&books, &file, json),
        Task::Check { books, json } => check(&books, json),
    }
}

fn list(books: &Books, json: bool) -> Result<Answer, Trouble> {
    let desk = books.desk()?;
    let sessions = desk.sessions()?;
    if json {
        return print_json(&sessions).map(|()| Answer::Yes);
    }
    if sessions.is_empty() {
        print(&desk.say(&Text::of("cli-sessions-none")))?;
    }
    for one in sessions {
        let text = match one.locked {
            None => Text::of("cli-session").with("note", one.note),
            Some(why) => Text::of("cli-session-locked").with("why", why),
        };
        print(&desk.say(&text.with("id", one.session).with("title", one.title)))?;
    }
    Ok(Answer::Yes)
}

fn import(books: &Books, file: &Path, json: bool) -> Result<Answer, Trouble> {
    let text = match super::read(file) {
        // A file that breaks off within a letter is damaged like one that breaks off elsewhere.
        Err(trouble) if trouble.code == "not-text" => {
            complain(&trouble);
            return Ok(Answer::No);
        }
        read => read?,
    };
    let desk = books.desk()?;
    let imported = match carry::import(desk.house(), &text) {
        Ok(imported) => imported,
        // The books not working is ours; everything else is what is wrong with the file.
        Err(trouble) if trouble.is_ours() => return Err(trouble),
        Err(trouble) => {
            complain(&trouble);
            return Ok(Answer::No);
        }
    };
    if json {
        let done = json!({"session": imported.session, "fresh": imported.fresh, "grown": imported.grown});
        return print_json(&done).map(|()| Answer::Yes);
    }
    let key = match (imported.fresh, imported.grown) {
        (true, _) => "cli-imported",
        (false, true) => "cli-imported-grown",
        (false, false) => "cli-imported-known",
    };
    print(&desk.say(&Text::of(key).with("session", imported.session)))?;
    Ok(Answer::Yes)
}

fn check(books: &Books, json: bool) -> Result<Answer, Trouble> {
    let desk = books.desk()?;
    let house = desk.house();
    let rows = house.store.read(session::all)?;
    let audits = rows.into_iter().map(|row| audit(house, row)).collect::<Result<Vec<_>, _>>()?;
    if json {
        print_json(&audits.iter().map(|one| as_json(house, one)).collect::<Vec<_>>())?;
    } else {
        audits.iter().try_for_each(|one| tell(house, one))?;
    }
    Ok(if audits.iter().all(|one| one.faults.is_empty()) { Answer::Yes } else { Answer::No })
}

fn as_json(house: &House, audit: &Audit) -> Value {
    let fault = |fault: &Fault| json!({"row": fault.seq, "why": house.words.say(&fault.why)});
    let faults: Vec<_> = audit.faults.iter().map(fault).collect();
    json!({"session": audit.session.id, "rows": audit.rows, "faults": faults})
}

fn tell(house: &House, audit: &Audit) -> Result<(), Trouble> {
    let id = audit.session.id.as_str();
    if audit.faults.is_empty() {
        let sound = Text::of("cli-check-sound").with("session", id).with("rows", audit.rows);
        return print(&house.words.say(&sound));
    }
    audit.faults.iter().try_for_each(|fault| {
        let key = if fault.seq.is_some() { "cli-check-fault-row" } else { "cli-check-fault" };
        let text = Text::of(key).with("session", id).with("row", fault.seq.unwrap_or_default());
        print(&house.words.say(&text.with("why", house.words.say(&fault.why))))
    })
}
