//! The table `recent`: what was searched last, a few queries and no more.
use super::Result;
use rusqlite::{Connection, Transaction};

/// Every query that is kept, newest first.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection) -> Result<Vec<String>> {
    let mut statement = db.prepare_cached("SELECT query FROM recent ORDER BY at DESC, query")?;
    let rows = statement.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Keeps a query as the newest, and of all of them the newest `most`.
///
/// # Errors
/// What SQLite says.
pub fn add(tx: &Transaction<'_>, query: &str, at: i64, most: usize) -> Result<()> {
    tx.prepare_cached(
        "INSERT INTO recent (query, at) VALUES (?1, ?2) ON CONFLICT (query) DO UPDATE SET at = excluded.at",
    )?
    .execute((query, at))?;
    let older = "DELETE FROM recent WHERE query NOT IN (SELECT query FROM recent ORDER BY at DESC, query LIMIT ?1)";
    tx.prepare_cached(older)?.execute([most as i64])?;
    Ok(())
}

/// Forgets them all.
///
/// # Errors
/// What SQLite says.
pub fn clear(tx: &Transaction<'_>) -> Result<()> {
    tx.prepare_cached("DELETE FROM recent")?.execute([])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::*;

    #[test]
    fn the_newest_few_are_kept_each_once() {
        let (store, _directory) = fresh();
        for (at, query) in ["a", "b", "c", "b", "d"].into_iter().enumerate() {
            store.write(|tx| add(tx, query, at as i64, 3)).expect("kept");
        }
        assert_eq!(store.read(all).expect("read"), ["d", "b", "c"]);
        store.write(clear).expect("forgotten");
        assert!(store.read(all).expect("read").is_empty());
    }
}
