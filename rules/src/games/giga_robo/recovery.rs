//! A Recovery Roll: one Attack Die, Power Dice if somebody buys them, and a single die of 7 or more is enough
//! (GR-REC-01 to 04). It may stand on top of an attack or of a text that calls for it.
use super::chart::{Step, Window};
use super::facts::Event;
use super::fight::DICE;
use super::settle::window;
use super::state::Recovery;
use super::{Crank, GigaRobo, Table, mods};
use crate::frame::{Answers, Next};
use crate::text::Text;
use crate::view::{Cited, Dice, DiceRow, Die, Piece, Region, Shape};

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

/// Its dice as people see them, with whether one is enough.
pub fn region(table: &Table) -> Option<Region> {
    let roll = table.state.recovery()?;
    let note = match roll.success {
        None => "recovery-open",
        Some(true) => "recovery-made",
        Some(false) => "recovery-missed",
    };
    let row = DiceRow {
        seat: roll.seat,
        title: Text::name(table.name(roll.seat)),
        note: Text::of(note),
        dice: roll.shown(),
        score: None,
        leads: roll.success == Some(true),
    };
    let rule = Cited { id: "GR-REC-03".to_owned(), text: Text::of("cite-GR-REC-03") };
    let piece = Piece::Dice(Dice { title: Text::of("recovery-roll"), rule: Some(rule), rows: vec![row] });
    Some(Region { id: "recovery".to_owned(), seat: None, piece })
}

impl Recovery {
    /// All dice of the roll; at most six Power Dice (GR-REC-04).
    pub fn total(&self) -> i64 {
        self.dice + self.power.min(DICE)
    }

    /// Faces, or as many dice as will be rolled.
    fn shown(&self) -> Vec<Die> {
        let shape = |index: i64| if index < self.dice { Shape::Main } else { Shape::Extra };
        let rolled = self.faces.iter().zip(0..).map(|(face, index)| (Some(*face), index));
        let all: Vec<(Option<i64>, i64)> = match self.faces.is_empty() {
            true => (0..self.total()).map(|index| (None, index)).collect(),
            false => rolled.collect(),
        };
        all.into_iter().map(|(face, index)| Die { face, shape: shape(index), aside: false }).collect()
    }

    /// Whether one die, with what is added to each, is enough; they are never summed (GR-REC-03).
    fn succeeds(&self, more: i64) -> bool {
        self.faces.iter().any(|face| face + more >= ENOUGH)
    }
}
