//! Paths: what can be set by hand, and what can be read. A dial's bounds stand here once; setting goes through the
//! game's own events. `red.spirit`, `red.slot3.surge`, `red.cards.volt-spike`, `attack.dice`.
mod paths;
mod peek;

pub use paths::PATHS;
pub use peek::peek;

use super::attack::Side;
use super::facts::{Event, FAR, MANY, Why};
use super::state::{Ill, Place, Robot, Stats, Trauma};
use super::{Crank, Table, mods, view};
use crate::engine::Dial;
use crate::offer::{Choice, Kind};
use crate::seat::Seat;
use crate::setup::{Key, key};
use crate::text::Text;
use serde_json::{Value, json};

/// A path taken apart.
enum Spot {
    Number(Seat, Gauge),
    Barrier(Seat),
    Hand(Seat),
    Slot(Seat, usize),
    Ill(Seat, usize, Ill),
    Card(Seat, Key),
    Ability(Seat, Key),
    Discount(Seat),
    Moved,
    Distance,
    Extra(Side),
    Die(Side, usize),
    RecoveryDie(usize),
}

/// A number of a seat's mat.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Gauge {
    Armor,
    Spirit,
    Control,
    Heart,
    Rage,
    Power,
    MaxSpirit,
    MaxArmor,
    Speed,
    Defense,
}

const GAUGES: [(Gauge, &str); 10] = [
    (Gauge::Armor, "armor"),
    (Gauge::Spirit, "spirit"),
    (Gauge::Control, "control"),
    (Gauge::Heart, "heart"),
    (Gauge::Rage, "rage"),
    (Gauge::Power, "power"),
    (Gauge::MaxSpirit, "max-spirit"),
    (Gauge::MaxArmor, "max-armor"),
    (Gauge::Speed, "speed"),
    (Gauge::Defense, "defense"),
];

impl Gauge {
    fn field(self, stats: &mut Stats) -> Option<&mut i64> {
        match self {
            Gauge::Armor | Gauge::Spirit | Gauge::Control => None,
            Gauge::Heart => Some(&mut stats.heart),
            Gauge::Rage => Some(&mut stats.rage),
            Gauge::Power => Some(&mut stats.power),
            Gauge::MaxSpirit => Some(&mut stats.max_spirit),
            Gauge::MaxArmor => Some(&mut stats.max_armor),
            Gauge::Speed => Some(&mut stats.speed),
            Gauge::Defense => Some(&mut stats.defense),
        }
    }

    fn value(self, robot: &Robot) -> i64 {
        let mut stats = robot.stats;
        match self {
            Gauge::Armor => robot.armor,
            Gauge::Spirit => robot.spirit,
            Gauge::Control => robot.control,
            _ => self.field(&mut stats).map_or(0, |field| *field),
        }
    }

    /// Lowest, highest, and the rule that bounds it.
    fn bounds(self, table: &Table, seat: Seat) -> (i64, i64, &'static str) {
        let robot = table.state.robot(seat);
        match self {
            Gauge::Armor => (0, robot.stats.max_armor, "GR-STA-06"),
            Gauge::Spirit => (0, robot.stats.max_spirit, "GR-STA-04"),
            Gauge::Control => (0, (robot.control + mods::token_room(table, seat)).min(MANY), "GR-PWR-03"),
            Gauge::Heart => (0, MANY, "GR-STA-01"),
            Gauge::Rage => (0, MANY, "GR-STA-02"),
            Gauge::Power => (0, MANY, "GR-STA-03"),
            Gauge::MaxSpirit => (0, MANY, "GR-STA-04"),
            Gauge::MaxArmor => (1, MANY, "GR-STA-06"),
            Gauge::Speed => (0, mods::speed_cap(table, seat).max(robot.stats.speed), "GR-STA-08"),
            Gauge::Defense => (0, MANY, "GR-STA-09"),
        }
    }
}

fn spot(table: &Table, path: &str) -> Option<Spot> {
    match path {
        "moved" => return Some(Spot::Moved),
        "distance" => return Some(Spot::Distance),
        "attack.extra" => return Some(Spot::Extra(Side::Attacker)),
        "reply.extra" => return Some(Spot::Extra(Side::Defender)),
        _ => {}
    }
    if let Some(index) = path.strip_prefix("attack.die.") {
        return Some(Spot::Die(Side::Attacker, index.parse().ok()?));
    }
    if let Some(index) = path.strip_prefix("reply.die.") {
        return Some(Spot::Die(Side::Defender, index.parse().ok()?));
    }
    if let Some(index) = path.strip_prefix("recovery.die.") {
        return Some(Spot::RecoveryDie(index.parse().ok()?));
    }
    let (word, rest) = path.split_once('.')?;
    seat_spot(table.seat_named(word)?, rest)
}

fn seat_spot(seat: Seat, rest: &str) -> Option<Spot> {
    if let Some((gauge, _)) = GAUGES.iter().find(|(_, word)| *word == rest) {
        return Some(Spot::Number(seat, *gauge));
    }
    if let Some(card) = rest.strip_prefix("cards.") {
        return Some(Spot::Card(seat, key(card)));
    }
    if let Some(ability) = rest.strip_prefix("ability.") {
        return Some(Spot::Ability(seat, key(ability)));
    }
    match rest {
        "discount" => return Some(Spot::Discount(seat)),
        "barrier" => return Some(Spot::Barrier(seat)),
        "hand" => return Some(Spot::Hand(seat)),
        _ => {}
    }
    let slot = rest.strip_prefix("slot")?;
    let (number, ill) = slot.split_once('.').map_or((slot, None), |(number, ill)| (number, Some(ill)));
    let number = number.parse::<usize>().ok().filter(|number| (1..=3).contains(number))?;
    match ill {
        None => Some(Spot::Slot(seat, number)),
        Some(word) => Ill::ALL.into_iter().find(|ill| ill.word() == word).map(|ill| Spot::Ill(seat, number, ill)),
    }
}

/// Every dial, seat by seat; zones are set through their cards and by scenarios.
pub fn all(table: &Table) -> Vec<Dial> {
    let mut paths: Vec<String> = Vec::new();
    for seat in table.seats() {
        let word = table.setup.chairs[seat.index()].word.clone();
        paths.extend(GAUGES.iter().map(|(_, gauge)| format!("{word}.{gauge}")));
        paths.push(format!("{word}.barrier"));
        for slot in [3, 2, 1] {
            paths.extend(Ill::ALL.map(|ill| format!("{word}.slot{slot}.{}", ill.word())));
        }
        let cards = &table.state.robot(seat).cards;
        paths.extend(cards.keys().map(|card| format!("{word}.cards.{card}")));
        let abilities = table.state.robot(seat).abilities.keys();
        paths.extend(abilities.map(|ability| format!("{word}.ability.{ability}")));
        paths.push(format!("{word}.discount"));
    }
    paths.extend(["moved".to_owned(), "distance".to_owned()]);
    if let Some(attack) = table.state.attack.as_deref() {
        for (side, name) in [(Side::Attacker, "attack"), (Side::Defender, "reply")] {
            paths.push(format!("{name}.extra"));
            paths.extend((0..attack.pool(side).dice.len()).map(|index| format!("{name}.die.{index}")));
        }
    }
    let rolled = table.state.recovery().map_or(0, |roll| roll.faces.len());
    paths.extend((0..rolled).map(|index| format!("recovery.die.{index}")));
    paths.iter().filter_map(|path| one(table, path)).collect()
}

/// One dial with its bounds and what it holds now.
pub fn one(table: &Table, path: &str) -> Option<Dial> {
    let at = spot(table, path)?;
    let value = peek(table, path)?;
    let closed = table.variant.hands == super::chart::Hands::Closed;
    let rule = rule(table, &at);
    let plain = |seat: Option<Seat>, title: Text, kind: Kind| Dial {
        path: path.to_owned(),
        title: match seat {
            Some(seat) => title.with("seat", table.name(seat)),
            None => title,
        },
        value: value.clone(),
        printed: None,
        kind,
        rule,
        seat,
        hidden: false,
    };
    Some(match at {
        Spot::Number(seat, gauge) => number_dial(table, seat, gauge, plain),
        Spot::Barrier(seat) => plain(Some(seat), Text::of("dial-barrier"), Kind::YesNo),
        Spot::Hand(seat) => Dial { hidden: closed, ..plain(Some(seat), Text::of("dial-hand"), zone(table, seat)) },
        Spot::Slot(seat, slot) => plain(Some(seat), Text::of("dial-slot").with("slot", slot), zone(table, seat)),
        Spot::Ill(seat, slot, ill) => {
            let title = Text::of(format!("dial-ill-{}", ill.word())).with("slot", slot);
            plain(Some(seat), title, Kind::number(0, MANY, rule))
        }
        Spot::Card(seat, card) => card_dial(table, seat, &card, closed, plain)?,
        Spot::Ability(seat, ability) => {
            let lit = table.state.robot(seat).abilities.get(&ability)?.tokens;
            let power = table.book.0.abilities.get(&ability).filter(|ability| ability.power > 0)?.power;
            let most = power.min(lit + mods::token_room(table, seat)).max(lit);
            let title = Text::of("dial-ability").with("ability", view::name_of(table, &ability));
            plain(Some(seat), title, Kind::number(0, most, rule))
        }
        Spot::Discount(seat) => plain(Some(seat), Text::of("dial-discount"), Kind::number(0, MANY, rule)),
        Spot::Moved => plain(None, Text::of("dial-moved"), Kind::YesNo),
        Spot::Distance => plain(None, Text::of("dial-distance"), Kind::number(0, FAR, rule)),
        Spot::Extra(side) => {
            let seat = table.state.attack.as_deref()?.seat(side);
            plain(Some(seat), Text::of("dial-extra"), Kind::number(-MANY, MANY, rule))
        }
        Spot::Die(side, index) => {
            let seat = table.state.attack.as_deref()?.seat(side);
            plain(Some(seat), die_title(index), die_kind(table, &value))
        }
        Spot::RecoveryDie(index) => {
            plain(Some(table.state.recovery()?.seat), die_title(index), die_kind(table, &value))
        }
    })
}

/// The rule by which each is kept.
fn rule(table: &Table, at: &Spot) -> &'static str {
    match at {
        Spot::Number(seat, gauge) => gauge.bounds(table, *seat).2,
        Spot::Barrier(_) => "GR-BAR-02",
        Spot::Hand(_) => "GR-CDN-09",
        Spot::Slot(..) | Spot::Card(..) => "GR-CDN-01",
        Spot::Ill(_, _, ill) => ill.rule(),
        Spot::Ability(..) => "GR-ABL-01",
        Spot::Discount(_) => "GR-STA-15",
        Spot::Moved => "GR-MOV-02",
        Spot::Distance => "GR-ATK-03",
        Spot::Extra(_) => "GR-DIE-01",
        Spot::Die(..) | Spot::RecoveryDie(_) => "GR-DIE-15",
    }
}

fn die_title(index: usize) -> Text {
    Text::of("dial-die").with("nth", index + 1)
}

/// A die rolled before the table changed its dice still shows what it shows.
fn die_kind(table: &Table, shown: &Value) -> Kind {
    let faces = table.variant.attack_die.max(table.variant.power_die).max(table.variant.defense_die);
    Kind::number(1, faces.max(shown.as_i64().unwrap_or(0)), "GR-DIE-15")
}

fn number_dial(table: &Table, seat: Seat, gauge: Gauge, plain: impl Fn(Option<Seat>, Text, Kind) -> Dial) -> Dial {
    let (min, max, rule) = gauge.bounds(table, seat);
    let word = GAUGES.iter().find(|(one, _)| *one == gauge).map_or("", |(_, word)| word);
    let mut stats = table.book.0.mats.get(seat.index()).map(|mat| mat.stats);
    let printed = stats.as_mut().and_then(|stats| gauge.field(stats).map(|field| json!(*field)));
    Dial { printed, ..plain(Some(seat), Text::of(format!("dial-{word}")), Kind::number(min, max, rule)) }
}

/// Where one card lies. What is on the stack is no dial: resolving would overwrite it, `void` is the way.
fn card_dial(
    table: &Table,
    seat: Seat,
    card: &Key,
    closed: bool,
    plain: impl Fn(Option<Seat>, Text, Kind) -> Dial,
) -> Option<Dial> {
    let place = *table.state.robot(seat).cards.get(card)?;
    if place == Place::Played {
        return None;
    }
    let name = table.book.0.cards.get(card).map_or("", |card| card.name.as_str());
    let places = Place::ALL.into_iter().filter(|place| *place != Place::Played);
    let from = places.map(|place| Choice::new(place, view::place_name(place))).collect();
    let hidden = closed && matches!(place, Place::Hand | Place::Aside);
    Some(Dial { hidden, ..plain(Some(seat), Text::of("dial-card").with("card", name), Kind::OneOf { from }) })
}

/// Exactly these cards lie here; a card no longer named is set aside.
fn zone(table: &Table, seat: Seat) -> Kind {
    let robot = table.state.robot(seat);
    let cards = robot.lying(|place| place != Place::Played);
    let from: Vec<Choice> = cards.into_iter().map(|card| Choice::new(&card, view::card_name(table, &card))).collect();
    let max = from.len();
    Kind::Several { from, min: 0, max, ordered: false, beyond: crate::rule::why("bounds", "GR-CDN-01") }
}

/// Carries a set dial out in events.
pub fn set(crank: &mut Crank, path: &str, to: &Value) {
    let Some(at) = spot(&crank.table, path) else { return };
    let number = to.as_i64().unwrap_or(0);
    let event = match at {
        Spot::Number(seat, gauge) => gauge_event(&crank.table, seat, gauge, number),
        Spot::Barrier(seat) => Event::BarrierSet { seat, up: to.as_bool().unwrap_or(false) },
        Spot::Hand(seat) => return fill(crank, seat, Place::Hand, to),
        Spot::Slot(seat, slot) => return fill(crank, seat, Place::in_slot(slot, false), to),
        Spot::Ill(seat, slot, ill) => {
            let mut slots: [Trauma; 3] = crank.table.state.robot(seat).trauma;
            *slots[slot - 1].count_mut(ill) = number.clamp(0, MANY);
            Event::TraumaSet { seat, slots }
        }
        Spot::Card(seat, card) => match serde_json::from_value(to.clone()) {
            Ok(to) => Event::Placed { seat, card, to },
            Err(_) => return,
        },
        Spot::Ability(seat, ability) => Event::Lit { seat, ability, tokens: number },
        Spot::Discount(seat) => Event::Discounted { seat, amount: number },
        Spot::Moved => Event::MovedSet(to.as_bool().unwrap_or(false)),
        Spot::Distance => match pair(&crank.table) {
            Some((one, other)) => Event::Said { one, other, distance: number },
            None => return,
        },
        Spot::Extra(side) => Event::ExtraSet { side, dice: number },
        Spot::Die(side, die) => Event::FaceSet { side, die, face: number },
        Spot::RecoveryDie(die) => Event::RecoveryFace { die, face: number },
    };
    crank.event(event);
}

fn pair(table: &Table) -> Option<(Seat, Seat)> {
    match table.seats().collect::<Vec<_>>()[..] {
        [one, other] => Some((one, other)),
        _ => None,
    }
}

fn gauge_event(table: &Table, seat: Seat, gauge: Gauge, to: i64) -> Event {
    let robot = table.state.robot(seat);
    let (from, lost, why) = (gauge.value(robot), 0, Why::Hand);
    let mut stats = robot.stats;
    match gauge {
        Gauge::Armor => Event::Armor { seat, from, to, why },
        Gauge::Spirit => Event::Spirit { seat, from, to, lost, why },
        Gauge::Control => Event::Control { seat, from, to, lost, why },
        _ => {
            if let Some(field) = gauge.field(&mut stats) {
                *field = to;
            }
            Event::StatsSet { seat, stats }
        }
    }
}

fn fill(crank: &mut Crank, seat: Seat, zone: Place, to: &Value) {
    let wanted: Vec<Key> = to.as_array().into_iter().flatten().filter_map(Value::as_str).map(key).collect();
    let cards = crank.table.state.robot(seat).cards.clone();
    let same = |place: Place| if zone == Place::Hand { place == zone } else { place.slot() == zone.slot() };
    for (card, place) in cards {
        let to = match (wanted.contains(&card), same(place)) {
            (true, false) => zone,
            (false, true) => Place::Aside,
            (true, true) | (false, false) => continue,
        };
        crank.event(Event::Placed { seat, card, to });
    }
}
