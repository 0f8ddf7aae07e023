//! Why a request could not be carried out: a code, the cause, and what to do about it. The sentences are those of the
//! keys `failed-CODE` and `failed-CODE-advice`; a refused *input* is not an error but an answer, see [`crate::desk`].
use crate::store::StoreError;
use crate::wire::Failed;
use crate::words::Words;
use rules::text::{Arg, Text, Word};
use rusqlite::ErrorCode;

/// A failure by its code, with the values its sentences need.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Trouble {
    /// Stable: screens and scripts may read it.
    pub code: &'static str,
    args: Vec<(Word, Arg)>,
}

impl Trouble {
    /// A failure with no values.
    pub fn new(code: &'static str) -> Trouble {
        Trouble { code, args: Vec::new() }
    }

    /// The same failure with one more value for its sentences.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Trouble {
        self.args.push((name.into(), value.into()));
        self
    }

    /// Whether it is about our books, not about what was asked.
    pub fn is_ours(&self) -> bool {
        matches!(self.code, "store" | "store-busy" | "store-gone" | "conflict")
    }

    /// The cause, as a text.
    pub fn cause(&self) -> Text {
        Text { key: format!("failed-{}", self.code).into(), args: self.args.clone() }
    }

    /// What to do, as a text.
    pub fn advice(&self) -> Text {
        Text { key: format!("failed-{}-advice", self.code).into(), args: self.args.clone() }
    }

    /// The failure in words.
    pub fn said(&self, words: &Words) -> Failed {
        Failed { code: self.code.into(), title: words.say(&self.cause()), advice: words.say(&self.advice()) }
    }
}

fn busy(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Foreign => Trouble::new("foreign-file"),
            StoreError::Newer { found, known } => Trouble::new("newer-file").with("found", found).with("known", known),
            StoreError::Conflict => Trouble::new("conflict"),
            StoreError::Gone => Trouble::new("store-gone"),
            StoreError::Sqlite(error) if busy(&error) => Trouble::new("store-busy"),
            StoreError::Sqlite(_) | StoreError::Directory(..) => Trouble::new("store").with("cause", error.to_string()),
        }
    }
}
