//! The wire types of what can be declared or set, with its form, and of why not.
use rules::offer::{Need, Weight};
use rules::rule::Refusal;
use rules::seat::Seat;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// One thing that could be declared, with its form.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offer {
    pub act: String,
    pub title: String,
    pub note: Option<String>,
    pub weight: Weight,
    pub slots: Vec<Slot>,
    pub verdict: Verdict,
    /// Its choices are for its seat's eyes alone: on a shared screen they come with [`super::TableRequest::Look`].
    pub secret: bool,
}

/// One field of the form.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Slot {
    pub field: String,
    pub title: String,
    pub kind: Kind,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub preset: Option<Value>,
    /// Whether it must be filled; `may` fields are tested with the whole form.
    pub need: Need,
    /// The region whose places its values name, to be tapped there.
    pub on: Option<String>,
}

/// What a field takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Kind {
    OneOf {
        from: Vec<Choice>,
    },
    Several {
        from: Vec<Choice>,
        min: usize,
        max: usize,
        ordered: bool,
    },
    Number {
        min: i64,
        max: i64,
        usual: Vec<i64>,
    },
    Dice {
        count: usize,
        like: Option<String>,
        sides: i64,
    },
    YesNo,
    /// Chance fills it: the desk does when it is left out.
    Shuffle {
        count: usize,
    },
}

/// One value a field may take.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice {
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Value,
    pub text: String,
    pub note: Option<String>,
    pub verdict: Verdict,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub sets: BTreeMap<String, Value>,
}

/// Whether it may be done, with the reasons.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Verdict {
    Open,
    Check { reasons: Vec<Why> },
    Barred { reasons: Vec<Why> },
}

/// One reason in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Why {
    pub code: String,
    pub rule: String,
    pub text: String,
}

/// A refused input: nothing changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refused {
    pub kind: Refusal,
    /// What happened, in a line.
    pub title: String,
    /// What to do now.
    pub advice: String,
    pub reasons: Vec<Why>,
    /// Whether the table may rule otherwise.
    pub overrule: bool,
}

/// A request that could not be carried out: a code, the cause in words, what to do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Failed {
    pub code: String,
    pub title: String,
    pub advice: String,
}

/// A value anybody may set at any time.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Dial {
    pub path: String,
    pub title: String,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub value: Value,
    #[cfg_attr(test, ts(type = "unknown"))]
    pub printed: Option<Value>,
    pub kind: Kind,
    /// The rule by which it is kept.
    pub rule: String,
    pub seat: Option<Seat>,
}

/// A step the table may be put on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Landing {
    pub step: String,
    pub turn: Seat,
    pub title: String,
}
