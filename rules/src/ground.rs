//! The ground under a fight, for every game with a map: its spaces, the edges between them, ways over them.
//!
//! Geometry alone: what stands on a space, what it costs to enter, and whether a wall lets somebody through are said
//! by the game, in a closure where it matters. Squares stand in `squares.rs` with their edges in `edge.rs`, hexes in
//! `hexes.rs`, the cheapest path over either in `paths.rs`.
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;

mod edge;
mod hexes;
mod paths;
mod squares;

pub use edge::{Corner, Edge, Way, touching};
pub use hexes::{Crossed, Hexes};
pub use squares::Squares;

/// A space of a map: column and row, 1:1 at the upper left; `x:y` on the wire.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct At {
    pub x: i8,
    pub y: i8,
}

/// A word that names no place of any map.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NoPlace(pub String);

impl Display for NoPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no place of a map: {:?}", self.0)
    }
}

impl std::error::Error for NoPlace {}

impl Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.x, self.y)
    }
}

impl FromStr for At {
    type Err = NoPlace;

    /// Reads `x:y` exactly as it is written: a space has one name. Column and row 0 lie outside every map; an edge of
    /// its border is named from there.
    fn from_str(name: &str) -> Result<At, NoPlace> {
        let at = name.split_once(':').and_then(|(x, y)| Some(At { x: x.parse().ok()?, y: y.parse().ok()? }));
        at.filter(|at| at.x >= 0 && at.y >= 0 && at.to_string() == name).ok_or_else(|| NoPlace(name.to_owned()))
    }
}

impl TryFrom<String> for At {
    type Error = NoPlace;

    fn try_from(name: String) -> Result<At, NoPlace> {
        name.parse()
    }
}

impl From<At> for String {
    fn from(at: At) -> String {
        at.to_string()
    }
}
