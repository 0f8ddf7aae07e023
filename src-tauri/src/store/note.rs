//! The table `note`: what a house writes on an entry of the library. Which words may stand there, and how notes of
//! another house are taken in, is in [`crate::desk::notes`].
use super::Result;
use rusqlite::{Connection, OptionalExtension, Row, Transaction};

/// One note.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NoteRow {
    pub id: String,
    pub game: String,
    /// The entry it is pinned to.
    pub rule: String,
    pub kind: String,
    pub text: String,
    /// Milliseconds since 1970, UTC.
    pub at: i64,
}

const COLUMNS: &str = "id, game, rule, kind, text, at";

fn read(row: &Row<'_>) -> rusqlite::Result<NoteRow> {
    Ok(NoteRow {
        id: row.get(0)?,
        game: row.get(1)?,
        rule: row.get(2)?,
        kind: row.get(3)?,
        text: row.get(4)?,
        at: row.get(5)?,
    })
}

fn select(db: &Connection, of: &str, value: &[&str]) -> Result<Vec<NoteRow>> {
    let sql = format!("SELECT {COLUMNS} FROM note WHERE {of} ORDER BY at, id");
    let mut statement = db.prepare_cached(&sql)?;
    let rows = statement.query_map(rusqlite::params_from_iter(value), read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Every note that is not in the bin, oldest first.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection) -> Result<Vec<NoteRow>> {
    select(db, "discarded IS NULL", &[])
}

/// The notes of a game that are not in the bin, oldest first.
///
/// # Errors
/// What SQLite says.
pub fn of(db: &Connection, game: &str) -> Result<Vec<NoteRow>> {
    select(db, "game = ?1 AND discarded IS NULL", &[game])
}

/// The notes of a game, those in the bin too.
///
/// # Errors
/// What SQLite says.
pub fn ever(db: &Connection, game: &str) -> Result<Vec<NoteRow>> {
    select(db, "game = ?1", &[game])
}

/// The note of that id, unless it is in the bin.
///
/// # Errors
/// What SQLite says.
pub fn find(db: &Connection, id: &str) -> Result<Option<NoteRow>> {
    let sql = format!("SELECT {COLUMNS} FROM note WHERE id = ?1 AND discarded IS NULL");
    Ok(db.prepare_cached(&sql)?.query_row([id], read).optional()?)
}

/// Whether there is a note of that id, in the bin or not.
///
/// # Errors
/// What SQLite says.
pub fn is_taken(db: &Connection, id: &str) -> Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM note WHERE id = ?1)";
    Ok(db.prepare_cached(sql)?.query_row([id], |row| row.get(0))?)
}

/// Keeps a note, the first of its id or another text of it.
///
/// # Errors
/// What SQLite says.
pub fn set(tx: &Transaction<'_>, row: &NoteRow) -> Result<()> {
    tx.prepare_cached(
        "INSERT INTO note (id, game, rule, kind, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, text = excluded.text, at = excluded.at",
    )?
    .execute((&row.id, &row.game, &row.rule, &row.kind, &row.text, row.at))?;
    Ok(())
}

/// Puts a note in the bin at a time, or takes it out again.
///
/// # Errors
/// What SQLite says.
pub fn set_discarded(tx: &Transaction<'_>, id: &str, at: Option<i64>) -> Result<()> {
    tx.prepare_cached("UPDATE note SET discarded = ?2 WHERE id = ?1")?.execute((id, at))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::*;

    fn row(id: &str, game: &str, text: &str, at: i64) -> NoteRow {
        let (rule, kind) = ("GR-A-01".into(), "note".into());
        NoteRow { id: id.into(), game: game.into(), rule, kind, text: text.into(), at }
    }

    #[test]
    fn notes_come_oldest_first_by_game_and_an_id_keeps_the_last_text() {
        let (store, _directory) = fresh();
        for one in [row("b", "g", "two", 6), row("a", "g", "one", 5), row("c", "h", "three", 4)] {
            store.write(|tx| set(tx, &one)).expect("kept");
        }
        store.write(|tx| set(tx, &row("a", "g", "one again", 7))).expect("kept again");
        let texts = |rows: Vec<NoteRow>| rows.into_iter().map(|row| row.text).collect::<Vec<_>>();
        assert_eq!(texts(store.read(|db| of(db, "g")).expect("read")), ["two", "one again"]);
        assert_eq!(texts(store.read(all).expect("read")), ["three", "two", "one again"]);
    }

    #[test]
    fn a_note_in_the_bin_is_not_shown_and_not_lost() {
        let (store, _directory) = fresh();
        store.write(|tx| set(tx, &row("a", "g", "one", 5))).expect("kept");
        store.write(|tx| set_discarded(tx, "a", Some(6))).expect("discarded");
        assert!(store.read(|db| of(db, "g")).expect("read").is_empty());
        assert_eq!(store.read(|db| find(db, "a")).expect("read"), None);
        assert_eq!(store.read(|db| ever(db, "g")).expect("read").len(), 1);
        store.write(|tx| set_discarded(tx, "a", None)).expect("taken out");
        assert_eq!(store.read(|db| find(db, "a")).expect("read"), Some(row("a", "g", "one", 5)));
    }
}
