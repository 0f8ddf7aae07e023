//! One seat's mat: ENERGY, hand, actions, equipment, team card; its secrets for its own eyes.
use super::super::acts::{item_name, item_note};
use super::super::fight::shield_left;
use super::super::known::item;
use super::super::state::{HAND, Phase, Roborg};
use super::super::{Table, settle, turn};
use super::{chip, plain};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use crate::view::{Chip, Lie, Look, Meter, Piece, Tone, Viewer};

/// The mat of a seat, as `viewer` may see it.
pub fn sheet(table: &Table, seat: Seat, viewer: &Viewer) -> Piece {
    let (roborg, word) = (table.state.roborg(seat), &table.setup.chairs[seat.index()].word);
    let path = |name: &str| format!("{word}.{name}");
    let mut pieces =
        vec![Piece::Meter(energy(table, roborg, path("energy"))), Piece::Meter(hand(roborg, path("cards")))];
    if table.state.turn == seat && table.state.phase == Phase::Turns && !roborg.out {
        pieces.push(Piece::Meter(actions(table)));
    }
    let gear = gear(table, seat, path);
    if !gear.is_empty() {
        pieces.push(Piece::Row { title: Text::of("title-gear"), chips: gear, folded: false });
    }
    pieces.extend(secrets(table, seat, viewer, path("hand"), path("team")));
    Piece::Sheet { title: Text::name(table.name(seat)), note: note(table, seat, roborg), pieces }
}

fn note(table: &Table, seat: Seat, roborg: &Roborg) -> Option<Text> {
    if table.gone(seat) {
        return Some(Text::of("note-out"));
    }
    let cube = turn::holder(table) == seat;
    let turn = table.state.turn == seat && table.state.phase == Phase::Turns;
    let below = settle::is_fatal(&table.variant, roborg.energy);
    match (below, turn, cube) {
        (true, ..) => Some(Text::of("note-out")),
        (_, true, true) => Some(Text::of("note-turn-cube")),
        (_, true, false) => Some(Text::of("note-turn")),
        (_, false, true) => Some(Text::of("note-cube")),
        (_, false, false) => None,
    }
}

fn energy(table: &Table, roborg: &Roborg, dial: String) -> Meter {
    let most = table.variant.most_energy;
    Meter {
        max: (most > 0).then_some(most),
        tone: Tone::Seat,
        look: Look::Track,
        ..plain("meter-energy", roborg.energy.max(0), Some(&dial))
    }
}

fn hand(roborg: &Roborg, dial: String) -> Meter {
    Meter { max: Some(HAND), look: Look::Hand, ..plain("meter-hand", roborg.cards, Some(&dial)) }
}

fn actions(table: &Table) -> Meter {
    let most = table.state.actions();
    let left = (most - table.state.spent).max(0);
    Meter { max: Some(most), look: Look::Pips, tone: Tone::Hot, ..plain("meter-actions", left, Some("spent")) }
}

fn gear(table: &Table, seat: Seat, path: impl Fn(&str) -> String) -> Vec<Chip> {
    let roborg = table.state.roborg(seat);
    let worn = |key: &Key, dial: String, rule: &str| Chip {
        badges: item(table, key).map(item_note).into_iter().collect(),
        rule: Some(rule.to_owned()),
        dial: Some(dial),
        ..chip(item_name(table, key), Lie::Upright)
    };
    let melee = roborg.melee.as_ref().map(|key| worn(key, path("melee"), "RB-ATK-09"));
    let shield = roborg.shield.as_ref().map(|key| {
        let left = if roborg.broken > 0 { Text::of("note-shield-broken") } else { Text::of("note-shield-left") };
        let left = left.with("left", shield_left(table, seat)).with("broken", roborg.broken);
        Chip { badges: vec![left], ..worn(key, path("broken"), "RB-SHD-04") }
    });
    melee.into_iter().chain(shield).collect()
}

/// What only the owner sees: the cards it named, its team card while it is hidden (RB-TEAM-01).
fn secrets(table: &Table, seat: Seat, viewer: &Viewer, hand: String, team: String) -> Vec<Piece> {
    let roborg = table.state.roborg(seat);
    let mut pieces = Vec::new();
    if viewer.sees(seat) && !roborg.named.is_empty() {
        let dial = |chip: Chip| Chip { dial: Some(hand.clone()), ..chip };
        let held = roborg.named.iter().map(|key| dial(chip(item_name(table, key), Lie::Upright)));
        pieces.push(Piece::Row { title: Text::of("title-hand"), chips: held.collect(), folded: false });
    }
    // Whether a seat has a team card is the same for all of a table; which one is its secret.
    let dealt = table.seats().any(|one| table.state.roborg(one).team.is_some());
    if dealt {
        let card = roborg.team.filter(|_| roborg.shown || viewer.sees(seat));
        let chip = match card {
            Some(card) => chip(Text::of("team-card").with("card", char::from(card).to_string()), Lie::Upright),
            None => chip(Text::of("card-covered"), Lie::Covered),
        };
        let chip = Chip { rule: Some("RB-TEAM-01".to_owned()), dial: Some(team), ..chip };
        pieces.push(Piece::Row { title: Text::of("title-team"), chips: vec![chip], folded: false });
    }
    pieces
}
