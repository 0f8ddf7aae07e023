//! How well labelled queries are answered. The bench prints it, a test holds it.
use pitcrew::library::{Ask, Library};
use pitcrew::wire::Found;
use serde::Deserialize;

/// One labelled query.
#[derive(Clone, Debug, Deserialize)]
pub struct Case {
    pub game: Option<String>,
    pub query: String,
    pub kind: String,
    /// The rules an answer is about.
    pub any_of: Vec<String>,
    /// The books are silent on it.
    pub gap: bool,
}

/// The best of ten entries that are looked through.
const LOOKED_AT: usize = 10;

/// What was measured over some queries.
#[derive(Copy, Clone, Default, Debug)]
pub struct Quality {
    pub count: usize,
    /// Mean of one over the rank of the first answer, at most ten entries down.
    pub mrr: f64,
    /// The share of queries with an answer in the first place, and in the first three.
    pub first: f64,
    pub third: f64,
}

/// The queries of a file.
pub fn cases(file: &str) -> Vec<Case> {
    serde_json::from_str(file).expect("labelled queries")
}

/// What is found for a query as it stands.
pub fn found(library: &Library, case: &Case) -> Vec<Found> {
    library.search(&Ask { query: &case.query, game: case.game.as_deref(), first: None, most: LOOKED_AT })
}

/// The place of the first answer, counted from 1.
pub fn rank(case: &Case, found: &[Found]) -> Option<usize> {
    place(case, found.iter().map(|one| (one.id.as_str(), one.rules.as_slice())))
}

/// The place of the first answer among entries by id and by the rules they are about.
pub fn place<'a>(case: &Case, mut found: impl Iterator<Item = (&'a str, &'a [String])>) -> Option<usize> {
    let answers = |(id, rules): (&str, &[String])| case.any_of.iter().any(|one| one == id || rules.contains(one));
    found.position(answers).map(|place| place + 1)
}

/// Whether nothing found is held for an answer.
pub fn is_silent(found: &[Found]) -> bool {
    found.iter().all(|one| one.nearest)
}

/// The quality over the queries that have an answer.
pub fn quality<'a>(library: &Library, cases: impl Iterator<Item = &'a Case>) -> Quality {
    of_ranks(cases.filter(|case| !case.gap).map(|case| rank(case, &found(library, case))).collect())
}

/// The quality of these places of the first answer.
pub fn of_ranks(ranks: Vec<Option<usize>>) -> Quality {
    let mean = |worth: &dyn Fn(usize) -> f64| {
        ranks.iter().flatten().map(|rank| worth(*rank)).sum::<f64>() / ranks.len().max(1) as f64
    };
    Quality {
        count: ranks.len(),
        mrr: mean(&|rank| 1.0 / rank as f64),
        first: mean(&|rank| f64::from(u8::from(rank == 1))),
        third: mean(&|rank| f64::from(u8::from(rank <= 3))),
    }
}

/// The shares of queries held for gaps: of those that are, and of the others.
pub fn silence(library: &Library, cases: &[Case]) -> (f64, f64) {
    let share = |gap: bool| {
        let of: Vec<&Case> = cases.iter().filter(|case| case.gap == gap).collect();
        of.iter().filter(|case| is_silent(&found(library, case))).count() as f64 / of.len().max(1) as f64
    };
    (share(true), share(false))
}
