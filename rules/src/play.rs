//! A typed table as an untyped one: half of the bridge to [`crate::engine`].
use crate::chart::Pause;
use crate::decide::Turn;
use crate::engine::{Asked, Corrupt, Dial, Foretold, Input, Landing, Open, Paused, Play, Turned};
use crate::fact::Fact;
use crate::frame::{Answers, Ending, Frame, Outcome};
use crate::game::Game;
use crate::offer::Offer;
use crate::rule::Rejection;
use crate::seat::Seat;
use crate::setup::{Entity, Setup};
use crate::table::{Table, option_word, options_of};
use crate::text::{Arg, Text};
use crate::view::{Asking, Board, CheckLine, Ended, Line, PASSED, Question, Viewer, Waiting};
use serde_json::Value;

/// Plain data of this crate always serialises; a game whose data does not is a fault of that game's code.
const SERIALISES: &str = "plain data serialises";

impl<G: Game> Play for Table<G> {
    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn decide(&self, input: &Input) -> Result<Turned, Rejection> {
        Table::decide(self, input).map(erase)
    }

    fn foretell(&self, input: &Input, viewer: &Viewer) -> Result<Foretold, Rejection> {
        let turn = Table::decide(self, input)?;
        let told = foretold(self, input.seat, &turn.facts);
        let lines = told.into_iter().flat_map(|fact| line(&turn.table, fact, viewer)).collect();
        Ok(Foretold { lines, checks: turn.checks })
    }

    fn pass_on(self: Box<Self>) -> Result<Turned, Box<dyn Play>> {
        match (self.window(), Table::waiting(&self).first().copied()) {
            (Some(_), Some(seat)) => Ok(erase(self.passed(seat))),
            _ => Err(self),
        }
    }

    fn fold(&mut self, facts: &str) -> Result<(), Corrupt> {
        for fact in &read_facts::<G>(facts)? {
            self.evolve(fact);
        }
        Ok(())
    }

    fn snapshot(&self) -> String {
        serde_json::to_string(self).expect(SERIALISES)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn waiting(&self) -> Vec<Seat> {
        Table::waiting(self)
    }

    fn question(&self) -> Asked {
        Table::question(self)
    }

    fn open(&self) -> Option<Open> {
        let Paused { name, row, kind, stop } = self.paused()?;
        let (title, _, rules) = G::asking(self, self.at()?, &Table::waiting(self));
        Some(Open { name, row, kind, stop, title, rules })
    }

    fn paused(&self) -> Option<Paused> {
        let window = self.at().filter(|_| !self.decided())?;
        let name = G::named(window);
        let row = G::chart().iter().find(|row| row.id == name);
        let stop = row.is_none_or(|row| row.stop == Pause::Usual);
        Some(Paused { name, row: row.map(|row| row.id), kind: kind_of(self), stop })
    }

    fn now(&self) -> Text {
        G::now(self)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        Table::offers(self, seat)
    }

    fn late_offers(&self, seat: Seat) -> Vec<Offer> {
        Table::late_offers(self, seat)
    }

    fn view(&self, viewer: &Viewer) -> Board {
        Board {
            now: G::now(self),
            turn: G::turn(self),
            trail: G::trail(self),
            asking: asking(self),
            stack: stack(self),
            regions: G::regions(self, viewer),
            outcome: ended(self),
        }
    }

    fn lines(&self, facts: &str, viewer: &Viewer) -> Result<Vec<Line>, Corrupt> {
        let facts = read_facts::<G>(facts)?;
        Ok(facts.iter().flat_map(|fact| line(self, fact, viewer)).collect())
    }

    fn dials(&self) -> Vec<Dial> {
        G::dials(self)
    }

    fn dial(&self, path: &str) -> Option<Dial> {
        G::dial(self, path)
    }

    fn peek(&self, path: &str) -> Option<Value> {
        house_peek(self, path).or_else(|| G::peek(self, path))
    }

    fn landings(&self) -> Vec<Landing> {
        let name = |step: &G::Step| serde_json::to_value(step).ok().and_then(|step| step.as_str().map(str::to_owned));
        let landing = |(turn, step): (Seat, G::Step)| {
            let step = name(&step)?;
            let title = Text::of(format!("step-{step}")).with("seat", self.name(turn));
            Some(Landing { step, turn, title })
        };
        G::landings(self).into_iter().filter_map(landing).collect()
    }

    fn check(&self, viewer: &Viewer) -> Vec<CheckLine> {
        G::check(self, viewer)
    }

    fn options(&self) -> Vec<(&'static str, Value)> {
        let fields = options_of::<G>(&self.variant);
        G::switches()
            .iter()
            .map(|switch| (switch.option, fields.get(switch.option).cloned().unwrap_or_default()))
            .collect()
    }

    fn coined(&self) -> Vec<Entity> {
        G::coined(self)
    }

    fn people(&self) -> Vec<(String, Text)> {
        let plays = |seat: Seat| {
            let pieces = self.setup.chairs.get(seat.index()).map(|chair| chair.pieces.as_slice()).unwrap_or_default();
            let main =
                pieces.iter().filter_map(|key| self.setup.entities.get(key)).filter(|entity| entity.of.is_none());
            Text::of("plays").with("pieces", main.map(|entity| Arg::Name(entity.name.clone())).collect::<Vec<_>>())
        };
        self.seats().map(|seat| (self.name(seat).to_owned(), plays(seat))).collect()
    }

    fn decided(&self) -> bool {
        Table::decided(self)
    }
}

pub(crate) fn erase<G: Game>(turn: Turn<G>) -> Turned {
    Turned {
        facts: serde_json::to_string(&turn.facts).expect(SERIALISES),
        table: Box::new(turn.table),
        overruled: turn.overruled,
        checks: turn.checks,
        readers: turn.readers,
        reveals: turn.reveals,
    }
}

// What is told of a deed before it is done: all up to where it would open what was answered in secret before. Where what
// they keep hidden decides how the fight ends, nothing from where somebody is out: going on would tell that it goes on.
fn foretold<'a, G: Game>(table: &Table<G>, seat: Seat, facts: &'a [Fact<G>]) -> Vec<&'a Fact<G>> {
    let (mut then, secret, living) = (table.clone(), G::ends_in_secret(table), table.living().len());
    let answered = holds_answers(table, |one| one == seat);
    let mut told = Vec::new();
    for fact in facts {
        if *fact == Fact::Popped && holds_answers(&then, |one| one != seat || answered) {
            break;
        }
        then.evolve(fact);
        if !(secret && matches!(fact, Fact::Ended(_))) {
            told.push(fact);
        }
        if secret && then.living().len() < living {
            break;
        }
    }
    told
}

fn holds_answers<G: Game>(table: &Table<G>, of: impl Fn(Seat) -> bool) -> bool {
    let Some(Frame::Ask { kept, .. }) = table.frames.last() else { return false };
    kept.iter().any(|(one, _)| of(*one))
}

fn read_facts<G: Game>(facts: &str) -> Result<Vec<Fact<G>>, Corrupt> {
    serde_json::from_str(facts).map_err(|fault| Corrupt(fault.to_string()))
}

fn kind_of<G: Game>(table: &Table<G>) -> Question {
    match table.frames.last() {
        Some(Frame::Ask { answers: Answers::Sealed, .. }) => Question::Sealed,
        Some(Frame::Ask { .. }) => Question::Ask,
        Some(Frame::Window { .. } | Frame::Step(_) | Frame::Pending { .. }) | None => Question::Window,
    }
}

fn asking<G: Game>(table: &Table<G>) -> Option<Asking> {
    let window = table.at().filter(|_| !table.decided())?;
    let seats = table.waiting();
    let (title, why, rules) = G::asking(table, window, &seats);
    let rules = rules.into_iter().map(str::to_owned).collect();
    let left = left(table).unwrap_or_else(|| seats.clone());
    let answered = answered(table);
    Some(Asking { seats, title, why, left, answered, window: G::named(window), kind: kind_of(table), rules })
}

/// The seats whose sealed answer lies there unopened.
fn answered<G: Game>(table: &Table<G>) -> Vec<Seat> {
    let Some(Frame::Ask { kept, .. }) = table.frames.last() else { return Vec::new() };
    kept.iter().map(|(seat, _)| *seat).collect()
}

/// The seats of an open window that have not passed since the last act, the one that has the word first.
fn left<G: Game>(table: &Table<G>) -> Option<Vec<Seat>> {
    let Some(Frame::Window { order, next, passes, .. }) = table.frames.last() else { return None };
    let turns = order.len().saturating_sub(*passes);
    let seat = |step: usize| order.get((next + step) % order.len().max(1)).copied();
    Some((0..turns).filter_map(seat).filter(|seat| !table.gone(*seat)).collect())
}

fn stack<G: Game>(table: &Table<G>) -> Vec<Waiting> {
    let card = |(no, by, what, cancelled): (u32, Seat, &G::Pending, bool)| Waiting {
        no,
        by,
        title: G::pending(table, what),
        cancelled,
    };
    table.pendings().map(card).collect()
}

fn names<G: Game>(table: &Table<G>, seats: &[Seat]) -> Vec<Arg> {
    seats.iter().map(|seat| Arg::Name(table.name(*seat).to_owned())).collect()
}

fn outcome_text<G: Game>(table: &Table<G>, outcome: &Outcome) -> Option<(Vec<Seat>, Text)> {
    let by = |by: &Ending| match by {
        Ending::Rules => "rules",
        Ending::Departure => "departure",
        Ending::Agreement => "agreement",
    };
    match outcome {
        Outcome::Undecided => None,
        Outcome::Won { seats, by: how } => {
            let title = Text::of(format!("won-by-{}", by(how))).with("seats", names(table, seats));
            Some((seats.clone(), title))
        }
        Outcome::Drawn { by: how } => Some((Vec::new(), Text::of(format!("drawn-by-{}", by(how))))),
    }
}

fn ended<G: Game>(table: &Table<G>) -> Option<Ended> {
    let (winners, title) = outcome_text(table, &table.outcome)?;
    Some(Ended { winners, title })
}

/// Values every game has: `waiting`, `window`, `outcome`, `stack`.
fn house_peek<G: Game>(table: &Table<G>, path: &str) -> Option<Value> {
    let word = |seat: &Seat| Value::from(table.setup.chairs[seat.index()].word.as_str());
    Some(match path {
        "waiting" => Value::Array(table.waiting().iter().map(word).collect()),
        "window" => table.at().filter(|_| !table.decided()).map_or(Value::Null, |window| G::named(window).into()),
        "depth" => Value::from(table.pendings().count()),
        "outcome" => match &table.outcome {
            Outcome::Undecided => "undecided".into(),
            Outcome::Won { seats, .. } => Value::Array(seats.iter().map(word).collect()),
            Outcome::Drawn { .. } => "drawn".into(),
        },
        _ => return options_of::<G>(&table.variant).get(path.strip_prefix("option.")?).cloned(),
    })
}

/// The log lines of one fact; facts that only move frames say nothing.
fn line<G: Game>(table: &Table<G>, fact: &Fact<G>, viewer: &Viewer) -> Vec<Line> {
    let name = |seat: &Seat| table.name(*seat).to_owned();
    let one = |seat: &Seat, text: Text| {
        vec![Line { seat: Some(*seat), text: text.with("seat", name(seat)), rule: None, lead: true }]
    };
    match fact {
        Fact::Game(_) | Fact::Declared(..) | Fact::Adjusted { .. } | Fact::Landed { .. } | Fact::Cancelled { .. } => {
            G::lines(table, fact, viewer)
        }
        Fact::Kept(seat, _) => one(seat, Text::of("log-kept")),
        Fact::TakenBack(seat) => one(seat, Text::of("log-taken-back")),
        Fact::Passed(seat) => one(seat, Text::of(PASSED)),
        Fact::Switched { seat, option, to, .. } => {
            let value = Arg::Key(format!("option-{option}-{}", option_word(to)).into());
            let option = Arg::Key(format!("option-{option}").into());
            one(seat, Text::of("log-switched").with("option", option).with("value", value))
        }
        Fact::Departed { seat, how } => one(seat, Text::of(departed(*how))),
        Fact::DrawOffered { seat, agree: true } => one(seat, Text::of("log-draw-offered")),
        Fact::DrawOffered { seat, agree: false } => one(seat, Text::of("log-draw-withdrawn")),
        Fact::Sat { seat, name } => one(seat, Text::of("log-sat").with("name", name.as_str())),
        Fact::Ended(outcome) => match outcome_text(table, outcome) {
            Some((_, text)) => vec![Line { seat: None, text, rule: None, lead: false }],
            None => Vec::new(),
        },
        Fact::Pushed(_) | Fact::Popped | Fact::Moved(_) | Fact::Acted { .. } | Fact::Responded { .. } => Vec::new(),
        Fact::Answered(_) | Fact::Excused(_) => Vec::new(),
    }
}

fn departed(how: crate::fact::Departure) -> &'static str {
    match how {
        crate::fact::Departure::Conceded => "log-conceded",
        crate::fact::Departure::PiecesStay | crate::fact::Departure::PiecesGo => "log-left",
    }
}
