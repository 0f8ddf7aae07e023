//! The order of what was found: BM25F over title, chapter and text, times the share of the query an entry answers,
//! with more for a title that says just that and for words that stand together as they were typed.
use super::entry::EntryKind;
use super::index::{Doc, GAP, Index, Posting, Term};
use super::query::Idea;

/// An entry that was found.
#[derive(Copy, Clone, Debug)]
pub struct Ranked {
    pub doc: usize,
    /// How good an answer it is, where 1 is good: comparable between books.
    pub score: f32,
    /// The share of the query it has words for, rare words weighing more.
    pub share: f32,
}

/// How many words of an entry are looked at for words that stand together.
const LOOKED_AT: usize = 2_000;

/// How many entries are looked at closely.
const CLOSELY: usize = 48;

/// What a word that says little is worth of one that says much.
const WEAK: f32 = 0.42;

/// What is left of an entry's score as the share of the query it answers goes to nothing.
const ALONE: f32 = 0.33;

/// What a title that was asked for in full adds.
const TITLED: f32 = 0.2;

/// How much of that is left where another word stands between.
const APART: f32 = 0.4;

/// What an entry gains whose title is just what was typed.
const WHOLE: f32 = 0.4;

/// How much of a title and of a query makes all of it.
const NEARLY: f32 = 0.95;

/// What words add that stand together as they were typed.
const TOGETHER: f32 = 0.24;

/// What an entry of a kind is worth of a rule that says the same.
mod prior {
    pub const QUESTION: f32 = 1.0;
    pub const TERM: f32 = 0.7;
    pub const READING: f32 = 0.9;
    pub const IMPORTED: f32 = 0.95;
    pub const NAME: f32 = 0.8;
}

/// Where more of a word stops counting for more.
const ENOUGH: f32 = 2.0;

/// The best entries of a book for what was meant, best first.
pub fn rank(index: &Index, ideas: &[Idea], most: usize) -> Vec<Ranked> {
    let weights: Vec<f32> = ideas.iter().map(|idea| rarity(index, idea)).collect();
    let whole: f32 = weights.iter().sum();
    let mut found = gather(index, ideas, &weights, whole);
    let order = |one: &Ranked, other: &Ranked| other.score.total_cmp(&one.score).then(one.doc.cmp(&other.doc));
    if found.len() > CLOSELY {
        found.select_nth_unstable_by(CLOSELY, order);
        found.truncate(CLOSELY);
    }
    for one in &mut found {
        one.score = look(index, &index.docs[one.doc], ideas, &weights, whole, one);
    }
    found.retain(|one| one.score > 0.0);
    found.sort_by(order);
    found.truncate(most);
    found
}

// How rare what is meant by a word is in this book; a word it does not have counts as rare as can be.
fn rarity(index: &Index, idea: &Idea) -> f32 {
    let count = index.docs.len() as f32;
    let seldom = |held: f32| (1.0 + (count - held + 0.5) / (held + 0.5)).ln();
    let held = idea.terms.iter().map(|(term, well)| index.postings(*term).len() as f32 * well).sum::<f32>();
    let seldom = seldom((held + idea.split.len() as f32).min(count));
    if idea.weak { seldom * WEAK } else { seldom }
}

fn gather(index: &Index, ideas: &[Idea], weights: &[f32], whole: f32) -> Vec<Ranked> {
    let mut sums = vec![(0.0f32, 0.0f32); index.docs.len()];
    let mut touched: Vec<u32> = Vec::new();
    let mut one = vec![(0.0f32, 0.0f32); index.docs.len()];
    let mut seen: Vec<u32> = Vec::new();
    for (idea, rare) in ideas.iter().zip(weights) {
        let mut add = |posting: &Posting, well: f32| {
            let place = &mut one[posting.doc as usize];
            if place.1 == 0.0 {
                seen.push(posting.doc);
            }
            *place = (place.0 + posting.weight * well, place.1.max(well));
        };
        for (term, well) in &idea.terms {
            index.postings(*term).iter().for_each(|posting| add(posting, *well));
        }
        idea.split.iter().for_each(|posting| add(posting, 1.0));
        for doc in seen.drain(..) {
            let (weight, well) = std::mem::take(&mut one[doc as usize]);
            let sum = &mut sums[doc as usize];
            if sum.1 == 0.0 {
                touched.push(doc);
            }
            *sum = (sum.0 + rare * weight / (weight + ENOUGH), sum.1 + rare * well);
        }
    }
    let ranked = |doc: u32| {
        let (score, share) = sums[doc as usize];
        let share = share / whole;
        Ranked { doc: doc as usize, score: score / whole * (ALONE + (1.0 - ALONE) * share), share }
    };
    touched.into_iter().map(ranked).collect()
}

fn look(index: &Index, doc: &Doc, ideas: &[Idea], weights: &[f32], whole: f32, found: &Ranked) -> f32 {
    let said = titled(index, doc, ideas);
    let together = together(index, doc, ideas, weights) / whole;
    let (all_said, all_asked) = (said > NEARLY, in_title(doc, ideas, weights) > NEARLY * whole);
    // A printed name is found by all of it, or by nothing but a part of it.
    if doc.kind == EntryKind::Name && !all_said && !all_asked {
        return 0.0;
    }
    let whole_title = if all_said && all_asked { WHOLE } else { 0.0 };
    let prior = match doc.kind {
        EntryKind::Rule => 1.0,
        EntryKind::Question => prior::QUESTION,
        EntryKind::Term => prior::TERM,
        EntryKind::Imported => prior::IMPORTED,
        EntryKind::Reading => prior::READING,
        EntryKind::Name => prior::NAME,
    };
    prior * (found.score + TITLED * said * found.share + TOGETHER * together) + whole_title
}

// The share of the title that was asked for, rare words weighing more.
fn titled(index: &Index, doc: &Doc, ideas: &[Idea]) -> f32 {
    let (mut all, mut said) = (0.0, 0.0);
    for term in doc.words[..doc.title].iter().filter(|term| !index.is_stop(**term)) {
        let rare = 1.0 / (1.0 + index.postings(*term).len() as f32).ln();
        all += rare;
        said += rare * ideas.iter().map(|idea| idea.likeness(*term)).fold(0.0, f32::max);
    }
    if all > 0.0 { said / all } else { 0.0 }
}

// How much of the query stands in the title.
fn in_title(doc: &Doc, ideas: &[Idea], weights: &[f32]) -> f32 {
    let best = |idea: &Idea| doc.words[..doc.title].iter().map(|term| idea.likeness(*term)).fold(0.0, f32::max);
    ideas.iter().zip(weights).map(|(idea, rare)| best(idea) * rare).sum()
}

// How much of the query stands in the entry word by word as it was typed, whatever stop words stand between.
fn together(index: &Index, doc: &Doc, ideas: &[Idea], weights: &[f32]) -> f32 {
    let words = &doc.words[..doc.words.len().min(LOOKED_AT)];
    let stands = |pair: &[Idea]| {
        let near = |place: usize| {
            let next = words[place + 1..].iter().take_while(|term| **term != GAP).filter(|term| !index.is_stop(**term));
            next.zip([1.0, APART]).map(|(term, near)| pair[1].likeness(*term) * near).fold(0.0, f32::max)
        };
        let at = |(place, term): (usize, &Term)| match pair[0].likeness(*term) {
            well if well > 0.0 => well * near(place),
            _ => 0.0,
        };
        words.iter().enumerate().map(at).fold(0.0, f32::max)
    };
    let pairs = ideas.windows(2).zip(weights.windows(2));
    pairs.map(|(pair, rare)| stands(pair) * rare[0].min(rare[1])).sum()
}
