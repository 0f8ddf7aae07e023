//! Other engines: figures taken elsewhere as a measure, and MiniSearch in this very run.
use super::quality::{Case, Quality, of_ranks, place};
use super::typed::Typed;
use pitcrew::library::book::Book;
use pitcrew::library::entry::Entry;
use serde::Deserialize;
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Engine, MRR@10, success@3, success@1, MRR@10 of typing errors, p50 and p99 of a query in microseconds: each over the
/// same 60 queries on 1,034 entries, on one small shared machine.
const PUBLISHED: [(&str, [f64; 6]); 13] = [
    ("in-memory BM25F, prefix, edit distance (60 lines)", [0.901, 0.93, 0.85, 0.925, 15.0, 152.0]),
    ("SQLite FTS5, porter, vocabulary correction", [0.887, 0.88, 0.85, 0.914, 147.0, 730.0]),
    ("MiniSearch, defaults with prefix and fuzzy", [0.872, 0.92, 0.80, 0.950, 300.0, 2_049.0]),
    ("SQLite FTS5, porter, OR, last word prefix", [0.833, 0.82, 0.78, 0.765, 75.0, 558.0]),
    ("MiniSearch, boosts and stop words", [0.832, 0.90, 0.75, 0.883, 210.0, 1_426.0]),
    ("SQLite FTS5, trigram", [0.824, 0.88, 0.75, 0.875, 557.0, 1_455.0]),
    ("Fuse.js, token search", [0.777, 0.83, 0.68, 0.817, 30_663.0, 91_478.0]),
    ("Lunr", [0.749, 0.77, 0.65, 0.808, 416.0, 4_482.0]),
    ("tantivy", [0.663, 0.73, 0.55, 0.817, 155.0, 360.0]),
    ("FlexSearch", [0.568, 0.65, 0.43, 0.817, 32.0, 186.0]),
    ("Orama, tolerance where little is found", [0.503, 0.57, 0.40, 0.739, 100.0, 1_243.0]),
    ("Orama, tolerance 1", [0.478, 0.50, 0.37, 0.709, 636.0, 2_526.0]),
    ("Fuse.js, defaults", [0.475, 0.50, 0.42, 0.567, 40_280.0, 169_494.0]),
];

/// Prints what other engines reached on other texts.
pub fn published() {
    println!(
        "\n{:<52} {:>6} {:>5} {:>5} {:>6} {:>7} {:>8}",
        "elsewhere, on 60 other queries", "MRR@10", "s@3", "s@1", "typos", "p50 us", "p99 us"
    );
    for (engine, [mrr, third, first, typos, middle, slow]) in PUBLISHED {
        println!("  {engine:<50} {mrr:>6.3} {third:>5.2} {first:>5.2} {typos:>6.3} {middle:>7.0} {slow:>8.0}");
    }
}

/// MiniSearch on our entries and queries.
pub struct Measured {
    pub middle: f64,
    pub slow: f64,
    /// Milliseconds.
    pub built: f64,
    pub quality: Quality,
}

/// What the script under `ui/bench` prints.
#[derive(Deserialize)]
struct Printed {
    p50: f64,
    p99: f64,
    built: f64,
    /// For each labelled query the entries found, by number.
    found: Vec<Vec<usize>>,
}

/// Measures MiniSearch; nothing where it is not installed.
pub fn minisearch(books: &[Book], typed: &[Typed], cases: &[Case]) -> Option<Measured> {
    let entries: Vec<_> = books.iter().flat_map(|book| book.entries.iter().map(move |entry| (book, entry))).collect();
    let documents = entries.iter().enumerate().map(|(id, (book, entry))| {
        json!({"id": id, "game": book.id, "doc": book.title, "title": entry.title, "section": entry.chapter, "text": entry.text, "asked": entry.asked})
    });
    let labelled: Vec<_> = cases.iter().map(|case| json!({"game": case.game, "query": case.query})).collect();
    let input = json!({"documents": documents.collect::<Vec<_>>(), "typed": typed, "labelled": labelled});
    let printed: Printed = serde_json::from_str(&run(&input.to_string())?).ok()?;
    let rank = |(case, found): (&Case, &Vec<usize>)| place(case, found.iter().map(|number| named(entries[*number].1)));
    let ranks = cases.iter().zip(&printed.found).filter(|(case, _)| !case.gap).map(rank).collect();
    Some(Measured { middle: printed.p50, slow: printed.p99, built: printed.built, quality: of_ranks(ranks) })
}

/// An entry as it is looked through.
pub fn named(entry: &Entry) -> (&str, &[String]) {
    (&entry.id, &entry.rules)
}

fn run(input: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/bench");
    let mut node = Command::new("node");
    node.arg("minisearch.mjs").current_dir(folder).env("NODE_ENV", "production");
    let mut child = node.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    child.stdin.take()?.write_all(input.as_bytes()).ok()?;
    let done = child.wait_with_output().ok()?;
    done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned())
}
