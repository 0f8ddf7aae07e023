//! What each dial can be set to.
use super::super::book::Item;
use super::super::state::Token;
use super::super::{Table, acts, known};
use super::word;
use crate::offer::{Choice, Kind};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::Text;
use serde_json::Value;

pub fn hand(table: &Table, seat: Seat) -> Kind {
    let roborg = table.state.roborg(seat);
    let max = roborg.cards.max(0) as usize;
    let beyond = why("more-than-in-hand", "RB-CRD-07").with("max", max);
    let from = item_choices(table, &roborg.named, |item| !item.is_equipment());
    Kind::Several { from, min: 0, max, ordered: false, beyond }
}

// The items that fit; what is there already stays among them, also where its set is not played with any more.
fn item_choices(table: &Table, there: &[Key], wanted: impl Fn(&Item) -> bool) -> Vec<Choice> {
    let mut items: Vec<(Key, Item)> = known::items(table).into_iter().filter(|(_, item)| wanted(item)).collect();
    for key in there {
        let known = items.iter().any(|(one, _)| one == key);
        items.extend(known::item(table, key).filter(|_| !known).map(|item| (key.clone(), item)));
    }
    items.iter().map(|(key, item)| acts::item_choice(table, key, *item)).collect()
}

pub fn space(table: &Table) -> Kind {
    let nowhere = Choice::new(Value::Null, Text::of("nowhere"));
    let spaces = table.state.squares().spaces().map(|at| Choice::new(at, acts::space_text(at)));
    Kind::OneOf { from: std::iter::once(nowhere).chain(spaces).collect() }
}

pub fn worn(table: &Table, worn: &Option<Key>, wanted: impl Fn(&Item) -> bool) -> Kind {
    let none = Choice::new(Value::Null, Text::of("nothing"));
    let items = item_choices(table, worn.as_slice(), wanted);
    Kind::OneOf { from: std::iter::once(none).chain(items).collect() }
}

pub fn team() -> Kind {
    let none = Choice::new(Value::Null, Text::of("nothing"));
    let card = |card: char| Choice::new(card, Text::of("team-card").with("card", card.to_string()));
    Kind::OneOf { from: std::iter::once(none).chain("AaBbCc".chars().map(card)).collect() }
}

pub fn seat(table: &Table) -> Kind {
    let choice = |seat: Seat| Choice::new(word(table, seat), Text::name(table.name(seat)));
    Kind::OneOf { from: table.seats().map(choice).collect() }
}

pub fn token() -> Kind {
    let none = Choice::new(Value::Null, Text::of("nothing"));
    let token = |token: Token, key: &'static str| Choice::new(token, Text::of(key));
    Kind::OneOf { from: vec![none, token(Token::Retrieve, "token-retrieve"), token(Token::Lost, "token-lost")] }
}
