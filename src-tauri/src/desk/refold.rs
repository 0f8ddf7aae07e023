//! A whole log folded again from its first row, every branch of it: what an import is held to before it is written,
//! and what `session check` does to every log.
use super::fold::{self, guarded};
use crate::store::batch::Batch;
use rules::engine::{Corrupt, Engine, Play};
use rules::setup::Setup;
use rules::text::Text;
use std::collections::HashMap;

/// Something wrong with a log.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// The row, where it is one.
    pub seq: Option<i64>,
    pub why: Text,
}

impl Fault {
    /// A fault of a row, or of the whole log.
    pub fn new(seq: impl Into<Option<i64>>, why: Text) -> Fault {
        Fault { seq: seq.into(), why }
    }
}

/// Folds every row over the table of its parent and hands each table to `visit`. Rows after a faulty one are left out:
/// one fault is told once.
pub fn refold(
    engine: &dyn Engine,
    setup: &Setup,
    rows: &[Batch],
    mut visit: impl FnMut(i64, &dyn Play) -> Option<Fault>,
) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut waiting = children(rows);
    let mut tables: HashMap<i64, Box<dyn Play>> = HashMap::new();
    let mut broken: Vec<i64> = Vec::new();
    for row in rows {
        if row.parent.is_some_and(|parent| broken.contains(&parent)) {
            broken.push(row.seq);
            continue;
        }
        match after(engine, setup, row, &mut tables, &mut waiting) {
            Ok(table) => {
                faults.extend(visit(row.seq, &*table));
                if waiting.contains_key(&row.seq) {
                    tables.insert(row.seq, table);
                }
            }
            Err(why) => {
                broken.push(row.seq);
                faults.push(Fault::new(row.seq, why));
            }
        }
    }
    faults
}

// How many rows still need the table of each row.
fn children(rows: &[Batch]) -> HashMap<i64, usize> {
    let mut children = HashMap::new();
    for parent in rows.iter().filter_map(|row| row.parent) {
        *children.entry(parent).or_insert(0) += 1;
    }
    children
}

fn after(
    engine: &dyn Engine,
    setup: &Setup,
    row: &Batch,
    tables: &mut HashMap<i64, Box<dyn Play>>,
    waiting: &mut HashMap<i64, usize>,
) -> Result<Box<dyn Play>, Text> {
    let fault = |Corrupt(why): Corrupt| Text::of("fault-fold").with("why", why);
    test_shape(row, setup)?;
    let mut table = match row.parent {
        None => guarded(|| fold::bare(engine, setup)).map_err(fault)?,
        Some(parent) => take(parent, tables, waiting).ok_or_else(|| Text::of("fault-parent"))?,
    };
    guarded(|| fold::fold_row(&mut *table, &row.facts)).map_err(fault)?;
    Ok(table)
}

fn take(
    parent: i64,
    tables: &mut HashMap<i64, Box<dyn Play>>,
    waiting: &mut HashMap<i64, usize>,
) -> Option<Box<dyn Play>> {
    let left = waiting.get_mut(&parent)?;
    *left -= 1;
    if *left == 0 { tables.remove(&parent) } else { tables.get(&parent).map(|table| table.copy()) }
}

// The opening is row 0 and the only one without a parent; a row has facts for its input and for each of its passes.
fn test_shape(row: &Batch, setup: &Setup) -> Result<(), Text> {
    if row.parent.is_none() != (row.seq == 0) || row.parent.is_some_and(|parent| parent >= row.seq) {
        return Err(Text::of("fault-parent"));
    }
    let passes: Vec<u8> = serde_json::from_str(row.passes.as_deref().unwrap_or("[]"))
        .map_err(|error| Text::of("fault-fold").with("why", error.to_string()))?;
    let seats = passes.iter().copied().chain(row.seat);
    let parts = fold::parts(&row.facts).map_err(|Corrupt(why)| Text::of("fault-fold").with("why", why))?;
    if parts.len() != passes.len() + 1 || !seats.into_iter().all(|seat| usize::from(seat) < setup.chairs.len()) {
        return Err(Text::of("fault-passes"));
    }
    Ok(())
}
