//! Ending the turn: the Cooldown Phase follows (GR-TRN-06).
use super::super::chart::Step;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::{Offer, Verdict, Weight};
use crate::rule::why;
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "end-turn", slots: &[] }, home: Home::Combat, offer };

/// Two Robots on one hex: a distance of 0 was said (GR-TRN-08).
fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let shared = |other: &Seat| *other != seat && table.state.distance(seat, *other) == Some(0);
    let bars = table.living().iter().any(shared).then(|| why("one-hex", "GR-TRN-08"));
    Some(Offer { verdict: Verdict::barred_by(bars.into_iter().collect()), weight: Weight::Closing, ..bare("end-turn") })
}

pub fn declare(crank: &mut Crank) {
    crank.go(Step::CombatEnds);
}
