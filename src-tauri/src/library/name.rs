//! The name of a book within a query: "gundam push off the board" asks one book and has three words less to find.
use super::book::Book;
use super::token::{Token, tokens};
use std::ops::Range;

/// Where a query names a book: by its title, by its id, written together or apart; or by the first word of its title,
/// where that `means_nothing_else`.
pub fn named(book: &Book, words: &[Token], means_nothing_else: impl Fn(&str) -> bool) -> Option<Range<usize>> {
    let title = book.title.split(':').next().unwrap_or_default();
    let names = [title, book.id.as_str()].map(spelt);
    let whole = names.iter().filter_map(|name| together(name, words)).max_by_key(Range::len);
    let first = names[0].first().filter(|first| first.len() > 3 && means_nothing_else(first));
    whole.or_else(|| first.and_then(|first| together(std::slice::from_ref(first), words)))
}

fn spelt(name: &str) -> Vec<String> {
    tokens(name, 8).into_iter().map(|token| token.word).collect()
}

fn together(name: &[String], words: &[Token]) -> Option<Range<usize>> {
    let apart = |from: &usize| words[*from..].iter().map(|token| &token.word).take(name.len()).eq(name);
    let from = (0..words.len()).filter(|_| !name.is_empty()).find(apart);
    let apart = from.map(|from| from..from + name.len());
    let joined = name.concat();
    apart.or_else(|| words.iter().position(|token| token.word == joined).map(|at| at..at + 1))
}

#[cfg(test)]
mod tests {
    use super::super::book::Synonyms;
    use super::*;

    fn at(query: &str, free: bool) -> Option<Range<usize>> {
        let book = Book::new("iron-giants", "Iron-Giants: The Duel", None, Vec::new(), Synonyms::new());
        named(&book, &tokens(query, 9), |_| free)
    }

    #[test]
    fn a_book_is_named_by_its_title_apart_or_together() {
        assert_eq!(at("push in iron giants", false), Some(2..4));
        assert_eq!(at("irongiants push", false), Some(0..1));
        assert_eq!(at("iron giant push", false), None);
        assert_eq!(at("push", true), None);
    }

    #[test]
    fn the_first_word_does_where_it_means_nothing_else() {
        assert_eq!((at("iron push", true), at("iron push", false)), (Some(0..1), None));
    }
}
