//! Where each act has its place, and why it has none elsewhere: the reasons behind "not now" and "not you".
use super::super::Table;
use super::super::chart::Window;
use crate::rule::{Reason, why};
use crate::seat::Seat;

/// The question an act answers.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Home {
    Layout,
    First,
    Spawn,
    Teams,
    /// In one's own turn.
    Turn,
    /// In one's own turn, where the board is not kept.
    TurnOffBoard,
    /// In one's own turn, when a hand is too full, or when a token brought a card.
    Gear,
    /// In one's own turn, or when somebody fell beside one.
    Take,
    Lay,
    Roll,
    Boost,
    Absorb,
    Push,
    /// The same where the board is not kept.
    PushOffBoard,
    Spoils,
    /// When the token of the fallen brought a card.
    Drawn,
    Place,
    Reveal,
    /// What is lost where the board is not kept.
    Suffer,
    Event,
    Steal,
    Relocate,
    Discard,
}

fn answers(table: &Table, home: Home) -> bool {
    let board = table.variant.board;
    match (table.at(), home) {
        (Some(Window::Turn), Home::TurnOffBoard) => !board,
        (Some(Window::Push), Home::Push) => board,
        (Some(Window::Push), Home::PushOffBoard) => !board,
        (Some(Window::Relocate), Home::Relocate) => board,
        (Some(Window::Relocate), Home::Suffer) => !board,
        (at, home) => matches!(
            (at, home),
            (Some(Window::Layout), Home::Layout)
                | (Some(Window::First), Home::First)
                | (Some(Window::Spawn), Home::Spawn)
                | (Some(Window::Teams), Home::Teams)
                | (Some(Window::Turn), Home::Turn | Home::Gear | Home::Take)
                | (Some(Window::Discard), Home::Discard | Home::Gear)
                | (Some(Window::Drawn), Home::Drawn | Home::Gear)
                | (Some(Window::Spoils), Home::Spoils | Home::Take)
                | (Some(Window::Lay), Home::Lay)
                | (Some(Window::Roll), Home::Roll)
                | (Some(Window::Boost), Home::Boost)
                | (Some(Window::Absorb), Home::Absorb)
                | (Some(Window::Place), Home::Place)
                | (Some(Window::Reveal), Home::Reveal)
                | (Some(Window::Suffer), Home::Suffer)
                | (Some(Window::Event), Home::Event)
                | (Some(Window::Steal), Home::Steal)
        ),
    }
}

/// Why `act` is not asked of `seat` now; empty where it is.
pub fn out_of_place(table: &Table, seat: Seat, act: &str) -> Vec<Reason> {
    let Some(verb) = super::verb(act) else { return vec![why("no-such-act", "ours").with("act", act)] };
    if table.waits_for(seat) && answers(table, verb.home) {
        return Vec::new();
    }
    reasons(table, seat, verb.home)
}

fn reasons(table: &Table, seat: Seat, home: Home) -> Vec<Reason> {
    let one = |code: &'static str, rule: &'static str| vec![why(code, rule)];
    match home {
        Home::Turn | Home::TurnOffBoard | Home::Gear | Home::Take => not_in_turn(table, seat),
        Home::Layout => one("set-up-only", "RB-SET-02"),
        Home::First => one("cube-is-given", "RB-SET-07"),
        Home::Spawn => one("spawn-in-order", "RB-SET-07"),
        Home::Teams => one("teams-once", "RB-TEAM-01"),
        Home::Lay => one("nothing-to-lay", "RB-ATK-01"),
        Home::Roll => one("no-roll-owed", "RB-ATK-04"),
        Home::Boost => one("no-failed-roll", "RB-ATK-06"),
        Home::Absorb => one("nothing-to-absorb", "RB-SHD-02"),
        Home::Push | Home::PushOffBoard => one("nobody-to-push", "RB-KB-02"),
        Home::Spoils => one("no-spoils", "RB-END-04"),
        Home::Drawn => one("nothing-drawn", "RB-CRD-01"),
        Home::Place => one("place-at-round-end", "RB-DIS-01"),
        Home::Reveal => one("nothing-to-reveal", "RB-DIS-01"),
        Home::Suffer => one("nothing-to-lose", "RB-DIS-02"),
        Home::Event => one("event-after-disaster", "RB-EVT-01"),
        Home::Steal => one("nothing-to-take", "RB-EVT-03"),
        Home::Relocate => one("no-relocation", "RB-EVT-09"),
        Home::Discard => one("hand-fits", "RB-CRD-07"),
    }
}

/// Moving, attacking, free actions: in one's own turn, before the attack ended it, with a hand that fits.
fn not_in_turn(table: &Table, seat: Seat) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if table.at() == Some(&Window::Discard) {
        let full = table.waiting().first().map_or("", |one| table.name(*one));
        reasons.push(why("over-limit", "RB-CRD-07").with("seat", full));
    }
    if table.state.fought == Some(seat) {
        reasons.push(why("attack-ended-turn", "RB-ATK-15"));
    }
    if seat != table.state.turn {
        reasons.push(why("not-your-turn", "RB-RND-01").with("seat", table.name(table.state.turn)));
    }
    if reasons.is_empty() {
        reasons.push(why("not-in-a-turn", "RB-RND-03"));
    }
    reasons
}
