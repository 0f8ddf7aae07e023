//! Rolling one Attack Die for the choice of the map (GR-SET-21).
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct MapRoll {
    pub dice: Vec<i64>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "map-roll", slots: &["dice"] }, home: Home::MapRoll, offer };

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let beyond = why("one-die", "GR-SET-21");
    let kind = Kind::Dice { count: 1, like: None, sides: table.variant.attack_die, beyond };
    let slot = Slot::new("dice", kind).ruled(&["GR-SET-21"]);
    Some(Offer::new("map-roll", vec![slot], Vec::new()).weighing(Weight::Main))
}

/// An overruled handful counts by its first die.
pub fn declare(crank: &mut Crank, seat: Seat, roll: &MapRoll) {
    let face = roll.dice.first().copied().unwrap_or(0);
    crank.event(Event::MapRolled { seat, face });
}
