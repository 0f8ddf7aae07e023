//! Answering an attack with one Attack card of one's own, aimed at the attacker (GR-ATK-11, GR-ATK-12); a Combo
//! is the Active player's (GR-CMB-02).
use super::super::attack::Reply;
use super::super::book::Card;
use super::super::facts::Event;
use super::super::mods;
use super::super::settle::pay;
use super::attack::unmet;
use super::place::Home;
use super::{Crank, Table, Verb, afford, afford_tokens, cards, in_reach, needs_ability, printed, unsaid, x_slot};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Verdict, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct React {
    pub card: Key,
    /// Whether the attacker is in Cover.
    pub cover: bool,
    /// What is paid where the cost is printed as X.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<i64>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "react", slots: &["card", "cover", "x"] }, home: Home::Reply, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let attack = table.state.attack.as_deref()?;
    let distance = table.state.distance(attack.by, attack.target);
    let bars = |card: &Card| {
        let mut bars = distance.map_or(Vec::new(), |distance| in_reach(table, seat, card, distance));
        bars.extend(unmet(table, seat, attack.by, card));
        bars.extend(afford(table, seat, mods::cost(table, seat, card, 0)));
        bars.extend(afford_tokens(table, seat, card.power_cost));
        bars
    };
    let from = cards(table, seat, Card::is_attack, bars);
    let none = too_few(&from, 1, why("no-reactive-attack", "GR-ATK-11"));
    let card = Slot::new("card", Kind::OneOf { from }).ruled(&["GR-ATK-12"]);
    let cover = Slot::new("cover", Kind::YesNo).preset(table.state.ground(seat, attack.by).cover).ruled(&["GR-COV-09"]);
    let slots = [card, cover].into_iter().chain(x_slot(table, seat, Card::is_attack)).collect();
    Some(Offer::new("react", slots, none))
}

/// With no distance said, people see to the range themselves.
pub fn weigh(table: &Table, seat: Seat, react: &React) -> Verdict {
    let said = table.state.attack.as_deref().and_then(|attack| table.state.distance(attack.by, attack.target));
    match printed(table, &react.card) {
        Some(card) if !owing(table, seat, react, card).is_empty() => Verdict::Barred(owing(table, seat, react, card)),
        Some(card) => {
            let look = || why("look-at-range", "GR-ATK-11").with("card", card.name.as_str());
            let far = said.is_none() && card.range.is_some();
            let range = if far { Verdict::Check(vec![look()]) } else { Verdict::Open };
            let needs = card.needs.ability.as_ref();
            range.and(needs.map_or(Verdict::Open, |needs| needs_ability(table, seat, needs)))
        }
        None => Verdict::Open,
    }
}

/// What bars the price of a card with an X in it: nobody said it, or it is more than there is (GR-ATK-08).
fn owing(table: &Table, seat: Seat, react: &React, card: &Card) -> Vec<Reason> {
    let short = |x: i64| afford(table, seat, mods::cost(table, seat, card, x));
    let said = react.x.filter(|_| card.cost_is_x).map(short);
    unsaid(card, react.x).into_iter().chain(said.into_iter().flatten()).collect()
}

pub fn declare(crank: &mut Crank, seat: Seat, react: &React) {
    pay(crank, seat, &react.card, react.x.unwrap_or(0));
    crank.event(Event::Replied { reply: Reply::React(react.card.clone()), cover: react.cover });
}
