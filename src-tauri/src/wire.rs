//! Every request, reply and push of both doors. The TypeScript types under `ui/src/lib/wire/` are generated from here;
//! a test fails when they drift. What a request does stands in [`crate::desk`]; nothing is decided here.
use rules::offer::{Need, Weight};
use rules::rule::Refusal;
use rules::seat::Seat;
use rules::view::{Asking, CheckLine, Ended, Line, Region, Stop, Waiting};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::marker::PhantomData;

mod catalogue;
#[cfg(test)]
mod generated;
mod library;
mod own;

pub use catalogue::{
    BuildCheck, BuildCount, BuildInfo, CatalogueInfo, EntityDraft, EntityInfo, KindInfo, Moment, Printed, SeatBuild,
    Starter,
};
pub use library::{BookChapter, BookInfo, EntryLink, Found, LibraryEntry};
pub use own::{Bookmark, Brought, Note, NoteKind, Own, OwnBook};

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
    /// Takes a table up: the whole of it, as this connection may see it. Pushes follow.
    Open { session: String },
    /// Declares an act, or adjusts, lands, voids: everything that becomes a row of the log.
    Put { session: String, seat: Seat, act: Value, token: Option<Token>, key: String, overrule: bool },
    /// What `put` would do, without doing it.
    Preview { session: String, seat: Seat, act: Value, overrule: bool },
    /// One step back, as a person means it. `seen` is the head this screen showed.
    Undo { session: String, seen: i64, key: String },
    /// One step forward again.
    Redo { session: String, seen: i64, key: String },
    /// Goes back to a window that passed by itself; `index` is one of [`Table::passed`].
    Respond { session: String, seen: i64, index: usize, key: String },
    /// What a seat alone may see of the table, for a screen that several seats share: only after the phone was handed over.
    Look { session: String, seat: Seat },
    /// The dials with these paths, or all of them.
    Dials { session: String, paths: Vec<String> },
    /// The steps the table may be put on.
    Landings { session: String },
    /// Log lines, newest first, from before a row.
    Log { session: String, before: Option<i64>, limit: usize },
    /// What should lie on the real table.
    Check { session: String },
    /// How closely the rules are watched.
    SetLevel { session: String, level: Level },
    /// Which windows a seat wants to be asked at.
    SetFlow {
        session: String,
        seat: Seat,
        flow: Flow,
        stops: Vec<String>,
        /// Keys of standing answers; absent leaves them as they are.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        answers: Option<Vec<String>>,
    },
    /// The table options with their values.
    Options { session: String },
    /// One rule in our own words.
    Rule { game: String, id: String },
    /// Every book of the library with its chapters.
    Books,
    /// What answers a question best, in one game or in all; entries of a session's game stand first.
    Search { game: Option<String>, query: String, session: Option<String> },
    /// One entry of the library, with what it mentions and what cites it.
    Entry { game: String, id: String },
    /// The steps of this log that a rule decided, newest first.
    Decided { session: String, rule: String },
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

/// What the desk answers.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Reply {
    Games {
        games: Vec<GameInfo>,
    },
    Sessions {
        sessions: Vec<SessionInfo>,
    },
    Lessons {
        lessons: Vec<LessonInfo>,
    },
    Lesson {
        lesson: Lesson,
    },
    /// A table as it stands now.
    Table {
        table: Box<Table>,
    },
    /// The input is in the log; the push with the change follows or has come.
    Done {
        seq: i64,
    },
    Preview {
        #[cfg_attr(test, ts(as = "Vec<Line>"))]
        lines: Vec<Said<Line>>,
        checks: Vec<Why>,
    },
    /// Nothing changed, for these reasons.
    Refused {
        refused: Refused,
    },
    Look {
        secrets: Secrets,
    },
    Dials {
        dials: Vec<Dial>,
    },
    Landings {
        landings: Vec<Landing>,
    },
    Log {
        entries: Vec<Entry>,
        more: bool,
    },
    Check {
        saved: String,
        #[cfg_attr(test, ts(as = "Vec<CheckLine>"))]
        lines: Vec<Said<CheckLine>>,
        asked: String,
    },
    Options {
        options: Vec<TableOption>,
    },
    Rule {
        rule: Option<Rule>,
    },
    Books {
        books: Vec<BookInfo>,
    },
    /// Best first.
    Found {
        found: Vec<Found>,
    },
    Entry {
        entry: Option<Box<LibraryEntry>>,
    },
    /// The newest of the steps, and how many there are.
    Decided {
        times: usize,
        entries: Vec<Entry>,
    },
    Own {
        own: Own,
    },
    /// A rulebook that is here now, and whether it was not before.
    BookAdded {
        book: OwnBook,
        fresh: bool,
    },
    Export {
        name: String,
        text: String,
    },
    Imported {
        session: String,
        fresh: bool,
    },
    Discarded,
    Catalogue {
        catalogue: CatalogueInfo,
    },
    /// An entity as it is now; none where it went.
    Entity {
        entity: Option<Box<EntityInfo>>,
    },
    Builds {
        builds: Vec<BuildInfo>,
        starters: Vec<Starter>,
    },
    BuildCheck {
        check: BuildCheck,
    },
    /// A build as it was saved.
    Build {
        build: BuildInfo,
    },
    /// The request itself could not be carried out.
    Failed {
        failed: Failed,
    },
}

/// A piece of a view with its keys turned into sentences: on the wire it has the shape of `T` with strings for texts.
/// Only [`crate::words::Words::piece`] makes one, so no bare key can reach a screen.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Said<T> {
    value: Value,
    #[serde(skip)]
    shape: PhantomData<fn() -> T>,
}

impl<T> Said<T> {
    /// A piece whose texts are sentences already.
    pub(crate) fn new(value: Value) -> Said<T> {
        Said { value, shape: PhantomData }
    }

    /// A field of the piece.
    pub fn field(&self, name: &str) -> &Value {
        &self.value[name]
    }
}

// Derived, these would ask the same of `T`, which is only a shape here.
impl<T> Clone for Said<T> {
    fn clone(&self) -> Said<T> {
        Said::new(self.value.clone())
    }
}

impl<T> PartialEq for Said<T> {
    fn eq(&self, other: &Said<T>) -> bool {
        self.value == other.value
    }
}

/// A frame from the screen: the answer carries the same number.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sent {
    pub id: u32,
    pub request: Request,
}

/// A frame to the screen.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Frame {
    Reply { id: u32, reply: Reply },
    Push { push: Box<Push> },
}

/// One person of a new table.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewSeat {
    /// Empty: the app names the seat after its first piece, or by its letter.
    pub name: String,
    /// One entity for each part of the game, by key.
    pub pieces: Vec<String>,
    /// What they bring besides; left out: their starter builds.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub build: Option<SeatBuild>,
}

/// How closely the rules are watched; switching changes nothing on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Level {
    /// Trackers, next step, end turn; windows pass by themselves.
    Count,
    /// Barred acts go through after a warning, and are marked.
    Warn,
    #[default]
    Enforce,
}

/// At which windows a seat is asked.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Flow {
    Every,
    /// At the game's usual stops and those of one's own.
    #[default]
    Stops,
    Quiet,
}

/// The question an input answers; an input made for another one is stale.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Token {
    /// Raised at each undo, redo and step back.
    pub epoch: u32,
    pub question: u32,
    pub turn: u32,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Table {
    pub session: String,
    pub game: String,
    pub seats: Vec<SeatInfo>,
    /// The seats this screen speaks for. One alone sees its secrets; several ask for them ([`Request::Look`]).
    pub holds: Vec<Seat>,
    pub level: Level,
    /// What a seat may answer once for all.
    pub answers: Vec<StandingAnswer>,
    /// Counts the pushes; a push that starts elsewhere means: open again.
    pub version: u32,
    pub state: TableState,
    /// Regions in the order they are drawn.
    #[cfg_attr(test, ts(as = "Vec<Region>"))]
    pub regions: Vec<Said<Region>>,
}

/// Everything of a table but its regions: small, and sent whole with each push.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableState {
    /// The newest row of the log.
    pub head: i64,
    pub token: Token,
    /// Who fights whom, by the names they have now.
    pub title: String,
    pub now: String,
    pub turn: Seat,
    #[cfg_attr(test, ts(as = "Vec<Stop>"))]
    pub trail: Vec<Said<Stop>>,
    #[cfg_attr(test, ts(as = "Option<Asking>"))]
    pub asking: Option<Said<Asking>>,
    #[cfg_attr(test, ts(as = "Vec<Waiting>"))]
    pub stack: Vec<Said<Waiting>>,
    #[cfg_attr(test, ts(as = "Option<Ended>"))]
    pub outcome: Option<Said<Ended>>,
    /// What each seat that is asked, and that this connection holds, may declare.
    pub offers: Vec<SeatOffers>,
    /// What undo would take back; nothing when there is nothing.
    pub undo: Option<String>,
    pub redo: Option<String>,
    /// Windows that passed by themselves since the last input, in order: "respond here" goes back to one.
    pub passed: Vec<Passed>,
    pub flows: Vec<SeatFlow>,
    pub level: Level,
    /// Where this table stands in the lesson it was laid out for.
    pub lesson: Option<LessonPlace>,
}

/// How far a table has come in its lesson.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonPlace {
    pub lesson: String,
    /// How many of its moves are made; none where the table has left the lesson.
    pub done: Option<usize>,
}

/// What one seat may declare.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatOffers {
    pub seat: Seat,
    pub offers: Vec<Offer>,
}

/// The secrets of one seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Secrets {
    pub seat: Seat,
    /// The regions that hold more for this seat than a shared screen shows.
    #[cfg_attr(test, ts(as = "Vec<Region>"))]
    pub regions: Vec<Said<Region>>,
    /// What the seat may declare, secret choices included.
    pub offers: Vec<Offer>,
    /// The values that are hidden from the others and that the seat may set.
    pub dials: Vec<Dial>,
}

/// A window that nobody was stopped at.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Passed {
    pub index: usize,
    /// The chart row, to stop there next time.
    pub row: String,
    pub title: String,
    pub rules: Vec<String>,
}

/// A seat's flow setting.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatFlow {
    pub seat: Seat,
    pub flow: Flow,
    /// Chart rows this seat stops at besides the game's.
    pub stops: Vec<String>,
    /// Keys of the answers this seat gives whenever that is asked.
    pub answers: Vec<String>,
}

/// An answer a seat may give once for the whole table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingAnswer {
    pub key: String,
    /// The ask it answers: a seat keeps one answer for each.
    pub ask: String,
    pub title: String,
}

/// Who sits where.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    pub seat: Seat,
    pub word: String,
    pub letter: String,
    pub name: String,
    /// What they play, in a line.
    pub note: String,
}

/// A change of a table: what is not named stayed as it was.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Push {
    pub session: String,
    pub from: u32,
    pub to: u32,
    pub state: TableState,
    /// Regions that changed or are new.
    #[cfg_attr(test, ts(as = "Vec<Region>"))]
    pub regions: Vec<Said<Region>>,
    /// Every region's id, in drawing order; an id not here is gone.
    pub order: Vec<String>,
    /// Seats whose name or note changed come whole.
    pub seats: Vec<SeatInfo>,
}

/// One thing that could be declared, with its form.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    pub act: String,
    pub title: String,
    pub note: Option<String>,
    pub weight: Weight,
    pub slots: Vec<Slot>,
    pub verdict: Verdict,
    /// Its choices are for its seat's eyes alone: on a shared screen they come with [`Request::Look`].
    pub secret: bool,
}

/// One field of the form.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Slot {
    pub field: String,
    pub title: String,
    pub kind: Kind,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub preset: Option<Value>,
    /// Whether it must be filled; `may` fields are tested with the whole form.
    pub need: Need,
    /// The region whose places its values name, to be tapped there.
    pub on: Option<String>,
}

/// What a field takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Kind {
    OneOf {
        from: Vec<Choice>,
    },
    Several {
        from: Vec<Choice>,
        min: usize,
        max: usize,
        ordered: bool,
    },
    Number {
        min: i64,
        max: i64,
        usual: Vec<i64>,
    },
    Dice {
        count: usize,
        like: Option<String>,
        sides: i64,
    },
    YesNo,
    /// Chance fills it: the desk does when it is left out.
    Shuffle {
        count: usize,
    },
}

/// One value a field may take.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Value,
    pub text: String,
    pub note: Option<String>,
    pub verdict: Verdict,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub sets: BTreeMap<String, Value>,
}

/// Whether it may be done, with the reasons.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Verdict {
    Open,
    Check { reasons: Vec<Why> },
    Barred { reasons: Vec<Why> },
}

/// One reason in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Why {
    pub code: String,
    pub rule: String,
    pub text: String,
}

/// A refused input: nothing changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    pub kind: Refusal,
    /// What happened, in a line.
    pub title: String,
    /// What to do now.
    pub advice: String,
    pub reasons: Vec<Why>,
    /// Whether the table may rule otherwise.
    pub overrule: bool,
}

/// A request that could not be carried out: a code, the cause in words, what to do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failed {
    pub code: String,
    pub title: String,
    pub advice: String,
}

/// A value anybody may set at any time.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Dial {
    pub path: String,
    pub title: String,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Value,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub printed: Option<Value>,
    pub kind: Kind,
    /// The rule by which it is kept.
    pub rule: String,
    pub seat: Option<Seat>,
}

/// A step the table may be put on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Landing {
    pub step: String,
    pub turn: Seat,
    pub title: String,
}

/// One step of the log as a person means it: the input and what it brought about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entry {
    pub seq: i64,
    pub seat: Option<Seat>,
    /// RFC 3339, UTC.
    pub at: String,
    #[cfg_attr(test, ts(as = "Vec<Line>"))]
    pub lines: Vec<Said<Line>>,
    /// Windows that passed by themselves in this step.
    pub passes: usize,
    /// The reasons the table overruled.
    pub overruled: Vec<Why>,
}

/// A named switch of the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableOption {
    pub option: String,
    pub title: String,
    pub note: String,
    pub rule: String,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Value,
    pub choices: Vec<Choice>,
}

/// A rule in our own words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rule {
    pub id: String,
    pub title: String,
    /// Where the rulebook says it.
    pub source: String,
    pub chapter: String,
    pub text: String,
}

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

/// A game one can open.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    pub title: String,
    pub note: String,
    pub min_seats: usize,
    pub max_seats: usize,
    /// What each seat chooses, in order: a pilot, a robot.
    pub parts: Vec<Part>,
    pub options: Vec<TableOption>,
}

/// One thing each seat chooses.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Part {
    pub kind: String,
    pub title: String,
    pub from: Vec<PartChoice>,
}

/// One entity of a part.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PartChoice {
    pub key: String,
    pub name: String,
    /// Its numbers in a line.
    pub note: String,
    /// What the starter build brings, in a line.
    pub build: String,
}

/// A saved session in the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionInfo {
    pub session: String,
    pub game: String,
    pub title: String,
    /// Where it stands, in a line.
    pub note: String,
    /// RFC 3339, UTC.
    pub touched: String,
    pub over: bool,
    /// Why it cannot be played on, if it cannot.
    pub locked: Option<String>,
}
