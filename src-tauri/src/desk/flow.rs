//! How much a seat is asked: the desk passes for it at windows where it wants no stop, and gives the answers it gave
//! once for all. Every window passed is on the list of those "respond here" can go back to: none is ever skipped.
use crate::wire::{Flow, Level, SeatFlow};
use rules::engine::{Asked, Corrupt, Input, Paused, Play, Standing, StandingAnswer, Turned};
use rules::seat::Seat;
use rules::view::Question;

/// More passes than this in a row are a fault of the rules, not a long turn.
const GUARD: usize = 500;

/// What the desk passed for after one input.
pub struct Run {
    /// The facts of each pass.
    pub facts: Vec<String>,
    pub seats: Vec<Seat>,
    pub windows: Vec<Window>,
    pub table: Box<dyn Play>,
}

/// A window that passed by itself.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Window {
    /// How many passes of the run stand before it.
    pub before: usize,
    /// The frame it had.
    pub frame: u32,
    /// Its chart row, or its name where it is none.
    pub row: String,
}

/// Whom the desk asks.
pub struct Asks<'a> {
    pub level: Level,
    pub flows: &'a [SeatFlow],
    /// The window somebody stepped back to: nobody is passed for there.
    pub held: Option<u32>,
    /// The answers a seat of this game may give once for all.
    pub answers: &'a [StandingAnswer],
}

/// What the desk does for a seat.
enum Done {
    Passed(Paused),
    Answered(Turned),
}

impl Asks<'_> {
    fn stops(&self, seat: Seat, paused: &Paused) -> bool {
        let Some(setting) = self.flows.iter().find(|setting| setting.seat == seat) else { return true };
        let own = setting.stops.iter().any(|stop| stop == paused.row.unwrap_or(&paused.name));
        match (self.level, setting.flow) {
            (Level::Count, _) => false,
            (_, Flow::Every) => true,
            (_, Flow::Stops) => paused.stop || own,
            (_, Flow::Quiet) => own,
        }
    }

    /// What the desk does next at the table as it stands, and for whom.
    fn next(&self, table: &dyn Play) -> Option<(Seat, Done)> {
        let paused = table.paused()?;
        let seat = *table.waiting().first()?;
        match paused.kind {
            Question::Window => {
                let held = self.held == Some(table.question().frame);
                (!held && !self.stops(seat, &paused)).then_some((seat, Done::Passed(paused)))
            }
            Question::Ask => self.answer(table, seat, &paused.name).map(|turned| (seat, Done::Answered(turned))),
            Question::Sealed => None,
        }
    }

    /// What a seat answers to this ask whenever it comes; an answer the rules do not take is left to the person.
    fn answer(&self, table: &dyn Play, seat: Seat, ask: &str) -> Option<Turned> {
        let setting = self.flows.iter().find(|setting| setting.seat == seat)?;
        let mut given = self.answers.iter().filter(|answer| setting.answers.iter().any(|key| key == answer.key));
        let act = serde_json::from_str(given.find(|answer| answer.ask == ask)?.act).ok()?;
        let input = Input { seat, act, question: None, standing: Standing::Ruled };
        table.decide(&input).ok().filter(|turned| turned.checks.is_empty())
    }
}

/// Passes on from `table`, as far as nobody wants to be asked. `before` is the question the input answered: when it is
/// still the open one, as after an adjustment, nobody is passed for.
pub fn run(table: Box<dyn Play>, before: Asked, asks: &Asks<'_>) -> Run {
    let mut run = Run { facts: Vec::new(), seats: Vec::new(), windows: Vec::new(), table };
    if run.table.question() == before {
        return run;
    }
    while run.seats.len() < GUARD {
        let Some((seat, done)) = asks.next(&*run.table) else { break };
        let turned = match done {
            Done::Answered(turned) => turned,
            Done::Passed(paused) => {
                note(&mut run.windows, run.seats.len(), run.table.question().frame, paused);
                match run.table.pass_on() {
                    Ok(turned) => turned,
                    // A pass the rules do not take leaves the question with the people.
                    Err(table) => return Run { table, ..run },
                }
            }
        };
        run.facts.push(turned.facts);
        run.seats.push(seat);
        run.table = turned.table;
    }
    run
}

/// The windows a kept run passed, found again by folding it over the table before it.
///
/// # Errors
/// [`Corrupt`] when the facts do not fold.
pub fn windows_of(mut table: Box<dyn Play>, input: &str, passes: &[&str]) -> Result<Vec<Window>, Corrupt> {
    let mut windows = Vec::new();
    table.fold(input)?;
    for (index, facts) in passes.iter().enumerate() {
        if let Some(paused) = table.paused().filter(|paused| paused.kind == Question::Window) {
            note(&mut windows, index, table.question().frame, paused);
        }
        table.fold(facts)?;
    }
    Ok(windows)
}

fn note(windows: &mut Vec<Window>, before: usize, frame: u32, paused: Paused) {
    if windows.iter().all(|window| window.frame != frame) {
        windows.push(Window { before, frame, row: paused.row.map_or(paused.name, str::to_owned) });
    }
}
