//! What people may do to any table, whatever the game: pass, adjust, land, void, switch, concede, draw, leave, sit.
use crate::crank::Crank;
use crate::decide::{Turn, malformed, refuse};
use crate::engine::{Input, Standing};
use crate::fact::{Departure, Fact};
use crate::frame::Frame;
use crate::game::Game;
use crate::offer::{Kind, Unfit};
use crate::rule::{Refusal, Rejection, why};
use crate::seat::{Seat, person};
use crate::table::{Table, no_such_option, option_value, options_of};
use serde::Deserialize;
use serde_json::Value;

/// What people may do to any table, whatever the game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum House {
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
pub(crate) enum Pieces {
    Stay,
    Go,
}

/// The acts every game has; a game's own acts bear other names.
pub const HOUSE: [&str; 11] =
    ["pass", "adjust", "land", "next", "void", "take-back", "switch", "concede", "draw", "leave", "sit"];

impl<G: Game> Table<G> {
    /// Does what people may do to any table.
    ///
    /// # Errors
    /// The kind of refusal with every reason.
    pub(crate) fn keep_house(&self, input: &Input, house: House) -> Result<Turn<G>, Rejection> {
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
        if let Some(reason) = G::fixed(self, &option) {
            return refuse(Refusal::Unoffered, vec![reason]);
        }
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

/// An overruled number still fits its dial's bounds: no counter leaves them, whatever is adjusted (law 9).
fn within(kind: &Kind, to: &Value) -> Value {
    match (kind, to.as_i64()) {
        (Kind::Number { min, max, .. }, Some(number)) => Value::from(number.clamp(*min, *max.max(min))),
        _ => to.clone(),
    }
}
