//! What people see of a Reboot table, composed from the pieces every screen knows.
mod check;
mod ground;
mod mat;

pub use check::check;

use super::Table;
use super::attack::{Attack, Laid, Outcome, Role};
use super::chart::{ASKS, Window, named};
use super::state::{DISASTERS, Phase};
use super::{acts, fight, known, turn};
use crate::seat::Seat;
use crate::text::{Arg, Text};
use crate::view::{
    Chip, Cited, Die, Duel, Lie, Look, Meter, Piece, Progress, Region, Shape, Side as DuelSide, Stop, Tone, Viewer,
};

/// The round and whose turn it is, in a line.
pub fn now(table: &Table) -> Text {
    match table.state.phase {
        Phase::SetUp => Text::of("now-set-up"),
        Phase::Turns => {
            Text::of("now-turn").with("round", table.state.round).with("seat", table.name(table.state.turn))
        }
        Phase::Disaster | Phase::Event => Text::of("now-round-end").with("round", table.state.round),
    }
}

/// The order of a round.
pub fn trail(table: &Table) -> Vec<Stop> {
    let phases = [
        (Phase::SetUp, "phase-set-up"),
        (Phase::Turns, "phase-turns"),
        (Phase::Disaster, "phase-disaster"),
        (Phase::Event, "phase-event"),
    ];
    let now = table.state.phase;
    let state = |phase: Phase| match phase.cmp(&now) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Next,
    };
    // Once the board stands nobody sets up any more.
    let shown = phases.into_iter().filter(|(phase, _)| *phase != Phase::SetUp || now == Phase::SetUp);
    let title = |phase: Phase, key: &'static str| match phase {
        Phase::Turns if table.state.attack.is_some() => Text::of("phase-attack"),
        _ => Text::of(key),
    };
    shown.map(|(phase, key)| Stop { title: title(phase, key), state: state(phase) }).collect()
}

/// Who is asked what, why, and by which rules.
pub fn asking(table: &Table, window: &Window, seats: &[Seat]) -> (Text, Text, Vec<&'static str>) {
    let name = named(window);
    let people: Vec<Arg> = seats.iter().map(|seat| Arg::from(table.name(*seat))).collect();
    let seat = seats.first().copied().unwrap_or(table.state.turn);
    let fill = |key: String| {
        let text = Text::of(key).with("seat", table.name(seat)).with("seats", people.clone());
        match table.state.attack.as_deref() {
            Some(attack) => text.with("by", table.name(attack.by)).with("target", table.name(attack.target)),
            None => text.with("by", "").with("target", ""),
        }
    };
    let left = (table.state.actions() - table.state.spent).max(0);
    let title = match window {
        Window::Turn => fill("asked-turn".to_owned()).with("left", left),
        Window::Reveal => {
            let section = turn::next_down(table).unwrap_or_default();
            fill("asked-reveal".to_owned()).with("section", acts::section_arg(section))
        }
        _ => fill(format!("asked-{name}")),
    };
    // Where the board is not kept people say what the app would know.
    let said = !table.variant.board && matches!(window, Window::Push | Window::Relocate);
    let (title, why) = match said {
        true => (fill(format!("asked-{name}-said")), fill(format!("why-asked-{name}-said"))),
        false => (title, fill(format!("why-asked-{name}"))),
    };
    let rules = ASKS.iter().filter(|(ask, _)| *ask == name).map(|(_, rule)| *rule).collect();
    (title, why, rules)
}

/// The board, the attack, the seats, and what lies beside the board.
pub fn regions(table: &Table, viewer: &Viewer) -> Vec<Region> {
    let mut regions = Vec::new();
    if let Some(attack) = table.state.attack.as_deref() {
        regions.push(Region { id: "duel".to_owned(), seat: None, piece: Piece::Duel(duel(table, attack)) });
    }
    if table.variant.board {
        regions.push(Region { id: super::board::GROUND.to_owned(), seat: None, piece: ground::grid(table) });
    }
    for seat in table.seats() {
        regions.push(Region {
            id: format!("seat-{}", seat.0),
            seat: Some(seat),
            piece: mat::sheet(table, seat, viewer),
        });
    }
    regions.push(Region { id: "round".to_owned(), seat: None, piece: beside(table) });
    regions
}

/// A chip that says one thing.
pub fn chip(text: Text, lie: Lie) -> Chip {
    Chip { text, lie, icon: None, count: None, badges: Vec::new(), progress: None, rule: None, dial: None }
}

/// A number alone.
pub fn plain(title: &'static str, value: i64, dial: Option<&str>) -> Meter {
    Meter {
        title: Text::of(title),
        value,
        max: None,
        printed: None,
        tone: Tone::Plain,
        look: Look::Plain,
        dial: dial.map(str::to_owned),
    }
}

/// The round, the disaster tokens, the event in effect, the piles.
fn beside(table: &Table) -> Piece {
    let state = &table.state;
    let mut pieces = vec![
        Piece::Meter(plain("meter-round", state.round, Some("round"))),
        Piece::Meter(Meter {
            max: Some(DISASTERS),
            look: Look::Pips,
            tone: Tone::Harm,
            ..plain("meter-disasters", state.placed, Some("placed"))
        }),
        Piece::Meter(plain("meter-discard", state.discard.cards, Some("discard.cards"))),
    ];
    let event = state.event.map(|number| Chip {
        rule: Some(event_rule(number).to_owned()),
        dial: Some("event".to_owned()),
        ..chip(Text::of(format!("event-{number}")), Lie::Upright)
    });
    if let Some(event) = event {
        pieces.push(Piece::Row { title: Text::of("title-event"), chips: vec![event], folded: false });
    }
    let seen: Vec<Chip> =
        state.discard.named.iter().map(|key| chip(acts::item_name(table, key), Lie::Upright)).collect();
    if !seen.is_empty() {
        pieces.push(Piece::Row { title: Text::of("title-discard"), chips: seen, folded: true });
    }
    let under: Vec<Chip> =
        state.under.iter().rev().map(|key| chip(acts::item_name(table, key), Lie::Upright)).collect();
    if !under.is_empty() {
        pieces.push(Piece::Row { title: Text::of("title-under"), chips: under, folded: true });
    }
    Piece::Sheet { title: Text::of("title-round"), note: None, pieces }
}

/// The rule of an event.
pub fn event_rule(number: i64) -> &'static str {
    match number {
        1 => "RB-EVT-03",
        2 => "RB-EVT-04",
        3 => "RB-EVT-05",
        4 => "RB-EVT-06",
        5 => "RB-EVT-07",
        6 => "RB-EVT-08",
        7 => "RB-EVT-09",
        8 => "RB-EVT-10",
        _ => "RB-EVT-11",
    }
}

/// Both sides of the attack; what is laid stays covered until both are.
fn duel(table: &Table, attack: &Attack) -> Duel {
    let title = Text::of("title-duel").with("by", table.name(attack.by)).with("target", table.name(attack.target));
    let sides = [Role::Attack, Role::Counter].map(|role| duel_side(table, attack, role)).into();
    let headline = headline(attack);
    Duel { title, rule: headline, sides }
}

fn headline(attack: &Attack) -> Option<Cited> {
    let cite = |id: &str, key: &'static str| Some(Cited { id: id.to_owned(), text: Text::of(key) });
    match (attack.attack.result, attack.counter.result) {
        (_, Outcome::OutOfRange) => cite("RB-CTR-04", "duel-out-of-range"),
        (Outcome::Hit, _) if attack.attack.critical() => cite("RB-ATK-07", "duel-critical"),
        (_, Outcome::Hit) if attack.counter.critical() => cite("RB-ATK-07", "duel-critical"),
        _ => None,
    }
}

fn duel_side(table: &Table, attack: &Attack, role: Role) -> DuelSide {
    let (side, seat) = (attack.side(role), attack.striker(role));
    let open = attack.before.is_some();
    let title =
        Text::of(if role == Role::Attack { "duel-attacker" } else { "duel-target" }).with("seat", table.name(seat));
    let card = match open {
        false => laying(table, attack, seat).then(|| chip(Text::of("card-covered"), Lie::Covered)),
        true => laid_chip(table, &side.laid),
    };
    let dice = side.face.map(|face| Die { face: Some(face), shape: Shape::Main, aside: false });
    let need =
        fight::weapon(table, role).filter(|_| open).map(|weapon| Text::of("note-need").with("need", weapon.need));
    let note = match side.result {
        Outcome::Pending => need,
        Outcome::Hit => Some(Text::of("duel-hit").with("damage", fight::damage(table, role))),
        Outcome::Missed => Some(Text::of("duel-missed")),
        Outcome::OutOfRange => Some(Text::of("duel-out-of-range")),
    };
    let leads = side.result == Outcome::Hit;
    DuelSide { seat, title, card, dice: dice.into_iter().collect(), score: side.score(), note, leads }
}

/// Whether this side has put something down, as everybody sees: it was asked and its answer is in.
fn laying(table: &Table, attack: &Attack, seat: Seat) -> bool {
    fight::layers(table, attack).contains(&seat) && !table.waiting().contains(&seat)
}

fn laid_chip(table: &Table, laid: &Laid) -> Option<Chip> {
    match laid {
        Laid::Nothing => None,
        Laid::Unarmored => Some(chip(Text::of("lay-unarmored"), Lie::Upright)),
        Laid::Melee(key) | Laid::Ranged(key) => {
            let badges = known::item(table, key).map(acts::item_note).into_iter().collect();
            Some(Chip { badges, ..chip(acts::item_name(table, key), Lie::Upright) })
        }
        Laid::Energy(value) => Some(chip(Text::of("note-energy").with("value", *value), Lie::Upright)),
    }
}
