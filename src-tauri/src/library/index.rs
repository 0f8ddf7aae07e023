//! The index of one book: which word stands where, and how much it weighs there. Built once from the entries; what a
//! query means by its words is worked out in [`super::query`], the order of what is found in [`super::rank`].
use super::book::{Book, Synonyms};
use super::english;
use super::entry::{Entry, EntryKind, ids};
use super::near;
use super::token::{Stems, tokens};
use std::collections::HashMap;

/// A stem or a phrase, by its number.
pub type Term = u32;

/// Stands between the fields in [`Doc::words`].
pub const GAP: Term = Term::MAX;
/// Stands for a word beyond [`WORDS`].
const UNREAD: Term = Term::MAX - 1;

/// A term in an entry, and how much it weighs there.
#[derive(Copy, Clone, Debug)]
pub struct Posting {
    pub doc: u32,
    pub weight: f32,
}

/// A word as it is written, with its term.
#[derive(Debug)]
pub struct Word {
    pub text: Box<str>,
    pub term: Term,
    pub letters: u32,
}

/// What ranking looks at once an entry was found.
#[derive(Debug)]
pub struct Doc {
    /// The terms of the title, of the text and of what people type, a [`GAP`] between.
    pub words: Vec<Term>,
    /// How many of them are the title's.
    pub title: usize,
    pub kind: EntryKind,
    pub silent: bool,
}

/// The index of a book.
pub struct Index {
    pub docs: Vec<Doc>,
    /// In alphabetical order.
    pub words: Vec<Word>,
    pub postings: Vec<Vec<Posting>>,
    /// For a term the terms that may stand for it, and how well.
    pub synonyms: HashMap<Term, Vec<(Term, f32)>>,
    /// The phrases that begin with a term: what follows, and the phrase's own term.
    pub phrases: HashMap<Term, Vec<(Vec<Term>, Term)>>,
    pub stems: Stems,
    terms: HashMap<String, Term>,
    /// Words as they are written, which saves finding their stems again.
    written: HashMap<String, Term>,
    common: Vec<bool>,
}

/// How much a word weighs by where it stands, and how much a field's length takes off.
const FIELDS: [(f32, f32); 4] = [(TITLE, TITLE_SLOPE), (CHAPTER, 0.0), (1.0, TEXT_SLOPE), (ASKED, ASKED_SLOPE)];
const ASKED: f32 = 3.4;
const ASKED_SLOPE: f32 = 0.25;
const TITLE: f32 = 2.4;
const CHAPTER: f32 = 0.5;
const TITLE_SLOPE: f32 = 0.3;
const TEXT_SLOPE: f32 = 0.5;

/// The most words of a book that are told apart: no language has more in a rulebook of the largest size. What comes
/// after them is read, and found by nobody.
const WORDS: usize = 200_000;

/// The most phrases that begin with one word.
const PHRASES: usize = 100;

/// How well a word stands for another of its root.
const KIN: f32 = 0.95;

/// How well the word of the book stands for the one people use, and the other way.
const STANDS_FOR: f32 = 0.6;
const STOOD_FOR: f32 = 0.4;

impl Index {
    /// The index of a book; synonyms of the language come beside its own.
    pub fn of(book: &Book, common: &Synonyms) -> Index {
        let mut index = Index {
            docs: Vec::with_capacity(book.entries.len()),
            words: Vec::new(),
            postings: Vec::new(),
            synonyms: HashMap::new(),
            phrases: HashMap::new(),
            stems: Stems::new(),
            terms: HashMap::new(),
            written: HashMap::new(),
            common: Vec::new(),
        };
        for (word, others) in common.iter().chain(&book.synonyms) {
            index.pair(word, others);
        }
        let read: Vec<[Vec<Term>; 4]> = book.entries.iter().map(|entry| index.read(entry)).collect();
        index.relate();
        index.words = words(&index.written);
        index.weigh(&read);
        index.docs.extend(book.entries.iter().zip(read).map(|(entry, fields)| doc(entry, fields)));
        index
    }

    /// The term of a folded word, if the book has it.
    pub fn term(&self, word: &str) -> Option<Term> {
        self.written.get(word).or_else(|| self.terms.get(&self.stems.of(word))).copied()
    }

    /// Where a term stands.
    pub fn postings(&self, term: Term) -> &[Posting] {
        self.postings.get(term as usize).map_or(&[], Vec::as_slice)
    }

    /// Whether a term is a stop word.
    pub fn is_stop(&self, term: Term) -> bool {
        self.common.get(term as usize).copied().unwrap_or_default()
    }

    /// The words that begin so.
    pub fn beginning(&self, start: &str) -> &[Word] {
        let from = self.words.partition_point(|word| &*word.text < start);
        let count = self.words[from..].partition_point(|word| word.text.starts_with(start));
        &self.words[from..from + count]
    }

    /// The phrases that begin at a place: how many words each takes, and its term.
    pub fn phrases_at<'a>(&'a self, words: &'a [Term]) -> impl Iterator<Item = (usize, Term)> + 'a {
        let from = words.first().and_then(|first| self.phrases.get(first)).map_or(&[][..], Vec::as_slice);
        from.iter().filter(|(rest, _)| words[1..].starts_with(rest)).map(|(rest, term)| (rest.len() + 1, *term))
    }

    fn known(&mut self, stem: String, stop: bool) -> Term {
        let next = self.terms.len() as Term;
        let term = *self.terms.entry(stem).or_insert(next);
        if term == next {
            self.postings.push(Vec::new());
            self.common.push(stop);
        }
        term
    }

    fn word(&mut self, word: &str) -> Term {
        if let Some(term) = self.written.get(word) {
            return *term;
        }
        if self.written.len() >= WORDS {
            return UNREAD;
        }
        let term = self.known(self.stems.of(word), english::is_stop(word));
        self.written.insert(word.to_owned(), term);
        term
    }

    // A phrase is a term of its own beside those of its words.
    fn phrase(&mut self, text: &str) -> Option<Term> {
        let words: Vec<Term> = tokens(text, 8).iter().map(|token| self.word(&token.word)).collect();
        let (first, rest) = words.split_first()?;
        if rest.is_empty() {
            return Some(*first);
        }
        let name: Vec<String> = words.iter().map(Term::to_string).collect();
        let term = self.known(name.join(" "), false);
        self.begin(*first, rest, term);
        Some(term)
    }

    fn begin(&mut self, first: Term, rest: &[Term], term: Term) {
        let phrases = self.phrases.entry(first).or_default();
        let fits = phrases.len() < PHRASES && term != UNREAD;
        if fits && !phrases.iter().any(|(known, _)| known == rest) {
            phrases.push((rest.to_vec(), term));
        }
    }

    fn pair(&mut self, word: &str, others: &[String]) {
        let Some(word) = self.phrase(word) else { return };
        for other in others {
            let Some(other) = self.phrase(other).filter(|other| *other != word) else { continue };
            self.synonyms.entry(word).or_default().push((other, STANDS_FOR));
            self.synonyms.entry(other).or_default().push((word, STOOD_FOR));
        }
    }

    // Words of one root stand for each other.
    fn relate(&mut self) {
        let mut kin: HashMap<String, Vec<Term>> = HashMap::new();
        for (stem, term) in &self.terms {
            if let Some(root) = english::root(stem).filter(|_| !self.common[*term as usize]) {
                kin.entry(root).or_default().push(*term);
            }
        }
        for kin in kin.into_values().filter(|kin| kin.len() > 1) {
            for one in &kin {
                let others = kin.iter().filter(|other| *other != one).map(|other| (*other, KIN));
                self.synonyms.entry(*one).or_default().extend(others);
            }
        }
    }

    // The fields as terms.
    fn read(&mut self, entry: &Entry) -> [Vec<Term>; 4] {
        let text = without_ids(&entry.text);
        [&entry.title, &entry.chapter, &text, &entry.asked].map(|field| self.read_field(field))
    }

    fn read_field(&mut self, text: &str) -> Vec<Term> {
        let mut terms: Vec<Term> = Vec::new();
        let mut before = String::new();
        for token in tokens(text, usize::MAX) {
            let term = self.word(&token.word);
            // "co-pilot" is "copilot" too, and so is "co pilot" from here on.
            if let Some(first) = terms.last().copied().filter(|_| token.joined) {
                let whole = self.word(&format!("{before}{}", token.word));
                self.begin(first, &[term], whole);
            }
            terms.push(term);
            before = token.word;
        }
        terms
    }

    fn weigh(&mut self, read: &[[Vec<Term>; 4]]) {
        let count = read.len().max(1) as f32;
        let usual: [f32; 4] =
            std::array::from_fn(|field| read.iter().map(|doc| doc[field].len() as f32).sum::<f32>() / count);
        for (doc, fields) in read.iter().enumerate() {
            let mut weights: HashMap<Term, f32> = HashMap::new();
            for (field, (boost, slope)) in FIELDS.into_iter().enumerate() {
                let length = fields[field].len() as f32 / usual[field].max(1.0);
                let each = boost / (1.0 - slope + slope * length);
                for place in (0..fields[field].len()).filter(|place| fields[field][*place] != UNREAD) {
                    *weights.entry(fields[field][place]).or_default() += each;
                    for (_, phrase) in self.phrases_at(&fields[field][place..]) {
                        *weights.entry(phrase).or_default() += each;
                    }
                }
            }
            for (term, weight) in weights {
                self.postings[term as usize].push(Posting { doc: doc as u32, weight });
            }
        }
    }
}

fn doc(entry: &Entry, fields: [Vec<Term>; 4]) -> Doc {
    let [mut title, _, text, asked] = fields;
    // A title is weighed by how rare its words are; of one that was not read nobody knows.
    title.retain(|term| *term != UNREAD);
    let mut words = title;
    let title = words.len();
    words.push(GAP);
    words.extend(text);
    words.push(GAP);
    words.extend(asked);
    Doc { words, title, kind: entry.kind, silent: entry.is_silent() }
}

fn words(written: &HashMap<String, Term>) -> Vec<Word> {
    let word =
        |(text, term): (&String, &Term)| Word { letters: near::letters(text), text: text.as_str().into(), term: *term };
    let mut words: Vec<Word> = written.iter().map(word).collect();
    words.sort_by(|one, other| one.text.cmp(&other.text));
    words
}

/// A text with its ids blanked out, every other letter at its place.
pub fn without_ids(text: &str) -> String {
    let mut blank = text.to_owned();
    for id in ids(text) {
        let at = id.as_ptr() as usize - text.as_ptr() as usize;
        blank.replace_range(at..at + id.len(), &" ".repeat(id.len()));
    }
    blank
}

#[cfg(test)]
mod tests {
    use super::*;

    fn indexed(text: String) -> Index {
        let entry = |title: &str, text: &str| Entry::new(EntryKind::Imported, title, "F", title, "C", text);
        let entries = vec![entry("Words", &text), entry("Afterwards", "More words.")];
        Index::of(&Book::new("b", "B", None, entries, Synonyms::new()), &Synonyms::new())
    }

    #[test]
    fn a_word_that_begins_phrases_without_end_begins_so_many() {
        let index = indexed((0..5_000).map(|no| format!("a-x{no} ")).collect());
        let first = index.term("a").expect("a word");
        assert_eq!(index.phrases[&first].len(), PHRASES);
        assert!(index.term("ax99").is_some() && index.term("x4999").is_some());
    }

    #[test]
    fn a_text_of_nothing_but_new_words_is_read_as_far_as_a_language_goes() {
        let index = indexed((0..WORDS + 1_000).map(|no| format!("x{no} ")).collect());
        assert!(index.words.len() == WORDS && index.term("x7").is_some());
        assert_eq!(index.term(&format!("x{}", WORDS + 500)), None);
        assert_eq!((index.term("afterwards"), index.docs[1].title), (None, 0));
    }
}
