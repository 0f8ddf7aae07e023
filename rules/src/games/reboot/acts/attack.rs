//! Announcing an attack (RB-ATK-01): a target in reach of something (RB-ATK-13). What it is made with is laid face down
//! and opened together with the target's card. It costs an action and ends the turn (RB-ACT-03, RB-AMB-26).
use super::super::attack as blow;
use super::super::board::Range;
use super::super::book::SHOT;
use super::super::chart::{EmptyHand, Step};
use super::super::facts::Event;
use super::super::fight;
use super::super::known;
use super::super::settle::act;
use super::place::Home;
use super::{Crank, Table, Verb, others, out_of_actions};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Verdict, Weight, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The furthest people can say that something is.
const FAR: i64 = 20;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub target: Seat,
    /// Said where the board is not kept.
    #[serde(default)]
    pub distance: Option<i64>,
    #[serde(default)]
    pub walled: Option<bool>,
}

pub const VERB: Verb =
    Verb { doc: ActDoc { act: "attack", slots: &["target", "distance", "walled"] }, home: Home::Turn, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let mut bars = out_of_actions(table);
    if table.variant.empty_hand == EmptyHand::Neither && table.state.roborg(seat).cards < 1 {
        bars.push(why("no-card-to-lay", "RB-ATK-01"));
    }
    let targets = others(table, seat, |one| out_of_reach(table, seat, one));
    bars.extend(too_few(&targets, 1, why("nobody-in-reach", "RB-ATK-13")));
    let target = Slot::new("target", Kind::OneOf { from: targets }).ruled(&["RB-ATK-01"]);
    let target = match table.living().iter().filter(|one| **one != seat).collect::<Vec<_>>()[..] {
        [only] => target.preset(*only),
        _ => target,
    };
    let mut slots = vec![target];
    if !kept(table) {
        let usual = super::super::book::usually(0, FAR, (0..=SHOT).collect(), "RB-ATK-13");
        slots.push(Slot::new("distance", usual).ruled(&["RB-ATK-13"]));
        slots.push(Slot::new("walled", Kind::YesNo).preset(false).ruled(&["RB-ATK-11"]));
    }
    Some(Offer::new("attack", slots, bars).weighing(Weight::Main))
}

/// Whether the app knows where everybody stands.
fn kept(table: &Table) -> bool {
    table.variant.board && table.living().into_iter().all(|seat| table.state.roborg(seat).at.is_some())
}

/// The furthest any weapon of the set reaches (RB-ATK-10).
pub fn furthest(table: &Table) -> i64 {
    let reaches = known::items(table).into_iter().filter_map(|(_, item)| item.weapon()).map(|weapon| weapon.reach);
    reaches.max().unwrap_or(0).max(SHOT)
}

/// What keeps everything one could attack with from a target the app sees.
fn out_of_reach(table: &Table, from: Seat, to: Seat) -> Vec<Reason> {
    let range = table.state.range(&table.variant, from, to).filter(|_| table.variant.board);
    range.map(|range| against(table, from, range)).unwrap_or_default()
}

/// A hand may hold any ranged weapon; without a card only what one wears counts, or bare hands (RB-ATK-13, RB-ATK-08).
fn against(table: &Table, seat: Seat, range: Range) -> Vec<Reason> {
    let roborg = table.state.roborg(seat);
    let worn = roborg.melee.as_ref().and_then(|key| known::item(table, key));
    match (worn, roborg.cards > 0) {
        (_, true) => fight::too_far(range, furthest(table)),
        (Some(item), false) => fight::short_of(table, item, range),
        (None, false) => fight::fist_short_of(range),
    }
}

/// A distance people said is measured like one the app knows.
pub fn weigh(table: &Table, seat: Seat, attack: &Attack) -> Verdict {
    match (kept(table), attack.distance) {
        (false, Some(distance)) => {
            let walled = attack.walled.unwrap_or(false);
            Verdict::barred_by(against(table, seat, Range { distance: Some(distance), way: None, walled }))
        }
        _ => Verdict::Open,
    }
}

pub fn declare(crank: &mut Crank, seat: Seat, attack: &Attack) {
    act(crank);
    let range = crank.table.state.range(&crank.table.variant, seat, attack.target);
    let distance = attack.distance.or(range.and_then(|range| range.distance)).unwrap_or(0);
    let walled = attack.walled.or(range.map(|range| range.walled)).unwrap_or(false);
    let fresh = blow::Attack::new(seat, attack.target, distance, walled);
    crank.event(Event::Announced(Box::new(fresh)));
    crank.go(Step::Lay);
}
