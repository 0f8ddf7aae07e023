pub mod engine;
pub mod offer;
pub mod rule;
pub mod seat;
pub mod setup;
pub mod text;
pub mod view;
