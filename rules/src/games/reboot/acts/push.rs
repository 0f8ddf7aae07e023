//! The way of a push where there is no line: the attacker says it (RB-KB-02); a wall or the border that way stops it
//! (RB-KB-03). Where the board is not kept people say where the push led and what it cost (RB-KB-04).
use super::super::book::usually;
use super::super::facts::{Event, Why};
use super::super::fight::{is_pushed_dying, shove};
use super::super::settle::lose_one;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::ground::{At, Way};
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// The furthest apart people can say two are, and the most a section costs.
const FAR: i64 = 20;
const MOST: i64 = 40;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Push {
    pub way: Way,
}

/// Where a push led, said by people.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pushed {
    pub distance: i64,
    pub loss: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "push", slots: &["way"] }, home: Home::Push, offer };
pub const SAID: Verb =
    Verb { doc: ActDoc { act: "pushed", slots: &["distance", "loss"] }, home: Home::PushOffBoard, offer: offer_said };

/// The key of a way's word.
pub fn way_key(way: Way) -> &'static str {
    match way {
        Way::North => "way-north",
        Way::East => "way-east",
        Way::South => "way-south",
        Way::West => "way-west",
    }
}

/// Whom a seat pushes now.
fn pushed(table: &Table, seat: Seat) -> Option<Seat> {
    let attack = table.state.attack.as_deref()?;
    Some(attack.struck(attack.role(seat)?))
}

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let at = table.state.roborg(pushed(table, seat)?).at;
    let from = table.state.roborg(seat).at;
    let choice = |way: Way| {
        let back = at.zip(from).is_some_and(|(at, from)| nearer(at.beside(way), at, from));
        let bars = back.then(|| why("push-leads-away", "RB-KB-01"));
        let choice = Choice::new(way, Text::of(way_key(way))).barred_by(bars.into_iter().collect());
        match at.is_some_and(|at| table.state.blocked(at, way)) {
            true => choice.noting(Text::of("note-held")),
            false => choice,
        }
    };
    let slot = Slot::new("way", Kind::OneOf { from: Way::ALL.map(choice).into() }).ruled(&["RB-KB-02"]);
    Some(Offer::new("push", vec![slot], Vec::new()).weighing(Weight::Main))
}

/// Whether a space is nearer than another by steps.
fn nearer(one: At, other: At, from: At) -> bool {
    let steps = |at: At| (at.x - from.x).abs() + (at.y - from.y).abs();
    steps(one) < steps(other)
}

fn offer_said(table: &Table, _seat: Seat) -> Option<Offer> {
    let now = table.state.attack.as_deref().map_or(0, |attack| attack.distance);
    let slots = vec![
        Slot::new("distance", usually(0, FAR, vec![now, now + 1], "RB-KB-01")).asking(now + 1).ruled(&["RB-KB-01"]),
        Slot::new("loss", Kind::number(0, MOST, "RB-KB-04")).asking(0).ruled(&["RB-KB-04"]),
    ];
    Some(Offer::new("pushed", slots, Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, push: &Push) {
    let role = crank.table.state.attack.as_deref().and_then(|attack| attack.role(seat));
    match (role, pushed(&crank.table, seat)) {
        (Some(role), Some(_)) if is_pushed_dying(&crank.table, role) => {
            crank.event(Event::Aimed { role, way: Some(push.way) });
        }
        (_, Some(struck)) => shove(crank, struck, push.way),
        (_, None) => {}
    }
}

pub fn declare_said(crank: &mut Crank, seat: Seat, said: &Pushed) {
    let walled = crank.table.state.attack.as_deref().is_some_and(|attack| attack.walled);
    crank.event(Event::Distance { distance: said.distance, walled });
    if let Some(struck) = pushed(&crank.table, seat) {
        lose_one(crank, struck, said.loss, Why::Disaster);
    }
}
