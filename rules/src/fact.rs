//! What happened: past tense, never changed, enough to fold a table from. Serialised names are load-bearing.
use crate::frame::{Frame, Outcome};
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One thing that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Fact<G: Game> {
    Game(G::Event),
    /// A seat declared an act; what it brought about follows.
    Declared(Seat, G::Act),
    Pushed(Frame<G>),
    Popped,
    /// The procedure on top went on to this step.
    Moved(G::Step),
    Passed(Seat),
    /// A seat acted in the open window, which goes on with `order[next]`.
    Acted {
        by: Seat,
        next: usize,
    },
    /// A response slid under the open window; the passes start over with `order[next]`.
    Responded {
        by: Seat,
        what: G::Pending,
        next: usize,
    },
    Answered(Seat),
    /// A sealed answer came in.
    Kept(Seat, G::Act),
    TakenBack(Seat),
    /// A seat that is out owes no answer and no pass.
    Excused(Seat),
    /// A pending thing was cancelled, by an entity's text or by the table.
    Cancelled {
        no: u32,
        by: Option<Key>,
    },
    /// Somebody set a value by hand; the game's own events carry it out.
    Adjusted {
        seat: Seat,
        path: String,
        from: Value,
        to: Value,
    },
    /// The table was put on a step; these pending things were dropped.
    Landed {
        seat: Seat,
        turn: Seat,
        step: G::Step,
        dropped: Vec<G::Pending>,
    },
    /// A table option was changed from here on.
    Switched {
        seat: Seat,
        option: String,
        from: Value,
        to: Value,
    },
    Departed {
        seat: Seat,
        how: Departure,
    },
    /// A seat offered a draw, or took the offer back.
    DrawOffered {
        seat: Seat,
        agree: bool,
    },
    /// Another person took the seat.
    Sat {
        seat: Seat,
        name: String,
    },
    Ended(Outcome),
}

/// How a seat went out of the game by its own choice.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Departure {
    Conceded,
    /// Left, and its pieces stay on the table as they lie.
    PiecesStay,
    /// Left, and its pieces were taken off the table.
    PiecesGo,
}
