//! Laying the board out (RB-SET-02 to RB-SET-06): walls and tokens tapped as they lie, or dealt by the app at random.
use super::super::board::{GROUND, SAFE};
use super::super::chart::{BorderWalls, Step};
use super::super::facts::Event;
use super::super::settle::outside;
use super::super::state::{TOKENS, Token};
use super::place::Home;
use super::{Crank, Table, Verb, bare, space_slot};
use crate::engine::ActDoc;
use crate::ground::{At, Edge};
use crate::offer::{Choice, Kind, Offer, Slot, Verdict, Weight, too_few};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The most walls a table adds at random: how many there are is not printed (RB-X-02).
const WALLS: i64 = 30;

/// Spaces and edges in an order that chance gave, and how many walls to add beyond the yellow lines.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scatter {
    pub walls: i64,
    pub spaces: Vec<At>,
    pub edges: Vec<Edge>,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct OnEdge {
    pub edge: Edge,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct OnSpace {
    pub at: At,
}

pub const SCATTER: Verb = Verb {
    doc: ActDoc { act: "scatter", slots: &["walls", "spaces", "edges"] },
    home: Home::Layout,
    offer: offer_scatter,
};
pub const WALL: Verb = Verb { doc: ActDoc { act: "wall", slots: &["edge"] }, home: Home::Layout, offer: offer_wall };
pub const CLEAR: Verb = Verb { doc: ActDoc { act: "clear", slots: &["edge"] }, home: Home::Layout, offer: offer_clear };
pub const TOKEN: Verb = Verb { doc: ActDoc { act: "token", slots: &["at"] }, home: Home::Layout, offer: offer_token };
pub const MARK: Verb = Verb { doc: ActDoc { act: "mark", slots: &["at"] }, home: Home::Layout, offer: offer_mark };
pub const READY: Verb = Verb { doc: ActDoc { act: "ready", slots: &[] }, home: Home::Layout, offer: offer_ready };

fn offer_scatter(table: &Table, _seat: Seat) -> Option<Offer> {
    let list = |all: Vec<Value>| Kind::Shuffle { of: all };
    let (spaces, edges) = (outer_spaces(table), outer_edges(table));
    // How many are in the box nobody but the table knows.
    let beyond = why("bounds", "RB-X-02").with("min", 0).with("max", WALLS);
    let walls = Kind::Number { min: 0, max: WALLS, usual: vec![0, 4, 8, 12], beyond };
    let slots = vec![
        Slot::new("walls", walls).ruled(&["RB-X-02"]),
        Slot::new("spaces", list(spaces.iter().map(|at| json!(at)).collect())),
        Slot::new("edges", list(edges.iter().map(|edge| json!(edge)).collect())),
    ];
    Some(Offer::new("scatter", slots, Vec::new()).noting(Text::of("slot-walls")))
}

fn outer_spaces(table: &Table) -> Vec<At> {
    let state = &table.state;
    state.squares().spaces().filter(|at| state.section_of(*at) != SAFE).collect()
}

fn outer_edges(table: &Table) -> Vec<Edge> {
    table.state.squares().edges().filter(|edge| !table.state.at_safe(*edge)).collect()
}

/// An edge by the two spaces it parts.
pub fn edge_text(edge: Edge) -> Text {
    let [one, other] = edge.sides().map(|at| crate::text::Arg::Text(Box::new(super::space_text(at))));
    Text::of("edge").with("one", one).with("other", other)
}

fn edge_choice(edge: Edge) -> Choice {
    Choice::new(edge, edge_text(edge))
}

fn offer_wall(table: &Table, _seat: Seat) -> Option<Offer> {
    let bare = table.state.squares().edges().filter(|edge| !table.state.walls.contains(edge));
    let from: Vec<Choice> = bare.map(|edge| edge_choice(edge).barred_by(table.state.against_wall(edge))).collect();
    let bars = too_few(&from, 1, why("no-room-for-wall", "RB-SET-04"));
    let slot = Slot::new("edge", Kind::OneOf { from }).on(GROUND).ruled(&["RB-SET-04"]);
    Some(Offer::new("wall", vec![slot], bars))
}

fn offer_clear(table: &Table, _seat: Seat) -> Option<Offer> {
    let guards = table.state.safe_walls();
    let bars = |edge: &Edge| guards.contains(edge).then(|| why("safe-walls-stay", "RB-SET-02")).into_iter().collect();
    let from: Vec<Choice> = table.state.walls.iter().map(|edge| edge_choice(*edge).barred_by(bars(edge))).collect();
    let bars = too_few(&from, 1, why("safe-walls-stay", "RB-SET-02"));
    let slot = Slot::new("edge", Kind::OneOf { from }).on(GROUND);
    (!table.state.walls.is_empty()).then(|| Offer::new("clear", vec![slot], bars))
}

/// A Retrieve token where there is none, or off again (RB-SET-06, RB-SET-08).
fn offer_token(table: &Table, _seat: Seat) -> Option<Offer> {
    let state = &table.state;
    let bars = |at: At| match state.section_of(at) {
        _ if state.tokens.contains_key(&at) => Vec::new(),
        _ if state.search.contains(&at) => vec![why("no-token-on-search", "RB-FRE-05")],
        SAFE => vec![why("no-token-in-safe", "RB-SET-06")],
        section if state.is_full(section) => vec![why("section-full", "RB-SET-08")],
        _ => Vec::new(),
    };
    let slot = space_slot("at", state.squares().spaces().collect(), bars).ruled(&["RB-SET-06"]);
    Some(Offer::new("token", vec![slot], Vec::new()))
}

/// A Search space where the board shows one, or off again: the book prints none (RB-X-01). No token lies there (RB-FRE-05).
fn offer_mark(table: &Table, _seat: Seat) -> Option<Offer> {
    let state = &table.state;
    let bars = |at: At| {
        let lies = state.tokens.contains_key(&at) && !state.search.contains(&at);
        lies.then(|| why("no-token-on-search", "RB-FRE-05")).into_iter().collect()
    };
    let slot = space_slot("at", state.squares().spaces().collect(), bars);
    Some(Offer::new("mark", vec![slot], Vec::new()).weighing(Weight::Aside))
}

fn offer_ready(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("ready", Vec::new()).weighing(Weight::Main))
}

/// People look whether a wall stands on the yellow lines (RB-SET-03) and, where tokens lie in the app, five in every
/// section outside (RB-SET-06).
pub fn weigh_ready(table: &Table) -> Verdict {
    let state = &table.state;
    let short = |section: usize| {
        state.spaces_of(section).filter(|at| state.tokens.contains_key(at)).count() != most(table, section)
    };
    let mut checks = Vec::new();
    let bare = |line: &Vec<Edge>| !line.iter().any(|edge| state.walls.contains(edge));
    let lines = state.yellow_lines().iter().filter(|line| bare(line)).count();
    // One wall in all may be meant (RB-AMB-18).
    let most = if table.variant.border_walls == BorderWalls::One { state.yellow_lines().len() - 1 } else { 0 };
    if lines > most {
        checks.push(why("lines-bare", "RB-SET-03").with("count", lines));
    }
    if state.strewn && outside().any(short) {
        checks.push(why("tokens-missing", "RB-SET-06"));
    }
    if checks.is_empty() { Verdict::Open } else { Verdict::Check(checks) }
}

/// Five, or as many as a small section has spaces.
fn most(table: &Table, section: usize) -> usize {
    table.state.spaces_of(section).count().min(TOKENS)
}

/// Walls and tokens in the order chance gave: one wall on each yellow line (RB-SET-03, RB-AMB-18), then others where
/// the rules let one stand, then five tokens a section (RB-SET-06).
pub fn scatter(crank: &mut Crank, scatter: &Scatter) {
    let swept: Vec<Edge> = crank.table.state.walls.iter().copied().collect();
    swept.into_iter().for_each(|edge| crank.event(Event::Wall { edge, stands: false }));
    let cleared: Vec<At> = crank.table.state.tokens.keys().copied().collect();
    cleared.into_iter().for_each(|at| crank.event(Event::Token { at, token: None }));
    super::super::settle::guard_safe(crank);
    let mut lines = crank.table.state.yellow_lines();
    if crank.table.variant.border_walls == BorderWalls::One {
        lines = vec![lines.concat()];
    }
    for line in lines {
        let spots: Vec<Edge> = scatter.edges.iter().copied().filter(|edge| line.contains(edge)).collect();
        build(crank, &spots, 1);
    }
    build(crank, &scatter.edges, scatter.walls);
    strew(crank, &scatter.spaces);
}

// Puts up to `count` walls on the first of these edges that may take one.
fn build(crank: &mut Crank, spots: &[Edge], count: i64) {
    let mut left = count;
    for edge in spots {
        let free = !crank.table.state.walls.contains(edge) && crank.table.state.against_wall(*edge).is_empty();
        if left > 0 && free {
            crank.event(Event::Wall { edge: *edge, stands: true });
            left -= 1;
        }
    }
}

fn strew(crank: &mut Crank, spaces: &[At]) {
    for at in spaces {
        let state = &crank.table.state;
        let free = state.squares().contains(*at) && !state.tokens.contains_key(at) && !state.search.contains(at);
        if free && !state.is_full(state.section_of(*at)) {
            crank.event(Event::Token { at: *at, token: Some(Token::Retrieve) });
        }
    }
    crank.event(Event::Strewn(true));
}

pub fn wall(crank: &mut Crank, one: &OnEdge, stands: bool) {
    crank.event(Event::Wall { edge: one.edge, stands });
}

pub fn token(crank: &mut Crank, one: &OnSpace) {
    let lies = crank.table.state.tokens.contains_key(&one.at);
    crank.event(Event::Token { at: one.at, token: (!lies).then_some(Token::Retrieve) });
    crank.event(Event::Strewn(true));
}

pub fn mark(crank: &mut Crank, one: &OnSpace) {
    let is = !crank.table.state.search.contains(&one.at);
    crank.event(Event::Search { at: one.at, is });
}

pub fn ready(crank: &mut Crank) {
    crank.go(Step::First);
}
