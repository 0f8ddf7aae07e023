//! Inflicting the card's damage and ending its Damage Text in one (GR-DMG-01).
use super::super::super::book::DamageText;
use super::super::place::Home;
use super::super::{Crank, Table, Verb, done, printed};
use super::{amount, foe, inflict, likely, reading, whom};
use crate::engine::ActDoc;
use crate::offer::{Offer, Weight};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    pub target: Seat,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "deal", slots: &["target", "amount"] }, home: Home::Damage, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let card = reading(table).and_then(|card| printed(table, &card))?;
    if card.damage_text == DamageText::None {
        return None;
    }
    let usual = likely(table);
    let slot = amount(1, usual.clone(), "GR-DMG-01");
    let slot = if let [one] = usual[..] { slot.preset(one) } else { slot };
    let slots = vec![whom(table, foe(table, seat)), slot];
    Some(Offer::new("deal", slots, Vec::new()).weighing(Weight::Main))
}

pub fn declare(crank: &mut Crank, seat: Seat, deal: &Deal) {
    inflict::declare(crank, seat, &inflict::Inflict { target: deal.target, amount: deal.amount });
    done::declare(crank);
}
