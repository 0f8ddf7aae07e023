//! The winner of the roll takes a package: zone first and turn first, or zone second and turn second (GR-SET-26). The
//! map is that player's choice too, made on the table.
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Package {
    pub take: Start,
}

/// What the winner asks for; the last two are in no package.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    First,
    Second,
    /// Zone first and turn second.
    ZoneFirst,
    /// Turn first and zone second.
    TurnFirst,
}

impl Start {
    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Start::First => "package-first",
            Start::Second => "package-second",
            Start::ZoneFirst => "package-zone-first",
            Start::TurnFirst => "package-turn-first",
        }
    }
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "package", slots: &["take"] }, home: Home::Package, offer };

fn offer(_table: &Table, _seat: Seat) -> Option<Offer> {
    let whole = |start: Start| Choice::new(start, Text::of(start.key()));
    let mixed = |start: Start| whole(start).barred_by(vec![why("mixed-package", "GR-SET-26")]);
    let from = vec![whole(Start::First), whole(Start::Second), mixed(Start::ZoneFirst), mixed(Start::TurnFirst)];
    let slot = Slot::new("take", Kind::OneOf { from }).ruled(&["GR-SET-26"]);
    Some(Offer::new("package", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, package: &Package) {
    let other = crank.table.state.order_from(seat).get(1).copied().unwrap_or(seat);
    let (zone, turn) = match package.take {
        Start::First => (seat, seat),
        Start::Second => (other, other),
        Start::ZoneFirst => (seat, other),
        Start::TurnFirst => (other, seat),
    };
    crank.event(Event::Packaged { zone, turn });
}
