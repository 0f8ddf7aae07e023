//! A game made up to use what no real one does yet: sealed plans, windows of both other kinds, an act for anybody at
//! any time, seats that fall, an ask with several owers, a procedure inside a procedure, secrets behind dials.
//!
//! Three lamps burn for three rounds. A round: all plan a number in secret (sealed); each in turn pokes until it
//! passes; each in turn pokes once or passes; all vote in any order; then, two procedures deep, darts fly and are
//! answered by darts and hushes. `parts.rs` holds its types, `shelf.rs` what stands around it.
mod parts;
pub mod shelf;

use rules::crank::Crank;
use rules::engine::Dial;
use rules::fact::Fact;
use rules::frame::{Answers, Closes, Ending, Next, Outcome};
use rules::game::Game;
use rules::offer::{Choice, Kind, Offer, Slot, Verdict, too_few};
use rules::rule::{Reason, Rejection, why};
use rules::seat::Seat;
use rules::setup::Setup;
use rules::table::Table;
use rules::text::Text;
use rules::view::{CheckLine, Line, Region, Stop, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub use parts::{Act, Event, Pending, State, Step, Variant, Window};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct MadeUp;

pub const FLAMES: i64 = 9;
pub const ROUNDS: i64 = 3;

/// Whether an act answers what is open.
fn fits(at: Option<&Window>, act: &str) -> bool {
    matches!(
        (at, act),
        (Some(Window::Plan), "plan")
            | (Some(Window::Free | Window::Once), "poke" | "pass")
            | (Some(Window::Vote), "vote")
            | (Some(Window::Darts), "dart" | "hush" | "pass")
    )
}

fn others(table: &Table<MadeUp>, seat: Seat, act: &'static str, bar: impl Fn(Seat) -> Vec<Reason>) -> Offer {
    let foes = table.living().into_iter().filter(|other| *other != seat);
    let from: Vec<Choice> = foes.map(|foe| Choice::new(foe, Text::name(table.name(foe))).barred_by(bar(foe))).collect();
    let none = too_few(&from, 1, why("nobody-left", "MU-04"));
    Offer::new(act, vec![Slot::new("target", Kind::OneOf { from }).ruled(&["MU-04"])], none)
}

fn dim(crank: &mut Crank<MadeUp>, seat: Seat, by: i64) {
    let to = (crank.table.state.flames[seat.index()] - by).max(0);
    crank.event(Event::Flames { seat, to });
}

impl Game for MadeUp {
    type Book = ();
    type Variant = Variant;
    type State = State;
    type Step = Step;
    type Window = Window;
    type Act = Act;
    type Pending = Pending;
    type Event = Event;

    const ACTS: &'static [&'static str] = &["plan", "poke", "vote", "dart", "hush", "wave"];

    fn read(_setup: &Setup) -> Result<(), Rejection> {
        Ok(())
    }

    fn open(setup: &Setup, (): &(), _variant: &Variant) -> (State, Step) {
        let count = setup.chairs.len();
        let (turn, flames, secret) = (Seat(0), vec![3; count], vec![1; count]);
        let (plans, votes) = (Vec::new(), Vec::new());
        (State { turn, round: 0, flames, secret, plans, votes, waves: 0 }, Step::Round)
    }

    fn offer(table: &Table<MadeUp>, seat: Seat, act: &str) -> Option<Offer> {
        let none = Vec::new;
        Some(match act {
            "plan" => {
                Offer::new("plan", vec![Slot::new("number", Kind::number(0, 9, "MU-01")).ruled(&["MU-01"])], none())
            }
            "vote" => Offer::new("vote", vec![Slot::new("yes", Kind::YesNo).preset(true)], none()),
            "wave" => Offer::new("wave", Vec::new(), none()),
            // Nobody pokes a lamp that has one flame left.
            "poke" => others(table, seat, "poke", |foe| match table.state.flames[foe.index()] {
                1 => vec![why("mercy", "MU-03")],
                _ => none(),
            }),
            "dart" => others(table, seat, "dart", |_| none()),
            "hush" => {
                let choice = |(no, _, _, cancelled): (u32, Seat, &Pending, bool)| {
                    let late = if cancelled { vec![why("hushed-already", "MU-06")] } else { none() };
                    Choice::new(no, Text::of("dart")).barred_by(late)
                };
                let from: Vec<Choice> = table.pendings().map(choice).collect();
                let bars = too_few(&from, 1, why("nothing-flies", "MU-05"));
                Offer::new("hush", vec![Slot::new("thing", Kind::OneOf { from })], bars)
            }
            _ => return None,
        })
    }

    /// A bold plan needs flames; where a dart lands people look.
    fn weigh(table: &Table<MadeUp>, seat: Seat, act: &Act) -> Verdict {
        match act {
            Act::Plan { number } if *number > 2 + 2 * table.state.flames[seat.index()] => {
                Verdict::Barred(vec![why("too-bold", "MU-02").with("number", *number)])
            }
            Act::Dart { .. } => Verdict::Check(vec![why("look", "MU-07")]),
            _ => Verdict::Open,
        }
    }

    fn out_of_place(table: &Table<MadeUp>, seat: Seat, act: &str) -> Vec<Reason> {
        let fits = act == "wave" || (table.waits_for(seat) && fits(table.at(), act));
        if fits && !table.gone(seat) { Vec::new() } else { vec![why("not-now", "MU-08")] }
    }

    fn declare(crank: &mut Crank<MadeUp>, seat: Seat, act: &Act) {
        match act {
            Act::Plan { number } => crank.event(Event::Planned { seat, number: *number }),
            Act::Vote { yes } => crank.event(Event::Voted { seat, yes: *yes }),
            Act::Wave => crank.event(Event::Waves((crank.table.state.waves + 1).min(99))),
            Act::Poke { target } => {
                dim(crank, *target, if crank.table.variant.hard { 2 } else { 1 });
                crank.acted(seat);
            }
            Act::Hush { thing } => {
                crank.cancel(*thing, None);
                crank.acted(seat);
            }
            Act::Dart { target } if crank.table.at() == Some(&Window::Darts) => {
                crank.respond(seat, Pending::Dart { target: *target });
            }
            Act::Dart { target } => {
                crank.pend(seat, Pending::Dart { target: *target });
                let order = crank.table.state.order();
                crank.open(Window::Darts, order, Closes::AllPassInSuccession);
            }
        }
    }

    fn resolve(crank: &mut Crank<MadeUp>, _by: Seat, what: Pending, cancelled: bool) {
        let Pending::Dart { target } = what;
        if !cancelled {
            dim(crank, target, 1);
        }
    }

    fn step(crank: &mut Crank<MadeUp>, step: Step) -> Next<MadeUp> {
        let order = crank.table.state.order();
        match step {
            Step::Round => {
                crank.event(Event::RoundBegan);
                Next::Ask(Window::Plan, order, Answers::Sealed, Some(Step::Planned))
            }
            Step::Planned => Next::Open(Window::Free, order, Closes::EachUntilPass, Some(Step::Once)),
            Step::Once => Next::Open(Window::Once, order, Closes::OnceEach, Some(Step::Vote)),
            Step::Vote => Next::Ask(Window::Vote, order, Answers::Open, Some(Step::Voted)),
            Step::Voted => Next::Call(Step::Outer, Step::RoundEnds),
            Step::Outer => Next::Call(Step::Inner, Step::OuterEnds),
            Step::Inner => Next::Open(Window::Darts, order, Closes::AllPassInSuccession, None),
            Step::OuterEnds => Next::Back,
            Step::RoundEnds => {
                let (living, by) = (crank.table.living(), Ending::Rules);
                match living.len() {
                    0 => Next::End(Outcome::Drawn { by }),
                    1 => Next::End(Outcome::Won { seats: living, by }),
                    _ if crank.table.state.round >= ROUNDS => Next::End(Outcome::Won { seats: living, by }),
                    _ => Next::Go(Step::Round),
                }
            }
        }
    }

    fn gone(state: &State, seat: Seat) -> bool {
        state.flames.get(seat.index()).is_none_or(|flames| *flames == 0)
    }

    fn evolve(state: &mut State, event: &Event) {
        let at = |seat: &Seat| seat.index().min(state.flames.len() - 1);
        match event {
            Event::Turn(seat) => state.turn = *seat,
            Event::RoundBegan => {
                state.round += 1;
                (state.plans, state.votes) = (Vec::new(), Vec::new());
            }
            Event::Flames { seat, to } => {
                let at = at(seat);
                state.flames[at] = *to;
            }
            Event::Secret { seat, to } => state.secret[seat.index()] = *to,
            Event::Planned { seat, number } => state.plans.push((*seat, *number)),
            Event::Voted { seat, yes } => state.votes.push((*seat, *yes)),
            Event::Waves(to) => state.waves = *to,
        }
    }

    fn dials(table: &Table<MadeUp>) -> Vec<Dial> {
        shelf::dials(table)
    }

    fn set(crank: &mut Crank<MadeUp>, path: &str, to: &Value) {
        let to = to.as_i64().unwrap_or(0);
        let event = match path.split_once('.') {
            Some((word, what)) => {
                let Some(seat) = crank.table.seat_named(word) else { return };
                if what == "secret" { Event::Secret { seat, to } } else { Event::Flames { seat, to } }
            }
            None => Event::Waves(to),
        };
        crank.event(event);
    }

    fn peek(table: &Table<MadeUp>, path: &str) -> Option<Value> {
        if path == "plans" {
            return Some(json!(table.state.plans));
        }
        Self::dial(table, path).map(|dial| dial.value)
    }

    fn landings(table: &Table<MadeUp>) -> Vec<(Seat, Step)> {
        let steps = |seat: Seat| [Step::Round, Step::Once, Step::RoundEnds].map(|step| (seat, step));
        table.living().into_iter().flat_map(steps).collect()
    }

    fn onward(table: &Table<MadeUp>) -> Option<(Seat, Step)> {
        Some((table.state.turn, Step::RoundEnds))
    }

    fn tidy(crank: &mut Crank<MadeUp>, turn: Seat) {
        crank.event(Event::Turn(turn));
    }

    fn anytime(act: &str) -> bool {
        act == "wave"
    }

    fn late(act: &str) -> bool {
        act == "dart"
    }

    fn chart() -> &'static [rules::chart::Row] {
        &shelf::CHART
    }

    fn row(step: &Step) -> Option<&'static str> {
        match step {
            Step::Planned => Some("free"),
            Step::Once => Some("once"),
            Step::Outer | Step::OuterEnds => Some("outer"),
            Step::Inner => Some("darts"),
            Step::Round | Step::Vote | Step::Voted | Step::RoundEnds => None,
        }
    }

    fn named(window: &Window) -> String {
        json!(window).as_str().unwrap_or_default().to_owned()
    }

    fn switches() -> &'static [rules::engine::Switch] {
        &shelf::SWITCHES
    }

    fn turn(table: &Table<MadeUp>) -> Seat {
        table.state.turn
    }

    fn now(table: &Table<MadeUp>) -> Text {
        Text::of("round").with("round", table.state.round)
    }

    fn trail(_table: &Table<MadeUp>) -> Vec<Stop> {
        Vec::new()
    }

    fn asking(_table: &Table<MadeUp>, window: &Window, _seats: &[Seat]) -> (Text, Text, Vec<&'static str>) {
        (Text::of(format!("asked-{}", Self::named(window))), Text::of("why-asked"), vec!["MU-08"])
    }

    fn pending(table: &Table<MadeUp>, what: &Pending) -> Text {
        let Pending::Dart { target } = what;
        Text::of("dart").with("target", table.name(*target))
    }

    fn regions(table: &Table<MadeUp>, viewer: &Viewer) -> Vec<Region> {
        shelf::regions(table, viewer)
    }

    fn check(_table: &Table<MadeUp>, _viewer: &Viewer) -> Vec<CheckLine> {
        Vec::new()
    }

    fn lines(_table: &Table<MadeUp>, fact: &Fact<MadeUp>, _viewer: &Viewer) -> Vec<Line> {
        let seat = match fact {
            Fact::Declared(seat, _) | Fact::Adjusted { seat, .. } | Fact::Landed { seat, .. } => Some(*seat),
            _ => None,
        };
        vec![Line { seat, text: Text::name(format!("{fact:?}")), rule: None, lead: seat.is_some() }]
    }
}
