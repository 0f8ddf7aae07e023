//! The table `flow`: at which windows a seat wants to be asked. What a setting means is in [`crate::desk::flow`].
use super::Result;
use rusqlite::{Connection, Transaction};

/// One seat's setting.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FlowRow {
    pub seat: u8,
    pub flow: String,
    /// Chart rows, JSON.
    pub stops: String,
    /// Keys of standing answers, JSON.
    pub answers: String,
}

/// Every setting of a session, by seat.
///
/// # Errors
/// What SQLite says.
pub fn all(db: &Connection, session: i64) -> Result<Vec<FlowRow>> {
    let mut statement =
        db.prepare_cached("SELECT seat, flow, stops, answers FROM flow WHERE session = ?1 ORDER BY seat")?;
    let rows = statement.query_map([session], |row| {
        Ok(FlowRow { seat: row.get(0)?, flow: row.get(1)?, stops: row.get(2)?, answers: row.get(3)? })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Sets a seat's setting, the first or another.
///
/// # Errors
/// What SQLite says.
pub fn set(tx: &Transaction<'_>, session: i64, row: &FlowRow) -> Result<()> {
    tx.prepare_cached(
        "INSERT INTO flow (session, seat, flow, stops, answers) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (session, seat) DO UPDATE
         SET flow = excluded.flow, stops = excluded.stops, answers = excluded.answers",
    )?
    .execute((session, row.seat, &row.flow, &row.stops, &row.answers))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::session;
    use super::super::tests::fresh;
    use super::*;

    #[test]
    fn a_seat_has_one_setting_the_last() {
        let (store, _directory) = fresh();
        let row = |flow: &str| FlowRow { seat: 1, flow: flow.into(), stops: "[]".into(), answers: "[]".into() };
        let no = store
            .write(|tx| {
                let no = session::tests::add(tx, "a");
                set(tx, no, &row("every"))?;
                set(tx, no, &row("quiet"))?;
                Ok(no)
            })
            .expect("written");
        assert_eq!(store.read(|db| all(db, no)).expect("read"), [row("quiet")]);
    }
}
