//! What search knows of English: words that carry no meaning in a question, numbers, and forms no stemmer joins.

/// The digits of a number word.
pub fn number(word: &str) -> Option<&'static str> {
    NUMBERS.binary_search_by(|(name, _)| (*name).cmp(word)).ok().map(|place| NUMBERS[place].1)
}

/// Whether a word says nothing of what is asked.
pub fn is_stop(word: &str) -> bool {
    STOP.binary_search(&word).is_ok()
}

/// Whether a word says little of what is asked.
pub fn is_weak(word: &str) -> bool {
    WEAK.binary_search(&word).is_ok()
}

/// What a stem has in common with those of its kin, for stems that are long enough: "mover", "movement" and "move";
/// "collide" and "collision".
pub fn root(stem: &str) -> Option<String> {
    let bare = ENDINGS.iter().find_map(|ending| stem.strip_suffix(ending).filter(|rest| rest.len() >= 3));
    let bare = bare.unwrap_or(stem);
    let letters = bare.as_bytes();
    let doubled = letters.len() > 3 && letters[letters.len() - 1] == letters[letters.len() - 2];
    let bare = if doubled { &bare[..bare.len() - 1] } else { bare };
    let bare = bare.strip_suffix('e').unwrap_or(bare);
    (stem.is_ascii() && bare.len() >= 3)
        .then(|| bare.strip_suffix('s').map_or(bare.to_owned(), |rest| format!("{rest}d")))
}

/// The base form of an irregular one; any other word as it is.
pub fn base(word: &str) -> &str {
    FORMS.binary_search_by(|(form, _)| (*form).cmp(word)).map_or(word, |place| FORMS[place].1)
}

/// Endings of kin, longest first.
const ENDINGS: [&str; 10] = ["ment", "ness", "ance", "ence", "anc", "ion", "iv", "er", "or", "al"];

/// In alphabetical order.
const NUMBERS: [(&str, &str); 25] = [
    ("eight", "8"),
    ("eights", "8"),
    ("eleven", "11"),
    ("five", "5"),
    ("fives", "5"),
    ("four", "4"),
    ("fours", "4"),
    ("nine", "9"),
    ("nines", "9"),
    ("once", "1"),
    ("one", "1"),
    ("seven", "7"),
    ("sevens", "7"),
    ("six", "6"),
    ("sixes", "6"),
    ("ten", "10"),
    ("tens", "10"),
    ("three", "3"),
    ("threes", "3"),
    ("thrice", "3"),
    ("twelve", "12"),
    ("twice", "2"),
    ("two", "2"),
    ("twos", "2"),
    ("zero", "0"),
];

/// In alphabetical order.
const STOP: &[&str] = &[
    "a",
    "about",
    "actually",
    "am",
    "an",
    "and",
    "any",
    "anybody",
    "anyone",
    "anything",
    "are",
    "arent",
    "as",
    "at",
    "be",
    "been",
    "being",
    "but",
    "by",
    "can",
    "could",
    "couldnt",
    "did",
    "didnt",
    "do",
    "does",
    "doesnt",
    "doing",
    "dont",
    "etc",
    "exactly",
    "for",
    "from",
    "had",
    "happen",
    "happens",
    "has",
    "have",
    "having",
    "he",
    "her",
    "hes",
    "him",
    "his",
    "how",
    "i",
    "id",
    "if",
    "ill",
    "im",
    "in",
    "into",
    "is",
    "isnt",
    "it",
    "its",
    "ive",
    "just",
    "let",
    "lets",
    "me",
    "might",
    "mine",
    "must",
    "my",
    "not",
    "of",
    "ok",
    "okay",
    "on",
    "or",
    "our",
    "ours",
    "please",
    "really",
    "shall",
    "she",
    "shes",
    "should",
    "shouldnt",
    "so",
    "some",
    "somebody",
    "someone",
    "something",
    "than",
    "that",
    "the",
    "their",
    "theirs",
    "them",
    "then",
    "there",
    "these",
    "they",
    "theyre",
    "thing",
    "things",
    "this",
    "those",
    "to",
    "us",
    "versus",
    "vs",
    "was",
    "we",
    "were",
    "weve",
    "what",
    "whats",
    "when",
    "where",
    "whether",
    "which",
    "who",
    "whom",
    "whose",
    "why",
    "will",
    "with",
    "wont",
    "would",
    "wouldnt",
    "you",
    "your",
    "youre",
    "yours",
    "youve",
];

/// Words that say little of what is asked, in alphabetical order.
const WEAK: &[&str] = &[
    "after", "again", "already", "also", "always", "another", "before", "both", "cannot", "cant", "during", "each",
    "either", "else", "even", "ever", "every", "get", "gets", "instead", "make", "many", "may", "mean", "means",
    "much", "need", "never", "no", "now", "only", "other", "per", "still", "then", "until", "use", "used", "using",
    "want", "while", "within", "without", "work", "works",
];

/// Irregular forms with their bases, in alphabetical order.
const FORMS: &[(&str, &str)] = &[
    ("began", "begin"),
    ("begun", "begin"),
    ("broke", "break"),
    ("broken", "break"),
    ("brought", "bring"),
    ("built", "build"),
    ("came", "come"),
    ("cant", "cannot"),
    ("caught", "catch"),
    ("chose", "choose"),
    ("chosen", "choose"),
    ("dealt", "deal"),
    ("death", "dead"),
    ("deaths", "dead"),
    ("dice", "die"),
    ("did", "do"),
    ("died", "dead"),
    ("dies", "dead"),
    ("drawn", "draw"),
    ("drew", "draw"),
    ("dying", "dead"),
    ("fallen", "fall"),
    ("fell", "fall"),
    ("flew", "fly"),
    ("flown", "fly"),
    ("fought", "fight"),
    ("gave", "give"),
    ("given", "give"),
    ("goes", "go"),
    ("gone", "go"),
    ("got", "get"),
    ("gotten", "get"),
    ("held", "hold"),
    ("hid", "hide"),
    ("hidden", "hide"),
    ("kept", "keep"),
    ("laid", "lay"),
    ("lost", "lose"),
    ("made", "make"),
    ("paid", "pay"),
    ("ran", "run"),
    ("shot", "shoot"),
    ("shown", "show"),
    ("slid", "slide"),
    ("sold", "sell"),
    ("spent", "spend"),
    ("stole", "steal"),
    ("stolen", "steal"),
    ("stood", "stand"),
    ("taken", "take"),
    ("threw", "throw"),
    ("thrown", "throw"),
    ("took", "take"),
    ("went", "go"),
    ("won", "win"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kin_share_a_root() {
        for (one, other) in [("movement", "move"), ("respons", "respond"), ("collis", "collid"), ("winner", "win")] {
            assert_eq!(root(one), root(other));
        }
        assert_eq!((root("die"), root("go")), (None, None));
    }

    #[test]
    fn lists_are_in_order_and_are_searched() {
        assert!(STOP.is_sorted() && WEAK.is_sorted() && FORMS.is_sorted() && NUMBERS.is_sorted());
        assert!(is_stop("the") && !is_stop("push"));
        assert_eq!((base("threw"), base("push"), number("two")), ("throw", "push", Some("2")));
    }
}
