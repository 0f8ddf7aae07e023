//! What may happen at a table of robot fights: legality, timing, consequences, and what a screen may see of them.
//!
//! Promises: no files, no clock, no randomness, no threads. A decision is a function of table and input; chance comes
//! in as an input. Legality is written once, in an act's own file, and every refusal carries every reason with the
//! rule id behind it. Facts are the truth: folding them gives the table that deciding gave.
//!
//! Not here: storage, sockets, sentences. Words are keys ([`text`]) whose sentences stand in `content/`.

pub mod catalogue;
pub mod chart;
pub mod coverage;
pub mod crank;
pub mod decide;
pub mod engine;
pub mod fact;
pub mod frame;
pub mod game;
pub mod games;
pub mod ground;
pub mod house;
pub mod offer;
pub mod play;
pub mod rule;
pub mod ruleset;
pub mod scenario;
pub mod seat;
pub mod setup;
pub mod table;
pub mod text;
pub mod view;
