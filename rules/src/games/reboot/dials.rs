//! Paths: what can be set by hand, and what can be read. A dial's bounds stand here once; setting goes through the
//! game's own events. `ann.energy`, `ann.at`, `wall.2:3e`, `section.n.total`, `attack.die`.
mod kinds;
mod paths;
mod peek;
mod set;

pub use paths::PATHS;
pub use peek::peek;
pub use set::set;

use super::attack::Role;
use super::board::SECTIONS;
use super::book::{FACES, Item};
use super::facts::FLOOR;
use super::state::{DISASTERS, MANY, Token};
use super::{Table, acts};
use crate::engine::Dial;
use crate::ground::{At, Edge};
use crate::offer::Kind;
use crate::seat::Seat;
use crate::text::{Arg, Text};
use serde_json::{Value, json};

/// A path taken apart.
enum Spot {
    Energy(Seat),
    Cards(Seat),
    Hand(Seat),
    Stands(Seat),
    Melee(Seat),
    Shield(Seat),
    Broken(Seat),
    Team(Seat),
    Out(Seat),
    Cube,
    Round,
    Spent,
    Event,
    Placed,
    Discard,
    Wall(Edge),
    Token(At),
    Search(At),
    Down(usize),
    Total(usize),
    Die(Role),
}

fn spot(table: &Table, path: &str) -> Option<Spot> {
    let on_board = |at: &str| at.parse::<At>().ok().filter(|at| table.state.squares().contains(*at));
    Some(match path {
        "cube" => Spot::Cube,
        "round" => Spot::Round,
        "spent" => Spot::Spent,
        "event" => Spot::Event,
        "placed" => Spot::Placed,
        "discard.cards" => Spot::Discard,
        "attack.die" => Spot::Die(Role::Attack),
        "counter.die" => Spot::Die(Role::Counter),
        _ => match path.split_once('.')? {
            ("wall", edge) => Spot::Wall(edge.parse().ok().filter(|edge| table.state.squares().inner(*edge))?),
            ("token", at) => Spot::Token(on_board(at)?),
            ("search", at) => Spot::Search(on_board(at)?),
            ("section", rest) => section_spot(rest)?,
            (word, rest) => seat_spot(table.seat_named(word)?, rest)?,
        },
    })
}

fn section_spot(rest: &str) -> Option<Spot> {
    let (name, what) = rest.split_once('.')?;
    let section = SECTIONS.iter().position(|one| *one == name)?;
    match what {
        "down" => Some(Spot::Down(section)),
        "total" => Some(Spot::Total(section)),
        _ => None,
    }
}

fn seat_spot(seat: Seat, rest: &str) -> Option<Spot> {
    Some(match rest {
        "energy" => Spot::Energy(seat),
        "cards" => Spot::Cards(seat),
        "hand" => Spot::Hand(seat),
        "at" => Spot::Stands(seat),
        "melee" => Spot::Melee(seat),
        "shield" => Spot::Shield(seat),
        "broken" => Spot::Broken(seat),
        "team" => Spot::Team(seat),
        "out" => Spot::Out(seat),
        _ => return None,
    })
}

/// Every dial that something lies behind; any other space or edge can be set by its path.
pub fn all(table: &Table) -> Vec<Dial> {
    let mut paths: Vec<String> = Vec::new();
    let words = ["energy", "cards", "hand", "at", "melee", "shield", "broken", "team", "out"];
    for chair in &table.setup.chairs {
        paths.extend(words.map(|word| format!("{}.{word}", chair.word)));
    }
    paths.extend(["cube", "round", "spent", "event", "placed", "discard.cards"].map(str::to_owned));
    for name in SECTIONS {
        paths.extend([format!("section.{name}.down"), format!("section.{name}.total")]);
    }
    paths.extend(table.state.walls.iter().map(|edge| format!("wall.{edge}")));
    paths.extend(table.state.tokens.keys().map(|at| format!("token.{at}")));
    paths.extend(table.state.search.iter().map(|at| format!("search.{at}")));
    paths.extend(["attack.die", "counter.die"].map(str::to_owned));
    paths.iter().filter_map(|path| one(table, path)).collect()
}

/// One dial with its bounds and what it holds now.
pub fn one(table: &Table, path: &str) -> Option<Dial> {
    let at = spot(table, path)?;
    let seat = owner(&at);
    let (title, kind) = told(table, &at)?;
    let title = match seat {
        Some(seat) => title.with("seat", table.name(seat)),
        None => title,
    };
    let hidden = match at {
        Spot::Hand(_) => true,
        Spot::Team(seat) => !table.state.roborg(seat).shown,
        _ => false,
    };
    Some(Dial {
        path: path.to_owned(),
        title,
        value: held(table, &at),
        printed: None,
        kind,
        rule: rule(&at),
        seat,
        hidden,
    })
}

fn owner(at: &Spot) -> Option<Seat> {
    match at {
        Spot::Energy(seat) | Spot::Cards(seat) | Spot::Hand(seat) | Spot::Stands(seat) | Spot::Melee(seat) => {
            Some(*seat)
        }
        Spot::Shield(seat) | Spot::Broken(seat) | Spot::Team(seat) | Spot::Out(seat) => Some(*seat),
        _ => None,
    }
}

/// The rule by which each is kept.
fn rule(at: &Spot) -> &'static str {
    match at {
        Spot::Energy(_) | Spot::Out(_) => "RB-END-01",
        Spot::Cards(_) | Spot::Hand(_) => "RB-CRD-07",
        Spot::Stands(_) => "RB-ACT-01",
        Spot::Melee(_) => "RB-CRD-01",
        Spot::Shield(_) => "RB-SHD-04",
        Spot::Broken(_) => "RB-SHD-03",
        Spot::Team(_) => "RB-TEAM-01",
        Spot::Cube => "RB-RND-01",
        Spot::Round => "RB-RND-02",
        Spot::Spent => "RB-RND-03",
        Spot::Event => "RB-EVT-01",
        Spot::Placed => "RB-DIS-05",
        Spot::Discard => "RB-CRD-06",
        Spot::Wall(_) => "RB-SET-04",
        Spot::Token(_) => "RB-SET-08",
        Spot::Search(_) => "RB-FRE-04",
        Spot::Down(_) => "RB-DIS-01",
        Spot::Total(_) => "RB-DIS-07",
        Spot::Die(_) => "RB-ATK-04",
    }
}

fn told(table: &Table, at: &Spot) -> Option<(Text, Kind)> {
    let number = |key: &'static str, min: i64, max: i64| (Text::of(key), Kind::number(min, max, rule(at)));
    let place = |key: &'static str, what: Text| Text::of(key).with("place", Arg::Text(Box::new(what)));
    Some(match at {
        Spot::Energy(_) => (Text::of("dial-energy"), Kind::number(FLOOR, MANY, "RB-X-05")),
        Spot::Cards(_) => number("dial-cards", 0, MANY),
        Spot::Hand(seat) => (Text::of("dial-hand"), kinds::hand(table, *seat)),
        Spot::Stands(_) => (Text::of("dial-at"), kinds::space(table)),
        Spot::Melee(seat) => {
            let worn = &table.state.roborg(*seat).melee;
            (Text::of("dial-melee"), kinds::worn(table, worn, |item| matches!(item, Item::Melee(_))))
        }
        Spot::Shield(seat) => {
            let worn = &table.state.roborg(*seat).shield;
            (Text::of("dial-shield"), kinds::worn(table, worn, |item| matches!(item, Item::Shield { .. })))
        }
        Spot::Broken(_) => number("dial-broken", 0, MANY),
        Spot::Team(_) => (Text::of("dial-team"), kinds::team()),
        Spot::Out(_) => (Text::of("dial-out"), Kind::YesNo),
        Spot::Cube => (Text::of("dial-cube"), kinds::seat(table)),
        Spot::Round => number("dial-round", 0, MANY),
        Spot::Spent => number("dial-spent", 0, MANY),
        Spot::Event => number("dial-event", 0, acts::EVENTS),
        Spot::Placed => number("dial-placed", 0, DISASTERS),
        Spot::Discard => number("dial-discard", 0, MANY),
        Spot::Wall(edge) => (place("dial-wall", acts::edge_text(*edge)), Kind::YesNo),
        Spot::Token(at) => (place("dial-token", acts::space_text(*at)), kinds::token()),
        Spot::Search(at) => (place("dial-search", acts::space_text(*at)), Kind::YesNo),
        Spot::Down(section) => {
            let title = Text::of("dial-down").with("section", acts::section_arg(*section));
            (title, Kind::number(0, DISASTERS, rule(at)))
        }
        Spot::Total(section) => {
            let title = Text::of("dial-total").with("section", acts::section_arg(*section));
            (title, Kind::number(0, MANY, rule(at)))
        }
        Spot::Die(role) => {
            table.state.attack.as_deref()?.side(*role).face?;
            number("dial-die", 1, FACES)
        }
    })
}

fn held(table: &Table, at: &Spot) -> Value {
    let state = &table.state;
    let roborg = |seat: &Seat| state.roborg(*seat);
    match at {
        Spot::Energy(seat) => json!(roborg(seat).energy),
        Spot::Cards(seat) => json!(roborg(seat).cards),
        Spot::Hand(seat) => json!(roborg(seat).named),
        Spot::Stands(seat) => json!(roborg(seat).at),
        Spot::Melee(seat) => json!(roborg(seat).melee),
        Spot::Shield(seat) => json!(roborg(seat).shield),
        Spot::Broken(seat) => json!(roborg(seat).broken),
        Spot::Team(seat) => json!(roborg(seat).team),
        Spot::Out(seat) => json!(roborg(seat).out),
        Spot::Cube => word(table, state.cube),
        Spot::Round => json!(state.round),
        Spot::Spent => json!(state.spent),
        Spot::Event => json!(state.event.unwrap_or(0)),
        Spot::Placed => json!(state.placed),
        Spot::Discard => json!(state.discard.cards),
        Spot::Wall(edge) => json!(state.walls.contains(edge)),
        Spot::Token(at) => json!(state.tokens.get(at).map(|token| match token {
            Token::FreshLost => Token::Lost,
            other => *other,
        })),
        Spot::Search(at) => json!(state.search.contains(at)),
        Spot::Down(section) => json!(state.sections[*section].old + state.sections[*section].new),
        Spot::Total(section) => json!(state.sections[*section].total()),
        Spot::Die(role) => json!(state.attack.as_deref().and_then(|attack| attack.side(*role).face)),
    }
}

fn word(table: &Table, seat: Seat) -> Value {
    json!(table.setup.chairs.get(seat.index()).map(|chair| chair.word.as_str()))
}
