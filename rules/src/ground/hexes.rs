//! A map of hexes in rows: every second row, from the second on, is pushed right by half a hex.
use super::{At, paths};
use serde::{Deserialize, Serialize};

/// The extent of a map of hexes.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hexes {
    pub wide: i8,
    pub high: i8,
}

/// What a straight line passes at one of its steps.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Crossed {
    One(At),
    /// It runs along the edge between these two; which of them counts is the game's to say. Either may lie beyond the
    /// border.
    Either(At, At),
}

impl Hexes {
    /// Whether the space is on the map.
    pub fn contains(self, at: At) -> bool {
        (1..=self.wide).contains(&at.x) && (1..=self.high).contains(&at.y)
    }

    /// Every space, row by row.
    pub fn spaces(self) -> impl Iterator<Item = At> {
        (1..=self.high).flat_map(move |y| (1..=self.wide).map(move |x| At { x, y }))
    }

    /// The spaces of the map one step away, clockwise from the upper right: at most six.
    pub fn neighbours(self, at: At) -> Vec<At> {
        let here = Axial::of(at);
        SIDES
            .iter()
            .filter_map(|&(q, r)| Axial { q: here.q + q, r: here.r + r }.at())
            .filter(|&at| self.contains(at))
            .collect()
    }

    /// The fewest steps from one space to another on bare ground.
    pub fn distance(self, a: At, b: At) -> i64 {
        i64::from(Axial::of(a).to(Axial::of(b)).length())
    }

    /// What a straight line from centre to centre passes, both ends included: one more than the distance.
    pub fn line(self, a: At, b: At) -> Vec<Crossed> {
        let (from, way) = (Axial::of(a), Axial::of(a).to(Axial::of(b)));
        let steps = way.length();
        (0..=steps).filter_map(|step| from.crossed(way, step, steps.max(1))).collect()
    }

    /// What the cheapest path costs and the spaces it touches, both ends included; None where none leads there. The
    /// game says what a step costs, and None for one that is not possible.
    pub fn cheapest(self, from: At, to: At, cost: impl Fn(At, At) -> Option<i64>) -> Option<(i64, Vec<At>)> {
        if !self.contains(from) || !self.contains(to) {
            return None;
        }
        paths::cheapest(from, to, |at| self.neighbours(at), cost)
    }
}

// A hex by two of its three axes, where lines are straight; the third is minus the sum of both.
#[derive(Copy, Clone)]
struct Axial {
    q: i32,
    r: i32,
}

const SIDES: [(i32, i32); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

impl Axial {
    fn of(at: At) -> Axial {
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        Axial { q: x - (y - 1).div_euclid(2), r: y }
    }

    fn at(self) -> Option<At> {
        let x = self.q + (self.r - 1).div_euclid(2);
        Some(At { x: x.try_into().ok()?, y: self.r.try_into().ok()? })
    }

    fn to(self, other: Axial) -> Axial {
        Axial { q: other.q - self.q, r: other.r - self.r }
    }

    fn length(self) -> i32 {
        self.q.abs().max(self.r.abs()).max((self.q + self.r).abs())
    }

    // The point `step` of `steps` along the way. One axis is whole there, since it grows by one a step; where the two
    // others lie halfway the point is on an edge.
    fn crossed(self, way: Axial, step: i32, steps: i32) -> Option<Crossed> {
        let (q, r) = (self.q * steps + way.q * step, self.r * steps + way.r * step);
        let near = |q: i32, r: i32| Axial { q, r }.at();
        let (low_q, low_r) = (q.div_euclid(steps), r.div_euclid(steps));
        let (over_q, over_r) = (q.rem_euclid(steps), r.rem_euclid(steps));
        let round = |low: i32, over: i32| low + i32::from(2 * over > steps);
        if 2 * over_q != steps && 2 * over_r != steps {
            return near(round(low_q, over_q), round(low_r, over_r)).map(Crossed::One);
        }
        let (one, other) = match (over_q, over_r) {
            (0, _) => ((low_q, low_r), (low_q, low_r + 1)),
            (_, 0) => ((low_q, low_r), (low_q + 1, low_r)),
            _ => ((low_q + 1, low_r), (low_q, low_r + 1)),
        };
        Some(Crossed::Either(near(one.0, one.1)?, near(other.0, other.1)?))
    }
}
