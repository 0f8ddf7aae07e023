//! Where each act has its place, and why it has none elsewhere: the reasons behind "not now" and "not you".
use super::super::Table;
use super::super::chart::Window;
use crate::rule::{Reason, why};
use crate::seat::Seat;

/// The question an act answers.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Home {
    Gain,
    /// The Active player's free choice in Combat.
    Combat,
    /// Any window, and Combat.
    Response,
    /// The Active player's in Combat; in windows too where the table plays it so.
    Deactivate,
    /// The Active player's in Combat, and while a text is carried out.
    Recover,
    Reply,
    Power,
    Roll,
    Rage,
    Hold,
    MapRoll,
    Package,
    Zone,
    /// While people carry out a card's text.
    Text,
    /// While people carry out a card's Damage Text.
    Damage,
}

fn answers(table: &Table, home: Home) -> bool {
    if home == Home::Deactivate && matches!(table.at(), Some(Window::At(_))) {
        return table.variant.deactivate_as_response;
    }
    matches!(
        (table.at(), home),
        (Some(Window::Gain), Home::Gain)
            | (Some(Window::Combat), Home::Combat | Home::Response)
            | (Some(Window::At(_)), Home::Response)
            | (Some(Window::Combat | Window::Text(_) | Window::Damage(_)), Home::Recover)
            | (Some(Window::Combat), Home::Deactivate)
            | (Some(Window::Reply), Home::Reply)
            | (Some(Window::Power), Home::Power)
            | (Some(Window::Roll), Home::Roll)
            | (Some(Window::Rage), Home::Rage)
            | (Some(Window::Hold(_)), Home::Hold)
            | (Some(Window::MapRoll), Home::MapRoll)
            | (Some(Window::Package), Home::Package)
            | (Some(Window::Zone), Home::Zone)
            | (Some(Window::Text(_)), Home::Text)
            | (Some(Window::Damage(_)), Home::Text | Home::Damage)
    )
}

/// Why `act` is not asked of `seat` now; empty where it is.
pub fn out_of_place(table: &Table, seat: Seat, act: &str) -> Vec<Reason> {
    if act == "pass" {
        return if table.waits_for(seat) { Vec::new() } else { vec![not_your_word(table)] };
    }
    let Some(verb) = super::verb(act) else { return vec![why("no-such-act", "ours").with("act", act)] };
    if table.waits_for(seat) && answers(table, verb.home) {
        return Vec::new();
    }
    reasons(table, seat, verb.home)
}

fn not_your_word(table: &Table) -> Reason {
    let first = table.waiting().first().map_or(String::new(), |seat| table.name(*seat).to_owned());
    why("not-your-word", "GR-RSP-12").with("seat", first)
}

fn reasons(table: &Table, seat: Seat, home: Home) -> Vec<Reason> {
    let window = table.window().is_some();
    let mut reasons = Vec::new();
    match home {
        Home::Gain => reasons.push(why("gain-in-upkeep", "GR-UPK-01")),
        Home::Response if window => reasons.push(not_your_word(table)),
        Home::Response => reasons.push(why("no-window", "GR-RSP-13")),
        Home::Combat => reasons.extend(not_in_combat(table, seat, window)),
        Home::Deactivate => {
            reasons.extend(window.then(|| why("no-deactivating-response", "GR-RSP-11")));
            reasons.push(why("not-in-combat", "GR-RSP-13"));
        }
        Home::Recover => reasons.push(why("recover-in-combat", "GR-TRN-03")),
        Home::Reply => {
            // GR-AMB-88: nobody answers for the Target.
            reasons.push(why("reply-by-target", "GR-ATK-09"));
            reasons.extend(window.then(|| why("no-attack-as-response", "GR-RSP-10")));
        }
        Home::Power => {
            let in_attack = table.state.attack.is_some() && table.state.recovery().is_none();
            let rule = if in_attack { "GR-DIE-07" } else { "GR-DIE-06" };
            reasons.push(why("power-in-its-turn", rule));
        }
        Home::Roll => reasons.push(why("no-roll-owed", "GR-DIE-17")),
        Home::Rage => reasons.push(why("no-rage-owed", "GR-RAG-05")),
        Home::Hold => reasons.push(why("nothing-to-hold", "GR-TRM-12")),
        Home::MapRoll => reasons.push(why("no-map-roll", "GR-SET-21")),
        Home::Package => reasons.push(why("package-by-winner", "GR-SET-26")),
        Home::Zone => reasons.push(why("zone-in-its-turn", "GR-SET-27")),
        Home::Text | Home::Damage => reasons.push(why("no-text-read", "GR-STA-20")),
    }
    reasons
}

/// Attacking, moving, ending the turn: the Active player's, in Combat, with nothing else open (GR-TRN-09).
fn not_in_combat(table: &Table, seat: Seat, window: bool) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if seat != table.state.turn {
        reasons.push(why("active-only", "GR-TRN-10").with("seat", table.name(table.state.turn)));
    }
    if window {
        reasons.push(why("no-attack-as-response", "GR-RSP-10"));
    }
    reasons.push(why("not-in-combat", "GR-RSP-13"));
    reasons
}
