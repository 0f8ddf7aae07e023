//! Searching the library: how well it answers, that nothing anybody types is an error, and the command.
mod common;
#[path = "../benches/search/quality.rs"]
mod quality;

use common::{HOST, printed};
use pitcrew::library::book::{Book, Synonyms};
use pitcrew::library::entry::{Entry, EntryKind};
use pitcrew::library::{Ask, Library};
use pitcrew::wire::Found;
use quality::{Case, cases, found, quality, rank, silence};
use serde_json::Value;
use std::process::{Command, Output};

const QUERIES: [&str; 2] =
    [include_str!("../benches/search/queries.json"), include_str!("../benches/search/queries-own.json")];

fn ask<'a>(query: &'a str, game: Option<&'a str>) -> Ask<'a> {
    Ask { query, game, first: None, most: 10 }
}

fn search(library: &Library, query: &str) -> Vec<Found> {
    library.search(&ask(query, None))
}

#[test]
fn labelled_queries_are_answered() {
    let library = Library::default();
    for cases in QUERIES.map(cases) {
        let all = quality(&library, cases.iter());
        let worst: Vec<&str> = cases.iter().filter(|case| is_missed(&library, case)).map(|case| &*case.query).collect();
        assert!(all.mrr >= 0.90 && all.third >= 0.93, "{all:?}, not found in ten: {worst:?}");
        let typos = quality(&library, cases.iter().filter(|case| case.kind == "typo"));
        assert!(typos.mrr >= 0.93, "typing errors: {typos:?}");
        assert!(all.first <= all.third && all.count > 50 && typos.count > 5);
    }
}

fn is_missed(library: &Library, case: &Case) -> bool {
    !case.gap && rank(case, &found(library, case)).is_none()
}

#[test]
fn what_the_books_leave_open_is_told_to_be_open_and_hardly_anything_else() {
    let library = Library::default();
    for cases in QUERIES.map(cases) {
        let (gaps, others) = silence(&library, &cases);
        assert!(gaps >= 0.70 && others <= 0.03, "{gaps} of the gaps, {others} of the others");
    }
}

/// What people may type that means nothing, or too much.
fn strange() -> Vec<String> {
    let operators = [
        "\"",
        "'",
        "\"push off\" AND NOT wall*",
        "title:push^2 OR (NEAR(a b, 3))",
        "push -wall +robot",
        "%' OR 1=1 --",
    ];
    let signs = [
        "",
        " ",
        "\0",
        "?",
        "…",
        "💥",
        "💥 push 💥",
        "\u{202e}hsup",
        "الدفع",
        "押す",
        "e\u{301}\u{301}\u{301}",
        "[]()[[]]",
        "GR-",
        "-",
    ];
    let words = ["a", "p", "the", "how many of the", "can I do it with you", "twelve", "0", "999999999999999999999999"];
    let long = ["push ".repeat(2_000), "p".repeat(10_000), "💥".repeat(2_500), "ab".repeat(5_000), " ".repeat(10_000)];
    let short = operators.iter().chain(&signs).chain(&words).map(|one| (*one).to_owned());
    short.chain(long).collect()
}

#[test]
fn whatever_is_typed_is_answered() {
    let library = Library::default();
    for query in strange() {
        for game in [None, Some("nowhere"), Some(library.books()[0].game.as_str())] {
            let found = library.search(&ask(&query, game));
            assert!(found.len() <= 10);
            assert!(game != Some("nowhere") || found.is_empty());
        }
    }
    assert!(search(&library, "").is_empty() && search(&library, "💥").is_empty());
    assert!(!search(&library, "\"push\" AND (wall*)").is_empty());
}

#[test]
fn words_behind_the_first_of_a_long_query_are_not_read() {
    let library = Library::default();
    let long = format!("{} {}", "push ".repeat(30), "barrier ".repeat(3_000));
    let ids = |found: Vec<Found>| found.into_iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(ids(search(&library, &long)), ids(search(&library, &"push ".repeat(30))));
}

fn rulebook() -> Book {
    let entry = |id: &str, title: &str, text: &str| Entry::new(EntryKind::Imported, id, "ours", title, "Own", text);
    let entries = vec![
        entry("own-1", "Quokka charges", "A quokka charges twice. Then the wall of thorns holds it back."),
        entry("own-2", "Naïve façade", "A knockback moves the façade 2 spaces."),
        entry("own-3", "Nothing of the kind", "The quokka is mentioned here."),
    ];
    Book::new("own", "House rules", Some("neon"), entries, Synonyms::new())
}

#[test]
fn a_book_somebody_brought_along_is_searched_beside_the_rest_until_it_is_taken_away() {
    let library = Library::default();
    assert!(search(&library, "quokka").iter().all(|one| one.nearest));
    library.add(rulebook());
    let found = search(&library, "quokka");
    assert_eq!((found[0].id.as_str(), found[0].game.as_str(), found[0].nearest), ("own-1", "own", false));
    assert_eq!(library.search(&ask("quokka", Some("neon")))[0].id, "own-1");
    assert!(library.search(&ask("quokka", Some("reboot"))).iter().all(|one| one.game == "reboot"));
    library.remove("own");
    assert!(search(&library, "quokka").iter().all(|one| one.nearest));
}

#[test]
fn accents_compounds_forms_slips_and_beginnings_lead_to_the_same_entry() {
    let library = Library::of(vec![rulebook()]);
    for query in ["facade naive", "knock back", "knock-back", "facades", "facdae", "façad", "2 spaces", "two spaces"] {
        assert_eq!(search(&library, query).first().map(|one| one.id.as_str()), Some("own-2"), "{query}");
    }
    for query in ["charging quokkas", "quoka charge", "thorn", "walls of thor"] {
        assert_eq!(search(&library, query).first().map(|one| one.id.as_str()), Some("own-1"), "{query}");
    }
    assert!(search(&library, "submarine").is_empty());
}

#[test]
fn a_snippet_marks_what_was_asked_for() {
    let library = Library::of(vec![rulebook()]);
    let found = search(&library, "thorns quokka");
    let hits: Vec<&str> = found[0].snippet.iter().filter(|part| part.hit).map(|part| part.text.as_str()).collect();
    assert_eq!(hits, ["quokka", "thorns"]);
    let whole: String = found[0].snippet.iter().map(|part| part.text.as_str()).collect();
    assert_eq!(whole, "A quokka charges twice. Then the wall of thorns holds it back.");
}

#[test]
fn the_game_on_the_table_stands_first() {
    let library = Library::default();
    for first in ["neon", "steel-arena"] {
        let found = library.search(&Ask { query: "max attack dice", game: None, first: Some(first), most: 30 });
        let own = found.iter().take_while(|one| one.game == first).count();
        assert!(own > 0 && found[own..].iter().all(|one| one.game != first), "{first}");
    }
}

fn command(arguments: &[&str]) -> Output {
    Command::new(HOST).arg("search").args(arguments).output().expect("it runs")
}

#[test]
fn the_command_prints_ranked_entries() {
    let done = command(&["--game", "neon", "--json", "initiative tie with the leader"]);
    assert_eq!(done.status.code(), Some(0));
    let found: Value = serde_json::from_str(&printed(&done)).expect("JSON");
    let first = found.as_array().and_then(|found| found.first()).expect("an entry");
    let mut fields: Vec<&str> = first.as_object().expect("an object").keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["game", "id", "nearest", "rules", "snippet", "title"]);
    assert_eq!((&first["game"], &first["nearest"]), (&Value::from("neon"), &Value::from(false)));
    assert!(
        first["rules"].as_array().expect("ids").iter().any(|id| id.as_str().is_some_and(|id| id.starts_with("NE-INI")))
    );
    assert!(first["snippet"].as_str().expect("a text").contains("**"));
    let told = command(&["initiative tie with the leader in neon"]);
    assert!(printed(&told).lines().next().expect("a line").starts_with("NE-INI"), "{}", printed(&told));
}

#[test]
fn the_command_takes_whatever_is_typed_and_knows_its_games() {
    for query in ["", "-5", "--x", "\"push\" OR *", "💥", "the"] {
        let done = command(&["--json", query]);
        assert_eq!(done.status.code(), Some(0), "{query}");
        assert!(serde_json::from_str::<Value>(&printed(&done)).expect("JSON").is_array());
    }
    let gap = command(&["casting a fireball spell at the dragon"]);
    assert!(printed(&gap).starts_with("The books do not really answer that"), "{}", printed(&gap));
    let unknown = command(&["--game", "chess", "push"]);
    assert_eq!((unknown.status.code(), String::from_utf8_lossy(&unknown.stderr).lines().count()), (Some(2), 1));
}
