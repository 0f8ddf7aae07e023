//! The table `entity`: what this house's catalogue has that the pack has not. What an entity means is in
//! [`crate::desk::stock`].
use super::{Result, StoreError};
use rusqlite::{Connection, Transaction};

/// One entity of a house, JSON beside its key.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct EntityRow {
    pub key: String,
    pub json: String,
}

/// Every entity of a game that differs from the pack, by key.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection, game: &str) -> Result<Vec<EntityRow>> {
    let mut statement = db.prepare_cached("SELECT key, json FROM entity WHERE game = ?1 ORDER BY key")?;
    let rows = statement.query_map([game], |row| Ok(EntityRow { key: row.get(0)?, json: row.get(1)? }))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Keeps an entity, the first of its key or another.
///
/// # Errors
/// What SQLite says.
pub fn set(tx: &Transaction<'_>, game: &str, row: &EntityRow, at: i64) -> Result<()> {
    tx.prepare_cached(
        "INSERT INTO entity (game, key, json, at) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (game, key) DO UPDATE SET json = excluded.json, at = excluded.at",
    )?
    .execute((game, &row.key, &row.json, at))?;
    Ok(())
}

/// Keeps an entity whose key is not taken yet.
///
/// # Errors
/// [`StoreError::Conflict`] when somebody took it meanwhile.
pub fn add(tx: &Transaction<'_>, game: &str, row: &EntityRow, at: i64) -> Result<()> {
    let added = tx
        .prepare_cached("INSERT INTO entity (game, key, json, at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING")?
        .execute((game, &row.key, &row.json, at))?;
    if added == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Forgets what this house has under a key.
///
/// # Errors
/// What SQLite says.
pub fn remove(tx: &Transaction<'_>, game: &str, key: &str) -> Result<()> {
    tx.prepare_cached("DELETE FROM entity WHERE game = ?1 AND key = ?2")?.execute((game, key))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::fresh;
    use super::*;

    fn row(key: &str, json: &str) -> EntityRow {
        EntityRow { key: key.into(), json: json.into() }
    }

    #[test]
    fn a_key_holds_one_entity_a_game_the_last() {
        let (store, _directory) = fresh();
        store.write(|tx| set(tx, "g", &row("a", "1"), 5)).expect("kept");
        store.write(|tx| set(tx, "g", &row("a", "2"), 6)).expect("kept again");
        store.write(|tx| set(tx, "h", &row("a", "3"), 6)).expect("kept elsewhere");
        assert_eq!(store.read(|db| all(db, "g")).expect("read"), [row("a", "2")]);
        store.write(|tx| remove(tx, "g", "a")).expect("forgotten");
        assert!(store.read(|db| all(db, "g")).expect("read").is_empty());
        assert_eq!(store.read(|db| all(db, "h")).expect("read"), [row("a", "3")]);
    }

    #[test]
    fn a_taken_key_is_not_taken_over() {
        let (store, _directory) = fresh();
        store.write(|tx| add(tx, "g", &row("a", "1"), 5)).expect("added");
        assert!(matches!(store.write(|tx| add(tx, "g", &row("a", "2"), 6)), Err(StoreError::Conflict)));
        assert_eq!(store.read(|db| all(db, "g")).expect("read"), [row("a", "1")]);
    }
}
