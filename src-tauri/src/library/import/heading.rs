//! What a heading is in a rulebook: marked as in Markdown, underlined, numbered (`3.2 Falling`), or a line in capitals.

/// How a heading is told.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Told {
    /// `## Falling`
    Marked,
    Underlined,
    Numbered,
    Capitals,
}

/// A heading as it stands in a text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Heading {
    pub told: Told,
    /// How deep it is, from 1.
    pub level: u8,
    pub title: String,
    /// How many lines it takes.
    pub lines: usize,
}

/// The longest heading, in letters and in words.
const LONGEST: (usize, usize) = (90, 14);
/// The longest that is marked as one, in bytes: what goes on for longer is a paragraph that begins with the mark.
const LONGEST_MARKED: usize = 400;

/// The heading that begins on a line.
pub fn at(lines: &[&str], at: usize) -> Option<Heading> {
    let line = lines.get(at)?.trim();
    marked(line).or_else(|| {
        let fits = line.chars().count() <= LONGEST.0 && line.split_whitespace().count() <= LONGEST.1;
        let around = Around::of(lines, at);
        let found = fits.then(|| underlined(line, &around).or_else(|| numbered(line, &around)));
        found.flatten().or_else(|| fits.then(|| capitals(line, &around)).flatten())
    })
}

/// The lines around one.
struct Around<'a> {
    before: &'a str,
    after: &'a str,
}

impl<'a> Around<'a> {
    fn of(lines: &[&'a str], at: usize) -> Around<'a> {
        let line = |at: Option<usize>| at.and_then(|at| lines.get(at)).map_or("", |line| line.trim());
        Around { before: line(at.checked_sub(1)), after: line(Some(at + 1)) }
    }
}

fn heading(told: Told, level: usize, title: &str, lines: usize) -> Option<Heading> {
    let bare = title.replace("**", "").replace('`', "");
    let title = bare.trim_matches(|one: char| one.is_whitespace() || "*_#".contains(one)).to_owned();
    let level = u8::try_from(level.clamp(1, 6)).unwrap_or(6);
    title.contains(char::is_alphanumeric).then_some(Heading { told, level, title, lines })
}

fn marked(line: &str) -> Option<Heading> {
    let level = line.bytes().take_while(|one| *one == b'#').count();
    let title = line[level..].strip_prefix([' ', '\t']).filter(|title| title.len() <= LONGEST_MARKED)?;
    (1..=6).contains(&level).then(|| heading(Told::Marked, level, title, 1)).flatten()
}

fn underlined(line: &str, around: &Around<'_>) -> Option<Heading> {
    let drawn = |sign: char| around.after.len() >= 3 && around.after.chars().all(|one| one == sign);
    let level = if drawn('=') { 1 } else { 2 };
    let titles = line.chars().next().is_some_and(|first| !"-*>|+=".contains(first)) && around.before.is_empty();
    (titles && (drawn('=') || drawn('-'))).then(|| heading(Told::Underlined, level, line, 2)).flatten()
}

// `3.2 Falling`, `3. Combat`; a single number only where the line stands alone, or it is a step of a list.
fn numbered(line: &str, around: &Around<'_>) -> Option<Heading> {
    let (number, title) = line.split_once([' ', '\t'])?;
    let parts: Vec<&str> = number.strip_suffix('.').unwrap_or(number).split('.').collect();
    let counted = |part: &&str| (1..=3).contains(&part.len()) && part.bytes().all(|one| one.is_ascii_digit());
    let alone = around.before.is_empty() && around.after.is_empty();
    let title = title.trim();
    let opens = title.chars().next().is_some_and(|first| first.is_alphabetic() && !first.is_lowercase());
    let sentence = title.ends_with(['.', ',', ';', ':']);
    let told = parts.iter().all(counted) && (parts.len() > 1 || alone) && opens && !sentence;
    told.then(|| heading(Told::Numbered, parts.len(), line, 1)).flatten()
}

fn capitals(line: &str, around: &Around<'_>) -> Option<Heading> {
    let shouted = is_shouted(line) && around.before.is_empty() && !is_shouted(around.after);
    let sentence = line.ends_with(['.', ',', ';']);
    (shouted && !sentence).then(|| heading(Told::Capitals, 1, line.trim_end_matches(':'), 1)).flatten()
}

fn is_shouted(line: &str) -> bool {
    let (letters, all) = (line.chars().filter(|one| one.is_alphabetic()).count(), line.chars().count());
    letters >= 3 && letters * 2 >= all && line.chars().all(|one| !one.is_alphabetic() || one.is_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<(Told, u8, String)> {
        let lines: Vec<&str> = text.lines().collect();
        let place = lines.iter().position(|line| line.starts_with('>')).unwrap_or_default();
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_start_matches('>')).collect();
        at(&lines, place).map(|heading| (heading.told, heading.level, heading.title))
    }

    #[test]
    fn headings_are_told_by_marks_lines_numbers_and_capitals() {
        let told = [
            ("## Falling **down** ##", Told::Marked, 2, "Falling down"),
            ("House Rules\n===", Told::Underlined, 1, "House Rules"),
            ("Falling\n-----", Told::Underlined, 2, "Falling"),
            ("3.2 Falling", Told::Numbered, 2, "3.2 Falling"),
            ("text\n>3.2.1. When robots fall\ntext", Told::Numbered, 3, "3.2.1. When robots fall"),
            ("text\n\n>4 Combat\n\ntext", Told::Numbered, 1, "4 Combat"),
            ("text\n\n>4. Can a robot fall?\n\ntext", Told::Numbered, 1, "4. Can a robot fall?"),
            ("text\n\n>WHEN ROBOTS FALL:\ntext", Told::Capitals, 1, "WHEN ROBOTS FALL"),
            ("ПАДЕНИЕ РОБОТА", Told::Capitals, 1, "ПАДЕНИЕ РОБОТА"),
        ];
        for (text, how, level, title) in told {
            assert_eq!(of(text), Some((how, level, title.to_owned())), "{text:?}");
        }
    }

    #[test]
    fn what_only_looks_like_one_is_none() {
        let none = [
            "#hashtag",
            "####### too deep",
            "# ",
            "1. Roll the dice\n2. Move",
            "text\n>1. Roll the dice\n\nMore",
            "2.5 is the number.",
            "2.5 of them",
            "3.2",
            "The last line\n>of a paragraph\n---",
            "- a point\n---",
            "text\n>HELP\nmore",
            "NO. THAT IS SAID ALOUD.",
            "ALL OF THIS\nIS SHOUTED",
            "A 12",
            "d6",
            "---",
            "",
        ];
        for text in none {
            assert_eq!(of(text), None, "{text:?}");
        }
        assert_eq!(of(&format!("3.2 {}", "Very ".repeat(40))), None);
        assert_eq!(of(&format!("# {}", "Very ".repeat(90))), None);
    }
}
