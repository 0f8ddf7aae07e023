//! A connection: whose seats it speaks for and where its pushes go. How somebody proves a seat is the door's business.
use crate::wire::Push;
use rules::seat::Seat;
use rules::view::Viewer;
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// The seats a connection may speak for.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Holds {
    /// The window and the door of a table that nobody shared.
    All,
    Seats(Vec<Seat>),
}

/// One screen at the desk.
#[derive(Clone)]
pub struct Conn {
    pub id: u64,
    pub holds: Holds,
    pub pushes: mpsc::Sender<Push>,
    /// Told when a push did not fit any more: what this screen shows is old, and its door must make it open again.
    pub behind: Arc<Notify>,
}

/// Several seats at one screen see no secret there; each asks for its own.
fn shared(seats: Vec<Seat>) -> Viewer {
    match seats.len() {
        0 => Viewer::Spectator,
        1 => Viewer::Seats(seats),
        _ => Viewer::Shared(seats),
    }
}

impl Holds {
    /// Whether a seat is among them.
    pub fn holds(&self, seat: Seat) -> bool {
        match self {
            Holds::All => true,
            Holds::Seats(seats) => seats.contains(&seat),
        }
    }

    /// What somebody holding these sees of a table of `count` seats.
    pub fn viewer(&self, count: usize) -> Viewer {
        match self {
            Holds::All => shared(Seat::all(count).collect()),
            Holds::Seats(seats) => shared(seats.clone()),
        }
    }
}
