//! Putting a disaster token face down on a section, never the SAFE ZONE (RB-DIS-01).
use super::super::board::{SAFE, SECTIONS};
use super::super::chart::TwoDisasters;
use super::super::facts::Event;
use super::super::settle::outside;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// A section by its name: `n`, `se`.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub section: String,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "place", slots: &["section"] }, home: Home::Place, offer };

/// A section in words.
pub fn section_text(section: usize) -> Text {
    Text::of(format!("section-{}", SECTIONS.get(section).copied().unwrap_or_default()))
}

/// What keeps a token from a section (RB-DIS-01, RB-AMB-16).
fn bars(table: &Table, section: usize) -> Vec<Reason> {
    if section == SAFE {
        return vec![why("safe-takes-none", "RB-DIS-01")];
    }
    let holds = |section: usize| {
        let one = &table.state.sections[section];
        one.old + one.new > 0 || one.up.len() > usize::from(table.state.last_call)
    };
    // Where every section has one, the next goes somewhere all the same.
    let forbidden = table.variant.two_disasters == TwoDisasters::Forbidden && !outside().all(holds);
    (forbidden && holds(section)).then(|| why("one-disaster-each", "RB-AMB-16")).into_iter().collect()
}

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let choice = |(section, name): (usize, &&'static str)| {
        Choice::new(*name, section_text(section)).barred_by(bars(table, section))
    };
    let from = SECTIONS.iter().enumerate().map(choice).collect();
    let slot = Slot::new("section", Kind::OneOf { from }).on(super::GROUND).ruled(&["RB-DIS-01"]);
    Some(Offer::new("place", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, place: &Place) {
    let Some(section) = SECTIONS.iter().position(|name| *name == place.section) else { return };
    let one = &crank.table.state.sections[section];
    let (old, new, placed) = (one.old, one.new + 1, crank.table.state.placed + 1);
    crank.event(Event::Down { section, old, new });
    crank.event(Event::Placed(placed));
    crank.event(Event::Drew(true));
}
