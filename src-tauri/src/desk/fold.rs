//! Tables out of rows: facts are folded, never decided again. Where a table stands in its log is in [`super::log`].
use crate::error::Trouble;
use crate::store::snapshot::Snapshot;
use crate::store::{Store, batch, snapshot};
use rules::engine::{Corrupt, Engine, Play};
use rules::setup::Setup;
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many rows apart snapshots stand.
pub const STRIDE: i64 = 200;

/// The facts of a row, one text for its input and one for each pass.
///
/// # Errors
/// [`Corrupt`] when the column is no array of arrays.
pub fn parts(facts: &str) -> Result<Vec<Box<RawValue>>, Corrupt> {
    serde_json::from_str(facts).map_err(|error| Corrupt(error.to_string()))
}

/// The column out of the parts.
pub fn joined(parts: &[String]) -> String {
    format!("[{}]", parts.join(","))
}

/// The facts of two batches as those of one.
///
/// # Errors
/// [`Corrupt`] when one is no array.
pub fn chained(first: &str, second: &str) -> Result<String, Corrupt> {
    let [first, second] = [parts(first)?, parts(second)?];
    let all: Vec<String> = first.iter().chain(&second).map(|fact| fact.get().to_owned()).collect();
    Ok(joined(&all))
}

/// Applies a whole row.
///
/// # Errors
/// [`Corrupt`] when a part is not facts of this game.
pub fn fold_row(play: &mut dyn Play, facts: &str) -> Result<(), Corrupt> {
    parts(facts)?.iter().try_for_each(|part| play.fold(part.get()))
}

/// Runs a piece of the rules; a broken invariant in there becomes a reason instead of a panic.
///
/// # Errors
/// [`Corrupt`] with the sentence of the panic, or what `work` returns.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, Corrupt>) -> Result<T, Corrupt> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(Corrupt(panic_text(&*panic))))
}

/// What a panic said.
pub fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    said.unwrap_or("broken invariant").to_owned()
}

/// The table at a row: the newest snapshot on its path, and the rows since folded over it. A snapshot that is damaged is
/// let go, and more rows are folded instead.
///
/// # Errors
/// `corrupt` with the reason when the log cannot be folded.
pub fn table_at(
    store: &Store,
    engine: &dyn Engine,
    setup: &Setup,
    session: i64,
    seq: i64,
) -> Result<Box<dyn Play>, Trouble> {
    loop {
        let (kept, facts) = store.read(|db| {
            let (from, facts) = batch::since_snapshot(db, session, seq)?;
            let kept = from.map(|from| snapshot::find(db, session, from)).transpose()?;
            Ok((kept.flatten(), facts))
        })?;
        let start = match &kept {
            Some(kept) => match guarded(|| loaded(engine, setup, kept)) {
                Ok(play) => play,
                Err(_) => {
                    store.write(|tx| snapshot::remove(tx, session, kept.seq))?;
                    continue;
                }
            },
            None => guarded(|| bare(engine, setup)).map_err(corrupt)?,
        };
        return guarded(|| folded(start, &facts)).map_err(corrupt);
    }
}

fn loaded(engine: &dyn Engine, setup: &Setup, kept: &Snapshot) -> Result<Box<dyn Play>, Corrupt> {
    if snapshot::hash(&kept.text) != kept.hash {
        return Err(Corrupt(format!("snapshot {} does not match its hash", kept.seq)));
    }
    engine.load(setup.clone(), &kept.text)
}

fn folded(mut play: Box<dyn Play>, facts: &[String]) -> Result<Box<dyn Play>, Corrupt> {
    facts.iter().try_for_each(|facts| fold_row(&mut *play, facts))?;
    Ok(play)
}

/// The table before any fact.
///
/// # Errors
/// [`Corrupt`] when the game no longer takes this set-up.
pub fn bare(engine: &dyn Engine, setup: &Setup) -> Result<Box<dyn Play>, Corrupt> {
    engine.bare(setup.clone()).map_err(|rejection| {
        let codes: Vec<_> = rejection.reasons.iter().map(|reason| reason.code.to_string()).collect();
        Corrupt(format!("setup: {}", codes.join(", ")))
    })
}

/// A log that cannot be folded, as a trouble.
pub fn corrupt(why: Corrupt) -> Trouble {
    Trouble::new("corrupt").with("why", why.0)
}
