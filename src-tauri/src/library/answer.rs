//! Whether what was found really answers. It does not where hardly a word of the query is known to the book or where
//! nothing fits but by the way, nor where an entry that only says how silent the book is fits better than any that tells
//! something. A single word asks nothing: there it is enough that something is told of it.
use super::entry::{Entry, EntryKind};
use super::rank::Ranked;

/// The share of the query that an answer has words for at least.
const LITTLE: f32 = 0.25;

/// How good the best entry must be at least.
const POOR: f32 = 0.08;

/// How good an entry that tells something must be beside one that says there is nothing to tell.
const AS_GOOD: f32 = 1.0;

/// The same where a single word was typed.
const OF_A_WORD: f32 = 0.5;

/// Whether any of these answers a query of so many words that count.
pub fn answers<'a>(words: usize, found: impl Iterator<Item = (&'a Entry, Ranked)> + Clone) -> bool {
    let best = |of: fn(&Entry) -> bool| {
        found.clone().filter(|(entry, _)| of(entry)).map(|(_, ranked)| ranked.score).fold(0.0, f32::max)
    };
    let known = found.clone().any(|(_, ranked)| ranked.share >= LITTLE);
    let (told, left_open) = (best(tells), best(|entry| !tells(entry)));
    let as_good = if words == 1 { OF_A_WORD } else { AS_GOOD };
    known && told.max(left_open) >= POOR && told >= left_open * as_good
}

// A rule the book only implies is still told; what it leaves out altogether stands in the chapter of that name.
fn tells(entry: &Entry) -> bool {
    let left_out = entry.id.split('-').nth(1) == Some("X");
    !entry.is_silent() || entry.kind == EntryKind::Rule && !left_out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(id: &str, kind: EntryKind, source: &str, score: f32, share: f32) -> (Entry, Ranked) {
        (Entry::new(kind, id, source, "T", "C", "Text."), Ranked { doc: 0, score, share })
    }

    fn answered(found: &[(Entry, Ranked)]) -> bool {
        answers(2, found.iter().map(|(entry, ranked)| (entry, *ranked)))
    }

    #[test]
    fn a_silent_entry_on_top_answers_nothing() {
        let rule = found("GR-A-01", EntryKind::Rule, "Page 1", 0.5, 0.9);
        let silent = found("GR-Q01", EntryKind::Question, "silent", 0.6, 0.9);
        assert!(answered(std::slice::from_ref(&rule)));
        assert!(!answered(&[silent, rule.clone()]));
        assert!(answered(&[rule, found("GR-Q01", EntryKind::Question, "silent", 0.4, 0.9)]));
    }

    #[test]
    fn a_rule_the_book_implies_answers_and_what_it_leaves_out_does_not() {
        assert!(answered(&[found("GR-A-01", EntryKind::Rule, "silent", 0.5, 0.9)]));
        assert!(!answered(&[found("GR-X-01", EntryKind::Rule, "silent", 0.5, 0.9)]));
    }

    #[test]
    fn a_single_word_is_answered_by_less() {
        let rule = found("GR-A-01", EntryKind::Rule, "Page 1", 0.5, 0.9);
        let silent = found("GR-Q01", EntryKind::Question, "silent", 0.6, 0.9);
        let passing = found("GR-A-02", EntryKind::Rule, "Page 1", 0.2, 0.9);
        let answered =
            |words, found: &[(Entry, Ranked)]| answers(words, found.iter().map(|(entry, ranked)| (entry, *ranked)));
        assert!(answered(1, &[silent.clone(), rule.clone()]) && !answered(2, &[silent.clone(), rule]));
        assert!(!answered(1, &[silent, passing]));
    }

    #[test]
    fn hardly_a_known_word_is_no_answer() {
        assert!(!answered(&[found("GR-A-01", EntryKind::Rule, "Page 1", 0.5, 0.1)]));
        assert!(!answered(&[found("GR-A-01", EntryKind::Rule, "Page 1", 0.07, 0.9)]));
        assert!(!answered(&[]));
    }
}
