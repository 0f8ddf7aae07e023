//! Paths: what can be set by hand, and what can be read. A dial's bounds stand here once; setting goes through the
//! game's own events. `ann.energy`, `ann.at`, `wall.2:3e`, `section.n.total`, `attack.die`.
use super::attack::{Laid, Role};
use super::board::SECTIONS;
use super::book::{FACES, Item};
use super::facts::{Event, FLOOR, How, Why};
use super::state::{DISASTERS, MANY, Pile, Roborg, Team, Token};
use super::{Crank, Table, acts, known, settle};
use crate::engine::{Dial, PathDoc};
use crate::ground::{At, Edge};
use crate::offer::{Choice, Kind};
use crate::rule::why;
use crate::seat::Seat;
use crate::setup::{Key, key};
use crate::text::{Arg, Text};
use serde_json::{Value, json};

const fn dial(path: &'static str, name: &'static str) -> PathDoc {
    PathDoc { path, name, dial: true }
}

const fn read(path: &'static str, name: &'static str) -> PathDoc {
    PathDoc { path, name, dial: false }
}

/// Every path pattern; `SEAT` is a seat's word, `X:Y` a space, `SECTION` one of nw n ne w safe e sw s se.
pub const PATHS: &[PathDoc] = &[
    dial("SEAT.energy", "energy"),
    dial("SEAT.cards", "cards"),
    dial("SEAT.hand", "hand"),
    dial("SEAT.at", "at"),
    dial("SEAT.melee", "melee"),
    dial("SEAT.shield", "shield"),
    dial("SEAT.broken", "broken"),
    dial("SEAT.team", "team"),
    dial("SEAT.out", "out"),
    read("SEAT.shield-left", "shield-left"),
    read("SEAT.section", "section-of"),
    read("SEAT.shown", "team-shown"),
    read("SEAT.unspent", "unspent"),
    dial("cube", "cube"),
    dial("round", "round"),
    dial("spent", "spent"),
    read("actions", "actions"),
    read("left", "left"),
    read("turn", "turn"),
    read("phase", "phase"),
    dial("event", "event"),
    dial("placed", "placed"),
    dial("discard.cards", "discard"),
    read("discard.named", "discard-named"),
    read("under", "under"),
    read("walls", "walls"),
    read("tokens", "tokens"),
    dial("wall.EDGE", "wall"),
    dial("token.X:Y", "token"),
    dial("search.X:Y", "search-space"),
    dial("section.SECTION.down", "section-down"),
    dial("section.SECTION.total", "section-total"),
    read("section.SECTION.tokens", "section-tokens"),
    read("attack.by", "attack-by"),
    read("attack.target", "attack-target"),
    read("attack.distance", "attack-distance"),
    read("attack.laid", "laid"),
    read("attack.result", "result"),
    read("attack.score", "score"),
    dial("attack.die", "die"),
    read("counter.laid", "laid"),
    read("counter.result", "result"),
    read("counter.score", "score"),
    dial("counter.die", "die"),
    read("fallen", "fallen"),
    read("waiting", "waiting"),
    read("window", "window"),
    read("depth", "depth"),
    read("outcome", "outcome"),
    read("option.NAME", "option"),
];

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
    Some(Dial { path: path.to_owned(), title, value: held(table, &at), printed: None, kind, seat, hidden })
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

fn told(table: &Table, at: &Spot) -> Option<(Text, Kind)> {
    let number =
        |key: &'static str, min: i64, max: i64, rule: &'static str| (Text::of(key), Kind::number(min, max, rule));
    let place = |key: &'static str, what: Text| Text::of(key).with("place", Arg::Text(Box::new(what)));
    Some(match at {
        Spot::Energy(_) => number("dial-energy", FLOOR, MANY, "RB-X-05"),
        Spot::Cards(_) => number("dial-cards", 0, MANY, "RB-CRD-07"),
        Spot::Hand(seat) => (Text::of("dial-hand"), hand_kind(table, *seat)),
        Spot::Stands(_) => (Text::of("dial-at"), space_kind(table)),
        Spot::Melee(seat) => {
            let worn = &table.state.roborg(*seat).melee;
            (Text::of("dial-melee"), worn_kind(table, worn, |item| matches!(item, Item::Melee(_))))
        }
        Spot::Shield(seat) => {
            let worn = &table.state.roborg(*seat).shield;
            (Text::of("dial-shield"), worn_kind(table, worn, |item| matches!(item, Item::Shield { .. })))
        }
        Spot::Broken(_) => number("dial-broken", 0, MANY, "RB-SHD-03"),
        Spot::Team(_) => (Text::of("dial-team"), team_kind()),
        Spot::Out(_) => (Text::of("dial-out"), Kind::YesNo),
        Spot::Cube => (Text::of("dial-cube"), seat_kind(table)),
        Spot::Round => number("dial-round", 0, MANY, "RB-RND-02"),
        Spot::Spent => number("dial-spent", 0, MANY, "RB-RND-03"),
        Spot::Event => number("dial-event", 0, acts::EVENTS, "RB-EVT-01"),
        Spot::Placed => number("dial-placed", 0, DISASTERS, "RB-DIS-05"),
        Spot::Discard => number("dial-discard", 0, MANY, "RB-CRD-06"),
        Spot::Wall(edge) => (place("dial-wall", acts::edge_text(*edge)), Kind::YesNo),
        Spot::Token(at) => (place("dial-token", acts::space_text(*at)), token_kind()),
        Spot::Search(at) => (place("dial-search", acts::space_text(*at)), Kind::YesNo),
        Spot::Down(section) => {
            let title = Text::of("dial-down").with("section", acts::section_arg(*section));
            (title, Kind::number(0, DISASTERS, "RB-DIS-01"))
        }
        Spot::Total(section) => {
            let title = Text::of("dial-total").with("section", acts::section_arg(*section));
            (title, Kind::number(0, MANY, "RB-DIS-07"))
        }
        Spot::Die(role) => {
            table.state.attack.as_deref()?.side(*role).face?;
            number("dial-die", 1, FACES, "RB-ATK-04")
        }
    })
}

fn hand_kind(table: &Table, seat: Seat) -> Kind {
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

fn space_kind(table: &Table) -> Kind {
    let nowhere = Choice::new(Value::Null, Text::of("nowhere"));
    let spaces = table.state.squares().spaces().map(|at| Choice::new(at, acts::space_text(at)));
    Kind::OneOf { from: std::iter::once(nowhere).chain(spaces).collect() }
}

fn worn_kind(table: &Table, worn: &Option<Key>, wanted: impl Fn(&Item) -> bool) -> Kind {
    let none = Choice::new(Value::Null, Text::of("nothing"));
    let items = item_choices(table, worn.as_slice(), wanted);
    Kind::OneOf { from: std::iter::once(none).chain(items).collect() }
}

fn team_kind() -> Kind {
    let none = Choice::new(Value::Null, Text::of("nothing"));
    let card = |card: char| Choice::new(card, Text::of("team-card").with("card", card.to_string()));
    Kind::OneOf { from: std::iter::once(none).chain("AaBbCc".chars().map(card)).collect() }
}

fn seat_kind(table: &Table) -> Kind {
    let choice = |seat: Seat| Choice::new(word(table, seat), Text::name(table.name(seat)));
    Kind::OneOf { from: table.seats().map(choice).collect() }
}

fn token_kind() -> Kind {
    let none = Choice::new(Value::Null, Text::of("nothing"));
    let token = |token: Token, key: &'static str| Choice::new(token, Text::of(key));
    Kind::OneOf { from: vec![none, token(Token::Retrieve, "token-retrieve"), token(Token::Lost, "token-lost")] }
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

/// The value a path names, set-able or not.
pub fn peek(table: &Table, path: &str) -> Option<Value> {
    let state = &table.state;
    let word = |seat: Seat| word(table, seat);
    let seats = |list: &[Seat]| Value::Array(list.iter().map(|seat| word(*seat)).collect());
    let side = |role: Role| state.attack.as_deref().map(|attack| attack.side(role));
    Some(match path {
        "cube" => word(state.cube),
        "turn" => word(state.turn),
        "phase" => json!(state.phase),
        "actions" => json!(state.actions()),
        "left" => json!((state.actions() - state.spent).max(0)),
        "discard.named" => json!(state.discard.named),
        "under" => json!(state.under),
        "walls" => json!(state.walls.len()),
        "tokens" => json!(state.tokens.len()),
        "fallen" => seats(&state.fallen),
        "attack.by" => state.attack.as_deref().map_or(Value::Null, |attack| word(attack.by)),
        "attack.target" => state.attack.as_deref().map_or(Value::Null, |attack| word(attack.target)),
        "attack.distance" => {
            let attack = state.attack.as_deref()?;
            json!(super::board::range(table, attack.by, attack.target).distance)
        }
        "attack.laid" => json!(side(Role::Attack).map(|side| laid_word(&side.laid))),
        "counter.laid" => json!(side(Role::Counter).map(|side| laid_word(&side.laid))),
        "attack.result" => json!(side(Role::Attack).map(|side| side.result)),
        "counter.result" => json!(side(Role::Counter).map(|side| side.result)),
        "attack.score" => json!(side(Role::Attack).and_then(|side| side.score())),
        "counter.score" => json!(side(Role::Counter).and_then(|side| side.score())),
        _ => {
            return seat_peek(table, path)
                .or_else(|| section_peek(table, path))
                .or_else(|| spot(table, path).map(|at| held(table, &at)));
        }
    })
}

fn section_peek(table: &Table, path: &str) -> Option<Value> {
    let name = path.strip_prefix("section.")?.strip_suffix(".tokens")?;
    let section = SECTIONS.iter().position(|one| *one == name)?;
    let state = &table.state;
    Some(json!(state.tokens.keys().filter(|at| state.section_of(**at) == section).count()))
}

fn seat_peek(table: &Table, path: &str) -> Option<Value> {
    let (word, rest) = path.split_once('.')?;
    let seat = table.seat_named(word)?;
    let roborg = table.state.roborg(seat);
    match rest {
        "shield-left" => Some(json!(super::fight::shield_left(table, seat))),
        "section" => Some(json!(roborg.at.map(|at| SECTIONS[table.state.section_of(at)]))),
        "shown" => Some(json!(roborg.shown)),
        "unspent" => Some(json!(roborg.unspent)),
        _ => None,
    }
}

fn laid_word(laid: &Laid) -> String {
    match laid {
        Laid::Nothing => "nothing".to_owned(),
        Laid::Unarmored => "unarmored".to_owned(),
        Laid::Melee(_) => "melee".to_owned(),
        Laid::Ranged(key) => key.to_string(),
        Laid::Energy(value) => format!("energy-{value}"),
    }
}

/// Sets a dial by the game's own events.
pub fn set(crank: &mut Crank, path: &str, to: &Value) {
    let Some(at) = spot(&crank.table, path) else { return };
    let number = to.as_i64().unwrap_or_default();
    let item: Option<Key> = to.as_str().map(key);
    match at {
        Spot::Energy(seat) => {
            let from = crank.table.state.roborg(seat).energy;
            crank.event(Event::Energy { seat, from, to: number, why: Why::Set });
        }
        Spot::Cards(seat) => settle::set_cards(crank, seat, number),
        Spot::Hand(seat) => set_hand(crank, seat, to),
        Spot::Stands(seat) => {
            let at = serde_json::from_value(to.clone()).ok().flatten();
            crank.event(Event::Stands { seat, at, how: How::Set });
        }
        Spot::Melee(seat) => crank.event(Event::Melee { seat, item }),
        Spot::Shield(seat) => crank.event(Event::Shield { seat, item }),
        Spot::Broken(seat) => {
            crank.event(Event::Broken { seat, to: number });
            super::fight::break_if_full(crank, seat);
        }
        Spot::Team(seat) => {
            let team: Option<Team> = serde_json::from_value(to.clone()).ok().flatten();
            crank.event(Event::Team { seat, team });
            crank.event(Event::Shown { seat, shown: team.is_some_and(|team| team.leads) });
        }
        Spot::Out(seat) => set_out(crank, seat, to == &Value::Bool(true)),
        _ => set_table(crank, &at, to, number),
    }
}

fn set_table(crank: &mut Crank, at: &Spot, to: &Value, number: i64) {
    let yes = to == &Value::Bool(true);
    match at {
        Spot::Cube => {
            let seat = to.as_str().and_then(|word| crank.table.seat_named(word));
            seat.into_iter().for_each(|seat| crank.event(Event::Cube(seat)));
        }
        Spot::Round => crank.event(Event::Round(number)),
        Spot::Spent => crank.event(Event::Spent(number)),
        Spot::Event => crank.event(Event::InEffect((number > 0).then_some(number))),
        Spot::Placed => crank.event(Event::Placed(number)),
        Spot::Discard => {
            let mut named = crank.table.state.discard.named.clone();
            named.truncate(number.max(0) as usize);
            crank.event(Event::Discard(Pile { cards: number, named }));
        }
        Spot::Wall(edge) => crank.event(Event::Wall { edge: *edge, stands: yes }),
        Spot::Token(at) => {
            let token = serde_json::from_value(to.clone()).ok().flatten();
            crank.event(Event::Token { at: *at, token });
            if token == Some(Token::Retrieve) {
                crank.event(Event::Strewn(true));
            }
        }
        Spot::Search(at) => crank.event(Event::Search { at: *at, is: yes }),
        Spot::Down(section) => crank.event(Event::Down { section: *section, old: number, new: 0 }),
        Spot::Total(section) => {
            let up = if number > 0 { vec![number] } else { Vec::new() };
            crank.event(Event::Up { section: *section, up });
        }
        Spot::Die(role) => crank.event(Event::Rolled { role: *role, face: Some(number) }),
        _ => {}
    }
}

/// What a hand holds, said by its owner: it holds at least these.
fn set_hand(crank: &mut Crank, seat: Seat, to: &Value) {
    let cards: Vec<Key> = to.as_array().into_iter().flatten().filter_map(Value::as_str).map(key).collect();
    let Roborg { cards: count, .. } = *crank.table.state.roborg(seat);
    crank.event(Event::Named { seat, cards: cards.into_iter().take(count.max(0) as usize).collect() });
}

fn set_out(crank: &mut Crank, seat: Seat, out: bool) {
    let was = crank.table.state.roborg(seat).out;
    match (was, out) {
        (false, true) => crank.event(Event::Fell { seat, by: None }),
        (true, false) => {
            crank.event(Event::Rose(seat));
            // Who stands again has at least enough to stand with.
            let from = crank.table.state.roborg(seat).energy;
            if settle::is_fatal(&crank.table.variant, from) {
                crank.event(Event::Energy { seat, from, to: 1, why: Why::Set });
            }
        }
        _ => {}
    }
}
