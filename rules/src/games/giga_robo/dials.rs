//! Paths: what can be set by hand, and what can be read. A dial's bounds stand here once; setting goes through the
//! game's own events. `red.spirit`, `red.slot3.surge`, `red.cards.volt-spike`, `attack.dice`.
use super::facts::{Event, FAR, MANY, Why};
use super::state::{Attack, Ill, Place, Pool, Reply, Robot, Side, Stats, Trauma};
use super::{Crank, Table, mods, view};
use crate::engine::{Dial, PathDoc};
use crate::offer::{Choice, Kind};
use crate::seat::Seat;
use crate::setup::{Key, key};
use crate::text::Text;
use serde_json::{Value, json};

/// Every path pattern; `SEAT` is a seat's word, `N` a Slot, `CARD` a card's key.
pub const PATHS: &[PathDoc] = &[
    dial("SEAT.armor", "armor"),
    dial("SEAT.spirit", "spirit"),
    dial("SEAT.control", "control"),
    dial("SEAT.barrier", "barrier"),
    dial("SEAT.heart", "heart"),
    dial("SEAT.rage", "rage"),
    dial("SEAT.power", "power"),
    dial("SEAT.max-spirit", "max-spirit"),
    dial("SEAT.max-armor", "max-armor"),
    dial("SEAT.speed", "speed"),
    dial("SEAT.defense", "defense"),
    dial("SEAT.hand", "hand"),
    dial("SEAT.slotN", "slot"),
    dial("SEAT.slotN.fire", "slot-ill"),
    dial("SEAT.slotN.panic", "slot-ill"),
    dial("SEAT.slotN.surge", "slot-ill"),
    dial("SEAT.slotN.anchor", "slot-ill"),
    dial("SEAT.cards.CARD", "card"),
    dial("SEAT.ability.ABILITY", "ability"),
    dial("SEAT.discount", "discount"),
    read("SEAT.abilities", "abilities"),
    read("SEAT.tokens", "tokens"),
    read("SEAT.lasting", "lasting"),
    read("SEAT.fire", "ills"),
    read("SEAT.panic", "ills"),
    read("SEAT.surge", "ills"),
    read("SEAT.anchor", "ills"),
    read("SEAT.movement", "movement"),
    read("SEAT.upright", "upright"),
    read("SEAT.played", "played"),
    read("set-up.rolling", "rolling"),
    read("set-up.winner", "map-winner"),
    read("move.cost", "move-cost"),
    read("recovery.seat", "recovery-seat"),
    read("recovery.pool", "recovery-pool"),
    read("recovery.power", "bought"),
    read("recovery.dice", "recovery-dice"),
    read("recovery.success", "recovery-success"),
    dial("recovery.die.N", "die"),
    read("turn", "turn"),
    read("turns", "turns"),
    read("phase", "phase"),
    dial("moved", "moved"),
    dial("distance", "distance"),
    read("attack.by", "attack-by"),
    read("attack.target", "attack-target"),
    read("attack.cards", "attack-cards"),
    read("attack.type", "attack-type"),
    read("attack.cancelled", "attack-cancelled"),
    read("attack.resolved", "attack-resolved"),
    read("attack.level", "attack-level"),
    read("attack.cover", "attack-cover"),
    read("attack.winner", "attack-winner"),
    read("attack.hurt", "attack-hurt"),
    read("attack.automatic", "attack-automatic"),
    dial("attack.extra", "extra"),
    read("attack.pool", "pool"),
    read("attack.power", "bought"),
    read("attack.dice", "dice"),
    read("attack.aside", "aside"),
    read("attack.successes", "successes"),
    dial("attack.die.N", "die"),
    read("reply.kind", "reply-kind"),
    read("reply.card", "reply-card"),
    dial("reply.extra", "extra"),
    read("reply.pool", "pool"),
    read("reply.power", "bought"),
    read("reply.dice", "dice"),
    read("reply.aside", "aside"),
    read("reply.successes", "successes"),
    dial("reply.die.N", "die"),
    read("waiting", "waiting"),
    read("window", "window"),
    read("depth", "depth"),
    read("outcome", "outcome"),
    read("option.NAME", "option"),
];

const fn dial(path: &'static str, name: &'static str) -> PathDoc {
    PathDoc { path, name, dial: true }
}

const fn read(path: &'static str, name: &'static str) -> PathDoc {
    PathDoc { path, name, dial: false }
}

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
    let plain = |seat: Option<Seat>, title: Text, kind: Kind| Dial {
        path: path.to_owned(),
        title: match seat {
            Some(seat) => title.with("seat", table.name(seat)),
            None => title,
        },
        value: value.clone(),
        printed: None,
        kind,
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
            plain(Some(seat), title, Kind::number(0, MANY, "GR-TRM-01"))
        }
        Spot::Card(seat, card) => card_dial(table, seat, &card, closed, plain)?,
        Spot::Ability(seat, ability) => {
            let lit = table.state.robot(seat).abilities.get(&ability)?.tokens;
            let power = table.book.0.abilities.get(&ability).filter(|ability| ability.power > 0)?.power;
            let most = power.min(lit + mods::token_room(table, seat)).max(lit);
            let title = Text::of("dial-ability").with("ability", view::name_of(table, &ability));
            plain(Some(seat), title, Kind::number(0, most, "GR-ABL-01"))
        }
        Spot::Discount(seat) => plain(Some(seat), Text::of("dial-discount"), Kind::number(0, MANY, "GR-STA-15")),
        Spot::Moved => plain(None, Text::of("dial-moved"), Kind::YesNo),
        Spot::Distance => plain(None, Text::of("dial-distance"), Kind::number(0, FAR, "GR-ATK-03")),
        Spot::Extra(side) => {
            let seat = table.state.attack.as_deref()?.seat(side);
            plain(Some(seat), Text::of("dial-extra"), Kind::number(-MANY, MANY, "GR-DIE-01"))
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

/// The value a path names.
pub fn peek(table: &Table, path: &str) -> Option<Value> {
    if let Some(value) = attack_peek(table, path) {
        return Some(value);
    }
    let word = |seat: Seat| table.setup.chairs[seat.index()].word.as_str();
    let set_up = table.state.set_up.as_ref();
    match path {
        "set-up.rolling" => {
            let rolling = set_up.map_or(&[][..], |set_up| &set_up.rolling);
            return Some(json!(rolling.iter().map(|seat| word(*seat)).collect::<Vec<_>>()));
        }
        "set-up.winner" => return Some(json!(set_up.and_then(|set_up| set_up.winner).map(word))),
        "turn" => return Some(json!(word(table.state.turn))),
        "turns" => return Some(json!(table.state.turns)),
        "phase" => return Some(json!(table.state.phase)),
        "moved" => return Some(json!(table.state.moved)),
        "move.cost" => return Some(json!(table.state.path_cost)),
        "distance" => {
            let (one, other) = pair(table)?;
            return Some(json!(table.state.distance(one, other)));
        }
        _ => {}
    }
    if let Some(rest) = path.strip_prefix("recovery.") {
        return recovery_peek(table, rest);
    }
    let (seat, rest) = path.split_once('.')?;
    seat_peek(table, table.seat_named(seat)?, rest)
}

/// Values of the Recovery Roll; null while there is none.
fn recovery_peek(table: &Table, rest: &str) -> Option<Value> {
    let Some(roll) = table.state.recovery() else { return Some(Value::Null) };
    Some(match rest {
        "seat" => json!(table.setup.chairs[roll.seat.index()].word.as_str()),
        "pool" => json!(roll.dice),
        "power" => json!(roll.power),
        "dice" => json!(roll.faces),
        "success" => json!(roll.success),
        _ => json!(roll.faces.get(rest.strip_prefix("die.")?.parse::<usize>().ok()?)?),
    })
}

fn seat_peek(table: &Table, seat: Seat, rest: &str) -> Option<Value> {
    let robot = table.state.robot(seat);
    match rest {
        "movement" => return Some(json!(mods::movement(table, seat))),
        "abilities" => return Some(json!(robot.abilities.keys().collect::<Vec<_>>())),
        "tokens" => return Some(json!(robot.tokens())),
        "lasting" => return Some(json!(robot.lasting)),
        "upright" => return Some(json!(robot.lying(Place::upright))),
        "played" => return Some(json!(robot.lying(|place| place == Place::Played))),
        _ => {}
    }
    if let Some(ill) = Ill::ALL.into_iter().find(|ill| ill.word() == rest) {
        return Some(json!(robot.ills(ill)));
    }
    Some(match seat_spot(seat, rest)? {
        Spot::Number(_, gauge) => json!(gauge.value(robot)),
        Spot::Barrier(_) => json!(robot.barrier),
        Spot::Hand(_) => json!(robot.lying(|place| place == Place::Hand)),
        Spot::Slot(_, slot) => json!(robot.lying(|place| place.slot() == Some(slot))),
        Spot::Ill(_, slot, ill) => json!(robot.trauma[slot - 1].count(ill)),
        Spot::Card(_, card) => json!(robot.cards.get(&card)?),
        Spot::Ability(_, ability) => json!(robot.abilities.get(&ability)?.tokens),
        Spot::Discount(_) => json!(robot.discount),
        Spot::Moved | Spot::Distance | Spot::Extra(_) | Spot::Die(..) | Spot::RecoveryDie(_) => return None,
    })
}

/// Values of the attack; null while there is none.
fn attack_peek(table: &Table, path: &str) -> Option<Value> {
    let (half, rest) = path.split_once('.').filter(|(half, _)| matches!(*half, "attack" | "reply"))?;
    let Some(attack) = table.state.attack.as_deref() else { return Some(Value::Null) };
    let side = if half == "attack" { Side::Attacker } else { Side::Defender };
    pool_peek(attack, side, rest).or_else(|| match side {
        Side::Attacker => said_peek(table, attack, rest),
        Side::Defender => reply_peek(attack, rest),
    })
}

fn pool_peek(attack: &Attack, side: Side, rest: &str) -> Option<Value> {
    let pool: &Pool = attack.pool(side);
    let aside = || pool.dice.iter().filter(|die| die.aside).map(|die| die.face).collect::<Vec<_>>();
    let won = attack.judged.filter(|judged| judged.winner == Some(side)).map_or(0, |judged| judged.successes);
    Some(match rest {
        "extra" => json!(pool.extra),
        "pool" => json!(pool.main()),
        "power" => json!(pool.power),
        "dice" => json!(pool.live().collect::<Vec<_>>()),
        "aside" => json!(aside()),
        "successes" => json!(won),
        _ => json!(pool.dice.get(rest.strip_prefix("die.")?.parse::<usize>().ok()?)?.face),
    })
}

fn said_peek(table: &Table, attack: &Attack, rest: &str) -> Option<Value> {
    let word = |seat: Seat| table.setup.chairs[seat.index()].word.as_str();
    Some(match rest {
        "by" => json!(word(attack.by)),
        "target" => json!(word(attack.target)),
        "cards" => json!(attack.cards),
        "type" => view::attack_type(table, attack),
        "cancelled" => json!(attack.cancelled),
        "resolved" => json!(attack.resolved),
        "level" => json!(attack.level),
        "cover" => json!(attack.cover.target),
        "winner" => match attack.judged.and_then(|judged| judged.winner) {
            Some(side) => json!(word(attack.seat(side))),
            None => Value::Null,
        },
        "automatic" => json!(attack.automatic.map(|judged| judged.successes)),
        "hurt" => json!(attack.hurt.iter().map(|seat| word(*seat)).collect::<Vec<_>>()),
        _ => return None,
    })
}

fn reply_peek(attack: &Attack, rest: &str) -> Option<Value> {
    Some(match (rest, &attack.reply) {
        ("kind", Some(Reply::Defend)) => json!("defend"),
        ("kind", Some(Reply::React(_))) => json!("react"),
        ("kind", Some(Reply::TakeHit)) => json!("take-hit"),
        ("card", Some(Reply::React(card))) => json!(card),
        ("kind" | "card", _) => Value::Null,
        _ => return None,
    })
}
