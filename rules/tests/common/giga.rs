//! Giga-Robo! as the laws play it: a fresh table, duels set up so that attacks, re-rolls and Surges come soon, closed
//! hands, and cards made up so that every automated text is read.
use super::draw::Draw;
use super::played::{Opening, Played};
use rules::engine::Play;
use rules::game::Shelf;
use rules::games::giga_robo::GigaRobo;
use rules::seat::Seat;
use rules::setup::{Chair, Entity, Key, Setup, key};
use rules::table::Table;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::LazyLock;

static OPENINGS: LazyLock<Vec<Opening<GigaRobo>>> = LazyLock::new(|| {
    let (one, two) = (["takashi-kato", "dai-raijin-v"], ["dash", "ayzn"]);
    let closed = |setup: Setup| Setup { options: BTreeMap::from([("hands".to_owned(), json!("closed"))]), ..setup };
    let mut openings = vec![
        Opening::new(duel(one, two), &[]),
        armed(duel(one, two), 0),
        armed(duel(["dash", "dai-raijin-v"], ["takashi-kato", "ayzn"]), 1),
        armed(inventive(duel(one, two)), 0),
        armed(inventive(duel(two, one)), 1),
        armed(closed(duel(one, two)), 0),
        armed(closed(inventive(duel(one, one))), 0),
        cooling(duel(one, two)),
        Opening::new(duel(one, two), &[(0, json!({"act": "land", "step": "map-roll", "turn": 0}))]),
    ];
    // In the windows S12, S13, S16, S17, S18, S20 and S21 of an attack, where texts change its course.
    openings.extend([1, 4, 6, 9, 12, 16, 18].map(attacked));
    openings.push(settled_before_the_roll());
    openings
});

impl Played for GigaRobo {
    fn openings() -> &'static [Opening<GigaRobo>] {
        &OPENINGS
    }

    const SELDOM: &'static [&'static str] = &["reroll", "cancel"];

    /// Swaps a card in a closed hand for one that lies aside: both places are the owner's to see.
    fn twin(table: &Table<GigaRobo>, owner: Seat, draw: &mut Draw) -> Option<Table<GigaRobo>> {
        if json!(table.variant)["hands"] != "closed" {
            return None;
        }
        let mut twin = table.clone();
        let cards = &mut twin.state.robots[owner.index()].cards;
        let lying = |place: &str| -> Vec<Key> {
            cards.iter().filter(|(_, at)| json!(at) == place).map(|(card, _)| card.clone()).collect()
        };
        let (held, aside) = (draw.of(&lying("hand"))?.clone(), draw.of(&lying("aside"))?.clone());
        let (hand, off) = (*cards.get(&held)?, *cards.get(&aside)?);
        cards.insert(held, off);
        cards.insert(aside, hand);
        Some(twin)
    }

    /// An attack that nothing is left of goes straight to its end (GR-AMB-17, GR-CMB-08).
    fn breaks_off(next: &str) -> bool {
        next == "resolved"
    }

    const UNLISTED: &'static [&'static str] = &["red.hand", "red.slot2"];

    /// No printed Attack card costs X, but one made at home may.
    fn rare() -> Vec<Table<GigaRobo>> {
        priced().into()
    }

    fn example(pattern: &str, table: &Table<GigaRobo>) -> Option<String> {
        let robot = &table.state.robots[0];
        let card = robot.cards.iter().find(|(_, place)| json!(place) != "played").map(|(card, _)| &card.0);
        let lit = |key: &&Key| table.dial(&format!("red.ability.{key}")).is_some();
        let ability = robot.abilities.keys().find(lit).map(|key| &key.0);
        let number = if pattern.contains("slotN") { "2" } else { "0" };
        let path = pattern.replace("SEAT", &table.setup.chairs[0].word).replace("slotN", &format!("slot{number}"));
        let path = path.replace("CARD", card?).replace("ABILITY", ability?).replace("NAME", "hands");
        Some(path.strip_suffix(".N").map_or(path.clone(), |head| format!("{head}.{number}")))
    }
}

/// Two seats, each with a pilot, a robot, every card of theirs, and the Abilities of their starter builds.
pub fn duel(red: [&str; 2], blue: [&str; 2]) -> Setup {
    let pack = GigaRobo::pack();
    let chair = |word: &str, mains: [&str; 2]| {
        let owned = |entity: &&Entity| {
            let chosen = entity.facts.get("chosen").and_then(Value::as_bool) == Some(true);
            !chosen && entity.of.as_ref().is_some_and(|of| mains.contains(&&*of.0))
        };
        let cards = pack.entities.iter().filter(owned).map(|entity| entity.key.clone());
        let built = pack.builds.iter().filter(|(of, _)| mains.contains(&&*of.0)).flat_map(|(_, keys)| keys.clone());
        let abilities = built.filter(|key| pack.entities.iter().any(|one| one.key == *key && one.kind == "ability"));
        Chair {
            word: word.to_owned(),
            name: word.to_uppercase(),
            pieces: mains.map(key).into_iter().chain(cards).chain(abilities).collect(),
        }
    };
    Setup {
        game: GigaRobo::ID.to_owned(),
        pack: format!("{}@{}", pack.id, pack.version),
        chairs: vec![chair("red", red), chair("blue", blue)],
        entities: pack.entities.iter().map(|entity| (entity.key.clone(), entity.clone())).collect(),
        ..Setup::default()
    }
}

/// Adds cards to both seats whose texts the app carries out by itself.
fn inventive(mut setup: Setup) -> Setup {
    let cards = [
        json!({"type": "instant", "cost": 0, "target-only": true, "effects": [
            {"do": "auto-success", "successes": 2, "rage": 2}]}),
        json!({"type": "instant", "cost": "x", "power-cost": 1, "lasts": "turn", "not-ultimate": true}),
        json!({"type": "melee", "dice": 2, "level": 2, "damage": 1, "needs": "arc-wing", "effects": [
            {"do": "trauma", "ill": "panic", "count": 1, "each": true}, {"do": "displace", "way": "push", "count": 2},
            {"do": "power", "count": 1}, {"do": "repair", "count": 1}, {"do": "spirit", "count": 1}]}),
        json!({"type": "melee", "cost": 1, "dice": 3, "combo": true, "damage": 2, "per-success": true, "cooldown": 2}),
        json!({"type": "ranged", "cost": 0, "dice": 2, "combo": true, "damage": 3, "cooldown": 1, "activated": true}),
        json!({"type": "melee", "dice": 4, "counter": true, "range": [1, 2], "cooldown": 3, "text": true}),
        json!({"type": "instant", "cost": 1, "cooldown": 0, "text": false}),
    ];
    for (index, card) in cards.into_iter().enumerate() {
        let name = format!("invented-{index}");
        let mut facts: BTreeMap<String, Value> = serde_json::from_value(card).expect("an object");
        facts.insert("aside".to_owned(), json!(true));
        let entity = Entity { key: key(&name), kind: "card".into(), name: name.clone(), of: None, facts };
        setup.entities.insert(key(&name), entity);
        setup.chairs.iter_mut().for_each(|chair| chair.pieces.push(key(&name)));
    }
    setup
}

/// Everything but a card or two in hand, Spirit and tokens to the brim, and `turn` in Combat.
fn armed(setup: Setup, turn: u8) -> Opening<GigaRobo> {
    let mut inputs: Vec<(u8, Value)> = Vec::new();
    let chairs = setup.chairs.clone();
    for (seat, chair) in chairs.iter().enumerate() {
        let mut set = |path: &str, to: Value| {
            inputs.push((seat as u8, json!({"act": "adjust", "path": format!("{}.{path}", chair.word), "to": to})));
        };
        let cards: Vec<&Key> = cards_of(&setup, chair).collect();
        set("hand", json!(cards[..cards.len() - 2]));
        set("max-spirit", json!(60));
        set("spirit", json!(60));
        set("control", json!(6));
        set("barrier", json!(seat == 1));
    }
    inputs.push((0, json!({"act": "adjust", "path": "distance", "to": 1})));
    inputs.push((0, json!({"act": "land", "step": "combat", "turn": turn})));
    Opening::new(setup, &inputs)
}

/// A Meter full of cards and trauma, about to cool down.
fn cooling(setup: Setup) -> Opening<GigaRobo> {
    let mut inputs: Vec<(u8, Value)> = Vec::new();
    for slot in [1, 2, 3] {
        for (ill, count) in [("fire", 1), ("panic", 2), ("surge", slot - 1), ("anchor", 1)] {
            let path = format!("red.slot{slot}.{ill}");
            inputs.push((0, json!({"act": "adjust", "path": path, "to": count})));
        }
    }
    inputs.push((0, json!({"act": "land", "step": "cooldown", "turn": 0})));
    Opening::new(setup, &inputs)
}

/// An attack that is defended, both sides buying a die, as far as the window on its Successes.
fn attack(faces: [i64; 2]) -> Vec<(u8, Value)> {
    let all_pass = || [0, 1].map(|seat| (seat, json!({"act": "pass"}))).to_vec();
    let buys = |seat: u8| vec![(seat, json!({"act": "power", "count": 1}))];
    let defense = 1 + GigaRobo::pack().entities.iter().find(|entity| &*entity.key.0 == "ayzn").map_or(0, defense_of);
    let rolls = vec![(0, json!({"act": "roll", "dice": faces})), (1, json!({"act": "roll", "dice": vec![4; defense]}))];
    [
        vec![(0, json!({"act": "attack", "cards": ["flash-strike"]}))],
        all_pass(),
        vec![(1, json!({"act": "defend"}))],
        all_pass(),
        all_pass(),
        buys(0),
        all_pass(),
        buys(1),
        all_pass(),
        rolls,
        all_pass(),
    ]
    .concat()
}

fn defense_of(robot: &Entity) -> usize {
    robot.facts.get("defense").and_then(Value::as_u64).unwrap_or(0) as usize
}

/// An attack so many inputs after its declaration began.
fn attacked(inputs: usize) -> Opening<GigaRobo> {
    let mut opening = armed(duel(["takashi-kato", "dai-raijin-v"], ["dash", "ayzn"]), 0);
    opening.go_on(&attack([9, 4])[..inputs]);
    opening
}

/// An attack whose Target has a text waiting that decides it before anything is bought or rolled.
fn settled_before_the_roll() -> Opening<GigaRobo> {
    let mut opening = armed(inventive(duel(["takashi-kato", "dai-raijin-v"], ["dash", "ayzn"])), 0);
    opening.go_on(&attack([9, 4])[..6]);
    opening.go_on(&[(0, json!({"act": "pass"})), (1, json!({"act": "play", "card": "invented-0"}))]);
    opening
}

/// Both seats hold an Attack card that costs X: before an attack, and where it is answered.
pub fn priced() -> [Table<GigaRobo>; 2] {
    let mut setup = inventive(duel(["takashi-kato", "dai-raijin-v"], ["dash", "ayzn"]));
    if let Some(card) = setup.entities.get_mut(&key("invented-3")) {
        card.facts.insert("cost".to_owned(), json!("x"));
    }
    let before = armed(setup.clone(), 0);
    let mut answered = armed(setup, 0);
    answered.go_on(&attack([9, 4])[..3]);
    [before.table, answered.table]
}

/// A die with twenty faces, rolled in an attack and showing 19.
pub fn rolled_high() -> Table<GigaRobo> {
    let mut opening = armed(duel(["takashi-kato", "dai-raijin-v"], ["dash", "ayzn"]), 0);
    opening.go_on(&[(0, json!({"act": "switch", "option": "attack_die", "to": "20"}))]);
    opening.go_on(&attack([19, 4])[..15]);
    opening.table
}

fn cards_of<'a>(setup: &'a Setup, chair: &'a Chair) -> impl Iterator<Item = &'a Key> {
    chair.pieces.iter().filter(|piece| setup.entities[*piece].kind == "card")
}
