//! The log on disk: one SQLite file, one source file for each of its tables. It keeps rows and hands them back; what a
//! row means, and which may be written, is [`crate::desk`]'s business.
pub mod batch;
pub mod book;
pub mod bookmark;
pub mod build;
pub mod entity;
mod file;
pub mod flow;
mod migrate;
pub mod note;
pub mod passage;
pub mod recent;
pub mod session;
pub mod snapshot;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The name of the file inside the data directory.
pub const FILE: &str = "pitcrew.sqlite";

/// The open database.
pub struct Store {
    connection: Mutex<Connection>,
    file: file::Mark,
}

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("{0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("cannot make the directory {0}: {1}")]
    Directory(PathBuf, std::io::Error),
    /// The file was written by a newer app.
    #[error("the file holds version {found}, this app knows {known}")]
    Newer { found: i64, known: i64 },
    /// The file is a database of somebody else's.
    #[error("the file is no book of this app")]
    Foreign,
    /// The file is not where it was opened: what is written now would be found by nobody.
    #[error("the file was moved or deleted")]
    Gone,
    /// Somebody else moved the head first.
    #[error("the head has moved")]
    Conflict,
}

pub type Result<T> = std::result::Result<T, StoreError>;

impl Store {
    /// Opens `directory`/[`FILE`], making and migrating it as needed.
    ///
    /// # Errors
    /// When the directory cannot be made, the file is not ours, or it comes from a newer app.
    pub fn open(directory: &Path) -> Result<Store> {
        std::fs::create_dir_all(directory).map_err(|error| StoreError::Directory(directory.to_owned(), error))?;
        let path = directory.join(FILE);
        let mut connection = Connection::open(&path)?;
        prepare(&connection)?;
        migrate::run(&mut connection)?;
        Ok(Store { connection: Mutex::new(connection), file: file::Mark::of(path) })
    }

    /// Reads; nothing else runs meanwhile.
    ///
    /// # Errors
    /// What `read` returns.
    pub fn read<T>(&self, read: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        read(&self.lock())
    }

    /// Writes everything `write` does, or nothing; on return it is on the disk.
    ///
    /// # Errors
    /// What `write` returns, and then nothing was written.
    pub fn write<T>(&self, write: impl FnOnce(&Transaction<'_>) -> Result<T>) -> Result<T> {
        let mut connection = self.lock();
        if !self.file.is_there() {
            return Err(StoreError::Gone);
        }
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = write(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }

    /// Writes like [`Store::write`], and leaves nothing of what was deleted in the journal either.
    ///
    /// # Errors
    /// What `write` returns, and then nothing was written.
    pub fn erase<T>(&self, write: impl FnOnce(&Transaction<'_>) -> Result<T>) -> Result<T> {
        let done = self.write(write)?;
        // A reader in another process may keep the journal for now; the next checkpoint overwrites it.
        self.lock().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(done)
    }

    // A panic elsewhere rolls its transaction back; the connection stays sound, so poison means nothing here.
    fn lock(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

// FULL: a pulled plug loses no acknowledged input. It costs one flush an input, unseen at a table's pace.
fn prepare(connection: &Connection) -> Result<()> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    // What is deleted is a rulebook somebody wanted gone: it is overwritten.
    connection.pragma_update(None, "secure_delete", "ON")?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// The one integer key of a row: its session in the upper half, its number in the lower.
pub(crate) fn row_id(session: i64, seq: i64) -> i64 {
    session << 32 | seq
}

/// The number of a row out of its key.
pub(crate) fn seq_of(id: i64) -> i64 {
    id & 0xffff_ffff
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A store in a directory of its own, gone with the second value.
    pub fn fresh() -> (Store, tempfile::TempDir) {
        let directory = tempfile::tempdir().expect("a temporary directory");
        (Store::open(directory.path()).expect("a new store"), directory)
    }

    #[test]
    fn a_failed_write_leaves_nothing_behind() {
        let (store, _directory) = fresh();
        let failed: Result<()> = store.write(|tx| {
            session::tests::add(tx, "a");
            Err(StoreError::Conflict)
        });
        assert!(matches!(failed, Err(StoreError::Conflict)));
        assert!(store.read(session::all).expect("the list").is_empty());
    }

    #[test]
    fn what_was_written_is_there_after_reopening() {
        let (store, directory) = fresh();
        store.write(|tx| Ok(session::tests::add(tx, "a"))).expect("written");
        drop(store);
        let store = Store::open(directory.path()).expect("opened again");
        assert_eq!(store.read(session::all).expect("the list").len(), 1);
    }

    #[test]
    fn nothing_is_written_to_a_file_that_was_taken_away() {
        let (store, directory) = fresh();
        let path = directory.path().join(FILE);
        std::fs::rename(&path, directory.path().join("elsewhere")).expect("moved");
        assert!(matches!(store.write(|_| Ok(())), Err(StoreError::Gone)));
        std::fs::write(&path, "").expect("another file in its place");
        assert!(matches!(store.write(|_| Ok(())), Err(StoreError::Gone)));
        std::fs::rename(directory.path().join("elsewhere"), &path).expect("put back");
        store.write(|_| Ok(())).expect("written again");
    }

    #[test]
    fn every_commit_waits_for_the_disk() {
        let (store, _directory) = fresh();
        let (journal, synchronous): (String, i64) = store
            .read(|db| {
                Ok((
                    db.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
                    db.pragma_query_value(None, "synchronous", |row| row.get(0))?,
                ))
            })
            .expect("the pragmas");
        assert_eq!((journal.as_str(), synchronous), ("wal", 2));
    }

    #[test]
    fn a_key_gives_both_its_halves_back() {
        assert_eq!(row_id(3, 7) >> 32, 3);
        assert_eq!(seq_of(row_id(3, 7)), 7);
    }
}
