//! What the rules offer and refuse, in the words of a reader: the typed half of turning texts into sentences. Pieces
//! of a board go through [`Words::piece`] instead.
use crate::wire;
use crate::words::Words;
use rules::engine::Dial;
use rules::offer::{Choice, Kind, Offer, Slot, Verdict};
use rules::rule::{Reason, Refusal, Rejection};
use rules::text::{Arg, Text};
use serde_json::Value;

/// An offer in words.
pub fn offer(words: &Words, offer: &Offer) -> wire::Offer {
    wire::Offer {
        act: offer.act.to_owned(),
        title: words.say(&offer.title),
        note: offer.note.as_ref().map(|note| words.say(note)),
        weight: offer.weight,
        slots: offer.slots.iter().map(|one| slot(words, one)).collect(),
        verdict: verdict(words, &offer.verdict),
        secret: offer.secret,
    }
}

/// A secret offer as others may see it: that it is there, and nothing of what can be chosen.
pub fn covered(words: &Words, secret: &Offer) -> wire::Offer {
    wire::Offer { slots: Vec::new(), note: None, verdict: wire::Verdict::Open, ..offer(words, secret) }
}

/// A slot in words.
pub fn slot(words: &Words, slot: &Slot) -> wire::Slot {
    wire::Slot {
        field: slot.field.to_owned(),
        title: words.say(&slot.title),
        kind: kind(words, &slot.kind),
        preset: slot.preset.clone(),
        need: slot.need,
        on: slot.on.map(str::to_owned),
    }
}

/// A kind of slot in words.
pub fn kind(words: &Words, kind: &Kind) -> wire::Kind {
    match kind {
        Kind::OneOf { from } => wire::Kind::OneOf { from: choices(words, from) },
        Kind::Several { from, min, max, ordered, beyond: _ } => {
            wire::Kind::Several { from: choices(words, from), min: *min, max: *max, ordered: *ordered }
        }
        Kind::Number { min, max, usual, beyond: _ } => {
            wire::Kind::Number { min: *min, max: *max, usual: usual.clone() }
        }
        Kind::Dice { count, like, sides, beyond: _ } => {
            wire::Kind::Dice { count: *count, like: like.map(str::to_owned), sides: *sides }
        }
        Kind::YesNo => wire::Kind::YesNo,
        Kind::Shuffle { of } => wire::Kind::Shuffle { count: of.len() },
    }
}

fn choices(words: &Words, from: &[Choice]) -> Vec<wire::Choice> {
    from.iter().map(|one| choice(words, one)).collect()
}

fn choice(words: &Words, choice: &Choice) -> wire::Choice {
    wire::Choice {
        value: choice.value.clone(),
        text: words.say(&choice.text),
        note: choice.note.as_ref().map(|note| words.say(note)),
        verdict: verdict(words, &choice.verdict),
        sets: choice.sets.iter().map(|(field, value)| ((*field).to_owned(), value.clone())).collect(),
    }
}

fn verdict(words: &Words, verdict: &Verdict) -> wire::Verdict {
    match verdict {
        Verdict::Open => wire::Verdict::Open,
        Verdict::Check(reasons) => wire::Verdict::Check { reasons: whys(words, reasons) },
        Verdict::Barred(reasons) => wire::Verdict::Barred { reasons: whys(words, reasons) },
    }
}

/// Reasons in words.
pub fn whys(words: &Words, reasons: &[Reason]) -> Vec<wire::Why> {
    reasons.iter().map(|reason| words.why(reason)).collect()
}

/// A dial in words.
pub fn dial(words: &Words, dial: &Dial) -> wire::Dial {
    wire::Dial {
        path: dial.path.clone(),
        title: words.say(&dial.title),
        value: dial.value.clone(),
        printed: dial.printed.clone(),
        kind: kind(words, &dial.kind),
        rule: dial.rule.to_owned(),
        seat: dial.seat,
    }
}

/// The key of a kind of refusal.
fn refusal_key(kind: Refusal) -> &'static str {
    match kind {
        Refusal::Malformed => "malformed",
        Refusal::OutOfTurn => "out-of-turn",
        Refusal::Stale => "stale",
        Refusal::Unoffered => "unoffered",
        Refusal::Barred => "barred",
        Refusal::GameOver => "game-over",
    }
}

/// A refusal by the rules; `asked` names the people who are asked now.
pub fn rejected(words: &Words, rejection: &Rejection, asked: Vec<Arg>, overrule: bool) -> wire::Refused {
    let key = refusal_key(rejection.kind);
    let mut refused = refused(words, rejection.kind, key, asked);
    refused.reasons = whys(words, &rejection.reasons);
    refused.overrule = overrule;
    refused
}

/// A refusal by the desk, worded by `refused-KEY`.
pub fn refused(words: &Words, kind: Refusal, key: &str, asked: Vec<Arg>) -> wire::Refused {
    let text = |key: String| words.say(&Text::of(key).with("asked", asked.clone()));
    wire::Refused {
        kind,
        title: text(format!("refused-{key}")),
        advice: text(format!("refused-{key}-advice")),
        reasons: Vec::new(),
        overrule: false,
    }
}

/// A table option in words; `option-NAME`, `option-NAME-note` and `option-NAME-VALUE` are its keys.
pub fn option(words: &Words, switch: &rules::engine::Switch, value: Value) -> wire::TableOption {
    let choice = |one: &&'static str| wire::Choice {
        value: Value::from(*one),
        text: words.word(&format!("option-{}-{one}", switch.option)),
        note: None,
        verdict: wire::Verdict::Open,
        sets: Default::default(),
    };
    wire::TableOption {
        option: switch.option.to_owned(),
        title: words.word(&format!("option-{}", switch.option)),
        note: words.word(&format!("option-{}-note", switch.option)),
        rule: switch.rule.to_owned(),
        value: Value::from(rules::table::option_word(&value)),
        choices: switch.values.iter().map(choice).collect(),
    }
}

/// A standing answer in words.
pub fn answer(words: &Words, answer: &rules::engine::StandingAnswer) -> wire::StandingAnswer {
    let title = words.word(&format!("standing-{}", answer.key));
    wire::StandingAnswer { key: answer.key.to_owned(), ask: answer.ask.to_owned(), title }
}
