//! A text turns an Ability off: its tokens leave play (GR-ABL-04).
use super::super::super::facts::Event;
use super::super::place::Home;
use super::super::{Crank, Table, Verb};
use super::{aside, whom};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shut {
    pub target: Seat,
    pub ability: Key,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "shut", slots: &["target", "ability"] }, home: Home::Text, offer };

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let lit = |owner: Seat| {
        let all = table.state.robot(owner).abilities.iter().filter(|(_, lit)| lit.tokens > 0);
        all.map(move |(key, _)| (owner, key))
    };
    let choice = |(owner, key): (Seat, &Key)| {
        let choice = Choice::new(key, Text::name(table.book.0.name(key)));
        choice.noting(Text::name(table.name(owner))).setting("target", owner)
    };
    let from: Vec<Choice> = table.seats().flat_map(lit).map(choice).collect();
    if from.is_empty() {
        return None;
    }
    aside("shut", vec![Slot::new("ability", Kind::OneOf { from }), whom(table, None)])
}

pub fn declare(crank: &mut Crank, shut: &Shut) {
    let (seat, ability) = (shut.target, shut.ability.clone());
    crank.event(Event::Lit { seat, ability, tokens: 0 });
}
