//! Law 10: the chart names every step that play visits, and no other; a row marked Always opened its window each
//! time, a row marked Never none. The edges between steps are kept in `golden/`, for a reader to see what changed.
use crate::common::moves::Mix;
use crate::common::played::Played;
use crate::common::walk::{opening, walk};
use rules::chart::{Mark, RowId};
use rules::fact::Fact;
use rules::frame::Frame;
use rules::table::Table;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// One move of a procedure, with what opened on it.
struct Edge {
    /// How deep in the stack the procedure stands.
    depth: usize,
    from: String,
    row: Option<RowId>,
    /// None where the procedure ended.
    to: Option<String>,
    to_row: Option<RowId>,
    opened: Option<String>,
}

/// The name of a step or window without what it carries.
fn bare(named: &impl Serialize) -> String {
    match serde_json::to_value(named) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        other => panic!("a step is a word or has a name: {other:?}"),
    }
}

/// The window or ask a fact opened.
fn opened<G: Played>(fact: Option<&Fact<G>>) -> Option<(String, bool)> {
    match fact {
        Some(Fact::Pushed(Frame::Window { id, .. })) => Some((G::named(id), true)),
        Some(Fact::Pushed(Frame::Ask { id, .. })) => Some((G::named(id), false)),
        _ => None,
    }
}

/// The moves of one batch, in order.
fn edges<G: Played>(before: &Table<G>, facts: &[Fact<G>]) -> Vec<Edge> {
    let mut table = before.clone();
    let mut edges = Vec::new();
    for (index, fact) in facts.iter().enumerate() {
        if let (Some(Frame::Step(from)), Fact::Moved(_) | Fact::Popped) = (table.frames.last(), fact) {
            let to = if let Fact::Moved(to) = fact { Some(to) } else { None };
            let opened = opened(facts.get(index + 1)).map(|(name, _)| name);
            let (from, row, depth) = (bare(from), G::row(from), table.frames.len());
            edges.push(Edge { depth, from, row, to: to.map(bare), to_row: to.and_then(G::row), opened });
        }
        table.evolve(fact);
    }
    edges
}

/// What each batch alone shows of law 10.
pub fn keeps_to_it<G: Played>(plan: &[u16]) -> usize {
    let mut opened = open_already(&opening::<G>(plan, Mix::ByTheBook).table);
    walk::<G>(plan, Mix::ByTheBook, |scene, _| {
        let steps = scene.turn.table.frames.iter().filter_map(|frame| match frame {
            Frame::Step(step) => G::row(step),
            Frame::Window { .. } | Frame::Ask { .. } | Frame::Pending { .. } => None,
        });
        steps.for_each(|row| assert!(mark::<G>(row).is_some(), "{row} is on no chart"));
        for fact in &scene.turn.facts {
            opens_where_marked(fact);
        }
        for edge in edges(scene.before, &scene.turn.facts) {
            leaves_by_its_window::<G>(&edge, &mut opened);
        }
    })
}

/// The rows of steps that already stand under their window.
fn open_already<G: Played>(table: &Table<G>) -> BTreeSet<(usize, RowId)> {
    let pairs = table.frames.windows(2).enumerate();
    let under = pairs.filter_map(|(index, pair)| match pair {
        [Frame::Step(step), Frame::Window { id, .. }] => {
            G::row(step).filter(|row| G::named(id) == *row).map(|row| (index + 1, row))
        }
        _ => None,
    });
    under.collect()
}

fn mark<G: Played>(id: &str) -> Option<Mark> {
    G::chart().iter().find(|row| row.id == id).map(|row| row.mark)
}

/// A window bears the name of a row, and not of one marked Never; an ask is on the list of asks.
fn opens_where_marked<G: Played>(fact: &Fact<G>) {
    match opened(Some(fact)) {
        Some((name, true)) => {
            assert!(matches!(mark::<G>(&name), Some(Mark::Always | Mark::OnlyIf)), "a window opened at {name}");
        }
        Some((name, false)) => assert!(G::ASKS.iter().any(|(ask, _)| *ask == name), "no ask is called {name}"),
        None => {}
    }
}

/// Leaving a row marked Always, its window opened now or since the row was come to, unless the procedure breaks off.
fn leaves_by_its_window<G: Played>(edge: &Edge, opened: &mut BTreeSet<(usize, RowId)>) {
    let Some(row) = edge.row else { return };
    if edge.opened.as_deref() == Some(row) {
        opened.insert((edge.depth, row));
    }
    if edge.to_row == Some(row) {
        return;
    }
    let done = opened.remove(&(edge.depth, row)) || edge.to.as_deref().is_some_and(G::breaks_off);
    let always = mark::<G>(row) == Some(Mark::Always);
    assert!(done || !always, "{row}: {} went on to {:?} without a window", edge.from, edge.to);
}

/// Games enough that every edge is seen many times over; the same ones always, so that the golden file stands still.
const GAMES: u16 = 300;

/// What only many games show of law 10: every row is visited, along edges that a reader has seen.
pub fn visits_every_row_along_known_edges<G: Played>(game: &str) {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut rows: BTreeSet<String> = BTreeSet::new();
    for game in 0..GAMES {
        let plan: Vec<u16> = (0..50).map(|turn: u16| game.wrapping_mul(7919).wrapping_add(turn * 131)).collect();
        note::<G>(&mut seen, &mut rows, &opening::<G>(&plan, Mix::ByTheBook).table, &[]);
        walk::<G>(&plan, Mix::ByTheBook, |scene, _| note(&mut seen, &mut rows, scene.before, &scene.turn.facts));
    }
    let missing: Vec<RowId> = G::chart().iter().map(|row| row.id).filter(|row| !rows.contains(*row)).collect();
    assert_eq!(missing, [""; 0], "rows that play never visits");
    golden(game, &seen);
}

fn note<G: Played>(seen: &mut BTreeSet<String>, rows: &mut BTreeSet<String>, before: &Table<G>, facts: &[Fact<G>]) {
    for fact in facts {
        rows.extend(opened(Some(fact)).map(|(name, _)| name));
    }
    for edge in edges(before, facts) {
        rows.extend(edge.row.map(str::to_owned));
        seen.insert(line(&edge));
    }
}

/// `S01 turn-start > S02 turn-start-effects, opens S01`
fn line(edge: &Edge) -> String {
    let named = |row: Option<RowId>, step: &str| format!("{} {step}", row.unwrap_or("-"));
    let to = edge.to.as_deref().map_or("back".to_owned(), |to| named(edge.to_row, to));
    let opens = edge.opened.as_deref().map_or(String::new(), |name| format!(", opens {name}"));
    format!("{} > {to}{opens}", named(edge.row, &edge.from))
}

/// Compares with the golden file, or writes it when `BLESS` is set.
fn golden(game: &str, seen: &BTreeSet<String>) {
    let path = format!("{}/tests/golden/{game}.edges", env!("CARGO_MANIFEST_DIR"));
    let text = seen.iter().fold(String::new(), |text, line| text + line + "\n");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).expect("the golden file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let kept: BTreeSet<String> = kept.lines().map(str::to_owned).collect();
    let (new, lost): (Vec<_>, Vec<_>) = (seen.difference(&kept).collect(), kept.difference(seen).collect());
    assert!(
        new.is_empty() && lost.is_empty(),
        "play moves between other steps than {path} says.\nnew: {new:#?}\nno longer seen: {lost:#?}\nIf the rules \
         changed on purpose, read these lines against the timing chart, then run the test again with BLESS=1."
    );
}
