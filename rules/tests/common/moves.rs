//! The moves of random play: mostly what is offered, now and then everything else people do to a table.
use super::draw::Draw;
use super::fill::{Will, fill, value};
use super::played::{Played, input, overruled};
use rules::engine::{Dial, Input};
use rules::offer::{Kind, Offer, Weight};
use rules::seat::Seat;
use rules::table::Table;
use serde_json::{Map, Value, json};

/// Which moves are played.
#[derive(Copy, Clone, Eq, PartialEq)]
pub enum Mix {
    Everything,
    /// Nothing that changes how windows open: no options switched, nothing overruled.
    ByTheBook,
}

/// One move somebody might make now; it may be refused.
pub fn propose<G: Played>(table: &Table<G>, mix: Mix, draw: &mut Draw) -> Option<Input> {
    let anybody = Seat(draw.below(table.setup.chairs.len()) as u8);
    match (draw.below(100), mix) {
        (0..=8, _) => adjust(table, Will::Keep, draw),
        (9..=10, _) => Some(input(anybody, json!({"act": "next"}))),
        (11..=12, _) => land(table, anybody, draw),
        (13, _) => void(table, anybody, draw),
        (14..=17, Mix::Everything) => adjust(table, Will::Break, draw),
        (18..=19, Mix::Everything) => switch::<G>(anybody, draw),
        (20..=25, Mix::Everything) => rule(table, draw),
        (26..=29, Mix::Everything) => late(table, anybody, draw),
        (30, Mix::Everything) => company(anybody, draw),
        (31..=32, Mix::Everything) => beside(table, anybody, draw),
        _ => answer(table, draw),
    }
}

/// The pass of whoever has the word.
pub fn pass<G: Played>(table: &Table<G>) -> Option<Input> {
    let seat = table.waiting().first().copied()?;
    table.window().is_some().then(|| input(seat, json!({"act": "pass"})))
}

/// What an asked seat may do; in windows mostly pass, so that games move on.
fn answer<G: Played>(table: &Table<G>, draw: &mut Draw) -> Option<Input> {
    if table.window().is_some() && !draw.one_in(4) {
        return pass(table);
    }
    let seat = *draw.of(&table.waiting())?;
    let open: Vec<Offer> = table.offers(seat).into_iter().filter(|offer| offer.verdict.allows()).collect();
    let main: Vec<Offer> = open.iter().filter(|offer| offer.weight == Weight::Main).cloned().collect();
    let seldom: Vec<Offer> = open.iter().filter(|offer| G::SELDOM.contains(&offer.act)).cloned().collect();
    let offer = match draw.below(6) {
        0 | 1 if !seldom.is_empty() => draw.of(&seldom)?,
        2..=4 => draw.of(&main).or_else(|| open.first())?,
        _ => draw.of(&open)?,
    };
    Some(input(seat, fill(offer, Will::Keep, draw)?))
}

/// An asked seat's act with anything in it, let through by the table.
fn rule<G: Played>(table: &Table<G>, draw: &mut Draw) -> Option<Input> {
    let seat = *draw.of(&table.waiting())?;
    let offers = table.offers(seat);
    Some(overruled(seat, fill(draw.of(&offers)?, Will::Break, draw)?))
}

/// An act out of turn or in no window, let in by the table.
fn late<G: Played>(table: &Table<G>, seat: Seat, draw: &mut Draw) -> Option<Input> {
    let offers = table.late_offers(seat);
    Some(overruled(seat, fill(draw.of(&offers)?, Will::Break, draw)?))
}

/// What a seat may do though it is not asked.
fn beside<G: Played>(table: &Table<G>, seat: Seat, draw: &mut Draw) -> Option<Input> {
    if draw.one_in(3) {
        return Some(input(seat, json!({"act": "take-back"})));
    }
    let offers: Vec<Offer> = table.offers(seat).into_iter().filter(|offer| G::anytime(offer.act)).collect();
    Some(input(seat, fill(draw.of(&offers)?, Will::Keep, draw)?))
}

fn adjust<G: Played>(table: &Table<G>, will: Will, draw: &mut Draw) -> Option<Input> {
    let dials = G::dials(table);
    let dial = draw.of(&dials)?;
    let to = turned(dial, will, draw)?;
    let act = json!({"act": "adjust", "path": dial.path, "to": to});
    let seat = dial.seat.unwrap_or(Seat(0));
    Some(if will == Will::Keep { input(seat, act) } else { overruled(seat, act) })
}

/// A value for a dial: within its bounds, or far out of them.
pub fn turned(dial: &Dial, will: Will, draw: &mut Draw) -> Option<Value> {
    match (&dial.kind, will) {
        (Kind::Number { min, max, .. }, Will::Keep) => Some(draw.within(*min, *max).into()),
        (Kind::Number { .. }, Will::Break) => draw.of(&[999, 400, 100, 31, 0]).map(|to| json!(to)),
        (kind, _) => value(kind, will, &Map::new(), draw),
    }
}

fn land<G: Played>(table: &Table<G>, seat: Seat, draw: &mut Draw) -> Option<Input> {
    let landings = G::landings(table);
    let (turn, step) = draw.of(&landings)?;
    Some(input(seat, json!({"act": "land", "turn": turn, "step": step})))
}

fn void<G: Played>(table: &Table<G>, seat: Seat, draw: &mut Draw) -> Option<Input> {
    let pending: Vec<u32> = table.pendings().map(|(no, ..)| no).collect();
    Some(input(seat, json!({"act": "void", "thing": draw.of(&pending)?})))
}

fn switch<G: Played>(seat: Seat, draw: &mut Draw) -> Option<Input> {
    let switch = draw.of(G::switches())?;
    let to = draw.of(switch.values)?;
    Some(input(seat, json!({"act": "switch", "option": switch.option, "to": to})))
}

/// People coming and going.
fn company(seat: Seat, draw: &mut Draw) -> Option<Input> {
    let acts = [
        json!({"act": "sit", "name": "Kit"}),
        json!({"act": "draw", "agree": true}),
        json!({"act": "draw", "agree": false}),
        json!({"act": "concede"}),
        json!({"act": "leave", "pieces": "stay"}),
        json!({"act": "leave", "pieces": "go"}),
    ];
    draw.of(&acts).map(|act| input(seat, act.clone()))
}
