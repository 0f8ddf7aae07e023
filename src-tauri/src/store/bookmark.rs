//! The table `bookmark`: the entries of the library somebody wants to find again.
use super::Result;
use rusqlite::{Connection, Transaction};

/// One marked entry.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BookmarkRow {
    pub game: String,
    pub entry: String,
}

/// Every bookmark, newest first.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection) -> Result<Vec<BookmarkRow>> {
    let mut statement = db.prepare_cached("SELECT game, entry FROM bookmark ORDER BY at DESC, game, entry")?;
    let rows = statement.query_map([], |row| Ok(BookmarkRow { game: row.get(0)?, entry: row.get(1)? }))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Marks an entry; one that is marked keeps its place.
///
/// # Errors
/// What SQLite says.
pub fn add(tx: &Transaction<'_>, row: &BookmarkRow, at: i64) -> Result<()> {
    tx.prepare_cached("INSERT INTO bookmark (game, entry, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?
        .execute((&row.game, &row.entry, at))?;
    Ok(())
}

/// Takes a mark away.
///
/// # Errors
/// What SQLite says.
pub fn remove(tx: &Transaction<'_>, row: &BookmarkRow) -> Result<()> {
    tx.prepare_cached("DELETE FROM bookmark WHERE game = ?1 AND entry = ?2")?.execute((&row.game, &row.entry))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::*;

    #[test]
    fn an_entry_is_marked_once_and_the_newest_mark_comes_first() {
        let (store, _directory) = fresh();
        let row = |entry: &str| BookmarkRow { game: "g".into(), entry: entry.into() };
        for (entry, at) in [("a", 5), ("b", 6), ("a", 7)] {
            store.write(|tx| add(tx, &row(entry), at)).expect("marked");
        }
        assert_eq!(store.read(all).expect("read"), [row("b"), row("a")]);
        store.write(|tx| remove(tx, &row("b"))).expect("taken away");
        assert_eq!(store.read(all).expect("read"), [row("a")]);
    }
}
