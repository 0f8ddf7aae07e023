//! Spending movement, once a turn; what it cost on the map people say (GR-MOV-01, GR-MOV-02).
use super::super::chart::{Step, Window};
use super::super::facts::Event;
use super::place::Home;
use super::{Crank, Table, Verb};
use crate::engine::ActDoc;
use crate::frame::Closes;
use crate::offer::{Kind, Offer, Slot};
use crate::rule::why;
use crate::seat::Seat;
use crate::text::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Movement points the path cost.
    pub spent: i64,
}

pub const VERB: Verb = Verb { doc: ActDoc { act: "move", slots: &["spent"] }, home: Home::Combat, offer };

fn offer(table: &Table, seat: Seat) -> Option<Offer> {
    let budget = table.state.robot(seat).movement();
    let beyond = why("too-far", "GR-MOV-27").with("budget", budget);
    let kind = Kind::Number { min: 1, max: budget, usual: (1..=budget).collect(), beyond };
    let moved = if table.state.moved { vec![why("moved-already", "GR-MOV-02")] } else { Vec::new() };
    let slot = Slot::new("spent", kind).ruled(&["GR-MOV-01"]);
    Some(Offer::new("move", vec![slot], moved).noting(Text::of("note-movement").with("budget", budget)))
}

/// Distances said before no longer hold; one window at the declaration, one once it is spent (GR-RSP-S09, S10).
pub fn declare(crank: &mut Crank, movement: &Move) {
    crank.event(Event::Moved(Some(movement.spent)));
    crank.call(Step::MoveSpent);
    let order = crank.table.state.order();
    crank.open(Window::At("S09".into()), order, Closes::AllPassInSuccession);
}
