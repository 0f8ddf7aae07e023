//! Texts into words as they are compared: folded, without accents, numbers as digits, each with its stem.
use super::english;
use snowball_stemmers_rs::{Algorithm, Stemmer};
use std::ops::Range;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// One word of a text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Token {
    /// As it is compared.
    pub word: String,
    /// Where it stands in the text, in bytes.
    pub at: Range<usize>,
    /// Whether a hyphen joins it to the word before.
    pub joined: bool,
}

/// The words of a text, at most `most` of them. Ids in square brackets are no words of it.
pub fn tokens(text: &str, most: usize) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut rest = text;
    while found.len() < most {
        let Some(start) = rest.find(char::is_alphanumeric) else { break };
        let gap = &rest[..start];
        let from = text.len() - rest.len() + start;
        let length = text[from..].find(|one| !is_within(one)).unwrap_or(text.len() - from);
        let joined = matches!(gap, "-" | "\u{2010}" | "\u{2011}") && !found.is_empty();
        let at = from..from + length;
        rest = &text[at.end..];
        let word = fold(&text[at.clone()]);
        if !word.is_empty() {
            found.push(Token { word: english::number(&word).map_or(word, str::to_owned), at, joined });
        }
    }
    found
}

fn is_within(one: char) -> bool {
    one.is_alphanumeric() || is_combining_mark(one) || is_apostrophe(one)
}

fn is_apostrophe(one: char) -> bool {
    matches!(one, '\'' | '\u{2019}' | '\u{2018}' | '\u{02bc}')
}

/// A word in lower case without accents and apostrophes; the genitive goes with its apostrophe.
pub fn fold(word: &str) -> String {
    if word.bytes().all(|one| one.is_ascii_alphanumeric()) {
        return word.to_ascii_lowercase();
    }
    let plain = |one: &char| !is_combining_mark(*one);
    let folded: String = word.nfkd().filter(plain).flat_map(char::to_lowercase).filter(plain).collect();
    let bare = folded.trim_end_matches(is_apostrophe);
    let bare = bare.strip_suffix('s').filter(|rest| rest.ends_with(is_apostrophe)).unwrap_or(bare);
    bare.chars().filter(|one| !is_apostrophe(*one)).collect()
}

/// Stems of folded words.
pub struct Stems {
    stemmer: Stemmer,
}

impl Stems {
    /// The stems of English.
    pub fn new() -> Stems {
        Stems { stemmer: Stemmer::create(Algorithm::English) }
    }

    /// The stem of a folded word.
    pub fn of(&self, word: &str) -> String {
        let word = english::base(word);
        if word.len() < 3 || word.bytes().any(|one| one.is_ascii_digit()) {
            return word.to_owned();
        }
        self.stemmer.stem(word).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        tokens(text, 100).into_iter().map(|token| token.word).collect()
    }

    #[test]
    fn words_are_folded_and_numbers_are_digits() {
        assert_eq!(words("Émile’s TWO co-pilots can't"), ["emile", "2", "co", "pilots", "cant"]);
        assert_eq!(words("¿ \u{202e} 💥 -- “”"), [""; 0]);
        let found = tokens("a Co-Pilot", 9);
        assert_eq!((found[2].joined, found[1].joined, found[2].at.clone()), (true, false, 5..10));
    }

    #[test]
    fn no_more_words_are_read_than_asked_for() {
        assert_eq!(tokens(&"word ".repeat(10_000), 24).len(), 24);
    }

    #[test]
    fn forms_of_a_word_share_a_stem() {
        let stems = Stems::new();
        for (one, other) in [("pushed", "pushes"), ("threw", "throw"), ("dice", "die"), ("destroyed", "destroying")] {
            assert_eq!(stems.of(one), stems.of(other));
        }
        assert_ne!(stems.of("move"), stems.of("remove"));
    }
}
