//! What a game says in many random games: every text of its boards, offers, dials, logs and refusals.
use crate::common::draw::Draw;
use crate::common::fill::{Will, fill};
use crate::common::moves::Mix;
use crate::common::played::{Played, json, put};
use crate::common::walk::walk;
use rules::engine::Play;
use rules::house::HOUSE;
use rules::offer::{Kind, Offer, Verdict};
use rules::rule::Reason;
use rules::seat::Seat;
use rules::table::Table;
use rules::text::{Arg, Text};
use rules::view::Viewer;
use serde::Serialize;
use serde_json::{Value, json as value};
use std::collections::BTreeSet;

/// Keys, each with the values it was given.
pub type Said = BTreeSet<(String, BTreeSet<String>)>;

/// What is said in many games.
pub fn played<G: Played>() -> Said {
    let mut said = Said::new();
    for game in 0..45u16 {
        let plan: Vec<u16> = (0..40).map(|turn: u16| game.wrapping_mul(4099).wrapping_add(turn * 37)).collect();
        walk::<G>(&plan, Mix::Everything, |scene, draw| {
            let facts = json(scene.turn);
            for viewer in viewers() {
                note_all(&mut said, &scene.before.lines(&facts, &viewer).expect("its own facts"));
            }
            note_reasons(&mut said, &scene.turn.overruled);
            note_reasons(&mut said, &scene.turn.checks);
            if draw.one_in(5) {
                note_table(&mut said, &scene.turn.table);
                note_refusals(&mut said, &scene.turn.table, draw);
            }
        });
    }
    G::rare().iter().for_each(|table| note_table(&mut said, table));
    let first = &G::openings()[0].table;
    G::UNLISTED.iter().for_each(|path| note(&mut said, &Play::dial(first, path).expect("it can be asked for").title));
    said
}

fn note(said: &mut Said, text: &Text) {
    said.insert((text.key.to_string(), text.args.iter().map(|(name, _)| name.to_string()).collect()));
    text.args.iter().for_each(|(_, arg)| note_arg(said, arg));
}

fn note_arg(said: &mut Said, arg: &Arg) {
    match arg {
        Arg::Number(_) | Arg::Name(_) => {}
        Arg::Key(key) => note(said, &Text::of(key.to_string())),
        Arg::Text(text) => note(said, text),
        Arg::List(list) => list.iter().for_each(|arg| note_arg(said, arg)),
    }
}

/// Every text inside a piece of a screen: an object of a key and its values, and nothing else.
fn note_within(said: &mut Said, piece: &Value) {
    match piece {
        Value::Object(fields) if fields.keys().all(|field| field == "key" || field == "args") && !fields.is_empty() => {
            note(said, &serde_json::from_value(piece.clone()).expect("a key with its values is a text"));
        }
        Value::Object(fields) => fields.values().for_each(|one| note_within(said, one)),
        Value::Array(list) => list.iter().for_each(|one| note_within(said, one)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn note_all(said: &mut Said, piece: &impl Serialize) {
    note_within(said, &value!(piece));
}

fn note_reasons(said: &mut Said, reasons: &[Reason]) {
    reasons.iter().for_each(|reason| note(said, &reason.text()));
}

fn note_verdict(said: &mut Said, verdict: &Verdict) {
    match verdict {
        Verdict::Open => {}
        Verdict::Check(reasons) | Verdict::Barred(reasons) => note_reasons(said, reasons),
    }
}

fn note_kind(said: &mut Said, kind: &Kind) {
    match kind {
        Kind::OneOf { from } | Kind::Several { from, .. } => {
            for choice in from {
                note(said, &choice.text);
                choice.note.iter().for_each(|text| note(said, text));
                note_verdict(said, &choice.verdict);
            }
        }
        Kind::Number { .. } | Kind::Dice { .. } | Kind::YesNo | Kind::Shuffle { .. } => {}
    }
    match kind {
        Kind::Several { beyond, .. } | Kind::Number { beyond, .. } | Kind::Dice { beyond, .. } => {
            note(said, &beyond.text());
        }
        Kind::OneOf { .. } | Kind::YesNo | Kind::Shuffle { .. } => {}
    }
}

fn note_offer(said: &mut Said, offer: &Offer) {
    note(said, &offer.title);
    offer.note.iter().for_each(|text| note(said, text));
    note_verdict(said, &offer.verdict);
    for slot in &offer.slots {
        note(said, &slot.title);
        note_kind(said, &slot.kind);
    }
}

fn viewers() -> [Viewer; 4] {
    let alone = |seat: u8| Viewer::Seats(vec![Seat(seat)]);
    [alone(0), alone(1), Viewer::Shared(vec![Seat(0), Seat(1)]), Viewer::Spectator]
}

/// Everything a table says as it lies.
fn note_table<G: Played>(said: &mut Said, table: &Table<G>) {
    for viewer in viewers() {
        note_all(said, &table.view(&viewer));
        note_all(said, &Play::check(table, &viewer));
    }
    for seat in table.seats() {
        table.offers(seat).iter().chain(&table.late_offers(seat)).for_each(|offer| note_offer(said, offer));
    }
    Play::landings(table).iter().for_each(|landing| note(said, &landing.title));
    Play::people(table).iter().for_each(|(_, text)| note(said, text));
    Play::open(table).iter().for_each(|open| note(said, &open.title));
    for dial in Play::dials(table) {
        note(said, &dial.title);
        note_kind(said, &dial.kind);
    }
}

/// Everything that is said when something is refused: acts out of place, forms filled against the rules.
fn note_refusals<G: Played>(said: &mut Said, table: &Table<G>, draw: &mut Draw) {
    for seat in table.seats() {
        let broken = table.offers(seat).into_iter().filter_map(|offer| fill(&offer, Will::Break, draw));
        let bare = G::ACTS.iter().chain(&HOUSE).map(|act| value!({"act": act}));
        for act in broken.collect::<Vec<_>>().into_iter().chain(bare) {
            if let Err(refused) = put(table, seat, act) {
                note_reasons(said, &refused.reasons);
            }
        }
    }
}
