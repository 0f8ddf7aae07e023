//! Who sits where. Names and order of play belong to [`crate::setup`]; teams will belong to a game's state.
use serde::{Deserialize, Serialize};

/// The longest name a person may sit down with, in characters.
pub const LONGEST_NAME: usize = 60;

/// One place at the table, counted from 0 in the order of play; a bare number on the wire.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Every seat of a table of `count`, in the order of play.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> {
        (0..count).map(|index| Seat(index as u8))
    }
}

/// A person's name as it stands in sentences: trimmed, with something to see, and nothing in it that ends the line or
/// turns its direction for the words after it. None where it is no such name.
pub fn person(given: &str) -> Option<String> {
    let name = given.trim();
    let fits = name.chars().count() <= LONGEST_NAME && !name.chars().any(breaks) && name.chars().any(shows);
    fits.then(|| name.to_owned())
}

/// Whether a letter ends the line or turns the words after it. Right-to-left letters are welcome; overrides and
/// isolates that reach beyond the name are not.
pub fn breaks(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn shows(c: char) -> bool {
    let zero_width =
        matches!(c, '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}');
    !c.is_whitespace() && !zero_width && !matches!(c, '\u{2800}' | '\u{3164}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_script_fit_up_to_their_length() {
        for name in [
            "Ann",
            "\u{5e9}\u{5dc}\u{5d5}\u{5dd}",
            "\u{1f468}\u{200d}\u{1f680}",
            &"\u{1f600}".repeat(60),
            "'; DROP TABLE batch;--",
        ] {
            assert_eq!(person(&format!(" {name} ")).as_deref(), Some(name));
        }
    }

    #[test]
    fn what_nobody_sees_and_what_breaks_the_line_is_no_name() {
        let long = "\u{1f600}".repeat(61);
        for name in
            ["", "  ", "\u{200b}", "\u{feff}\u{ad}", "a\nb", "a\0b", "a\u{2028}b", "\u{202e}ann", "\u{2067}ann", &long]
        {
            assert_eq!(person(name), None, "{name:?}");
        }
    }
}
