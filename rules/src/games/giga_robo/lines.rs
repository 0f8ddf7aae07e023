//! The log: one fact, one line or none, out of the fact and the setup alone. Facts that only move frames say nothing.
use super::acts::Act;
use super::attack::{Judged, Side};
use super::facts::{Event, Why};
use super::state::{Ill, Place};
use super::{GigaRobo, Table, view};
use crate::fact::Fact;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::{Arg, Text};
use crate::view::{Line, Viewer};

/// The lines of one fact, for one viewer.
pub fn lines(table: &Table, fact: &Fact<GigaRobo>, viewer: &Viewer) -> Vec<Line> {
    match fact {
        Fact::Game(event) => event_line(table, event, viewer).into_iter().collect(),
        Fact::Declared(seat, act) => vec![declared(table, *seat, act)],
        Fact::Adjusted { seat, path, to, .. } => {
            let title = super::dials::one(table, path).map_or_else(|| Text::name(path.clone()), |dial| dial.title);
            let to = match to {
                serde_json::Value::Array(list) => Arg::Number(list.len() as i64),
                other => other
                    .as_i64()
                    .map_or_else(|| Arg::Name(other.to_string().trim_matches('"').to_owned()), Arg::Number),
            };
            vec![lead(table, *seat, Text::of("log-adjusted").with("what", Arg::Text(Box::new(title))).with("to", to))]
        }
        Fact::Landed { seat, turn, step, dropped } => {
            let step =
                serde_json::to_value(step).ok().and_then(|step| step.as_str().map(str::to_owned)).unwrap_or_default();
            let step = Arg::Text(Box::new(Text::of(format!("step-{step}")).with("seat", table.name(*turn))));
            let mut all = vec![lead(table, *seat, Text::of("log-landed").with("step", step))];
            all.extend(
                dropped.iter().map(|what| plain(None, Text::of("log-dropped").with("card", name(table, what.thing())))),
            );
            all
        }
        Fact::Cancelled { no, by } => {
            let victim = table.pendings().find(|(number, ..)| number == no);
            let victim = victim.map_or_else(String::new, |(_, _, what, _)| name(table, what.thing()).to_owned());
            let key = if by.is_some() { "log-cancelled-by" } else { "log-cancelled" };
            let by = by.as_ref().map_or("", |card| name(table, card));
            vec![ruled(None, Text::of(key).with("card", victim).with("by", by), "GR-CXL-01")]
        }
        _ => Vec::new(),
    }
}

fn name<'a>(table: &'a Table, card: &Key) -> &'a str {
    view::name_of(table, card)
}

fn lead(table: &Table, seat: Seat, text: Text) -> Line {
    Line { seat: Some(seat), text: text.with("seat", table.name(seat)), rule: None, lead: true }
}

fn plain(seat: Option<Seat>, text: Text) -> Line {
    Line { seat, text, rule: None, lead: false }
}

fn ruled(seat: Option<Seat>, text: Text, rule: &'static str) -> Line {
    Line { rule: Some(rule.to_owned()), ..plain(seat, text) }
}

fn names(table: &Table, cards: &[Key]) -> Vec<Arg> {
    cards.iter().map(|card| Arg::from(name(table, card))).collect()
}

/// What was said, in the words of the act.
fn declared(table: &Table, seat: Seat, act: &Act) -> Line {
    let tag =
        serde_json::to_value(act).ok().and_then(|act| act.get("act")?.as_str().map(str::to_owned)).unwrap_or_default();
    let text = Text::of(format!("said-{tag}"));
    let text = match act {
        Act::Attack(attack) => {
            text.with("cards", names(table, &attack.cards)).with("target", table.name(attack.target))
        }
        Act::Play(play) => text.with("card", name(table, &play.card)),
        Act::React(react) => text.with("card", name(table, &react.card)),
        Act::Cancel(cancel) => text.with("card", name(table, &cancel.thing)),
        Act::Power(power) => text.with("count", power.count),
        Act::Roll(roll) => text.with("dice", roll.dice.iter().map(|face| Arg::Number(*face)).collect::<Vec<_>>()),
        Act::Reroll(reroll) => text.with("count", reroll.dice.len()),
        Act::Hold(hold) => text.with("cards", names(table, &hold.cards)),
        Act::MapRoll(roll) => text.with("dice", roll.dice.iter().map(|face| Arg::Number(*face)).collect::<Vec<_>>()),
        Act::Package(package) => text.with("take", Arg::Key(package.take.key().into())),
        Act::Move(movement) => text.with("hexes", movement.hexes),
        Act::Activate(switch) | Act::Deactivate(switch) => text.with("card", name(table, &switch.ability)),
        Act::Trigger(trigger) => text.with("card", name(table, &trigger.thing)),
        Act::Shut(shut) => text.with("card", name(table, &shut.ability)),
        Act::Recover(recover) => text.with("target", table.name(recover.target)),
        Act::Cheaper(cheaper) => text.with("target", table.name(cheaper.target)),
        Act::Displace(displace) => {
            let way = Arg::Key(format!("way-{}", displace.way.word()).into());
            text.with("target", table.name(displace.target)).with("way", way).with("hexes", displace.hexes)
        }
        Act::Shift(shift) => text.with("card", name(table, &shift.card)),
        Act::Deal(deal) => text.with("target", table.name(deal.target)).with("amount", deal.amount),
        Act::Inflict(inflict) => text.with("target", table.name(inflict.target)).with("amount", inflict.amount),
        Act::Receive(receive) => text.with("target", table.name(receive.target)).with("amount", receive.amount),
        Act::Repair(repair) => text.with("target", table.name(repair.target)).with("amount", repair.amount),
        Act::Spirit(spirit) => text.with("target", table.name(spirit.target)).with("amount", spirit.amount),
        Act::Tokens(tokens) => text.with("target", table.name(tokens.target)).with("amount", tokens.amount),
        Act::Distance(distance) => text.with("distance", distance.distance),
        Act::Trauma(trauma) => {
            let ill = Arg::Key(format!("ill-{}", trauma.ill.word()).into());
            text.with("target", table.name(trauma.target)).with("ill", ill).with("count", trauma.count)
        }
        _ => text,
    };
    lead(table, seat, text)
}

fn gauge(table: &Table, seat: Seat, key: &'static str, (from, to): (i64, i64), lost: i64, why: &Why) -> Option<Line> {
    if from == to && lost == 0 {
        return None;
    }
    let (reason, rule) = because(table, why);
    let key = if lost > 0 { format!("{key}-lost") } else { key.to_owned() };
    let text = Text::of(key).with("seat", table.name(seat)).with("from", from).with("to", to).with("lost", lost);
    let text = text.with("why", Arg::Text(Box::new(reason)));
    Some(Line { rule: rule.map(str::to_owned), ..plain(Some(seat), text) })
}

fn because(table: &Table, why: &Why) -> (Text, Option<&'static str>) {
    match why {
        Why::Heart => (Text::of("because-heart"), Some("GR-UPK-01")),
        Why::Power => (Text::of("because-power"), Some("GR-UPK-01")),
        Why::Rage => (Text::of("because-rage"), Some("GR-RAG-01")),
        Why::Cost(card) => (Text::of("because-cost").with("card", name(table, card)), Some("GR-ATK-08")),
        Why::Text(card) => (Text::of("because-text").with("card", name(table, card)), None),
        Why::Received(card) => (Text::of("because-received").with("card", name(table, card)), Some("GR-DMG-02")),
        Why::Fire => (Text::of("because-fire"), Some("GR-TRM-06")),
        Why::Dice => (Text::of("because-dice"), Some("GR-DIE-06")),
        Why::Hand => (Text::of("because-hand"), None),
    }
}

fn event_line(table: &Table, event: &Event, viewer: &Viewer) -> Option<Line> {
    let named = |seat: &Seat, key: &'static str| Text::of(key).with("seat", table.name(*seat));
    Some(match event {
        Event::MapWon(seat) => ruled(Some(*seat), named(seat, "log-map-won"), "GR-SET-21"),
        Event::TurnBegan(seat) => ruled(Some(*seat), named(seat, "log-turn"), "GR-TRN-07"),
        Event::Spirit { seat, from, to, lost, why } => {
            return gauge(table, *seat, "log-spirit", (*from, *to), *lost, why);
        }
        Event::Control { seat, from, to, lost, why } => {
            return gauge(table, *seat, "log-control", (*from, *to), *lost, why);
        }
        Event::Armor { seat, from, to, why } => return gauge(table, *seat, "log-armor", (*from, *to), 0, why),
        Event::BarrierSpent { seat, took } => {
            ruled(Some(*seat), named(seat, "log-barrier-spent").with("took", *took), "GR-BAR-03")
        }
        Event::BarrierSet { seat, up: true } => ruled(Some(*seat), named(seat, "log-barrier-up"), "GR-BAR-01"),
        Event::Placed { seat, card, to } => return placed(table, *seat, card, *to, viewer),
        Event::Held { seat, cards } if !cards.is_empty() => {
            ruled(Some(*seat), named(seat, "log-held").with("cards", names(table, cards)), "GR-TRM-10")
        }
        Event::SetAside { side, dice } => set_aside(*side, dice.len()),
        Event::Judged(judged) => judged_line(judged),
        Event::CardCancelled(card) => {
            ruled(None, Text::of("log-cancelled").with("card", name(table, card)), "GR-CXL-02")
        }
        Event::Worked(card) => ruled(None, Text::of("log-worked").with("card", name(table, card)), "GR-CMB-07"),
        Event::Said { distance, .. } => plain(None, Text::of("log-distance").with("distance", *distance)),
        Event::TraumaSet { seat, slots } => {
            let count = |ill: Ill| slots.iter().map(|slot| slot.count(ill)).sum::<i64>();
            let there = Ill::ALL.into_iter().filter(|ill| count(*ill) > 0);
            let each = |ill: Ill| Text::of(format!("check-{}", ill.word())).with("count", count(ill));
            let tokens: Vec<Arg> = there.map(|ill| Arg::Text(Box::new(each(ill)))).collect();
            match tokens.is_empty() {
                true => plain(Some(*seat), named(seat, "log-no-trauma")),
                false => plain(Some(*seat), named(seat, "log-trauma").with("tokens", tokens)),
            }
        }
        Event::Lit { seat, ability, tokens } => {
            let key = if *tokens > 0 { "log-ability-on" } else { "log-ability-off" };
            let rule = if *tokens > 0 { "GR-ABL-03" } else { "GR-ABL-04" };
            ruled(Some(*seat), named(seat, key).with("ability", name(table, ability)), rule)
        }
        Event::Automatic { successes, .. } => {
            ruled(None, Text::of("log-automatic").with("count", *successes), "GR-ATK-29")
        }
        Event::Moved(Some(cost)) => ruled(None, Text::of("log-moved").with("cost", *cost), "GR-MOV-01"),
        Event::Displaced => plain(None, Text::of("log-displaced")),
        Event::Discounted { seat, amount } if *amount > 0 => {
            ruled(Some(*seat), named(seat, "log-discounted"), "GR-STA-15")
        }
        Event::Lasting { seat, card } => plain(Some(*seat), named(seat, "log-lasting").with("card", name(table, card))),
        Event::RecoveryJudged(success) => {
            let key = if *success { "log-recovered" } else { "log-not-recovered" };
            ruled(None, Text::of(key), "GR-REC-03")
        }
        Event::Reread { .. } => ruled(None, Text::of("log-reread"), "GR-DIE-13"),
        _ => return None,
    })
}

/// A card that went somewhere; into a closed hand only its owner learns which.
fn placed(table: &Table, seat: Seat, card: &Key, to: Place, viewer: &Viewer) -> Option<Line> {
    let hidden = table.variant.hands == super::chart::Hands::Closed && !viewer.sees(seat);
    let rule = match to {
        Place::Played => return None,
        Place::Aside if hidden => return None,
        Place::Hand => "GR-CDN-02",
        _ => "GR-CDN-01",
    };
    let to = Arg::Text(Box::new(view::place_name(to)));
    Some(ruled(Some(seat), Text::of("log-placed").with("card", name(table, card)).with("to", to), rule))
}

fn set_aside(side: Side, count: usize) -> Line {
    let (key, rule) = match side {
        Side::Attacker => ("log-aside-attacker", "GR-DIE-12"),
        Side::Defender => ("log-aside-defender", "GR-DIE-11"),
    };
    ruled(None, Text::of(key).with("count", count), rule)
}

fn judged_line(judged: &Judged) -> Line {
    match judged.winner {
        Some(Side::Attacker) => {
            ruled(None, Text::of("log-success-attack").with("count", judged.successes), "GR-ATK-16")
        }
        Some(Side::Defender) => ruled(None, Text::of("log-success-react").with("count", judged.successes), "GR-ATK-19"),
        None => ruled(None, Text::of("log-no-success"), "GR-ATK-17"),
    }
}
