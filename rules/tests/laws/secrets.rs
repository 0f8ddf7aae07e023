//! Law 6: two tables that differ only in what one seat may see look the same to everybody else, and answer the same.
use crate::common::moves::Mix;
use crate::common::played::Played;
use crate::common::walk::{Scene, walk};
use rules::decide::Turn;
use rules::engine::{Dial, Play};
use rules::frame::Frame;
use rules::seat::Seat;
use rules::table::Table;
use rules::view::Viewer;

pub fn stay_secret<G: Played>(plan: &[u16]) -> usize {
    let mut compared = 0;
    let inputs = walk::<G>(plan, Mix::Everything, |scene, draw| {
        let owner = Seat(draw.below(scene.before.setup.chairs.len()) as u8);
        let Some(twin) = G::twin(scene.before, owner, draw) else { return };
        assert_ne!(twin, *scene.before, "the twin differs");
        compared += 1;
        look_alike(scene.before, &twin, owner);
        if scene.input.seat != owner {
            foretell_alike(scene, &twin, owner);
        }
        if draw.one_in(4) {
            dials_alike(scene.before, &twin, owner);
        }
        if scene.input.seat != owner && !opens(scene.before, &scene.turn.table) {
            let other = twin.decide(scene.input).expect("what others may do hangs on no secret");
            answer_alike(scene.before, scene.turn, &other, owner);
            look_alike(&scene.turn.table, &other.table, owner);
        }
    });
    assert!(compared <= inputs);
    inputs
}

/// Whether sealed answers were opened or hands laid open: from then on the tables differ for all to see.
fn opens<G: Played>(before: &Table<G>, after: &Table<G>) -> bool {
    let sealed = matches!(before.frames.last(), Some(Frame::Ask { kept, .. }) if !kept.is_empty());
    let answered = sealed && before.question() != after.question();
    answered || before.variant != after.variant || G::lays_open(before, after)
}

fn others<G: Played>(table: &Table<G>, owner: Seat) -> Vec<Viewer> {
    let seats: Vec<Seat> = table.seats().filter(|seat| *seat != owner).collect();
    let single = seats.iter().map(|seat| Viewer::Seats(vec![*seat]));
    // A screen that all share shows nobody's secrets, its owner's neither.
    let shared = Viewer::Shared(table.seats().collect());
    single.chain([Viewer::Seats(seats.clone()), shared, Viewer::Spectator]).collect()
}

/// Fails with the lines that differ: a whole board is too long to find them in.
fn same<T: PartialEq + std::fmt::Debug>(one: &T, other: &T, fault: &str) {
    if one != other {
        let [one, other] = [one, other].map(|told| format!("{told:#?}"));
        let differ: Vec<_> = one.lines().zip(other.lines()).filter(|(one, other)| one != other).take(12).collect();
        panic!("{fault}: {differ:#?}");
    }
}

fn look_alike<G: Played>(one: &Table<G>, other: &Table<G>, owner: Seat) {
    for viewer in others(one, owner) {
        same(&one.view(&viewer), &other.view(&viewer), &format!("{viewer:?} sees a secret of {owner:?}"));
        let checks = [one, other].map(|table| Play::check(table, &viewer));
        same(&checks[0], &checks[1], &format!("{viewer:?} checks a secret of {owner:?}"));
    }
    for seat in one.seats().filter(|seat| *seat != owner) {
        assert_eq!(one.offers(seat), other.offers(seat), "{seat:?} is offered a secret of {owner:?}");
        assert_eq!(one.late_offers(seat), other.late_offers(seat));
    }
    assert_eq!((Play::open(one), one.waiting()), (Play::open(other), other.waiting()));
    assert_eq!(Play::landings(one), Play::landings(other));
}

/// What a deed would do is told before it is done: not even one that opens secrets, or ends the fight, tells them then.
fn foretell_alike<G: Played>(scene: &Scene<G>, twin: &Table<G>, owner: Seat) {
    for viewer in others(scene.before, owner) {
        let told = [scene.before, twin].map(|table| Play::foretell(table, scene.input, &viewer));
        assert_eq!(told[0], told[1], "{viewer:?} is foretold a secret of {owner:?}");
    }
}

/// Dials that anybody may turn show no secret; whether a dial is hidden is none.
fn dials_alike<G: Played>(one: &Table<G>, other: &Table<G>, owner: Seat) {
    let shown = |table: &Table<G>| -> Vec<Dial> { G::dials(table).into_iter().filter(|dial| !dial.hidden).collect() };
    assert_eq!(shown(one), shown(other), "an open dial shows a secret of {owner:?}");
}

fn answer_alike<G: Played>(before: &Table<G>, one: &Turn<G>, other: &Turn<G>, owner: Seat) {
    assert_eq!((&one.overruled, &one.checks), (&other.overruled, &other.checks));
    assert_eq!((&one.readers, one.reveals), (&other.readers, other.reveals));
    let facts = [one, other].map(crate::common::played::json);
    for viewer in others(before, owner) {
        let readable = |readers: &[Seat]| readers.iter().any(|seat| viewer.sees(*seat));
        if one.readers.as_deref().is_none_or(readable) {
            let [one, other] = facts.each_ref().map(|facts| before.lines(facts, &viewer).expect("own facts"));
            assert_eq!(one, other, "{viewer:?} reads a secret of {owner:?}");
        }
    }
}
