//! A table: seats, state, frames, outcome, and how facts change them. Nothing is decided here: folding is total and
//! knows no rule. Deciding stands in [`crate::decide`], turning in [`crate::crank`].
use crate::engine::Asked;
use crate::fact::Fact;
use crate::frame::{Closes, Frame, Outcome};
use crate::game::Game;
use crate::rule::{Reason, Refusal, Rejection, why};
use crate::seat::Seat;
use crate::setup::Setup;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;

/// One table of one game. Serialised names are load-bearing: snapshots hold them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<G: Game> {
    #[serde(skip)]
    pub setup: Arc<Setup>,
    #[serde(skip, default = "empty_book::<G>")]
    pub book: Book<G>,
    pub variant: G::Variant,
    pub state: G::State,
    pub frames: Vec<Frame<G>>,
    /// How many numbered frames there have been; the next one takes the number after it.
    pub pushed: u32,
    pub outcome: Outcome,
    /// Seats that conceded or left.
    pub departed: Vec<Seat>,
    /// Seats that agree on a draw.
    pub draws: Vec<Seat>,
    /// The people on the seats, where they differ from the setup.
    pub names: Vec<Option<String>>,
}

/// The game's book, shared and outside what is saved.
pub struct Book<G: Game>(pub Arc<G::Book>);

impl<G: Game> Clone for Book<G> {
    fn clone(&self) -> Book<G> {
        Book(self.0.clone())
    }
}

impl<G: Game> std::fmt::Debug for Book<G> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Book")
    }
}

fn empty_book<G: Game>() -> Book<G> {
    Book(Arc::default())
}

/// Two tables are equal when what is saved of them is.
impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Table<G>) -> bool {
        (&self.variant, &self.state, &self.frames, self.pushed)
            == (&other.variant, &other.state, &other.frames, other.pushed)
            && (&self.outcome, &self.departed, &self.draws, &self.names)
                == (&other.outcome, &other.departed, &other.draws, &other.names)
    }
}

impl<G: Game> Table<G> {
    /// The table before its first fact.
    ///
    /// # Errors
    /// Why this setup cannot be played.
    pub fn bare(setup: Setup) -> Result<Table<G>, Rejection> {
        let book = G::read(&setup)?;
        let variant = variant_of::<G>(&setup)?;
        let (state, step) = G::open(&setup, &book, &variant);
        let names = vec![None; setup.chairs.len()];
        Ok(Table {
            setup: Arc::new(setup),
            book: Book(Arc::new(book)),
            variant,
            state,
            frames: vec![Frame::Step(step)],
            pushed: 0,
            outcome: Outcome::Undecided,
            departed: Vec::new(),
            draws: Vec::new(),
            names,
        })
    }

    /// Every seat in the order of play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.setup.chairs.len())
    }

    /// Seats still in the fight.
    pub fn living(&self) -> Vec<Seat> {
        self.seats().filter(|seat| !self.gone(*seat)).collect()
    }

    /// Whether a seat is out, by the game or by its own choice.
    pub fn gone(&self, seat: Seat) -> bool {
        self.departed.contains(&seat) || G::gone(&self.state, seat)
    }

    /// Whether a seat owes no answer to an ask after all.
    pub(crate) fn excused(&self, asked: &G::Window, seat: Seat) -> bool {
        self.gone(seat) || G::moot(self, asked, seat)
    }

    pub fn decided(&self) -> bool {
        self.outcome != Outcome::Undecided
    }

    /// The seats that owe an answer or have the word.
    pub fn waiting(&self) -> Vec<Seat> {
        match self.frames.last() {
            _ if self.decided() => Vec::new(),
            Some(Frame::Window { order, next, .. }) => order.get(*next).copied().into_iter().collect(),
            Some(Frame::Ask { owing, .. }) => owing.clone(),
            Some(Frame::Step(_) | Frame::Pending { .. }) | None => Vec::new(),
        }
    }

    /// Whether `seat` is asked now.
    pub fn waits_for(&self, seat: Seat) -> bool {
        match self.frames.last() {
            _ if self.decided() => false,
            Some(Frame::Window { order, next, .. }) => order.get(*next) == Some(&seat),
            Some(Frame::Ask { owing, .. }) => owing.contains(&seat),
            Some(Frame::Step(_) | Frame::Pending { .. }) | None => false,
        }
    }

    /// The open window or ask.
    pub fn at(&self) -> Option<&G::Window> {
        match self.frames.last() {
            Some(Frame::Window { id, .. } | Frame::Ask { id, .. }) => Some(id),
            Some(Frame::Step(_) | Frame::Pending { .. }) | None => None,
        }
    }

    /// The open window, if what is open can be passed.
    pub fn window(&self) -> Option<&G::Window> {
        match self.frames.last() {
            Some(Frame::Window { id, .. }) => Some(id),
            Some(Frame::Ask { .. } | Frame::Step(_) | Frame::Pending { .. }) | None => None,
        }
    }

    /// Which question is open. Answers of several seats to one ask do not make each other stale.
    pub fn question(&self) -> Asked {
        match self.frames.last() {
            Some(Frame::Window { no, turn, .. }) => Asked { frame: *no, turn: *turn },
            Some(Frame::Ask { no, .. }) => Asked { frame: *no, turn: 0 },
            Some(Frame::Step(_) | Frame::Pending { .. }) | None => Asked::default(),
        }
    }

    /// What is pending, newest first: number, who declared it, what, whether cancelled.
    pub fn pendings(&self) -> impl Iterator<Item = (u32, Seat, &G::Pending, bool)> {
        crate::game::pending_of(&self.frames)
    }

    /// The person on a seat.
    pub fn name(&self, seat: Seat) -> &str {
        let sitting = self.names.get(seat.index()).and_then(Option::as_deref);
        sitting.or_else(|| self.setup.chairs.get(seat.index()).map(|chair| chair.name.as_str())).unwrap_or_default()
    }

    /// The seat a path word names.
    pub fn seat_named(&self, word: &str) -> Option<Seat> {
        self.setup.chairs.iter().position(|chair| chair.word == word).map(|index| Seat(index as u8))
    }

    /// Applies one fact. Total: what does not fit is let go.
    pub fn evolve(&mut self, fact: &Fact<G>) {
        match fact {
            Fact::Game(event) => G::evolve(&mut self.state, event),
            Fact::Declared(..) | Fact::Adjusted { .. } => {}
            Fact::Pushed(frame) => {
                self.pushed += 1;
                self.frames.push(frame.clone());
            }
            Fact::Popped => {
                self.frames.pop();
            }
            Fact::Moved(step) => {
                if let Some(top) = self.frames.last_mut() {
                    *top = Frame::Step(step.clone());
                }
            }
            Fact::Passed(_) | Fact::Acted { .. } | Fact::Responded { .. } => self.evolve_window(fact),
            Fact::Answered(seat) | Fact::Kept(seat, _) | Fact::TakenBack(seat) | Fact::Excused(seat) => {
                self.evolve_owing(*seat, fact);
            }
            Fact::Cancelled { no: victim, .. } => {
                for frame in &mut self.frames {
                    if let Frame::Pending { no, cancelled, .. } = frame {
                        *cancelled |= no == victim;
                    }
                }
            }
            Fact::Landed { step, .. } => self.frames = vec![Frame::Step(step.clone())],
            Fact::Switched { option, to, .. } => {
                if let Some(variant) = with_option::<G>(&self.variant, option, to) {
                    self.variant = variant;
                }
            }
            Fact::Departed { seat, .. } => self.departed.push(*seat),
            Fact::DrawOffered { seat, agree } => {
                self.draws.retain(|one| one != seat);
                if *agree {
                    self.draws.push(*seat);
                }
            }
            Fact::Sat { seat, name } => {
                if let Some(place) = self.names.get_mut(seat.index()) {
                    *place = Some(name.clone());
                }
            }
            Fact::Ended(outcome) => self.outcome = outcome.clone(),
        }
    }

    fn evolve_window(&mut self, fact: &Fact<G>) {
        let below = self.frames.len().saturating_sub(1);
        let Some(Frame::Window { order, next, passes, turn, closes, .. }) = self.frames.last_mut() else { return };
        *turn += 1;
        match fact {
            Fact::Passed(_) => {
                *passes += 1;
                *next = (*next + 1) % order.len().max(1);
            }
            Fact::Acted { next: then, .. } => {
                *passes = match closes {
                    Closes::AllPassInSuccession => 0,
                    Closes::OnceEach => *passes + 1,
                    // Who passed is done: what the others do gives nobody the word back.
                    Closes::EachUntilPass => *passes,
                };
                *next = *then;
            }
            Fact::Responded { by, what, next: then } => {
                *passes = 0;
                *next = *then;
                self.pushed += 1;
                let pending = Frame::Pending { no: self.pushed, by: *by, what: what.clone(), cancelled: false };
                self.frames.insert(below, pending);
            }
            _ => {}
        }
    }

    fn evolve_owing(&mut self, seat: Seat, fact: &Fact<G>) {
        match (self.frames.last_mut(), fact) {
            (Some(Frame::Ask { owing, kept, .. }), Fact::TakenBack(_)) => {
                kept.retain(|(one, _)| *one != seat);
                owing.push(seat);
                owing.sort();
            }
            (Some(Frame::Ask { owing, kept, .. }), _) => {
                owing.retain(|one| *one != seat);
                if let Fact::Kept(_, act) = fact {
                    kept.push((seat, act.clone()));
                }
            }
            (Some(Frame::Window { order, next, passes, turn, .. }), Fact::Excused(_)) => {
                *passes += 1;
                *turn += 1;
                *next = (*next + 1) % order.len().max(1);
            }
            _ => {}
        }
    }
}

/// The variant with one option changed; none where the value does not fit.
pub fn with_option<G: Game>(variant: &G::Variant, option: &str, to: &Value) -> Option<G::Variant> {
    let mut fields = serde_json::to_value(variant).ok()?;
    let field = fields.as_object_mut()?.get_mut(option)?;
    *field = to.clone();
    serde_json::from_value(fields).ok()
}

/// An option's value as the variant holds it, from how people write it; none where the switch has no such value.
pub fn option_value<G: Game>(option: &str, written: &Value) -> Option<Value> {
    let switch = G::switches().iter().find(|switch| switch.option == option)?;
    let word = option_word(written);
    let value = switch.values.iter().find(|value| **value == word)?;
    let fields = serde_json::to_value(G::Variant::default()).ok()?;
    Some(match fields.get(option)? {
        Value::Number(_) => Value::from(value.parse::<i64>().ok()?),
        Value::Bool(_) => Value::Bool(*value == "yes"),
        _ => Value::from(*value),
    })
}

/// An option's value as people write it and as its key names it.
pub fn option_word(value: &Value) -> String {
    match value {
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}

fn variant_of<G: Game>(setup: &Setup) -> Result<G::Variant, Rejection> {
    let mut variant = G::Variant::default();
    for (option, written) in &setup.options {
        let value = option_value::<G>(option, written);
        let next = value.and_then(|value| with_option::<G>(&variant, option, &value));
        variant = next.ok_or_else(|| no_such_option(option, written))?;
    }
    Ok(variant)
}

/// The refusal of an option or a value that this game does not have.
pub fn no_such_option(option: &str, value: &Value) -> Rejection {
    let reason: Reason = why("no-such-option", "ours").with("option", option).with("value", option_word(value));
    Rejection::because(Refusal::Malformed, vec![reason])
}

/// Every option with its value now.
pub fn options_of<G: Game>(variant: &G::Variant) -> Map<String, Value> {
    match serde_json::to_value(variant) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}
