//! A table of the tiny game.
use rules::engine::{Asked, Corrupt, Dial, Foretold, Input, Landing, Open, Paused, Play, Standing, Turned};
use rules::offer::{Kind, Offer, Slot};
use rules::rule::{Refusal, Rejection, why};
use rules::seat::Seat;
use rules::setup::Setup;
use rules::text::Text;
use rules::view::{Asking, Board, CheckLine, Ended, Line, Look, Meter, PASSED, Piece, Question, Region, Tone, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
enum At {
    Turn,
    /// A window, and how many passed in it.
    Declared(u8),
    After(u8),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct State {
    value: i64,
    turn: u8,
    at: At,
    asked: u8,
    amount: i64,
    frame: u32,
    answers: u32,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Fact {
    Opened,
    Hit { seat: u8, amount: i64 },
    Passed { seat: u8 },
    Answered { seat: u8 },
    Landed,
    Set { seat: u8, to: i64 },
}

#[derive(Clone)]
pub struct Table {
    pub setup: Arc<Setup>,
    pub state: State,
}

impl State {
    fn apply(&mut self, fact: &Fact) {
        match fact {
            Fact::Opened => {}
            Fact::Hit { seat, amount } => {
                (self.amount, self.at, self.asked) = (*amount, At::Declared(0), 1 - seat);
                (self.frame, self.answers) = (self.frame + 1, 0);
            }
            Fact::Passed { .. } => {
                (self.asked, self.answers) = (1 - self.asked, self.answers + 1);
                self.at = match self.at {
                    At::Declared(1) => self.next(At::After(0)),
                    At::Declared(passed) => At::Declared(passed + 1),
                    At::After(1) => self.next(At::Turn),
                    At::After(passed) => At::After(passed + 1),
                    At::Turn => At::Turn,
                };
            }
            Fact::Answered { .. } => {
                (self.amount, self.answers) = (self.amount - 1, self.answers + 1);
                self.asked = 1 - self.asked;
                self.at = match self.at {
                    At::After(_) => At::After(0),
                    At::Turn | At::Declared(_) => At::Declared(0),
                };
            }
            Fact::Landed => {
                self.value += self.amount;
                self.turn = 1 - self.turn;
                self.asked = self.turn;
            }
            Fact::Set { to, .. } => self.value = *to,
        }
    }

    fn next(&mut self, at: At) -> At {
        (self.frame, self.answers) = (self.frame + 1, 0);
        self.asked = 1 - self.turn;
        at
    }
}

impl Table {
    pub fn new(setup: Setup) -> Table {
        let state = State { value: 0, turn: 0, at: At::Turn, asked: 0, amount: 0, frame: 0, answers: 0 };
        Table { setup: Arc::new(setup), state }
    }

    fn name(&self, seat: u8) -> &str {
        &self.setup.chairs[usize::from(seat)].name
    }

    fn told(&self, facts: Vec<Fact>) -> Result<Turned, Rejection> {
        let mut table = self.clone();
        facts.iter().for_each(|fact| table.state.apply(fact));
        Ok(Turned {
            facts: serde_json::to_string(&facts).expect("plain"),
            table: Box::new(table),
            overruled: Vec::new(),
            checks: Vec::new(),
            readers: None,
            reveals: false,
        })
    }

    fn window(&self) -> bool {
        self.state.at != At::Turn
    }
}

impl Play for Table {
    fn coined(&self) -> Vec<rules::setup::Entity> {
        Vec::new()
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn foretell(&self, input: &Input, viewer: &Viewer) -> Result<Foretold, Rejection> {
        let turned = self.decide(input)?;
        let lines = turned.table.lines(&turned.facts, viewer).expect("own facts");
        Ok(Foretold { lines, checks: turned.checks })
    }

    fn decide(&self, input: &Input) -> Result<Turned, Rejection> {
        let seat = input.seat.0;
        let act = input.act["act"].as_str().ok_or(Rejection::bare(Refusal::Malformed))?;
        if input.question.is_some_and(|question| act != "set" && question != self.question()) {
            return Err(Rejection::bare(Refusal::Stale));
        }
        if act == "set" {
            return self.told(vec![Fact::Set { seat, to: input.act["to"].as_i64().unwrap_or_default() }]);
        }
        if self.decided() {
            return Err(Rejection::bare(Refusal::GameOver));
        }
        if seat != self.state.asked {
            return Err(Rejection::because(Refusal::OutOfTurn, vec![why("not-asked", "F-1")]));
        }
        match act {
            "hit" if !self.window() => {
                let amount = input.act["amount"].as_i64().ok_or(Rejection::bare(Refusal::Malformed))?;
                let reasons = vec![why("too-hard", "F-2").with("amount", amount)];
                if amount > 5 && input.standing == Standing::Ruled {
                    return Err(Rejection::because(Refusal::Barred, reasons));
                }
                let mut turned = self.told(vec![Fact::Hit { seat, amount }])?;
                turned.overruled = if amount > 5 { reasons } else { Vec::new() };
                Ok(turned)
            }
            "pass" if self.state.at == At::After(1) => self.told(vec![Fact::Passed { seat }, Fact::Landed]),
            "pass" if self.window() => self.told(vec![Fact::Passed { seat }]),
            "answer" if self.window() => self.told(vec![Fact::Answered { seat }]),
            "break" => panic!("a broken invariant"),
            "hide" => self.told(vec![Fact::Set { seat, to: 666 }]),
            _ => Err(Rejection::bare(Refusal::Unoffered)),
        }
    }

    fn pass_on(self: Box<Self>) -> Result<Turned, Box<dyn Play>> {
        let pass = Input {
            seat: Seat(self.state.asked),
            act: json!({"act": "pass"}),
            question: None,
            standing: Standing::Ruled,
        };
        self.decide(&pass).map_err(|_| self as Box<dyn Play>)
    }

    fn fold(&mut self, facts: &str) -> Result<(), Corrupt> {
        let facts: Vec<Fact> = serde_json::from_str(facts).map_err(|error| Corrupt(error.to_string()))?;
        facts.iter().for_each(|fact| self.state.apply(fact));
        Ok(())
    }

    fn snapshot(&self) -> String {
        serde_json::to_string(&self.state).expect("plain")
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn waiting(&self) -> Vec<Seat> {
        if self.decided() { Vec::new() } else { vec![Seat(self.state.asked)] }
    }

    fn question(&self) -> Asked {
        Asked { frame: self.state.frame, turn: self.state.answers }
    }

    fn open(&self) -> Option<Open> {
        let (name, kind, stop) = match self.state.at {
            At::Turn => ("turn", Question::Ask, true),
            At::Declared(_) => ("declared", Question::Window, true),
            At::After(_) => ("after", Question::Window, false),
        };
        let title = Text::of(format!("asked-{name}")).with("name", self.name(self.state.asked));
        let row = self.window().then_some(name);
        (!self.decided()).then(|| Open { name: name.into(), row, kind, stop, title, rules: vec!["F-1"] })
    }

    fn paused(&self) -> Option<Paused> {
        let Open { name, row, kind, stop, .. } = self.open()?;
        Some(Paused { name, row, kind, stop })
    }

    fn now(&self) -> Text {
        self.view(&Viewer::Spectator).now
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        match self.window() {
            _ if seat.0 != self.state.asked => Vec::new(),
            true => vec![Offer::new("answer", vec![], vec![]), Offer::new("pass", vec![], vec![])],
            false => vec![Offer::new("hit", vec![Slot::new("amount", Kind::number(1, 5, "F-2"))], vec![])],
        }
    }

    fn late_offers(&self, _seat: Seat) -> Vec<Offer> {
        Vec::new()
    }

    fn view(&self, viewer: &Viewer) -> Board {
        assert!(self.state.value != 666, "a table that cannot be shown");
        let meter = |title: &str, value| {
            Piece::Meter(Meter {
                title: Text::of(title.to_owned()),
                value,
                max: None,
                printed: None,
                tone: Tone::Plain,
                look: Look::Plain,
                dial: Some("value".into()),
            })
        };
        let mut regions = vec![
            Region { id: "value".into(), seat: None, piece: meter("title-value", self.state.value) },
            Region { id: "constant".into(), seat: None, piece: meter("title-value", 1) },
        ];
        if viewer.sees(Seat(1)) {
            regions.push(Region { id: "secret".into(), seat: Some(Seat(1)), piece: meter("title-value", 2) });
        }
        let asking = self.open().map(|open| Asking {
            left: self.waiting(),
            answered: Vec::new(),
            seats: self.waiting(),
            title: open.title,
            why: Text::of("game-note"),
            window: open.name,
            kind: open.kind,
            rules: Vec::new(),
        });
        let ended = Ended { winners: vec![], title: Text::of("won").with("name", self.name(0)) };
        Board {
            now: Text::of("turn-of").with("name", self.name(self.state.turn)),
            turn: Seat(self.state.turn),
            trail: Vec::new(),
            asking,
            stack: Vec::new(),
            regions,
            outcome: self.decided().then_some(ended),
        }
    }

    fn lines(&self, facts: &str, _viewer: &Viewer) -> Result<Vec<Line>, Corrupt> {
        let facts: Vec<Fact> = serde_json::from_str(facts).map_err(|error| Corrupt(error.to_string()))?;
        let line = |fact: &Fact| {
            let (seat, text, lead) = match fact {
                Fact::Opened => return None,
                Fact::Hit { seat, amount } => (Some(seat), Text::of("log-hit").with("amount", *amount), true),
                Fact::Passed { seat } => (Some(seat), Text::of(PASSED), true),
                Fact::Answered { seat } => (Some(seat), Text::of("log-answers"), true),
                Fact::Landed => (None, Text::of("log-lands"), false),
                Fact::Set { seat, to } => (Some(seat), Text::of("log-sets").with("to", *to), true),
            };
            let text = seat.map_or(text.clone(), |seat| text.with("name", self.name(*seat)));
            let rule = matches!(fact, Fact::Landed).then(|| "F-3".to_owned());
            Some(Line { seat: seat.map(|seat| Seat(*seat)), text, rule, lead })
        };
        Ok(facts.iter().filter_map(line).collect())
    }

    fn dials(&self) -> Vec<Dial> {
        let dial = |path: &str, hidden| Dial {
            path: path.into(),
            title: Text::of("title-value"),
            value: json!(self.state.value),
            printed: None,
            kind: Kind::number(0, 99, "F-3"),
            rule: "F-3",
            seat: Some(Seat(1)),
            hidden,
        };
        vec![dial("value", false), dial("secret", true)]
    }

    fn dial(&self, path: &str) -> Option<Dial> {
        self.dials().into_iter().find(|dial| dial.path == path)
    }

    fn peek(&self, path: &str) -> Option<Value> {
        (path == "value").then(|| json!(self.state.value))
    }

    fn landings(&self) -> Vec<Landing> {
        Vec::new()
    }

    fn check(&self, _viewer: &Viewer) -> Vec<CheckLine> {
        vec![CheckLine { seat: None, text: Text::of("title-value"), note: None, dials: vec!["value".into()] }]
    }

    fn options(&self) -> Vec<(&'static str, Value)> {
        vec![("soft", json!("no"))]
    }

    fn people(&self) -> Vec<(String, Text)> {
        self.setup.chairs.iter().map(|chair| (chair.name.clone(), Text::of("game-title"))).collect()
    }

    fn decided(&self) -> bool {
        (100..200).contains(&self.state.value)
    }
}
