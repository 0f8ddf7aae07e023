//! The games, a folder each. No file outside a game's folder names it, but for the list in [`crate::engine`].
pub mod giga_robo;
pub mod reboot;
