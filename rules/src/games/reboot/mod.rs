//! Reboot on the kernel: 2 to 6 Roborgs on a board of nine sections, with hidden cards, disasters and events.
//!
//! `acts/` holds one act a file; `turn.rs` the set-up, the turns and the round's end, `event.rs` the nine events,
//! `fight.rs` the attack; `settle.rs` what numbers do; `board.rs` sections, ranges and walls on [`crate::ground`];
//! `facts.rs` what happened and how it folds; `dials.rs` what can be set and read by path; `view.rs` and `lines.rs`
//! what people see. What the book does not print is in `book.rs` as far as a house has entered it.
mod acts;
mod attack;
mod board;
mod book;
mod catalogue;
mod chart;
mod dials;
mod event;
mod facts;
mod fight;
mod known;
mod lines;
mod settle;
mod shelf;
mod state;
mod turn;
mod view;

use crate::chart::{Row, RowId};
use crate::engine::{Dial, Switch};
use crate::fact::{Departure, Fact};
use crate::frame::Next;
use crate::game::{Game, unplayable};
use crate::offer::{Offer, Verdict};
use crate::rule::{Reason, Rejection, why};
use crate::seat::Seat;
use crate::setup::{Entity, Setup};
use crate::text::Text;
use crate::view::{CheckLine, Line, Region, Stop, Viewer};
use chart::{Step, Window};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use state::{Coin, Phase, State};

/// The rules of Reboot.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reboot;

type Table = crate::table::Table<Reboot>;
type Crank = crate::crank::Crank<Reboot>;

/// Nothing waits on a stack here: what is declared happens, what is laid is an answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Pending {}

/// The fewest players teams are dealt for (RB-TEAM-02).
const TEAM_PLAYERS: usize = 4;

impl Game for Reboot {
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
        let teams = setup.options.get("teams").is_some_and(|teams| teams != "none");
        match teams && setup.chairs.len() < TEAM_PLAYERS {
            true => Err(unplayable("teams-need-four", "RB-TEAM-02")),
            false => Ok(book::read(setup)),
        }
    }

    fn open(setup: &Setup, _book: &book::Book, variant: &chart::Variant) -> (State, Step) {
        let mut state = State::opening(setup.chairs.len(), variant);
        if variant.board {
            state.walls = state.safe_walls().into_iter().collect();
        }
        (state, Step::Layout)
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

    fn resolve(_crank: &mut Crank, _by: Seat, what: Pending, _cancelled: bool) {
        match what {}
    }

    fn step(crank: &mut Crank, step: Step) -> Next<Reboot> {
        match chart::row_of(&step) {
            Some("T6") => fight::step(crank, step),
            _ => turn::step(crank, step),
        }
    }

    fn settle(crank: &mut Crank) {
        settle::settle(crank);
    }

    fn gone(state: &State, seat: Seat) -> bool {
        state.roborgs.get(seat.index()).is_none_or(|roborg| roborg.out)
    }

    fn settled_by_departure(table: &Table, living: &[Seat]) -> bool {
        // Of teams the rules say who has won: their fallen share it (RB-TEAM-05).
        living.len() <= 1 && table.variant.teams == chart::Teams::None
    }

    fn moot(table: &Table, asked: &Window, seat: Seat) -> bool {
        turn::is_moot(table, asked, seat)
    }

    fn fixed(table: &Table, option: &str) -> Option<Reason> {
        let laid = table.state.phase != Phase::SetUp && ["section_wide", "section_high"].contains(&option);
        laid.then(|| why("board-is-laid", "RB-X-01"))
    }

    fn ends_in_secret(table: &Table) -> bool {
        table.state.roborgs.iter().any(|roborg| roborg.team.is_some() && !roborg.shown)
    }

    fn depart(crank: &mut Crank, seat: Seat, how: Departure) {
        match how {
            // Who gives up is out like the fallen (RB-END-01, RB-END-03).
            Departure::Conceded => settle::fall(crank, seat, None),
            Departure::PiecesGo => {
                settle::give_up(crank, seat, &[]);
                crank.event(facts::Event::Stands { seat, at: None, how: facts::How::Set });
            }
            Departure::PiecesStay => {}
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
        let holder = turn::holder(table);
        let before = [Step::Layout, Step::First].map(|step| (holder, step));
        let turns = table.living().into_iter().map(|seat| (seat, Step::TurnBegins));
        let after = [Step::RoundEnds, Step::Event].map(|step| (holder, step));
        before.into_iter().chain(turns).chain(after).collect()
    }

    fn onward(table: &Table) -> Option<(Seat, Step)> {
        let holder = turn::holder(table);
        Some(match table.state.phase {
            Phase::SetUp => (holder, Step::Round),
            Phase::Turns => (table.state.turn, Step::TurnEnds),
            Phase::Disaster => (holder, Step::Event),
            // Past the drawing it has gone on already where the table reads it so (RB-AMB-02).
            Phase::Event if turn::has_passed(table) => (holder, Step::Round),
            Phase::Event => (holder, Step::PassCube),
        })
    }

    fn tidy(crank: &mut Crank, turn: Seat) {
        settle::tidy(crank, turn);
    }

    fn reveals(act: &acts::Act) -> bool {
        acts::reveals(act)
    }

    fn readers(_seat: Seat, act: &acts::Act) -> Option<Vec<Seat>> {
        // Who was dealt what is each one's own secret: nobody reads the deal itself (RB-TEAM-01).
        matches!(act, acts::Act::Deal(_)).then(Vec::new)
    }

    fn coined(table: &Table) -> Vec<Entity> {
        let entity = |coin: &Coin| match coin {
            Coin::Item(key, item) => book::item_entity(key, *item),
            Coin::Find(key, find) => book::find_entity(key, *find),
            Coin::Disaster(value) => book::disaster_entity(*value),
        };
        table.state.coined.iter().map(entity).collect()
    }

    fn chart() -> &'static [Row] {
        &chart::CHART
    }

    fn row(step: &Step) -> Option<RowId> {
        chart::row_of(step)
    }

    fn named(window: &Window) -> String {
        chart::named(window).to_owned()
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

    fn pending(_table: &Table, what: &Pending) -> Text {
        match *what {}
    }

    fn regions(table: &Table, viewer: &Viewer) -> Vec<Region> {
        view::regions(table, viewer)
    }

    fn check(table: &Table, viewer: &Viewer) -> Vec<CheckLine> {
        view::check(table, viewer)
    }

    fn lines(table: &Table, fact: &Fact<Reboot>, viewer: &Viewer) -> Vec<Line> {
        lines::lines(table, fact, viewer)
    }
}
