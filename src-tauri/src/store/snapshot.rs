//! The table `snapshot`: the whole table at some rows, with a hash of its text, so that opening need not fold
//! everything and a log can be checked. How often one is kept is the desk's choice.
use super::{Result, row_id, seq_of};
use rusqlite::{Connection, OptionalExtension, Transaction};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A kept table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Snapshot {
    pub seq: i64,
    pub hash: String,
    pub text: String,
}

/// SHA-256 of a text, in hex.
pub fn hash(text: &str) -> String {
    Sha256::digest(text).iter().fold(String::new(), |mut hex, byte| {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Keeps the table at a row.
///
/// # Errors
/// What SQLite says.
pub fn insert(tx: &Transaction<'_>, session: i64, seq: i64, text: &str) -> Result<()> {
    tx.prepare_cached("INSERT INTO snapshot (id, hash, text) VALUES (?1, ?2, ?3)")?.execute((
        row_id(session, seq),
        hash(text),
        text,
    ))?;
    Ok(())
}

/// Lets go of the table kept at a row: the rows say the same.
///
/// # Errors
/// What SQLite says.
pub fn remove(tx: &Transaction<'_>, session: i64, seq: i64) -> Result<()> {
    tx.prepare_cached("DELETE FROM snapshot WHERE id = ?1")?.execute([row_id(session, seq)])?;
    Ok(())
}

/// The table kept at a row.
///
/// # Errors
/// What SQLite says.
pub fn find(db: &Connection, session: i64, seq: i64) -> Result<Option<Snapshot>> {
    Ok(db
        .prepare_cached("SELECT hash, text FROM snapshot WHERE id = ?1")?
        .query_row([row_id(session, seq)], |row| Ok(Snapshot { seq, hash: row.get(0)?, text: row.get(1)? }))
        .optional()?)
}

/// Every kept table of a session, oldest first.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection, session: i64) -> Result<Vec<Snapshot>> {
    let mut statement =
        db.prepare_cached("SELECT id, hash, text FROM snapshot WHERE id >= ?1 AND id < ?2 ORDER BY id")?;
    let rows = statement.query_map([row_id(session, 0), row_id(session + 1, 0)], |row| {
        Ok(Snapshot { seq: seq_of(row.get(0)?), hash: row.get(1)?, text: row.get(2)? })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::super::{batch, session};
    use super::*;

    #[test]
    fn a_table_comes_back_with_the_hash_of_its_text() {
        let (store, _directory) = fresh();
        let no = store
            .write(|tx| {
                let no = session::tests::add(tx, "a");
                batch::insert(tx, no, &batch::Batch { facts: "[]".into(), ..Default::default() })?;
                insert(tx, no, 0, "abc")?;
                Ok(no)
            })
            .expect("written");
        let kept = store.read(|db| find(db, no, 0)).expect("read").expect("there");
        assert_eq!(kept.hash, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(store.read(|db| all(db, no)).expect("read"), [kept]);
    }

    #[test]
    fn a_snapshot_needs_its_row() {
        let (store, _directory) = fresh();
        let orphan = store.write(|tx| {
            let no = session::tests::add(tx, "a");
            insert(tx, no, 0, "abc")
        });
        assert!(orphan.is_err());
    }
}
