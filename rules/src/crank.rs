//! A table being turned until somebody must choose. Everything that happens is told as a fact, so the table that
//! cranking leaves is the table that folding its facts gives (law 11).
use crate::fact::Fact;
use crate::frame::{Answers, Closes, Ending, Frame, Next, Outcome};
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::Key;
use crate::table::Table;

/// A scratch table and the facts told so far.
#[derive(Debug)]
pub struct Crank<G: Game> {
    pub table: Table<G>,
    pub facts: Vec<Fact<G>>,
}

/// Turns after which a procedure that asks nobody is called broken.
const PATIENCE: usize = 10_000;

/// What the frame on top calls for.
enum Due<G: Game> {
    Nobody,
    Excuse(Seat),
    Close,
    Reveal(Vec<(Seat, G::Act)>),
    Resolve(Seat, G::Pending, bool),
    Step(G::Step),
}

impl<G: Game> Crank<G> {
    /// Starts on a table.
    pub fn new(table: Table<G>) -> Crank<G> {
        Crank { table, facts: Vec::new() }
    }

    /// Lets a fact happen.
    pub fn tell(&mut self, fact: Fact<G>) {
        self.table.evolve(&fact);
        self.facts.push(fact);
    }

    /// Lets an event of the game happen.
    pub fn event(&mut self, event: G::Event) {
        self.tell(Fact::Game(event));
    }

    /// Starts a procedure on top of where we are.
    pub fn call(&mut self, step: G::Step) {
        self.tell(Fact::Pushed(Frame::Step(step)));
    }

    /// The procedure on top goes on elsewhere.
    pub fn go(&mut self, step: G::Step) {
        self.tell(Fact::Moved(step));
    }

    /// Opens a window on top of where we are.
    pub fn open(&mut self, id: G::Window, order: Vec<Seat>, closes: Closes) {
        let no = self.table.pushed + 1;
        self.tell(Fact::Pushed(Frame::Window { no, id, order, next: 0, passes: 0, turn: 0, closes }));
    }

    /// Puts a declared thing on top of where we are, with no window of its own yet.
    pub fn pend(&mut self, by: Seat, what: G::Pending) {
        let no = self.table.pushed + 1;
        self.tell(Fact::Pushed(Frame::Pending { no, by, what, cancelled: false }));
    }

    /// Slides a response under the open window; the passes start over.
    pub fn respond(&mut self, by: Seat, what: G::Pending) {
        if let Some(Frame::Window { order, .. }) = self.table.frames.last() {
            let next = G::after_response(&self.table, order, by);
            self.tell(Fact::Responded { by, what, next });
        }
    }

    /// Counts an act that is done at once in the open window, which then goes on by how it closes.
    pub fn acted(&mut self, by: Seat) {
        if let Some(Frame::Window { order, closes, next, .. }) = self.table.frames.last() {
            let next = match closes {
                Closes::AllPassInSuccession => G::after_response(&self.table, order, by),
                Closes::OnceEach => (next + 1) % order.len().max(1),
                Closes::EachUntilPass => *next,
            };
            self.tell(Fact::Acted { by, next });
        }
    }

    /// Cancels a pending thing by its number.
    pub fn cancel(&mut self, no: u32, by: Option<Key>) {
        self.tell(Fact::Cancelled { no, by });
    }

    /// Turns the table until somebody must choose or the fight is decided.
    ///
    /// # Panics
    /// When a step pushes something itself, or a procedure never asks anybody: both are faults of a game's code.
    pub fn run(&mut self) {
        for _ in 0..PATIENCE {
            G::settle(self);
            if self.table.decided() {
                return;
            }
            match self.due() {
                Due::Nobody => return,
                Due::Excuse(seat) => self.tell(Fact::Excused(seat)),
                Due::Close => self.tell(Fact::Popped),
                Due::Reveal(kept) => self.reveal(kept),
                Due::Resolve(by, what, cancelled) => {
                    self.tell(Fact::Popped);
                    G::resolve(self, by, what, cancelled);
                }
                Due::Step(step) => self.turn(step),
            }
        }
        panic!("a procedure never asks anybody: {:?}", self.table.frames.last());
    }

    fn due(&self) -> Due<G> {
        let table = &self.table;
        match table.frames.last() {
            None => panic!("the stack of frames ran empty"),
            Some(Frame::Step(step)) => Due::Step(step.clone()),
            Some(Frame::Pending { by, what, cancelled, .. }) => Due::Resolve(*by, what.clone(), *cancelled),
            Some(Frame::Window { order, passes, .. }) if *passes >= order.len() => Due::Close,
            Some(Frame::Window { order, next, .. }) => match order.get(*next) {
                Some(seat) if table.gone(*seat) => Due::Excuse(*seat),
                Some(_) => Due::Nobody,
                None => Due::Close,
            },
            Some(Frame::Ask { id, owing, kept, .. }) => match owing.iter().find(|seat| table.excused(id, **seat)) {
                Some(seat) => Due::Excuse(*seat),
                None if owing.is_empty() => {
                    // An answer nobody waits for any more is let go as it was kept: unopened.
                    Due::Reveal(kept.iter().filter(|(seat, _)| !table.excused(id, *seat)).cloned().collect())
                }
                None => Due::Nobody,
            },
        }
    }

    fn reveal(&mut self, mut kept: Vec<(Seat, G::Act)>) {
        self.tell(Fact::Popped);
        kept.sort_by_key(|(seat, _)| *seat);
        for (seat, act) in kept {
            self.tell(Fact::Declared(seat, act.clone()));
            G::declare(self, seat, &act);
        }
    }

    fn turn(&mut self, step: G::Step) {
        let depth = self.table.frames.len();
        let next = G::step(self, step);
        assert_eq!(self.table.frames.len(), depth, "a step pushes nothing itself; it says what comes next");
        match next {
            Next::Go(step) => self.go(step),
            Next::Open(id, order, closes, then) => {
                self.then(then);
                self.open(id, order, closes);
            }
            Next::Ask(id, owing, answers, then) => {
                self.then(then);
                self.ask(id, owing, answers);
            }
            Next::Call(step, then) => {
                self.go(then);
                self.call(step);
            }
            Next::Back => self.tell(Fact::Popped),
            Next::End(outcome) => self.tell(Fact::Ended(outcome)),
        }
    }

    fn then(&mut self, step: Option<G::Step>) {
        self.tell(match step {
            Some(step) => Fact::Moved(step),
            None => Fact::Popped,
        });
    }

    fn ask(&mut self, id: G::Window, owing: Vec<Seat>, answers: Answers) {
        let no = self.table.pushed + 1;
        self.tell(Fact::Pushed(Frame::Ask { no, id, owing, kept: Vec::new(), answers }));
    }

    /// Ends the fight if those who are left cannot fight on.
    pub fn close_if_deserted(&mut self) {
        let living = self.table.living();
        if !self.table.decided() && G::settled_by_departure(&self.table, &living) {
            let by = Ending::Departure;
            let outcome = if living.is_empty() { Outcome::Drawn { by } } else { Outcome::Won { seats: living, by } };
            self.tell(Fact::Ended(outcome));
        }
    }

    /// Ends the fight if all who are left agree on a draw.
    pub fn close_if_agreed(&mut self) {
        let agreed = self.table.living().iter().all(|seat| self.table.draws.contains(seat));
        if !self.table.decided() && agreed {
            self.tell(Fact::Ended(Outcome::Drawn { by: Ending::Agreement }));
        }
    }
}
