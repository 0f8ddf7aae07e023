//! Pieces of a view in words.
use serde::Serialize;
use serde_json::Value;
use std::marker::PhantomData;

/// A piece of a view with its keys turned into sentences: on the wire it has the shape of `T` with strings for texts.
/// Only [`crate::words::Words::piece`] makes one, so no bare key can reach a screen.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Said<T> {
    value: Value,
    #[serde(skip)]
    shape: PhantomData<fn() -> T>,
}

impl<T> Said<T> {
    /// A piece whose texts are sentences already.
    pub(crate) fn new(value: Value) -> Said<T> {
        Said { value, shape: PhantomData }
    }

    /// A field of the piece.
    pub fn field(&self, name: &str) -> &Value {
        &self.value[name]
    }
}

// Derived, these would ask the same of `T`, which is only a shape here.
impl<T> Clone for Said<T> {
    fn clone(&self) -> Said<T> {
        Said::new(self.value.clone())
    }
}

impl<T> PartialEq for Said<T> {
    fn eq(&self, other: &Said<T>) -> bool {
        self.value == other.value
    }
}
