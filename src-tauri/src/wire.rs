//! Every request, reply and push of both doors. The TypeScript types under `ui/src/lib/wire/` are generated from here;
//! a test fails when they drift. What a request does stands in [`crate::desk`]; nothing is decided here.
mod catalogue;
mod form;
#[cfg(test)]
mod generated;
mod lesson;
mod library;
mod own;
mod reply;
mod request;
mod said;
mod start;
mod table;

pub use catalogue::{
    BuildCheck, BuildCount, BuildInfo, CatalogueInfo, EntityDraft, EntityInfo, KindInfo, Moment, Printed, SeatBuild,
    Starter,
};
pub use form::{Choice, Dial, Failed, Kind, Landing, Offer, Refused, Slot, Verdict, Why};
pub use lesson::{Lesson, LessonInfo, LessonMove, LessonStep};
pub use library::{BookChapter, BookInfo, EntryLink, Found, LibraryEntry, Rule};
pub use own::{Bookmark, Brought, Note, NoteKind, Own, OwnBook};
pub use reply::{Frame, Reply};
pub use request::{Request, Sent, TableRequest};
pub use said::Said;
pub use start::{GameInfo, NewSeat, Part, PartChoice, SessionInfo, TableOption};
pub use table::{
    Entry, Flow, LessonPlace, Level, Passed, Push, SeatFlow, SeatInfo, SeatOffers, Secrets, StandingAnswer, Table,
    TableState, Token,
};
