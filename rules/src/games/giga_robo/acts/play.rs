//! Playing an Instant: as a response in a window, or as an Action of one's own Combat Phase (GR-RSP-02, GR-TRN-03).
use super::super::Pending;
use super::super::chart::Window;
use super::super::settle::pay;
use super::place::Home;
use super::{Crank, Table, Verb, afford, bar, cards, printed};
use crate::engine::ActDoc;
use crate::frame::Closes;
use crate::offer::{Kind, Offer, Slot, Verdict, too_few};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play {
    pub card: Key,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "play", slots: &["card"] }, home: Home::Response, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let cost = |value: &serde_json::Value| {
        let key = value.as_str().map(crate::setup::key)?;
        printed(table, &key).map(|card| card.cost)
    };
    let mut from = cards(table, seat, |card| !card.is_attack());
    from = from
        .into_iter()
        .map(|choice| {
            let short = cost(&choice.value).map_or(Vec::new(), |cost| afford(table, seat, cost));
            bar(choice, short)
        })
        .collect();
    let open = from.iter().filter(|choice| choice.verdict.allows()).count();
    let none = too_few(&from, 1, why("no-instant-to-play", "GR-CDN-09"));
    let note = Text::of("note-play").with("count", open).with("spirit", table.state.robot(seat).spirit);
    let slot = Slot::new("card", Kind::OneOf { from }).ruled(&["GR-RSP-04", "GR-RSP-10"]);
    Some(Offer::new("play", vec![slot], none).noting(note))
}

/// An Instant with a range needs some legal Target within it; people look (GR-STA-17).
pub fn weigh(table: &Table, _seat: Seat, play: &Play) -> Verdict {
    match printed(table, &play.card).and_then(|card| Some((card, card.range?))) {
        Some((card, (low, high))) => {
            let look = why("target-in-range", "GR-STA-17").with("card", card.name.as_str());
            Verdict::Check(vec![look.with("low", low).with("high", high)])
        }
        None => Verdict::Open,
    }
}

/// Paid at declaration (GR-RSP-14). In a window it slides under it and the passes start over (GR-RSP-05); otherwise
/// it opens the window of its own declaration, like any Action (GR-RSP-03).
pub fn declare(crank: &mut Crank, seat: Seat, play: &Play) {
    pay(crank, seat, &play.card);
    let what = Pending::Instant(play.card.clone());
    if crank.table.window().is_some() {
        return crank.respond(seat, what);
    }
    crank.pend(seat, what);
    let order = crank.table.state.order();
    crank.open(Window::At("S28".into()), order, Closes::AllPassInSuccession);
}
