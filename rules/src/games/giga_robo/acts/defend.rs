//! Answering an attack with a Defense Roll of as many dice as one's Defense (GR-ATK-10, GR-DIE-14), wherever the two
//! stand (GR-AMB-89).
use super::super::attack::Reply;
use super::super::facts::Event;
use super::super::mods;
use super::place::Home;
use super::{Crank, Table, Verb, bare};
use crate::engine::ActDoc;
use crate::offer::{Offer, Verdict, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;

pub const VERB: Verb = Verb { doc: ActDoc { act: "defend", slots: &[] }, home: Home::Reply, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let dice = mods::defense(table, seat);
    let bars = if dice > 0 { Vec::new() } else { vec![why("no-defense", "GR-ATK-10")] };
    let offer = bare("defend").weighing(Weight::Main).noting(Text::of("note-defend").with("dice", dice));
    Some(Offer { verdict: Verdict::barred_by(bars), ..offer })
}

pub fn declare(crank: &mut Crank) {
    crank.event(Event::Replied { reply: Reply::Defend, cover: false });
}
