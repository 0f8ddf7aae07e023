//! The app around the rules. Assembly only: which module does what stands at the head of each.
pub mod desk;
pub mod error;
pub mod library;
pub mod store;
pub mod wire;
pub mod words;
