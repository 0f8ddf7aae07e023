//! What is shown of an entry that was found: the stretch of its text that says most of what was asked, in parts, those
//! that were asked for marked.
use super::entry::ids;
use super::index::{Index, Term};
use super::query::Idea;
use super::token::{Token, tokens};
use serde::Serialize;

/// A part of a snippet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SnippetPart {
    pub text: String,
    /// Whether it was asked for.
    pub hit: bool,
}

/// The words of a snippet.
const WORDS: usize = 36;

/// The bytes of a text that are looked at.
const LOOKED_AT: usize = 32 * 1024;

/// The stretch of a text that says most of what was asked.
pub fn snippet(index: &Index, ideas: &[Idea], text: &str) -> Vec<SnippetPart> {
    let text = plain(&text[..text.floor_char_boundary(LOOKED_AT)]);
    let words = tokens(&text, usize::MAX);
    let said = said(index, ideas, &words);
    let from = start(&text, &words, &said);
    let to = (from + WORDS).min(words.len());
    let begin = if from == 0 { 0 } else { words[from].at.start };
    let end = if to == words.len() { text.len() } else { words[to - 1].at.end };
    let mut parts = Parts::default();
    parts.add(if begin > 0 { "… " } else { "" }, false);
    let mut at = begin;
    for place in from..to {
        let span = words[place].at.clone();
        // What stands between two words that were asked for goes with them.
        let joins = place > from && said[place] > 0 && said[place - 1] > 0;
        parts.add(&text[at..span.start], joins);
        at = span.end;
        parts.add(&text[span], said[place] > 0);
    }
    parts.add(&text[at..end], false);
    parts.add(if end < text.len() { " …" } else { "" }, false);
    parts.done
}

/// A snippet on one line, its marks as Markdown has them.
pub fn marked(parts: &[SnippetPart]) -> String {
    parts.iter().map(|part| if part.hit { format!("**{}**", part.text) } else { part.text.clone() }).collect()
}

#[derive(Default)]
struct Parts {
    done: Vec<SnippetPart>,
}

impl Parts {
    fn add(&mut self, text: &str, hit: bool) {
        match self.done.last_mut().filter(|last| last.hit == hit) {
            _ if text.is_empty() => {}
            Some(last) => last.text.push_str(text),
            None => self.done.push(SnippetPart { text: text.to_owned(), hit }),
        }
    }
}

// One line without the signs of Markdown and without ids, but for those a sentence leads up to.
fn plain(text: &str) -> String {
    let mut bare = in_words(text);
    for id in ids(text) {
        bare = bare.replacen(&format!(": [{id}]"), &format!(": {id}"), 1).replacen(&format!(" [{id}]"), "", 1);
    }
    let is_text = |word: &&str| !matches!(*word, "-" | "*" | "#" | "##" | "###");
    let line: Vec<&str> = bare.split_whitespace().filter(is_text).collect();
    line.join(" ").replace("**", "")
}

// A name between backticks as people say it: `attack_die` is an attack die.
fn in_words(text: &str) -> String {
    let spoken = |(at, part): (usize, &str)| if at % 2 == 1 { part.replace('_', " ") } else { part.to_owned() };
    text.split('`').enumerate().map(spoken).collect()
}

// For each word the number of the idea it says, counted from 1, or 0.
fn said(index: &Index, ideas: &[Idea], words: &[Token]) -> Vec<usize> {
    let terms: Vec<Term> = words.iter().map(|word| index.term(&word.word).unwrap_or(Term::MAX)).collect();
    let mut said = vec![0; words.len()];
    for place in 0..words.len() {
        let idea = |term: Term| ideas.iter().position(|idea| idea.likeness(term) > 0.0).map_or(0, |at| at + 1);
        said[place] = said[place].max(idea(terms[place]));
        for (count, phrase) in index.phrases_at(&terms[place..]) {
            let of = idea(phrase);
            said[place..place + count].iter_mut().for_each(|one| *one = (*one).max(of));
        }
    }
    said
}

// The first word of the best stretch, at the beginning of a sentence where that loses nothing.
fn start(text: &str, words: &[Token], said: &[usize]) -> usize {
    if words.len() <= WORDS {
        return 0;
    }
    let worth = |from: usize| {
        let stretch = &said[from..(from + WORDS).min(said.len())];
        let mut seen: Vec<usize> = stretch.iter().copied().filter(|of| *of > 0).collect();
        let all = seen.len();
        seen.sort_unstable();
        seen.dedup();
        (seen.len(), all)
    };
    let opens = |place: usize| {
        place == 0 || text[words[place - 1].at.end..words[place].at.start].contains(['.', '!', '?', ':', ';'])
    };
    // Of stretches that say as much, the one that comes to the point soonest.
    let best = |places: &mut dyn Iterator<Item = usize>| places.map(|place| (worth(place), place)).max();
    let (sentence, any) = (best(&mut (0..words.len()).filter(|place| opens(*place))), best(&mut (0..words.len())));
    match (sentence, any) {
        (Some((one, place)), Some((other, _))) if one.0 >= other.0 => place,
        (_, Some((_, place))) => place,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::book::{Book, Synonyms};
    use super::super::entry::{Entry, EntryKind};
    use super::super::query::Query;
    use super::*;

    fn of(query: &str, text: &str) -> String {
        let entry = Entry::new(EntryKind::Rule, "GR-A-01", "P", "T", "C", text);
        let book = Book::new("b", "B", None, vec![entry], Synonyms::new());
        let index = Index::of(&book, &Synonyms::from([("shove".to_owned(), vec!["knock back".to_owned()])]));
        marked(&snippet(&index, &Query::of(query).ideas(&index), text))
    }

    #[test]
    fn forms_and_phrases_are_marked_and_ids_left_out() {
        assert_eq!(of("push wall", "- **Pushed** into a wall [GR-A-02]: 1 hex."), "**Pushed** into a **wall**: 1 hex.");
        assert_eq!(of("shove", "You knock back a robot. See: [GR-A-02]."), "You **knock back** a robot. See: GR-A-02.");
    }

    #[test]
    fn of_a_long_text_the_stretch_that_says_most_is_shown() {
        let filler = "Nothing of it stands here at all. ".repeat(30);
        let shown = of("flood rubble", &format!("A flood. {filler}The flood lies on rubble. {filler}"));
        assert!(shown.starts_with("… The **flood** lies on **rubble**. Nothing"), "{shown}");
        assert!(shown.ends_with(" …"), "{shown}");
    }

    #[test]
    fn a_text_without_end_is_cut() {
        assert!(of("flood", &"💥 flood ".repeat(100_000)).len() < 1_000);
        assert_eq!(of("flood", ""), "");
    }
}
