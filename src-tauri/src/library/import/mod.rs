//! A rulebook somebody brings along: bytes of a file or pasted text in, a title and passages out. What is kept of it is
//! in [`crate::store::book`].
//!
//! | to change | look in |
//! | --- | --- |
//! | which bytes are text, and in which encoding | `encoding` |
//! | what a heading is | `heading` |
//! | where a passage ends, how long it may be | `split` |
mod encoding;
mod heading;
mod split;

pub use encoding::text;
pub use split::{Passage, WAY, passages};

use crate::error::Trouble;
use rules::seat::breaks;
use sha2::{Digest, Sha256};

/// The largest rulebook, in bytes.
pub const LARGEST: usize = 5 * 1024 * 1024;

/// The longest title, in letters.
const TITLE: usize = 80;

/// A rulebook as it was read.
#[derive(Debug)]
pub struct Brought {
    /// Made of a hash of the text: the same text is the same book, however it was encoded and called.
    pub id: String,
    pub title: String,
    pub passages: Vec<Passage>,
}

/// Reads a rulebook; `name` is the name of its file, or empty.
///
/// # Errors
/// `book-empty`, `book-large`, `book-binary`, `book-broken`: why it cannot be one.
pub fn read(bytes: &[u8], name: &str) -> Result<Brought, Trouble> {
    let text = text(bytes)?;
    let passages = passages(&text);
    if passages.is_empty() {
        return Err(Trouble::new("book-empty"));
    }
    Ok(Brought { id: id(&text), title: title(&text, name), passages })
}

/// What is said of a rulebook beyond [`LARGEST`].
pub fn too_large() -> Trouble {
    Trouble::new("book-large").with("most", LARGEST / 1024 / 1024)
}

fn id(text: &str) -> String {
    let hash = Sha256::digest(text.trim().as_bytes());
    format!("own-{}", data_encoding::HEXLOWER.encode(&hash[..12]))
}

/// What a book is called where nobody says: its first heading where that stands on top, else its file, else its first
/// words.
fn title(text: &str, name: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| !line.trim().is_empty()).unwrap_or_default();
    let heading = heading::at(&lines, first).map(|heading| heading.title);
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem).trim();
    let words = || lines.get(first).map(|line| line.trim().to_owned()).unwrap_or_default();
    let title = heading.or_else(|| (!stem.is_empty()).then(|| stem.to_owned())).unwrap_or_else(words);
    let title: String = title.chars().filter(|one| !breaks(*one)).collect();
    short(&title, TITLE)
}

/// The first words of a text, at most so many letters.
fn short(text: &str, most: usize) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((end, _)) = line.char_indices().nth(most) else { return line };
    let cut = line[..end].rfind(' ').filter(|cut| *cut > end / 2).unwrap_or(end);
    format!("{}…", line[..cut].trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called(text: &str, name: &str) -> String {
        read(text.as_bytes(), name).expect("a book").title
    }

    #[test]
    fn a_book_is_called_by_its_first_heading_its_file_or_its_first_words() {
        assert_eq!(called("# House Rules\n\nFall and you break.", "notes.md"), "House Rules");
        assert_eq!(called("Fall and you break.", "our notes.v2.txt"), "our notes.v2");
        assert_eq!(called("\n\n  Fall and   you break.\n\nMore.", ""), "Fall and you break.");
        assert!(called(&"word ".repeat(99), "").chars().count() <= TITLE + 1);
        assert_eq!(called("# \u{202e}House Rules\n\nText.", ""), "House Rules");
    }

    #[test]
    fn the_same_text_is_the_same_book_whatever_its_encoding() {
        let text = "# Règles\n\nTout robot tombé est endommagé.\n";
        let (utf16, _, _) = encoding_rs::WINDOWS_1252.encode(text);
        let marked = [b"\xef\xbb\xbf", text.as_bytes()].concat();
        let ids = [text.as_bytes(), &marked, &utf16, text.replace('\n', "\r\n").as_bytes()]
            .map(|bytes| read(bytes, "").expect("a book").id);
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        assert_ne!(read(b"# Other\n\nText.", "").expect("a book").id, ids[0]);
    }

    #[test]
    fn what_holds_no_words_is_empty() {
        for text in ["", " \n\t ", "# \n\n---\n"] {
            assert_eq!(read(text.as_bytes(), "x").expect_err("refused").code, "book-empty", "{text:?}");
        }
    }
}
