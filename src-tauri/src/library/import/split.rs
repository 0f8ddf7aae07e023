//! A text into passages: one a heading, long ones in parts; by paragraphs where it has no headings. No word is lost.
use super::heading::{self, Heading, Told};
use super::short;

/// One part of a rulebook.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Passage {
    /// How deep the heading is that stands above it; 0 where none does.
    pub level: u8,
    /// Its heading, or its first words.
    pub heading: String,
    /// The headings above that.
    pub place: String,
    pub text: String,
}

/// How long a passage is where it can be chosen, and how long it may be, in bytes.
const LENGTH: (usize, usize) = (1_500, 3_000);

/// More headings than these are no headings.
const HEADINGS: usize = 4_000;

/// The longest of the first words that stand for a heading.
const FIRST_WORDS: usize = 60;

/// Between headings on the way to a passage.
pub const WAY: &str = " › ";

/// The passages of a text, in reading order.
pub fn passages(text: &str) -> Vec<Passage> {
    let lines: Vec<&str> = text.lines().collect();
    let headings = headings(&lines);
    let mut found = Vec::new();
    let first = headings.first().map_or(lines.len(), |(at, _)| *at);
    add_unheaded(&lines[..first], &mut found);
    let mut way: Vec<(u8, String)> = Vec::new();
    for (nth, (at, heading)) in headings.iter().enumerate() {
        let next = headings.get(nth + 1);
        let end = next.map_or(lines.len(), |(at, _)| *at);
        let body = joined(&lines[at + heading.lines..end]);
        way.retain(|(level, _)| *level < heading.level);
        let place = way.iter().map(|(_, title)| title.as_str()).collect::<Vec<_>>().join(WAY);
        way.push((heading.level, heading.title.clone()));
        // A heading right above a deeper one is told by that one's place.
        let opens = next.is_some_and(|(_, next)| next.level > heading.level);
        if !(body.is_empty() && opens) {
            add_headed(heading, &place, &body, &mut found);
        }
    }
    found
}

// Where a text is marked as Markdown, nothing else in it is a heading but what is underlined.
fn headings(lines: &[&str]) -> Vec<(usize, Heading)> {
    let mut found: Vec<(usize, Heading)> = Vec::new();
    let (mut at, mut fenced) = (0, false);
    while at < lines.len() {
        fenced ^= lines[at].trim_start().starts_with("```");
        let heading = if fenced { None } else { heading::at(lines, at) };
        let taken = heading.as_ref().map_or(1, |heading| heading.lines);
        found.extend(heading.map(|heading| (at, heading)));
        at += taken;
    }
    if found.iter().filter(|(_, heading)| heading.told == Told::Marked).count() > 1 {
        found.retain(|(_, heading)| matches!(heading.told, Told::Marked | Told::Underlined));
    }
    if found.len() > HEADINGS { Vec::new() } else { found }
}

fn add_unheaded(lines: &[&str], found: &mut Vec<Passage>) {
    found.extend(parts(&joined(lines)).into_iter().map(|text| Passage {
        level: 0,
        heading: short(text.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']), FIRST_WORDS),
        place: String::new(),
        text,
    }));
}

// What goes on from a part before it has the same heading, not above it.
fn add_headed(heading: &Heading, place: &str, body: &str, found: &mut Vec<Passage>) {
    let mut level = heading.level;
    let mut add = |text: String| {
        let (heading, place) = (heading.title.clone(), place.to_owned());
        found.push(Passage { level, heading, place, text });
        level = 0;
    };
    if body.is_empty() {
        return add(String::new());
    }
    parts(body).into_iter().for_each(add);
}

fn joined(lines: &[&str]) -> String {
    lines.join("\n").trim_matches(|one: char| one == '\n' || one == ' ').trim_end().to_owned()
}

// Paragraphs gathered to a length; one that is longer than may be is cut between sentences, or where it must.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for paragraph in text.split("\n\n").flat_map(pieces) {
        match parts.last_mut().filter(|last| last.len() + paragraph.len() <= LENGTH.0) {
            Some(last) => *last = format!("{last}\n\n{paragraph}"),
            None => parts.push(paragraph.to_owned()),
        }
    }
    parts
}

fn pieces(paragraph: &str) -> Vec<&str> {
    let mut rest = paragraph.trim_matches('\n').trim_end();
    let mut pieces = Vec::new();
    while rest.len() > LENGTH.1 {
        let (piece, left) = rest.split_at(cut(rest));
        pieces.push(piece.trim());
        rest = left.trim_start();
    }
    pieces.extend(Some(rest).filter(|rest| !rest.trim().is_empty()));
    pieces
}

// Where a long text is cut: behind a line, a sentence, a word, a letter, the first of these there is.
fn cut(text: &str) -> usize {
    let head = &text[..text.floor_char_boundary(LENGTH.1)];
    let ends = [head.rfind('\n'), head.rfind(". ").map(|at| at + 1), head.rfind(' ')];
    ends.into_iter().flatten().find(|at| *at > LENGTH.0 / 2).unwrap_or(head.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<(u8, String, String, String)> {
        passages(text).into_iter().map(|one| (one.level, one.heading, one.place, one.text)).collect()
    }

    fn row(level: u8, heading: &str, place: &str, text: &str) -> (u8, String, String, String) {
        (level, heading.into(), place.into(), text.into())
    }

    #[test]
    fn a_markdown_text_is_split_at_its_headings_and_knows_the_way_to_each() {
        let text = "# House Rules\n\n## Falling\n\nOne damage.\n\nTwo on ice.\n\n### Water\n\nNone.\n\nBIG\n\n3.1 No heading here\n\n## Fire\nHot.\n## Ice\n";
        assert_eq!(
            told(text),
            [
                row(2, "Falling", "House Rules", "One damage.\n\nTwo on ice."),
                row(3, "Water", "House Rules › Falling", "None.\n\nBIG\n\n3.1 No heading here"),
                row(2, "Fire", "House Rules", "Hot."),
                row(2, "Ice", "House Rules", ""),
            ]
        );
    }

    #[test]
    fn a_plain_text_is_split_at_numbers_and_capitals() {
        let text = "By us all.\n\nMOVEMENT\n\nRobots walk.\n\n3 Combat\n\n3.1 Attack\nRoll:\n1. one die\n2. another\n3.2 Reply\nDodge.";
        assert_eq!(
            told(text),
            [
                row(0, "By us all.", "", "By us all."),
                row(1, "MOVEMENT", "", "Robots walk."),
                row(2, "3.1 Attack", "3 Combat", "Roll:\n1. one die\n2. another"),
                row(2, "3.2 Reply", "3 Combat", "Dodge."),
            ]
        );
    }

    #[test]
    fn without_headings_paragraphs_are_gathered_to_a_length() {
        let text = vec!["A robot falls down here and takes a damage for it."; 120].join("\n\n");
        let found = passages(&text);
        assert!(found.len() > 3, "{}", found.len());
        assert!(found.iter().all(|one| one.text.len() <= LENGTH.1 && one.level == 0 && !one.heading.is_empty()));
        assert_eq!(found.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join("\n\n"), text);
    }

    #[test]
    fn a_long_passage_goes_on_under_its_heading() {
        let text = format!("# One\n\n{}\n\n# Two\n\nShort.", vec!["Sentence after sentence."; 300].join(" "));
        let found = passages(&text);
        assert!(found.len() > 3);
        let (last, long) = found.split_last().expect("some");
        assert_eq!((last.heading.as_str(), last.level), ("Two", 1));
        assert!(long.iter().all(|one| one.heading == "One" && one.text.len() <= LENGTH.1));
        assert!(long.iter().all(|one| one.text.ends_with('.')), "cut between sentences");
        assert_eq!(long.iter().map(|one| one.level).collect::<Vec<_>>()[..3], [1, 0, 0]);
    }

    #[test]
    fn text_without_an_end_is_cut_somewhere_and_nothing_is_lost() {
        for word in ["x", "é", "机"] {
            let long = word.repeat(20_000);
            let found = passages(&long);
            assert!(found.iter().all(|one| one.text.len() <= LENGTH.1));
            assert_eq!(found.iter().map(|one| one.text.as_str()).collect::<String>(), long);
        }
    }

    #[test]
    fn more_headings_than_a_book_has_are_none() {
        let text = "# a\n\n".repeat(HEADINGS + 1);
        assert!(passages(&text).iter().all(|one| one.level == 0));
        assert!(passages(&text).len() < 100);
    }

    #[test]
    fn a_heading_without_an_end_is_not_told_again_above_each_passage_below() {
        let text = format!("# {}\n\n{}", "robot ".repeat(50_000), "## a\n\nText.\n\n".repeat(3_000));
        let found = passages(&text);
        let told: usize = found.iter().map(|one| one.heading.len() + one.place.len() + one.text.len()).sum();
        assert!(told < 2 * text.len(), "{told} bytes of {}", text.len());
        assert!(found.iter().map(|one| one.text.matches("robot").count()).sum::<usize>() >= 49_800, "no word is lost");
    }

    #[test]
    fn what_is_fenced_off_is_no_heading() {
        let text = "# One\n\n```\n# not one\n```\n\n# Two\n\nText.";
        assert_eq!(passages(text).iter().map(|one| one.heading.as_str()).collect::<Vec<_>>(), ["One", "Two"]);
    }
}
