//! The log: one fact, one line or none, out of the fact and the setup alone. What one seat keeps secret says only that
//! it did something.
use super::acts::{self, Act};
use super::attack::{Laid, Outcome, Role};
use super::facts::{Event, How, Why};
use super::state::{Coin, Token};
use super::{Reboot, Table, view};
use crate::fact::Fact;
use crate::offer::Kind;
use crate::seat::Seat;
use crate::setup::Key;
use crate::text::{Arg, Text};
use crate::view::{Line, Viewer};
use serde_json::Value;

/// The lines of one fact, for one viewer.
pub fn lines(table: &Table, fact: &Fact<Reboot>, viewer: &Viewer) -> Vec<Line> {
    match fact {
        Fact::Game(event) => event_line(table, event, viewer).into_iter().collect(),
        Fact::Declared(seat, act) => vec![declared(table, *seat, act)],
        Fact::Adjusted { seat, path, to, .. } => vec![adjusted(table, *seat, path, to, viewer)],
        Fact::Landed { seat, turn, step, .. } => {
            let step = serde_json::to_value(step).ok().and_then(|step| step.as_str().map(str::to_owned));
            let step = Text::of(format!("step-{}", step.unwrap_or_default())).with("seat", table.name(*turn));
            vec![lead(table, *seat, Text::of("log-landed").with("step", text(step)))]
        }
        _ => Vec::new(),
    }
}

fn text(text: Text) -> Arg {
    Arg::Text(Box::new(text))
}

fn lead(table: &Table, seat: Seat, text: Text) -> Line {
    Line { seat: Some(seat), text: text.with("seat", table.name(seat)), rule: None, lead: true }
}

fn plain(seat: Option<Seat>, text: Text) -> Line {
    Line { seat, text, rule: None, lead: false }
}

fn ruled(seat: Option<Seat>, text: Text, rule: &str) -> Line {
    Line { rule: Some(rule.to_owned()), ..plain(seat, text) }
}

fn item(table: &Table, key: &Key) -> Arg {
    text(acts::item_name(table, key))
}

fn adjusted(table: &Table, seat: Seat, path: &str, to: &Value, viewer: &Viewer) -> Line {
    let dial = super::dials::one(table, path);
    let secret = path.ends_with(".hand") || path.ends_with(".team");
    let chosen = dial.as_ref().and_then(|dial| match &dial.kind {
        Kind::OneOf { from } => from.iter().find(|choice| choice.value == *to).map(|choice| text(choice.text.clone())),
        _ => None,
    });
    let title = dial.map_or_else(|| Text::name(path.to_owned()), |dial| dial.title);
    if secret && !viewer.sees(seat) {
        return lead(table, seat, Text::of("log-adjusted-secret").with("what", text(title)));
    }
    lead(
        table,
        seat,
        Text::of("log-adjusted").with("what", text(title)).with("to", chosen.unwrap_or_else(|| value(to))),
    )
}

/// A value that is no choice of a list.
fn value(to: &Value) -> Arg {
    match to {
        Value::Array(list) => Arg::Number(list.len() as i64),
        Value::Null => Arg::Key("nothing".into()),
        Value::Bool(true) => Arg::Key("yes".into()),
        Value::Bool(false) => Arg::Key("no".into()),
        other => other.as_i64().map_or_else(|| Arg::Name(other.to_string().trim_matches('"').to_owned()), Arg::Number),
    }
}

/// What was said, in the words of the act.
fn declared(table: &Table, seat: Seat, act: &Act) -> Line {
    let tag = serde_json::to_value(act).ok().and_then(|act| act.get("act")?.as_str().map(str::to_owned));
    let said = Text::of(format!("said-{}", tag.unwrap_or_default()));
    let said = match act {
        Act::Wall(one) | Act::Clear(one) => said.with("edge", text(acts::edge_text(one.edge))),
        Act::Token(one) | Act::Mark(one) => said.with("at", text(acts::space_text(one.at))),
        Act::First(first) => said.with("holder", table.name(first.seat)),
        Act::Spawn(spawn) => said.with("at", text(acts::space_text(spawn.at))),
        Act::Energy(energy) => said.with("value", energy.value),
        Act::Attack(attack) => said.with("target", table.name(attack.target)),
        Act::Drop(drop) => said.with("count", drop.count),
        Act::Discard(discard) => said.with("count", discard.count),
        Act::Wear(one) | Act::Refuse(one) => said.with("item", item(table, &one.item)),
        Act::Trade(trade) => said.with("with", table.name(trade.with)).with("give", trade.give).with("get", trade.get),
        Act::Roll(roll) => said.with("face", roll.dice.first().copied().unwrap_or_default()),
        Act::Boost(boost) => said.with("count", boost.count),
        Act::Absorb(absorb) => said.with("amount", absorb.amount),
        Act::Push(push) => said.with("way", Arg::Key(acts::way_key(push.way).into())),
        Act::Place(place) => {
            let section = super::board::SECTIONS.iter().position(|name| *name == place.section).unwrap_or_default();
            said.with("section", acts::section_arg(section))
        }
        Act::Reveal(reveal) => said.with("value", reveal.value),
        Act::Event(event) => said.with("event", text(Text::of(format!("event-{}", event.number)))),
        Act::Relocate(relocate) => said.with("at", text(acts::space_text(relocate.at))),
        // Which card came to whom is between the two.
        Act::Steal(_) => return lead(table, seat, Text::of("said-steal")),
        Act::Scatter(_) | Act::Ready | Act::Deal(_) | Act::Move(_) | Act::Retrieve(_) | Act::RetrieveNew(_) => said,
        Act::Take | Act::Search | Act::WearMelee(_) | Act::WearShield(_) | Act::Enter(_) | Act::EndTurn => said,
        Act::Lay(_) | Act::LayRanged(_) | Act::LayEnergy(_) | Act::LetBe | Act::Pushed(_) => said,
        Act::Suffer(_) | Act::LeaveIt | Act::Keep => said,
    };
    lead(table, seat, said)
}

fn event_line(table: &Table, event: &Event, viewer: &Viewer) -> Option<Line> {
    let name = |seat: &Seat| table.name(*seat).to_owned();
    let said = |key: &'static str, seat: &Seat| Text::of(key).with("seat", name(seat));
    Some(match event {
        Event::Round(round) => ruled(None, Text::of("log-round").with("round", *round), "RB-RND-01"),
        Event::Cube(seat) => ruled(Some(*seat), said("log-cube", seat), "RB-RND-02"),
        Event::Energy { seat, from, to, why } => energy(table, *seat, *from, *to, *why),
        Event::Cards { seat, from, to } => {
            plain(Some(*seat), said("log-cards", seat).with("from", *from).with("to", *to))
        }
        Event::Melee { seat, item: Some(key) } | Event::Shield { seat, item: Some(key) } => {
            ruled(Some(*seat), said("log-wears", seat).with("item", item(table, key)), "RB-CRD-01")
        }
        Event::Broken { seat, to } => ruled(Some(*seat), said("log-broken", seat).with("to", *to), "RB-SHD-02"),
        Event::Under(key) => ruled(None, Text::of("log-under").with("item", item(table, key)), "RB-CRD-06"),
        Event::Stands { seat, at: Some(at), how } => stands(table, *seat, text(acts::space_text(*at)), *how),
        Event::Held(seat) => ruled(Some(*seat), said("log-held", seat), "RB-KB-03"),
        Event::Fell { seat, by: Some(by) } => {
            ruled(Some(*seat), said("log-fell-by", seat).with("by", name(by)), "RB-END-01")
        }
        Event::Fell { seat, by: None } => ruled(Some(*seat), said("log-fell", seat), "RB-END-01"),
        Event::Team { seat, team: Some(card) } => {
            let shown = card.leads || viewer.sees(*seat);
            match shown {
                true => {
                    ruled(Some(*seat), said("log-team", seat).with("card", char::from(*card).to_string()), "RB-TEAM-01")
                }
                false => ruled(Some(*seat), said("log-team-hidden", seat), "RB-TEAM-01"),
            }
        }
        Event::Shown { seat, shown: true } => ruled(Some(*seat), said("log-team-shown", seat), "RB-TEAM-04"),
        Event::Remains(at) => ruled(None, Text::of("log-remains").with("at", text(acts::space_text(*at))), "RB-END-03"),
        Event::Token { at, token: Some(token) } => token_line(text(acts::space_text(*at)), *token)?,
        Event::Up { section, up } => {
            let total = up.iter().fold(0, |sum: i64, value| sum.saturating_add(*value));
            let text = Text::of("log-total").with("section", acts::section_arg(*section)).with("total", total);
            ruled(None, text, "RB-DIS-07")
        }
        Event::LastCall(true) => ruled(None, Text::of("log-last-call"), "RB-DIS-06"),
        Event::Coined(coin) => coined(coin)?,
        Event::Laid { role, laid } => laid_line(table, *role, laid),
        Event::Result { role: _, result } => result_line(*result)?,
        _ => return None,
    })
}

fn energy(table: &Table, seat: Seat, from: i64, to: i64, why: Why) -> Line {
    let (key, rule) = match why {
        Why::Card => ("card", "RB-CRD-05"),
        Why::Answer => ("answer", "RB-CTR-02"),
        Why::Attack | Why::Counter => ("blow", "RB-ATK-04"),
        Why::Disaster => ("disaster", "RB-DIS-03"),
        Why::LastCall => ("last-call", "RB-DIS-06"),
        Why::Event => ("event", view::event_rule(table.state.event.unwrap_or(6))),
        Why::Token => ("token", "RB-FRE-01"),
        Why::Kill => ("kill", "RB-END-02"),
        Why::TakenBack => ("taken-back", "RB-AMB-06"),
        Why::Set => ("set", "RB-X-05"),
    };
    let text = Text::of("log-energy").with("seat", table.name(seat)).with("from", from).with("to", to);
    ruled(Some(seat), text.with("why", Arg::Key(format!("energy-{key}").into())), rule)
}

fn stands(table: &Table, seat: Seat, at: Arg, how: How) -> Line {
    let (key, rule) = match how {
        How::Spawned => ("log-spawned", "RB-SET-07"),
        How::Moved => ("log-moved", "RB-ACT-01"),
        How::Pushed => ("log-pushed", "RB-KB-01"),
        How::Relocated => ("log-relocated", "RB-EVT-09"),
        How::Set => ("log-put", "RB-X-01"),
    };
    ruled(Some(seat), Text::of(key).with("seat", table.name(seat)).with("at", at), rule)
}

// Tokens strewn at the start are not told one by one.
fn token_line(at: Arg, token: Token) -> Option<Line> {
    match token {
        Token::Retrieve | Token::Lost => None,
        Token::FreshLost => Some(ruled(None, Text::of("log-lost-token").with("at", at), "RB-FRE-02")),
    }
}

fn coined(coin: &Coin) -> Option<Line> {
    match coin {
        Coin::Item(_, known) => Some(plain(None, Text::of("log-coined").with("what", text(acts::unnamed(*known))))),
        Coin::Find(_, find) => Some(plain(None, Text::of("log-coined").with("what", text(acts::find_text(*find))))),
        Coin::Disaster(_) => None,
    }
}

fn laid_line(table: &Table, role: Role, laid: &Laid) -> Line {
    let what = match laid {
        Laid::Nothing => Arg::Key("lay-nothing".into()),
        Laid::Unarmored => Arg::Key("lay-unarmored".into()),
        Laid::Melee(key) | Laid::Ranged(key) => item(table, key),
        Laid::Energy(value) => text(Text::of("note-energy").with("value", *value)),
    };
    let key = match role {
        Role::Attack => "log-attacks-with",
        Role::Counter => "log-answers-with",
    };
    ruled(None, Text::of(key).with("what", what), "RB-ATK-03")
}

fn result_line(result: Outcome) -> Option<Line> {
    match result {
        Outcome::Pending => None,
        Outcome::Hit => Some(ruled(None, Text::of("log-hit"), "RB-ATK-04")),
        Outcome::Missed => Some(ruled(None, Text::of("log-missed"), "RB-ATK-04")),
        Outcome::OutOfRange => Some(ruled(None, Text::of("log-out-of-range"), "RB-CTR-04")),
    }
}
