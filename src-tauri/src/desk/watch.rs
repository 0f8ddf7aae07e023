//! The screens that watch a table, and what each was last sent: a push holds only what changed since.
use super::conn::Conn;
use super::show::Shown;
use crate::wire::{Push, Said, SeatInfo, TableState};
use rules::view::{Region, Viewer};
use tokio::sync::mpsc::error::TrySendError;

/// One screen that watches.
pub struct Watcher {
    pub conn: Conn,
    pub viewer: Viewer,
    /// The version it was last sent.
    version: u32,
    regions: Vec<Said<Region>>,
    seats: Vec<SeatInfo>,
}

/// Whether a screen is still there.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Presence {
    There,
    Gone,
}

impl Watcher {
    /// A screen that was just shown a whole table.
    pub fn new(conn: Conn, viewer: Viewer, version: u32, shown: &Shown) -> Watcher {
        Watcher { conn, viewer, version, regions: shown.regions.clone(), seats: shown.seats.clone() }
    }

    /// Sends what changed; a screen too far behind to take it is let go.
    pub fn push(&mut self, session: &str, to: u32, state: TableState, shown: &Shown) -> Presence {
        let push = Push {
            session: session.to_owned(),
            from: self.version,
            to,
            state,
            regions: changed(&self.regions, &shown.regions),
            order: shown.regions.iter().map(id).collect(),
            seats: shown.seats.iter().filter(|seat| !self.seats.contains(seat)).cloned().collect(),
        };
        self.version = to;
        self.regions.clone_from(&shown.regions);
        self.seats.clone_from(&shown.seats);
        match self.conn.pushes.try_send(push) {
            Ok(()) => Presence::There,
            Err(TrySendError::Closed(_)) => Presence::Gone,
            // Nothing may follow that would show the gap: the door is told instead.
            Err(TrySendError::Full(_)) => {
                self.conn.behind.notify_one();
                Presence::Gone
            }
        }
    }
}

fn id(region: &Said<Region>) -> String {
    region.field("id").as_str().unwrap_or_default().to_owned()
}

fn changed(old: &[Said<Region>], new: &[Said<Region>]) -> Vec<Said<Region>> {
    new.iter().filter(|region| !old.contains(region)).cloned().collect()
}
