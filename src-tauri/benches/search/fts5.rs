//! SQLite's FTS5 on our entries and queries, the other way there was to do it: stems, titles weighed, the last word as
//! a prefix.
use super::peers::named;
use super::quality::{Case, Quality, of_ranks, place};
use super::typed::Typed;
use pitcrew::library::book::Book;
use pitcrew::library::entry::Entry;
use rusqlite::{Connection, Result, params};
use std::time::{Duration, Instant};

const TABLE: &str = "CREATE VIRTUAL TABLE entry USING fts5(
    game UNINDEXED, title, chapter, book, text, asked, tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3')";

const FIND: &str = "SELECT rowid FROM entry WHERE entry MATCH ?1 AND (?2 IS NULL OR game = ?2)
    ORDER BY bm25(entry, 0, 3, 1.2, 1, 1, 2.5) LIMIT 10";

/// Left out of a query unless nothing else is in it.
const STOP: &str = " a an and are as at be by can do does for from has have how if in is it my of on or the their to what when which who with you your ";

/// How well FTS5 answers, and the times of what is typed, shortest first.
pub fn fts5(books: &[Book], typed: &[Typed], cases: &[Case]) -> Result<(Quality, Vec<Duration>)> {
    let entries: Vec<(&Book, &Entry)> =
        books.iter().flat_map(|book| book.entries.iter().map(move |entry| (book, entry))).collect();
    let db = Connection::open_in_memory()?;
    db.execute_batch(TABLE)?;
    let mut insert =
        db.prepare("INSERT INTO entry (rowid, game, title, chapter, book, text, asked) VALUES (?, ?, ?, ?, ?, ?, ?)")?;
    for (number, (book, entry)) in entries.iter().enumerate() {
        let Entry { title, chapter, text, asked, .. } = entry;
        insert.execute(params![number as i64, book.id, title, chapter, book.title, text, asked])?;
    }
    let mut ranks = Vec::new();
    for case in cases.iter().filter(|case| !case.gap) {
        let found = find(&db, &case.query, case.game.as_deref())?;
        ranks.push(place(case, found.iter().map(|number| named(entries[*number].1))));
    }
    let mut times = Vec::new();
    for one in typed {
        let start = Instant::now();
        find(&db, &one.query, one.game.as_deref())?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok((of_ranks(ranks), times))
}

fn find(db: &Connection, query: &str, game: Option<&str>) -> Result<Vec<usize>> {
    let number = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0).map(|number| number as usize);
    db.prepare_cached(FIND)?.query_map(params![asked(query), game], number)?.collect()
}

fn asked(query: &str) -> String {
    let lower = query.to_lowercase();
    let words: Vec<&str> = lower.split(|one: char| !one.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let said: Vec<&str> = words.iter().copied().filter(|word| !STOP.contains(&format!(" {word} "))).collect();
    let quoted: Vec<String> =
        if said.is_empty() { words } else { said }.iter().map(|word| format!("\"{word}\"")).collect();
    format!("{}*", quoted.join(" OR "))
}
