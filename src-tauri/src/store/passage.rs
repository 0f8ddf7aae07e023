//! The table `passage`: the text of rulebooks somebody brought along, in the parts it was split into.
use super::Result;
use rusqlite::{Connection, Transaction};

/// One part of a book.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PassageRow {
    /// Its place in the book, from 1.
    pub no: i64,
    /// How deep its heading is; 0 where it has none.
    pub level: u8,
    pub heading: String,
    /// The headings above it.
    pub place: String,
    pub text: String,
}

/// The passages of a book, in reading order.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection, book: &str) -> Result<Vec<PassageRow>> {
    let mut statement =
        db.prepare_cached("SELECT no, level, heading, place, text FROM passage WHERE book = ?1 ORDER BY no")?;
    let rows = statement.query_map([book], |row| {
        let (no, level, heading) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(PassageRow { no, level, heading, place: row.get(3)?, text: row.get(4)? })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Adds a passage.
///
/// # Errors
/// What SQLite says, a book that is not there above all.
pub fn insert(tx: &Transaction<'_>, book: &str, row: &PassageRow) -> Result<()> {
    tx.prepare_cached("INSERT INTO passage (book, no, level, heading, place, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?
        .execute((book, row.no, row.level, &row.heading, &row.place, &row.text))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::book;
    use super::super::tests::fresh;
    use super::*;

    fn row(no: i64) -> PassageRow {
        let (heading, place) = ("Falling".into(), "Movement".into());
        PassageRow { no, level: 2, heading, place, text: "One damage a level.".into() }
    }

    #[test]
    fn passages_come_in_order_and_go_with_their_book() {
        let (store, _directory) = fresh();
        store
            .write(|tx| {
                book::insert(tx, &book::tests::row("a", 5))?;
                book::insert(tx, &book::tests::row("b", 5))?;
                insert(tx, "a", &row(2))?;
                insert(tx, "a", &row(1))?;
                insert(tx, "b", &row(1))
            })
            .expect("added");
        assert_eq!(store.read(|db| all(db, "a")).expect("read"), [row(1), row(2)]);
        store.write(|tx| book::remove(tx, "a")).expect("removed");
        assert!(store.read(|db| all(db, "a")).expect("read").is_empty());
        assert_eq!(store.read(|db| all(db, "b")).expect("read").len(), 1);
    }

    #[test]
    fn a_passage_of_no_book_is_refused() {
        let (store, _directory) = fresh();
        assert!(store.write(|tx| insert(tx, "nowhere", &row(1))).is_err());
    }
}
