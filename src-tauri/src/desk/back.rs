//! Back and forth on the log: undo, redo, and "respond here", which goes back to a window that passed by itself.
//! Nothing is deleted: the head moves, and the next input makes a sibling.
use super::house::now;
use super::put::{check_key, json};
use super::saved::card;
use super::table::{No, Table, next_epoch};
use super::{flow::Window, fold};
use crate::error::Trouble;
use crate::store::batch::{self, Batch};
use crate::store::session;
use crate::wire::Reply;
use rules::engine::{Corrupt, Play};
use rules::rule::Refusal;

impl Table {
    pub(super) fn undo(&mut self, seen: i64, key: String) -> Result<Reply, No> {
        if let Some(done) = self.begin(seen, &key)? {
            return Ok(done);
        }
        let Some(parent) = self.log.head.parent else {
            return Err(self.refused(Refusal::Unoffered, "undo-nothing").into());
        };
        let (table, row) = (self.table_at(parent)?, self.row(parent)?);
        self.move_head(parent, &*table)?;
        let left = std::mem::replace(&mut self.play, table);
        self.log.back(row, left);
        self.end(key)
    }

    pub(super) fn redo(&mut self, seen: i64, key: String) -> Result<Reply, No> {
        if let Some(done) = self.begin(seen, &key)? {
            return Ok(done);
        }
        let Some(row) = self.log.ahead.clone() else {
            return Err(self.refused(Refusal::Unoffered, "redo-nothing").into());
        };
        let table = self.table_at(row.seq)?;
        let ahead = self.log.child(row.seq).map(|child| self.row(child)).transpose()?;
        self.move_head(row.seq, &*table)?;
        let left = std::mem::replace(&mut self.play, table);
        self.log.forward(row, ahead, left);
        self.end(key)
    }

    /// A new row beside the head: the same input, and its passes only up to the window.
    pub(super) fn respond(&mut self, seen: i64, index: usize, key: String) -> Result<Reply, No> {
        if let Some(done) = self.begin(seen, &key)? {
            return Ok(done);
        }
        let found = self.passed.get(index).filter(|_| self.log.at_the_tip()).cloned();
        let (Some(window), Some(parent)) = (found, self.log.head.parent) else {
            return Err(self.refused(Refusal::Unoffered, "respond-nothing").into());
        };
        let (row, table) = self.cut(&window, parent, key.clone())?;
        let earlier: Vec<Window> = self.passed[..index].to_vec();
        self.append(row, table, next_epoch(self.epoch))?;
        self.passed = earlier;
        self.held = Some(window.frame);
        self.show_again()
    }

    // What a repeated key did, or a refusal when the head is not the one this screen showed.
    fn begin(&self, seen: i64, key: &str) -> Result<Option<Reply>, No> {
        check_key(key)?;
        if let Some(seq) = self.log.done(key) {
            return Ok(Some(Reply::Done { seq }));
        }
        match seen == self.log.head.seq {
            true => Ok(None),
            false => Err(self.refused(Refusal::Stale, "conflict").into()),
        }
    }

    fn row(&self, seq: i64) -> Result<Batch, Trouble> {
        let row = self.house.store.read(|db| batch::find(db, self.log.session, seq))?;
        row.ok_or_else(|| fold::corrupt(Corrupt(format!("row {seq} is missing"))))
    }

    fn move_head(&mut self, head: i64, table: &dyn Play) -> Result<(), No> {
        let card = card(table);
        let to = session::Move {
            session: self.log.session,
            seen: self.log.head.seq,
            head,
            epoch: next_epoch(self.epoch),
            at: now(),
            card: &card,
        };
        let written = self.house.store.write(|tx| session::advance(tx, &to));
        self.settle(written)?;
        self.epoch = next_epoch(self.epoch);
        self.held = None;
        Ok(())
    }

    fn end(&mut self, key: String) -> Result<Reply, No> {
        self.log.remember(key, self.log.head.seq);
        self.find_windows()?;
        self.show_again()
    }

    fn cut(&self, window: &Window, parent: i64, key: String) -> Result<(Batch, Box<dyn Play>), Trouble> {
        let head = &self.log.head;
        let parts = fold::parts(&head.facts).map_err(fold::corrupt)?;
        // The input's facts come first, then one part for each pass before the window.
        let kept: Vec<String> = parts.iter().take(1 + window.before).map(|part| part.get().to_owned()).collect();
        let seats: Vec<u8> = serde_json::from_str(head.passes.as_deref().unwrap_or("[]"))
            .map_err(|error| fold::corrupt(Corrupt(error.to_string())))?;
        let seats = &seats[..window.before.min(seats.len())];
        let mut table = self.table_at(parent)?;
        kept.iter().try_for_each(|part| table.fold(part)).map_err(fold::corrupt)?;
        let row = Batch {
            seq: self.log.newest + 1,
            key: Some(key),
            at: now(),
            passes: (!seats.is_empty()).then(|| json(&seats)),
            facts: fold::joined(&kept),
            ..head.clone()
        };
        Ok((row, table))
    }
}
