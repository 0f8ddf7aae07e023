//! The sides of a square, the edges between squares, and walls that meet at a corner.
use super::{At, NoPlace};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt::{self, Display};
use std::str::FromStr;

/// One of the four sides of a square.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    North,
    East,
    South,
    West,
}

impl Way {
    /// All four, clockwise from the north.
    pub const ALL: [Way; 4] = [Way::North, Way::East, Way::South, Way::West];

    /// The way back.
    pub fn opposite(self) -> Way {
        match self {
            Way::North => Way::South,
            Way::East => Way::West,
            Way::South => Way::North,
            Way::West => Way::East,
        }
    }

    /// What one step this way adds to column and row.
    pub fn step(self) -> (i8, i8) {
        match self {
            Way::North => (0, -1),
            Way::East => (1, 0),
            Way::South => (0, 1),
            Way::West => (-1, 0),
        }
    }
}

impl At {
    /// The square beside this one, on the map or not; it stays in the numbers a space can have.
    pub fn beside(self, way: Way) -> At {
        let (x, y) = way.step();
        At { x: self.x.saturating_add(x), y: self.y.saturating_add(y) }
    }
}

/// An edge between two squares, named by the one to the north or west of it: `2:3e` is the east edge of 2:3, `2:3s`
/// its south edge.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Edge {
    at: At,
    side: Side,
}

#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash)]
enum Side {
    East,
    South,
}

/// A point where edges meet: the lower right corner of the space of the same numbers.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Hash)]
pub struct Corner {
    pub x: i16,
    pub y: i16,
}

impl Edge {
    /// The edge on that side of a square, by the one name it has.
    pub fn of(at: At, way: Way) -> Edge {
        match way {
            Way::East => Edge { at, side: Side::East },
            Way::South => Edge { at, side: Side::South },
            Way::West => Edge { at: at.beside(way), side: Side::East },
            Way::North => Edge { at: at.beside(way), side: Side::South },
        }
    }

    /// The two corners it joins.
    pub fn ends(self) -> [Corner; 2] {
        let (x, y) = (i16::from(self.at.x), i16::from(self.at.y));
        match self.side {
            Side::East => [Corner { x, y: y - 1 }, Corner { x, y }],
            Side::South => [Corner { x: x - 1, y }, Corner { x, y }],
        }
    }

    /// The two spaces it lies between: first the one that names it.
    pub fn sides(self) -> [At; 2] {
        let way = match self.side {
            Side::East => Way::East,
            Side::South => Way::South,
        };
        [self.at, self.at.beside(way)]
    }

    /// Whether both have a corner in common; an edge does not touch itself.
    pub fn touches(self, other: Edge) -> bool {
        self != other && self.ends().iter().any(|corner| other.ends().contains(corner))
    }
}

/// The walls that share a corner with this one, in their order; it need not stand itself.
pub fn touching(walls: &BTreeSet<Edge>, one: Edge) -> Vec<Edge> {
    walls.iter().copied().filter(|wall| wall.touches(one)).collect()
}

impl Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::East => 'e',
            Side::South => 's',
        };
        write!(f, "{}{side}", self.at)
    }
}

impl FromStr for Edge {
    type Err = NoPlace;

    fn from_str(name: &str) -> Result<Edge, NoPlace> {
        let (at, side) = match (name.strip_suffix('e'), name.strip_suffix('s')) {
            (Some(at), _) => (at, Side::East),
            (_, Some(at)) => (at, Side::South),
            _ => return Err(NoPlace(name.to_owned())),
        };
        at.parse().map(|at| Edge { at, side }).map_err(|_: NoPlace| NoPlace(name.to_owned()))
    }
}

impl TryFrom<String> for Edge {
    type Error = NoPlace;

    fn try_from(name: String) -> Result<Edge, NoPlace> {
        name.parse()
    }
}

impl From<Edge> for String {
    fn from(edge: Edge) -> String {
        edge.to_string()
    }
}
