//! The books under `content/` as they lie on disk: an entry is `## ID | source | title` and the text below it. Every
//! folder with rules is a book, whether or not an engine plays it.
use super::ids::{files, read};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// One entry of a book.
pub struct Entry {
    pub id: String,
    pub source: String,
    pub title: String,
    pub text: String,
}

/// A folder with rules.
pub struct Book {
    pub folder: PathBuf,
    pub rules: Vec<Entry>,
    pub questions: Vec<Entry>,
    pub terms: Vec<Entry>,
}

impl Book {
    /// The book of a game.
    pub fn of(game: &str) -> Book {
        let folder = content().join(game);
        let of = |path: &str| files(&folder.join(path), "md").iter().flat_map(|file| entries(&read(file))).collect();
        Book { rules: of("rules/en"), questions: of("faq"), terms: of("glossary"), folder }
    }

    /// Every entry.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.rules.iter().chain(&self.questions).chain(&self.terms)
    }

    /// Every id there is.
    pub fn known(&self) -> BTreeSet<String> {
        self.entries().map(|entry| entry.id.clone()).collect()
    }

    /// The first letters of its ids.
    pub fn letters(&self) -> &str {
        self.rules[0].id.split('-').next().unwrap_or_default()
    }
}

/// Every book.
pub fn books() -> Vec<Book> {
    let folders = std::fs::read_dir(content()).expect("the content");
    let folders = folders.map(|folder| folder.expect("its entries are readable").path());
    let mut games: Vec<PathBuf> = folders.filter(|folder| folder.join("rules").is_dir()).collect();
    games.sort();
    games.iter().map(|game| Book::of(&game.file_name().unwrap_or_default().to_string_lossy())).collect()
}

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("content")
}

fn entries(file: &str) -> Vec<Entry> {
    let entry = |part: &str| {
        let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
        let mut fields = heading.splitn(3, " | ").map(|field| field.trim().to_owned());
        let mut field = || fields.next().unwrap_or_default();
        Entry { id: field(), source: field(), title: field(), text: text.trim().to_owned() }
    };
    file.split("\n## ").skip(1).map(entry).collect()
}
