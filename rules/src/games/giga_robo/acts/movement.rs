//! Spending movement, once a turn: people say what the Path was like, the app adds it up (GR-MOV-01, GR-MOV-02),
//! before or after any Action of Combat (GR-MOV-03) and in one go (GR-AMB-38).
use super::super::chart::{ExitClimb, Step, Window};
use super::super::facts::{Event, FAR};
use super::super::mods;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::frame::Closes;
use crate::offer::{Kind, Offer, Slot, Verdict};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Hexes entered.
    pub hexes: i64,
    /// Levels climbed, all steps together; going down counts nothing (GR-MOV-05, GR-MOV-06).
    pub climb: i64,
    /// Flood hexes left (GR-MOV-16).
    pub flood: i64,
    /// Rubble hexes left, those under a Flood aside (GR-MOV-17, GR-MOV-18).
    pub rubble: i64,
    /// Whether Boost counts (GR-MOV-09).
    pub boost: bool,
    /// Whether the Path goes through a hex with another Robot in it.
    pub through: bool,
}

pub const VERB: Verb = Verb {
    doc: ActDoc { act: "move", slots: &["hexes", "climb", "flood", "rubble", "boost", "through"] },
    home: Home::Combat,
    offer,
};

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let budget = mods::movement(table, seat);
    let beyond = why("bounds", "GR-MOV-27").with("min", 1).with("max", FAR);
    let hexes = Kind::Number { min: 1, max: FAR, usual: (1..=budget).collect(), beyond };
    let moved = if table.state.moved { vec![why("moved-already", "GR-MOV-02")] } else { Vec::new() };
    let count = |field, rule| Slot::new(field, Kind::number(0, FAR, rule)).preset(0);
    let slots = vec![
        Slot::new("hexes", hexes).ruled(&["GR-MOV-01"]),
        count("climb", "GR-MOV-05"),
        count("flood", "GR-MOV-16"),
        count("rubble", "GR-MOV-17"),
        Slot::new("boost", Kind::YesNo).preset(mods::boost(table, seat)).ruled(&["GR-MOV-09"]),
        Slot::new("through", Kind::YesNo).preset(false).ruled(&["GR-MOV-11"]),
    ];
    Some(Offer::new("move", slots, moved).noting(Text::of("note-movement").with("budget", budget)))
}

impl Move {
    /// Movement points: 1 a hex, 3 to leave a Flood and 2 to leave Rubble instead, and the climb on top unless Boost
    /// counts (GR-MOV-04 to 09, GR-MOV-16 to 20).
    fn cost(&self, exits: ExitClimb) -> i64 {
        let climb = if self.boost { 0 } else { self.climb };
        let exit = 2 * self.flood + self.rubble;
        match exits {
            ExitClimb::Add => self.hexes + climb + exit,
            // GR-AMB-30: where both fall together only the dearer counts.
            ExitClimb::Max => self.hexes + climb.max(exit),
        }
    }
}

pub fn weigh(table: &Table, seat: Seat, movement: &Move) -> Verdict {
    let (cost, budget) = (movement.cost(table.variant.exit_plus_climb), mods::movement(table, seat));
    let one = table.variant.always_one_hex && movement.hexes == 1;
    let mut bars = Vec::new();
    if movement.through {
        bars.push(why("through-robot", "GR-MOV-11"));
    }
    // Each hex entered leaves one behind.
    if movement.flood + movement.rubble > movement.hexes {
        bars.push(why("exits-beyond-path", "GR-MOV-18").with("hexes", movement.hexes));
    }
    if cost > budget && !one {
        bars.push(why("too-far", "GR-MOV-27").with("cost", cost).with("budget", budget));
    }
    Verdict::barred_by(bars)
}

/// One window at the declaration, one once it is spent; distances hold until then (GR-RSP-S09, S10).
pub fn declare(crank: &mut Crank, movement: &Move) {
    let cost = movement.cost(crank.table.variant.exit_plus_climb);
    crank.event(Event::Moved(Some(cost)));
    crank.call(Step::MoveSpent);
    let order = crank.table.state.order();
    crank.open(Window::At("S09".into()), order, Closes::AllPassInSuccession);
}
