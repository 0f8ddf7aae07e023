//! What the tests share: games as they are played at random, and the inputs that play them. Each test takes its part
//! of it, so nothing here is dead though no single test uses all of it.
#![allow(dead_code, unused_imports, unused_macros, reason = "each test takes its part")]

/// Runs tests written for any game over each one that is played, every game under its own name.
macro_rules! over_every_game {
    ($($test:ident),+ $(,)?) => {
        mod giga_robo {
            $(#[test] fn $test() { super::$test::<rules::games::giga_robo::GigaRobo>(); })+
        }
        mod reboot {
            $(#[test] fn $test() { super::$test::<rules::games::reboot::Reboot>(); })+
        }
    };
}
pub(crate) use over_every_game;

pub mod books;
pub mod draw;
pub mod fill;
pub mod giga;
pub mod hostile;
pub mod ids;
pub mod made_up;
pub mod moves;
pub mod played;
pub mod reboot;
pub mod walk;
