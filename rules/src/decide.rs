//! Judging inputs: acts of the game here, passes and what people may always do to a table in [`crate::house`]. A
//! decision is a function of table and input and leaves the table as it was.
use crate::crank::Crank;
use crate::engine::{Input, Standing};
use crate::fact::Fact;
use crate::frame::{Answers, Frame};
use crate::game::Game;
use crate::house::{HOUSE, House};
use crate::offer::{Misshapen, Offer, Verdict};
use crate::rule::{Reason, Refusal, Rejection, why};
use crate::seat::Seat;
use crate::table::Table;
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

pub(crate) fn refuse<T>(kind: Refusal, reasons: Vec<Reason>) -> Result<T, Rejection> {
    Err(Rejection::because(kind, reasons))
}

pub(crate) fn malformed<T>(code: &'static str) -> Result<T, Rejection> {
    refuse(Refusal::Malformed, vec![why(code, "ours")])
}

fn misshapen(rules: &[&'static str]) -> Vec<Reason> {
    rules.iter().map(|rule| why("misshapen", rule)).collect()
}

impl<G: Game> Turn<G> {
    pub(crate) fn of(crank: Crank<G>) -> Turn<G> {
        let (facts, table) = (crank.facts, crank.table);
        Turn { facts, table, overruled: Vec::new(), checks: Vec::new(), readers: None, reveals: false }
    }

    pub(crate) fn overruling(mut self, reasons: Vec<Reason>) -> Turn<G> {
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
