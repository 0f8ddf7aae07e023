//! The table `batch`: the rows of every log. A row is added once and never changed; undo moves `session.head` and
//! leaves rows where they are.
use super::{Result, row_id, seq_of};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, named_params};

/// One human input with what it brought about.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Batch {
    pub seq: i64,
    /// The row before it; none for the opening.
    pub parent: Option<i64>,
    pub key: Option<String>,
    /// Milliseconds since 1970, UTC.
    pub at: i64,
    pub seat: Option<u8>,
    /// Whether it was a ruling of the table.
    pub overruling: bool,
    pub reveals: bool,
    /// JSON, as are all the texts below.
    pub readers: Option<String>,
    pub overruled: Option<String>,
    pub passes: Option<String>,
    pub input: Option<String>,
    pub facts: String,
}

const COLUMNS: &str =
    "b.id, b.parent, b.key, b.at, b.seat, b.standing, b.reveals, b.readers, b.overruled, b.passes, b.input, b.facts";

fn read(row: &Row<'_>) -> rusqlite::Result<Batch> {
    Ok(Batch {
        seq: seq_of(row.get(0)?),
        parent: row.get(1)?,
        key: row.get(2)?,
        at: row.get(3)?,
        seat: row.get(4)?,
        overruling: row.get(5)?,
        reveals: row.get(6)?,
        readers: row.get(7)?,
        overruled: row.get(8)?,
        passes: row.get(9)?,
        input: row.get(10)?,
        facts: row.get(11)?,
    })
}

/// Adds a row.
///
/// # Errors
/// What SQLite says, a doubled number above all.
pub fn insert(tx: &Transaction<'_>, session: i64, new: &Batch) -> Result<()> {
    tx.prepare_cached(
        "INSERT INTO batch (id, parent, key, at, seat, standing, reveals, readers, overruled, passes, input, facts)
         VALUES (:id, :parent, :key, :at, :seat, :standing, :reveals, :readers, :overruled, :passes, :input, :facts)",
    )?
    .execute(named_params! {
        ":id": row_id(session, new.seq), ":parent": new.parent, ":key": new.key, ":at": new.at, ":seat": new.seat,
        ":standing": new.overruling, ":reveals": new.reveals, ":readers": new.readers, ":overruled": new.overruled,
        ":passes": new.passes, ":input": new.input, ":facts": new.facts,
    })?;
    Ok(())
}

/// One row of a log.
///
/// # Errors
/// What SQLite says.
pub fn find(db: &Connection, session: i64, seq: i64) -> Result<Option<Batch>> {
    let sql = format!("SELECT {COLUMNS} FROM batch b WHERE b.id = ?1");
    Ok(db.prepare_cached(&sql)?.query_row([row_id(session, seq)], read).optional()?)
}

/// Every row of a log, branches that were undone included, in the order they were written.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection, session: i64) -> Result<Vec<Batch>> {
    let sql = format!("SELECT {COLUMNS} FROM batch b WHERE b.id >= ?1 AND b.id < ?2 ORDER BY b.id");
    let mut statement = db.prepare_cached(&sql)?;
    let rows = statement.query_map([row_id(session, 0), row_id(session + 1, 0)], read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The rows from `seq` back by their parents, newest first, at most `limit`.
///
/// # Errors
/// What SQLite says.
pub fn back(db: &Connection, session: i64, seq: i64, limit: usize) -> Result<Vec<Batch>> {
    let sql = format!(
        "WITH RECURSIVE back (id, parent, depth) AS (
             SELECT id, parent, 1 FROM batch WHERE id = ?1
             UNION ALL
             SELECT b.id, b.parent, back.depth + 1 FROM back JOIN batch b ON b.id = ?2 + back.parent
             WHERE back.depth < ?3
         )
         SELECT {COLUMNS} FROM back JOIN batch b ON b.id = back.id ORDER BY back.depth"
    );
    let mut statement = db.prepare_cached(&sql)?;
    let rows = statement.query_map((row_id(session, seq), row_id(session, 0), limit as i64), read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The facts that lead to `seq`, oldest first, from after the newest snapshot on its path; and that snapshot's row.
/// None when no snapshot stands on the path: then the facts are those of the whole path.
///
/// # Errors
/// What SQLite says.
pub fn since_snapshot(db: &Connection, session: i64, seq: i64) -> Result<(Option<i64>, Vec<String>)> {
    let mut statement = db.prepare_cached(
        "WITH RECURSIVE back (id, parent, depth, known) AS (
             SELECT id, parent, 1, EXISTS (SELECT 1 FROM snapshot s WHERE s.id = batch.id) FROM batch WHERE id = ?1
             UNION ALL
             SELECT b.id, b.parent, back.depth + 1, EXISTS (SELECT 1 FROM snapshot s WHERE s.id = b.id)
             FROM back JOIN batch b ON b.id = ?2 + back.parent WHERE NOT back.known
         )
         SELECT back.id, back.known, CASE WHEN back.known THEN '' ELSE b.facts END
         FROM back JOIN batch b ON b.id = back.id ORDER BY back.depth DESC",
    )?;
    let mut rows = statement.query((row_id(session, seq), row_id(session, 0)))?;
    let (mut from, mut facts) = (None, Vec::new());
    while let Some(row) = rows.next()? {
        if row.get(1)? { from = Some(seq_of(row.get(0)?)) } else { facts.push(row.get(2)?) }
    }
    Ok((from, facts))
}

/// The highest row number of a log.
///
/// # Errors
/// What SQLite says; a session without rows counts as 0.
pub fn newest(db: &Connection, session: i64) -> Result<i64> {
    let id: Option<i64> = db
        .prepare_cached("SELECT max(id) FROM batch WHERE id >= ?1 AND id < ?2")?
        .query_row([row_id(session, 0), row_id(session + 1, 0)], |row| row.get(0))?;
    Ok(id.map_or(0, seq_of))
}

/// The idempotency keys of the newest `limit` rows, with their rows.
///
/// # Errors
/// What SQLite says.
pub fn keys(db: &Connection, session: i64, limit: usize) -> Result<Vec<(String, i64)>> {
    let mut statement = db.prepare_cached(
        "SELECT key, id FROM (SELECT key, id FROM batch WHERE id >= ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3)
         WHERE key IS NOT NULL",
    )?;
    let rows = statement.query_map((row_id(session, 0), row_id(session + 1, 0), limit as i64), |row| {
        Ok((row.get(0)?, seq_of(row.get(1)?)))
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Parent and number of every row after `seq`, oldest first: where redo could lead.
///
/// # Errors
/// What SQLite says.
pub fn after(db: &Connection, session: i64, seq: i64) -> Result<Vec<(i64, i64)>> {
    let mut statement =
        db.prepare_cached("SELECT parent, id FROM batch WHERE id > ?1 AND id < ?2 AND parent IS NOT NULL ORDER BY id")?;
    let rows = statement
        .query_map([row_id(session, seq), row_id(session + 1, 0)], |row| Ok((row.get(0)?, seq_of(row.get(1)?))))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::super::{Store, session, snapshot};
    use super::*;

    fn row(seq: i64, parent: Option<i64>) -> Batch {
        Batch { seq, parent, key: Some(format!("k{seq}")), facts: format!("[[{seq}]]"), ..Batch::default() }
    }

    // 0 - 1 - 2 - 3 with a branch 1 - 4 - 5, and a second session that must not be seen.
    fn branched(store: &Store) -> i64 {
        store
            .write(|tx| {
                let (no, other) = (session::tests::add(tx, "a"), session::tests::add(tx, "b"));
                insert(tx, other, &row(0, None))?;
                for (seq, parent) in [(0, None), (1, Some(0)), (2, Some(1)), (3, Some(2)), (4, Some(1)), (5, Some(4))] {
                    insert(tx, no, &row(seq, parent))?;
                }
                Ok(no)
            })
            .expect("written")
    }

    #[test]
    fn the_way_back_follows_parents_and_no_branch() {
        let (store, _directory) = fresh();
        let no = branched(&store);
        let way: Vec<i64> = store.read(|db| back(db, no, 5, 99)).expect("read").iter().map(|row| row.seq).collect();
        assert_eq!(way, [5, 4, 1, 0]);
        assert_eq!(store.read(|db| back(db, no, 5, 2)).expect("read").len(), 2);
    }

    #[test]
    fn folding_starts_after_the_newest_snapshot_on_the_path() {
        let (store, _directory) = fresh();
        let no = branched(&store);
        let whole = store.read(|db| since_snapshot(db, no, 5)).expect("read");
        assert_eq!(whole, (None, ["[[0]]", "[[1]]", "[[4]]", "[[5]]"].map(String::from).to_vec()));
        store
            .write(|tx| {
                snapshot::insert(tx, no, 0, "{}")?;
                snapshot::insert(tx, no, 1, "{}")?;
                snapshot::insert(tx, no, 3, "{}")
            })
            .expect("kept");
        let rest = store.read(|db| since_snapshot(db, no, 5)).expect("read");
        assert_eq!(rest, (Some(1), ["[[4]]", "[[5]]"].map(String::from).to_vec()));
        assert_eq!(store.read(|db| since_snapshot(db, no, 3)).expect("read"), (Some(3), vec![]));
    }

    #[test]
    fn a_row_comes_back_as_it_was_written() {
        let (store, _directory) = fresh();
        let no = branched(&store);
        let full = Batch {
            seq: 6,
            parent: Some(5),
            key: None,
            at: 12,
            seat: Some(1),
            overruling: true,
            reveals: true,
            readers: Some("[1]".into()),
            overruled: Some("[]".into()),
            passes: Some("[0,1]".into()),
            input: Some("{}".into()),
            facts: "[[],[],[]]".into(),
        };
        store.write(|tx| insert(tx, no, &full)).expect("written");
        assert_eq!(store.read(|db| find(db, no, 6)).expect("read"), Some(full));
        assert_eq!(store.read(|db| newest(db, no)).expect("read"), 6);
    }

    #[test]
    fn a_number_is_given_once() {
        let (store, _directory) = fresh();
        let no = branched(&store);
        assert!(store.write(|tx| insert(tx, no, &row(5, Some(4)))).is_err());
    }

    #[test]
    fn keys_and_branches_are_those_of_one_session() {
        let (store, _directory) = fresh();
        let no = branched(&store);
        let keys = store.read(|db| keys(db, no, 2)).expect("read");
        assert_eq!(keys, [("k5".to_owned(), 5), ("k4".to_owned(), 4)]);
        assert_eq!(store.read(|db| after(db, no, 2)).expect("read"), [(2, 3), (1, 4), (4, 5)]);
        assert_eq!(store.read(|db| all(db, no)).expect("read").len(), 6);
    }

    #[test]
    fn a_row_of_no_session_is_refused() {
        let (store, _directory) = fresh();
        assert!(store.write(|tx| insert(tx, 77, &row(0, None))).is_err());
    }
}
