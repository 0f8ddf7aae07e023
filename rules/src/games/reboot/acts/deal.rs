//! Dealing the team cards: leaders lie open, members stay hidden (RB-TEAM-01); with one player fewer than cards, one
//! member card is taken out unseen (RB-TEAM-02).
use super::super::chart::{FourCards, Teams};
use super::super::facts::Event;
use super::super::state::Team;
use super::super::turn::from_cube;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Weight};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::json;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    pub order: Vec<Team>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "deal", slots: &["order"] }, home: Home::Teams, offer };

/// The team cards of a table (RB-TEAM-02; for four players RB-AMB-21).
pub fn cards(table: &Table) -> &'static str {
    let four = table.setup.chairs.len() <= 4;
    match (table.variant.teams, table.variant.four_cards) {
        (_, FourCards::Pairs) if four => "AaBb",
        (_, FourCards::ThreeToOne) if four => "AaaB",
        (_, FourCards::ThreeTeams) if four => "ABCc",
        (Teams::Three, _) => "AaBbCc",
        (Teams::None | Teams::Two, _) => "AaaBbb",
    }
}

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let of = cards(table).chars().map(|card| json!(card)).collect();
    let slot = Slot::new("order", Kind::Shuffle { of }).ruled(&["RB-TEAM-02"]);
    Some(Offer::new("deal", vec![slot], Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, deal: &Deal) {
    let seats = from_cube(&crank.table);
    let mut order = deal.order.clone();
    while order.len() > seats.len() {
        let member = order.iter().rposition(|card| !card.leads).unwrap_or(order.len() - 1);
        order.remove(member);
    }
    for (seat, card) in seats.into_iter().zip(order) {
        crank.event(Event::Team { seat, team: Some(card) });
        crank.event(Event::Shown { seat, shown: card.leads });
    }
}
