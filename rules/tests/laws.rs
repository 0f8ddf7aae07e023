//! The laws every game keeps, proven by random play (design: eleven laws). Each law stands in a file of `laws/`,
//! written for any game; here they are run over Giga-Robo! and over a game made up to use the rest of the kernel.
//!
//! A failing plan shrinks and its seed is kept in `proptest-regressions/`. `LAWS_TIMES=20` plays twenty times as many
//! tables, `LAWS_SEED=7` others. `cargo test -p rules --test laws -- --nocapture` says how many were played.
mod common;
mod laws {
    pub mod bounds;
    pub mod chart;
    pub mod hostile;
    pub mod log;
    pub mod offers;
    pub mod prove;
    pub mod secrets;
    pub mod turns;
}

// Each law as a test: the file it stands in and the tables it is held over, more of a game that is quick to play.
macro_rules! held {
    ($game:ty, $called:literal, $times:literal;
     $($(#[$doc:meta])* $name:ident: $file:ident::$law:ident, $tables:literal;)+) => {
        $($(#[$doc])* #[test] fn $name() {
            let called = concat!($called, ": ", stringify!($name));
            crate::laws::prove::prove(called, $times * $tables, crate::laws::$file::$law::<$game>);
        })+
        /// Law 10, whole.
        #[test] fn every_row_is_visited_along_known_edges() {
            crate::laws::chart::visits_every_row_along_known_edges::<$game>($called);
        }
    };
}

macro_rules! every_law {
    ($game:ty, $called:literal, $times:literal) => {
        held! { $game, $called, $times;
            /// Law 1.
            open_offers_are_accepted: offers::open_is_accepted, 100;
            /// Law 2.
            barred_offers_are_refused_with_their_reasons_and_pass_overruled: offers::barred_is_refused, 100;
            /// Law 3.
            deciding_is_a_function_and_leaves_the_table: turns::decides_alike, 150;
            /// Law 4.
            tables_facts_and_inputs_survive_json: log::survives_json, 90;
            /// Law 5.
            an_undecided_table_waits_for_somebody_who_can_answer: turns::never_stuck, 100;
            /// Law 6.
            secrets_stay_with_their_owner: secrets::stay_secret, 90;
            /// Law 7.
            any_prefix_of_the_log_is_the_table_seen_then: log::folds_to_what_was_seen, 80;
            /// Law 8.
            who_is_not_asked_is_out_of_turn: turns::others_wait, 100;
            /// Law 9.
            settling_is_done_and_no_counter_leaves_its_bounds: bounds::hold, 120;
            /// Law 10, but for what only the whole run can show.
            play_keeps_to_the_chart: chart::keeps_to_it, 150;
            /// Law 11.
            folding_the_facts_gives_the_table_that_cranking_left: log::folds_to_what_was_cranked, 150;
            /// Bad input changes nothing.
            hostile_inputs_are_refused: hostile::refused, 110;
            /// A decided table takes another sitter and nothing else.
            a_decided_fight_is_over: turns::over_is_over, 100;
        }
    };
}

mod giga_robo {
    every_law!(rules::games::giga_robo::GigaRobo, "giga-robo", 1);
}

mod reboot {
    every_law!(rules::games::reboot::Reboot, "reboot", 1);
}

mod made_up {
    every_law!(crate::common::made_up::MadeUp, "made-up", 3);
}

#[test]
fn a_die_rolled_before_the_table_took_smaller_dice_stays_within_its_dial() {
    let first = common::giga::rolled_high();
    let seat = rules::seat::Seat(0);
    let switch = |die: &str| serde_json::json!({"act": "switch", "option": die, "to": "6"});
    let smaller = ["attack_die", "power_die", "defense_die"].map(switch);
    let table = smaller
        .into_iter()
        .fold(first, |table, act| common::played::put(&table, seat, act).expect("options change at any time").table);
    assert_eq!(rules::engine::Play::peek(&table, "attack.die.0"), Some(19.into()));
    laws::bounds::within(&table, "smaller dice");
}
