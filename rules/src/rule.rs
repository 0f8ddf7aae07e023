//! Why something may not be done: reasons with the rule id behind them. What a rule says stands in `content/`.
use crate::text::{Arg, Text, Word};
use serde::{Deserialize, Serialize};

/// One reason against an act: a code, the rule id that decides, and the values its sentence needs.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason {
    pub code: Word,
    pub rule: Word,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Word, Arg)>,
}

/// A reason by code and rule id; `.with` adds what the sentence needs.
pub fn why(code: &'static str, rule: &'static str) -> Reason {
    Reason { code: code.into(), rule: rule.into(), args: Vec::new() }
}

impl Reason {
    /// The same reason with one more value for its sentence.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Reason {
        self.args.push((name.into(), value.into()));
        self
    }

    /// The sentence of this reason: key `why-CODE`, and the rule id as `$rule`.
    pub fn text(&self) -> Text {
        let mut args = self.args.clone();
        args.push(("rule".into(), Arg::Name(self.rule.to_string())));
        Text { key: format!("why-{}", self.code).into(), args }
    }
}

/// Why an input was refused as a whole.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refusal {
    /// It cannot exist at all: no ruling of the table can let it through.
    Malformed,
    /// Somebody else is asked now.
    OutOfTurn,
    /// It answers a question that is no longer open.
    Stale,
    /// Nothing of that name can be declared here.
    Unoffered,
    /// A rule is against it; the table may overrule.
    Barred,
    /// The fight is decided; undo comes first.
    GameOver,
}

/// A refused input with every reason that applies, in rulebook order.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rejection {
    pub kind: Refusal,
    pub reasons: Vec<Reason>,
}

impl Rejection {
    /// A refusal that needs no rule to explain it.
    pub fn bare(kind: Refusal) -> Rejection {
        Rejection { kind, reasons: Vec::new() }
    }

    /// A refusal with its reasons.
    pub fn because(kind: Refusal, reasons: Vec<Reason>) -> Rejection {
        Rejection { kind, reasons }
    }
}
