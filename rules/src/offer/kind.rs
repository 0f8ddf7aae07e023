//! What the fields of a form take, and the test of a value.
use super::Verdict;
use crate::rule::{Reason, why};
use crate::text::Text;
use serde::Serialize;
use serde_json::Value;

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

/// A value that cannot be of its kind.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Unfit;

/// Numbers beyond this are slips of the finger in every game.
const SANE: i64 = 999;

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
