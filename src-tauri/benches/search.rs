//! `make bench`, the library: how well labelled queries are answered, and how fast beside MiniSearch on the same
//! entries in the same run. Exit status 1 when a figure misses its mark.
#[path = "search/fts5.rs"]
mod fts5;
#[path = "search/peers.rs"]
mod peers;
#[path = "search/quality.rs"]
mod quality;
#[path = "search/typed.rs"]
mod typed;

use pitcrew::library::Library;
use pitcrew::library::book::{Book, compiled_in};
use quality::{Case, Quality, cases, quality, silence};
use std::time::{Duration, Instant};
use typed::Typed;

const QUERIES: &str = include_str!("search/queries.json");
const OWN: &str = include_str!("search/queries-own.json");

/// How often both engines are measured in turn.
const ROUNDS: usize = 3;

fn main() {
    // Cargo passes this when it only wants to know that the benches run.
    let quick = std::env::args().any(|arg| arg == "--test");
    let mut report = Report { missed: false };
    let (given, own) = (cases(QUERIES), cases(OWN));
    answers(&mut report, "as handed over", &given);
    answers(&mut report, "written here", &own);
    peers::published();
    let typed = typed::typed(&given);
    let rounds = if quick { 1 } else { ROUNDS };
    let one = speed(&mut report, &typed, &given, rounds);
    tenfold(&mut report, &typed, one, rounds);
    std::process::exit(i32::from(report.missed && !quick));
}

struct Report {
    missed: bool,
}

impl Report {
    fn line(&mut self, what: &str, figure: f64, mark: &str, met: bool, detail: &str) {
        self.missed |= !met;
        println!("{what:<62} {figure:>7.3}  {mark:<13} {:<6} {detail}", if met { "ok" } else { "MISSED" });
    }

    fn least(&mut self, what: &str, figure: f64, least: f64) {
        self.line(what, figure, &format!("at least {least}"), figure >= least, "");
    }

    fn most(&mut self, what: &str, figure: f64, most: f64, detail: &str) {
        self.line(what, figure, &format!("at most {most}"), figure <= most, detail);
    }
}

/// How well the queries of a file are answered, kind by kind.
fn answers(report: &mut Report, whose: &str, cases: &[Case]) {
    let library = Library::default();
    println!(
        "\n{:<44} {:>7} {:>7} {:>9} {:>9}",
        format!("queries {whose}"),
        "queries",
        "MRR@10",
        "success@1",
        "success@3"
    );
    let mut kinds: Vec<&str> = cases.iter().map(|case| case.kind.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        row(kind, quality(&library, cases.iter().filter(|case| case.kind == kind)));
    }
    let all = quality(&library, cases.iter());
    row("all", all);
    let typos = quality(&library, cases.iter().filter(|case| case.kind == "typo"));
    let (gaps, others) = silence(&library, cases);
    report.least("MRR@10", all.mrr, 0.90);
    report.least("success@3", all.third, 0.93);
    report.least("MRR@10 of typing errors", typos.mrr, 0.93);
    report.least("gaps told to be gaps", gaps, 0.70);
    report.most("others told to be gaps", others, 0.03, "");
}

fn row(what: &str, quality: Quality) {
    let Quality { count, mrr, first, third } = quality;
    println!("  {what:<42} {count:>7} {mrr:>7.3} {first:>9.3} {third:>9.3}");
}

/// The times of all queries, in microseconds.
#[derive(Copy, Clone, Debug)]
struct Times {
    middle: f64,
    slow: f64,
}

fn times(library: &Library, typed: &[Typed]) -> Times {
    let mut times: Vec<Duration> = Vec::new();
    for round in 0..3 {
        for one in typed {
            let start = Instant::now();
            let found = library.search(&one.ask());
            let took = start.elapsed();
            std::hint::black_box(found);
            // The first round warms up.
            times.extend((round > 0).then_some(took));
        }
    }
    times.sort_unstable();
    let at = |share: f64| times[((times.len() as f64 * share) as usize).min(times.len() - 1)].as_secs_f64() * 1e6;
    Times { middle: at(0.5), slow: at(0.99) }
}

fn middle(mut all: Vec<Times>) -> Times {
    all.sort_by(|one, other| one.slow.total_cmp(&other.slow));
    let slow = all[all.len() / 2].slow;
    all.sort_by(|one, other| one.middle.total_cmp(&other.middle));
    Times { middle: all[all.len() / 2].middle, slow }
}

/// What a query takes, in turn with MiniSearch on the same entries.
fn speed(report: &mut Report, typed: &[Typed], cases: &[Case], rounds: usize) -> Times {
    let books = compiled_in();
    let entries: usize = books.iter().map(|book| book.entries.len()).sum();
    let start = Instant::now();
    let library = Library::of(compiled_in());
    let read = start.elapsed();
    let start = Instant::now();
    library.search(&typed[0].in_every_book());
    println!(
        "\n{entries} entries read in {read:.1?}, indexed in {:.1?}, once and not before the first search",
        start.elapsed()
    );
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    let mut other = None;
    for _ in 0..rounds {
        ours.push(times(&library, typed));
        if let Some(measured) = peers::minisearch(&books, typed, cases) {
            theirs.push(Times { middle: measured.middle, slow: measured.slow });
            other = Some(measured);
        }
    }
    let ours = middle(ours);
    println!("a query: p50 {:.0} us, p99 {:.0} us", ours.middle, ours.slow);
    beside_fts5(&books, typed, cases);
    let Some(other) = other else {
        println!("MiniSearch was not measured: npm ci in ui/bench brings it");
        return ours;
    };
    let theirs = middle(theirs);
    row("MiniSearch on these entries and queries", other.quality);
    println!("MiniSearch: p50 {:.0} us, p99 {:.0} us, indexed in {:.0} ms", theirs.middle, theirs.slow, other.built);
    report.most("a query / one of MiniSearch, p50", ours.middle / theirs.middle, 1.0, "");
    report.most("a query / one of MiniSearch, p99", ours.slow / theirs.slow, 0.5, "");
    ours
}

fn beside_fts5(books: &[Book], typed: &[Typed], cases: &[Case]) {
    let Ok((quality, times)) = fts5::fts5(books, typed, cases) else {
        return println!("FTS5 was not measured: this SQLite is built without it");
    };
    row("SQLite FTS5 on these entries and queries", quality);
    println!("SQLite FTS5: p50 {:.0?}, p99 {:.0?}", times[times.len() / 2], times[times.len() * 99 / 100]);
    let typos = cases.iter().filter(|case| case.kind == "typo").cloned().collect::<Vec<_>>();
    if let Ok((quality, _)) = fts5::fts5(books, &[], &typos) {
        row("  its typing errors", quality);
    }
}

/// The same with every entry ten times.
fn tenfold(report: &mut Report, typed: &[Typed], one: Times, rounds: usize) {
    let library = Library::of(compiled_in().into_iter().map(ten_times).collect());
    library.search(&typed[0].in_every_book());
    let ten = middle((0..rounds).map(|_| times(&library, typed)).collect());
    let detail = format!("{:.0} / {:.0} us, p99 {:.0} us", ten.middle, one.middle, ten.slow);
    report.most("a query at ten times the entries / at one, p50", ten.middle / one.middle, 4.0, &detail);
}

fn ten_times(book: Book) -> Book {
    let copy = |copy: usize| {
        book.entries.iter().cloned().map(move |mut entry| {
            entry.id = format!("{}/{copy}", entry.id);
            entry
        })
    };
    let entries = (0..10).flat_map(copy).collect();
    Book::new(&book.id, &book.title, None, entries, book.synonyms.clone())
}
