//! What the desk answers.
use super::{
    BookInfo, BuildCheck, BuildInfo, CatalogueInfo, Dial, EntityInfo, Entry, Failed, Found, GameInfo, Landing, Lesson,
    LessonInfo, LibraryEntry, Own, OwnBook, Push, Refused, Rule, Said, Secrets, SessionInfo, Starter, Table,
    TableOption, Why,
};
use rules::view::{CheckLine, Line};
use serde::Serialize;

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

/// A frame to the screen.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Frame {
    Reply { id: u32, reply: Reply },
    Push { push: Box<Push> },
}
