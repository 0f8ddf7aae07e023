//! The ground under every map: names of places, distances, lines, paths and walls, on squares and hexes.
use proptest::prelude::*;
use rules::ground::{At, Corner, Crossed, Edge, Hexes, Squares, Way, touching};
use std::collections::BTreeSet;

const MAP: Squares = Squares { wide: 9, high: 7 };
const HEXES: Hexes = Hexes { wide: 9, high: 8 };

fn at(name: &str) -> At {
    name.parse().unwrap()
}

fn edge(name: &str) -> Edge {
    name.parse().unwrap()
}

fn edges(names: &[&str]) -> BTreeSet<Edge> {
    names.iter().map(|name| edge(name)).collect()
}

fn space(wide: i8, high: i8) -> impl Strategy<Value = At> {
    (1..=wide, 1..=high).prop_map(|(x, y)| At { x, y })
}

fn square() -> impl Strategy<Value = At> {
    space(MAP.wide, MAP.high)
}

fn hex() -> impl Strategy<Value = At> {
    space(HEXES.wide, HEXES.high)
}

// What entering a space costs on ground that is uneven and has holes, the same for the same seed.
fn uneven(seed: u64, to: At) -> Option<i64> {
    let mixed = (seed ^ (u64::from(to.x.unsigned_abs()) << 8) ^ u64::from(to.y.unsigned_abs()))
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(17);
    (!mixed.is_multiple_of(7)).then_some((mixed % 4) as i64)
}

// Walks from a space, each number choosing a neighbour: what the walk costs and where it ends; it stops at holes.
fn walk(from: At, turns: &[usize], neighbours: impl Fn(At) -> Vec<At>, seed: u64) -> (i64, At) {
    turns.iter().fold((0, from), |(spent, here), turn| {
        let beside = neighbours(here);
        let next = beside[turn % beside.len()];
        uneven(seed, next).map_or((spent, here), |cost| (spent + cost, next))
    })
}

fn priced(path: &[At], seed: u64) -> Option<i64> {
    path.windows(2).map(|pair| uneven(seed, pair[1])).sum()
}

#[test]
fn a_place_has_one_name() {
    for bad in ["", "2", "2:", ":3", "2:3:4", "02:3", "+2:3", "-1:3", "2: 3", "200:1", "a:b", "2:3e", "\u{664}:1"] {
        assert!(bad.parse::<At>().is_err(), "{bad:?}");
    }
    for bad in ["", "e", "2:3", "2:3n", "2:3w", "2:3es", "02:3e", "-1:3e", "2:3E"] {
        assert!(bad.parse::<Edge>().is_err(), "{bad:?}");
    }
    assert!(serde_json::from_str::<At>("\"9:x\"").is_err());
    assert!(serde_json::from_str::<Edge>("7").is_err());
    assert_eq!(serde_json::to_string(&Way::North).unwrap(), "\"north\"");
}

#[test]
fn an_edge_is_named_by_the_space_north_or_west_of_it() {
    assert_eq!(Edge::of(at("3:3"), Way::West), edge("2:3e"));
    assert_eq!(Edge::of(at("3:3"), Way::North), edge("3:2s"));
    assert_eq!(edge("2:3e").sides(), [at("2:3"), at("3:3")]);
    assert_eq!(edge("2:3e").ends(), [Corner { x: 2, y: 2 }, Corner { x: 2, y: 3 }]);
    assert_eq!(edge("2:3s").ends(), [Corner { x: 1, y: 3 }, Corner { x: 2, y: 3 }]);
    assert!(
        MAP.inner(edge("8:7e")) && !MAP.inner(edge("9:7e")) && !MAP.inner(edge("0:7e")) && !MAP.inner(edge("1:7s"))
    );
}

#[test]
fn a_map_knows_its_extent() {
    assert_eq!(MAP.spaces().count(), 63);
    assert_eq!(MAP.edges().count(), 8 * 7 + 9 * 6);
    assert_eq!(MAP.neighbours(at("1:1")), [at("2:1"), at("1:2")]);
    assert_eq!(MAP.step(at("9:4"), Way::East), None);
    assert!(!MAP.contains(at("0:1")) && !MAP.contains(at("10:1")) && !MAP.contains(at("1:8")));
    assert_eq!(Squares { wide: 0, high: -3 }.edges().count(), 0);
    assert!(Squares { wide: 0, high: 5 }.whole(|_| true));
}

#[test]
fn a_straight_line_crosses_the_edges_between() {
    assert_eq!(MAP.straight(at("2:3"), at("5:3")), Some((Way::East, 3)));
    assert_eq!(MAP.straight(at("2:3"), at("2:1")), Some((Way::North, 2)));
    assert_eq!(MAP.straight(at("2:3"), at("3:4")), None);
    assert_eq!(MAP.straight(at("2:3"), at("2:3")), None);
    assert_eq!(MAP.line(at("4:3"), at("2:3")), [edge("3:3e"), edge("2:3e")]);
    assert_eq!(MAP.line(at("4:3"), at("4:5")), [edge("4:3s"), edge("4:4s")]);
    assert_eq!(MAP.line(at("4:3"), at("5:4")), []);
}

#[test]
fn walls_touch_where_they_share_a_corner() {
    let walls = edges(&["2:2e", "2:3e", "3:2s", "5:5s"]);
    assert_eq!(touching(&walls, edge("2:3e")), [edge("2:2e"), edge("3:2s")]);
    assert_eq!(touching(&walls, edge("2:2s")), [edge("2:2e"), edge("2:3e"), edge("3:2s")]);
    assert_eq!(touching(&walls, edge("8:1e")), []);
}

#[test]
fn four_walls_close_a_space_and_a_row_of_them_cuts_the_map() {
    let ring = edges(&["3:3e", "2:3e", "3:2s", "3:3s"]);
    assert!(!MAP.whole(|wall| ring.contains(&wall)));
    let gap: BTreeSet<Edge> = ring.iter().copied().filter(|&wall| wall != edge("3:3s")).collect();
    assert!(MAP.whole(|wall| gap.contains(&wall)));
    assert!(!MAP.whole(|wall| wall.sides().contains(&at("1:1"))));
    assert!(!MAP.whole(|wall| wall.sides()[0].y == 4 && wall.sides()[1].y == 5));
}

#[test]
fn a_cheapest_path_goes_round_what_it_cannot_pass() {
    let walls = edges(&["2:1e", "2:2e"]);
    let cost = |a: At, b: At| (!walls.contains(&MAP.line(a, b)[0])).then_some(1);
    let (spent, path) = MAP.cheapest(at("2:1"), at("3:1"), cost).unwrap();
    assert_eq!(spent, 5);
    assert_eq!(path, ["2:1", "2:2", "2:3", "3:3", "3:2", "3:1"].map(at));
    assert_eq!(MAP.cheapest(at("2:2"), at("2:2"), |_, _| None), Some((0, vec![at("2:2")])));
    assert_eq!(MAP.cheapest(at("2:2"), at("2:3"), |_, _| None), None);
    assert_eq!(MAP.cheapest(at("2:2"), at("2:9"), |_, _| Some(1)), None);
}

#[test]
fn every_second_row_of_hexes_is_pushed_right() {
    assert_eq!(HEXES.neighbours(at("3:3")), ["3:2", "4:3", "3:4", "2:4", "2:3", "2:2"].map(at));
    assert_eq!(HEXES.neighbours(at("3:4")), ["4:3", "4:4", "4:5", "3:5", "2:4", "3:3"].map(at));
    assert_eq!(HEXES.neighbours(at("1:1")), ["2:1", "1:2"].map(at));
    assert_eq!(HEXES.distance(at("1:1"), at("1:3")), 2);
    assert_eq!(HEXES.distance(at("1:1"), at("4:2")), 4);
}

#[test]
fn a_line_of_hexes_names_both_where_it_runs_along_an_edge() {
    let straight = HEXES.line(at("1:2"), at("3:2"));
    assert_eq!(straight, ["1:2", "2:2", "3:2"].map(at).map(Crossed::One));
    let along = HEXES.line(at("3:1"), at("3:3"));
    assert_eq!(along, [Crossed::One(at("3:1")), Crossed::Either(at("2:2"), at("3:2")), Crossed::One(at("3:3"))]);
    assert_eq!(HEXES.line(at("3:1"), at("3:1")), [Crossed::One(at("3:1"))]);
}

fn spaces_of(step: &Crossed) -> Vec<At> {
    match *step {
        Crossed::One(at) => vec![at],
        Crossed::Either(one, other) => vec![one, other],
    }
}

proptest! {
    #[test]
    fn names_of_places_are_read_back(x in 0i8.., y in 0i8.., way in 0usize..4) {
        let place = At { x, y };
        prop_assert_eq!(place.to_string().parse::<At>(), Ok(place));
        let edge = Edge::of(place, [Way::East, Way::South][way % 2]);
        prop_assert_eq!(edge.to_string().parse::<Edge>(), Ok(edge));
        let wire = serde_json::to_string(&(place, edge)).unwrap();
        prop_assert_eq!(serde_json::from_str::<(At, Edge)>(&wire).unwrap(), (place, edge));
    }

    #[test]
    fn no_word_panics(word in "\\PC{0,8}", x: i8, y: i8) {
        if let Ok(at) = word.parse::<At>() { prop_assert_eq!(at.to_string(), word.clone()); }
        if let Ok(edge) = word.parse::<Edge>() { prop_assert_eq!(edge.to_string(), word); }
        for way in Way::ALL {
            let edge = Edge::of(At { x, y }, way);
            let _ = (edge.ends(), edge.sides(), MAP.inner(edge), MAP.neighbours(At { x, y }), HEXES.neighbours(At { x, y }));
        }
        let _ = HEXES.line(At { x, y }, At { x: y, y: x });
    }

    #[test]
    fn an_edge_is_the_same_from_both_sides(here in square(), way in 0usize..4) {
        let way = Way::ALL[way];
        let there = here.beside(way);
        prop_assert_eq!(Edge::of(here, way), Edge::of(there, way.opposite()));
        prop_assert_eq!(there.beside(way.opposite()), here);
        prop_assert_eq!(Edge::of(here, way).sides().iter().copied().collect::<BTreeSet<_>>(), BTreeSet::from([here, there]));
        prop_assert_eq!(MAP.inner(Edge::of(here, way)), MAP.contains(there));
        prop_assert_eq!(MAP.edges().any(|edge| edge == Edge::of(here, way)), MAP.contains(there));
    }

    #[test]
    fn touching_is_mutual(a in square(), b in square(), ways in (0usize..4, 0usize..4)) {
        let (one, other) = (Edge::of(a, Way::ALL[ways.0]), Edge::of(b, Way::ALL[ways.1]));
        prop_assert_eq!(one.touches(other), other.touches(one));
        prop_assert!(!one.touches(one));
    }

    #[test]
    fn squares_keep_the_laws_of_distance(a in square(), b in square(), c in square()) {
        prop_assert_eq!(MAP.distance(a, b), MAP.distance(b, a));
        prop_assert_eq!(MAP.distance(a, b) == 0, a == b);
        prop_assert!(MAP.distance(a, c) <= MAP.distance(a, b) + MAP.distance(b, c));
        for near in MAP.neighbours(a) { prop_assert_eq!(MAP.distance(a, near), 1); }
        prop_assert_eq!(MAP.spaces().filter(|&near| MAP.distance(a, near) == 1).count(), MAP.neighbours(a).len());
        let (bare, path) = MAP.cheapest(a, b, |_, _| Some(1)).unwrap();
        prop_assert_eq!((bare, path.len() as i64), (MAP.distance(a, b), bare + 1));
    }

    #[test]
    fn a_straight_line_is_as_long_as_the_distance(a in square(), b in square()) {
        let line = MAP.line(a, b);
        match MAP.straight(a, b) {
            Some((way, steps)) => {
                prop_assert_eq!(steps, MAP.distance(a, b));
                prop_assert_eq!(line.len() as i64, steps);
                prop_assert_eq!(MAP.straight(b, a), Some((way.opposite(), steps)));
                let back: BTreeSet<Edge> = MAP.line(b, a).into_iter().collect();
                prop_assert_eq!(line.into_iter().collect::<BTreeSet<_>>(), back);
            }
            None => prop_assert!(line.is_empty() && (a == b || (a.x != b.x && a.y != b.y))),
        }
    }

    #[test]
    fn no_walk_over_squares_is_cheaper(from in square(), turns in prop::collection::vec(0usize..4, 0..30), seed: u64) {
        let (spent, to) = walk(from, &turns, |at| MAP.neighbours(at), seed);
        let (best, path) = MAP.cheapest(from, to, |_, next| uneven(seed, next)).unwrap();
        prop_assert!(best <= spent);
        prop_assert_eq!((path.first(), path.last(), priced(&path, seed)), (Some(&from), Some(&to), Some(best)));
        prop_assert!(path.windows(2).all(|pair| MAP.distance(pair[0], pair[1]) == 1));
    }

    #[test]
    fn a_whole_map_has_a_path_between_any_two(a in square(), b in square(), seed: u64) {
        let stands = |edge: Edge| {
            let [one, other] = edge.sides();
            uneven(seed, At { x: one.x, y: other.y }) == Some(0)
        };
        let step = |here: At, next: At| (!stands(MAP.line(here, next)[0])).then_some(1);
        let all = MAP.spaces().all(|space| MAP.cheapest(a, space, step).is_some());
        prop_assert_eq!(MAP.whole(stands), all);
        prop_assert_eq!(MAP.cheapest(a, b, step).is_some(), MAP.cheapest(b, a, step).is_some());
    }

    #[test]
    fn hexes_keep_the_laws_of_distance(a in hex(), b in hex(), c in hex()) {
        prop_assert_eq!(HEXES.distance(a, b), HEXES.distance(b, a));
        prop_assert_eq!(HEXES.distance(a, b) == 0, a == b);
        prop_assert!(HEXES.distance(a, c) <= HEXES.distance(a, b) + HEXES.distance(b, c));
        for near in HEXES.neighbours(a) { prop_assert_eq!(HEXES.distance(a, near), 1); }
        prop_assert_eq!(HEXES.spaces().filter(|&near| HEXES.distance(a, near) == 1).count(), HEXES.neighbours(a).len());
        let (bare, path) = HEXES.cheapest(a, b, |_, _| Some(1)).unwrap();
        prop_assert_eq!((bare, path.len() as i64), (HEXES.distance(a, b), bare + 1));
    }

    #[test]
    fn a_line_of_hexes_is_one_longer_than_the_distance(a in hex(), b in hex()) {
        let line = HEXES.line(a, b);
        prop_assert_eq!(line.len() as i64, HEXES.distance(a, b) + 1);
        prop_assert_eq!((line.first(), line.last()), (Some(&Crossed::One(a)), Some(&Crossed::One(b))));
        for pair in line.windows(2) {
            for one in spaces_of(&pair[0]) {
                for other in spaces_of(&pair[1]) { prop_assert_eq!(HEXES.distance(one, other), 1); }
            }
        }
        let mut back: Vec<BTreeSet<At>> = HEXES.line(b, a).iter().map(|step| spaces_of(step).into_iter().collect()).collect();
        back.reverse();
        prop_assert_eq!(line.iter().map(|step| spaces_of(step).into_iter().collect::<BTreeSet<At>>()).collect::<Vec<_>>(), back);
        for (step, crossed) in line.iter().enumerate() {
            for at in spaces_of(crossed) { prop_assert_eq!(HEXES.distance(a, at), step as i64); }
        }
    }

    #[test]
    fn no_walk_over_hexes_is_cheaper(from in hex(), turns in prop::collection::vec(0usize..6, 0..30), seed: u64) {
        let (spent, to) = walk(from, &turns, |at| HEXES.neighbours(at), seed);
        let (best, path) = HEXES.cheapest(from, to, |_, next| uneven(seed, next)).unwrap();
        prop_assert!(best <= spent);
        prop_assert_eq!((path.first(), path.last(), priced(&path, seed)), (Some(&from), Some(&to), Some(best)));
        prop_assert!(path.windows(2).all(|pair| HEXES.distance(pair[0], pair[1]) == 1));
    }
}
