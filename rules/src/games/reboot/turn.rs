//! The table before the first round, the turns of a round, and what ends it: disasters, the event, the cube. The
//! attack's own steps stand in `fight.rs`.
use super::board::SAFE;
use super::chart::{
    CubePasses, DisasterOrder, EventLasts, FinalLoss, Hands, LastDisaster, SecondLoss, Step, Teams, Window,
};
use super::facts::{Event, Why};
use super::settle::{lose_all, outside};
use super::state::{DISASTERS, HAND, Phase, Section};
use super::{Crank, Reboot, Table, event};
use crate::frame::{Answers, Next};
use crate::seat::Seat;
use std::collections::BTreeMap;

/// Asks one seat, then goes on.
pub fn ask(window: Window, seat: Seat, then: Step) -> Next<Reboot> {
    Next::Ask(window, vec![seat], Answers::Open, Some(then))
}

/// Whether what a seat is asked for is gone: somebody set what it was about by hand.
pub fn is_moot(table: &Table, asked: &Window, seat: Seat) -> bool {
    match asked {
        Window::Reveal => next_down(table).is_none(),
        Window::Steal => event::victim(table, seat).is_none(),
        Window::Discard => table.state.roborg(seat).cards <= HAND,
        // RB-ATK-12: nobody is left to strike or to answer; what was laid stays face down.
        Window::Lay | Window::Roll | Window::Boost | Window::Absorb | Window::Push => {
            table.state.attack.as_deref().is_none_or(|now| table.gone(now.by) || table.gone(now.target))
        }
        Window::Layout | Window::First | Window::Spawn | Window::Teams | Window::Turn => false,
        Window::Spoils | Window::Drawn | Window::Place | Window::Suffer | Window::Event | Window::Relocate => false,
    }
}

/// Who holds the cube, or the next living seat after where it lies.
pub fn holder(table: &Table) -> Seat {
    from_cube(table).first().copied().unwrap_or(table.state.cube)
}

/// The living seats in order from the cube (RB-RND-01, RB-RND-05).
pub fn from_cube(table: &Table) -> Vec<Seat> {
    let seats = table.setup.chairs.len();
    let seat = |step: usize| Seat(((table.state.cube.index() + step) % seats.max(1)) as u8);
    (0..seats).map(seat).filter(|seat| !table.gone(*seat)).collect()
}

/// The seat so many places from the cube, or the next living one after it, with the place that follows: who falls in
/// between shifts nobody.
pub fn place_from_cube(table: &Table, place: usize) -> Option<(Seat, usize)> {
    let seats = table.setup.chairs.len();
    let seat = |place: usize| Seat(((table.state.cube.index() + place) % seats.max(1)) as u8);
    (place..seats).map(|place| (seat(place), place + 1)).find(|(seat, _)| !table.gone(*seat))
}

/// The next living seat to the left, the next in clockwise order (RB-RND-05, RB-AMB-17).
pub fn left_of(table: &Table, seat: Seat) -> Option<Seat> {
    let seats = table.setup.chairs.len();
    let next = |step: usize| Seat(((seat.index() + step) % seats.max(1)) as u8);
    (1..seats).map(next).find(|one| !table.gone(*one))
}

/// The next living seat to the right.
pub fn right_of(table: &Table, seat: Seat) -> Option<Seat> {
    let seats = table.setup.chairs.len();
    let next = |step: usize| Seat(((seat.index() + seats - step) % seats.max(1)) as u8);
    (1..seats).map(next).find(|one| !table.gone(*one))
}

/// The seat whose turn comes after this one in the round (RB-RND-01).
fn after(table: &Table, seat: Seat) -> Option<Seat> {
    let (seats, cube) = (table.setup.chairs.len(), table.state.cube.index());
    let place = (seat.index() + seats - cube) % seats.max(1);
    (place + 1..seats).map(|step| Seat(((cube + step) % seats) as u8)).find(|one| !table.gone(*one))
}

/// Carries out a step of the set-up, the turns or the round's end.
pub fn step(crank: &mut Crank, step: Step) -> Next<Reboot> {
    match step {
        Step::Layout => layout(crank),
        Step::First => ask(Window::First, first(&crank.table), Step::Spawn(0)),
        Step::Spawn(place) => spawn(crank, place),
        Step::Teams => teams(crank),
        Step::Round => round(crank),
        Step::TurnBegins => turn_begins(crank),
        Step::Turn => turn(crank),
        Step::TurnEnds => turn_ends(crank),
        Step::RoundEnds => round_ends(crank),
        Step::Place => place(crank),
        Step::Reveal => reveal(crank),
        Step::Revealed => revealed(crank),
        Step::Suffer => Next::Ask(Window::Suffer, crank.table.living(), Answers::Open, Some(Step::Suffered)),
        Step::Suffered => suffered(crank),
        Step::Event => draw_event(crank),
        Step::EventDrawn => event::begin(crank),
        Step::Steal => event::steal(crank),
        Step::Relocate(place) => event::relocate(&crank.table, place),
        Step::EventOver => event_over(crank),
        Step::PassCube => pass_cube(crank),
        Step::HandLimit(seat) => hand_limit(&crank.table, seat),
        other => unreachable!("{other:?} is a step of an attack"),
    }
}

fn first(table: &Table) -> Seat {
    table.living().first().copied().unwrap_or(Seat(0))
}

fn layout(crank: &mut Crank) -> Next<Reboot> {
    phase(crank, Phase::SetUp);
    match crank.table.variant.board {
        true => ask(Window::Layout, first(&crank.table), Step::Layout),
        false => Next::Go(Step::First),
    }
}

/// Each in order from the cube takes a spawn point (RB-SET-07).
fn spawn(crank: &mut Crank, place: usize) -> Next<Reboot> {
    let next = place_from_cube(&crank.table, place).filter(|_| crank.table.variant.board);
    match next {
        Some((seat, then)) => ask(Window::Spawn, seat, Step::Spawn(then)),
        None => Next::Go(Step::Teams),
    }
}

/// Team cards are dealt once the first player is known (RB-TEAM-01).
fn teams(crank: &mut Crank) -> Next<Reboot> {
    match crank.table.variant.teams {
        Teams::None => Next::Go(Step::Round),
        Teams::Two | Teams::Three => ask(Window::Teams, holder(&crank.table), Step::Round),
    }
}

fn round(crank: &mut Crank) -> Next<Reboot> {
    let round = crank.table.state.round + 1;
    crank.event(Event::Round(round));
    crank.event(Event::Drew(false));
    phase(crank, Phase::Turns);
    let seat = holder(&crank.table);
    crank.event(Event::Turn(seat));
    Next::Go(Step::TurnBegins)
}

fn turn_begins(crank: &mut Crank) -> Next<Reboot> {
    phase(crank, Phase::Turns);
    let seat = crank.table.state.turn;
    crank.event(Event::Turn(seat));
    Next::Go(Step::Turn)
}

/// The free choice of whose turn it is, until it ends (RB-RND-03).
fn turn(crank: &mut Crank) -> Next<Reboot> {
    let seat = crank.table.state.turn;
    match crank.table.gone(seat) {
        true => Next::Go(Step::TurnEnds),
        false => ask(Window::Turn, seat, Step::Turn),
    }
}

fn turn_ends(crank: &mut Crank) -> Next<Reboot> {
    let state = &crank.table.state;
    let (seat, unspent) = (state.turn, (state.actions() - state.spent).max(0));
    crank.event(Event::TurnOver { seat, unspent });
    match after(&crank.table, seat) {
        Some(next) => {
            crank.event(Event::Turn(next));
            Next::Go(Step::TurnBegins)
        }
        None => Next::Go(Step::RoundEnds),
    }
}

fn phase(crank: &mut Crank, phase: Phase) {
    if crank.table.state.phase != phase {
        crank.event(Event::Phase(phase));
    }
}

/// Whose turn it was no longer counts; what lies face down from earlier rounds is to be turned up (RB-RND-02, RB-AMB-01).
fn round_ends(crank: &mut Crank) -> Next<Reboot> {
    phase(crank, Phase::Disaster);
    if crank.table.state.fought.is_some() {
        crank.event(Event::Fought(None));
    }
    for section in 0..9 {
        let one = &crank.table.state.sections[section];
        if one.new > 0 {
            crank.event(Event::Down { section, old: one.old + one.new, new: 0 });
        }
    }
    crank.event(Event::Fresh(BTreeMap::new()));
    match crank.table.variant.disaster_order {
        DisasterOrder::PlaceFirst => Next::Go(Step::Place),
        DisasterOrder::RevealFirst => Next::Go(Step::Reveal),
    }
}

/// One token a round goes face down, while there are any (RB-DIS-01, RB-DIS-05).
fn place(crank: &mut Crank) -> Next<Reboot> {
    let then = match crank.table.variant.disaster_order {
        DisasterOrder::PlaceFirst => Step::Reveal,
        DisasterOrder::RevealFirst => Step::Event,
    };
    match crank.table.state.placed < DISASTERS {
        true => ask(Window::Place, holder(&crank.table), then),
        false => Next::Go(then),
    }
}

/// The tokens of earlier rounds are turned up one by one (RB-DIS-01).
fn reveal(crank: &mut Crank) -> Next<Reboot> {
    match next_down(&crank.table) {
        Some(_) => ask(Window::Reveal, holder(&crank.table), Step::Reveal),
        None => Next::Go(Step::Revealed),
    }
}

/// The section whose face-down token is turned up next.
pub fn next_down(table: &Table) -> Option<usize> {
    table.state.sections.iter().position(|section| section.old > 0)
}

/// Who stands in a section that was revealed pays; after the last one everybody outside does (RB-DIS-02, RB-DIS-06).
fn revealed(crank: &mut Crank) -> Next<Reboot> {
    let then = match crank.table.variant.disaster_order {
        DisasterOrder::PlaceFirst => Step::Event,
        DisasterOrder::RevealFirst => Step::Place,
    };
    let last = !crank.table.state.last_call && last_call(&crank.table);
    if pays_reveal(&crank.table) {
        pay_reveal(crank);
    }
    crank.event(Event::Fresh(BTreeMap::new()));
    crank.event(Event::Inside(BTreeMap::new()));
    if !last {
        return Next::Go(then);
    }
    call_the_last(crank);
    match crank.table.variant.board {
        true => Next::Go(then),
        // Who is outside, and in which section, only people know.
        false => Next::Call(Step::Suffer, then),
    }
}

/// Whether the -1 tokens are due once every earlier token is turned up (RB-AMB-08, RB-DIS-05).
fn last_call(table: &Table) -> bool {
    let state = &table.state;
    let turned = |section: &Section| section.old > 0 || !section.up.is_empty();
    match table.variant.last_disaster {
        LastDisaster::LastReveal => state.placed >= DISASTERS && state.sections.iter().all(|section| section.new == 0),
        LastDisaster::EverySection => outside().all(|section| turned(&state.sections[section])),
    }
}

/// Whether this round's reveal costs anything of its own: the last one is paid with the -1 tokens (RB-AMB-24).
pub fn pays_reveal(table: &Table) -> bool {
    let last = !table.state.last_call && last_call(table);
    !last || table.variant.final_loss == FinalLoss::Twice
}

/// RB-DIS-02: the total of the section, or what was turned up now (RB-AMB-28).
fn pay_reveal(crank: &mut Crank) {
    let state = &crank.table.state;
    let loss = |section: usize, new: i64| match crank.table.variant.second_loss {
        SecondLoss::Total => state.sections[section].total(),
        SecondLoss::New => new,
    };
    let due = |seat: &Seat| {
        let stands = state.roborg(*seat).at.filter(|_| crank.table.variant.board);
        let section = stands.map(|at| state.section_of(at)).or(state.inside.get(seat).copied())?;
        Some((*seat, loss(section, *state.fresh.get(&section)?)))
    };
    let losses: Vec<(Seat, i64)> = from_cube(&crank.table).iter().filter_map(due).collect();
    lose_all(crank, &losses, Why::Disaster);
}

/// RB-DIS-06: a -1 token everywhere outside, the SAFE ZONE's walls gone, and everybody outside pays its section.
fn call_the_last(crank: &mut Crank) {
    for section in outside() {
        let mut up = crank.table.state.sections[section].up.clone();
        up.push(1);
        crank.event(Event::Up { section, up });
    }
    for edge in crank.table.state.safe_walls() {
        if crank.table.state.walls.contains(&edge) {
            crank.event(Event::Wall { edge, stands: false });
        }
    }
    crank.event(Event::LastCall(true));
    let state = &crank.table.state;
    let due = |seat: &Seat| {
        let stands = state.roborg(*seat).at.filter(|_| crank.table.variant.board);
        let section = state.section_of(stands?);
        (section != SAFE).then(|| (*seat, state.sections[section].total()))
    };
    let losses: Vec<(Seat, i64)> = from_cube(&crank.table).iter().filter_map(due).collect();
    lose_all(crank, &losses, Why::LastCall);
}

// What everybody said is lost at the same time (RB-AMB-11).
fn suffered(crank: &mut Crank) -> Next<Reboot> {
    let owed = crank.table.state.owed.clone();
    let losses: Vec<(Seat, i64)> =
        from_cube(&crank.table).iter().filter_map(|seat| Some((*seat, *owed.get(seat)?))).collect();
    crank.event(Event::Owed(BTreeMap::new()));
    lose_all(crank, &losses, Why::LastCall);
    Next::Back
}

/// RB-EVT-02: no token placed, no event; the one in effect ends all the same (RB-AMB-07).
fn draw_event(crank: &mut Crank) -> Next<Reboot> {
    // Whoever puts the table here out of the turns wants one drawn.
    let put_here = crank.table.state.phase != Phase::Disaster;
    phase(crank, Phase::Event);
    if crank.table.state.drew || put_here {
        return ask(Window::Event, holder(&crank.table), Step::EventDrawn);
    }
    let ends = crank.table.variant.event_lasts == EventLasts::OneRound && crank.table.state.event.is_some();
    if ends {
        crank.event(Event::InEffect(None));
    }
    Next::Go(Step::PassCube)
}

/// The event is through: the cube goes on, or has gone (RB-AMB-02).
fn event_over(crank: &mut Crank) -> Next<Reboot> {
    match crank.table.variant.cube_passes {
        CubePasses::AfterEvent => Next::Go(Step::PassCube),
        // RB-RND-05: whom the event destroyed holds it no more.
        CubePasses::BeforeEvent if crank.table.gone(crank.table.state.cube) => Next::Go(Step::PassCube),
        CubePasses::BeforeEvent => Next::Go(Step::Round),
    }
}

/// Whether the cube went on before the event that is under way.
pub fn has_passed(table: &Table) -> bool {
    table.variant.cube_passes == CubePasses::BeforeEvent && table.at() != Some(&Window::Event)
}

fn pass_cube(crank: &mut Crank) -> Next<Reboot> {
    pass(crank);
    Next::Go(Step::Round)
}

/// The cube goes to the next living seat to the left (RB-RND-02, RB-RND-05).
pub fn pass(crank: &mut Crank) {
    let next = left_of(&crank.table, crank.table.state.cube);
    if let Some(next) = next {
        crank.event(Event::Cube(next));
    }
}

/// RB-CRD-07: down to the limit before anything else.
fn hand_limit(table: &Table, seat: Seat) -> Next<Reboot> {
    let over = !table.gone(seat) && table.state.roborg(seat).cards > HAND;
    if over { ask(Window::Discard, seat, Step::HandLimit(seat)) } else { Next::Back }
}

/// Whether owners name their cards in secret.
pub fn named_hands(table: &Table) -> bool {
    table.variant.hands == Hands::Named
}
