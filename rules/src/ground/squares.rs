//! A map of squares: a step goes to one of four sides, a straight line along a row or a column.
use super::{At, Edge, Way, paths};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The extent of a map of squares.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Squares {
    pub wide: i8,
    pub high: i8,
}

impl Squares {
    /// Whether the space is on the map.
    pub fn contains(self, at: At) -> bool {
        (1..=self.wide).contains(&at.x) && (1..=self.high).contains(&at.y)
    }

    /// Every space, row by row.
    pub fn spaces(self) -> impl Iterator<Item = At> {
        (1..=self.high).flat_map(move |y| (1..=self.wide).map(move |x| At { x, y }))
    }

    /// Every edge with a space of the map on both sides.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        let each = move |at| [Way::East, Way::South].map(|way| Edge::of(at, way));
        self.spaces().flat_map(each).filter(move |&edge| self.inner(edge))
    }

    /// Whether the edge has a space of the map on both sides.
    pub fn inner(self, edge: Edge) -> bool {
        let [one, other] = edge.sides();
        one != other && self.contains(one) && self.contains(other)
    }

    /// The space one step that way; None beyond the border.
    pub fn step(self, at: At, way: Way) -> Option<At> {
        let next = at.beside(way);
        (next != at && self.contains(next)).then_some(next)
    }

    /// The spaces of the map one step away, clockwise from the north.
    pub fn neighbours(self, at: At) -> Vec<At> {
        Way::ALL.into_iter().filter_map(|way| self.step(at, way)).collect()
    }

    /// The fewest steps from one space to another on bare ground.
    pub fn distance(self, a: At, b: At) -> i64 {
        let (x, y) = between(a, b);
        x.abs() + y.abs()
    }

    /// The way from one space to another of the same row or column, and how many steps it is; None for the same space
    /// or one that is not in line.
    pub fn straight(self, a: At, b: At) -> Option<(Way, i64)> {
        match between(a, b) {
            (0, y) if y < 0 => Some((Way::North, -y)),
            (0, y) if y > 0 => Some((Way::South, y)),
            (x, 0) if x < 0 => Some((Way::West, -x)),
            (x, 0) if x > 0 => Some((Way::East, x)),
            _ => None,
        }
    }

    /// The edges that a straight line crosses, from the first space on; none where it is not straight.
    pub fn line(self, a: At, b: At) -> Vec<Edge> {
        let Some((way, steps)) = self.straight(a, b) else { return Vec::new() };
        let along = std::iter::successors(Some(a), |at| Some(at.beside(way)));
        along.take(steps as usize).map(|at| Edge::of(at, way)).collect()
    }

    /// What the cheapest path costs and the spaces it touches, both ends included; None where none leads there. The
    /// game says what a step costs, and None for one that is not possible.
    pub fn cheapest(self, from: At, to: At, cost: impl Fn(At, At) -> Option<i64>) -> Option<(i64, Vec<At>)> {
        if !self.contains(from) || !self.contains(to) {
            return None;
        }
        paths::cheapest(from, to, |at| self.neighbours(at), cost)
    }

    /// Whether every space can be reached from every other with these walls standing: none is closed in.
    pub fn whole(self, walls: impl Fn(Edge) -> bool) -> bool {
        let mut seen = BTreeSet::new();
        let mut open: Vec<At> = self.spaces().take(1).collect();
        while let Some(at) = open.pop() {
            if seen.insert(at) {
                let free = Way::ALL.into_iter().filter(|&way| !walls(Edge::of(at, way)));
                open.extend(free.filter_map(|way| self.step(at, way)));
            }
        }
        seen.len() == self.spaces().count()
    }
}

fn between(a: At, b: At) -> (i64, i64) {
    (i64::from(b.x) - i64::from(a.x), i64::from(b.y) - i64::from(a.y))
}
