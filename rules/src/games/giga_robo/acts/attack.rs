//! Declaring an attack: one Attack card, or two or three with the Combo icon (GR-ATK-01, GR-CMB-01).
//! Nothing counts how many a turn has seen (GR-TRN-04, GR-AMB-82).
use super::super::book::Card;
use super::super::chart::{RangeCheck, Step};
use super::super::facts::{Event, FAR};
use super::super::mods;
use super::super::settle::pay;
use super::super::state::Ill;
use super::place::Home;
use super::{Crank, Table, Verb, afford, afford_tokens, cards, in_reach, needs_ability, printed, unsaid, x_slot};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict, Weight, too_few};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub cards: Vec<Key>,
    pub target: Seat,
    /// Hexes to the Target; not needed when every card reaches anywhere.
    #[serde(default)]
    pub distance: Option<i64>,
    /// Levels the attacker stands above the Target.
    pub level: i64,
    /// Whether the Target is in Cover.
    pub cover: bool,
    /// What is paid for each card whose cost is printed as X.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<i64>,
}

pub const VERB: Verb = Verb {
    doc: ActDoc { act: "attack", slots: &["cards", "target", "distance", "level", "cover", "x"] },
    home: Home::Combat,
    offer,
};

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    // A card that is too dear by itself is too dear in any Combo (GR-ATK-08).
    let bars = |card: &Card| afford(table, seat, mods::cost(table, seat, card, 0));
    let from = cards(table, seat, Card::is_attack, bars);
    // A table that keeps no cards has none to attack with.
    if table.state.robot(seat).cards.is_empty() {
        return None;
    }
    let none = too_few(&from, 1, why("no-attack-in-hand", "GR-CDN-09"));
    let beyond = why("combo-size", "GR-CMB-01");
    let in_hand = from.iter().filter(|choice| choice.verdict.allows()).count();
    let cards = Kind::Several { from, min: 1, max: 3, ordered: true, beyond };
    let mut slots = vec![
        Slot::new("cards", cards).ruled(&["GR-ATK-01"]),
        target(table, seat),
        Slot::new("distance", distances()).optional().ruled(&["GR-ATK-03"]),
        Slot::new("level", Kind::number(-3, 3, "GR-DIE-08")).preset(0).ruled(&["GR-DIE-08"]),
        Slot::new("cover", Kind::YesNo).preset(false).ruled(&["GR-COV-03"]),
    ];
    slots.extend(x_slot(table, seat, Card::is_attack));
    let note = Text::of("note-attack").with("count", in_hand).with("spirit", table.state.robot(seat).spirit);
    Some(Offer::new("attack", slots, none).weighing(Weight::Main).noting(note))
}

fn distances() -> Kind {
    let beyond = why("bounds", "GR-ATK-03").with("min", 1).with("max", FAR);
    Kind::Number { min: 1, max: FAR, usual: vec![1, 2, 3, 4], beyond }
}

/// The opponent's Robot (GR-ATK-02), with the distance and the ground last said.
fn target(table: &Table, seat: Seat) -> Slot {
    let foes: Vec<Seat> = table.living().into_iter().filter(|other| *other != seat).collect();
    let choice = |foe: &Seat| {
        let choice = Choice::new(foe, Text::name(table.name(*foe)));
        let ground = table.state.ground(seat, *foe);
        let choice = choice.setting("level", ground.level).setting("cover", ground.cover);
        match table.state.distance(seat, *foe) {
            Some(distance) => choice.setting("distance", distance),
            None => choice,
        }
    };
    let slot = Slot::new("target", Kind::OneOf { from: foes.iter().map(choice).collect() }).ruled(&["GR-ATK-02"]);
    if let [foe] = foes[..] { slot.preset(foe) } else { slot }
}

pub fn weigh(table: &Table, seat: Seat, attack: &Attack) -> Verdict {
    let all = attack.cards.iter().filter_map(|key| printed(table, key));
    let mut bars = Vec::new();
    if attack.cards.len() > 1 {
        let plain = all.clone().filter(|card| !card.combo);
        bars.extend(plain.map(|card| why("no-combo-icon", "GR-CMB-01").with("card", card.name.as_str())));
    }
    bars.extend(reach(table, seat, attack));
    bars.extend(all.clone().flat_map(|card| unmet(table, seat, attack.target, card)));
    bars.extend(all.clone().filter_map(|card| unsaid(card, attack.x)));
    bars.extend(afford(table, seat, cost(table, seat, attack.x.unwrap_or(0), all.clone())));
    bars.extend(afford_tokens(table, seat, all.clone().map(|card| card.power_cost).sum()));
    if !bars.is_empty() {
        return Verdict::Barred(bars);
    }
    let looks = all.filter_map(|card| card.needs.ability.as_ref()).map(|needs| needs_ability(table, seat, needs));
    looks.fold(Verdict::Open, Verdict::and)
}

/// What all cards cost together; each is reduced by itself, a waiting reduction counts for the first alone (GR-AMB-78).
fn cost<'a>(table: &Table, seat: Seat, x: i64, cards: impl Iterator<Item = &'a Card>) -> i64 {
    let each = |(index, card): (usize, &Card)| match index {
        0 => mods::cost(table, seat, card, x),
        _ => mods::full_cost(table, seat, card, x),
    };
    cards.enumerate().map(each).sum()
}

/// Requirements of an attack's card that the app can test (GR-ATK-07).
pub fn unmet(table: &Table, seat: Seat, target: Seat, card: &Card) -> Vec<Reason> {
    let mut bars = Vec::new();
    if card.needs.own_turn && table.state.turn != seat {
        bars.push(why("own-turn-only", "GR-ATK-07").with("card", card.name.as_str()));
    }
    if card.needs.target_anchored && table.state.robot(target).ills(Ill::Anchor) == 0 {
        bars.push(why("needs-anchor", "GR-ATK-07").with("card", card.name.as_str()));
    }
    bars
}

/// Every card must reach the Target at declaration, or only the first where the table plays it so (GR-CMB-11).
fn reach(table: &Table, seat: Seat, attack: &Attack) -> Vec<Reason> {
    let tested = match table.variant.combo_range_check {
        RangeCheck::AllAtDeclaration => attack.cards.len(),
        RangeCheck::FirstOnly => 1,
    };
    let mut bars = Vec::new();
    for (index, card) in attack.cards.iter().take(tested).filter_map(|key| printed(table, key)).enumerate() {
        match attack.distance {
            Some(distance) => {
                let out = in_reach(table, seat, card, distance);
                if index > 0 && !out.is_empty() {
                    bars.push(why("combo-out-of-range", "GR-CMB-11").with("card", card.name.as_str()));
                }
                bars.extend(out);
            }
            None if card.range.is_some() => {
                bars.push(why("say-distance", "GR-ATK-03").with("card", card.name.as_str()))
            }
            None => {}
        }
    }
    bars
}

pub fn declare(crank: &mut Crank, seat: Seat, attack: &Attack) {
    let Attack { cards, target, distance, level, cover, x } = attack.clone();
    if let Some(distance) = distance.filter(|distance| crank.table.state.distance(seat, target) != Some(*distance)) {
        crank.event(Event::Said { one: seat, other: target, distance: distance.clamp(1, FAR) });
    }
    for card in &cards {
        pay(crank, seat, card, x.unwrap_or(0));
    }
    crank.event(Event::Attacked { by: seat, target, cards, level, cover });
    crank.call(Step::Targeted);
}
