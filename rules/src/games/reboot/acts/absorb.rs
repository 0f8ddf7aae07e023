//! How much of an attack's damage the shield takes, never more than it has left (RB-SHD-01, RB-SHD-02, RB-SHD-04).
use super::super::attack::Role;
use super::super::book::usually;
use super::super::facts::Event;
use super::super::fight::{damage, shield_left};
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Offer, Slot, Weight};
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Absorb {
    pub amount: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "absorb", slots: &["amount"] }, home: Home::Absorb, offer };

/// The half in which this seat is struck now.
fn struck_in(table: &Table, seat: Seat) -> Option<Role> {
    table.state.attack.as_deref()?.role(seat).map(Role::other)
}

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let damage = damage(table, struck_in(table, seat)?);
    let most = shield_left(table, seat).min(damage);
    let usual = (0..=most).collect();
    let amount = Slot::new("amount", usually(0, most, usual, "RB-SHD-04")).ruled(&["RB-SHD-02"]);
    let slot = Slot { title: Text::of("slot-absorbed"), ..amount };
    let note = Text::of("note-absorb").with("damage", damage).with("most", most);
    Some(Offer::new("absorb", vec![slot], Vec::new()).weighing(Weight::Main).noting(note))
}

pub fn declare(crank: &mut Crank, seat: Seat, absorb: &Absorb) {
    if let Some(role) = struck_in(&crank.table, seat) {
        crank.event(Event::Absorbed { role, amount: absorb.amount });
    }
}
