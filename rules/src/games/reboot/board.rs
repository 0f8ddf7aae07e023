//! The board as the rules see it: nine sections around the SAFE ZONE, ranges, where a wall may stand. Spaces and lines
//! are [`crate::ground`]'s.
use super::chart::RangeShape;
use super::state::{State, TOKENS, Token};
use super::{Table, chart::Variant};
use crate::ground::{At, Corner, Edge, Squares, Way, touching};
use crate::rule::{Reason, why};
use crate::seat::Seat;

/// The middle section (RB-SET-02).
pub const SAFE: usize = 4;

/// The sections by name, north-west first, row by row.
pub const SECTIONS: [&str; 9] = ["nw", "n", "ne", "w", "safe", "e", "sw", "s", "se"];

/// The region of the board on screen.
pub const GROUND: &str = "ground";

/// How far one seat is from another, and which way (RB-AMB-10).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Range {
    /// None where no straight line leads there and the table plays straight lines.
    pub distance: Option<i64>,
    pub way: Option<Way>,
    /// Whether a wall lies between.
    pub walled: bool,
}

impl State {
    /// The whole board.
    pub fn squares(&self) -> Squares {
        Squares { wide: self.section.0 * 3, high: self.section.1 * 3 }
    }

    /// The section a space lies in.
    pub fn section_of(&self, at: At) -> usize {
        let column = ((at.x - 1) / self.section.0).clamp(0, 2);
        let row = ((at.y - 1) / self.section.1).clamp(0, 2);
        (row * 3 + column) as usize
    }

    /// The upper left space of a section.
    pub fn corner(&self, section: usize) -> At {
        let (column, row) = ((section % 3) as i8, (section / 3) as i8);
        At { x: column * self.section.0 + 1, y: row * self.section.1 + 1 }
    }

    /// The spaces of a section.
    pub fn spaces_of(&self, section: usize) -> impl Iterator<Item = At> + use<'_> {
        self.squares().spaces().filter(move |at| self.section_of(*at) == section)
    }

    /// What entering a space from another costs: nothing within a section (RB-DIS-03, RB-DIS-04).
    pub fn entry(&self, from: Option<At>, to: At) -> i64 {
        let section = self.section_of(to);
        if from.is_some_and(|from| self.section_of(from) == section) { 0 } else { self.sections[section].total() }
    }

    /// The middle edge of each side of the SAFE ZONE, where its four walls stand (RB-SET-02).
    pub fn safe_walls(&self) -> [Edge; 4] {
        let (corner, (wide, high)) = (self.corner(SAFE), self.section);
        let middle = At { x: corner.x + (wide - 1) / 2, y: corner.y + (high - 1) / 2 };
        let top = At { x: middle.x, y: corner.y };
        let bottom = At { x: middle.x, y: corner.y + high - 1 };
        let left = At { x: corner.x, y: middle.y };
        let right = At { x: corner.x + wide - 1, y: middle.y };
        [Edge::of(top, Way::North), Edge::of(right, Way::East), Edge::of(bottom, Way::South), Edge::of(left, Way::West)]
    }

    /// Whether an edge lies inside the SAFE ZONE or on its border (RB-SET-03).
    pub fn at_safe(&self, edge: Edge) -> bool {
        edge.sides().into_iter().any(|at| self.section_of(at) == SAFE)
    }

    /// The yellow lines away from the SAFE ZONE: each the edges between two neighbouring outer sections (RB-SET-03).
    pub fn yellow_lines(&self) -> Vec<Vec<Edge>> {
        let mut lines: Vec<((usize, usize), Vec<Edge>)> = Vec::new();
        for edge in self.squares().edges().filter(|edge| !self.at_safe(*edge)) {
            let [one, other] = edge.sides().map(|at| self.section_of(at));
            match lines.iter_mut().find(|(between, _)| *between == (one, other)) {
                _ if one == other => {}
                Some((_, line)) => line.push(edge),
                None => lines.push(((one, other), vec![edge])),
            }
        }
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// What stands against one more wall (RB-SET-03 to RB-SET-05).
    pub fn against_wall(&self, edge: Edge) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if self.at_safe(edge) && !self.safe_walls().contains(&edge) {
            reasons.push(why("wall-at-safe", "RB-SET-03"));
        }
        let near = touching(&self.walls, edge);
        if near.len() > 1 || near.iter().any(|wall| !touching(&self.walls, *wall).is_empty()) {
            reasons.push(why("wall-touches-more", "RB-SET-04"));
        }
        // Only a wall held at both ends, by others or the border, can close anything: most need no look at every space.
        let meets = |end| self.at_border(end) || near.iter().any(|wall| wall.ends().contains(&end));
        let held = edge.ends().into_iter().all(meets);
        if held && !self.squares().whole(|one| one == edge || self.walls.contains(&one)) {
            reasons.push(why("wall-closes", "RB-SET-05"));
        }
        reasons
    }

    fn at_border(&self, corner: Corner) -> bool {
        let squares = self.squares();
        let inside =
            (1..i16::from(squares.wide)).contains(&corner.x) && (1..i16::from(squares.high)).contains(&corner.y);
        !inside
    }

    /// Whether a section may take no further token (RB-SET-08).
    pub fn is_full(&self, section: usize) -> bool {
        self.tokens.keys().filter(|at| self.section_of(**at) == section).count() >= TOKENS
    }

    /// Whether a step that way meets a wall or the border.
    pub fn blocked(&self, at: At, way: Way) -> bool {
        self.squares().step(at, way).is_none() || self.walls.contains(&Edge::of(at, way))
    }

    /// The token on a Roborg's space.
    pub fn token_under(&self, seat: Seat) -> Option<Token> {
        self.roborg(seat).at.and_then(|at| self.tokens.get(&at)).copied()
    }

    /// Whether two Roborgs stand on one space.
    pub fn together(&self, one: Seat, other: Seat) -> bool {
        let at = self.roborg(one).at;
        at.is_some() && at == self.roborg(other).at
    }

    /// How far one Roborg is from another; none where one of them stands nowhere (RB-AMB-10, RB-AMB-05).
    pub fn range(&self, variant: &Variant, from: Seat, to: Seat) -> Option<Range> {
        let (from, to) = (self.roborg(from).at?, self.roborg(to).at?);
        let squares = self.squares();
        let straight = squares.straight(from, to);
        let walled = match straight {
            Some(_) => squares.line(from, to).iter().any(|edge| self.walls.contains(edge)),
            // Off the line a shot counts steps: a wall is in the way where no way around is as short.
            None => from != to && !self.clear(from, to),
        };
        let distance = match (straight, variant.range_shape) {
            (Some((_, steps)), _) => Some(steps),
            (None, _) if from == to => Some(0),
            (None, RangeShape::Straight) => None,
            (None, RangeShape::Steps) => Some(squares.distance(from, to)),
        };
        Some(Range { distance, way: straight.map(|(way, _)| way), walled })
    }

    fn clear(&self, from: At, to: At) -> bool {
        let step = |one: At, other: At| {
            let way = self.squares().straight(one, other).map(|(way, _)| way)?;
            (!self.walls.contains(&Edge::of(one, way))).then_some(1)
        };
        let shortest = self.squares().distance(from, to);
        self.squares().cheapest(from, to, step).is_some_and(|(steps, _)| steps == shortest)
    }
}

/// How far a striker is from whom it strikes now; what people said where the board is not kept.
pub fn range(table: &Table, from: Seat, to: Seat) -> Range {
    let said = table.state.attack.as_deref();
    match table.state.range(&table.variant, from, to).filter(|_| table.variant.board) {
        Some(range) => range,
        None => Range {
            distance: Some(said.map_or(0, |attack| attack.distance)),
            way: None,
            walled: said.is_some_and(|attack| attack.walled),
        },
    }
}
