//! What a game must say to be played on this kernel. The kernel knows when to ask; a game knows what, and what comes
//! of it. A game names no other game and keeps no position outside its [`Table`].
use crate::catalogue::{Bare, Catalogue};
use crate::chart::{Row, RowId};
use crate::coverage::Coverage;
use crate::crank::Crank;
use crate::engine::{ActDoc, Dial, Pack, PathDoc, StandingAnswer, Switch};
use crate::fact::{Departure, Fact};
use crate::frame::{Frame, Next};
use crate::offer::{Offer, Verdict};
use crate::rule::{Reason, Rejection, why};
use crate::seat::Seat;
use crate::setup::{Entity, Setup};
use crate::table::Table;
use crate::text::Text;
use crate::view::{CheckLine, Line, Region, Stop, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

/// Data that can be kept, compared and sent.
pub trait Plain: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Plain for T {}

/// The rules of one game.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// What is read from the setup once and never changes: cards by key, printed numbers.
    type Book: Default + Send + Sync + 'static;
    /// The table options, a struct of named switches; its default is the default reading of every rule.
    type Variant: Plain + Default;
    type State: Plain;
    type Step: Plain;
    /// The windows and asks.
    type Window: Plain;
    type Act: Plain;
    type Pending: Plain;
    type Event: Plain;

    /// Every act by its serde tag.
    const ACTS: &'static [&'static str];

    /// The setup's entities in the game's own types.
    ///
    /// # Errors
    /// The entities or seats this game cannot be played with.
    fn read(setup: &Setup) -> Result<Self::Book, Rejection>;
    /// The state and step a table opens with.
    fn open(setup: &Setup, book: &Self::Book, variant: &Self::Variant) -> (Self::State, Self::Step);
    /// The form of one act, slot by slot; none where it cannot exist at all.
    fn offer(table: &Table<Self>, seat: Seat, act: &str) -> Option<Offer>;
    /// Only what spans slots: sums, all of one kind.
    fn weigh(_table: &Table<Self>, _seat: Seat, _act: &Self::Act) -> Verdict {
        Verdict::Open
    }
    /// Why this act is not asked of this seat now, in rulebook order; empty where it is.
    fn out_of_place(table: &Table<Self>, seat: Seat, act: &str) -> Vec<Reason>;
    /// Pays, puts things on the stack, tells events. Total, overruled acts included.
    fn declare(crank: &mut Crank<Self>, seat: Seat, act: &Self::Act);
    /// A pending thing comes to its turn.
    fn resolve(crank: &mut Crank<Self>, by: Seat, what: Self::Pending, cancelled: bool);
    /// Carries out a step and says what comes next; pushes nothing itself.
    fn step(crank: &mut Crank<Self>, step: Self::Step) -> Next<Self>;
    /// Consequences nobody chooses; turns debts into calls once a step is on top.
    fn settle(_crank: &mut Crank<Self>) {}
    /// Whether a seat is out of the fight: it owes nothing and is asked nothing.
    fn gone(_state: &Self::State, _seat: Seat) -> bool {
        false
    }
    /// Whether a seat that is asked has nothing left to answer, the table having been set otherwise meanwhile; what it
    /// answered in secret then stays unopened.
    fn moot(_table: &Table<Self>, _asked: &Self::Window, _seat: Seat) -> bool {
        false
    }
    /// Why a table option stands as it is from here on, if it does.
    fn fixed(_table: &Table<Self>, _option: &str) -> Option<Reason> {
        None
    }
    /// Whether when the fight ends hangs on what only some seats know: a preview then keeps it to itself.
    fn ends_in_secret(_table: &Table<Self>) -> bool {
        false
    }
    /// Whether a fight with these seats left in it is decided by departure.
    fn settled_by_departure(_table: &Table<Self>, living: &[Seat]) -> bool {
        living.len() <= 1
    }
    /// Takes a departing seat's pieces off the table, or leaves them lying.
    fn depart(_crank: &mut Crank<Self>, _seat: Seat, _how: Departure) {}
    /// Total: assigns and clamps, decides nothing.
    fn evolve(state: &mut Self::State, event: &Self::Event);
    /// Everything that can be set by hand, with its bounds.
    fn dials(table: &Table<Self>) -> Vec<Dial>;
    /// One dial; the default looks through all of them.
    fn dial(table: &Table<Self>, path: &str) -> Option<Dial> {
        Self::dials(table).into_iter().find(|dial| dial.path == path)
    }
    /// Sets a dial by the game's own events; called only with a value its kind takes.
    fn set(crank: &mut Crank<Self>, path: &str, to: &Value);
    /// The value a path names, set-able or not.
    fn peek(table: &Table<Self>, path: &str) -> Option<Value>;
    /// Steps the table may be put on, and whose turn it then is.
    fn landings(table: &Table<Self>) -> Vec<(Seat, Self::Step)>;
    /// The landing that "next step" goes to.
    fn onward(table: &Table<Self>) -> Option<(Seat, Self::Step)>;
    /// Clears up what a dropped procedure left, and makes it `turn`'s turn.
    fn tidy(crank: &mut Crank<Self>, turn: Seat);
    /// Whether a seat that is not asked may declare it too; the open question stays.
    fn anytime(_act: &str) -> bool {
        false
    }
    /// Whether the table may let it in out of turn or with no window open.
    fn late(_act: &str) -> bool {
        false
    }
    /// The place in `order` that has the word after `seat` responded.
    fn after_response(_table: &Table<Self>, order: &[Seat], seat: Seat) -> usize {
        let at = order.iter().position(|one| *one == seat).unwrap_or(0);
        (at + 1) % order.len().max(1)
    }
    /// Whether somebody learned something by this act that undo would not take back.
    fn reveals(_act: &Self::Act) -> bool {
        false
    }
    /// The only seats that may read this act as it was declared; none means everybody.
    fn readers(_seat: Seat, _act: &Self::Act) -> Option<Vec<Seat>> {
        None
    }
    /// Entities this table came to know in play, with no entity of the setup behind them: a house keeps them.
    fn coined(_table: &Table<Self>) -> Vec<Entity> {
        Vec::new()
    }

    /// The timing chart.
    fn chart() -> &'static [Row];
    /// The chart row a step belongs to.
    fn row(step: &Self::Step) -> Option<RowId>;
    /// A window's or ask's name, as scenarios write it; a chart row's windows bear its name.
    fn named(window: &Self::Window) -> String;
    /// The table options.
    fn switches() -> &'static [Switch];

    /// Whose turn it is.
    fn turn(table: &Table<Self>) -> Seat;
    fn now(table: &Table<Self>) -> Text;
    fn trail(table: &Table<Self>) -> Vec<Stop>;
    /// Who is asked what, why, and by which rules.
    fn asking(table: &Table<Self>, window: &Self::Window, seats: &[Seat]) -> (Text, Text, Vec<&'static str>);
    fn pending(table: &Table<Self>, what: &Self::Pending) -> Text;
    fn regions(table: &Table<Self>, viewer: &Viewer) -> Vec<Region>;
    /// What should lie on the real table.
    fn check(table: &Table<Self>, viewer: &Viewer) -> Vec<CheckLine>;
    /// Log lines of one game event or declaration, for one viewer.
    fn lines(table: &Table<Self>, fact: &Fact<Self>, viewer: &Viewer) -> Vec<Line>;
}

/// What stands around a game: its content and what those who write inputs by hand must know.
pub trait Shelf: Game {
    const ID: &'static str;
    /// Raised when a saved log of this game can no longer be read.
    const RULES_VERSION: u32;
    const SEATS: std::ops::RangeInclusive<usize>;
    /// The kinds of entity each seat chooses one of.
    const PARTS: &'static [&'static str];
    /// The kinds of entity that lie on the table for all: every one a house has goes into a new table's setup.
    const SHARED: &'static [&'static str] = &[];
    const DOCS: &'static [ActDoc];
    /// The fields an invented entity may have.
    const FIELDS: &'static [&'static str];
    const PATHS: &'static [PathDoc];
    /// Asks that are no chart row, with the rule behind each.
    const ASKS: &'static [(&'static str, &'static str)];
    /// Acts with a slot that chance fills: the desk shuffles for those.
    const CHANCES: &'static [&'static str] = &[];
    /// Answers a seat may give once for the whole table.
    const ANSWERS: &'static [StandingAnswer];
    /// Lessons: an id, and the scenario with marked steps behind it (see [`crate::scenario::lesson`]).
    const LESSONS: &'static [(&'static str, &'static str)] = &[];
    fn pack() -> &'static Pack;
    /// What an entity is made of, and what a build is counted in.
    fn catalogue() -> &'static dyn Catalogue {
        &Bare
    }
    /// Every reason against one seat's pieces as a build, in rulebook order; a game without builds has none.
    fn weigh_build(_pieces: &[&Entity]) -> Vec<Reason> {
        Vec::new()
    }
    /// The sorting of its rule ids; a game that has none sorts nothing.
    fn coverage() -> Coverage {
        Coverage::default()
    }
    fn words() -> &'static str;
}

/// A setup this game cannot open.
pub fn unplayable(code: &'static str, rule: &'static str) -> Rejection {
    Rejection::because(crate::rule::Refusal::Barred, vec![why(code, rule)])
}

/// The numbers of the pending things above a frame, newest first.
pub fn pending_of<G: Game>(frames: &[Frame<G>]) -> impl Iterator<Item = (u32, Seat, &G::Pending, bool)> {
    frames.iter().rev().filter_map(|frame| match frame {
        Frame::Pending { no, by, what, cancelled } => Some((*no, *by, what, *cancelled)),
        Frame::Step(_) | Frame::Window { .. } | Frame::Ask { .. } => None,
    })
}
