//! Scenarios: a table told in plain statements, one a line, run against any game. `scenario/script.rs` reads the
//! statements, this file plays them. Sentences come by key, so whoever prints a [`Report`] says it in words.
mod script;

use crate::engine::{Engine, Input, Play, Standing, Turned, engine};
use crate::offer::Kind;
use crate::rule::{Reason, Rejection};
use crate::seat::Seat;
use crate::setup::{Chair, Entity, Setup, key};
use crate::text::Text;
use crate::view::{Line, Question, Viewer};
use script::{Statement, Verb};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// How a scenario went.
#[derive(Debug, Default)]
pub struct Report {
    /// The first comment of the file.
    pub title: Option<String>,
    pub trace: Vec<Traced>,
    /// Empty when every statement held.
    pub failures: Vec<Failure>,
}

/// One statement carried out.
#[derive(Debug)]
pub struct Traced {
    /// Line number in the file, from 1.
    pub line: usize,
    pub statement: String,
    /// What it brought about, as the log would say it.
    pub said: Vec<Line>,
    /// What is asked now, by name, and of which seats.
    pub open: Option<(String, Vec<String>)>,
    /// What a `SEAT?` statement found: acts offered, with whether the rules let them through.
    pub offered: Vec<(String, bool)>,
}

/// One statement that did not hold.
#[derive(Debug)]
pub struct Failure {
    pub line: usize,
    pub text: Text,
    /// Why an input was refused, where that is the failure.
    pub reasons: Vec<Reason>,
}

/// Passes in a row after which `all pass` gives up.
const PATIENCE: usize = 500;

/// What went wrong with one statement.
struct Fault {
    text: Text,
    reasons: Vec<Reason>,
    /// Whether the statements after it still make sense.
    stop: bool,
}

impl Fault {
    fn stop(text: Text) -> Fault {
        Fault { text, reasons: Vec::new(), stop: true }
    }

    fn check(text: Text) -> Fault {
        Fault { stop: false, ..Fault::stop(text) }
    }

    fn refused(text: Text, rejection: Rejection) -> Fault {
        let kind = json!(rejection.kind).as_str().unwrap_or_default().to_owned();
        Fault { reasons: rejection.reasons, ..Fault::stop(text.with("kind", kind)) }
    }
}

/// Runs a scenario from its text.
pub fn run(text: &str) -> Report {
    let mut report = Report { title: script::title(text), ..Report::default() };
    let mut stage = Stage::default();
    for statement in script::statements(text) {
        let statement = match statement {
            Ok(statement) => statement,
            Err((line, text)) => {
                report.failures.push(Failure { line, text, reasons: Vec::new() });
                return report;
            }
        };
        let outcome = stage.carry_out(&statement);
        report.trace.push(stage.traced(&statement));
        if let Err(Fault { text, reasons, stop }) = outcome {
            report.failures.push(Failure { line: statement.line, text, reasons });
            if stop {
                return report;
            }
        }
    }
    report
}

/// A table under way, and what was said about it before it opened.
#[derive(Default)]
struct Stage {
    game: Option<&'static dyn Engine>,
    setup: Setup,
    table: Option<Box<dyn Play>>,
    /// What stood before the first input, to start over from.
    givens: Vec<Statement>,
    begun: bool,
    /// Windows opened since the last input or `all pass`.
    windows: Vec<String>,
    seen: u32,
    said: Vec<Line>,
    offered: Vec<(String, bool)>,
}

impl Stage {
    fn carry_out(&mut self, statement: &Statement) -> Result<(), Fault> {
        self.said.clear();
        self.offered.clear();
        let given = matches!(
            statement.verb,
            Verb::Ability(_) | Verb::Card(..) | Verb::Option(_) | Verb::Given(_) | Verb::Hand(_) | Verb::At(..)
        );
        if given && !self.begun {
            self.givens.push(statement.clone());
        }
        match &statement.verb {
            Verb::Game(id, words) => self.start(id, words),
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

    fn traced(&self, statement: &Statement) -> Traced {
        let word = |seat: Seat| self.setup.chairs.get(seat.index()).map_or(String::new(), |chair| chair.word.clone());
        let open = self.table.as_deref().and_then(|table| {
            let open = table.open()?;
            Some((open.name, table.waiting().into_iter().map(word).collect()))
        });
        let (said, offered) = (self.said.clone(), self.offered.clone());
        Traced { line: statement.line, statement: statement.text.clone(), said, open, offered }
    }

    fn start(&mut self, id: &str, words: &[String]) -> Result<(), Fault> {
        let game = engine(id).ok_or_else(|| Fault::stop(Text::of("scenario-no-game").with("game", id)))?;
        let pack = game.pack();
        let mut chairs: Vec<Chair> = Vec::new();
        for word in words {
            let entity = pack.entities.iter().find(|entity| *entity.key.0 == **word);
            match (entity, chairs.last_mut()) {
                (Some(entity), Some(chair)) => chair.pieces.push(entity.key.clone()),
                (Some(_), None) => {
                    return Err(Fault::stop(Text::of("scenario-seat-first").with("word", word.as_str())));
                }
                (None, _) => chairs.push(Chair { word: word.clone(), name: word.clone(), pieces: Vec::new() }),
            }
        }
        // A seat owns every card of its entities; what is chosen for a build comes only when named.
        for chair in &mut chairs {
            let mains = chair.pieces.clone();
            let owned = |entity: &&Entity| entity.of.as_ref().is_some_and(|of| mains.contains(of)) && !chosen(entity);
            chair.pieces.extend(pack.entities.iter().filter(owned).map(|entity| entity.key.clone()));
        }
        *self = Stage { game: Some(game), ..Stage::default() };
        let copy = |entity: &Entity| (entity.key.clone(), entity.clone());
        self.setup = Setup {
            game: id.to_owned(),
            pack: format!("{}@{}", pack.id, pack.version),
            chairs,
            entities: pack.entities.iter().map(copy).collect(),
            options: BTreeMap::new(),
        };
        Ok(())
    }

    fn not_open(&self) -> Result<(), Fault> {
        match (self.game, &self.table) {
            (None, _) => Err(Fault::stop(Text::of("scenario-no-table"))),
            (_, Some(_)) => Err(Fault::stop(Text::of("scenario-too-late"))),
            (_, None) => Ok(()),
        }
    }

    fn add_pieces(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        self.not_open()?;
        for (word, names) in pairs {
            let names: Vec<String> =
                script::list(names).iter().filter_map(|name| name.as_str().map(str::to_owned)).collect();
            let unknown = names.iter().find(|name| !self.setup.entities.contains_key(&key(name)));
            if let Some(name) = unknown {
                return Err(Fault::stop(Text::of("scenario-no-entity").with("name", name.as_str())));
            }
            let seat = self.seat(word)?;
            self.setup.chairs[seat.index()].pieces.extend(names.iter().map(|name| key(name)));
        }
        Ok(())
    }

    /// An entity for this file alone; every seat may hold it.
    fn add_card(&mut self, name: &str, fields: &[(String, Value)]) -> Result<(), Fault> {
        self.not_open()?;
        let facts: BTreeMap<String, Value> = fields.iter().cloned().collect();
        let known = self.setup.entities.get(&key(name)).cloned();
        let invented =
            Entity { key: key(name), kind: "card".into(), name: name.into(), of: None, facts: BTreeMap::new() };
        let fresh = known.is_none();
        let mut entity = known.unwrap_or(invented);
        entity.facts.extend(facts);
        self.setup.entities.insert(key(name), entity);
        if fresh {
            self.setup.chairs.iter_mut().for_each(|chair| chair.pieces.push(key(name)));
        }
        Ok(())
    }

    fn set_options(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        if self.table.is_none() {
            self.not_open()?;
            self.setup.options.extend(pairs.iter().cloned());
            return Ok(());
        }
        for (option, to) in pairs {
            self.put(Seat(0), json!({"act": "switch", "option": option, "to": to}), Standing::Ruled)?;
        }
        Ok(())
    }

    fn open(&mut self) -> Result<&dyn Play, Fault> {
        if self.table.is_none() {
            let game = self.game.ok_or_else(|| Fault::stop(Text::of("scenario-no-table")))?;
            let opened = game.open(self.setup.clone());
            let (_, table) = opened.map_err(|rejection| Fault::refused(Text::of("scenario-not-opened"), rejection))?;
            self.table = Some(table);
            self.note_window();
        }
        self.table.as_deref().ok_or_else(|| Fault::stop(Text::of("scenario-no-table")))
    }

    fn seat(&self, word: &str) -> Result<Seat, Fault> {
        let at = self.setup.chairs.iter().position(|chair| chair.word == word);
        at.map(|index| Seat(index as u8)).ok_or_else(|| Fault::stop(Text::of("scenario-no-seat").with("word", word)))
    }

    /// Plays one input for its facts, and remembers what it opened and said.
    fn put(&mut self, seat: Seat, act: Value, standing: Standing) -> Result<(), Fault> {
        let name = act.get("act").and_then(Value::as_str).unwrap_or_default().to_owned();
        let turned = self
            .decide(seat, act, standing)?
            .map_err(|rejection| Fault::refused(Text::of("scenario-refused").with("act", name), rejection))?;
        let everybody = Viewer::Seats(Seat::all(self.setup.chairs.len()).collect());
        if let Some(table) = self.table.as_deref() {
            self.said.extend(table.lines(&turned.facts, &everybody).unwrap_or_default());
        }
        self.table = Some(turned.table);
        self.note_window();
        Ok(())
    }

    fn decide(&mut self, seat: Seat, act: Value, standing: Standing) -> Result<Result<Turned, Rejection>, Fault> {
        let table = self.open()?;
        Ok(table.decide(&Input { seat, act, question: None, standing }))
    }

    fn note_window(&mut self) {
        let Some(table) = self.table.as_deref() else { return };
        let (question, open) = (table.question(), table.open());
        if let Some(open) = open.filter(|open| open.kind == Question::Window && question.frame > self.seen) {
            self.windows.push(open.name);
        }
        self.seen = self.seen.max(question.frame);
    }

    /// Adjusts; what is refused is tried again once the others stand, since bounds may depend on each other.
    fn give(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        let mut left: Vec<&(String, Value)> = pairs.iter().collect();
        loop {
            let before = left.len();
            let mut fault = None;
            let mut again = Vec::new();
            for pair in left {
                if let Err(refused) = self.adjust(&pair.0, &pair.1) {
                    fault = Some(refused);
                    again.push(pair);
                }
            }
            match fault {
                None => return Ok(()),
                Some(fault) if again.len() == before => return Err(fault),
                Some(_) => left = again,
            }
        }
    }

    fn adjust(&mut self, path: &str, to: &Value) -> Result<(), Fault> {
        let dial = self.open()?.dial(path);
        let dial = dial.ok_or_else(|| Fault::stop(Text::of("scenario-no-path").with("path", path)))?;
        let to = shaped(&dial.kind, to);
        let seat = dial.seat.unwrap_or(Seat(0));
        self.put(seat, json!({"act": "adjust", "path": path, "to": to}), Standing::Ruled)
    }

    /// `hand all`, or cards that come to hand besides those there.
    fn fill_hands(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        let all = pairs.is_empty();
        let words: Vec<String> = match all {
            true => self.setup.chairs.iter().map(|chair| chair.word.clone()).collect(),
            false => pairs.iter().map(|(word, _)| word.clone()).collect(),
        };
        for (index, word) in words.iter().enumerate() {
            let path = format!("{word}.hand");
            let dial = self.open()?.dial(&path);
            let dial = dial.ok_or_else(|| Fault::stop(Text::of("scenario-no-path").with("path", path.as_str())))?;
            let mut cards = script::list(&dial.value);
            match &dial.kind {
                Kind::Several { from, .. } if all => cards = from.iter().map(|choice| choice.value.clone()).collect(),
                _ => {
                    let more = script::list(&pairs[index].1);
                    let fresh: Vec<Value> = more.into_iter().filter(|card| !cards.contains(card)).collect();
                    cards.extend(fresh);
                }
            }
            self.adjust(&path, &Value::Array(cards))?;
        }
        Ok(())
    }

    /// Lands on a phase-level step; any other name is reached by passing on from the landings before it.
    fn land(&mut self, step: &str, word: &str) -> Result<(), Fault> {
        let turn = self.seat(word)?;
        let landings = self.open()?.landings();
        // A landing is an input of its own: what opened before it is over.
        self.windows.clear();
        let mine = || landings.iter().filter(|landing| landing.turn == turn);
        if mine().any(|landing| landing.step == step) {
            return self.put(turn, json!({"act": "land", "step": step, "turn": turn}), Standing::Ruled);
        }
        for landing in mine() {
            self.put(turn, json!({"act": "land", "step": landing.step, "turn": turn}), Standing::Ruled)?;
            if self.pass_to(step).is_ok() {
                return Ok(());
            }
        }
        Err(Fault::stop(Text::of("scenario-no-step").with("step", step)))
    }

    fn pass_to(&mut self, window: &str) -> Result<(), Fault> {
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

    fn pass(&mut self) -> Result<(), Fault> {
        match self.open()?.waiting().first().copied() {
            Some(seat) => self.put(seat, json!({"act": "pass"}), Standing::Ruled),
            None => Err(Fault::stop(Text::of("scenario-nobody-asked"))),
        }
    }

    fn all_pass(&mut self) -> Result<(), Fault> {
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

    fn act(&mut self, word: &str, act: &str, fields: &[(String, Value)], standing: Standing) -> Result<(), Fault> {
        self.begun = true;
        self.windows.clear();
        let seat = self.seat(word)?;
        let act = self.input(seat, act, fields)?;
        self.put(seat, act, standing)
    }

    /// An act's input: seat words become seats, and a single value a list where the slot takes one.
    fn input(&mut self, seat: Seat, act: &str, fields: &[(String, Value)]) -> Result<Value, Fault> {
        let words: Vec<String> = self.setup.chairs.iter().map(|chair| chair.word.clone()).collect();
        let table = self.open()?;
        let offers = table.offers(seat).into_iter().chain(table.late_offers(seat));
        let offer = offers.into_iter().find(|offer| offer.act == act);
        let slot = |field: &str| offer.as_ref().and_then(|offer| offer.slots.iter().find(|slot| slot.field == field));
        let mut input = Map::from_iter([("act".to_owned(), json!(act))]);
        for (field, value) in fields {
            let seat = value.as_str().and_then(|word| words.iter().position(|one| one == word));
            let value = seat.map_or_else(|| value.clone(), |seat| json!(seat));
            let value = slot(field).map_or_else(|| value.clone(), |slot| shaped(&slot.kind, &value));
            input.insert(field.clone(), value);
        }
        Ok(Value::Object(input))
    }

    fn refused(&mut self, word: &str, act: &str, fields: &[(String, Value)], rules: &[String]) -> Result<(), Fault> {
        let seat = self.seat(word)?;
        let input = self.input(seat, act, fields)?;
        match self.decide(seat, input, Standing::Ruled)? {
            Ok(_) => Err(Fault::check(Text::of("scenario-accepted").with("act", act))),
            Err(rejection) => {
                match rules.iter().find(|rule| !rejection.reasons.iter().any(|reason| reason.rule == **rule)) {
                    None => Ok(()),
                    Some(rule) => {
                        let text = Text::of("scenario-other-reason").with("rule", rule.as_str());
                        Err(Fault { stop: false, ..Fault::refused(text, rejection) })
                    }
                }
            }
        }
    }

    fn offered(&mut self, word: &str, words: &[String]) -> Result<(), Fault> {
        let seat = self.seat(word)?;
        let offers = self.open()?.offers(seat);
        self.offered = offers.iter().map(|offer| (offer.act.to_owned(), offer.verdict.allows())).collect();
        for word in words {
            let (act, wanted) = word.strip_prefix('!').map_or((word.as_str(), true), |act| (act, false));
            let open = self.offered.iter().any(|(one, allowed)| one == act && *allowed);
            if open != wanted {
                let key = if wanted { "scenario-not-offered" } else { "scenario-offered" };
                return Err(Fault::check(Text::of(key).with("act", act)));
            }
        }
        Ok(())
    }

    /// The roll of every seat named, by whatever act asks it for dice.
    fn roll(&mut self, pairs: &[(String, Value)]) -> Result<(), Fault> {
        self.begun = true;
        self.windows.clear();
        for (word, faces) in pairs {
            let seat = self.seat(word)?;
            let owed = self.open()?.offers(seat).into_iter().find_map(|offer| {
                let slot = offer.slots.iter().find(|slot| matches!(slot.kind, Kind::Dice { like: None, .. }))?;
                Some((offer.act, slot.field))
            });
            let (act, field) =
                owed.ok_or_else(|| Fault::stop(Text::of("scenario-no-roll").with("word", word.as_str())))?;
            let input = json!({"act": act, field: script::list(faces)});
            self.put(seat, input, Standing::Ruled)?;
        }
        Ok(())
    }

    fn test_windows(&mut self, names: &[String]) -> Result<(), Fault> {
        self.open()?;
        if self.windows == names {
            return Ok(());
        }
        let text = Text::of("scenario-windows").with("found", self.windows.join(" ")).with("wanted", names.join(" "));
        Err(Fault::check(text))
    }

    fn check(&mut self, path: &str, wanted: &Value) -> Result<(), Fault> {
        let found = self.open()?.peek(path);
        let found = found.ok_or_else(|| Fault::check(Text::of("scenario-no-path").with("path", path)))?;
        if script::same(&found, wanted) {
            return Ok(());
        }
        let text = Text::of("scenario-value").with("path", path).with("found", found.to_string());
        Err(Fault::check(text.with("wanted", wanted.to_string())))
    }

    /// Starts over: what was given before the first input holds again, what came after it does not.
    fn again(&mut self) -> Result<(), Fault> {
        self.table = None;
        self.seen = 0;
        self.windows.clear();
        self.begun = true;
        for given in self.givens.clone() {
            // Entities and pieces are in the setup already; they could not be added to an open table.
            if !matches!(given.verb, Verb::Ability(_) | Verb::Card(..)) {
                self.carry_out(&given)?;
            }
        }
        Ok(())
    }
}

/// Whether an entity only comes with a build that names it.
fn chosen(entity: &Entity) -> bool {
    entity.facts.get("chosen").and_then(Value::as_bool) == Some(true)
}

/// A single value as a list where the kind takes several.
fn shaped(kind: &Kind, value: &Value) -> Value {
    match (kind, value) {
        (Kind::Several { .. } | Kind::Dice { .. }, Value::Array(_)) => value.clone(),
        (Kind::Several { .. } | Kind::Dice { .. }, Value::Null) => json!([]),
        (Kind::Several { .. } | Kind::Dice { .. }, one) => json!([one]),
        _ => value.clone(),
    }
}
