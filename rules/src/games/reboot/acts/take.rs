//! Taking a Lost Component token: a card at random from the discard pile (RB-FRE-03); not one placed this turn, except
//! where somebody fell to one's blow on one's own space (RB-END-04).
use super::super::chart::{Step, Window};
use super::super::fight::loot;
use super::super::state::Token;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::{Offer, Verdict, Weight};
use crate::rule::why;
use crate::seat::Seat;

pub const VERB: Verb = Verb { doc: ActDoc { act: "take", slots: &[] }, home: Home::Take, offer };
pub const LEAVE: Verb = Verb { doc: ActDoc { act: "leave-it", slots: &[] }, home: Home::Spoils, offer: offer_leave };
pub const KEEP: Verb = Verb { doc: ActDoc { act: "keep", slots: &[] }, home: Home::Drawn, offer: offer_keep };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    if table.at() == Some(&Window::Spoils) {
        return Some(bare("take", Vec::new()).weighing(Weight::Main));
    }
    let bar = match table.state.token_under(seat) {
        Some(Token::Lost) => None,
        Some(Token::FreshLost) => Some(why("placed-this-turn", "RB-FRE-03")),
        Some(Token::Retrieve) => Some(why("no-lost-token", "RB-FRE-03")),
        None => table.variant.board.then(|| why("no-lost-token", "RB-FRE-03")),
    };
    Some(bare("take", bar.into_iter().collect()))
}

/// Where the board is not kept people look.
pub fn weigh(table: &Table, seat: Seat) -> Verdict {
    match table.state.roborg(seat).at {
        None if table.at() != Some(&Window::Spoils) => Verdict::Check(vec![why("look-for-lost", "RB-FRE-03")]),
        _ => Verdict::Open,
    }
}

/// The card drawn goes to hand; equipment is put on instead, or discarded (RB-CRD-01).
fn offer_keep(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("keep", Vec::new()).weighing(Weight::Main))
}

fn offer_leave(_table: &Table, _seat: Seat) -> Option<Offer> {
    Some(bare("leave-it", Vec::new()))
}

pub fn declare(crank: &mut Crank, seat: Seat) {
    loot(crank, seat);
    let role = crank.table.state.attack.as_deref().and_then(|attack| attack.role(seat));
    if let Some(role) = role {
        crank.go(Step::Drawn(role));
    }
}
