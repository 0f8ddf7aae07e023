//! Where we are: plain data on one stack. Nothing here moves; [`crate::crank`] turns the stack.
use crate::game::Game;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// One place on the stack. Serialised names are load-bearing: logs and snapshots hold them.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Frame<G: Game> {
    /// A procedure stands at this step and goes on when it is on top.
    Step(G::Step),
    /// Seats may respond in turn.
    Window {
        no: u32,
        id: G::Window,
        order: Vec<Seat>,
        /// Index in `order` of the seat that has the word.
        next: usize,
        /// Passes in a row since the last act.
        passes: usize,
        /// Acts and passes so far: part of the question an input answers.
        turn: u32,
        closes: Closes,
    },
    /// Every seat of `owing` owes one answer; there is no pass.
    Ask { no: u32, id: G::Window, owing: Vec<Seat>, kept: Vec<(Seat, G::Act)>, answers: Answers },
    /// Declared, not yet happened.
    Pending { no: u32, by: Seat, what: G::Pending, cancelled: bool },
}

/// When a window closes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closes {
    /// Round and round, until everybody passed since the last act.
    AllPassInSuccession,
    /// Each seat in order does one thing or passes.
    OnceEach,
    /// Each seat in order does as much as it likes, then passes.
    EachUntilPass,
}

/// How the answers of an ask count.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// Each as it comes.
    Open,
    /// Kept until the last is in, then declared together in seat order.
    Sealed,
}

/// What a step leads to. The kernel moves on before anything opens, so no step can forget to.
pub enum Next<G: Game> {
    Go(G::Step),
    /// Opens a window, then goes on; with no step the procedure is over once it closes.
    Open(G::Window, Vec<Seat>, Closes, Option<G::Step>),
    /// Asks seats, then goes on; with no step the procedure is over once all have answered.
    Ask(G::Window, Vec<Seat>, Answers, Option<G::Step>),
    /// Does a whole procedure, then goes on with the second step.
    Call(G::Step, G::Step),
    /// This procedure is over.
    Back,
    End(Outcome),
}

/// Whether the fight is decided, and how.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Undecided,
    Won { seats: Vec<Seat>, by: Ending },
    Drawn { by: Ending },
}

/// What brought the end about.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The game's own rules.
    Rules,
    /// Everybody else conceded or left.
    Departure,
    /// All agreed on a draw.
    Agreement,
}
