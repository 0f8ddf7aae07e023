//! Re-rolling by a card's text: which dice, and what they show now (GR-DIE-13).
use super::super::attack::{Attack, Side};
use super::super::chart::Permission;
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Choice, Kind, Offer, Slot, Weight, too_few};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reroll {
    pub dice: Vec<String>,
    pub faces: Vec<i64>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "reroll", slots: &["dice", "faces"] }, home: Home::Text, offer };

/// The letter of a Recovery Roll's dice.
const RECOVERY: char = 'r';

/// The letter of a side in die names.
fn letter(side: Side) -> char {
    match side {
        Side::Attacker => 'a',
        Side::Defender => 'd',
    }
}

fn choices(table: &Table, attack: &Attack, side: Side) -> Vec<Choice> {
    let sealed = table.variant.reroll_set_aside == Permission::NotAllowed;
    let dice = attack.pool(side).dice.iter().enumerate();
    dice.map(|(index, die)| {
        let text = Text::of("die-of").with("face", die.face).with("seat", table.name(attack.seat(side)));
        let aside = if die.aside && sealed { vec![why("die-set-aside", "GR-AMB-18")] } else { Vec::new() };
        Choice::new(format!("{}{index}", letter(side)), text).barred_by(aside)
    })
    .collect()
}

/// The dice of the Recovery Roll that is being made.
fn recovering(table: &Table) -> Vec<Choice> {
    let Some(roll) = table.state.recovery() else { return Vec::new() };
    let text = |face: &i64| Text::of("die-of").with("face", *face).with("seat", table.name(roll.seat));
    let dice = roll.faces.iter().enumerate();
    dice.map(|(index, face)| Choice::new(format!("{RECOVERY}{index}"), text(face))).collect()
}

fn offer(table: &Table, _seat: Seat) -> Option<Offer> {
    let attack = table.state.attack.as_deref();
    let sides = [Side::Attacker, Side::Defender].into_iter();
    let fighting = sides.flat_map(|side| attack.map_or(Vec::new(), |attack| choices(table, attack, side)));
    let from: Vec<Choice> = recovering(table).into_iter().chain(fighting).collect();
    if from.is_empty() {
        return None;
    }
    let none = too_few(&from, 1, why("die-set-aside", "GR-AMB-18"));
    let variant = &table.variant;
    let sides = variant.attack_die.max(variant.power_die).max(variant.defense_die);
    let count = why("face-for-each-die", "GR-DIE-17");
    let max = from.len();
    let slots = vec![
        Slot::new("dice", Kind::Several { from, min: 1, max, ordered: true, beyond: count.clone() })
            .ruled(&["GR-DIE-13"]),
        Slot::new("faces", Kind::Dice { count: 0, like: Some("dice"), sides, beyond: count }).ruled(&["GR-DIE-17"]),
    ];
    Some(Offer::new("reroll", slots, none).weighing(Weight::Aside))
}

pub fn declare(crank: &mut Crank, reroll: &Reroll) {
    for (name, face) in reroll.dice.iter().zip(&reroll.faces) {
        let Ok(die) = name[1..].parse() else { continue };
        let side = if name.starts_with(letter(Side::Attacker)) { Side::Attacker } else { Side::Defender };
        crank.event(match name.starts_with(RECOVERY) {
            true => Event::RecoveryFace { die, face: *face },
            false => Event::Rerolled { side, die, face: *face },
        });
    }
}
