//! A table under way, and what a statement does to it: one arm a statement. Every input goes through here, so that
//! what it opened and said is remembered.
use super::Traced;
use super::lesson::Move;
use super::script::{Statement, Verb};
use crate::engine::{Engine, Input, Play, Standing, Turned};
use crate::rule::{Reason, Rejection};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::text::Text;
use crate::view::{Line, Question, Viewer};
use serde_json::{Value, json};

/// Passes in a row after which `all pass` gives up.
const PATIENCE: usize = 500;

/// What went wrong with one statement.
pub(super) struct Fault {
    pub(super) text: Text,
    pub(super) reasons: Vec<Reason>,
    /// Whether the statements after it still make sense.
    pub(super) stop: bool,
}

impl Fault {
    pub(super) fn stop(text: Text) -> Fault {
        Fault { text, reasons: Vec::new(), stop: true }
    }

    pub(super) fn check(text: Text) -> Fault {
        Fault { stop: false, ..Fault::stop(text) }
    }

    /// Not a fault where every rule is among the reasons; otherwise the rejection, with the rule that is not.
    pub(super) fn unless_because(rejection: Rejection, rules: &[String]) -> Result<(), Fault> {
        let given = |rule: &String| rejection.reasons.iter().any(|reason| reason.rule == **rule);
        match rules.iter().find(|rule| !given(rule)) {
            None => Ok(()),
            Some(rule) => {
                let text = Text::of("scenario-other-reason").with("rule", rule.as_str());
                Err(Fault { stop: false, ..Fault::refused(text, rejection) })
            }
        }
    }

    pub(super) fn refused(text: Text, rejection: Rejection) -> Fault {
        let kind = json!(rejection.kind).as_str().unwrap_or_default().to_owned();
        Fault { reasons: rejection.reasons, ..Fault::stop(text.with("kind", kind)) }
    }
}

/// A table under way, and what was said about it before it opened.
#[derive(Default)]
pub(super) struct Stage {
    pub(super) game: Option<&'static dyn Engine>,
    pub(super) setup: Setup,
    pub(super) table: Option<Box<dyn Play>>,
    /// What stood before the first input, to start over from.
    pub(super) givens: Vec<Statement>,
    pub(super) begun: bool,
    /// Windows opened since the last input or `all pass`.
    pub(super) windows: Vec<String>,
    pub(super) seen: u32,
    pub(super) said: Vec<Line>,
    /// Every input so far, in order.
    pub(super) moves: Vec<Move>,
    pub(super) offered: Vec<(String, bool)>,
}

impl Stage {
    pub(super) fn carry_out(&mut self, statement: &Statement) -> Result<(), Fault> {
        self.said.clear();
        self.offered.clear();
        let given = matches!(
            statement.verb,
            Verb::Build(..)
                | Verb::Ability(_)
                | Verb::Card(..)
                | Verb::Option(_)
                | Verb::Given(_)
                | Verb::Hand(_)
                | Verb::At(..)
        );
        if given && !self.begun {
            self.givens.push(statement.clone());
        }
        match &statement.verb {
            Verb::Game(id, words) => self.start(id, words),
            Verb::NoGame(id, words, rules) => self.not_started(id, words, rules),
            Verb::Build(seat, words, None) => self.build(seat, words),
            Verb::Build(seat, words, Some(rules)) => self.no_build(seat, words, rules),
            Verb::Ability(pairs) => self.add_pieces(pairs),
            Verb::Card(name, fields) => self.add_card(name, fields),
            Verb::Option(pairs) => self.set_options(pairs),
            Verb::Given(pairs) => self.give(pairs),
            Verb::Hand(pairs) => self.fill_hands(pairs),
            Verb::At(step, seat) => self.land(step, seat),
            Verb::In(window) => {
                self.begun = true;
                self.pass_to(window)
            }
            Verb::Act(seat, act, fields, standing) => self.act(seat, act, fields, *standing),
            Verb::Refused(seat, act, fields, rules) => self.refused(seat, act, fields, rules),
            Verb::Offered(seat, words) => self.offered(seat, words),
            Verb::Roll(pairs) => self.roll(pairs),
            Verb::AllPass => self.all_pass(),
            Verb::Windows(names) => self.test_windows(names),
            Verb::Check(path, value) => self.check(path, value),
            Verb::Again => self.again(),
        }
    }

    pub(super) fn traced(&self, statement: &Statement) -> Traced {
        let word = |seat: Seat| self.setup.chairs.get(seat.index()).map_or(String::new(), |chair| chair.word.clone());
        let open = self.table.as_deref().and_then(|table| {
            let open = table.open()?;
            Some((open.name, table.waiting().into_iter().map(word).collect()))
        });
        let (said, offered) = (self.said.clone(), self.offered.clone());
        Traced { line: statement.line, statement: statement.text.clone(), said, open, offered }
    }

    pub(super) fn open(&mut self) -> Result<&dyn Play, Fault> {
        if self.table.is_none() {
            let game = self.game.ok_or_else(|| Fault::stop(Text::of("scenario-no-table")))?;
            let opened = game.open(self.setup.clone());
            let (_, table) = opened.map_err(|rejection| Fault::refused(Text::of("scenario-not-opened"), rejection))?;
            self.table = Some(table);
            self.note_window();
        }
        self.table.as_deref().ok_or_else(|| Fault::stop(Text::of("scenario-no-table")))
    }

    pub(super) fn seat(&self, word: &str) -> Result<Seat, Fault> {
        let at = self.setup.chairs.iter().position(|chair| chair.word == word);
        at.map(|index| Seat(index as u8)).ok_or_else(|| Fault::stop(Text::of("scenario-no-seat").with("word", word)))
    }

    /// Plays one input for its facts, and remembers what it opened and said.
    pub(super) fn put(&mut self, seat: Seat, act: Value, standing: Standing) -> Result<(), Fault> {
        let name = act.get("act").and_then(Value::as_str).unwrap_or_default().to_owned();
        let turned = self
            .decide(seat, act.clone(), standing)?
            .map_err(|rejection| Fault::refused(Text::of("scenario-refused").with("act", name), rejection))?;
        let everybody = Viewer::Seats(Seat::all(self.setup.chairs.len()).collect());
        if let Some(table) = self.table.as_deref() {
            self.said.extend(table.lines(&turned.facts, &everybody).unwrap_or_default());
        }
        self.table = Some(turned.table);
        self.moves.push(Move { seat, act, standing });
        self.note_window();
        Ok(())
    }

    pub(super) fn decide(
        &mut self,
        seat: Seat,
        act: Value,
        standing: Standing,
    ) -> Result<Result<Turned, Rejection>, Fault> {
        let table = self.open()?;
        Ok(table.decide(&Input { seat, act, question: None, standing }))
    }

    pub(super) fn note_window(&mut self) {
        let Some(table) = self.table.as_deref() else { return };
        let (question, open) = (table.question(), table.open());
        if let Some(open) = open.filter(|open| open.kind == Question::Window && question.frame > self.seen) {
            self.windows.push(open.name);
        }
        self.seen = self.seen.max(question.frame);
    }

    pub(super) fn pass_to(&mut self, window: &str) -> Result<(), Fault> {
        for _ in 0..PATIENCE {
            let open = self.open()?.open();
            match open {
                Some(open) if open.name == window => return Ok(()),
                Some(open) if open.kind == Question::Window => self.pass()?,
                _ => break,
            }
        }
        Err(Fault::stop(Text::of("scenario-no-window").with("window", window)))
    }

    pub(super) fn pass(&mut self) -> Result<(), Fault> {
        match self.open()?.waiting().first().copied() {
            Some(seat) => self.put(seat, json!({"act": "pass"}), Standing::Ruled),
            None => Err(Fault::stop(Text::of("scenario-nobody-asked"))),
        }
    }

    pub(super) fn all_pass(&mut self) -> Result<(), Fault> {
        self.begun = true;
        self.windows.clear();
        for _ in 0..PATIENCE {
            match self.open()?.open() {
                Some(open) if open.kind == Question::Window => self.pass()?,
                _ => return Ok(()),
            }
        }
        Err(Fault::stop(Text::of("scenario-endless")))
    }

    /// Starts over: what was given before the first input holds again, what came after it does not.
    pub(super) fn again(&mut self) -> Result<(), Fault> {
        self.table = None;
        self.seen = 0;
        self.windows.clear();
        self.begun = true;
        for given in self.givens.clone() {
            // Entities and pieces are in the setup already; they could not be added to an open table.
            if !matches!(given.verb, Verb::Build(..) | Verb::Ability(_) | Verb::Card(..)) {
                self.carry_out(&given)?;
            }
        }
        Ok(())
    }
}
