//! Where an open table stands in its log: the head, what undo and redo lead to, the keys already used, and the newest
//! tables, so that stepping back folds nothing. The rows themselves are in [`crate::store::batch`].
use crate::store::batch::{self, Batch};
use crate::store::{self, Store};
use rules::engine::Play;
use std::collections::{BTreeMap, HashMap, VecDeque};

/// How many keys are remembered from before the table was opened.
const KEYS: usize = 1000;
/// How many tables are kept in memory.
const RING: usize = 64;

/// The place of a table in its log.
pub struct Log {
    pub session: i64,
    /// The row that is now.
    pub head: Batch,
    /// The row redo leads to.
    pub ahead: Option<Batch>,
    /// The highest number given so far.
    pub newest: i64,
    keys: HashMap<String, i64>,
    /// The newest child of a row. Rows that became head by play are newest children, so only rows after the head
    /// that was found on opening, and heads stepped back from, need to be known.
    children: BTreeMap<i64, i64>,
    ring: VecDeque<(i64, Box<dyn Play>)>,
}

impl Log {
    /// The log of a session whose head is `head`.
    ///
    /// # Errors
    /// What the store says; a head without a row is a `Conflict`.
    pub fn load(store: &Store, session: i64, head: i64) -> store::Result<Log> {
        store.read(|db| {
            let row = batch::find(db, session, head)?.ok_or(store::StoreError::Conflict)?;
            let children: BTreeMap<i64, i64> = batch::after(db, session, head)?.into_iter().collect();
            let ahead = children.get(&head).map(|child| batch::find(db, session, *child)).transpose()?.flatten();
            let newest = batch::newest(db, session)?;
            // Newest first: of two rows with one key the newer wins, which cannot happen but must not matter.
            let keys = batch::keys(db, session, KEYS)?.into_iter().rev().collect();
            Ok(Log { session, head: row, ahead, newest, keys, children, ring: VecDeque::new() })
        })
    }

    /// The row a key already stands for.
    pub fn done(&self, key: &str) -> Option<i64> {
        self.keys.get(key).copied()
    }

    /// Remembers what a key did, so that a repeat does nothing.
    pub fn remember(&mut self, key: String, seq: i64) {
        self.keys.insert(key, seq);
    }

    /// Whether the head is the newest row: nothing was undone since.
    pub fn at_the_tip(&self) -> bool {
        self.head.seq == self.newest
    }

    /// Takes a new row as head; `left` is the table before it.
    pub fn append(&mut self, row: Batch, left: Box<dyn Play>) {
        self.keep(self.head.seq, left);
        if let Some(parent) = row.parent {
            self.children.insert(parent, row.seq);
        }
        if let Some(key) = &row.key {
            self.keys.insert(key.clone(), row.seq);
        }
        self.newest = self.newest.max(row.seq);
        self.ahead = None;
        self.head = row;
    }

    /// Makes the parent row the head; `left` is the table at the row stepped back from.
    pub fn back(&mut self, parent: Batch, left: Box<dyn Play>) {
        self.keep(self.head.seq, left);
        let child = self.children.entry(parent.seq).or_insert(self.head.seq);
        let redo = *child == self.head.seq;
        let left = std::mem::replace(&mut self.head, parent);
        self.ahead = redo.then_some(left);
    }

    /// Makes the row redo leads to the head; `ahead` is the next one after it.
    pub fn forward(&mut self, row: Batch, ahead: Option<Batch>, left: Box<dyn Play>) {
        self.keep(self.head.seq, left);
        self.head = row;
        self.ahead = ahead;
    }

    /// The newest child of a row.
    pub fn child(&self, seq: i64) -> Option<i64> {
        self.children.get(&seq).copied()
    }

    /// The table at a row, if it is still in memory.
    pub fn table(&self, seq: i64) -> Option<Box<dyn Play>> {
        self.ring.iter().find(|(kept, _)| *kept == seq).map(|(_, play)| play.copy())
    }

    fn keep(&mut self, seq: i64, play: Box<dyn Play>) {
        self.ring.retain(|(kept, _)| *kept != seq);
        if self.ring.len() == RING {
            self.ring.pop_front();
        }
        self.ring.push_back((seq, play));
    }
}
