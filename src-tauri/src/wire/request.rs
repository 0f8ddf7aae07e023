//! What a screen asks: of the desk, or through it of one table.
use super::{Brought, EntityDraft, Flow, Level, NewSeat, NoteKind, Token};
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What a screen asks of the desk.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Request {
    /// Which games can be opened, with everything a set-up screen offers.
    Games,
    /// Every session, newest first.
    Sessions,
    /// Opens a new table and saves it at once.
    Create { game: String, seats: Vec<NewSeat>, options: BTreeMap<String, Value>, level: Level },
    /// What can be learned by watching it happen.
    Lessons,
    /// A lesson step by step, in words.
    Lesson { game: String, lesson: String },
    /// Opens a new table laid out for a lesson and saves it at once.
    StartLesson { game: String, lesson: String },
    /// Asks one table, which it names.
    At { session: String, ask: TableRequest },
    /// One rule in our own words.
    Rule { game: String, id: String },
    /// Every book of the library with its chapters.
    Books,
    /// What answers a question best, in one game or in all; entries of a session's game stand first.
    Search { game: Option<String>, query: String, session: Option<String> },
    /// One entry of the library, with what it mentions and what cites it.
    Entry { game: String, id: String },
    /// What this house has of its own in the library.
    Own,
    /// Pins a note to an entry of the library: a new one without an id.
    SaveNote { game: String, rule: String, id: Option<String>, kind: NoteKind, text: String },
    /// Puts a note in the bin.
    DiscardNote { id: String },
    /// Marks an entry of the library, or takes its mark away.
    Bookmark { game: String, id: String, marked: bool },
    /// Keeps a search that led somewhere among the newest.
    Remember { query: String },
    /// Forgets the newest searches.
    ForgetSearches,
    /// Brings a rulebook of one's own, to be searched beside a game or by itself; the same text is the same book.
    AddBook { book: Brought, title: Option<String>, game: Option<String> },
    /// Deletes a rulebook of one's own with its text.
    RemoveBook { id: String },
    /// A rulebook of one's own as text again.
    ExportBook { id: String },
    /// The whole session as text, to keep or to carry to another device.
    Export { session: String },
    /// Takes in an exported session; one already here is not doubled.
    Import { text: String },
    /// Puts a session in the bin; nothing else ever deletes.
    Discard { session: String },
    /// Every entity of a game as this house has it, with the forms to change them by.
    Catalogue { game: String },
    /// Adds an entity of this house's own, or changes one in this house.
    SaveEntity { game: String, entity: EntityDraft },
    /// Makes an entity what is printed again; one of this house's own goes.
    RestoreEntity { game: String, key: String },
    /// The saved builds of a game, and what each starter half holds.
    Builds { game: String },
    /// What is still against these pieces as a build, and how many there are of each.
    CheckBuild { game: String, pieces: Vec<String> },
    /// Saves a build, finished or not: a new one without an id.
    SaveBuild { game: String, id: Option<String>, name: String, pieces: Vec<String> },
    /// Puts a build in the bin.
    DiscardBuild { id: String },
}

/// What a screen asks of one table.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TableRequest {
    /// Takes a table up: the whole of it, as this connection may see it. Pushes follow.
    Open,
    /// Declares an act, or adjusts, lands, voids: everything that becomes a row of the log.
    Put { seat: Seat, act: Value, token: Option<Token>, key: String, overrule: bool },
    /// What `put` would do, without doing it.
    Preview { seat: Seat, act: Value, overrule: bool },
    /// One step back, as a person means it. `seen` is the head this screen showed.
    Undo { seen: i64, key: String },
    /// One step forward again.
    Redo { seen: i64, key: String },
    /// Goes back to a window that passed by itself; `index` is one of [`super::Table::passed`].
    Respond { seen: i64, index: usize, key: String },
    /// What a seat alone may see of the table, for a screen that several seats share: only after the phone was handed over.
    Look { seat: Seat },
    /// The dials with these paths, or all of them.
    Dials { paths: Vec<String> },
    /// The steps the table may be put on.
    Landings,
    /// Log lines, newest first, from before a row.
    Log { before: Option<i64>, limit: usize },
    /// What should lie on the real table.
    Check,
    /// How closely the rules are watched.
    SetLevel { level: Level },
    /// Which windows a seat wants to be asked at.
    SetFlow {
        seat: Seat,
        flow: Flow,
        stops: Vec<String>,
        /// Keys of standing answers; absent leaves them as they are.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        answers: Option<Vec<String>>,
    },
    /// The table options with their values.
    Options,
    /// The steps of this log that a rule decided, newest first.
    Decided { rule: String },
}

impl TableRequest {
    /// The same asked of the table of a session.
    pub fn at(self, session: String) -> Request {
        Request::At { session, ask: self }
    }
}

/// A frame from the screen: the answer carries the same number.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sent {
    pub id: u32,
    pub request: Request,
}
