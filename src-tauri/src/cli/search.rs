//! `search`: what the library answers, best first. It opens no books of anybody.
use super::{Answer, print, print_json};
use crate::error::Trouble;
use crate::library::snippet::marked;
use crate::library::{Ask, Library};
use crate::wire::Found;
use crate::words::Words;
use rules::text::Text;
use serde_json::{Value, json};

/// The most entries that are printed.
const FOUND: usize = 10;

/// Prints what answers a query, in one game or in all.
///
/// # Errors
/// `no-game` where there is no book of that game.
pub fn run(game: Option<&str>, query: &str, json: bool) -> Result<Answer, Trouble> {
    let library = Library::default();
    if let Some(game) = game.filter(|game| !library.has(game)) {
        return Err(Trouble::new("no-game").with("game", game.to_owned()));
    }
    let found = library.search(&Ask { query, game, first: None, most: FOUND });
    if json {
        print_json(&found.iter().map(as_json).collect::<Vec<_>>())?;
    } else {
        tell(&found, &Words::new(""))?;
    }
    Ok(Answer::Yes)
}

fn as_json(found: &Found) -> Value {
    json!({
        "id": found.id,
        "title": found.title,
        "game": found.game,
        "rules": found.rules,
        "snippet": marked(&found.snippet),
        "nearest": found.nearest,
    })
}

fn tell(found: &[Found], words: &Words) -> Result<(), Trouble> {
    if found.is_empty() {
        return print(&words.word("cli-search-none"));
    }
    if found.iter().all(|one| one.nearest) {
        print(&words.word("cli-search-nearest"))?;
    }
    for one in found {
        let heading = Text::of("cli-search-found").with("id", one.id.clone()).with("title", one.title.clone());
        let heading = heading.with("game", one.game_title.clone()).with("source", one.source.clone());
        print(&words.say(&heading))?;
        print(&format!("    {}", marked(&one.snippet)))?;
    }
    Ok(())
}
