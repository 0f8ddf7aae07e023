//! `acts GAME --coverage`: how much of the rulebook the app decides, what people enter, what is only looked up and what
//! is not in yet, every rule id in its class.
use super::{Answer, print, print_json};
use crate::error::Trouble;
use crate::words::Words;
use rules::coverage::Coverage;
use rules::engine::engine;
use rules::text::Text;

/// Prints the rule ids of a game by class.
///
/// # Errors
/// `no-game` where there is none of that name.
pub fn run(game: &str, json: bool) -> Result<Answer, Trouble> {
    let engine = engine(game).ok_or_else(|| Trouble::new("no-game").with("game", game.to_owned()))?;
    let coverage = engine.coverage();
    if json {
        print_json(&coverage)?;
    } else {
        tell(&coverage, &Words::new(engine.words()))?;
    }
    Ok(Answer::Yes)
}

fn tell(coverage: &Coverage, words: &Words) -> Result<(), Trouble> {
    let classes = coverage.classes();
    let mut sum = Text::of("cli-coverage").with("all", classes.iter().map(|(_, ids)| ids.len()).sum::<usize>());
    for (class, ids) in classes {
        sum = sum.with(class, ids.len());
    }
    print(&words.say(&sum))?;
    for (class, ids) in classes {
        print(&format!("\n{}", words.word(&format!("cli-coverage-{class}"))))?;
        chapters(ids).iter().try_for_each(|line| print(&format!("  {line}")))?;
    }
    Ok(())
}

/// A line for each chapter: `GR-ATK 01 02 03`.
fn chapters(ids: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for id in ids {
        let (chapter, number) = id.rsplit_once('-').unwrap_or(("", id));
        match lines.last_mut().filter(|line| line.split(' ').next() == Some(chapter)) {
            Some(line) => *line = format!("{line} {number}"),
            None => lines.push(format!("{chapter} {number}")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_a_chapter_share_a_line() {
        let ids = ["GR-ATK-01", "GR-ATK-02", "GR-RSP-S01", "GR-ATK-03"].map(str::to_owned);
        assert_eq!(chapters(&ids), ["GR-ATK 01 02", "GR-RSP S01", "GR-ATK 03"]);
    }
}
