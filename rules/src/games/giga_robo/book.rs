//! The printed cards and boards of a table, read from the setup once. Nothing here changes during play.
use super::ability::{self, Ability};
use super::effect::{self, Effect};
use super::mods::{self, Mod};
use super::state::Stats;
use crate::rule::{Reason, Refusal, Rejection, why};
use crate::setup::{Entity, Key, Setup, key};
use crate::text::{Arg, Text};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Debug, Default)]
pub struct Book {
    pub cards: BTreeMap<Key, Card>,
    pub abilities: BTreeMap<Key, Ability>,
    pub mats: Vec<Mat>,
}

impl Book {
    /// The printed name of a card or an Ability.
    pub fn name(&self, key: &Key) -> &str {
        let card = self.cards.get(key).map(|card| card.name.as_str());
        card.or_else(|| self.abilities.get(key).map(|ability| ability.name.as_str())).unwrap_or_default()
    }
}

/// One seat's pilot and robot as printed.
#[derive(Debug)]
pub struct Mat {
    pub pilot: String,
    pub robot: String,
    pub stats: Stats,
    pub cards: Vec<Key>,
    pub abilities: Vec<Key>,
    /// What always counts: the pilot's traits, and Abilities that need no tokens.
    pub mods: Vec<Mod>,
}

/// A card's printed fields (GR-STA-14).
#[derive(Clone, Debug)]
pub struct Card {
    pub name: String,
    pub kind: CardKind,
    pub ultimate: bool,
    pub cost: i64,
    /// The cost is said when the card is played.
    pub cost_is_x: bool,
    /// Power Tokens it costs besides.
    pub power_cost: i64,
    /// How many of them is said when the card is played.
    pub power_is_x: bool,
    /// None reaches anywhere (GR-STA-16).
    pub range: Option<(i64, i64)>,
    pub dice: i64,
    pub combo: bool,
    pub counter: bool,
    /// Base Damage, where it is a number.
    pub damage: Option<i64>,
    /// Whether Base Damage counts for each Success, where that is known.
    pub per_success: Option<bool>,
    /// The Slot it enters; 0 goes back to hand (GR-CDN-02).
    pub cooldown: usize,
    /// Stays in force while it lies in the Meter (GR-ATK-23).
    pub activated: bool,
    /// Who carries out the Rules Text.
    pub rules_text: Hands,
    pub damage_text: DamageText,
    /// What the Rules Text does, where the app knows all of it.
    pub effects: Vec<Effect>,
    /// Conditions of playing it (GR-STA-19).
    pub needs: Needs,
    /// Whether it is of the Robot's deck (GR-STA-22).
    pub of_robot: bool,
    /// Its text holds until the turn ends.
    pub lasts: bool,
    /// What stands on it, in our shorthand.
    pub tags: Vec<Text>,
    /// In nobody's build: it lies aside until somebody brings it in.
    pub aside: bool,
    /// Chart rows at which it is usually played.
    pub moments: Vec<String>,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum CardKind {
    Melee,
    Ranged,
    Instant,
}

/// Requirements of a card that the app can test (GR-ATK-07).
#[derive(Clone, Debug, Default)]
pub struct Needs {
    /// Not against an Ultimate Technique (GR-ATK-28).
    pub not_ultimate: bool,
    pub own_turn: bool,
    /// Its player must be the Target of the attack.
    pub target_only: bool,
    /// The Target has an Anchor.
    pub target_anchored: bool,
    /// An Ability that must be Activated.
    pub ability: Option<Key>,
}

/// Who carries out a text.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Hands {
    People,
    /// The app, all of it ([`Card::effects`]).
    App,
    /// There is none.
    Nobody,
}

/// How Base Damage is Inflicted (GR-STA-21).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum DamageText {
    /// The card inflicts none by itself.
    None,
    /// People read it and enter the amount.
    People,
    /// Base Damage, once.
    Once,
    /// Base Damage for each Success.
    PerSuccess,
}

fn number(entity: &Entity, field: &str) -> Option<i64> {
    entity.facts.get(field).and_then(Value::as_i64)
}

fn flag(entity: &Entity, field: &str) -> Option<bool> {
    entity.facts.get(field).and_then(Value::as_bool)
}

fn bad(entity: &Entity, field: &'static str) -> Rejection {
    let reason = why("bad-entity", "GR-STA-14").with("entity", entity.name.as_str()).with("field", field);
    Rejection::because(Refusal::Malformed, vec![reason])
}

/// A whole number from 0 to 99, or what is taken where the field is absent.
fn small(entity: &Entity, field: &'static str, otherwise: i64) -> Result<i64, Rejection> {
    match entity.facts.get(field) {
        None | Some(Value::Null) => Ok(otherwise),
        Some(value) => value.as_i64().filter(|number| (0..=99).contains(number)).ok_or_else(|| bad(entity, field)),
    }
}

/// `[1, 3]`, `1-3`, `2`, `any`.
fn range(entity: &Entity) -> Result<Option<(i64, i64)>, Rejection> {
    let span = |low: i64, high: i64| (0 <= low && low <= high).then_some((low, high));
    let parsed = match entity.facts.get("range") {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::String(word)) if word == "any" => return Ok(None),
        Some(Value::Number(one)) => one.as_i64().and_then(|one| span(one, one)),
        Some(Value::Array(pair)) => match pair.iter().map(Value::as_i64).collect::<Vec<_>>()[..] {
            [Some(low), Some(high)] => span(low, high),
            _ => None,
        },
        Some(Value::String(word)) => {
            word.split_once('-').and_then(|(low, high)| span(low.parse().ok()?, high.parse().ok()?))
        }
        Some(Value::Bool(_) | Value::Object(_)) => None,
    };
    parsed.map(Some).ok_or_else(|| bad(entity, "range"))
}

fn kind(entity: &Entity) -> Result<CardKind, Rejection> {
    match entity.facts.get("type").and_then(Value::as_str) {
        Some("melee") => Ok(CardKind::Melee),
        Some("ranged") => Ok(CardKind::Ranged),
        Some("instant") => Ok(CardKind::Instant),
        _ => Err(bad(entity, "type")),
    }
}

fn words(entity: &Entity, field: &str) -> Vec<String> {
    let list = entity.facts.get(field).and_then(Value::as_array);
    list.into_iter().flatten().filter_map(|word| word.as_str().map(str::to_owned)).collect()
}

/// Which texts people carry out: printed cards (level 1) have theirs read aloud; an invented card says so itself.
fn texts(entity: &Entity, kind: CardKind) -> (Hands, DamageText) {
    let by_people = number(entity, "level") == Some(1);
    let tags = entity.facts.get("tags").and_then(Value::as_array).is_some_and(|tags| !tags.is_empty());
    let text = flag(entity, "text").unwrap_or(kind == CardKind::Instant || (by_people && tags));
    let rules = match text {
        _ if !by_people && !effect::read(entity).is_empty() => Hands::App,
        true => Hands::People,
        false => Hands::Nobody,
    };
    let damage = match number(entity, "damage") {
        _ if kind == CardKind::Instant => DamageText::None,
        _ if by_people => DamageText::People,
        None if entity.facts.get("damage").is_some_and(|damage| !damage.is_null()) => DamageText::People,
        None => DamageText::None,
        Some(_) if flag(entity, "per-success") == Some(true) => DamageText::PerSuccess,
        Some(_) => DamageText::Once,
    };
    (rules, damage)
}

/// What stands on a card, each a text of the pack: `tag-push` with its number.
pub fn tags(entity: &Entity) -> Vec<Text> {
    let list = entity.facts.get("tags").and_then(Value::as_array);
    let text = |tag: &Value| {
        let name = tag.get("tag").and_then(Value::as_str)?;
        let yes = |field: &str| if tag.get(field).and_then(Value::as_bool) == Some(true) { "yes" } else { "no" };
        let count = tag.get("n").and_then(Value::as_i64);
        let text = Text::of(format!("tag-{name}")).with("each", yes("each")).with("upto", yes("up-to"));
        Some(text.with("n", count.map_or(Arg::Name("X".to_owned()), Arg::Number)))
    };
    list.into_iter().flatten().filter_map(text).collect()
}

fn needs(entity: &Entity) -> Needs {
    let yes = |field: &str| flag(entity, field) == Some(true);
    Needs {
        not_ultimate: yes("not-ultimate"),
        own_turn: yes("own-turn"),
        target_only: yes("target-only"),
        target_anchored: yes("target-anchored"),
        ability: entity.facts.get("needs").and_then(Value::as_str).map(key),
    }
}

/// A number or an X, which counts as 0 until it is said; what nobody knows yet is said as well.
fn or_x(entity: &Entity, field: &'static str) -> Result<(i64, bool), Rejection> {
    match entity.facts.get(field) {
        Some(Value::Null) => Ok((0, true)),
        Some(Value::String(word)) if word == "x" => Ok((0, true)),
        _ => Ok((small(entity, field, 0)?, false)),
    }
}

fn card(entity: &Entity, of_robot: bool) -> Result<Card, Rejection> {
    let kind = kind(entity)?;
    let cooldown = small(entity, "cooldown", 0)?;
    if cooldown > 3 {
        return Err(bad(entity, "cooldown"));
    }
    let (rules_text, damage_text) = texts(entity, kind);
    let ((cost, cost_is_x), (power_cost, power_is_x)) = (or_x(entity, "cost")?, or_x(entity, "power-cost")?);
    Ok(Card {
        name: entity.name.clone(),
        kind,
        ultimate: flag(entity, "ultimate") == Some(true),
        cost,
        cost_is_x,
        power_cost,
        power_is_x,
        range: range(entity)?,
        dice: small(entity, "dice", 0)?,
        combo: flag(entity, "combo") == Some(true),
        counter: flag(entity, "counter") == Some(true),
        damage: number(entity, "damage"),
        per_success: flag(entity, "per-success"),
        cooldown: cooldown as usize,
        activated: flag(entity, "activated") == Some(true),
        rules_text,
        damage_text,
        effects: effect::read(entity),
        needs: needs(entity),
        of_robot,
        lasts: entity.facts.get("lasts").and_then(Value::as_str) == Some("turn"),
        tags: tags(entity),
        aside: flag(entity, "aside") == Some(true),
        moments: words(entity, "moments"),
    })
}

/// What is against a card as an entity (GR-STA-14).
pub fn test_card(entity: &Entity) -> Vec<Reason> {
    card(entity, false).err().map(|refused| refused.reasons).unwrap_or_default()
}

fn mat(setup: &Setup, pieces: &[Key]) -> Result<Mat, Rejection> {
    let all: Vec<&Entity> = pieces.iter().filter_map(|key| setup.entities.get(key)).collect();
    let one = |kind: &str| all.iter().copied().find(|entity| entity.kind == kind);
    let missing = |code: &'static str| Rejection::because(Refusal::Malformed, vec![why(code, "GR-SET-02")]);
    let (Some(pilot), Some(robot)) = (one("pilot"), one("robot")) else { return Err(missing("pilot-and-robot")) };
    let stats = Stats {
        heart: small(pilot, "heart", 0)?,
        rage: small(pilot, "rage", 0)?,
        power: small(pilot, "power", 0)?,
        max_spirit: small(pilot, "max-spirit", 0)?,
        max_armor: small(robot, "armor", 0)?,
        speed: small(robot, "speed", 0)?,
        defense: small(robot, "defense", 0)?,
    };
    let of_kind = |kind: &'static str| all.iter().copied().filter(move |entity| entity.kind == kind);
    let always = of_kind("ability").filter(|one| one.facts.get("power").and_then(Value::as_i64).unwrap_or(0) == 0);
    let mods = std::iter::once(pilot).chain(always).flat_map(mods::read).collect();
    Ok(Mat {
        pilot: pilot.name.clone(),
        robot: robot.name.clone(),
        stats,
        cards: of_kind("card").map(|entity| entity.key.clone()).collect(),
        abilities: of_kind("ability").map(|entity| entity.key.clone()).collect(),
        mods,
    })
}

/// Reads the boards and cards of every seat.
///
/// # Errors
/// The entity whose field cannot be what it says, or a seat without exactly a pilot and a robot (GR-SET-02).
pub fn read(setup: &Setup) -> Result<Book, Rejection> {
    if setup.chairs.len() != 2 {
        return Err(Rejection::because(Refusal::Malformed, vec![why("two-seats", "GR-SET-01")]));
    }
    let mut cards = BTreeMap::new();
    let robots: Vec<&Key> = setup.entities.values().filter(|one| one.kind == "robot").map(|one| &one.key).collect();
    for entity in setup.entities.values().filter(|entity| entity.kind == "card") {
        let of_robot = entity.of.as_ref().is_some_and(|of| robots.contains(&of));
        cards.insert(entity.key.clone(), card(entity, of_robot)?);
    }
    let abilities = setup.entities.values().filter(|entity| entity.kind == "ability");
    let abilities = abilities.map(|entity| (entity.key.clone(), ability::read(entity))).collect();
    let mats = setup.chairs.iter().map(|chair| mat(setup, &chair.pieces)).collect::<Result<_, _>>()?;
    Ok(Book { cards, abilities, mats })
}

impl Card {
    pub fn is_attack(&self) -> bool {
        self.kind != CardKind::Instant
    }
}
