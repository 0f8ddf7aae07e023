//! Brings a database up to the newest numbered file of `migrations/`. The files say what changes and why; they are
//! never edited once shipped.
use super::{Result, StoreError};
use include_dir::{Dir, include_dir};
use rusqlite::{Connection, TransactionBehavior};

static MIGRATIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../migrations");

/// Runs what is missing, in one exclusive transaction.
///
/// # Errors
/// [`StoreError::Newer`] when the file knows more migrations than this app, [`StoreError::Foreign`] when it is not ours.
pub fn run(connection: &mut Connection) -> Result<()> {
    apply(connection, &files())
}

fn apply(connection: &mut Connection, files: &[&str]) -> Result<()> {
    let known = files.len() as i64;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Exclusive)?;
    let found: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found < 0 || (found == 0 && is_filled(&transaction)?) {
        return Err(StoreError::Foreign);
    }
    for (index, sql) in files.iter().enumerate().skip(found as usize) {
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "user_version", index as i64 + 1)?;
    }
    transaction.commit()?;
    Ok(())
}

// A file we never migrated holds nothing of ours.
fn is_filled(connection: &Connection) -> Result<bool> {
    let tables = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table')";
    Ok(connection.query_row(tables, [], |row| row.get(0))?)
}

// The texts in the order of their numbers. Panics on a gap: the files are compiled in, so a test meets it first.
fn files() -> Vec<&'static str> {
    let mut numbered: Vec<_> = MIGRATIONS
        .files()
        .filter_map(|file| {
            let number: usize = file.path().to_str()?.split('_').next()?.parse().ok()?;
            Some((number, file.contents_utf8()?))
        })
        .collect();
    numbered.sort_unstable();
    for (index, (number, _)) in numbered.iter().enumerate() {
        assert_eq!(*number, index + 1, "migrations are numbered from 1 without a gap");
    }
    numbered.into_iter().map(|(_, sql)| sql).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_of_somebody_else_is_left_alone() {
        let mut db = Connection::open_in_memory().expect("a database");
        db.execute_batch("CREATE TABLE recipe (name TEXT)").expect("a table");
        assert!(matches!(run(&mut db), Err(StoreError::Foreign)));
        let mut odd = Connection::open_in_memory().expect("a database");
        odd.pragma_update(None, "user_version", -1).expect("a version");
        assert!(matches!(run(&mut odd), Err(StoreError::Foreign)));
    }

    #[test]
    fn migrating_twice_changes_nothing() {
        let mut db = Connection::open_in_memory().expect("a database");
        run(&mut db).expect("migrated");
        run(&mut db).expect("migrated again");
        let version: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version");
        assert_eq!(version, files().len() as i64);
    }

    #[test]
    fn a_database_of_a_newer_app_is_refused() {
        let mut db = Connection::open_in_memory().expect("a database");
        db.pragma_update(None, "user_version", 999).expect("set");
        assert!(matches!(run(&mut db), Err(StoreError::Newer { found: 999, .. })));
    }

    #[test]
    fn a_migration_that_fails_takes_those_before_it_back() {
        let mut db = Connection::open_in_memory().expect("a database");
        assert!(apply(&mut db, &["CREATE TABLE a (b)", "CREATE nonsense"]).is_err());
        assert!(db.prepare("SELECT b FROM a").is_err());
    }

    #[test]
    fn every_file_opens_with_its_reason() {
        for sql in files() {
            assert!(sql.starts_with("-- Why:"), "{}", &sql[..40]);
        }
    }
}
