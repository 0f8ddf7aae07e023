//! The books of a house: those compiled in, which every house shares, and those somebody brought along.
use super::answer::answers;
use super::book::{Book, common_synonyms, compiled_in};
use super::entry::{Entry, EntryKind};
use super::index::Index;
use super::name::named;
use super::query::{Idea, Query};
use super::rank::{Ranked, rank};
use super::snippet::snippet;
use crate::wire::{BookChapter, BookInfo, Bookmark, EntryLink, Found, LibraryEntry, Rule};
use std::sync::{Arc, LazyLock, OnceLock, PoisonError, RwLock};

static COMPILED_IN: LazyLock<Vec<Arc<Shelved>>> =
    LazyLock::new(|| compiled_in().into_iter().map(|book| Arc::new(Shelved::new(book))).collect());

/// What an entry is worth whose book is named in the query.
const NAMED: f32 = 1.6;

/// What is asked of the library.
#[derive(Copy, Clone, Debug, Default)]
pub struct Ask<'a> {
    pub query: &'a str,
    /// Only the books of this game.
    pub game: Option<&'a str>,
    /// The game whose entries stand first.
    pub first: Option<&'a str>,
    pub most: usize,
}

/// The books of a house.
#[derive(Default)]
pub struct Library {
    /// In place of the books compiled in.
    alone: Option<Vec<Arc<Shelved>>>,
    own: RwLock<Vec<Arc<Shelved>>>,
}

struct Shelved {
    book: Book,
    index: OnceLock<Index>,
}

impl Shelved {
    fn new(book: Book) -> Shelved {
        Shelved { book, index: OnceLock::new() }
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| Index::of(&self.book, &common_synonyms()))
    }

    fn is_of(&self, game: &str) -> bool {
        self.book.id == game || self.book.beside.as_deref() == Some(game)
    }
}

/// An entry that was found, with the book it stands in.
struct Hit<'a> {
    book: &'a Shelved,
    ideas: &'a [Idea],
    ranked: Ranked,
}

impl<'a> Hit<'a> {
    fn entry(&self) -> &'a Entry {
        &self.book.book.entries[self.ranked.doc]
    }
}

impl Library {
    /// A library of these books and no others.
    pub fn of(books: Vec<Book>) -> Library {
        let books = books.into_iter().map(|book| Arc::new(Shelved::new(book))).collect();
        Library { alone: Some(books), own: RwLock::default() }
    }

    /// Puts a book beside the others, in place of one with its id.
    pub fn add(&self, book: Book) {
        let mut own = self.own.write().unwrap_or_else(PoisonError::into_inner);
        own.retain(|one| one.book.id != book.id);
        let shelved = Arc::new(Shelved::new(book));
        own.push(Arc::clone(&shelved));
        // Aside, so that nobody waits: who searches first waits for what is left of it.
        std::thread::spawn(move || {
            shelved.index();
        });
    }

    /// Takes a book away that was added.
    pub fn remove(&self, id: &str) {
        self.own.write().unwrap_or_else(PoisonError::into_inner).retain(|one| one.book.id != id);
    }

    /// The ids of the books that were added.
    pub fn own(&self) -> Vec<String> {
        self.own.read().unwrap_or_else(PoisonError::into_inner).iter().map(|one| one.book.id.clone()).collect()
    }

    /// Whether there is a book of that game.
    pub fn has(&self, game: &str) -> bool {
        self.book(game).is_some()
    }

    /// The rule of that id.
    pub fn rule(&self, game: &str, id: &str) -> Option<Rule> {
        let book = self.book(game)?;
        book.book.entry(id).map(|entry| Rule {
            id: entry.id.clone(),
            title: entry.title.clone(),
            source: entry.source.clone(),
            chapter: entry.chapter.clone(),
            text: entry.text.clone(),
        })
    }

    /// An entry with what it mentions and what cites it.
    pub fn entry(&self, game: &str, id: &str) -> Option<LibraryEntry> {
        let shelved = self.book(game)?;
        let (book, entry) = (&shelved.book, shelved.book.entry(id)?);
        Some(LibraryEntry {
            id: entry.id.clone(),
            title: entry.title.clone(),
            game: book.id.clone(),
            game_title: book.title.clone(),
            kind: entry.kind,
            source: entry.source.clone(),
            chapter: entry.chapter.clone(),
            text: entry.text.clone(),
            rules: entry.rules.clone(),
            mentions: entry.mentions.iter().filter_map(|id| book.entry(id)).map(link).collect(),
            cited_by: book.citing(id).map(link).collect(),
        })
    }

    /// An entry by its names alone, as it is marked.
    pub fn named(&self, game: &str, id: &str) -> Option<Bookmark> {
        let shelved = self.book(game)?;
        let (book, entry) = (&shelved.book, shelved.book.entry(id)?);
        let (game, game_title) = (book.id.clone(), book.title.clone());
        Some(Bookmark { game, game_title, id: entry.id.clone(), title: entry.title.clone(), kind: entry.kind })
    }

    /// Every book with its chapters, in reading order.
    pub fn books(&self) -> Vec<BookInfo> {
        self.shelves().iter().map(|shelved| info(&shelved.book)).collect()
    }

    /// What answers a query best, best first; marked as nearest where nothing really answers it.
    pub fn search(&self, ask: &Ask<'_>) -> Vec<Found> {
        let (query, shelves) = (Query::of(ask.query), self.shelves());
        let asked: Vec<&Shelved> =
            shelves.iter().map(Arc::as_ref).filter(|one| ask.game.is_none_or(|game| one.is_of(game))).collect();
        let (query, worth) = addressed(query, &asked);
        let ideas: Vec<Vec<Idea>> = asked.iter().map(|one| query.ideas(one.index())).collect();
        let shelved = asked.iter().zip(&ideas).zip(worth);
        let mut hits: Vec<Hit<'_>> =
            shelved.flat_map(|((book, ideas), worth)| hits(book, ideas, worth, ask.most)).collect();
        let later = |hit: &Hit<'_>| ask.first.is_some_and(|game| !hit.book.is_of(game));
        hits.sort_by(|one, other| later(one).cmp(&later(other)).then(other.ranked.score.total_cmp(&one.ranked.score)));
        hits.truncate(ask.most);
        let (mine, others): (Vec<&Hit<'_>>, Vec<&Hit<'_>>) = hits.iter().partition(|hit| !later(hit));
        [mine, others].iter().flat_map(|group| told(group)).collect()
    }

    fn shelves(&self) -> Vec<Arc<Shelved>> {
        let own = self.own.read().unwrap_or_else(PoisonError::into_inner);
        self.alone.as_ref().unwrap_or(&COMPILED_IN).iter().chain(own.iter()).cloned().collect()
    }

    fn book(&self, id: &str) -> Option<Arc<Shelved>> {
        self.shelves().into_iter().find(|one| one.book.id == id)
    }
}

// The query without the name of a book, where it names one, and what that makes the entries of each book worth. To the
// other books the name says nothing either.
fn addressed(query: Query, asked: &[&Shelved]) -> (Query, Vec<f32>) {
    let rest = |book: &Shelved| {
        let others = || asked.iter().filter(|other| other.book.id != book.book.id);
        let strange = |word: &str| others().all(|other| other.index().term(word).is_none());
        named(&book.book, &query.words, strange).and_then(|name| query.without(name))
    };
    let rests: Vec<Option<Query>> = asked.iter().map(|book| rest(book)).collect();
    let worth = rests.iter().map(|rest| if rest.is_some() { NAMED } else { 1.0 }).collect();
    (rests.into_iter().flatten().next().unwrap_or(query), worth)
}

fn hits<'a>(book: &'a Shelved, ideas: &'a [Idea], worth: f32, most: usize) -> impl Iterator<Item = Hit<'a>> {
    let better = move |ranked: Ranked| Ranked { score: ranked.score * worth, ..ranked };
    rank(book.index(), ideas, most).into_iter().map(move |ranked| Hit { book, ideas, ranked: better(ranked) })
}

fn link(entry: &Entry) -> EntryLink {
    EntryLink { id: entry.id.clone(), title: entry.title.clone(), kind: entry.kind }
}

fn info(book: &Book) -> BookInfo {
    let mut chapters: Vec<BookChapter> = Vec::new();
    for entry in book.entries.iter().filter(|entry| entry.kind != EntryKind::Name) {
        match chapters.last_mut().filter(|last| last.title == entry.chapter) {
            Some(last) => last.entries.push(link(entry)),
            None => chapters.push(BookChapter { title: entry.chapter.clone(), entries: vec![link(entry)] }),
        }
    }
    BookInfo { game: book.id.clone(), title: book.title.clone(), beside: book.beside.clone(), chapters }
}

// A group is nearest as a whole: the entries of the game on the table, and the others.
fn told(group: &[&Hit<'_>]) -> Vec<Found> {
    let words = group.iter().map(|hit| hit.ideas.len()).max().unwrap_or_default();
    let nearest = !answers(words, group.iter().map(|hit| (hit.entry(), hit.ranked)));
    group.iter().map(|hit| found(hit, nearest)).collect()
}

fn found(hit: &Hit<'_>, nearest: bool) -> Found {
    let (book, entry) = (&hit.book.book, hit.entry());
    Found {
        id: entry.id.clone(),
        title: entry.title.clone(),
        game: book.id.clone(),
        game_title: book.title.clone(),
        kind: entry.kind,
        source: entry.source.clone(),
        chapter: entry.chapter.clone(),
        rules: entry.rules.clone(),
        snippet: snippet(hit.book.index(), hit.ideas, &entry.text),
        nearest,
    }
}
