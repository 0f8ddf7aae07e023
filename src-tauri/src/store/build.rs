//! The table `build`: which pieces people put together, under which name. Whether a build is legal is the rules'
//! business.
use super::Result;
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

/// One saved build.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BuildRow {
    pub id: String,
    pub game: String,
    pub name: String,
    /// Keys of entities, JSON.
    pub pieces: String,
    /// Milliseconds since 1970, UTC.
    pub touched: i64,
}

const COLUMNS: &str = "id, game, name, pieces, touched";

fn read(row: &Row<'_>) -> rusqlite::Result<BuildRow> {
    Ok(BuildRow { id: row.get(0)?, game: row.get(1)?, name: row.get(2)?, pieces: row.get(3)?, touched: row.get(4)? })
}

/// Every build of a game that is not in the bin, newest first.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection, game: &str) -> Result<Vec<BuildRow>> {
    let sql =
        format!("SELECT {COLUMNS} FROM build WHERE game = ?1 AND discarded IS NULL ORDER BY touched DESC, id DESC");
    let mut statement = db.prepare_cached(&sql)?;
    let rows = statement.query_map([game], read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The build of that id, unless it is in the bin.
///
/// # Errors
/// What SQLite says.
pub fn find(db: &Connection, id: &str) -> Result<Option<BuildRow>> {
    let sql = format!("SELECT {COLUMNS} FROM build WHERE id = ?1 AND discarded IS NULL");
    Ok(db.prepare_cached(&sql)?.query_row([id], read).optional()?)
}

/// Saves a build, the first of its id or another.
///
/// # Errors
/// What SQLite says.
pub fn set(tx: &Transaction<'_>, row: &BuildRow) -> Result<()> {
    tx.prepare_cached(
        "INSERT INTO build (id, game, name, pieces, touched) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, pieces = excluded.pieces, touched = excluded.touched",
    )?
    .execute((&row.id, &row.game, &row.name, &row.pieces, row.touched))?;
    Ok(())
}

/// Puts a build in the bin at a time.
///
/// # Errors
/// What SQLite says.
pub fn discard(tx: &Transaction<'_>, id: &str, at: i64) -> Result<()> {
    tx.prepare_cached("UPDATE build SET discarded = ?2 WHERE id = ?1")?.execute((id, at))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::*;

    fn row(id: &str, name: &str, touched: i64) -> BuildRow {
        BuildRow { id: id.into(), game: "g".into(), name: name.into(), pieces: "[]".into(), touched }
    }

    #[test]
    fn builds_come_newest_first_and_an_id_keeps_the_last() {
        let (store, _directory) = fresh();
        store.write(|tx| set(tx, &row("a", "one", 5))).expect("saved");
        store.write(|tx| set(tx, &row("b", "two", 6))).expect("saved");
        store.write(|tx| set(tx, &row("a", "three", 7))).expect("saved again");
        assert_eq!(store.read(|db| all(db, "g")).expect("read"), [row("a", "three", 7), row("b", "two", 6)]);
        assert!(store.read(|db| all(db, "h")).expect("read").is_empty());
    }

    #[test]
    fn a_build_in_the_bin_is_neither_listed_nor_found() {
        let (store, _directory) = fresh();
        store.write(|tx| set(tx, &row("a", "one", 5))).expect("saved");
        store.write(|tx| discard(tx, "a", 6)).expect("discarded");
        assert!(store.read(|db| all(db, "g")).expect("read").is_empty());
        assert_eq!(store.read(|db| find(db, "a")).expect("read"), None);
    }
}
