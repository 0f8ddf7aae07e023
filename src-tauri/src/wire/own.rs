//! The wire types of what a house has of its own in the library: notes, bookmarks, searches, rulebooks.
use crate::library::entry::EntryKind;
use serde::{Deserialize, Serialize};

/// Everything a house has of its own in the library, rulebooks without their text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Own {
    /// Oldest first.
    pub notes: Vec<Note>,
    /// Newest first.
    pub bookmarks: Vec<Bookmark>,
    /// What was searched last, newest first.
    pub recent: Vec<String>,
    pub books: Vec<OwnBook>,
}

/// What somebody wrote on an entry.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Note {
    pub id: String,
    /// The book the entry stands in.
    pub game: String,
    /// The entry it is pinned to.
    pub rule: String,
    /// The title of that entry; its id where this library does not have it.
    pub title: String,
    pub kind: NoteKind,
    pub text: String,
    /// RFC 3339, UTC.
    pub at: String,
}

/// How much a note counts.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum NoteKind {
    /// Something to remember.
    #[default]
    Note,
    /// What this house has ruled, and plays by.
    Ruling,
}

/// An entry somebody wants to find again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bookmark {
    pub game: String,
    pub game_title: String,
    pub id: String,
    pub title: String,
    pub kind: EntryKind,
}

/// A rulebook somebody brought along.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnBook {
    pub id: String,
    pub title: String,
    /// The name of its file; empty where it was pasted.
    pub source: String,
    /// The game it is searched beside.
    pub game: Option<String>,
    /// Bytes, as it came.
    #[cfg_attr(test, ts(type = "number"))]
    pub size: i64,
    /// RFC 3339, UTC.
    pub at: String,
}

/// A rulebook on its way in.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "as", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Brought {
    Paste {
        text: String,
    },
    /// The bytes of a file, in Base64: which encoding they are in is told here.
    File {
        name: String,
        base64: String,
    },
}
