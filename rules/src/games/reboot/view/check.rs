//! What should lie on the real table.
use super::super::acts::{edge_text, item_name, section_arg};
use super::super::board::SECTIONS;
use super::super::state::Token;
use super::super::{Table, turn};
use crate::seat::Seat;
use crate::text::{Arg, Text};
use crate::view::{CheckLine, Viewer};

/// What should lie on the real table: seat by seat, then the board, then what lies beside it.
pub fn check(table: &Table, _viewer: &Viewer) -> Vec<CheckLine> {
    let living: Vec<Seat> = table.living();
    let mut lines: Vec<CheckLine> = living.iter().map(|seat| seat_line(table, *seat)).collect();
    lines.extend(living.iter().filter_map(|seat| gear_line(table, *seat)));
    if table.variant.board {
        lines.extend((0..SECTIONS.len()).filter_map(|section| section_line(table, section)));
        lines.push(walls_line(table));
    }
    let state = &table.state;
    let beside = Text::of("check-beside").with("discard", state.discard.cards).with("round", state.round);
    let cube = Text::of("check-cube").with("seat", table.name(turn::holder(table)));
    let dials = ["discard.cards", "round", "cube"].map(str::to_owned).into();
    lines.push(CheckLine { seat: None, text: beside, note: Some(cube), dials });
    lines
}

fn seat_line(table: &Table, seat: Seat) -> CheckLine {
    let (roborg, word) = (table.state.roborg(seat), &table.setup.chairs[seat.index()].word);
    let text = Text::of("check-numbers")
        .with("seat", table.name(seat))
        .with("energy", roborg.energy)
        .with("cards", roborg.cards);
    let note = roborg.at.filter(|_| table.variant.board).map(|at| {
        let section = section_arg(table.state.section_of(at));
        Text::of("check-at").with("x", i64::from(at.x)).with("y", i64::from(at.y)).with("section", section)
    });
    let dials = ["energy", "cards", "at"].map(|name| format!("{word}.{name}")).into();
    CheckLine { seat: Some(seat), text, note, dials }
}

fn gear_line(table: &Table, seat: Seat) -> Option<CheckLine> {
    let (roborg, word) = (table.state.roborg(seat), &table.setup.chairs[seat.index()].word);
    let worn: Vec<Arg> =
        roborg.melee.iter().chain(&roborg.shield).map(|key| Arg::Text(Box::new(item_name(table, key)))).collect();
    if worn.is_empty() {
        return None;
    }
    let text = Text::of("check-gear").with("seat", table.name(seat)).with("gear", worn);
    let note = (roborg.broken > 0).then(|| Text::of("check-broken").with("broken", roborg.broken));
    let dials = ["melee", "shield", "broken"].map(|name| format!("{word}.{name}")).into();
    Some(CheckLine { seat: Some(seat), text, note, dials })
}

fn section_line(table: &Table, section: usize) -> Option<CheckLine> {
    let (state, name) = (&table.state, SECTIONS[section]);
    let one = &state.sections[section];
    let lying = |wanted: fn(&Token) -> bool| {
        state.tokens.iter().filter(|(at, token)| state.section_of(**at) == section && wanted(token)).count()
    };
    let retrieve = lying(|token| *token == Token::Retrieve);
    let lost = lying(|token| *token != Token::Retrieve);
    let down = one.old + one.new;
    if retrieve + lost == 0 && down == 0 && one.up.is_empty() {
        return None;
    }
    let text = Text::of("check-section").with("section", section_arg(section)).with("down", down);
    let text = text.with("total", one.total());
    let note = Text::of("check-tokens").with("retrieve", retrieve).with("lost", lost);
    let dials = vec![format!("section.{name}.down"), format!("section.{name}.total")];
    Some(CheckLine { seat: None, text, note: Some(note), dials })
}

fn walls_line(table: &Table) -> CheckLine {
    let walls: Vec<Arg> = table.state.walls.iter().map(|edge| Arg::Text(Box::new(edge_text(*edge)))).collect();
    let text = Text::of("check-walls").with("count", walls.len());
    let note = (!walls.is_empty()).then(|| Text::of("check-walls-at").with("walls", walls));
    let dials = table.state.walls.iter().map(|edge| format!("wall.{edge}")).collect();
    CheckLine { seat: None, text, note, dials }
}
