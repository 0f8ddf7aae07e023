//! Judging inputs: acts of the game, passes, and what people may always do to a table (adjust, land, void, switch,
//! concede, draw, leave, sit). A decision is a function of table and input and leaves the table as it was.
use crate::crank::Crank;
use crate::engine::{Input, Standing};
use crate::fact::{Departure, Fact};
use crate::frame::{Answers, Frame};
use crate::game::Game;
use crate::offer::{Kind, Misshapen, Offer, Unfit, Verdict};
use crate::rule::{Reason, Refusal, Rejection, why};
use crate::seat::{Seat, person};
use crate::table::{Table, no_such_option, option_value, options_of};
use serde::Deserialize;
use serde_json::Value;

/// An accepted input: facts, the table after them, and what the table had to rule.
#[derive(Debug)]
pub struct Turn<G: Game> {
    pub facts: Vec<Fact<G>>,
    pub table: Table<G>,
    pub overruled: Vec<Reason>,
    pub checks: Vec<Reason>,
    /// The only seats that may read it before it is opened.
    pub readers: Option<Vec<Seat>>,
    pub reveals: bool,
}

/// What people may do to any table, whatever the game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
enum House {
    // Braces on the fieldless ones: only so are unknown fields refused there too.
    Pass {},
    /// Sets a dial.
    Adjust {
        path: String,
        to: Value,
    },
    /// Puts the table on a step.
    Land {
        step: Value,
        turn: Seat,
    },
    /// Goes to the next phase, whatever was open.
    Next {},
    /// Cancels a pending thing after all.
    Void {
        thing: u32,
    },
    /// Recalls a sealed answer that is not open yet.
    TakeBack {},
    /// Changes a table option from here on.
    Switch {
        option: String,
        to: Value,
    },
    Concede {},
    Draw {
        agree: bool,
    },
    Leave {
        pieces: Pieces,
    },
    Sit {
        name: String,
    },
}

#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Pieces {
    Stay,
    Go,
}

/// The acts every game has; a game's own acts bear other names.
pub const HOUSE: [&str; 11] =
    ["pass", "adjust", "land", "next", "void", "take-back", "switch", "concede", "draw", "leave", "sit"];

fn refuse<T>(kind: Refusal, reasons: Vec<Reason>) -> Result<T, Rejection> {
    Err(Rejection::because(kind, reasons))
}

fn malformed<T>(code: &'static str) -> Result<T, Rejection> {
    refuse(Refusal::Malformed, vec![why(code, "ours")])
}

fn misshapen(rules: &[&'static str]) -> Vec<Reason> {
    rules.iter().map(|rule| why("misshapen", rule)).collect()
}

impl<G: Game> Turn<G> {
    fn of(crank: Crank<G>) -> Turn<G> {
        let (facts, table) = (crank.facts, crank.table);
        Turn { facts, table, overruled: Vec::new(), checks: Vec::new(), readers: None, reveals: false }
    }

    fn overruling(mut self, reasons: Vec<Reason>) -> Turn<G> {
        self.overruled = reasons;
        self
    }
}

impl<G: Game> Table<G> {
    /// Opens a table and turns it until somebody must choose: its first facts and the table after them.
    ///
    /// # Errors
    /// Why this setup cannot be played.
    pub fn opened(setup: crate::setup::Setup) -> Result<Turn<G>, Rejection> {
        let mut crank = Crank::new(Table::bare(setup)?);
        crank.run();
        Ok(Turn::of(crank))
    }

    /// Judges one input and turns a copy of the table with it.
    ///
    /// # Errors
    /// The kind of refusal with every reason, in rulebook order.
    pub fn decide(&self, input: &Input) -> Result<Turn<G>, Rejection> {
        if input.seat.index() >= self.setup.chairs.len() {
            return malformed("no-such-seat");
        }
        let Some(act) = input.act.get("act").and_then(Value::as_str) else { return malformed("no-act") };
        self.test_question(input, act)?;
        if HOUSE.contains(&act) {
            return match House::deserialize(&input.act) {
                Ok(house) => self.keep_house(input, house),
                Err(_) => malformed("misshapen"),
            };
        }
        match G::ACTS.iter().find(|one| **one == act) {
            Some(act) => self.play(input, act),
            None => refuse(Refusal::Malformed, vec![why("no-such-act", "ours").with("act", act)]),
        }
    }

    fn test_question(&self, input: &Input, act: &str) -> Result<(), Rejection> {
        // Mending a value is no answer: nobody's button goes stale because somebody fixed a number.
        let answers = !matches!(act, "adjust" | "switch" | "sit" | "draw" | "concede" | "leave");
        match input.question {
            Some(question) if answers && question != self.question() => {
                refuse(Refusal::Stale, vec![why("question-moved-on", "ours")])
            }
            _ => Ok(()),
        }
    }

    /// Everything `seat` could declare now, barred things included.
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        let asked = self.waits_for(seat);
        let named = |act: &&&'static str| {
            !self.decided() && (asked || G::anytime(act)) && G::out_of_place(self, seat, act).is_empty()
        };
        let mut offers: Vec<Offer> = G::ACTS.iter().filter(named).filter_map(|act| G::offer(self, seat, act)).collect();
        // What is sealed once it is given is nobody else's to see while it is chosen.
        let sealed = asked && matches!(self.frames.last(), Some(Frame::Ask { answers: Answers::Sealed, .. }));
        offers.iter_mut().for_each(|offer| offer.secret |= sealed && !G::anytime(offer.act));
        if asked && self.window().is_some() {
            offers.push(Offer::new("pass", Vec::new(), Vec::new()));
        }
        offers
    }

    /// What the table could let `seat` declare though it is not asked.
    pub fn late_offers(&self, seat: Seat) -> Vec<Offer> {
        let out = |act: &&&'static str| {
            !self.decided() && !self.gone(seat) && G::late(act) && !G::out_of_place(self, seat, act).is_empty()
        };
        G::ACTS.iter().filter(out).filter_map(|act| G::offer(self, seat, act)).collect()
    }

    /// The full judgement of one act: its typed form, what bars it, and why it is out of place here.
    ///
    /// # Errors
    /// What no ruling lets through, and being out of place where `standing` does not let it in.
    fn judge(&self, input: &Input, act: &'static str) -> Result<(G::Act, Verdict, Vec<Reason>), Rejection> {
        let seat = input.seat;
        let asked = self.waits_for(seat) || G::anytime(act);
        let mut place = G::out_of_place(self, seat, act);
        if !asked && place.is_empty() {
            place.push(why("not-asked", "ours"));
        }
        let let_in = input.standing == Standing::Overruled && G::late(act) && !self.gone(seat);
        if !place.is_empty() && !let_in {
            return refuse(if asked { Refusal::Unoffered } else { Refusal::OutOfTurn }, place);
        }
        let Some(offer) = G::offer(self, seat, act) else {
            return refuse(Refusal::Unoffered, vec![why("nothing-of-that-kind", "ours").with("act", act)]);
        };
        let whole = offer.complete(&input.act);
        let bars = offer.test(&whole).or_else(|Misshapen(rules)| refuse(Refusal::Malformed, misshapen(rules)))?;
        let Ok(typed) = serde_json::from_value::<G::Act>(whole) else { return malformed("misshapen") };
        let verdict = match G::weigh(self, seat, &typed) {
            Verdict::Barred(more) => Verdict::Barred(in_order(bars.into_iter().chain(more).collect())),
            other if bars.is_empty() => other,
            Verdict::Open | Verdict::Check(_) => Verdict::Barred(in_order(bars)),
        };
        Ok((typed, verdict, place))
    }

    fn play(&self, input: &Input, act: &'static str) -> Result<Turn<G>, Rejection> {
        if self.decided() {
            return Err(Rejection::bare(Refusal::GameOver));
        }
        let (typed, verdict, place) = self.judge(input, act)?;
        let mut overruled = place;
        if let (Verdict::Barred(reasons), Standing::Ruled) = (&verdict, input.standing) {
            return refuse(Refusal::Barred, reasons.clone());
        }
        overruled.extend_from_slice(verdict.bars());
        let late = !overruled.is_empty() && !G::out_of_place(self, input.seat, act).is_empty();
        let mut crank = Crank::new(self.clone());
        let readers = answer(&mut crank, input.seat, &typed, late || G::anytime(act));
        let readers = readers.or_else(|| G::readers(input.seat, &typed));
        crank.run();
        let reveals = G::reveals(&typed);
        let checks = if let Verdict::Check(checks) = verdict { checks } else { Vec::new() };
        Ok(Turn { checks, readers, reveals, ..Turn::of(crank).overruling(overruled) })
    }

    fn keep_house(&self, input: &Input, house: House) -> Result<Turn<G>, Rejection> {
        let over = Err(Rejection::bare(Refusal::GameOver));
        match house {
            House::Sit { name } => self.sit(input.seat, name),
            _ if self.decided() => over,
            House::Pass {} => self.pass(input.seat),
            House::Adjust { path, to } => self.adjust(input, &path, &to),
            House::Land { step, turn } => self.land(input.seat, turn, &step),
            House::Next {} => match G::onward(self) {
                Some((turn, step)) => Ok(self.landed(input.seat, turn, step)),
                None => refuse(Refusal::Unoffered, vec![why("no-next-step", "ours")]),
            },
            House::Void { thing } => self.void(thing),
            House::TakeBack {} => self.take_back(input.seat),
            House::Switch { option, to } => self.switch(input.seat, option, &to),
            House::Concede {} => self.depart(input.seat, Departure::Conceded),
            House::Leave { pieces: Pieces::Stay } => self.depart(input.seat, Departure::PiecesStay),
            House::Leave { pieces: Pieces::Go } => self.depart(input.seat, Departure::PiecesGo),
            House::Draw { agree } => self.draw(input.seat, agree),
        }
    }

    fn told(&self, fact: Fact<G>) -> Turn<G> {
        let mut crank = Crank::new(self.clone());
        crank.tell(fact);
        crank.run();
        Turn::of(crank)
    }

    fn pass(&self, seat: Seat) -> Result<Turn<G>, Rejection> {
        let reasons = G::out_of_place(self, seat, "pass");
        if !self.waits_for(seat) {
            return refuse(Refusal::OutOfTurn, reasons);
        }
        if self.window().is_none() {
            return refuse(Refusal::Unoffered, vec![why("answer-owed", "ours")]);
        }
        Ok(self.clone().passed(seat))
    }

    /// Passes for the seat that has the word in the open window, on a table the caller gives up.
    pub(crate) fn passed(self, seat: Seat) -> Turn<G> {
        let mut crank = Crank::new(self);
        crank.tell(Fact::Passed(seat));
        crank.run();
        Turn::of(crank)
    }

    fn adjust(&self, input: &Input, path: &str, to: &Value) -> Result<Turn<G>, Rejection> {
        let seat = input.seat;
        let dial = G::dial(self, path).filter(|dial| !dial.hidden || dial.seat == Some(seat));
        let Some(dial) = dial else {
            return refuse(Refusal::Unoffered, vec![why("no-such-dial", "ours").with("path", path)]);
        };
        let mut reasons = Vec::new();
        dial.kind.test(to, &Value::Null, &mut reasons).or_else(|Unfit| malformed("misshapen"))?;
        if !reasons.is_empty() && input.standing == Standing::Ruled {
            return refuse(Refusal::Barred, reasons);
        }
        let to = within(&dial.kind, to);
        let mut crank = Crank::new(self.clone());
        crank.tell(Fact::Adjusted { seat, path: path.to_owned(), from: dial.value, to: to.clone() });
        G::set(&mut crank, path, &to);
        crank.run();
        let readers = dial.hidden.then(|| vec![seat]);
        Ok(Turn { readers, ..Turn::of(crank).overruling(reasons) })
    }

    fn land(&self, seat: Seat, turn: Seat, step: &Value) -> Result<Turn<G>, Rejection> {
        let wanted = G::landings(self).into_iter().find(|(whose, landing)| {
            *whose == turn && serde_json::to_value(landing).is_ok_and(|landing| landing == *step)
        });
        match wanted {
            Some((turn, step)) => Ok(self.landed(seat, turn, step)),
            None => refuse(Refusal::Unoffered, vec![why("no-such-landing", "ours")]),
        }
    }

    fn landed(&self, seat: Seat, turn: Seat, step: G::Step) -> Turn<G> {
        let dropped = self.pendings().map(|(_, _, what, _)| what.clone()).collect();
        let mut crank = Crank::new(self.clone());
        G::tidy(&mut crank, turn);
        crank.tell(Fact::Landed { seat, turn, step, dropped });
        crank.run();
        Turn::of(crank)
    }

    fn void(&self, thing: u32) -> Result<Turn<G>, Rejection> {
        if self.pendings().any(|(no, _, _, cancelled)| no == thing && !cancelled) {
            return Ok(self.told(Fact::Cancelled { no: thing, by: None }));
        }
        refuse(Refusal::Unoffered, vec![why("nothing-pending", "ours")])
    }

    fn take_back(&self, seat: Seat) -> Result<Turn<G>, Rejection> {
        match self.frames.last() {
            Some(Frame::Ask { kept, .. }) if kept.iter().any(|(one, _)| *one == seat) => {
                Ok(Turn { readers: Some(vec![seat]), ..self.told(Fact::TakenBack(seat)) })
            }
            _ => refuse(Refusal::Unoffered, vec![why("nothing-sealed", "ours")]),
        }
    }

    fn switch(&self, seat: Seat, option: String, to: &Value) -> Result<Turn<G>, Rejection> {
        let Some(value) = option_value::<G>(&option, to) else { return Err(no_such_option(&option, to)) };
        let from = options_of::<G>(&self.variant).get(&option).cloned().unwrap_or_default();
        Ok(self.told(Fact::Switched { seat, option, from, to: value }))
    }

    fn depart(&self, seat: Seat, how: Departure) -> Result<Turn<G>, Rejection> {
        if self.gone(seat) {
            return refuse(Refusal::Unoffered, vec![why("already-out", "ours")]);
        }
        let mut crank = Crank::new(self.clone());
        crank.tell(Fact::Departed { seat, how });
        G::depart(&mut crank, seat, how);
        crank.close_if_deserted();
        crank.close_if_agreed();
        crank.run();
        Ok(Turn::of(crank))
    }

    fn draw(&self, seat: Seat, agree: bool) -> Result<Turn<G>, Rejection> {
        if self.gone(seat) {
            return refuse(Refusal::Unoffered, vec![why("already-out", "ours")]);
        }
        let mut crank = Crank::new(self.clone());
        crank.tell(Fact::DrawOffered { seat, agree });
        crank.close_if_agreed();
        crank.run();
        Ok(Turn::of(crank))
    }

    fn sit(&self, seat: Seat, name: String) -> Result<Turn<G>, Rejection> {
        let Some(name) = person(&name) else { return malformed("no-name") };
        let mut crank = Crank::new(self.clone());
        crank.tell(Fact::Sat { seat, name });
        Ok(Turn::of(crank))
    }
}

/// Brings an act into the frames: kept, an answer, or declared beside what is open. Says who may read it.
fn answer<G: Game>(crank: &mut Crank<G>, seat: Seat, act: &G::Act, beside: bool) -> Option<Vec<Seat>> {
    match crank.table.frames.last() {
        Some(Frame::Ask { answers: Answers::Sealed, .. }) if !beside => {
            crank.tell(Fact::Kept(seat, act.clone()));
            let sealed = matches!(crank.table.frames.last(), Some(Frame::Ask { owing, .. }) if !owing.is_empty());
            return sealed.then(|| vec![seat]);
        }
        Some(Frame::Ask { owing, .. }) if !beside => {
            let last = owing.len() == 1;
            crank.tell(Fact::Answered(seat));
            if last {
                crank.tell(Fact::Popped);
            }
        }
        _ => {}
    }
    crank.tell(Fact::Declared(seat, act.clone()));
    G::declare(crank, seat, act);
    None
}

/// An overruled number still fits its dial's bounds: no counter leaves them, whatever is adjusted (law 9).
fn within(kind: &Kind, to: &Value) -> Value {
    match (kind, to.as_i64()) {
        (Kind::Number { min, max, .. }, Some(number)) => Value::from(number.clamp(*min, *max.max(min))),
        _ => to.clone(),
    }
}

/// Slot order is not rulebook order: reasons are sorted by rule, each once.
fn in_order(mut reasons: Vec<Reason>) -> Vec<Reason> {
    let mut seen: Vec<Reason> = Vec::with_capacity(reasons.len());
    reasons.sort_by(|left, right| left.rule.cmp(&right.rule));
    for reason in reasons {
        if !seen.contains(&reason) {
            seen.push(reason);
        }
    }
    seen
}
