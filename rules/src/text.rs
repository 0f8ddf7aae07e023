//! Words as keys: what a person will read, before it is a sentence. No sentence stands in this crate's code; the
//! `.ftl` files under `content/` hold them, and whoever shows a [`Text`] turns it into words.
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The sentences of every table, whatever the game, as `.ftl` in English.
pub const TABLE_WORDS: &str = include_str!("../content/app/text/table.ftl");

/// A name fixed in code or read from a log.
pub type Word = Cow<'static, str>;

/// A key of the `.ftl` files with the values its sentence needs; on the wire to a screen it is the finished sentence.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Text {
    pub key: Word,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Word, Arg)>,
}

/// A value inside a sentence.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    Number(i64),
    /// A printed or chosen name, shown as it is.
    Name(String),
    /// A key that is itself turned into words.
    Key(Word),
    /// A text inside a text.
    Text(Box<Text>),
    /// Several values, joined in the reader's language.
    List(Vec<Arg>),
}

impl Text {
    /// A text with no values.
    pub fn of(key: impl Into<Word>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// A name that needs no translation.
    pub fn name(name: impl Into<String>) -> Text {
        Text::of("name").with("name", name.into())
    }

    /// The same text with one more value.
    pub fn with(mut self, name: impl Into<Word>, value: impl Into<Arg>) -> Text {
        self.args.push((name.into(), value.into()));
        self
    }
}

impl From<i64> for Arg {
    fn from(value: i64) -> Arg {
        Arg::Number(value)
    }
}

impl From<i32> for Arg {
    fn from(value: i32) -> Arg {
        Arg::Number(value.into())
    }
}

impl From<usize> for Arg {
    fn from(value: usize) -> Arg {
        Arg::Number(value as i64)
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Arg {
        Arg::Name(value)
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Arg {
        Arg::Name(value.to_owned())
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(value: Vec<Arg>) -> Arg {
        Arg::List(value)
    }
}
