//! What stands in a book: one entry a heading, and what it is.
use serde::Serialize;

/// What an entry is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum EntryKind {
    Rule,
    /// A question with its answer.
    Question,
    /// A word of the glossary.
    Term,
    /// How this table plays what the rulebook leaves open.
    Reading,
    /// A printed name: a card, a pilot, a robot.
    Name,
    /// Out of a rulebook somebody brought along.
    Imported,
}

/// One entry of a book.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Entry {
    pub id: String,
    pub kind: EntryKind,
    pub title: String,
    /// Where the rulebook says it, or `silent`, `derived`, `ours`.
    pub source: String,
    pub chapter: String,
    /// Markdown.
    pub text: String,
    /// What people type when they mean it; only search reads this.
    pub asked: String,
    /// The rules it is about: a rule itself, or those a question, a term or a reading cites.
    pub rules: Vec<String>,
    /// Every id its text names, in that order, each once.
    pub mentions: Vec<String>,
}

impl Entry {
    /// An entry with what its text cites read off it.
    pub fn new(kind: EntryKind, id: &str, source: &str, title: &str, chapter: &str, text: &str) -> Entry {
        let mut mentions: Vec<String> = Vec::new();
        for cited in ids(text).filter(|cited| *cited != id) {
            if !mentions.iter().any(|known| known == cited) {
                mentions.push(cited.to_owned());
            }
        }
        let owned = str::to_owned;
        let rules = rules(kind, id, &mentions);
        let (id, source, title) = (owned(id), owned(source), owned(title));
        Entry {
            id,
            kind,
            title,
            source,
            chapter: owned(chapter),
            text: owned(text),
            asked: String::new(),
            rules,
            mentions,
        }
    }

    /// Whether the rulebook says nothing on it.
    pub fn is_silent(&self) -> bool {
        self.source == "silent"
    }
}

fn rules(kind: EntryKind, id: &str, mentions: &[String]) -> Vec<String> {
    let cited = mentions.iter().filter(|cited| is_rule(cited)).cloned();
    match kind {
        EntryKind::Rule => vec![id.to_owned()],
        EntryKind::Reading => std::iter::once(id.to_owned()).chain(cited).collect(),
        EntryKind::Question | EntryKind::Term => cited.collect(),
        EntryKind::Name | EntryKind::Imported => Vec::new(),
    }
}

/// The ids a text names, in order.
pub fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|one: char| !one.is_ascii_alphanumeric() && one != '-').filter(|word| is_id(word))
}

// `GR-ATK-05`, `GR-RSP-S12`, `GA-Q115`, `RB-T-energy`: two letters of a game, and its rule, question or term.
fn is_id(word: &str) -> bool {
    let Some((game, rest)) = word.split_once('-') else { return false };
    let question = |rest: &str| rest.strip_prefix('Q').is_some_and(is_number);
    let term = |rest: &str| rest.strip_prefix("T-").is_some_and(|term| !term.is_empty());
    game.len() == 2 && is_upper(game) && (is_rule(word) || question(rest) || term(rest))
}

fn is_rule(word: &str) -> bool {
    let mut parts = word.splitn(3, '-').skip(1);
    let (chapter, number) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    is_upper(chapter) && is_number(number.strip_prefix('S').unwrap_or(number))
}

fn is_upper(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|one| one.is_ascii_uppercase())
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|one| one.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_rules_questions_and_terms_are_seen_and_nothing_else() {
        let text =
            "See [GR-ATK-05], GR-RSP-S12; [GA-Q115] and [RB-T-knock-back]. Not X-1, GR-, GR-ATK, A-GR-1, co-pilot.";
        assert_eq!(ids(text).collect::<Vec<_>>(), ["GR-ATK-05", "GR-RSP-S12", "GA-Q115", "RB-T-knock-back"]);
    }

    #[test]
    fn a_rule_is_about_itself_and_a_question_about_what_it_cites() {
        let entry = |kind, id| Entry::new(kind, id, "Page 1", "T", "C", "[GR-A-01], [GR-A-02], [GR-A-01], [GR-Q07]");
        assert_eq!(entry(EntryKind::Rule, "GR-A-01").rules, ["GR-A-01"]);
        assert_eq!(entry(EntryKind::Rule, "GR-A-01").mentions, ["GR-A-02", "GR-Q07"]);
        assert_eq!(entry(EntryKind::Question, "GR-Q01").rules, ["GR-A-01", "GR-A-02"]);
        assert_eq!(entry(EntryKind::Reading, "GR-AMB-01").rules, ["GR-AMB-01", "GR-A-01", "GR-A-02"]);
    }
}
