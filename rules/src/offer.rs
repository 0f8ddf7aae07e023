//! What could be declared now: an act, its form slot by slot, and what stands against it. An offer judges inputs
//! made from it; who may declare at all is [`crate::decide`]'s business.
use crate::rule::Reason;
use crate::text::Text;
use serde::Serialize;
use serde_json::Value;

mod kind;

pub use kind::{Choice, Kind, Unfit, too_few};

/// Whether something may be done.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub enum Verdict {
    #[default]
    Open,
    /// Allowed as far as the app can see; people look at the table.
    Check(Vec<Reason>),
    /// A rule is against it.
    Barred(Vec<Reason>),
}

/// One thing a seat could declare: the act's name, its slots in the order they are filled, its verdict.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Offer {
    pub act: &'static str,
    /// What the button says.
    pub title: Text,
    /// A second line under it: what it would use, what it is for.
    pub note: Option<Text>,
    pub slots: Vec<Slot>,
    pub verdict: Verdict,
    pub weight: Weight,
    /// Whether its choices, or what is picked of them, are for its seat's eyes alone.
    pub secret: bool,
}

/// How an offer stands among the others on a screen.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Weight {
    /// What this ask is mainly for.
    Main,
    #[default]
    Plain,
    /// Drawn behind "more": effects entered by hand.
    Aside,
    /// Ends what is asked: stands below every other answer, always in the same place.
    Closing,
}

/// One field of an act's form; the name is the serde field of the act.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Slot {
    pub field: &'static str,
    pub title: Text,
    pub kind: Kind,
    /// Taken when the input leaves the field out: a chip on screen, not a question.
    pub preset: Option<Value>,
    pub need: Need,
    /// The rule ids that a value of another shape runs into.
    pub rules: &'static [&'static str],
    /// The region of the board its values are places of: spaces or edges of a grid, to be tapped there.
    pub on: Option<&'static str>,
}

/// Whether a field must be filled.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Need {
    Must,
    /// It has a usual value, and only people know whether that holds: they are asked all the same.
    Ask,
    /// What was picked elsewhere decides whether it matters; `weigh` asks for it then.
    May,
}

/// An input that does not fit the form at all, and the rule ids of the field it fails at.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Misshapen(pub &'static [&'static str]);

impl Verdict {
    /// Open, or barred by these.
    pub fn barred_by(reasons: Vec<Reason>) -> Verdict {
        if reasons.is_empty() { Verdict::Open } else { Verdict::Barred(reasons) }
    }

    /// The reasons against; empty unless barred.
    pub fn bars(&self) -> &[Reason] {
        match self {
            Verdict::Barred(reasons) => reasons,
            Verdict::Open | Verdict::Check(_) => &[],
        }
    }

    /// Both together: what is barred stays barred, what people look at is looked at.
    pub fn and(self, other: Verdict) -> Verdict {
        match (self, other) {
            (Verdict::Barred(mut all), Verdict::Barred(more)) => {
                all.extend(more);
                Verdict::Barred(all)
            }
            (Verdict::Check(mut all), Verdict::Check(more)) => {
                all.extend(more);
                Verdict::Check(all)
            }
            (Verdict::Barred(all), _) | (_, Verdict::Barred(all)) => Verdict::Barred(all),
            (Verdict::Open, other) | (other, Verdict::Open) => other,
        }
    }

    /// Whether the rules let it through, with or without a look at the table.
    pub fn allows(&self) -> bool {
        self.bars().is_empty()
    }
}

impl Offer {
    /// An offer titled by the key `act-ACT`.
    pub fn new(act: &'static str, slots: Vec<Slot>, bars: Vec<Reason>) -> Offer {
        Offer {
            act,
            title: Text::of(format!("act-{act}")),
            note: None,
            slots,
            verdict: Verdict::barred_by(bars),
            weight: Weight::Plain,
            secret: false,
        }
    }

    /// The same offer with another place among the others.
    pub fn weighing(mut self, weight: Weight) -> Offer {
        self.weight = weight;
        self
    }

    /// The same offer, for its seat's eyes alone.
    pub fn in_secret(mut self) -> Offer {
        self.secret = true;
        self
    }

    /// The same offer with a second line.
    pub fn noting(mut self, note: Text) -> Offer {
        self.note = Some(note);
        self
    }

    /// The same offer with another title.
    pub fn titled(mut self, title: Text) -> Offer {
        self.title = title;
        self
    }

    /// The input with presets and what picked choices set filled in, fields the person gave untouched.
    pub fn complete(&self, input: &Value) -> Value {
        let mut whole = input.clone();
        let Some(fields) = whole.as_object_mut() else { return whole };
        for slot in &self.slots {
            if let Some(preset) = &slot.preset {
                fields.entry(slot.field).or_insert_with(|| preset.clone());
            }
            let Kind::OneOf { from } = &slot.kind else { continue };
            let Some(picked) =
                fields.get(slot.field).and_then(|value| from.iter().find(|choice| choice.value == *value))
            else {
                continue;
            };
            for (field, value) in picked.sets.clone() {
                if input.get(field).is_none_or(Value::is_null) {
                    fields.insert(field.to_owned(), value);
                }
            }
        }
        whole
    }

    /// Every reason against a completed input, slot by slot.
    ///
    /// # Errors
    /// [`Misshapen`] when a field is missing or cannot be a value of its slot.
    pub fn test(&self, input: &Value) -> Result<Vec<Reason>, Misshapen> {
        let mut reasons = self.verdict.bars().to_vec();
        let known = |field: &str| field == "act" || self.slots.iter().any(|slot| slot.field == field);
        if !input.as_object().is_some_and(|fields| fields.keys().all(|field| known(field))) {
            return Err(Misshapen(&["ours"]));
        }
        for slot in &self.slots {
            match (input.get(slot.field), slot.need) {
                (None | Some(Value::Null), Need::May) => {}
                (None, Need::Must | Need::Ask) => return Err(Misshapen(slot.rules)),
                (Some(value), _) => {
                    slot.kind.test(value, input, &mut reasons).map_err(|Unfit| Misshapen(slot.rules))?;
                }
            }
        }
        Ok(reasons)
    }
}

impl Slot {
    /// A slot titled by the key `slot-FIELD`.
    pub fn new(field: &'static str, kind: Kind) -> Slot {
        Slot {
            field,
            title: Text::of(format!("slot-{field}")),
            kind,
            preset: None,
            need: Need::Must,
            rules: &["ours"],
            on: None,
        }
    }

    /// The same slot, filled by tapping places of a region of the board.
    pub fn on(mut self, region: &'static str) -> Slot {
        self.on = Some(region);
        self
    }

    /// The same slot, refusing other shapes by these rules.
    pub fn ruled(mut self, rules: &'static [&'static str]) -> Slot {
        self.rules = rules;
        self
    }

    /// The same slot with a usual value that people are asked for all the same.
    pub fn asking(self, usual: impl Serialize) -> Slot {
        Slot { need: Need::Ask, ..self.preset(usual) }
    }

    /// The same slot, which may be left empty.
    pub fn optional(mut self) -> Slot {
        self.need = Need::May;
        self
    }

    /// The same slot with a value taken when none is given.
    pub fn preset(mut self, value: impl Serialize) -> Slot {
        self.preset = serde_json::to_value(value).ok();
        self
    }
}
