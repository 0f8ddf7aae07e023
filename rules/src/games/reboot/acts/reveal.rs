//! Turning up a disaster token: its value is entered as it is seen (RB-X-02); who stands there pays (RB-DIS-02).
use super::super::book::usually;
use super::super::facts::Event;
use super::super::known;
use super::super::settle::coin;
use super::super::state::Coin;
use super::super::turn::{next_down, pays_reveal};
use super::place::Home;
use super::place_in::section_text;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::{Arg, Text};
use serde::{Deserialize, Serialize};

/// The most a disaster token could cost.
const MOST: i64 = 12;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    pub value: i64,
    /// Who stands in that section, where the board is not kept.
    #[serde(default)]
    pub inside: Vec<Seat>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "reveal", slots: &["value", "inside"] }, home: Home::Reveal, offer };

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let section = next_down(table)?;
    let usual = known::disasters(table);
    let mut slots = vec![Slot::new("value", usually(0, MOST, usual, "RB-DIS-02")).ruled(&["RB-DIS-02"])];
    if !table.variant.board && pays_reveal(table) {
        slots.push(inside(table));
    }
    let note = Text::of("note-section").with("section", Arg::Text(Box::new(section_text(section))));
    Some(Offer::new("reveal", slots, Vec::new()).weighing(Weight::Main).noting(note))
}

fn inside(table: &Table) -> Slot {
    let living = table.living();
    let choice = |seat: &Seat| Choice::new(seat, Text::name(table.name(*seat)));
    let max = living.len();
    let beyond = why("too-many-seats", "RB-DIS-02");
    let from = living.iter().map(choice).collect();
    let none: [Seat; 0] = [];
    Slot::new("inside", Kind::Several { from, min: 0, max, ordered: false, beyond }).asking(none).ruled(&["RB-DIS-02"])
}

pub fn declare(crank: &mut Crank, reveal: &Reveal) {
    let Some(section) = next_down(&crank.table) else { return };
    let one = &crank.table.state.sections[section];
    let (old, new, mut up) = (one.old - 1, one.new, one.up.clone());
    up.push(reveal.value);
    crank.event(Event::Down { section, old, new });
    crank.event(Event::Up { section, up });
    if reveal.value > 0 {
        coin(crank, Coin::Disaster(reveal.value));
    }
    // Everybody pays once all are turned up.
    let mut fresh = crank.table.state.fresh.clone();
    *fresh.entry(section).or_default() += reveal.value;
    crank.event(Event::Fresh(fresh));
    if !reveal.inside.is_empty() {
        let mut inside = crank.table.state.inside.clone();
        inside.extend(reveal.inside.iter().map(|seat| (*seat, section)));
        crank.event(Event::Inside(inside));
    }
}
