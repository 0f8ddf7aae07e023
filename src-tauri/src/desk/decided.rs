//! Where a rule decided at a table: the steps of its log that name it, as far as this screen may read them.
use super::conn::Conn;
use super::fold;
use super::table::{No, Table};
use crate::store::batch::{self, Batch};
use crate::wire::Reply;
use rules::engine::Corrupt;
use rules::view::Viewer;

/// The steps that come in one answer; how many there are is told.
const STEPS: usize = 20;
/// How many rows are looked through, newest first.
const ROWS: usize = 20_000;

impl Table {
    pub(super) fn decided(&self, conn: &Conn, rule: &str) -> Result<Reply, No> {
        let viewer = self.viewer(conn);
        let rows = self.house.store.read(|db| batch::back(db, self.log.session, self.log.head.seq, ROWS))?;
        let mut steps = Vec::new();
        for row in &rows {
            if self.names(row, rule, &viewer).map_err(fold::corrupt)? {
                steps.push(row);
            }
        }
        let times = steps.len();
        let entries = steps.into_iter().take(STEPS).map(|row| self.entry(row, &viewer)).collect::<Result<_, _>>();
        Ok(Reply::Decided { times, entries: entries.map_err(fold::corrupt)? })
    }

    // A line of the log says it, or the table ruled against it.
    fn names(&self, row: &Batch, rule: &str, viewer: &Viewer) -> Result<bool, Corrupt> {
        if self.overruled(row, viewer).iter().any(|reason| &*reason.rule == rule) {
            return Ok(true);
        }
        for part in fold::parts(&row.facts)? {
            if self.play.lines(part.get(), viewer)?.iter().any(|line| line.rule.as_deref() == Some(rule)) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
