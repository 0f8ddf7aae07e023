//! Reading a scenario: one statement a line, `#` a comment. What a statement does stands in [`super`].
use crate::engine::Standing;
use crate::text::Text;
use serde_json::Value;

/// `field=value` pairs, in the order written.
pub type Pairs = Vec<(String, Value)>;

/// One line.
#[derive(Clone, Debug)]
pub struct Statement {
    pub line: usize,
    pub text: String,
    pub verb: Verb,
}

#[derive(Clone, Debug)]
pub enum Verb {
    /// `game ID SEAT ENTITY…`
    Game(String, Vec<String>),
    /// `game! ID SEAT ENTITY… -- RULE…`: a table that must not open.
    NoGame(String, Vec<String>, Vec<String>),
    /// `build SEAT PIECE…`; with `build!` and `-- RULE…` it must not be legal, by these rules.
    Build(String, Vec<String>, Option<Vec<String>>),
    /// `ability SEAT=NAME,…`
    Ability(Pairs),
    /// `card NAME field=value…`
    Card(String, Pairs),
    /// `option key=value…`
    Option(Pairs),
    /// `given PATH=value…`
    Given(Pairs),
    /// `hand all`, with no pairs, or `hand SEAT=card,…`
    Hand(Pairs),
    /// `at STEP SEAT`
    At(String, String),
    /// `in WINDOW`
    In(String),
    /// `SEAT: act field=value…`, or `SEAT^ act …` where the table overrules.
    Act(String, String, Pairs, Standing),
    /// `SEAT! act field=value… -- RULE…`
    Refused(String, String, Pairs, Vec<String>),
    /// `SEAT?`, or `SEAT? act !act`
    Offered(String, Vec<String>),
    /// `roll SEAT=faces…`
    Roll(Pairs),
    AllPass,
    /// `windows NAME…`
    Windows(Vec<String>),
    /// `= PATH value`
    Check(String, Value),
    Again,
}

/// The first comment, if the file opens with one.
pub fn title(text: &str) -> Option<String> {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    first.strip_prefix('#').map(|title| title.trim().to_owned())
}

/// The longest a line is told back, in characters.
const TOLD: usize = 120;

fn shortened(line: &str) -> String {
    let mut told: String = line.chars().take(TOLD).filter(|c| !c.is_control()).collect();
    if line.chars().nth(TOLD).is_some() {
        told.push('…');
    }
    told
}

/// Every statement, or the line that is none and why.
pub fn statements(text: &str) -> impl Iterator<Item = Result<Statement, (usize, Text)>> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).map(|(line, text)| {
        let verb = read(text).map_err(|fault| (line, fault.with("statement", shortened(text))))?;
        Ok(Statement { line, text: text.to_owned(), verb })
    })
}

fn read(text: &str) -> Result<Verb, Text> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (first, rest) = words.split_first().ok_or_else(|| Text::of("scenario-unknown"))?;
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    match (*first, rest) {
        ("game", [id, words @ ..]) => Ok(Verb::Game((*id).to_owned(), owned(words))),
        ("game!", [id, words @ ..]) => {
            let (words, rules) = behind_dashes(words);
            Ok(Verb::NoGame((*id).to_owned(), owned(words), owned(rules)))
        }
        ("build", [seat, words @ ..]) => Ok(Verb::Build((*seat).to_owned(), owned(words), None)),
        ("build!", [seat, words @ ..]) => {
            let (words, rules) = behind_dashes(words);
            Ok(Verb::Build((*seat).to_owned(), owned(words), Some(owned(rules))))
        }
        ("ability", pairs_) => Ok(Verb::Ability(pairs(pairs_)?)),
        ("card", [name, fields @ ..]) => Ok(Verb::Card((*name).to_owned(), pairs(fields)?)),
        ("option", pairs_) => Ok(Verb::Option(pairs(pairs_)?)),
        ("given", pairs_) => Ok(Verb::Given(pairs(pairs_)?)),
        ("hand", ["all"]) => Ok(Verb::Hand(Vec::new())),
        ("hand", pairs_ @ [_, ..]) => Ok(Verb::Hand(pairs(pairs_)?)),
        ("at", [step, seat]) => Ok(Verb::At((*step).to_owned(), (*seat).to_owned())),
        ("in", [window]) => Ok(Verb::In((*window).to_owned())),
        ("roll", pairs_ @ [_, ..]) => Ok(Verb::Roll(pairs(pairs_)?)),
        ("all", ["pass"]) => Ok(Verb::AllPass),
        ("windows", names) => Ok(Verb::Windows(owned(names))),
        ("=", [path, value @ ..]) => Ok(Verb::Check((*path).to_owned(), value_of(&value.join(" ")))),
        ("again", []) => Ok(Verb::Again),
        (seat, rest) => of_seat(seat, rest),
    }
}

/// `red:`, `red^`, `red!`, `red?`
fn of_seat(first: &str, rest: &[&str]) -> Result<Verb, Text> {
    let unknown = || Text::of("scenario-unknown");
    let mark = first.chars().last().ok_or_else(unknown)?;
    let seat = first[..first.len() - mark.len_utf8()].to_owned();
    if mark == '?' {
        return Ok(Verb::Offered(seat, rest.iter().map(|word| (*word).to_owned()).collect()));
    }
    let (act, fields) = rest.split_first().ok_or_else(unknown)?;
    let act = (*act).to_owned();
    match mark {
        ':' => Ok(Verb::Act(seat, act, pairs(fields)?, Standing::Ruled)),
        '^' => Ok(Verb::Act(seat, act, pairs(fields)?, Standing::Overruled)),
        '!' => {
            let (fields, rules) = behind_dashes(fields);
            let rules = rules.iter().map(|rule| (*rule).to_owned()).collect();
            Ok(Verb::Refused(seat, act, pairs(fields)?, rules))
        }
        _ => Err(unknown()),
    }
}

/// The words before `--`, and the rules behind it.
fn behind_dashes<'a, 'b>(words: &'b [&'a str]) -> (&'b [&'a str], &'b [&'a str]) {
    let dash = words.iter().position(|word| *word == "--").unwrap_or(words.len());
    (&words[..dash], words.get(dash + 1..).unwrap_or_default())
}

fn pairs(words: &[&str]) -> Result<Pairs, Text> {
    let pair = |word: &&str| {
        let (field, value) = word.split_once('=').ok_or_else(|| Text::of("scenario-no-pair").with("word", *word))?;
        Ok((field.to_owned(), value_of(value)))
    };
    words.iter().map(pair).collect()
}

/// JSON, a list by commas, or a bare word; `yes`, `no` and `none` are what they say.
fn value_of(written: &str) -> Value {
    match written {
        "yes" => return Value::Bool(true),
        "no" => return Value::Bool(false),
        "none" | "" => return Value::Null,
        _ => {}
    }
    if let Ok(value) = serde_json::from_str(written) {
        return value;
    }
    if written.contains(',') {
        return Value::Array(written.split(',').map(|one| value_of(one.trim())).collect());
    }
    Value::from(written)
}

/// A value as a list: none is empty, a single value a list of one.
pub fn list(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list.clone(),
        Value::Null => Vec::new(),
        one => vec![one.clone()],
    }
}

/// Whether a check holds. Lists are compared as heaps: cards in a Slot and dice on a table have no order.
pub fn same(found: &Value, wanted: &Value) -> bool {
    match (found, wanted) {
        (Value::Array(found), wanted) => {
            let mut left = list(wanted);
            found.len() == left.len()
                && found.iter().all(|one| match left.iter().position(|other| other == one) {
                    Some(at) => {
                        left.remove(at);
                        true
                    }
                    None => false,
                })
        }
        (found, wanted) => found == wanted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn values_are_json_bare_words_or_lists_by_commas() {
        assert_eq!(value_of("7"), json!(7));
        assert_eq!(value_of("volt-spike"), json!("volt-spike"));
        assert_eq!(value_of("11,5"), json!([11, 5]));
        assert_eq!(value_of("1-2"), json!("1-2"));
        assert_eq!(value_of("yes"), json!(true));
        assert_eq!(value_of("[]"), json!([]));
    }

    #[test]
    fn a_line_without_end_is_told_back_short() {
        let line = format!("\u{1b}[2J{}", "x".repeat(1_000_000));
        let fault = statements(&line).find_map(Result::err).expect("no statement").1;
        assert_eq!(fault, Text::of("scenario-unknown").with("statement", format!("[2J{}…", "x".repeat(116))));
    }

    #[test]
    fn a_line_that_is_no_statement_says_which() {
        let faults: Vec<_> = statements("# title\n\ngame x red\nred act").filter_map(Result::err).collect();
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].0, 4);
    }

    #[test]
    fn a_refusal_names_its_rules_behind_two_dashes() {
        let found = statements("blue! play card=x -- GR-RSP-12").next().and_then(Result::ok).map(|one| one.verb);
        assert!(matches!(found, Some(Verb::Refused(seat, _, _, rules)) if seat == "blue" && rules == ["GR-RSP-12"]));
    }
}
