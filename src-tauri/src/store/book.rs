//! The table `book`: rulebooks somebody brought along. Their text is in [`super::passage`], how one is read out of a
//! file in [`crate::library::import`].
use super::Result;
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

/// One rulebook, without its text.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct BookRow {
    pub id: String,
    pub title: String,
    /// The name of its file; empty where it was pasted.
    pub source: String,
    pub game: Option<String>,
    /// Bytes, as it came.
    pub size: i64,
    /// Milliseconds since 1970, UTC.
    pub at: i64,
}

const COLUMNS: &str = "id, title, source, game, size, at";

fn read(row: &Row<'_>) -> rusqlite::Result<BookRow> {
    Ok(BookRow {
        id: row.get(0)?,
        title: row.get(1)?,
        source: row.get(2)?,
        game: row.get(3)?,
        size: row.get(4)?,
        at: row.get(5)?,
    })
}

/// Every book, oldest first.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection) -> Result<Vec<BookRow>> {
    let sql = format!("SELECT {COLUMNS} FROM book ORDER BY at, id");
    let mut statement = db.prepare_cached(&sql)?;
    let rows = statement.query_map([], read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The book of that id.
///
/// # Errors
/// What SQLite says.
pub fn find(db: &Connection, id: &str) -> Result<Option<BookRow>> {
    let sql = format!("SELECT {COLUMNS} FROM book WHERE id = ?1");
    Ok(db.prepare_cached(&sql)?.query_row([id], read).optional()?)
}

/// Adds a book, which must not be there yet.
///
/// # Errors
/// What SQLite says.
pub fn insert(tx: &Transaction<'_>, row: &BookRow) -> Result<()> {
    tx.prepare_cached("INSERT INTO book (id, title, source, game, size, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?
        .execute((&row.id, &row.title, &row.source, &row.game, row.size, row.at))?;
    Ok(())
}

/// Deletes a book with its text.
///
/// # Errors
/// What SQLite says.
pub fn remove(tx: &Transaction<'_>, id: &str) -> Result<()> {
    tx.prepare_cached("DELETE FROM book WHERE id = ?1")?.execute([id])?;
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::super::tests::fresh;
    use super::*;

    /// A book of that id, searched beside no game.
    pub fn row(id: &str, at: i64) -> BookRow {
        BookRow { id: id.into(), title: "House rules".into(), source: "house.md".into(), game: None, size: 9, at }
    }

    #[test]
    fn a_book_is_there_once_and_gone_when_removed() {
        let (store, _directory) = fresh();
        store.write(|tx| insert(tx, &row("b", 6))).expect("added");
        store.write(|tx| insert(tx, &row("a", 5))).expect("added");
        assert!(store.write(|tx| insert(tx, &row("a", 7))).is_err());
        assert_eq!(store.read(all).expect("read"), [row("a", 5), row("b", 6)]);
        store.write(|tx| remove(tx, "a")).expect("removed");
        assert_eq!(store.read(|db| find(db, "a")).expect("read"), None);
        assert_eq!(store.read(|db| find(db, "b")).expect("read"), Some(row("b", 6)));
    }
}
