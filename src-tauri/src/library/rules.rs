//! One rule out of a game's rule files. A file is a chapter, named `NN-chapter.md`; a rule is a heading
//! `## ID | where the rulebook says it | title` and the text up to the next heading.
use crate::wire::Rule;
use rules::engine::Engine;

/// The rule of that id, in our own words.
pub fn find(engine: &dyn Engine, id: &str) -> Option<Rule> {
    engine.rules().iter().find_map(|(file, text)| in_chapter(file, text, id))
}

fn in_chapter(file: &str, text: &str, id: &str) -> Option<Rule> {
    let text = text.strip_prefix("## ").map_or(text, |_| text);
    let mut entries = text.split("\n## ");
    // What stands before the first heading is the chapter's title, if it has one.
    let first = entries.next().unwrap_or_default();
    let title = first.lines().next().and_then(|line| line.strip_prefix("# ")).map(str::trim);
    let chapter = title.map_or_else(|| chapter_of(file), str::to_owned);
    entries.chain(first.strip_prefix("## ")).find_map(|entry| rule(entry, &chapter, id))
}

fn rule(entry: &str, chapter: &str, id: &str) -> Option<Rule> {
    let (heading, text) = entry.split_once('\n').unwrap_or((entry, ""));
    let mut fields = heading.splitn(3, '|').map(str::trim);
    if fields.next() != Some(id) {
        return None;
    }
    let source = fields.next().unwrap_or_default().to_owned();
    let title = fields.next().unwrap_or_default().to_owned();
    Some(Rule { id: id.to_owned(), title, source, chapter: chapter.to_owned(), text: text.trim().to_owned() })
}

// `rules/en/04-attack.md` is the chapter "attack" where the file has no title of its own.
fn chapter_of(file: &str) -> String {
    let name = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".md");
    name.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-').replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: &str =
        "# Attacks\n\n## GR-1 | Page 3 | First\n\nOne.\n\nTwo.\n\n## GR-10 | FAQ | Last | not least\n\nThree.\n";

    #[test]
    fn a_rule_is_found_by_its_whole_id() {
        let rule = in_chapter("04-attack.md", CHAPTER, "GR-1").expect("there");
        assert_eq!((rule.title.as_str(), rule.source.as_str()), ("First", "Page 3"));
        assert_eq!((rule.chapter.as_str(), rule.text.as_str()), ("Attacks", "One.\n\nTwo."));
        assert_eq!(in_chapter("", CHAPTER, "GR-10").expect("there").title, "Last | not least");
        assert!(in_chapter("", CHAPTER, "GR-2").is_none());
    }

    #[test]
    fn a_chapter_without_a_title_is_named_by_its_file() {
        let rule = in_chapter("rules/en/04-free-attack.md", "## GR-1 | P | T\n\nX", "GR-1").expect("there");
        assert_eq!(rule.chapter, "free attack");
    }
}
