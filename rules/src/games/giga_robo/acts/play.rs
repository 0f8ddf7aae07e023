//! Playing an Instant: as a response in a window, or as an Action of one's own Combat Phase (GR-RSP-02, GR-TRN-03).
use super::super::attack::{Attack, Reply};
use super::super::book::Card;
use super::super::facts::FAR;
use super::super::fight::cancelled;
use super::super::settle::pay;
use super::super::{Pending, mods};
use super::ability::put;
use super::place::Home;
use super::{Crank, Table, Verb, afford, afford_tokens, cards, in_hand, needs_ability, printed, unsaid, x_slot};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Verdict, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play {
    pub card: Key,
    /// What is paid where the cost is printed as X.
    #[serde(default)]
    pub x: Option<i64>,
    /// Hexes to the nearest thing one could attack.
    #[serde(default)]
    pub nearest: Option<i64>,
}

pub const VERB: Verb =
    Verb { doc: ActDoc { act: "play", slots: &["card", "x", "nearest"] }, home: Home::Response, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let bars = |card: &Card| {
        let mut bars = unmet(table, seat, card);
        bars.extend(afford(table, seat, mods::cost(table, seat, card, 0)));
        bars.extend(afford_tokens(table, seat, card.power_cost));
        bars
    };
    let from = cards(table, seat, |card| !card.is_attack(), bars);
    if table.state.robot(seat).cards.is_empty() {
        return None;
    }
    let open = from.iter().filter(|choice| choice.verdict.allows()).count();
    let none = too_few(&from, 1, why("no-instant-to-play", "GR-CDN-09"));
    let note = Text::of("note-play").with("count", open).with("spirit", table.state.robot(seat).spirit);
    let mut slots = vec![Slot::new("card", Kind::OneOf { from }).ruled(&["GR-RSP-04", "GR-RSP-10"])];
    slots.extend(x_slot(table, seat, |card| !card.is_attack()));
    if in_hand(table, seat, |card| !card.is_attack() && card.range.is_some()) {
        slots.push(Slot::new("nearest", Kind::number(0, FAR, "GR-STA-17")).optional());
    }
    Some(Offer::new("play", slots, none).noting(note))
}

/// Requirements of an Instant that the app can test (GR-ATK-07, GR-ATK-28).
fn unmet(table: &Table, seat: Seat, card: &Card) -> Vec<Reason> {
    let attack = table.state.attack.as_deref();
    let reason = |code, rule| why(code, rule).with("card", card.name.as_str());
    let mut bars = Vec::new();
    if card.needs.own_turn && table.state.turn != seat {
        bars.push(reason("own-turn-only", "GR-ATK-07"));
    }
    if !card.needs.target_only {
        return bars;
    }
    let against = attack.map_or(&[][..], |attack| aimed_at(table, attack, seat));
    if against.is_empty() {
        bars.push(reason("target-only", "GR-ATK-07"));
    }
    // What a Cancel aims at is chosen later, and weighed there; here it is the attack on oneself.
    let ultimate = |card: &Key| printed(table, card).is_some_and(|card| card.ultimate);
    if card.needs.not_ultimate && against.iter().any(ultimate) {
        bars.push(reason("not-against-ultimate", "GR-ATK-28"));
    }
    bars
}

/// The cards that attack a seat: the attacker's its Target, a Reactive Attack the attacker (GR-ATK-11).
fn aimed_at<'a>(table: &Table, attack: &'a Attack, seat: Seat) -> &'a [Key] {
    match &attack.reply {
        _ if seat == attack.target => &attack.cards,
        Some(Reply::React(card)) if seat == attack.by && !cancelled(table, attack.target, card) => {
            std::slice::from_ref(card)
        }
        _ => &[],
    }
}

/// Some legal Target must be within the range: the distance last said to the foe is enough, else the nearest is said,
/// else people look (GR-STA-17, GR-FAQ-06, GR-AMB-81).
fn in_range(table: &Table, seat: Seat, play: &Play, (low, high): (i64, i64)) -> Verdict {
    let within = |distance: i64| (low..=high).contains(&distance);
    let look = why("target-in-range", "GR-STA-17").with("card", table.book.0.name(&play.card));
    let look = look.with("low", low).with("high", high);
    let foe = table.living().into_iter().find(|other| *other != seat);
    match (play.nearest, foe.and_then(|foe| table.state.distance(seat, foe))) {
        (Some(nearest), _) if within(nearest) => Verdict::Open,
        (Some(_), _) => Verdict::Barred(vec![look]),
        (None, Some(distance)) if within(distance) => Verdict::Open,
        (None, _) => Verdict::Check(vec![look]),
    }
}

/// What the price is, and what Requirements people see to.
pub fn weigh(table: &Table, seat: Seat, play: &Play) -> Verdict {
    let Some(card) = printed(table, &play.card) else { return Verdict::Open };
    if let Some(open) = unsaid(card, play.x) {
        return Verdict::Barred(vec![open]);
    }
    if let Some(x) = play.x.filter(|_| card.cost_is_x || card.power_is_x) {
        let mut short = afford(table, seat, mods::cost(table, seat, card, x));
        short.extend(card.power_is_x.then(|| afford_tokens(table, seat, x)).into_iter().flatten());
        if !short.is_empty() {
            return Verdict::Barred(short);
        }
    }
    let ultimate = card.needs.not_ultimate && !card.needs.target_only;
    let against = || Verdict::Check(vec![why("look-for-ultimate", "GR-ATK-28").with("card", card.name.as_str())]);
    let range = card.range.map_or(Verdict::Open, |range| in_range(table, seat, play, range));
    let needs = card.needs.ability.as_ref().map_or(Verdict::Open, |needs| needs_ability(table, seat, needs));
    range.and(if ultimate { against() } else { Verdict::Open }).and(needs)
}

/// Paid at declaration (GR-RSP-14). In a window it slides under it and the passes start over (GR-RSP-05); otherwise
/// it opens the window of its own declaration, like any Action (GR-RSP-03).
pub fn declare(crank: &mut Crank, seat: Seat, play: &Play) {
    pay(crank, seat, &play.card, play.x.unwrap_or(0));
    put(crank, seat, Pending::Instant(play.card.clone()), "S28");
}
