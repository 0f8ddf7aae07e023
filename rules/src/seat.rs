//! Who sits where. Names and order of play belong to [`crate::setup`]; teams will belong to a game's state.
use serde::{Deserialize, Serialize};

/// One place at the table, counted from 0 in the order of play; a bare number on the wire.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Every seat of a table of `count`, in the order of play.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> {
        (0..count).map(|index| Seat(index as u8))
    }
}
