//! What somebody means by the words they typed: for each word that counts, the terms of a book that may stand for it
//! and how well. A word the book does not have is looked for as a compound, as the beginning of one, and with typing
//! errors.
use super::english;
use super::index::{Index, Posting, Term};
use super::near;
use super::token::{Token, tokens};

/// The most words of a query that are read.
const WORDS: usize = 24;

/// The most words an unfinished or misspelt one may stand for.
const MEANT: usize = 24;

/// How well each kind of likeness stands for the word typed.
mod like {
    pub const UNFINISHED: f32 = 0.9;
    /// The word is whole already, but may go on.
    pub const LONGER: f32 = 0.35;
    pub const JOINED: f32 = 0.95;
    pub const ERRORS: [f32; 3] = [1.0, 0.8, 0.6];
    /// Unfinished and misspelt.
    pub const BOTH: f32 = 0.55;
}

/// A word of the query with all it may stand for.
#[derive(Debug)]
pub struct Idea {
    pub terms: Vec<(Term, f32)>,
    /// Where two neighbouring words of the book are one in the query.
    pub split: Vec<Posting>,
    /// Whether it says little of what is asked.
    pub weak: bool,
}

impl Idea {
    /// Whether the book has anything for it.
    pub fn is_known(&self, index: &Index) -> bool {
        !self.split.is_empty() || self.terms.iter().any(|(term, _)| !index.postings(*term).is_empty())
    }

    /// How well a term stands for it.
    pub fn likeness(&self, term: Term) -> f32 {
        self.terms.iter().find(|(one, _)| *one == term).map_or(0.0, |(_, well)| *well)
    }

    fn add(&mut self, term: Term, well: f32) {
        match self.terms.iter_mut().find(|(one, _)| *one == term) {
            Some((_, known)) => *known = known.max(well),
            None => self.terms.push((term, well)),
        }
    }
}

/// A query as it was typed, in words.
#[derive(Clone, Debug)]
pub struct Query {
    pub words: Vec<Token>,
    /// Whether the last word may go on.
    pub open: bool,
}

impl Query {
    /// The first words of a text.
    pub fn of(text: &str) -> Query {
        // A letter is four bytes at most: no word that counts begins behind these.
        let text = text.get(..text.floor_char_boundary(WORDS * 64)).unwrap_or(text);
        let words = tokens(text, WORDS);
        let open = words.last().is_some_and(|word| word.at.end == text.len());
        Query { words, open }
    }

    /// The query without some of its words, where others are left that say something.
    pub fn without(&self, words: std::ops::Range<usize>) -> Option<Query> {
        let mut left = self.clone();
        left.words.drain(words.clone());
        left.open = self.open && words.end < self.words.len();
        left.words.iter().any(|word| !english::is_stop(&word.word)).then_some(left)
    }

    /// What each word that counts may stand for in a book, in the order they were typed.
    pub fn ideas(&self, index: &Index) -> Vec<Idea> {
        let terms: Vec<Term> = self.words.iter().map(|word| index.term(&word.word).unwrap_or(Term::MAX)).collect();
        let all_stop = self.words.iter().all(|word| english::is_stop(&word.word));
        let counts = |place: usize| all_stop || !english::is_stop(&self.words[place].word);
        let mut ideas: Vec<Option<Idea>> =
            (0..self.words.len()).map(|place| counts(place).then(|| self.idea(index, place))).collect();
        self.add_phrases(index, &terms, &mut ideas);
        self.add_joined(index, &mut ideas);
        let mut ideas: Vec<Idea> = ideas.into_iter().flatten().collect();
        for idea in &mut ideas {
            add_synonyms(index, idea);
        }
        ideas
    }

    fn idea(&self, index: &Index, place: usize) -> Idea {
        let word = self.words[place].word.as_str();
        let mut idea = Idea { terms: Vec::new(), split: split(index, word), weak: english::is_weak(word) };
        let term = index.term(word);
        idea.terms.extend(term.map(|term| (term, 1.0)));
        let whole = idea.is_known(index) || term.is_some_and(|term| index.synonyms.contains_key(&term));
        if self.open && place + 1 == self.words.len() {
            add_beginning(index, word, if whole { like::LONGER } else { like::UNFINISHED }, &mut idea);
        }
        if !whole && !idea.is_known(index) {
            add_misspelt(index, word, self.open && place + 1 == self.words.len(), &mut idea);
        }
        idea
    }

    // A phrase of the book is meant by each of its words.
    fn add_phrases(&self, index: &Index, terms: &[Term], ideas: &mut [Option<Idea>]) {
        for from in 0..terms.len() {
            for (count, phrase) in index.phrases_at(&terms[from..]) {
                for idea in ideas[from..from + count].iter_mut().flatten() {
                    idea.add(phrase, 1.0);
                }
            }
        }
    }

    // "knock back" where the book writes "knockback".
    fn add_joined(&self, index: &Index, ideas: &mut [Option<Idea>]) {
        for from in 1..self.words.len() {
            let whole = format!("{}{}", self.words[from - 1].word, self.words[from].word);
            if let Some(term) = index.term(&whole) {
                ideas[from - 1..=from].iter_mut().flatten().for_each(|idea| idea.add(term, like::JOINED));
            }
        }
    }
}

fn add_synonyms(index: &Index, idea: &mut Idea) {
    for (term, well) in idea.terms.clone() {
        for (other, stands) in index.synonyms.get(&term).into_iter().flatten() {
            idea.add(*other, well * stands);
        }
    }
}

fn add_beginning(index: &Index, word: &str, well: f32, idea: &mut Idea) {
    let mut longer: Vec<Term> =
        index.beginning(word).iter().filter(|one| one.text.len() > word.len()).map(|one| one.term).collect();
    longer.sort_unstable_by_key(|term| (std::cmp::Reverse(index.postings(*term).len()), *term));
    longer.dedup();
    longer.into_iter().take(MEANT).for_each(|term| idea.add(term, well));
}

fn add_misspelt(index: &Index, word: &str, open: bool, idea: &mut Idea) {
    let most = near::allowed(word.len());
    let mut found = misspelt(index, word, most, false);
    if found.is_empty() && open && word.len() > 4 {
        found = misspelt(index, word, 1, true);
        found.iter_mut().for_each(|(_, well)| *well = like::BOTH);
    }
    if found.is_empty() && word.len() > 2 {
        add_beginning(index, word, like::BOTH, idea);
    }
    found.into_iter().take(MEANT).for_each(|(term, well)| idea.add(term, well));
}

// The words at the smallest distance; the beginnings of words where the word is unfinished.
fn misspelt(index: &Index, word: &str, most: usize, unfinished: bool) -> Vec<(Term, f32)> {
    let (letters, mut least) = (near::letters(word), most);
    let mut found: Vec<(usize, Term)> = Vec::new();
    for other in &index.words {
        if !near::begins_alike(word, &other.text)
            || !unfinished && (other.letters ^ letters).count_ones() as usize > 2 * least
        {
            continue;
        }
        let text = other.text.as_bytes();
        let text = if unfinished { &text[..text.len().min(word.len())] } else { text };
        if let Some(edits) = near::edits(word.as_bytes(), text, least) {
            least = edits;
            found.push((edits, other.term));
        }
    }
    found.retain(|(edits, _)| *edits == least);
    found.sort_unstable_by_key(|(_, term)| (std::cmp::Reverse(index.postings(*term).len()), *term));
    found.dedup();
    found.into_iter().map(|(edits, term)| (term, like::ERRORS[edits])).collect()
}

// "knockback" where the book writes "knock back".
fn split(index: &Index, word: &str) -> Vec<Posting> {
    if word.len() > near::LONGEST {
        return Vec::new();
    }
    let cuts = word.char_indices().map(|(at, _)| at).filter(|at| *at >= 2 && at + 2 < word.len());
    let halves = cuts.filter_map(|at| Some((index.term(&word[..at])?, index.term(&word[at..])?)));
    halves.flat_map(|(one, other)| beside(index, one, other)).collect()
}

// The entries in which one term stands right before another.
fn beside(index: &Index, one: Term, other: Term) -> Vec<Posting> {
    let (few, many) = (index.postings(one), index.postings(other));
    let both = few.iter().filter(|posting| many.binary_search_by_key(&posting.doc, |one| one.doc).is_ok());
    let stands =
        |posting: &&Posting| index.docs[posting.doc as usize].words.windows(2).any(|pair| pair == [one, other]);
    both.filter(stands).copied().collect()
}
