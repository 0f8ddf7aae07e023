//! What could be declared now: an act, its form slot by slot, and what stands against it. An offer judges inputs
//! made from it; who may declare at all is [`crate::decide`]'s business.
use crate::rule::{Reason, why};
use crate::text::Text;
use serde::Serialize;
use serde_json::Value;

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
    /// What was picked elsewhere decides whether it matters; `weigh` asks for it then.
    May,
}

/// What a slot takes. The list is closed: a mechanic fills these, it adds none.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Kind {
    OneOf {
        from: Vec<Choice>,
    },
    /// `ordered`: the order of tapping counts and is shown.
    Several {
        from: Vec<Choice>,
        min: usize,
        max: usize,
        ordered: bool,
        beyond: Reason,
    },
    /// `usual`: the values people most likely mean, as one-tap chips.
    Number {
        min: i64,
        max: i64,
        usual: Vec<i64>,
        beyond: Reason,
    },
    /// `like`: as many as were picked in that slot, instead of `count`.
    Dice {
        count: usize,
        like: Option<&'static str>,
        sides: i64,
        beyond: Reason,
    },
    YesNo,
    /// These values in an order that chance gives; an input that leaves it out gets one from the desk.
    Shuffle {
        of: Vec<Value>,
    },
}

/// One value a slot may take.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Choice {
    pub value: Value,
    pub text: Text,
    /// A second line: cost, range.
    pub note: Option<Text>,
    pub verdict: Verdict,
    /// Presets that hold once this is picked: a target brings its last-said distance.
    pub sets: Vec<(&'static str, Value)>,
}

/// An input that does not fit the form at all, and the rule ids of the field it fails at.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Misshapen(pub &'static [&'static str]);

/// A value that cannot be of its kind.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Unfit;

/// Numbers beyond this are slips of the finger in every game.
const SANE: i64 = 999;

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
                (None, Need::Must) => return Err(Misshapen(slot.rules)),
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

impl Choice {
    /// An open choice.
    pub fn new(value: impl Serialize, text: Text) -> Choice {
        // Values are strings, numbers and plain structs of them: serialising those cannot fail.
        let value = serde_json::to_value(value).unwrap_or(Value::Null);
        Choice { value, text, note: None, verdict: Verdict::Open, sets: Vec::new() }
    }

    /// The same choice, barred if there are reasons.
    pub fn barred_by(mut self, reasons: Vec<Reason>) -> Choice {
        self.verdict = Verdict::barred_by(reasons);
        self
    }

    /// The same choice with a second line.
    pub fn noting(mut self, note: Text) -> Choice {
        self.note = Some(note);
        self
    }

    /// The same choice, bringing another field's value with it.
    pub fn setting(mut self, field: &'static str, value: impl Serialize) -> Choice {
        self.sets.push((field, serde_json::to_value(value).unwrap_or(Value::Null)));
        self
    }
}

/// The reasons of an offer whose slot has fewer than `min` open choices: nothing could fill it.
pub fn too_few(from: &[Choice], min: usize, reason: Reason) -> Vec<Reason> {
    let open = from.iter().filter(|choice| choice.verdict.allows()).count();
    if open >= min { Vec::new() } else { vec![reason] }
}

impl Kind {
    /// A number between bounds, refused beyond them by `rule`.
    pub fn number(min: i64, max: i64, rule: &'static str) -> Kind {
        let beyond = why("bounds", rule).with("min", min).with("max", max);
        Kind::Number { min, max, usual: Vec::new(), beyond }
    }

    /// Adds what is against `value`; the shape of a value is not a rule and cannot be overruled.
    ///
    /// # Errors
    /// [`Unfit`] when `value` cannot be a value of this kind.
    pub fn test(&self, value: &Value, input: &Value, reasons: &mut Vec<Reason>) -> Result<(), Unfit> {
        match self {
            Kind::OneOf { from } => reasons.extend_from_slice(find(from, value)?.verdict.bars()),
            Kind::Several { from, min, max, beyond, .. } => {
                let picked = value.as_array().ok_or(Unfit)?;
                // "Some" never becomes "none", whatever the table rules.
                if *min > 0 && picked.is_empty() {
                    return Err(Unfit);
                }
                for (index, one) in picked.iter().enumerate() {
                    if picked[..index].contains(one) {
                        return Err(Unfit);
                    }
                    reasons.extend_from_slice(find(from, one)?.verdict.bars());
                }
                if !(*min..=*max).contains(&picked.len()) {
                    reasons.push(beyond.clone());
                }
            }
            Kind::Number { min, max, beyond, .. } => {
                let number = value.as_i64().ok_or(Unfit)?;
                if !(-SANE..=SANE).contains(&number) || (*min >= 0 && number < 0) {
                    return Err(Unfit);
                }
                if !(*min..=*max).contains(&number) {
                    reasons.push(beyond.clone());
                }
            }
            Kind::Dice { count, like, sides, beyond } => {
                test_dice(value, input, (*count, *like, *sides), beyond, reasons)?
            }
            Kind::YesNo => {
                value.as_bool().ok_or(Unfit)?;
            }
            Kind::Shuffle { of } => test_shuffle(value, of)?,
        }
        Ok(())
    }
}

fn find<'a>(from: &'a [Choice], value: &Value) -> Result<&'a Choice, Unfit> {
    from.iter().find(|choice| choice.value == *value).ok_or(Unfit)
}

// Each of them once: another order is another chance, anything else is no order of them.
fn test_shuffle(value: &Value, of: &[Value]) -> Result<(), Unfit> {
    let order = value.as_array().ok_or(Unfit)?;
    let mut left: Vec<&Value> = of.iter().collect();
    for one in order {
        let at = left.iter().position(|value| *value == one).ok_or(Unfit)?;
        left.swap_remove(at);
    }
    if left.is_empty() { Ok(()) } else { Err(Unfit) }
}

fn test_dice(
    value: &Value,
    input: &Value,
    (count, like, sides): (usize, Option<&str>, i64),
    beyond: &Reason,
    reasons: &mut Vec<Reason>,
) -> Result<(), Unfit> {
    let faces = value.as_array().ok_or(Unfit)?;
    for face in faces {
        if !(1..=sides).contains(&face.as_i64().ok_or(Unfit)?) {
            return Err(Unfit);
        }
    }
    let owed = like.and_then(|field| input.get(field)?.as_array()).map_or(count, Vec::len);
    // No table rolls dozens of dice at once; a longer list is a slip, not a ruling.
    if faces.len() > owed + 24 {
        return Err(Unfit);
    }
    if faces.len() != owed {
        reasons.push(beyond.clone());
    }
    Ok(())
}
