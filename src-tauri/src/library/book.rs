//! A book: the entries of one game, read from its folder under `rules/content/`, or of a rulebook somebody brought
//! along. A folder is read whether or not an engine plays its game; no game is named here. Files of a folder:
//!
//! | file | its entries |
//! | --- | --- |
//! | `rules/en/NN-chapter.md` | rules |
//! | `rules/en/90-readings.md` | readings |
//! | `faq/en.md` | questions |
//! | `glossary/en.md` | terms |
//! | `entities/*.json` | names: every printed card, pilot, robot |
//! | `asked/en.txt` | none: what people type when they mean one, `ID: words; words` a line |
//!
//! A file opens with `# Chapter`; an entry is `## ID | where the rulebook says it | title` and the text below it.
use super::entry::{Entry, EntryKind};
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};

static CONTENT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../rules/content");

/// A word or phrase people use, and the words of the book for it, all in lower case.
pub type Synonyms = BTreeMap<String, Vec<String>>;

/// The entries of one book, in reading order.
#[derive(Debug)]
pub struct Book {
    /// The game's id, or what an imported book is called by.
    pub id: String,
    pub title: String,
    /// For an imported book the game it belongs to: it is searched whenever that game is.
    pub beside: Option<String>,
    pub entries: Vec<Entry>,
    pub synonyms: Synonyms,
    places: HashMap<String, usize>,
}

/// The source of a printed name: where this app tells what is printed.
const CATALOGUE: &str = "Catalogue";

/// What is read of an entity.
#[derive(Deserialize)]
struct Named {
    key: String,
    name: String,
    kind: String,
    of: Option<String>,
}

/// What a pack says of its book.
#[derive(Default, Deserialize)]
struct Cover {
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    synonyms: Synonyms,
}

impl Book {
    /// A book of these entries; of two with one id the first is found by it.
    pub fn new(id: &str, title: &str, beside: Option<&str>, entries: Vec<Entry>, synonyms: Synonyms) -> Book {
        let mut places = HashMap::new();
        for (place, entry) in entries.iter().enumerate() {
            places.entry(entry.id.clone()).or_insert(place);
        }
        Book {
            id: id.to_owned(),
            title: title.to_owned(),
            beside: beside.map(str::to_owned),
            entries,
            synonyms,
            places,
        }
    }

    /// The entry of that id.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.places.get(id).map(|place| &self.entries[*place])
    }

    /// The questions, terms and readings that cite an entry, in reading order.
    pub fn citing<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Entry> {
        let cites = move |entry: &&Entry| entry.kind != EntryKind::Rule && entry.mentions.iter().any(|one| one == id);
        self.entries.iter().filter(cites)
    }
}

/// The books compiled in, by the names of their folders.
pub fn compiled_in() -> Vec<Book> {
    let folders = CONTENT.dirs().filter(|folder| folder.get_dir(folder.path().join("rules")).is_some());
    let mut books: Vec<Book> = folders.map(book).collect();
    books.sort_by(|one, other| one.id.cmp(&other.id));
    books
}

/// Synonyms of the language, good for every book.
pub fn common_synonyms() -> Synonyms {
    let file = CONTENT.get_file("app/synonyms.json").and_then(|file| file.contents_utf8()).unwrap_or("{}");
    serde_json::from_str(file).unwrap_or_default()
}

fn book(folder: &Dir<'_>) -> Book {
    let id = name(folder.path());
    let text = |path: &str| folder.get_file(folder.path().join(path)).and_then(|file| file.contents_utf8());
    let cover: Cover = text("pack.json").and_then(|pack| serde_json::from_str(pack).ok()).unwrap_or_default();
    let mut entries = Vec::new();
    for (file, markdown) in chapters(folder) {
        let kind = if file.ends_with("readings.md") { EntryKind::Reading } else { EntryKind::Rule };
        read(kind, &file, markdown, &mut entries);
    }
    read(EntryKind::Question, "faq", text("faq/en.md").unwrap_or_default(), &mut entries);
    read(EntryKind::Term, "glossary", text("glossary/en.md").unwrap_or_default(), &mut entries);
    entries.extend(names(folder));
    let asked: HashMap<&str, &str> = asked(text("asked/en.txt").unwrap_or_default()).collect();
    for entry in &mut entries {
        entry.asked = asked.get(entry.id.as_str()).map(|words| (*words).to_owned()).unwrap_or_default();
    }
    Book::new(&id, cover.title.as_deref().unwrap_or(&id), None, entries, cover.synonyms)
}

// The chapters of a folder, in reading order.
fn chapters<'a>(folder: &'a Dir<'_>) -> Vec<(String, &'a str)> {
    let files = folder.get_dir(folder.path().join("rules/en")).map(|files| files.files()).into_iter().flatten();
    let text = |file: &'a include_dir::File<'_>| Some((name(file.path()), file.contents_utf8()?));
    let mut chapters: Vec<(String, &str)> = files.filter_map(text).collect();
    chapters.sort();
    chapters
}

// The printed names of a game, each with the name of what it belongs to.
fn names(folder: &Dir<'_>) -> Vec<Entry> {
    let files = folder.get_dir(folder.path().join("entities")).map(|files| files.files()).into_iter().flatten();
    let read = |file: &include_dir::File<'_>| serde_json::from_str::<Vec<Named>>(file.contents_utf8()?).ok();
    let named: Vec<Named> = files.filter_map(read).flatten().collect();
    let owner = |of: &str| named.iter().find(|one| one.key == of).map(|one| one.name.as_str());
    let entry = |one: &Named| {
        let owner = one.of.as_deref().and_then(owner).unwrap_or_default();
        Entry::new(EntryKind::Name, &one.key, CATALOGUE, &one.name, &one.kind, owner)
    };
    // Some tokens are only called "+1".
    named.iter().filter(|one| one.name.contains(char::is_alphabetic)).map(entry).collect()
}

/// The lines of an `asked` file: an id, and what people type when they mean it.
fn asked(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "))
}

fn name(path: &std::path::Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn read(kind: EntryKind, file: &str, markdown: &str, entries: &mut Vec<Entry>) {
    let unbroken = markdown.replace("\r\n", "\n");
    let text = format!("\n{unbroken}");
    let mut parts = text.split("\n## ");
    let title = parts.next().and_then(|head| head.trim().strip_prefix("# ").map(|title| title.trim().to_owned()));
    let chapter = title.unwrap_or_else(|| chapter_of(file));
    entries.extend(parts.filter_map(|part| entry(kind, part, &chapter)));
}

fn entry(kind: EntryKind, part: &str, chapter: &str) -> Option<Entry> {
    let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
    let mut fields = heading.splitn(3, '|').map(str::trim);
    let id = fields.next().filter(|id| !id.is_empty())?;
    let (source, title) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
    Some(Entry::new(kind, id, source, title, chapter, text.trim()))
}

// `04-free-attack.md` is the chapter "free attack" where the file has no title of its own.
fn chapter_of(file: &str) -> String {
    let name = file.trim_end_matches(".md");
    name.trim_start_matches(|one: char| one.is_ascii_digit() || one == '-').replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: &str = "# Attacks\n\n## GR-A-01 | Page 3 | First\n\nOne.\n\nTwo [GR-A-10].\n\n## GR-A-10 | FAQ | Last | not least\n\nThree.\n";

    fn of(file: &str, markdown: &str) -> Vec<Entry> {
        let mut entries = Vec::new();
        read(EntryKind::Rule, file, markdown, &mut entries);
        entries
    }

    #[test]
    fn a_heading_is_an_entry() {
        let entries = of("04-attack.md", CHAPTER);
        let first = &entries[0];
        assert_eq!((first.id.as_str(), first.source.as_str(), first.title.as_str()), ("GR-A-01", "Page 3", "First"));
        assert_eq!((first.chapter.as_str(), first.text.as_str()), ("Attacks", "One.\n\nTwo [GR-A-10]."));
        assert_eq!((entries.len(), entries[1].title.as_str()), (2, "Last | not least"));
        assert_eq!(of("04-attack.md", &CHAPTER.replace('\n', "\r\n"))[1].text, "Three.");
    }

    #[test]
    fn a_chapter_without_a_title_is_named_by_its_file() {
        assert_eq!(of("04-free-attack.md", "## GR-A-01 | P | T\n\nX")[0].chapter, "free attack");
    }

    #[test]
    fn an_entry_is_found_by_its_whole_id_and_knows_who_cites_it() {
        let mut entries = of("", CHAPTER);
        entries.push(Entry::new(EntryKind::Question, "GR-Q01", "FAQ", "Two?", "Questions", "Yes [GR-A-10]."));
        let book = Book::new("b", "B", None, entries, Synonyms::new());
        assert_eq!(book.entry("GR-A-10").map(|entry| entry.title.as_str()), Some("Last | not least"));
        assert!(book.entry("GR-A-1").is_none());
        assert_eq!(book.citing("GR-A-10").map(|entry| entry.id.as_str()).collect::<Vec<_>>(), ["GR-Q01"]);
    }
}
