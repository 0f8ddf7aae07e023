//! The parts of the kernel that Giga-Robo! leaves alone, one by one, on a made-up table: sealed answers, windows in
//! which each seat has its turn, seats that are out, late answers, people who go.
mod common;

use common::made_up::{Act, MadeUp, Pending, Step, Window};
use common::played::{Played, input, overruled, put};
use rules::engine::{Play, Standing};
use rules::fact::Fact;
use rules::frame::{Ending, Frame, Outcome};
use rules::rule::{Refusal, Rejection};
use rules::seat::Seat;
use rules::table::Table;
use rules::view::{Question, Viewer};
use serde_json::{Value, json};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

type Lamps = Table<MadeUp>;

/// A fresh table: all three owe a plan.
fn fresh() -> Lamps {
    MadeUp::openings()[0].table.clone()
}

fn tell(table: &Lamps, seat: Seat, act: Value) -> Lamps {
    put(table, seat, act.clone()).unwrap_or_else(|no| panic!("{act}: {no:?}")).table
}

fn refusal(table: &Lamps, seat: Seat, act: Value) -> (Refusal, Vec<String>) {
    let Rejection { kind, reasons } = put(table, seat, act).map(|turn| turn.facts).expect_err("it is refused");
    (kind, reasons.into_iter().map(|reason| reason.code.into_owned()).collect())
}

fn plan(number: i64) -> Value {
    json!({"act": "plan", "number": number})
}

fn poke(target: Seat) -> Value {
    json!({"act": "poke", "target": target})
}

fn dart(target: Seat) -> Value {
    json!({"act": "dart", "target": target})
}

fn pass() -> Value {
    json!({"act": "pass"})
}

/// All plans are in: the window in which each pokes until it passes.
fn free() -> Lamps {
    [A, B, C].into_iter().fold(fresh(), |table, seat| tell(&table, seat, plan(1)))
}

/// The window in which each pokes once or passes.
fn once() -> Lamps {
    [A, B, C].into_iter().fold(free(), |table, seat| tell(&table, seat, pass()))
}

/// The window in which darts fly, two procedures deep.
fn darts() -> Lamps {
    let table = [A, B, C].into_iter().fold(once(), |table, seat| tell(&table, seat, pass()));
    [C, A, B].into_iter().fold(table, |table, seat| tell(&table, seat, json!({"act": "vote", "yes": true})))
}

/// Who has the word in turn, as everybody passes.
fn words(mut table: Lamps) -> Vec<Seat> {
    let (window, mut words) = (table.at().cloned(), Vec::new());
    while table.at() == window.as_ref() && table.window().is_some() {
        let seat = table.waiting()[0];
        words.push(seat);
        table = tell(&table, seat, pass());
    }
    words
}

#[test]
fn sealed_answers_are_kept_and_opened_together_in_seat_order() {
    let first = put(&fresh(), C, plan(4)).expect("any seat may answer first");
    assert_eq!(first.readers, Some(vec![C]), "only the one who answered may read it");
    assert_eq!((first.table.waiting(), first.table.state.plans.len()), (vec![A, B], 0));
    let asking = first.table.view(&Viewer::Spectator).asking.expect("two still owe");
    assert_eq!((asking.seats, asking.answered), (vec![A, B], vec![C]), "that it answered is no secret");
    let last = put(&tell(&first.table, A, plan(3)), B, plan(2)).expect("the last answer");
    assert_eq!(last.readers, None, "the last answer opens them all");
    assert_eq!(last.table.state.plans, [(A, 3), (B, 2), (C, 4)]);
}

#[test]
fn a_sealed_answer_shows_to_nobody_before_it_is_opened() {
    let (four, five) = (put(&fresh(), C, plan(4)).expect("fits"), put(&fresh(), C, plan(5)).expect("fits"));
    assert_ne!(four.table, five.table);
    for viewer in [Viewer::Seats(vec![A, B]), Viewer::Spectator] {
        assert_eq!(four.table.view(&viewer), five.table.view(&viewer));
    }
    assert_eq!(Play::open(&four.table).map(|open| open.kind), Some(Question::Sealed));
}

#[test]
fn a_sealed_answer_can_be_taken_back_until_it_is_opened() {
    let kept = tell(&fresh(), A, plan(4));
    assert_eq!(refusal(&kept, A, plan(2)).0, Refusal::OutOfTurn, "an answer is given once");
    let back = put(&kept, A, json!({"act": "take-back"})).expect("nobody has seen it");
    assert_eq!((back.readers, back.table.waiting()), (Some(vec![A]), vec![A, B, C]));
    assert_eq!(back.table, fresh(), "as if nothing had been said");
    let opened = [A, B, C].into_iter().fold(back.table, |table, seat| tell(&table, seat, plan(2)));
    assert_eq!(opened.state.plans.len(), 3);
    assert_eq!(refusal(&opened, A, json!({"act": "take-back"})), (Refusal::Unoffered, vec!["nothing-sealed".into()]));
}

#[test]
fn answers_of_several_seats_to_one_ask_do_not_make_each_other_stale() {
    let table = fresh();
    let other = tell(&table, A, plan(4));
    let late = rules::engine::Input { question: Some(table.question()), ..input(B, plan(2)) };
    assert!(other.decide(&late).is_ok());
}

#[test]
fn a_hidden_dial_is_turned_by_its_owner_alone_and_read_by_nobody_else() {
    let set = json!({"act": "adjust", "path": "b.secret", "to": 7});
    assert_eq!(refusal(&fresh(), A, set.clone()), (Refusal::Unoffered, vec!["no-such-dial".into()]));
    let standing = Standing::Overruled;
    assert!(fresh().decide(&rules::engine::Input { standing, ..input(C, set.clone()) }).is_err());
    let turned = put(&fresh(), B, set).expect("its own");
    assert_eq!((turned.readers, turned.table.state.secret[1]), (Some(vec![B]), 7));
    assert_eq!(turned.table.view(&Viewer::Seats(vec![A, C])), fresh().view(&Viewer::Seats(vec![A, C])));
    assert_ne!(turned.table.view(&Viewer::Seats(vec![B])), fresh().view(&Viewer::Seats(vec![B])));
}

#[test]
fn each_until_pass_lets_a_seat_act_until_it_passes_and_never_again() {
    let table = free();
    let table = tell(&tell(&table, A, poke(B)), A, poke(C));
    assert_eq!(table.waiting(), [A], "it goes on until it passes");
    let table = tell(&tell(&table, A, pass()), B, poke(A));
    assert_eq!(words(table), [B, C], "who passed is done, whatever the others do");
}

#[test]
fn once_each_gives_every_seat_one_act_or_pass() {
    let table = tell(&once(), A, poke(B));
    assert_eq!(table.waiting(), [B]);
    let table = tell(&tell(&table, B, pass()), C, poke(A));
    assert_eq!(table.at(), Some(&Window::Vote), "one round and no more");
}

#[test]
fn all_pass_in_succession_starts_over_after_each_act() {
    let table = tell(&darts(), A, pass());
    let table = tell(&tell(&table, B, pass()), C, dart(A));
    assert_eq!(words(table)[..3], [A, B, C], "a dart on the stack is answered by all");
    assert_eq!(words(darts()), [A, B, C]);
}

#[test]
fn the_last_dart_lands_first_and_a_hushed_one_never_does() {
    let table = tell(&tell(&darts(), A, dart(B)), B, dart(C));
    let stack = table.view(&Viewer::Spectator).stack;
    assert_eq!(stack.iter().map(|card| card.by).collect::<Vec<_>>(), [B, A], "the newest on top");
    let hush = json!({"act": "hush", "thing": stack[1].no});
    let mut table = tell(&table, C, hush);
    while table.pendings().count() > 0 {
        table = tell(&table, table.waiting()[0], pass());
    }
    assert_eq!(table.state.flames, [3, 3, 2], "one landed, one was hushed");
}

#[test]
fn a_procedure_inside_a_procedure_comes_back_to_where_it_was_called() {
    let table = darts();
    let below = |frame: &Frame<MadeUp>| match frame {
        Frame::Step(step) => Some(step.clone()),
        Frame::Window { .. } | Frame::Ask { .. } | Frame::Pending { .. } => None,
    };
    let steps: Vec<Step> = table.frames.iter().filter_map(below).collect();
    assert_eq!(steps, [Step::RoundEnds, Step::OuterEnds]);
    let next = [A, B, C].into_iter().fold(table, |table, seat| tell(&table, seat, pass()));
    assert_eq!((next.at(), next.state.round, next.frames.len()), (Some(&Window::Plan), 2, 2));
}

#[test]
fn an_open_ask_takes_answers_in_any_order_and_declares_each_at_once() {
    let vote = |yes: bool| json!({"act": "vote", "yes": yes});
    let table = [A, B, C].into_iter().fold(once(), |table, seat| tell(&table, seat, pass()));
    let table = tell(&table, C, vote(false));
    assert_eq!((table.waiting(), table.state.votes.clone()), (vec![A, B], vec![(C, false)]));
    let preset = tell(&table, B, json!({"act": "vote"}));
    assert_eq!(preset.state.votes, [(C, false), (B, true)], "what is left out is taken as preset");
}

#[test]
fn an_act_for_any_time_leaves_the_open_question_as_it_is() {
    for table in [fresh(), tell(&fresh(), A, plan(1)), free(), darts()] {
        let waved = tell(&table, C, json!({"act": "wave"}));
        assert_eq!(waved.state.waves, 1);
        assert_eq!((&waved.frames, waved.question()), (&table.frames, table.question()));
    }
}

#[test]
fn a_seat_that_is_out_is_excused_from_asks_and_windows() {
    let fallen = tell(&fresh(), A, json!({"act": "adjust", "path": "b.flames", "to": 0}));
    assert_eq!(fallen.waiting(), [A, C], "it owes no plan");
    let table = tell(&tell(&fallen, A, plan(1)), C, plan(2));
    assert_eq!(table.state.plans, [(A, 1), (C, 2)]);
    assert_eq!(words(table), [A, C], "nor has it the word");
    assert_eq!(refusal(&fallen, B, json!({"act": "wave"})).0, Refusal::Unoffered);
}

#[test]
fn the_last_ower_falling_opens_the_sealed_answers_of_the_others() {
    let table = tell(&tell(&fresh(), A, plan(1)), C, plan(2));
    let table = tell(&table, A, json!({"act": "adjust", "path": "b.flames", "to": 0}));
    assert_eq!((table.state.plans.clone(), table.at()), (vec![(A, 1), (C, 2)], Some(&Window::Free)));
}

#[test]
fn a_late_answer_is_let_in_and_the_order_goes_on_after_it() {
    let table = tell(&darts(), A, pass());
    assert_eq!(refusal(&table, A, dart(B)), (Refusal::OutOfTurn, vec!["not-now".into()]));
    let let_in = table.decide(&overruled(A, dart(B))).expect("the table lets it in");
    assert_eq!(let_in.overruled.iter().map(|reason| &*reason.code).collect::<Vec<_>>(), ["not-now"]);
    assert_eq!(words(let_in.table)[..3], [B, C, A], "after A comes B, and all may answer");
}

#[test]
fn a_late_answer_where_no_window_is_open_leaves_the_ask_below_it() {
    let kept = tell(&fresh(), A, plan(3));
    let table = kept.decide(&overruled(A, dart(B))).expect("the table lets it in").table;
    assert_eq!((table.at(), table.waiting()), (Some(&Window::Darts), vec![A]));
    let table = [A, B, C].into_iter().fold(table, |table, seat| tell(&table, seat, pass()));
    assert_eq!((table.at(), table.waiting()), (Some(&Window::Plan), vec![B, C]), "the plan is still kept");
    assert_eq!(table.state.flames, [3, 2, 3]);
}

#[test]
fn what_may_not_come_late_stays_out_of_turn_whatever_the_table_rules() {
    let refused = free().decide(&overruled(B, poke(A))).map(|turn| turn.facts).map_err(|no| no.kind);
    assert_eq!(refused, Err(Refusal::OutOfTurn));
}

#[test]
fn void_cancels_a_pending_thing_after_all() {
    let table = tell(&darts(), A, dart(B));
    let no = table.pendings().next().map(|(no, ..)| no).expect("a dart flies");
    let void = json!({"act": "void", "thing": no});
    let mut table = tell(&table, C, void.clone());
    assert_eq!(refusal(&table, C, void), (Refusal::Unoffered, vec!["nothing-pending".into()]));
    while table.pendings().count() > 0 {
        table = tell(&table, table.waiting()[0], pass());
    }
    assert_eq!(table.state.flames, [3, 3, 3]);
}

#[test]
fn landing_drops_what_was_open_and_lists_it() {
    let table = tell(&tell(&darts(), A, dart(B)), B, dart(C));
    let landed = put(&table, C, json!({"act": "land", "step": "once", "turn": 1})).expect("a landing");
    let dropped: Vec<Pending> = vec![Pending::Dart { target: C }, Pending::Dart { target: B }];
    let listed = landed.facts.iter().find_map(|fact| match fact {
        Fact::Landed { dropped, .. } => Some(dropped.clone()),
        _ => None,
    });
    assert_eq!(listed, Some(dropped), "newest first");
    assert_eq!((landed.table.at(), landed.table.pendings().count()), (Some(&Window::Once), 0));
    assert_eq!(landed.table.waiting(), [B], "it is now the turn of B");
}

#[test]
fn next_goes_to_the_next_phase_whatever_was_open() {
    let table = tell(&fresh(), B, json!({"act": "next"}));
    assert_eq!((table.at(), table.state.round), (Some(&Window::Plan), 2));
}

#[test]
fn an_option_switched_in_mid_game_holds_from_then_on() {
    let table = tell(&free(), A, poke(B));
    let hard = tell(&table, C, json!({"act": "switch", "option": "hard", "to": "yes"}));
    assert_eq!((hard.state.clone(), &hard.frames), (table.state.clone(), &table.frames), "switching changes nothing");
    assert_eq!(tell(&hard, A, poke(C)).state.flames, [3, 2, 1]);
    assert_eq!(tell(&table, A, poke(C)).state.flames, [3, 2, 2]);
}

#[test]
fn a_barred_choice_and_a_barred_sum_say_why_and_pass_overruled() {
    let table = tell(&fresh(), A, json!({"act": "adjust", "path": "b.flames", "to": 1}));
    assert_eq!(refusal(&table, B, plan(8)), (Refusal::Barred, vec!["too-bold".into()]));
    assert_eq!(refusal(&table, B, plan(12)), (Refusal::Barred, vec!["bounds".into(), "too-bold".into()]));
    let ruled = table.decide(&overruled(B, plan(12))).expect("the table overrules");
    assert_eq!(ruled.overruled.len(), 2);
    assert_eq!(refusal(&table, B, plan(-1)), (Refusal::Malformed, vec!["misshapen".into()]));
    assert_eq!(Act::Plan { number: 12 }, serde_json::from_value(plan(12)).expect("an act"));
}

#[test]
fn who_concedes_is_out_and_the_last_one_left_has_won() {
    let table = tell(&free(), A, json!({"act": "concede"}));
    assert_eq!((table.waiting(), table.living()), (vec![B], vec![B, C]), "the others play on");
    assert_eq!(refusal(&table, A, json!({"act": "concede"})), (Refusal::Unoffered, vec!["already-out".into()]));
    let table = tell(&table, B, json!({"act": "leave", "pieces": "stay"}));
    assert_eq!(table.outcome, Outcome::Won { seats: vec![C], by: Ending::Departure });
    assert!(table.waiting().is_empty() && table.view(&Viewer::Spectator).outcome.is_some());
}

#[test]
fn a_draw_needs_everybody_still_in_and_can_be_withdrawn() {
    let agree = |agree: bool| json!({"act": "draw", "agree": agree});
    let table = tell(&tell(&fresh(), A, agree(true)), B, agree(true));
    assert!(!table.decided());
    let withdrawn = tell(&tell(&table, A, agree(false)), C, agree(true));
    assert!(!withdrawn.decided(), "A no longer agrees");
    assert_eq!(tell(&table, C, agree(true)).outcome, Outcome::Drawn { by: Ending::Agreement });
    let smaller = tell(&table, C, json!({"act": "concede"}));
    assert!(smaller.decided(), "all who are left agreed before");
}

#[test]
fn another_person_may_sit_down_at_any_time() {
    let table = tell(&fresh(), B, json!({"act": "sit", "name": "  Kit "}));
    assert_eq!((table.name(A), table.name(B)), ("A", "Kit"));
    assert_eq!(refusal(&table, B, json!({"act": "sit", "name": "\n"})), (Refusal::Malformed, vec!["no-name".into()]));
}
