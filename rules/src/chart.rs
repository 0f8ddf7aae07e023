//! The rulebook's own rows of timing, as data beside the code: play is checked against them, they drive nothing.

/// The name of a row, as windows, logs and scenarios write it: `S12`.
pub type RowId = &'static str;

/// One row of a game's timing chart.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Row {
    pub id: RowId,
    /// The rule id that puts it on the chart.
    pub rule: &'static str,
    pub mark: Mark,
    pub stop: Pause,
}

/// Whether a window opens at a row under the default options.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Mark {
    Always,
    OnlyIf,
    Never,
}

/// Whether a seat that asked for the usual stops is stopped at a row.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Pause {
    /// Answers are common here.
    Usual,
    /// Passes by itself unless a seat wants it.
    Wanted,
}
