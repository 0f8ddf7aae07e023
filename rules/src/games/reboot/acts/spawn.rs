//! Taking a spawn point, in order from the cube (RB-SET-07); none on a token (RB-SET-06). Where they are the board shows
//! and the book does not (RB-X-01): any free space can be one.
use super::super::facts::{Event, How};
use super::place::Home;
use super::{Crank, Table, Verb, space_slot};
use crate::engine::ActDoc;
use crate::ground::At;
use crate::offer::{Offer, Weight};
use crate::rule::why;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spawn {
    pub at: At,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "spawn", slots: &["at"] }, home: Home::Spawn, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let state = &table.state;
    let taken = |at: At| table.living().into_iter().any(|one| one != seat && state.roborg(one).at == Some(at));
    // On a board so small that tokens lie everywhere one begins on a token.
    let room = state.squares().spaces().any(|at| !state.tokens.contains_key(&at) && !taken(at));
    let bars = |at: At| {
        let token = (room && state.tokens.contains_key(&at)).then(|| why("token-on-start", "RB-SET-06"));
        token.into_iter().chain(taken(at).then(|| why("spawn-taken", "RB-SET-07"))).collect()
    };
    let slot = space_slot("at", state.squares().spaces().collect(), bars).ruled(&["RB-SET-07"]);
    Some(Offer::new("spawn", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, spawn: &Spawn) {
    crank.event(Event::Stands { seat, at: Some(spawn.at), how: How::Spawned });
}
