//! Whether what was found really answers. It does not where hardly a word of the query is known to the book, nor where
//! an entry that only says how silent the book is fits better than any that tells something.
use super::entry::{Entry, EntryKind};
use super::rank::Ranked;

/// The share of the query that an answer has words for at least.
const LITTLE: f32 = 0.25;

/// How good an entry that tells something must be beside one that says there is nothing to tell.
const AS_GOOD: f32 = 1.0;

/// Whether any of these answers a query.
pub fn answers<'a>(found: impl Iterator<Item = (&'a Entry, Ranked)> + Clone) -> bool {
    let best = |of: fn(&Entry) -> bool| {
        found.clone().filter(|(entry, _)| of(entry)).map(|(_, ranked)| ranked.score).fold(0.0, f32::max)
    };
    let known = found.clone().any(|(_, ranked)| ranked.share >= LITTLE);
    known && best(tells) >= best(|entry| !tells(entry)) * AS_GOOD
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
        answers(found.iter().map(|(entry, ranked)| (entry, *ranked)))
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
    fn hardly_a_known_word_is_no_answer() {
        assert!(!answered(&[found("GR-A-01", EntryKind::Rule, "Page 1", 0.5, 0.1)]));
        assert!(!answered(&[]));
    }
}
