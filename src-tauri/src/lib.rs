//! The app around the rules. Assembly only: which module does what stands at the head of each.
pub mod cli;
pub mod desk;
pub mod door;
pub mod error;
#[cfg(feature = "app")]
mod ipc;
pub mod library;
mod place;
pub mod store;
pub mod wire;
pub mod words;

#[cfg(feature = "app")]
pub use ipc::run;
