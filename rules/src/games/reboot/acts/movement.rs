//! Moving: one space orthogonally for an action, never through a wall (RB-ACT-01); entering a section with a revealed
//! disaster costs its total (RB-DIS-03), moving within one nothing (RB-DIS-04).
use super::super::facts::How;
use super::super::settle::{act, enter};
use super::place::Home;
use super::{Crank, Table, Verb, out_of_actions, space_text};
use crate::engine::ActDoc;
use crate::ground::{At, Edge};
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// One space; none where the board is not kept and the miniature alone moves.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Move {
    #[serde(default)]
    pub to: Option<At>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "move", slots: &["to"] }, home: Home::Turn, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let bars = out_of_actions(table);
    let Some(from) = table.state.roborg(seat).at.filter(|_| table.variant.board) else {
        return Some(Offer::new("move", Vec::new(), bars).weighing(Weight::Main));
    };
    let near = |at: &At| (at.x - from.x).abs() <= 1 && (at.y - from.y).abs() <= 1 && *at != from;
    let spaces = table.state.squares().spaces().filter(near);
    let slot = Slot::new("to", Kind::OneOf { from: spaces.map(|at| choice(table, from, at)).collect() });
    let slot = slot.on(super::GROUND).ruled(&["RB-ACT-01"]);
    Some(Offer::new("move", vec![slot], bars).weighing(Weight::Main))
}

fn choice(table: &Table, from: At, to: At) -> Choice {
    let choice = Choice::new(to, space_text(to)).barred_by(against(table, from, to));
    match table.state.entry(Some(from), to) {
        0 => choice,
        loss => choice.noting(Text::of("note-entry").with("loss", loss)),
    }
}

fn against(table: &Table, from: At, to: At) -> Vec<Reason> {
    match table.state.squares().straight(from, to) {
        Some((way, 1)) if table.state.walls.contains(&Edge::of(from, way)) => vec![why("wall-in-way", "RB-ACT-01")],
        Some((_, 1)) => Vec::new(),
        Some(_) | None => vec![why("orthogonal-only", "RB-ACT-01")],
    }
}

pub fn declare(crank: &mut Crank, seat: Seat, movement: &Move) {
    act(crank);
    if let Some(to) = movement.to {
        enter(crank, seat, to, How::Moved);
    }
}
