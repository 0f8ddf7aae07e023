//! What the tests share: games as they are played at random, and the inputs that play them. Each test takes its part
//! of it, so nothing here is dead though no single test uses all of it.
#![allow(dead_code, reason = "each test takes its part")]

pub mod draw;
pub mod fill;
pub mod giga;
pub mod hostile;
pub mod ids;
pub mod made_up;
pub mod moves;
pub mod played;
pub mod walk;
