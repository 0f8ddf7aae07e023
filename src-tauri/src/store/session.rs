//! The table `session`, and `setup` beside it: which tables there are and where each stands. Rows of their logs are in
//! [`super::batch`].
use super::{Result, StoreError};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, named_params};

/// One session, without its set-up.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Session {
    pub no: i64,
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    pub level: String,
    /// Milliseconds since 1970, UTC; so are `discarded` and `touched`.
    pub created: i64,
    pub discarded: Option<i64>,
    pub head: i64,
    pub epoch: u32,
    pub touched: i64,
    pub card: String,
}

/// Where a session moves to.
pub struct Move<'a> {
    pub session: i64,
    /// The head the mover saw.
    pub seen: i64,
    pub head: i64,
    pub epoch: u32,
    pub at: i64,
    pub card: &'a str,
}

const COLUMNS: &str = "no, id, game, rules_version, level, created, discarded, head, epoch, touched, card";

fn read(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session {
        no: row.get(0)?,
        id: row.get(1)?,
        game: row.get(2)?,
        rules_version: row.get(3)?,
        level: row.get(4)?,
        created: row.get(5)?,
        discarded: row.get(6)?,
        head: row.get(7)?,
        epoch: row.get(8)?,
        touched: row.get(9)?,
        card: row.get(10)?,
    })
}

/// Every session that is not in the bin, newest first.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection) -> Result<Vec<Session>> {
    let sql = format!("SELECT {COLUMNS} FROM session WHERE discarded IS NULL ORDER BY touched DESC, no DESC");
    let mut statement = db.prepare_cached(&sql)?;
    let rows = statement.query_map([], read)?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// The session of that id, in the bin or not.
///
/// # Errors
/// What SQLite says.
pub fn find(db: &Connection, id: &str) -> Result<Option<Session>> {
    let sql = format!("SELECT {COLUMNS} FROM session WHERE id = ?1");
    Ok(db.prepare_cached(&sql)?.query_row([id], read).optional()?)
}

/// The set-up of a session, JSON.
///
/// # Errors
/// What SQLite says; every session has a set-up.
pub fn setup(db: &Connection, session: i64) -> Result<String> {
    Ok(db.prepare_cached("SELECT setup FROM setup WHERE session = ?1")?.query_row([session], |row| row.get(0))?)
}

/// Adds a session with its set-up; `no` is ignored. Returns the short key it got.
///
/// # Errors
/// What SQLite says, a doubled id above all.
pub fn insert(tx: &Transaction<'_>, new: &Session, setup: &str) -> Result<i64> {
    tx.prepare_cached(
        "INSERT INTO session (id, game, rules_version, level, created, discarded, head, epoch, touched, card)
         VALUES (:id, :game, :rules_version, :level, :created, :discarded, :head, :epoch, :touched, :card)",
    )?
    .execute(named_params! {
        ":id": new.id, ":game": new.game, ":rules_version": new.rules_version, ":level": new.level,
        ":created": new.created, ":discarded": new.discarded, ":head": new.head, ":epoch": new.epoch,
        ":touched": new.touched, ":card": new.card,
    })?;
    let no = tx.last_insert_rowid();
    tx.prepare_cached("INSERT INTO setup (session, setup) VALUES (?1, ?2)")?.execute((no, setup))?;
    Ok(no)
}

/// Moves the head, if it still stands where the mover saw it and the session is not in the bin.
///
/// # Errors
/// [`StoreError::Conflict`] when it does not.
pub fn advance(tx: &Transaction<'_>, to: &Move<'_>) -> Result<()> {
    let moved = tx
        .prepare_cached(
            "UPDATE session SET head = :head, epoch = :epoch, touched = :at, card = :card
             WHERE no = :session AND head = :seen AND discarded IS NULL",
        )?
        .execute(named_params! {
            ":head": to.head, ":epoch": to.epoch, ":at": to.at, ":card": to.card, ":session": to.session,
            ":seen": to.seen,
        })?;
    if moved == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Sets how closely the rules are watched.
///
/// # Errors
/// What SQLite says.
pub fn set_level(tx: &Transaction<'_>, session: i64, level: &str) -> Result<()> {
    tx.prepare_cached("UPDATE session SET level = ?2 WHERE no = ?1")?.execute((session, level))?;
    Ok(())
}

/// Puts a session in the bin at a time, or takes it out again.
///
/// # Errors
/// What SQLite says.
pub fn set_discarded(tx: &Transaction<'_>, session: i64, at: Option<i64>) -> Result<()> {
    tx.prepare_cached("UPDATE session SET discarded = ?2 WHERE no = ?1")?.execute((session, at))?;
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::super::tests::fresh;
    use super::*;

    /// A session of that id, at head 0.
    pub fn add(tx: &Transaction<'_>, id: &str) -> i64 {
        let new = Session {
            no: 0,
            id: id.into(),
            game: "g".into(),
            rules_version: 1,
            level: "enforce".into(),
            created: 5,
            discarded: None,
            head: 0,
            epoch: 0,
            touched: 5,
            card: "{}".into(),
        };
        insert(tx, &new, "{}").expect("a new session")
    }

    fn move_to(session: i64, seen: i64, head: i64) -> Move<'static> {
        Move { session, seen, head, epoch: 1, at: 6, card: "{}" }
    }

    #[test]
    fn the_head_moves_only_from_where_it_was_seen() {
        let (store, _directory) = fresh();
        let no = store.write(|tx| Ok(add(tx, "a"))).expect("added");
        store.write(|tx| advance(tx, &move_to(no, 0, 1))).expect("moved");
        let late = store.write(|tx| advance(tx, &move_to(no, 0, 2)));
        assert!(matches!(late, Err(StoreError::Conflict)));
        let found = store.read(|db| find(db, "a")).expect("read").expect("there");
        assert_eq!((found.head, found.epoch, found.touched), (1, 1, 6));
    }

    #[test]
    fn a_session_in_the_bin_is_not_listed_and_not_lost() {
        let (store, _directory) = fresh();
        let no = store.write(|tx| Ok(add(tx, "a"))).expect("added");
        store.write(|tx| set_discarded(tx, no, Some(9))).expect("discarded");
        assert!(store.read(all).expect("the list").is_empty());
        assert!(store.read(|db| find(db, "a")).expect("read").is_some());
    }

    #[test]
    fn one_id_is_one_session() {
        let (store, _directory) = fresh();
        let doubled = store.write(|tx| {
            let one = find(tx, "a")?;
            assert!(one.is_none());
            add(tx, "a");
            insert(tx, &find(tx, "a")?.expect("just added"), "{}")
        });
        assert!(doubled.is_err());
    }
}
