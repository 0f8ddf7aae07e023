//! `session check`: every log folded again from its first row and held against the tables that were kept.
use super::house::House;
use super::refold::{Fault, refold};
use super::saved::{playable, setup_of};
use crate::error::Trouble;
use crate::store::session::Session;
use crate::store::snapshot::Snapshot;
use crate::store::{batch, snapshot};
use rules::engine::Play;
use rules::text::Text;
use std::collections::HashMap;

/// What one session was found to be.
pub struct Audit {
    pub session: Session,
    pub rows: usize,
    pub faults: Vec<Fault>,
}

/// Checks one session.
///
/// # Errors
/// What the store says; a session that cannot be read is a fault, not an error.
pub fn audit(house: &House, session: Session) -> Result<Audit, Trouble> {
    let (rows, kept) = house.store.read(|db| Ok((batch::all(db, session.no)?, snapshot::all(db, session.no)?)))?;
    let ready = playable(house, &session).and_then(|engine| Ok((engine, setup_of(house, &session)?)));
    let mut faults: Vec<Fault> = kept.iter().filter_map(damaged).collect();
    if !rows.iter().any(|row| row.seq == session.head) {
        faults.push(Fault::new(session.head, Text::of("fault-head")));
    }
    match ready {
        Ok((engine, setup)) => {
            let kept: HashMap<i64, &Snapshot> = kept.iter().map(|kept| (kept.seq, kept)).collect();
            faults.extend(refold(engine, &setup, &rows, |seq, table| differs(kept.get(&seq).copied(), table)));
        }
        Err(trouble) => faults.push(Fault::new(None, trouble.cause())),
    }
    Ok(Audit { rows: rows.len(), session, faults })
}

fn damaged(kept: &Snapshot) -> Option<Fault> {
    (snapshot::hash(&kept.text) != kept.hash).then(|| Fault::new(kept.seq, Text::of("fault-snapshot")))
}

fn differs(kept: Option<&Snapshot>, table: &dyn Play) -> Option<Fault> {
    let kept = kept?;
    (snapshot::hash(&table.snapshot()) != kept.hash).then(|| Fault::new(kept.seq, Text::of("fault-hash")))
}
