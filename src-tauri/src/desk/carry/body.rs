//! The shape of a carried session, field by field. Serialised names are load-bearing: texts made with them lie on
//! people's disks.
use crate::store::batch::Batch;
use crate::store::flow::FlowRow;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A whole session.
#[derive(Debug, Serialize, Deserialize)]
pub struct Body {
    pub session: String,
    pub game: String,
    pub rules_version: u32,
    pub level: String,
    pub epoch: u32,
    pub created: i64,
    pub head: i64,
    pub setup: Value,
    pub flows: Vec<FlowText>,
    /// What this house wrote on the rules of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteText>,
    pub rows: Vec<RowText>,
}

/// A seat's flow setting.
#[derive(Debug, Serialize, Deserialize)]
pub struct FlowText {
    pub seat: u8,
    pub flow: String,
    pub stops: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<String>,
}

/// A note or a house ruling.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NoteText {
    pub id: String,
    pub rule: String,
    pub kind: String,
    pub text: String,
    pub at: i64,
}

/// One row of the log; what is usual is left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RowText {
    pub seq: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    pub at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub overruling: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub readers: Value,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub overruled: Value,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub passes: Value,
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub input: Value,
    pub facts: Value,
}

/// JSON out of a column; what is not JSON any more goes along as a string.
pub fn read_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}

fn optional(text: &Option<String>) -> Value {
    text.as_deref().map_or(Value::Null, read_json)
}

/// A row as it is carried.
pub fn row_text(row: &Batch) -> RowText {
    RowText {
        seq: row.seq,
        parent: row.parent,
        key: row.key.clone(),
        at: row.at,
        seat: row.seat,
        overruling: row.overruling,
        reveals: row.reveals,
        readers: optional(&row.readers),
        overruled: optional(&row.overruled),
        passes: optional(&row.passes),
        input: optional(&row.input),
        facts: read_json(&row.facts),
    }
}

/// A carried row as it is stored.
pub fn row(text: &RowText) -> Batch {
    let optional = |value: &Value| (!value.is_null()).then(|| value.to_string());
    Batch {
        seq: text.seq,
        parent: text.parent,
        key: text.key.clone(),
        at: text.at,
        seat: text.seat,
        overruling: text.overruling,
        reveals: text.reveals,
        readers: optional(&text.readers),
        overruled: optional(&text.overruled),
        passes: optional(&text.passes),
        input: optional(&text.input),
        facts: text.facts.to_string(),
    }
}

/// A setting as it is carried.
pub fn flow_text(row: &FlowRow) -> FlowText {
    let list = |text: &str| serde_json::from_str(text).unwrap_or_default();
    FlowText { seat: row.seat, flow: row.flow.clone(), stops: list(&row.stops), answers: list(&row.answers) }
}

/// A carried setting as it is stored.
pub fn flow_row(text: &FlowText) -> FlowRow {
    let (stops, answers) = (json!(text.stops).to_string(), json!(text.answers).to_string());
    FlowRow { seat: text.seat, flow: text.flow.clone(), stops, answers }
}

/// JSON with the keys of every object in order, whatever order the map type keeps: what the hash is taken of.
pub fn canonical(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(canonical).collect();
            format!("[{}]", items.join(","))
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| *name);
            let fields: Vec<_> = fields
                .iter()
                .map(|(name, value)| format!("{}:{}", Value::from(name.as_str()), canonical(value)))
                .collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}
