//! Turning up the Retrieve token on one's space (RB-FRE-01): a free action. What tokens do is not printed (RB-X-02):
//! one of the set, or a new one by its effect.
use super::super::book::{Effect, Find, coined_find, usually};
use super::super::facts::{Event, Why};
use super::super::known::finds;
use super::super::settle::{coin, draw, gain, lose_one};
use super::super::state::{Coin, Token};
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// The most a token could bring or take.
const MOST: i64 = 12;

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Retrieve {
    pub token: Key,
}

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct RetrieveNew {
    pub effect: Effect,
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "retrieve", slots: &["token"] }, home: Home::Turn, offer };
pub const NEW: Verb =
    Verb { doc: ActDoc { act: "retrieve-new", slots: &["effect", "amount"] }, home: Home::Turn, offer: offer_new };

/// A token in words: its effect and how much.
pub fn find_text(find: Find) -> Text {
    Text::of(format!("find-{}", find.effect.word())).with("amount", find.amount)
}

/// Whether there can be a token: one lies there, or the app was not told where any lie.
fn possible(table: &Table, seat: Seat) -> bool {
    match table.state.token_under(seat) {
        Some(token) => token == Token::Retrieve,
        None => !table.variant.board || !table.state.strewn,
    }
}

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let known = finds(table);
    let choice = |(key, find): &(Key, Find)| Choice::new(key, find_text(*find));
    let slot = Slot::new("token", Kind::OneOf { from: known.iter().map(choice).collect() }).ruled(&["RB-FRE-01"]);
    (!known.is_empty()).then(|| Offer::new("retrieve", vec![slot], bars(table, seat)))
}

fn bars(table: &Table, seat: Seat) -> Vec<crate::rule::Reason> {
    (!possible(table, seat)).then(|| why("no-retrieve-token", "RB-FRE-01")).into_iter().collect()
}

fn offer_new(table: &Table, seat: Seat) -> Option<Offer> {
    let choice = |effect: Effect| Choice::new(effect, Text::of(format!("effect-{}", effect.word())));
    let slots = vec![
        Slot::new("effect", Kind::OneOf { from: Effect::ALL.map(choice).into() }).ruled(&["RB-FRE-01"]),
        Slot::new("amount", usually(0, MOST, vec![1, 2, 3], "RB-FRE-01")).preset(1).ruled(&["RB-FRE-01"]),
    ];
    Some(Offer::new("retrieve-new", slots, bars(table, seat)))
}

/// Where the app was not told which tokens lie where, people look.
pub fn weigh(table: &Table, seat: Seat) -> Verdict {
    match table.state.token_under(seat) {
        Some(Token::Retrieve) => Verdict::Open,
        _ => Verdict::Check(vec![why("look-for-token", "RB-FRE-01")]),
    }
}

pub fn declare(crank: &mut Crank, seat: Seat, retrieve: &Retrieve) {
    let find = finds(&crank.table).into_iter().find(|(key, _)| *key == retrieve.token);
    if let Some((_, find)) = find {
        take_effect(crank, seat, find);
    }
}

pub fn declare_new(crank: &mut Crank, seat: Seat, new: &RetrieveNew) {
    let find = Find { effect: new.effect, amount: new.amount };
    coin(crank, Coin::Find(coined_find(find).0, find));
    take_effect(crank, seat, find);
}

fn take_effect(crank: &mut Crank, seat: Seat, find: Find) {
    if let Some(at) = crank.table.state.roborg(seat).at.filter(|at| crank.table.state.tokens.contains_key(at)) {
        crank.event(Event::Token { at, token: None });
    }
    match find.effect {
        Effect::Cards => {
            draw(crank, seat, find.amount);
            crank.event(Event::Bound(false));
        }
        Effect::Energy => gain(crank, seat, find.amount, Why::Token),
        Effect::Loss => lose_one(crank, seat, find.amount, Why::Token),
        // People read it and do it; what changes is set by hand.
        Effect::Other => {}
    }
}
