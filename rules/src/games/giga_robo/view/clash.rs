//! The dice held against each other.
use super::super::Table;
use super::super::attack::{Attack, Pool, Reply, Side};
use super::name_of;
use crate::text::Text;
use crate::view::{Cited, Dice, DiceRow, Die, Piece, Region, Shape};

/// The dice held against each other, once an attack is declared.
pub fn clash(table: &Table) -> Option<Region> {
    let attack = table.state.attack.as_deref()?;
    let rows = [Side::Attacker, Side::Defender].into_iter().map(|side| row(table, attack, side)).collect();
    let piece = Piece::Dice(Dice { title: headline(table, attack), rule: Some(deciding(table, attack)), rows });
    Some(Region { id: "clash".to_owned(), seat: None, piece })
}

fn headline(table: &Table, attack: &Attack) -> Text {
    let attack_title = match attack.cards.len() {
        1 => Text::of("clash-card").with("card", attack.cards.first().map_or("", |card| name_of(table, card))),
        count => Text::of("clash-combo").with("count", count).with("seat", table.name(attack.by)),
    };
    match attack.judged {
        Some(judged) => match judged.winner {
            Some(side) => {
                Text::of("clash-leads").with("seat", table.name(attack.seat(side))).with("count", judged.successes)
            }
            None => Text::of("clash-nobody"),
        },
        None => attack_title,
    }
}

/// The rule that decides what is seen on the dice.
fn deciding(table: &Table, attack: &Attack) -> Cited {
    let counter = match &attack.reply {
        Some(Reply::React(card)) => table.book.0.cards.get(card).is_some_and(|card| card.counter),
        _ => false,
    };
    let id = match &attack.reply {
        Some(Reply::TakeHit) => "GR-ATK-13",
        _ if counter => "GR-CTR-03",
        _ if attack.attacker.dice.is_empty() => "GR-DIE-01",
        _ => "GR-ATK-16",
    };
    Cited { id: id.to_owned(), text: Text::of(format!("cite-{id}")) }
}

fn row(table: &Table, attack: &Attack, side: Side) -> DiceRow {
    let (pool, seat) = (attack.pool(side), attack.seat(side));
    let note = match (side, &attack.reply) {
        (Side::Attacker, _) if attack.cards.len() > 1 => Text::of("dice-combo").with("count", attack.cards.len()),
        (Side::Attacker, _) => Text::of("dice-attack"),
        (Side::Defender, Some(Reply::Defend)) => Text::of("dice-defense"),
        (Side::Defender, Some(Reply::React(card))) => Text::of("dice-react").with("card", name_of(table, card)),
        (Side::Defender, Some(Reply::TakeHit)) => Text::of("dice-take-hit"),
        (Side::Defender, None) => Text::of("dice-no-reply"),
    };
    let winner = attack.judged.and_then(|judged| judged.winner);
    let score = attack.judged.map(|judged| if judged.winner == Some(side) { judged.successes } else { 0 });
    DiceRow {
        seat,
        title: Text::name(table.name(seat)),
        note,
        dice: dice(pool, attack),
        score,
        leads: winner == Some(side),
    }
}

fn dice(pool: &Pool, attack: &Attack) -> Vec<Die> {
    let shape = |power: bool| if power { Shape::Extra } else { Shape::Main };
    if pool.dice.is_empty() && attack.reply != Some(Reply::TakeHit) {
        let main = (0..pool.main()).map(|_| Die { face: None, shape: Shape::Main, aside: false });
        let power = (0..pool.power).map(|_| Die { face: None, shape: Shape::Extra, aside: false });
        return main.chain(power).collect();
    }
    pool.dice.iter().map(|die| Die { face: Some(die.face), shape: shape(die.power), aside: die.aside }).collect()
}
