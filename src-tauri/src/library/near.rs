//! How far two words are apart in typing errors: a letter too many, missing, wrong, or two neighbours exchanged.

/// Whether a word could be a slip of another: the first letter is hardly ever the wrong one in any but long words.
pub fn begins_alike(one: &str, other: &str) -> bool {
    one.len() > 7 || one.bytes().next() == other.bytes().next() || one.bytes().take(2).rev().eq(other.bytes().take(2))
}

/// The letters of a word as bits: every edit changes at most two of them.
pub fn letters(word: &str) -> u32 {
    word.bytes().fold(0, |bits, one| bits | 1 << (one % 32))
}

/// The edits a word of this many letters is allowed.
pub fn allowed(length: usize) -> usize {
    match length {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// The edits between two words, if there are at most `most`.
pub fn edits(one: &[u8], other: &[u8], most: usize) -> Option<usize> {
    if one.len().abs_diff(other.len()) > most || other.len() > LONGEST {
        return None;
    }
    let mut before = [0; LONGEST + 1];
    let mut last: [usize; LONGEST + 1] = std::array::from_fn(|place| place);
    for (row, letter) in one.iter().enumerate() {
        let mut next = [row + 1; LONGEST + 1];
        let mut least = row + 1;
        for (column, beside) in other.iter().enumerate() {
            let mut cost =
                (last[column] + usize::from(letter != beside)).min(last[column + 1] + 1).min(next[column] + 1);
            if row > 0 && column > 0 && one[row - 1] == *beside && other[column - 1] == *letter {
                cost = cost.min(before[column - 1] + 1);
            }
            next[column + 1] = cost;
            least = least.min(cost);
        }
        if least > most {
            return None;
        }
        (before, last) = (last, next);
    }
    Some(last[other.len()]).filter(|cost| *cost <= most)
}

/// Longer words are not compared.
pub const LONGEST: usize = 24;

#[cfg(test)]
mod tests {
    use super::*;

    fn between(one: &str, other: &str) -> Option<usize> {
        edits(one.as_bytes(), other.as_bytes(), 2)
    }

    #[test]
    fn each_kind_of_slip_is_one_edit() {
        for (typed, meant) in [("trama", "trauma"), ("flood", "flod"), ("flaad", "flood"), ("recative", "reactive")] {
            assert!(between(typed, meant).is_some_and(|edits| edits <= 2), "{typed} {meant}");
        }
        assert_eq!((between("recative", "reactive"), between("flod", "flood")), (Some(1), Some(1)));
        assert_eq!((between("unarmorred", "unarmored"), between("move", "move")), (Some(1), Some(0)));
        assert_eq!((between("push", "barrier"), between("abcd", "efgh")), (None, None));
    }

    #[test]
    fn words_without_end_are_not_compared() {
        let long = "a".repeat(LONGEST + 1);
        assert_eq!(between(&long, &long), None);
    }

    #[test]
    fn an_edit_changes_at_most_two_letters() {
        assert!((letters("trauma") ^ letters("trama")).count_ones() <= 2);
        assert_eq!(letters("dice"), letters("iced"));
    }
}
