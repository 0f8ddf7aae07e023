//! What should lie on the real table.
use super::super::attack::Side;
use super::super::chart::Hands;
use super::super::state::{Ill, Place};
use super::super::{Table, fight};
use super::name_of;
use crate::seat::Seat;
use crate::text::{Arg, Text};
use crate::view::{CheckLine, Viewer};

/// What should lie on the real table, seat by seat, then the open question.
pub fn check(table: &Table, viewer: &Viewer) -> Vec<CheckLine> {
    let mut lines: Vec<CheckLine> = table.seats().flat_map(|seat| check_seat(table, seat, viewer)).collect();
    if let Some(attack) = table.state.attack.as_deref().filter(|attack| !attack.attacker.dice.is_empty()) {
        let faces = |side: Side| attack.pool(side).live().map(Arg::Number).collect::<Vec<_>>();
        let text =
            Text::of("check-dice").with("attacker", faces(Side::Attacker)).with("defender", faces(Side::Defender));
        let note = Some(Text::name(table.name(fight::reader(attack))));
        lines.push(CheckLine { seat: None, text, note, dials: Vec::new() });
    }
    lines
}

fn check_seat(table: &Table, seat: Seat, viewer: &Viewer) -> Vec<CheckLine> {
    let (robot, word) = (table.state.robot(seat), &table.setup.chairs[seat.index()].word);
    let line = |text: Text, note: Option<Text>, dials: Vec<String>| CheckLine { seat: Some(seat), text, note, dials };
    let path = |name: &str| format!("{word}.{name}");
    let numbers = Text::of("check-numbers")
        .with("seat", table.name(seat))
        .with("armor", robot.armor)
        .with("spirit", robot.spirit);
    let power =
        Text::of(if robot.barrier { "check-power-barrier" } else { "check-power" }).with("count", robot.control);
    let mut lines = vec![line(numbers, Some(power), ["armor", "spirit", "control", "barrier"].map(path).into())];
    for (key, lit) in robot.abilities.iter().filter(|(_, lit)| lit.tokens > 0) {
        let text = Text::of("check-ability").with("ability", name_of(table, key)).with("seat", table.name(seat));
        let note = Text::of("check-power").with("count", lit.tokens);
        lines.push(line(text, Some(note), vec![path(&format!("ability.{key}"))]));
    }
    for slot in [3, 2, 1] {
        let cards = robot.lying(|place| place.slot() == Some(slot));
        let names: Vec<Arg> = cards.iter().map(|card| Arg::from(name_of(table, card))).collect();
        let tokens = robot.trauma[slot - 1];
        let there = Ill::ALL.into_iter().filter(|ill| tokens.count(*ill) > 0);
        let ills: Vec<Text> =
            there.map(|ill| Text::of(format!("check-{}", ill.word())).with("count", tokens.count(ill))).collect();
        if names.is_empty() && ills.is_empty() {
            continue;
        }
        let key = if names.is_empty() { "check-slot-empty" } else { "check-slot" };
        let text = Text::of(key).with("slot", slot).with("cards", names).with("seat", table.name(seat));
        let dials = cards.iter().map(|card| path(&format!("cards.{card}")));
        let dials = dials.chain(Ill::ALL.map(|ill| path(&format!("slot{slot}.{}", ill.word())))).collect();
        let mut ills = ills.into_iter();
        lines.push(line(text, ills.next(), dials));
        lines.extend(ills.map(|ill| {
            line(Text::of("check-slot-empty").with("slot", slot).with("seat", table.name(seat)), Some(ill), Vec::new())
        }));
    }
    lines.push(check_hand(table, seat, viewer));
    lines
}

fn check_hand(table: &Table, seat: Seat, viewer: &Viewer) -> CheckLine {
    let cards = table.state.robot(seat).lying(|place| place == Place::Hand);
    let open = table.variant.hands == Hands::Open || viewer.sees(seat);
    let text = Text::of("check-hand").with("seat", table.name(seat)).with("count", cards.len());
    let names: Vec<Arg> = cards.iter().map(|card| Arg::from(name_of(table, card))).collect();
    let note = (open && !names.is_empty()).then(|| Text::of("list").with("items", names));
    CheckLine { seat: Some(seat), text, note, dials: Vec::new() }
}
