//! The wire types of the library. A snippet comes in parts, so that no markup of any text reaches a page.
use crate::library::entry::EntryKind;
use crate::library::snippet::SnippetPart;
use serde::Serialize;

/// An entry that was found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Found {
    pub id: String,
    pub title: String,
    /// The game, or the book somebody brought along.
    pub game: String,
    pub game_title: String,
    pub kind: EntryKind,
    /// Where the rulebook says it, or `silent`, `derived`, `ours`.
    pub source: String,
    pub chapter: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    pub snippet: Vec<SnippetPart>,
    /// Nothing really answers what was asked: this is near it.
    pub nearest: bool,
}

/// An entry with where one can go on from it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LibraryEntry {
    pub id: String,
    pub title: String,
    pub game: String,
    pub game_title: String,
    pub kind: EntryKind,
    pub source: String,
    pub chapter: String,
    /// Markdown.
    pub text: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// What its text names, in that order.
    pub mentions: Vec<EntryLink>,
    /// The questions, terms and readings that cite it.
    pub cited_by: Vec<EntryLink>,
}

/// Another entry of the same book.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntryLink {
    pub id: String,
    pub title: String,
    pub kind: EntryKind,
}

/// A book and what stands in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BookInfo {
    /// The game, or what a book somebody brought along is called by.
    pub game: String,
    pub title: String,
    /// The game a book somebody brought along belongs to.
    pub beside: Option<String>,
    /// In reading order.
    pub chapters: Vec<BookChapter>,
}

/// A chapter of a book.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BookChapter {
    pub title: String,
    pub entries: Vec<EntryLink>,
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
