//! Queries as they are typed: whole, unfinished, misspelt, and three letters of one.
use super::quality::Case;
use pitcrew::library::Ask;
use serde::Serialize;

/// One query, and the game it is asked of.
#[derive(Clone, Debug, Serialize)]
pub struct Typed {
    pub game: Option<String>,
    pub query: String,
}

impl Typed {
    /// The query as a screen asks it.
    pub fn ask(&self) -> Ask<'_> {
        Ask { query: &self.query, game: self.game.as_deref(), first: None, most: 10 }
    }

    /// The query asked of every book.
    pub fn in_every_book(&self) -> Ask<'_> {
        Ask { game: None, ..self.ask() }
    }
}

/// Each query whole, two letters short, with two neighbours exchanged, and its first three letters; a fifth of each
/// asked of every book.
pub fn typed(cases: &[Case]) -> Vec<Typed> {
    let shapes: [fn(&str) -> String; 4] = [str::to_owned, short, slipped, |query| query.chars().take(3).collect()];
    let of = |(place, case): (usize, &Case)| {
        let game = case.game.clone().filter(|_| place % 5 > 0);
        shapes.map(|shape| Typed { game: game.clone(), query: shape(&case.query) })
    };
    cases.iter().enumerate().flat_map(of).collect()
}

fn short(query: &str) -> String {
    let count = query.chars().count().saturating_sub(2);
    query.chars().take(count.max(1)).collect()
}

// The middle of the longest word.
fn slipped(query: &str) -> String {
    let longest = query.split(' ').max_by_key(|word| word.len()).unwrap_or_default();
    let mut letters: Vec<char> = longest.chars().collect();
    let middle = letters.len() / 2;
    if middle > 0 {
        letters.swap(middle - 1, middle);
    }
    query.replacen(longest, &letters.into_iter().collect::<String>(), 1)
}
