//! The library: every rule of every book in our own words, with questions, terms and readings, found by id or by what
//! somebody types. Books are read when they are first asked for, and each is indexed when it is first searched.
//!
//! | to change | look in |
//! | --- | --- |
//! | what is a book, what an entry | `book`, `entry` |
//! | what a word is, what English is | `token`, `english` |
//! | what is meant by a query: unfinished and misspelt words, synonyms, compounds | `query`, `near` |
//! | which book a query names | `name` |
//! | which answer stands first, and when there is none | `rank`, `answer` |
//! | how a rulebook of one's own becomes entries | `import` |
//! | what is shown of an entry that was found | `snippet` |
mod answer;
pub mod book;
mod english;
pub mod entry;
pub mod import;
mod index;
mod name;
mod near;
mod query;
mod rank;
mod shelf;
pub mod snippet;
mod token;

pub use shelf::{Ask, Library};
