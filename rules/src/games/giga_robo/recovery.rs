//! A Recovery Roll: one Attack Die, Power Dice if somebody buys them, and a single die of 7 or more is enough
//! (GR-REC-01 to 04). It may stand on top of an attack or of a text that calls for it.
use super::chart::{Step, Window};
use super::facts::Event;
use super::fight::DICE;
use super::settle::window;
use super::state::Recovery;
use super::{Crank, GigaRobo, mods};
use crate::frame::{Answers, Next};

/// The lowest face that recovers (GR-REC-03).
const ENOUGH: i64 = 7;

/// Carries out a step; without a Recovery Roll the procedure is over.
pub fn step(crank: &mut Crank, step: Step) -> Next<GigaRobo> {
    let Some(roll) = crank.table.state.recovery().cloned() else { return Next::Back };
    match step {
        Step::RecoveryDeclared => window(crank, "S31", Step::RecoveryPower),
        // Nobody is asked who has no token (GR-REC-02).
        Step::RecoveryPower if crank.table.state.robot(roll.seat).control > 0 => {
            Next::Ask(Window::Power, vec![roll.seat], Answers::Open, Some(Step::RecoveryAdded))
        }
        Step::RecoveryPower => Next::Go(Step::RecoveryAdded),
        Step::RecoveryAdded if roll.power > 0 => window(crank, "S32", Step::RecoveryRoll),
        Step::RecoveryAdded => Next::Go(Step::RecoveryRoll),
        Step::RecoveryRoll => Next::Ask(Window::Roll, vec![roll.seat], Answers::Open, Some(Step::RecoveryResolved)),
        Step::RecoveryResolved => {
            let success = roll.succeeds(mods::recovery(&crank.table, roll.seat));
            crank.event(Event::RecoveryJudged(success));
            window(crank, "S33", Step::RecoveryOver)
        }
        // A die that was re-rolled or set in that window counts as it lies now (GR-DIE-13).
        Step::RecoveryOver if roll.success != Some(roll.succeeds(mods::recovery(&crank.table, roll.seat))) => {
            Next::Go(Step::RecoveryResolved)
        }
        _ => {
            crank.event(Event::RecoveryOver);
            Next::Back
        }
    }
}

impl Recovery {
    /// All dice of the roll; at most six Power Dice (GR-REC-04).
    pub fn total(&self) -> i64 {
        self.dice + self.power.min(DICE)
    }

    /// Whether one die, with what is added to each, is enough; they are never summed (GR-REC-03).
    fn succeeds(&self, more: i64) -> bool {
        self.faces.iter().any(|face| face + more >= ENOUGH)
    }
}
