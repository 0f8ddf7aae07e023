//! A game as the laws play it: the tables it starts from, and what two tables may differ in unseen.
use super::draw::Draw;
use rules::decide::Turn;
use rules::engine::{Input, Standing};
use rules::game::{Game, Shelf};
use rules::rule::Rejection;
use rules::seat::Seat;
use rules::setup::Setup;
use rules::table::Table;
use serde_json::Value;

pub trait Played: Shelf {
    /// Acts that are seldom offered and reach far: they are played oftener than their turn.
    const SELDOM: &'static [&'static str];

    /// Tables worth starting from; never empty.
    fn openings() -> &'static [Opening<Self>];

    /// A table that differs from this one in nothing but what `owner` alone may see.
    fn twin(table: &Table<Self>, owner: Seat, draw: &mut Draw) -> Option<Table<Self>>;

    /// Whether an input brought a secret to light by the rules: from then on twins differ for all to see.
    fn lays_open(_before: &Table<Self>, _after: &Table<Self>) -> bool {
        false
    }

    /// Whether a procedure may break off in a row marked Always by going to this step.
    fn breaks_off(_next: &str) -> bool {
        false
    }

    /// Tables with what random play does not come to.
    fn rare() -> Vec<Table<Self>> {
        Vec::new()
    }

    /// Paths of dials that stand in no list, and can be asked for all the same.
    const UNLISTED: &'static [&'static str] = &[];

    /// A listed path with something of this table for its placeholders; none where the table has no such thing.
    fn example(pattern: &str, table: &Table<Self>) -> Option<String> {
        let path = pattern.replace("SEAT", &table.setup.chairs[0].word);
        Some(path.strip_suffix(".N").map_or(path.clone(), |head| format!("{head}.0")))
    }
}

/// A table some inputs after its opening, with everything that led to it.
pub struct Opening<G: Game> {
    pub setup: Setup,
    /// The facts of each batch as JSON, the opening's own first.
    pub batches: Vec<String>,
    pub table: Table<G>,
}

impl<G: Game> Opening<G> {
    /// Opens a table and puts each input to it, seat 0's where nobody else must.
    pub fn new(setup: Setup, inputs: &[(u8, Value)]) -> Opening<G> {
        let first = Table::opened(setup.clone()).expect("the setup opens");
        let mut opening = Opening { setup, batches: vec![json(&first)], table: first.table };
        opening.go_on(inputs);
        opening
    }

    /// Puts further inputs to it.
    pub fn go_on(&mut self, inputs: &[(u8, Value)]) {
        for (seat, act) in inputs {
            let turn = put(&self.table, Seat(*seat), act.clone()).unwrap_or_else(|no| panic!("{act}: {no:?}"));
            self.batches.push(json(&turn));
            self.table = turn.table;
        }
    }
}

/// The facts of a turn as the books keep them.
pub fn json<G: Game>(turn: &Turn<G>) -> String {
    serde_json::to_string(&turn.facts).expect("facts are plain data")
}

pub fn input(seat: Seat, act: Value) -> Input {
    Input { seat, act, question: None, standing: Standing::Ruled }
}

pub fn overruled(seat: Seat, act: Value) -> Input {
    Input { standing: Standing::Overruled, ..input(seat, act) }
}

/// Puts an act within the rules.
pub fn put<G: Game>(table: &Table<G>, seat: Seat, act: Value) -> Result<Turn<G>, Rejection> {
    table.decide(&input(seat, act))
}
