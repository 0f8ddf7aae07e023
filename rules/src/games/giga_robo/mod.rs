//! Giga-Robo!, head-to-head, on the kernel: rules reference 1.3.5.
//!
//! `acts/` holds one act a file; `turn.rs` and `fight.rs` the procedures; `settle.rs` what numbers do; `facts.rs`
//! what happened and how it folds; `dials.rs` what can be set and read by path; `view.rs` and `lines.rs` what people
//! see; `effect.rs` and `mods.rs` what printed texts do by themselves. Maps and teams are not here yet.
mod ability;
mod acts;
mod attack;
mod book;
mod build;
mod catalogue;
mod chart;
mod dials;
mod effect;
mod facts;
mod fight;
mod lines;
mod map;
mod mods;
mod recovery;
mod resolve;
mod settle;
mod shelf;
mod state;
mod turn;
mod view;

use crate::chart::{Row, RowId};
use crate::engine::{Dial, Switch};
use crate::fact::{Departure, Fact};
use crate::frame::Next;
use crate::game::Game;
use crate::offer::{Offer, Verdict};
use crate::rule::{Reason, Rejection};
use crate::seat::Seat;
use crate::setup::{Key, Setup};
use crate::text::Text;
use crate::view::{CheckLine, Line, Region, Stop, Viewer};
use chart::{Priority, Step, Window};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use state::{Phase, Place, State};

/// The rules of Giga-Robo!.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct GigaRobo;

type Table = crate::table::Table<GigaRobo>;
type Crank = crate::crank::Crank<GigaRobo>;

/// What waits on the stack, unresolved (GR-GEN-09); the last to come resolves first (GR-RSP-06), and that can be
/// answered with the rest waiting beneath it (GR-RSP-07, GR-AMB-14). Serialised names are load-bearing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    Instant(Key),
    /// Power Tokens on their way onto an Ability.
    Activation(Key),
    Deactivation(Key),
    /// An Ability's or an Activated card's Trigger.
    Trigger(Key),
}

impl Pending {
    /// The card or Ability it is about.
    pub fn thing(&self) -> &Key {
        match self {
            Pending::Instant(key) | Pending::Activation(key) | Pending::Deactivation(key) | Pending::Trigger(key) => {
                key
            }
        }
    }
}

impl Game for GigaRobo {
    type Book = book::Book;
    type Variant = chart::Variant;
    type State = State;
    type Step = Step;
    type Window = Window;
    type Act = acts::Act;
    type Pending = Pending;
    type Event = facts::Event;

    const ACTS: &'static [&'static str] = &acts::NAMES;

    fn read(setup: &Setup) -> Result<book::Book, Rejection> {
        book::read(setup)
    }

    fn open(_setup: &Setup, book: &book::Book, variant: &chart::Variant) -> (State, Step) {
        let state = state::opening(book);
        // GR-SET-21: nobody has had a turn while the table still rolls for the map.
        if variant.map_roll { (State { turns: 0, ..state }, Step::MapRoll) } else { (state, Step::TurnStart) }
    }

    fn offer(table: &Table, seat: Seat, act: &str) -> Option<Offer> {
        acts::offer(table, seat, act)
    }

    fn weigh(table: &Table, seat: Seat, act: &acts::Act) -> Verdict {
        acts::weigh(table, seat, act)
    }

    fn out_of_place(table: &Table, seat: Seat, act: &str) -> Vec<Reason> {
        acts::place::out_of_place(table, seat, act)
    }

    fn declare(crank: &mut Crank, seat: Seat, act: &acts::Act) {
        acts::declare(crank, seat, act);
    }

    fn resolve(crank: &mut Crank, by: Seat, what: Pending, cancelled: bool) {
        resolve::resolve(crank, by, what, cancelled);
    }

    fn step(crank: &mut Crank, step: Step) -> Next<GigaRobo> {
        match step {
            step if step.of_set_up() => map::step(crank, step),
            step if step.of_attack() => fight::step(crank, step),
            step => turn::step(crank, step),
        }
    }

    fn settle(crank: &mut Crank) {
        settle::settle(crank);
    }

    fn depart(crank: &mut Crank, seat: Seat, how: Departure) {
        if how == Departure::PiecesGo {
            for card in crank.table.state.robot(seat).lying(|place| place != Place::Played) {
                crank.event(facts::Event::Placed { seat, card, to: Place::Aside });
            }
        }
    }

    fn evolve(state: &mut State, event: &facts::Event) {
        facts::evolve(state, event);
    }

    fn dials(table: &Table) -> Vec<Dial> {
        dials::all(table)
    }

    fn dial(table: &Table, path: &str) -> Option<Dial> {
        dials::one(table, path)
    }

    fn set(crank: &mut Crank, path: &str, to: &Value) {
        dials::set(crank, path, to);
    }

    fn peek(table: &Table, path: &str) -> Option<Value> {
        dials::peek(table, path)
    }

    fn landings(table: &Table) -> Vec<(Seat, Step)> {
        let steps = [Step::TurnStart, Step::Upkeep, Step::CombatBegins, Step::Combat, Step::Cooldown, Step::TurnEnd];
        let of = |seat: Seat| steps.clone().map(|step| (seat, step));
        let living = table.living();
        let roll = living.first().map(|first| (*first, Step::MapRoll));
        roll.into_iter().chain(living.iter().copied().flat_map(of)).collect()
    }

    fn onward(table: &Table) -> Option<(Seat, Step)> {
        let state = &table.state;
        Some((
            state.turn,
            match state.phase {
                _ if state.set_up.is_some() => Step::TurnStart,
                Phase::TurnStart => Step::Upkeep,
                Phase::Upkeep => Step::Combat,
                Phase::Combat => Step::Cooldown,
                Phase::Cooldown => Step::TurnEnd,
                // Defeat is tested on the way to the next turn (GR-WIN-01).
                Phase::TurnEnd => Step::Over,
            },
        ))
    }

    fn tidy(crank: &mut Crank, turn: Seat) {
        settle::tidy(crank, turn);
    }

    fn late(act: &str) -> bool {
        matches!(act, "play" | "activate" | "trigger")
    }

    fn after_response(table: &Table, order: &[Seat], seat: Seat) -> usize {
        match table.variant.priority_after_response {
            Priority::ActivePlayer => 0,
            Priority::NextPlayer => {
                let at = order.iter().position(|one| *one == seat).unwrap_or(0);
                (at + 1) % order.len().max(1)
            }
        }
    }

    fn reveals(act: &acts::Act) -> bool {
        matches!(act, acts::Act::Roll(_) | acts::Act::Reroll(_) | acts::Act::MapRoll(_))
    }

    fn chart() -> &'static [Row] {
        &chart::CHART
    }

    fn row(step: &Step) -> Option<RowId> {
        chart::row_of(step)
    }

    fn named(window: &Window) -> String {
        chart::named(window)
    }

    fn switches() -> &'static [Switch] {
        &chart::SWITCHES
    }

    fn turn(table: &Table) -> Seat {
        table.state.turn
    }

    fn now(table: &Table) -> Text {
        view::now(table)
    }

    fn trail(table: &Table) -> Vec<Stop> {
        view::trail(table)
    }

    fn asking(table: &Table, window: &Window, seats: &[Seat]) -> (Text, Text, Vec<&'static str>) {
        view::asking(table, window, seats)
    }

    fn pending(table: &Table, what: &Pending) -> Text {
        view::pending(table, what)
    }

    fn regions(table: &Table, viewer: &Viewer) -> Vec<Region> {
        view::regions(table, viewer)
    }

    fn check(table: &Table, viewer: &Viewer) -> Vec<CheckLine> {
        view::check(table, viewer)
    }

    fn lines(table: &Table, fact: &Fact<GigaRobo>, viewer: &Viewer) -> Vec<Line> {
        lines::lines(table, fact, viewer)
    }
}
