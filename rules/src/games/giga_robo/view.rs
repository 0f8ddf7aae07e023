//! What people see of a Giga-Robo! table, composed from the pieces every screen knows.
mod check;
mod clash;

pub use check::check;

use super::attack::Attack;
use super::book::{Card, CardKind};
use super::chart::{Hands, Step, Window};
use super::state::{Ill, Lit, Phase, Place};
use super::{Pending, Table, effect, mods};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::{Arg, Text};
use crate::view::{Chip, Column, Group, Lie, Look, Meter, Piece, Progress, Region, Stop, Tokens, Tone, Viewer};
use serde_json::{Value, json};

/// The turn, in a line.
pub fn now(table: &Table) -> Text {
    if table.state.set_up.is_some() {
        return Text::of("now-set-up");
    }
    Text::of("now-turn").with("turn", i64::from(table.state.turns)).with("seat", table.name(table.state.turn))
}

/// The phases of the turn.
pub fn trail(table: &Table) -> Vec<Stop> {
    let phases = [
        (Phase::TurnStart, "phase-turn-start"),
        (Phase::Upkeep, "phase-upkeep"),
        (Phase::Combat, "phase-combat"),
        (Phase::Cooldown, "phase-cooldown"),
        (Phase::TurnEnd, "phase-turn-end"),
    ];
    let now = table.state.phase;
    let state = |phase: Phase| match phase.cmp(&now) {
        std::cmp::Ordering::Less => Progress::Done,
        std::cmp::Ordering::Equal => Progress::Now,
        std::cmp::Ordering::Greater => Progress::Next,
    };
    let title = |phase: Phase, key: &'static str| match (phase, &table.state.attack) {
        (Phase::Combat, Some(_)) => Text::of("phase-attack"),
        _ => Text::of(key),
    };
    phases.into_iter().map(|(phase, key)| Stop { title: title(phase, key), state: state(phase) }).collect()
}

/// Who is asked what, why, and by which rules.
pub fn asking(table: &Table, window: &Window, seats: &[Seat]) -> (Text, Text, Vec<&'static str>) {
    let name = super::chart::named(window);
    let seat = seats.first().copied().unwrap_or(table.state.turn);
    let people: Vec<Arg> = seats.iter().map(|seat| Arg::from(table.name(*seat))).collect();
    let rules = super::chart::CHART.iter().filter(|row| row.id == name).map(|row| row.rule);
    let rules = rules.chain(super::chart::ASKS.iter().filter(|(ask, _)| *ask == name).map(|(_, rule)| *rule));
    let key = if matches!(window, Window::At(_)) { "asked-window".to_owned() } else { format!("asked-{name}") };
    let fill = |text: Text| text.with("seat", table.name(seat)).with("seats", people.clone());
    let title = match window {
        Window::Text(card) | Window::Damage(card) => fill(Text::of(key)).with("card", Arg::from(name_of(table, card))),
        Window::Hold(slot) => fill(Text::of(key)).with("slot", *slot),
        _ => fill(Text::of(key)),
    };
    let why = match window {
        Window::Text(card) | Window::Damage(card) => {
            let say = |key: String| fill(Text::of(key)).with("card", name_of(table, card));
            match to_read(table, seat, card) {
                Some(read) => say(format!("why-asked-{name}-tags")).with("tags", Arg::Text(Box::new(read))),
                None => say(format!("why-asked-{name}")),
            }
        }
        _ => fill(Text::of(format!("why-asked-{name}"))).with("turn", table.name(table.state.turn)),
    };
    (title, why, rules.collect())
}

pub fn name_of<'a>(table: &'a Table, card: &Key) -> &'a str {
    table.book.0.name(card)
}

/// A thing on the stack.
pub fn pending(table: &Table, what: &Pending) -> Text {
    let key = match what {
        Pending::Instant(card) => return card_name(table, card),
        Pending::Activation(_) => "pending-activation",
        Pending::Deactivation(_) => "pending-deactivation",
        Pending::Trigger(_) => "pending-trigger",
    };
    Text::of(key).with("thing", name_of(table, what.thing()))
}

/// What a text asks people to do: what the app knows of it, or what stands on it.
fn to_read(table: &Table, seat: Seat, thing: &Key) -> Option<Text> {
    let card = table.book.0.cards.get(thing);
    let effects = card.map(|card| &card.effects).or(table.book.0.abilities.get(thing).map(|ability| &ability.effects));
    let to_do = effect::to_do(table, seat, effects.map_or(&[], Vec::as_slice));
    let tags = card.map_or(&[][..], |card| card.tags.as_slice()).to_vec();
    let texts = if to_do.is_empty() { tags } else { to_do };
    texts.into_iter().reduce(beside)
}

/// Two short facts on one line.
pub fn beside(head: Text, last: Text) -> Text {
    Text::of("note-pair").with("head", Arg::Text(Box::new(head))).with("last", Arg::Text(Box::new(last)))
}

/// A card's printed name.
pub fn card_name(table: &Table, card: &Key) -> Text {
    Text::name(name_of(table, card))
}

/// What a place is called.
pub fn place_name(place: Place) -> Text {
    match (place.slot(), place) {
        (Some(slot), place) if place.upright() => Text::of("place-slot-upright").with("slot", slot),
        (Some(slot), _) => Text::of("place-slot").with("slot", slot),
        (None, Place::Hand) => Text::of("place-hand"),
        (None, Place::Played) => Text::of("place-played"),
        (None, _) => Text::of("place-aside"),
    }
}

/// The type of the whole attack is that of its first card (GR-CMB-04).
pub fn attack_type(table: &Table, attack: &Attack) -> Value {
    let first = attack.cards.first().and_then(|card| table.book.0.cards.get(card));
    first.map_or(Value::Null, |card| match card.kind {
        CardKind::Melee => json!("melee"),
        CardKind::Ranged => json!("ranged"),
        CardKind::Instant => json!("instant"),
    })
}

/// The card whose text a step carries out.
pub fn card_of(table: &Table, step: &Step) -> Option<Key> {
    match step {
        Step::InstantText(_, card) | Step::InstantDone(_, card) => Some(card.clone()),
        Step::TriggerText(_, thing) | Step::TriggerDone(_, thing) => Some(thing.clone()),
        Step::Text(nth) | Step::TextDone(nth) | Step::TextRead(nth) | Step::Damage(nth) | Step::NextCard(nth) => {
            table.state.attack.as_deref()?.winning_cards().get(*nth).cloned()
        }
        _ => None,
    }
}

/// Mats of all seats, the last seat's on top, the dice between them.
pub fn regions(table: &Table, viewer: &Viewer) -> Vec<Region> {
    let mut regions: Vec<Region> = Vec::new();
    for seat in table.seats().collect::<Vec<_>>().into_iter().rev() {
        if seat == Seat(0) {
            // The innermost roll first: it is what is looked at.
            regions.extend(super::recovery::region(table));
            regions.extend(clash::clash(table));
        }
        let word = &table.setup.chairs[seat.index()].word;
        regions.push(Region { id: format!("{word}.mat"), seat: Some(seat), piece: mat(table, seat) });
        // A table that only counts keeps no cards.
        if !table.state.robot(seat).cards.is_empty() {
            regions.push(Region { id: format!("{word}.hand"), seat: Some(seat), piece: hand(table, seat, viewer) });
        }
    }
    regions
}

fn mat(table: &Table, seat: Seat) -> Piece {
    let (robot, word) = (table.state.robot(seat), &table.setup.chairs[seat.index()].word);
    let printed = &table.book.0.mats[seat.index()];
    let title = Text::of("pilot-in-robot").with("pilot", printed.pilot.as_str()).with("robot", printed.robot.as_str());
    let moved = table.state.moved && table.state.turn == seat;
    let note = Text::of(if moved { "mat-note-moved" } else { "mat-note" });
    let note = note.with("speed", mods::movement(table, seat)).with("defense", mods::defense(table, seat));
    let cubes = |title: &'static str, value: i64, max: i64, tone: Tone, dial: &str| {
        let dial = Some(format!("{word}.{dial}"));
        Piece::Meter(Meter {
            title: Text::of(title),
            value,
            max: Some(max),
            printed: None,
            tone,
            look: Look::Cubes,
            dial,
        })
    };
    let mut pieces = vec![
        cubes("meter-armor", robot.armor, robot.stats.max_armor, Tone::Harm, "armor"),
        cubes("meter-spirit", robot.spirit, robot.stats.max_spirit, Tone::Seat, "spirit"),
        Piece::Tokens(tokens(table, seat)),
        Piece::Slots {
            title: Text::of("cooldown-meter"),
            columns: [3, 2, 1].map(|slot| column(table, seat, slot)).into(),
        },
    ];
    if robot.barrier {
        let chip = chip(
            Text::of("active-barrier"),
            Lie::Upright,
            Some("barrier"),
            Some("GR-BAR-03"),
            Some(format!("{word}.barrier")),
        );
        pieces.push(Piece::Row { title: Text::of("barrier-slot"), chips: vec![chip], folded: false });
    }
    if !robot.abilities.is_empty() {
        pieces.push(Piece::Row { title: Text::of("abilities"), chips: abilities(table, seat), folded: false });
    }
    if !robot.lasting.is_empty() {
        let lasts = |card: &Key| chip(card_name(table, card), Lie::Upright, None, Some("GR-STA-20"), None);
        let chips = robot.lasting.iter().map(lasts).collect();
        pieces.push(Piece::Row { title: Text::of("in-force"), chips, folded: false });
    }
    Piece::Sheet { title, note: Some(note), pieces }
}

/// Abilities: upright while Power Tokens lie on them (GR-ABL-03).
fn abilities(table: &Table, seat: Seat) -> Vec<Chip> {
    let word = &table.setup.chairs[seat.index()].word;
    let shown = |(key, lit): (&Key, &Lit)| {
        let ability = table.book.0.abilities.get(key)?;
        let lie = if mods::is_on(table, seat, key) { Lie::Upright } else { Lie::Sideways };
        let dial = (ability.power > 0).then(|| format!("{word}.ability.{key}"));
        let badge = match (lit.tokens, ability.power) {
            (0, 0) => None,
            (0, power) => Some(Text::of("badge-power").with("power", power)),
            (tokens, _) => Some(Text::of("badge-on").with("tokens", tokens)),
        };
        let rule = if ability.power > 0 { "GR-ABL-01" } else { "GR-ABL-07" };
        Some(Chip { badges: badge.into_iter().collect(), ..chip(card_name(table, key), lie, None, Some(rule), dial) })
    };
    table.state.robot(seat).abilities.iter().filter_map(shown).collect()
}

fn tokens(table: &Table, seat: Seat) -> Tokens {
    let (robot, word) = (table.state.robot(seat), &table.setup.chairs[seat.index()].word);
    let dial = Some(format!("{word}.control"));
    let control = Group { title: Text::of("power-control"), count: robot.control, tone: Tone::Good, dial };
    let on = robot.tokens() - robot.control;
    let lit = Group { title: Text::of("power-on-abilities"), count: on, tone: Tone::Seat, dial: None };
    let groups = std::iter::once(control).chain((on > 0).then_some(lit)).collect();
    let cap = mods::token_cap(table, seat);
    Tokens { title: Text::of("power-tokens"), cap, groups }
}

fn chip(text: Text, lie: Lie, icon: Option<&str>, rule: Option<&str>, dial: Option<String>) -> Chip {
    Chip {
        text,
        lie,
        icon: icon.map(str::to_owned),
        count: None,
        badges: Vec::new(),
        progress: None,
        rule: rule.map(str::to_owned),
        dial,
    }
}

/// One Slot of the Cooldown Meter: cards first, then tokens.
fn column(table: &Table, seat: Seat, slot: usize) -> Column {
    let (robot, word) = (table.state.robot(seat), &table.setup.chairs[seat.index()].word);
    let lying = robot.lying(|place| place.slot() == Some(slot));
    let cards = lying.iter().map(|card| {
        let upright = robot.cards.get(card).is_some_and(|place| place.upright());
        let lie = if upright { Lie::Upright } else { Lie::Sideways };
        chip(card_name(table, card), lie, None, Some("GR-CDN-09"), Some(format!("{word}.cards.{card}")))
    });
    let tokens = Ill::ALL.into_iter().filter_map(|ill| {
        let count = robot.trauma[slot - 1].count(ill);
        let text = Text::of(format!("ill-{}", ill.word()));
        let dial = Some(format!("{word}.slot{slot}.{}", ill.word()));
        let token = chip(text, Lie::Token, Some(ill.word()), Some(ill.rule()), dial);
        (count > 0).then_some(Chip { count: Some(count), ..token })
    });
    Column { title: Text::of("meter-slot").with("slot", slot), chips: cards.chain(tokens).collect() }
}

/// The hand, or only how many cards it holds for those who may not see it (GR-AMB-95).
fn hand(table: &Table, seat: Seat, viewer: &Viewer) -> Piece {
    let (robot, word) = (table.state.robot(seat), &table.setup.chairs[seat.index()].word);
    let cards = robot.lying(|place| place == Place::Hand);
    let title = Text::of("hand-of").with("seat", table.name(seat)).with("count", cards.len());
    let open = table.variant.hands == Hands::Open || viewer.sees(seat);
    let shown = |card: &Key| {
        let dial = Some(format!("{word}.cards.{card}"));
        let cost = |card: &Card| if card.cost_is_x { Arg::from("X") } else { Arg::Number(card.cost) };
        let badge = table.book.0.cards.get(card).map(|card| Text::of("badge-cost").with("cost", cost(card)));
        Chip { badges: badge.into_iter().collect(), ..chip(card_name(table, card), Lie::Upright, None, None, dial) }
    };
    let chips = if open { cards.iter().map(shown).collect() } else { Vec::new() };
    Piece::Row { title, chips, folded: true }
}
