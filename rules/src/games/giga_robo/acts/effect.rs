//! Effects people read off a card and enter while its text is carried out, one a file. They go through the same
//! functions as automated text, so Barriers, Panic, caps and Rage hold for them. Here stand the slots they share.
pub mod add_dice;
pub mod barrier;
pub mod cheaper;
pub mod deal;
pub mod displace;
pub mod distance;
pub mod inflict;
pub mod receive;
pub mod repair;
pub mod shift;
pub mod shut;
pub mod spirit;
pub mod tokens;
pub mod trauma;

use super::super::book::DamageText;
use super::super::chart::Window;
use super::super::facts::{MANY, Why};
use super::super::{mods, view};
use super::{Crank, Table, printed};
use crate::frame::Frame;
use crate::offer::{Choice, Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;

/// The card whose text is carried out.
pub fn reading(table: &Table) -> Option<Key> {
    match (table.at(), table.frames.last()) {
        (Some(Window::Text(card) | Window::Damage(card)), _) => Some(card.clone()),
        // By the time an answer is declared its ask is gone; the step below still names the card.
        (_, Some(Frame::Step(step))) => view::card_of(table, step),
        _ => None,
    }
}

/// What the log names as the cause.
fn because(crank: &Crank) -> Why {
    reading(&crank.table).map_or(Why::Hand, Why::Text)
}

fn foe(table: &Table, seat: Seat) -> Option<Seat> {
    table.living().into_iter().find(|other| *other != seat)
}

/// Whom it hits: every seat, the foe or oneself picked at first.
pub fn whom(table: &Table, first: Option<Seat>) -> Slot {
    let from = table.living().into_iter().map(|seat| Choice::new(seat, Text::name(table.name(seat)))).collect();
    let slot = Slot::new("target", Kind::OneOf { from });
    match first {
        Some(seat) => slot.preset(seat),
        None => slot,
    }
}

fn amount(min: i64, usual: Vec<i64>, rule: &'static str) -> Slot {
    let beyond = why("bounds", rule).with("min", min).with("max", MANY);
    Slot::new("amount", Kind::Number { min, max: MANY, usual, beyond })
}

fn aside(act: &'static str, slots: Vec<Slot>) -> Option<Offer> {
    Some(Offer::new(act, slots, Vec::new()).weighing(Weight::Aside))
}

/// Base Damage once and for each Success, with what Abilities change: what the amount most likely is. Only a
/// suggestion, never assumed.
fn likely(table: &Table) -> Vec<i64> {
    let card = reading(table).and_then(|card| printed(table, &card));
    let Some((card, base)) = card.and_then(|card| Some((card, card.damage.filter(|base| *base > 0)?))) else {
        return vec![1, 2, 3];
    };
    let attack = table.state.attack.as_deref();
    let successes = attack.and_then(|attack| attack.judged).map_or(1, |judged| judged.successes);
    let more = attack.map_or(0, |attack| {
        let by = super::super::fight::reader(attack);
        let to = if by == attack.by { attack.target } else { attack.by };
        mods::damage(table, by, to, card)
    });
    let all = match card.damage_text {
        DamageText::Once => vec![base],
        DamageText::PerSuccess => vec![base * successes],
        DamageText::People | DamageText::None => match card.per_success {
            Some(true) => vec![base * successes],
            None if successes > 1 => vec![base, base * successes],
            Some(false) | None => vec![base],
        },
    };
    let changed = all.iter().map(|amount| (amount + more).max(0)).chain(all.iter().copied());
    let mut usual: Vec<i64> = changed.filter(|amount| *amount > 0).collect();
    usual.dedup();
    if more == 0 { all } else { usual }
}
