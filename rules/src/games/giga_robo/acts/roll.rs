//! Saying what was rolled: as many faces as the pool has dice (GR-DIE-17).
use super::super::attack::{Reply, Side};
use super::super::chart::Variant;
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::offer::{Kind, Offer, Slot, Weight};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub dice: Vec<i64>,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "roll", slots: &["dice"] }, home: Home::Roll, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let (main, power, sides) = match (table.state.recovery(), table.state.attack.as_deref()) {
        (Some(recovery), _) => {
            let power = recovery.total() - recovery.dice;
            (recovery.dice, power, faces(&table.variant, Side::Attacker, None, power > 0))
        }
        (None, Some(attack)) => {
            let side = attack.side(seat)?;
            let pool = attack.pool(side);
            let sides = faces(&table.variant, side, attack.reply.as_ref(), pool.power > 0);
            (pool.main(), pool.total() - pool.main(), sides)
        }
        (None, None) => return None,
    };
    let count = (main + power).max(0) as usize;
    let beyond = why("dice-count", "GR-DIE-17").with("count", count);
    let slot = Slot::new("dice", Kind::Dice { count, like: None, sides, beyond }).ruled(&["GR-DIE-17"]);
    let note = Text::of("note-roll").with("main", main).with("power", power);
    Some(Offer::new("roll", vec![slot], Vec::new()).weighing(Weight::Main).noting(note))
}

/// The most faces any die of the roll has (GR-AMB-06).
fn faces(variant: &Variant, side: Side, reply: Option<&Reply>, power: bool) -> i64 {
    let main = match (side, reply) {
        (Side::Defender, Some(Reply::Defend)) => variant.defense_die,
        _ => variant.attack_die,
    };
    if power { main.max(variant.power_die) } else { main }
}

pub fn declare(crank: &mut Crank, seat: Seat, roll: &Roll) {
    if crank.table.state.recovery().is_some() {
        return crank.event(Event::RecoveryRolled(roll.dice.clone()));
    }
    let attack = crank.table.state.attack.as_deref();
    let Some((attack, side)) = attack.and_then(|attack| Some((attack, attack.side(seat)?))) else { return };
    let main = attack.pool(side).main();
    crank.event(Event::Rolled { side, faces: roll.dice.clone(), main });
}
