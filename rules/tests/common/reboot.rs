//! Reboot as the laws play it: tables of two to six in every part of a round and of an attack, with and without the
//! board, hands counted and named, teams, and every reading the other way round.
use super::draw::Draw;
use super::played::{Opening, Played};
use rules::frame::Frame;
use rules::game::{Game, Shelf};
use rules::games::reboot::Reboot;
use rules::seat::Seat;
use rules::setup::{Chair, Entity, Setup, key};
use rules::table::Table;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// Ranged weapons and ENERGY made up for these tables: what a hand can hold.
const CARDS: [&str; 4] = ["bolt", "lance", "returning", "spark"];

static OPENINGS: LazyLock<Vec<Opening<Reboot>>> = LazyLock::new(|| {
    let mut openings = vec![Opening::new(setup(4, json!({})), &[]), Opening::new(setup(2, json!({})), &[])];
    openings.push(fight(setup(4, json!({})), &[]));
    openings.push(fight(setup(2, json!({})), &[]));
    for inputs in 1..=attack().len() {
        openings.push(fight(setup(4, json!({})), &attack()[..inputs]));
    }
    openings.extend([same_space(), kill(), crowded()]);
    openings.extend((1..=9).map(|event| drawn(setup(4, json!({})), event)));
    openings.push(drawn(setup(4, json!({"hands": "named"})), 1));
    openings.push(drawn(setup(6, json!({"hands": "named", "teams": "three"})), 2));
    openings.extend([disasters(json!({})), last_round(json!({})), last_round(turned_round())]);
    openings.push(fight(setup(4, json!({"hands": "named"})), &attack()[..1]));
    openings.push(fight(setup(4, turned_round()), &attack()[..3]));
    openings.push(Opening::new(setup(5, json!({"teams": "two"})), &[(0, land("first", 0)), (0, first(2))]));
    openings.push(teams());
    openings.push(last_round(json!({"board": "no"})));
    openings.push(worn_out_of_play());
    openings.extend([off_board(&[]), off_board(&attack_said()[..1]), off_board(&attack_said())]);
    openings.push(last_round(json!({"board": "no"})));
    openings.push(drawn(setup(4, json!({"board": "no"})), 7));
    openings
});

impl Played for Reboot {
    fn openings() -> &'static [Opening<Reboot>] {
        &OPENINGS
    }

    const SELDOM: &'static [&'static str] = &["attack", "retrieve", "search", "take", "trade", "scatter"];

    /// Another answer in a sealed ask, another card in a hand whose owner named it, another hidden team card.
    fn twin(table: &Table<Reboot>, owner: Seat, draw: &mut Draw) -> Option<Table<Reboot>> {
        let mut twin = table.clone();
        let changed = [answers_otherwise(&mut twin, owner), holds_another(&mut twin, owner, draw)];
        let teamed = follows_another(&mut twin, owner);
        (changed.contains(&true) || teamed).then_some(twin)
    }

    /// The hand of the fallen is discarded for all to see; a team card is shown where its leader destroyed it, and the
    /// end shows who won (RB-END-03, RB-TEAM-04, RB-TEAM-05).
    fn lays_open(before: &Table<Reboot>, after: &Table<Reboot>) -> bool {
        let shows = |seat: &Seat| {
            let roborg = before.state.roborg(*seat);
            !roborg.named.is_empty() || roborg.team.is_some()
        };
        let fell = after.state.fallen.iter().filter(|seat| !before.state.fallen.contains(seat));
        after.decided() || fell.into_iter().any(shows)
    }

    fn example(pattern: &str, table: &Table<Reboot>) -> Option<String> {
        let path = pattern.replace("SEAT", &table.setup.chairs[0].word).replace("EDGE", "2:2e").replace("X:Y", "2:2");
        Some(path.replace("SECTION", "n").replace("NAME", "hands"))
    }
}

fn answers_otherwise(twin: &mut Table<Reboot>, owner: Seat) -> bool {
    let Some(Frame::Ask { kept, .. }) = twin.frames.last_mut() else { return false };
    let Some((_, act)) = kept.iter_mut().find(|(seat, _)| *seat == owner) else { return false };
    let other = match json!(act)["act"].as_str() {
        Some("lay" | "lay-ranged" | "lay-energy") => {
            [json!({"act": "lay", "with": "bolt"}), json!({"act": "lay", "with": "lance"})]
        }
        Some("steal") => [json!({"act": "steal", "card": "bolt"}), json!({"act": "steal", "card": "spark"})],
        _ => return false,
    };
    let other = other.into_iter().find(|other| *other != json!(act)).expect("two that differ");
    *act = serde_json::from_value::<<Reboot as Game>::Act>(other).expect("an answer");
    true
}

fn holds_another(twin: &mut Table<Reboot>, owner: Seat, draw: &mut Draw) -> bool {
    let named = &mut twin.state.roborgs[owner.index()].named;
    let others: Vec<&str> = CARDS.into_iter().filter(|card| named.iter().all(|one| *one != key(card))).collect();
    let (Some(card), Some(other)) = (named.last_mut(), draw.of(&others)) else { return false };
    *card = key(other);
    true
}

// Only where two others of different teams are left: else the card would decide the fight.
fn follows_another(twin: &mut Table<Reboot>, owner: Seat) -> bool {
    let letter = |seat: &Seat| twin.state.roborgs[seat.index()].team.map(|team| team.letter);
    let others: Vec<_> = twin.living().iter().filter(|seat| **seat != owner).filter_map(letter).collect();
    let undecided = others.iter().any(|letter| Some(letter) != others.first());
    let roborg = &mut twin.state.roborgs[owner.index()];
    match roborg.team.as_mut().filter(|team| !team.leads && undecided) {
        Some(team) if !roborg.shown => {
            team.letter = if team.letter == 'A' { 'B' } else { 'A' };
            true
        }
        _ => false,
    }
}

/// A table of so many, with items of its own beside those of the set.
pub fn setup(seats: usize, options: Value) -> Setup {
    let pack = Reboot::pack();
    let chair = |word: &&str| Chair { word: (*word).to_owned(), name: word.to_uppercase(), pieces: Vec::new() };
    let made: [(&str, Value); 8] = [
        ("blade", json!({"type": "melee", "need": 3, "damage": 2})),
        ("hammer", json!({"type": "melee", "need": 5, "damage": 3, "reach": 0})),
        ("plate", json!({"type": "shield", "value": 4})),
        ("foil", json!({"type": "shield", "value": 1})),
        ("bolt", json!({"type": "ranged", "need": 4, "damage": 3})),
        ("lance", json!({"type": "ranged", "need": 6, "damage": 5, "piercing": true})),
        ("returning", json!({"type": "ranged", "need": 2, "damage": 3, "reach": 2, "reusable": true})),
        ("spark", json!({"type": "energy", "value": 2})),
    ];
    let made = made.map(|(name, facts)| Entity {
        key: key(name),
        kind: "item".into(),
        name: name.into(),
        of: None,
        facts: serde_json::from_value(facts).expect("an object"),
    });
    Setup {
        game: Reboot::ID.to_owned(),
        pack: format!("{}@{}", pack.id, pack.version),
        chairs: ["ann", "bo", "cy", "di", "ed", "flo"][..seats].iter().map(chair).collect(),
        entities: pack.entities.iter().cloned().chain(made).map(|entity| (entity.key.clone(), entity)).collect(),
        options: serde_json::from_value(options).expect("an object"),
        ..Setup::default()
    }
}

/// Every option on another value than its default, the board and its size apart.
fn turned_round() -> Value {
    let others = Reboot::switches().iter().filter(|switch| !["board", "teams"].contains(&switch.option));
    others.map(|switch| (switch.option.to_owned(), json!(switch.values[1]))).collect::<serde_json::Map<_, _>>().into()
}

fn adjust(path: &str, to: Value) -> (u8, Value) {
    (0, json!({"act": "adjust", "path": path, "to": to}))
}

fn land(step: &str, turn: u8) -> Value {
    json!({"act": "land", "step": step, "turn": turn})
}

fn first(seat: u8) -> Value {
    json!({"act": "first", "seat": seat})
}

/// Everybody in the upper left, worn and armed, with a token here and a wall there.
fn armed(setup: &Setup) -> Vec<(u8, Value)> {
    let mut inputs = Vec::new();
    let board = setup.options.get("board") != Some(&json!("no"));
    let named = setup.options.get("hands") == Some(&json!("named"));
    for (seat, chair) in setup.chairs.iter().enumerate() {
        let own = |path: &str, to: Value| {
            (seat as u8, json!({"act": "adjust", "path": format!("{}.{path}", chair.word), "to": to}))
        };
        inputs.push(own("cards", json!(2 + seat % 2)));
        inputs.push(own("energy", json!(4 + 3 * seat)));
        if named {
            inputs.push(own("hand", json!([CARDS[seat % 4], CARDS[(seat + 1) % 4]])));
        }
        if board {
            inputs.push(own("at", json!(["2:2", "3:2", "3:3", "4:2", "2:2", "7:8"][seat])));
        }
        if seat % 2 == 0 {
            inputs.push(own("melee", json!("blade")));
        } else {
            inputs.push(own("shield", json!("plate")));
        }
    }
    if board {
        inputs.extend([adjust("wall.3:2s", json!(true)), adjust("wall.5:2e", json!(true))]);
        inputs.extend([adjust("token.2:1", json!("retrieve")), adjust("token.2:3", json!("lost"))]);
        inputs.extend([adjust("token.1:2", json!("retrieve")), adjust("search.1:3", json!(true))]);
    }
    inputs.extend([adjust("discard.cards", json!(3)), adjust("section.n.total", json!(2)), adjust("round", json!(2))]);
    inputs
}

/// Everybody armed, seat 0's turn, and what was done in it.
fn fight(setup: Setup, inputs: &[(u8, Value)]) -> Opening<Reboot> {
    let before = armed(&setup);
    let mut opening = Opening::new(setup, &before);
    opening.go_on(&[(0, land("turn-begins", 0))]);
    opening.go_on(inputs);
    opening
}

/// An attack whose die fails, is helped, and meets a shield, and the counter after the push.
fn attack() -> Vec<(u8, Value)> {
    vec![
        (0, json!({"act": "attack", "target": 1})),
        (0, json!({"act": "lay", "with": "melee"})),
        (1, json!({"act": "lay", "with": "bolt"})),
        (0, json!({"act": "roll", "dice": [2]})),
        (0, json!({"act": "boost", "count": 1})),
        (1, json!({"act": "absorb", "amount": 1})),
        (1, json!({"act": "roll", "dice": [6]})),
    ]
}

/// Worn and held out of the example set, which the table plays without from then on.
fn worn_out_of_play() -> Opening<Reboot> {
    let without = (0, json!({"act": "switch", "option": "example_set", "to": "no"}));
    let held = [adjust("ann.melee", json!("piston-fist")), adjust("ann.hand", json!(["rivet-gun"])), without];
    fight(setup(2, json!({"hands": "named"})), &held)
}

/// Two on one space: the attacker says which way the push goes.
fn same_space() -> Opening<Reboot> {
    let hit = [
        adjust("bo.at", json!("2:2")),
        (0, json!({"act": "attack", "target": 1})),
        (0, json!({"act": "lay", "with": "melee"})),
        (1, json!({"act": "lay", "with": "nothing"})),
        (0, json!({"act": "roll", "dice": [3]})),
        (1, json!({"act": "absorb", "amount": 0})),
    ];
    fight(setup(4, json!({})), &hit)
}

/// One has just fallen beside its killer, with cards in hand.
fn kill() -> Opening<Reboot> {
    let fatal = [
        adjust("bo.at", json!("2:2")),
        adjust("bo.energy", json!(1)),
        adjust("bo.shield", Value::Null),
        (0, json!({"act": "attack", "target": 1})),
        (0, json!({"act": "lay", "with": "melee"})),
        (1, json!({"act": "lay", "with": "spark-2"})),
        (0, json!({"act": "roll", "dice": [6]})),
    ];
    let fatal = fatal.map(|(seat, act)| match act["with"] == "spark-2" {
        true => (seat, json!({"act": "lay-energy", "value": 2})),
        false => (seat, act),
    });
    fight(setup(4, json!({})), &fatal)
}

/// A hand that is too full, in its owner's turn.
fn crowded() -> Opening<Reboot> {
    let takes = [adjust("ann.at", json!("2:3")), adjust("ann.cards", json!(4)), (0, json!({"act": "take"}))];
    fight(setup(4, json!({})), &takes)
}

/// The end of a round, as far as an event was drawn.
fn drawn(setup: Setup, event: i64) -> Opening<Reboot> {
    let ends = [
        (0, land("round-ends", 0)),
        (0, json!({"act": "place", "section": "ne"})),
        (0, json!({"act": "event", "number": event})),
    ];
    fight(setup, &ends)
}

/// The end of a round with tokens face down here and there.
fn disasters(options: Value) -> Opening<Reboot> {
    let lie = [
        adjust("section.nw.down", json!(1)),
        adjust("section.s.down", json!(1)),
        adjust("placed", json!(2)),
        (0, land("round-ends", 0)),
    ];
    fight(setup(4, options), &lie)
}

/// The round in which the last token is turned up.
fn last_round(options: Value) -> Opening<Reboot> {
    let lie = [adjust("section.nw.down", json!(1)), adjust("placed", json!(8)), (0, land("round-ends", 0))];
    fight(setup(4, options), &lie)
}

/// Four in pairs, two of them on one space.
fn teams() -> Opening<Reboot> {
    let dealt = [
        (0, land("first", 0)),
        (0, first(1)),
        (1, json!({"act": "spawn", "at": "3:2"})),
        (2, json!({"act": "spawn", "at": "3:3"})),
        (3, json!({"act": "spawn", "at": "4:2"})),
        (0, json!({"act": "spawn", "at": "2:2"})),
        (1, json!({"act": "deal", "order": ["b", "A", "a", "B"]})),
        adjust("bo.at", json!("2:2")),
        (0, land("turn-begins", 0)),
    ];
    let setup = setup(4, json!({"teams": "two"}));
    let before: Vec<(u8, Value)> = armed(&setup)
        .into_iter()
        .filter(|(_, act)| !act["path"].as_str().is_some_and(|path| path.ends_with(".at")))
        .collect();
    let mut opening = Opening::new(setup, &before);
    opening.go_on(&dealt);
    opening
}

fn off_board(inputs: &[(u8, Value)]) -> Opening<Reboot> {
    fight(setup(4, json!({"board": "no"})), inputs)
}

/// The same attack where people say what they see.
fn attack_said() -> Vec<(u8, Value)> {
    vec![
        (0, json!({"act": "attack", "target": 1, "distance": 1})),
        (0, json!({"act": "lay", "with": "melee"})),
        (1, json!({"act": "lay", "with": "bolt"})),
        (0, json!({"act": "roll", "dice": [4]})),
        (1, json!({"act": "absorb", "amount": 1})),
    ]
}
