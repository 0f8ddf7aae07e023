//! Among teams: giving or exchanging hand cards with a Roborg on the same space, free, once a turn (RB-TEAM-03).
use super::super::chart::Teams;
use super::super::facts::Event;
use super::super::settle::set_cards;
use super::place::Home;
use super::{Crank, Table, Verb, others};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Verdict, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub with: Seat,
    pub give: i64,
    pub get: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "trade", slots: &["with", "give", "get"] }, home: Home::Turn, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    if table.variant.teams == Teams::None {
        return None;
    }
    let mut bars: Vec<Reason> = table.state.traded.then(|| why("traded-already", "RB-TEAM-03")).into_iter().collect();
    let apart = |one: Seat| {
        let known = table.variant.board && table.state.roborg(seat).at.is_some();
        (known && !table.state.together(seat, one)).then(|| why("not-together", "RB-TEAM-03")).into_iter().collect()
    };
    let most = table.state.roborg(seat).cards;
    if most < 1 {
        bars.push(why("nothing-to-give", "RB-TEAM-03"));
    }
    let count = |field: &'static str, least: i64, most: i64| {
        let usual = (least..=most.min(4)).collect();
        Slot::new(field, super::super::book::usually(least, most, usual, "RB-TEAM-03")).ruled(&["RB-TEAM-03"])
    };
    let theirs = table.living().iter().filter(|one| **one != seat).map(|one| table.state.roborg(*one).cards).max();
    let from = others(table, seat, apart);
    bars.extend(too_few(&from, 1, why("nobody-here", "RB-TEAM-03")));
    let with = Slot::new("with", Kind::OneOf { from });
    let slots = vec![
        Slot { title: Text::of("slot-partner"), ..with.ruled(&["RB-TEAM-03"]) },
        count("give", 1, most.max(1)).preset(1),
        count("get", 0, theirs.unwrap_or(0)).preset(0),
    ];
    Some(Offer::new("trade", slots, bars))
}

/// Nobody gives more than it holds; where the board is not kept people look who stands together.
pub fn weigh(table: &Table, trade: &Trade) -> Verdict {
    let have = table.state.roborg(trade.with).cards;
    match trade.get > have {
        true => Verdict::Barred(vec![why("not-so-many", "RB-TEAM-03").with("have", have)]),
        false if table.variant.board => Verdict::Open,
        false => Verdict::Check(vec![why("look-for-company", "RB-TEAM-03")]),
    }
}

pub fn declare(crank: &mut Crank, seat: Seat, trade: &Trade) {
    let (mine, theirs) = (crank.table.state.roborg(seat).cards, crank.table.state.roborg(trade.with).cards);
    let (give, get) = (trade.give.min(mine), trade.get.min(theirs));
    // Which cards changed hands nobody told the app: names lapse where they could have.
    for (one, moved) in [(seat, give), (trade.with, get)] {
        if moved > 0 && !crank.table.state.roborg(one).named.is_empty() {
            crank.event(Event::Named { seat: one, cards: Vec::new() });
        }
    }
    set_cards(crank, seat, mine - give + get);
    set_cards(crank, trade.with, theirs - get + give);
    crank.event(Event::Traded(true));
    crank.event(Event::Bound(false));
}
