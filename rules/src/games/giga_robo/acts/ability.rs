//! Turning one's Abilities on and off, and what both forms share (GR-ABL-01 to 04). Turning one on is a response too,
//! turning one off is not, unless the table plays it so (GR-RSP-11, GR-AMB-74).
use super::super::Pending;
use super::super::chart::Window;
use super::super::facts::Why;
use super::super::settle::lose_control;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::frame::Closes;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Switch {
    pub ability: Key,
}

pub const ON: Verb =
    Verb { doc: ActDoc { act: "activate", slots: &["ability"] }, home: Home::Response, offer: offer_on };
pub const OFF: Verb =
    Verb { doc: ActDoc { act: "deactivate", slots: &["ability"] }, home: Home::Deactivate, offer: offer_off };

fn offer_on(table: &Table, seat: Seat) -> Option<Offer> {
    let control = table.state.robot(seat).control;
    let from = abilities(table, seat, |key, power, lit| {
        if lit > 0 {
            return vec![why("ability-on", "GR-ABL-03")];
        }
        if coming(table, seat, key) {
            return vec![why("ability-coming", "GR-ABL-01")];
        }
        let short = || why("tokens-short-ability", "GR-ABL-02").with("need", power).with("have", control);
        (control < power).then(short).into_iter().collect()
    });
    form(table, "activate", seat, from, why("no-ability-to-activate", "GR-ABL-07"))
}

/// With nothing on there is nothing to turn off.
fn offer_off(table: &Table, seat: Seat) -> Option<Offer> {
    table.state.robot(seat).abilities.values().any(|lit| lit.tokens > 0).then_some(())?;
    let off = |_: &Key, _, lit| if lit > 0 { Vec::new() } else { vec![why("ability-off", "GR-ABL-04")] };
    form(table, "deactivate", seat, abilities(table, seat, off), why("ability-off", "GR-ABL-04"))
}

/// Whether tokens are on their way onto an Ability: its places are taken, unless that was Canceled.
fn coming(table: &Table, seat: Seat, ability: &Key) -> bool {
    let same = |what: &Pending| matches!(what, Pending::Activation(key) if key == ability);
    table.pendings().any(|(_, by, what, cancelled)| by == seat && !cancelled && same(what))
}

/// A seat's Abilities that tokens can lie on, with what stands against each.
fn abilities(table: &Table, seat: Seat, bars: impl Fn(&Key, i64, i64) -> Vec<Reason>) -> Vec<Choice> {
    let all = table.state.robot(seat).abilities.iter();
    let known = all.filter_map(|(key, lit)| Some((key, lit.tokens, table.book.0.abilities.get(key)?)));
    known
        .filter(|(_, _, ability)| ability.power > 0)
        .map(|(key, lit, ability)| {
            let note = Text::of("ability-note").with("power", ability.power);
            Choice::new(key, Text::name(ability.name.as_str())).noting(note).barred_by(bars(key, ability.power, lit))
        })
        .collect()
}

fn form(table: &Table, act: &'static str, seat: Seat, from: Vec<Choice>, none: Reason) -> Option<Offer> {
    if from.is_empty() {
        return None;
    }
    let none = too_few(&from, 1, none);
    let slot = Slot::new("ability", Kind::OneOf { from }).ruled(&["GR-ABL-01"]);
    let note = Text::of("note-ability").with("count", table.state.robot(seat).control);
    Some(Offer::new(act, vec![slot], none).noting(note))
}

/// What else must be on first, people see to: a text may lift it (GR-ABL-01, GR-GEN-05).
pub fn weigh_on(table: &Table, seat: Seat, switch: &Switch) -> Verdict {
    let needs = table.book.0.abilities.get(&switch.ability).and_then(|ability| ability.needs.as_ref());
    needs.map_or(Verdict::Open, |needs| super::needs_ability(table, seat, needs))
}

/// The tokens leave Control at once; they lie on the Ability when it resolves (GR-CXL-03).
pub fn turn_on(crank: &mut Crank, seat: Seat, switch: &Switch) {
    let power = crank.table.book.0.abilities.get(&switch.ability).map_or(0, |ability| ability.power);
    lose_control(crank, seat, power, Why::Cost(switch.ability.clone()));
    put(crank, seat, Pending::Activation(switch.ability.clone()), "S30");
}

pub fn turn_off(crank: &mut Crank, seat: Seat, switch: &Switch) {
    put(crank, seat, Pending::Deactivation(switch.ability.clone()), "S30");
}

/// A declared thing: under the open window as a response, or with the window of its own declaration, like any Action
/// (GR-RSP-01, GR-RSP-05).
pub fn put(crank: &mut Crank, seat: Seat, what: Pending, row: &'static str) {
    if crank.table.window().is_some() {
        return crank.respond(seat, what);
    }
    crank.pend(seat, what);
    let order = crank.table.state.order();
    crank.open(Window::At(row.into()), order, Closes::AllPassInSuccession);
}
