//! Which windows stop, which pass, and going back to one that passed.
use super::*;
use rules::rule::Refusal;

#[tokio::test]
async fn the_usual_stops_are_asked_and_the_rest_passes() {
    let mut sitting = sit().await;
    sitting.hit(0).await;
    assert_eq!(window(&sitting.table().await), "declared");
    sitting.put(1, json!({"act": "pass"})).await;
    sitting.put(0, json!({"act": "pass"})).await;
    let table = sitting.table().await;
    assert_eq!((window(&table).as_str(), value(&table)), ("turn", 2));
    let passed: Vec<_> = table.state.passed.iter().map(|passed| (passed.index, passed.row.as_str())).collect();
    assert_eq!(passed, [(0, "after")]);
}

#[tokio::test]
async fn every_window_stops_a_seat_that_wants_every_window() {
    let mut sitting = sit().await;
    sitting.flow(1, Flow::Every, &[]).await;
    sitting.hit(0).await;
    sitting.put(1, json!({"act": "pass"})).await;
    sitting.put(0, json!({"act": "pass"})).await;
    let table = sitting.table().await;
    assert_eq!((window(&table).as_str(), table.state.passed.len()), ("after", 0));
}

#[tokio::test]
async fn a_quiet_seat_stops_only_where_it_set_a_stop() {
    let mut sitting = sit().await;
    sitting.flow(0, Flow::Quiet, &[]).await;
    sitting.flow(1, Flow::Quiet, &["after"]).await;
    sitting.hit(0).await;
    let table = sitting.table().await;
    assert_eq!((window(&table).as_str(), table.state.passed[0].row.as_str()), ("after", "declared"));
}

#[tokio::test]
async fn flow_and_level_survive_a_restart() {
    let mut sitting = sit().await;
    sitting.flow(1, Flow::Quiet, &["after"]).await;
    done(sitting.ask(TableRequest::SetLevel { level: Level::Warn }.at(sitting.session())).await);
    let table = sitting.restart().await.table().await;
    assert_eq!((table.level, table.state.flows[1].flow), (Level::Warn, Flow::Quiet));
    assert_eq!(table.state.flows[1].stops, ["after"]);
}

#[tokio::test]
async fn counting_only_no_window_stops_and_the_next_step_is_offered() {
    let mut sitting = sit().await;
    sitting.flow(1, Flow::Every, &[]).await;
    done(sitting.ask(TableRequest::SetLevel { level: Level::Count }.at(sitting.session())).await);
    sitting.hit(0).await;
    let table = sitting.table().await;
    assert_eq!((window(&table).as_str(), table.state.passed.len()), ("turn", 2));
    let acts: Vec<_> = table.state.offers[0].offers.iter().map(|offer| offer.act.as_str()).collect();
    assert_eq!(acts, ["hit", "next"]);
}

#[tokio::test]
async fn mending_a_value_passes_for_nobody() {
    let mut sitting = sit().await;
    sitting.flow(1, Flow::Every, &[]).await;
    sitting.hit(0).await;
    sitting.flow(1, Flow::Quiet, &[]).await;
    sitting.put(0, json!({"act": "set", "to": 5})).await;
    assert_eq!(window(&sitting.table().await), "declared");
}

#[tokio::test]
async fn the_input_and_its_passes_are_one_step_of_undo() {
    let mut sitting = sit().await;
    sitting.flow(0, Flow::Quiet, &[]).await;
    sitting.flow(1, Flow::Quiet, &[]).await;
    sitting.hit(0).await;
    assert_eq!(sitting.value().await, 2);
    done(sitting.undo().await);
    let table = sitting.table().await;
    assert_eq!((value(&table), table.state.head, table.state.passed.len()), (0, 0, 0));
}

#[tokio::test]
async fn responding_goes_back_to_a_window_that_passed() {
    let mut sitting = sit().await;
    sitting.flow(0, Flow::Quiet, &[]).await;
    sitting.flow(1, Flow::Quiet, &[]).await;
    sitting.hit(0).await;
    // The list is found again from the log.
    let mut sitting = sitting.restart().await;
    let table = sitting.table().await;
    assert_eq!(table.state.passed.len(), 2);
    let epoch = table.state.token.epoch;
    done(sitting.respond(1).await);
    let table = sitting.table().await;
    assert_eq!((window(&table).as_str(), value(&table), table.state.head), ("after", 0, 2));
    assert_eq!((table.state.passed.len(), table.state.undo.as_deref()), (1, Some("Ann hits for 2")));
    assert!(table.state.token.epoch > epoch);
    // The window is held for everybody: the one who wanted to respond may not be the first asked.
    sitting.put(1, json!({"act": "pass"})).await;
    assert_eq!(window(&sitting.table().await), "after");
    sitting.put(0, json!({"act": "answer"})).await;
    sitting.put(1, json!({"act": "pass"})).await;
    sitting.put(0, json!({"act": "pass"})).await;
    assert_eq!(sitting.value().await, 1);
    for _ in 0..5 {
        done(sitting.undo().await);
    }
    assert_eq!(sitting.table().await.state.head, 0);
}

#[tokio::test]
async fn nobody_responds_to_what_something_followed() {
    let mut sitting = sit().await;
    sitting.flow(0, Flow::Quiet, &[]).await;
    sitting.flow(1, Flow::Quiet, &[]).await;
    sitting.hit(0).await;
    sitting.put(1, json!({"act": "set", "to": 9})).await;
    assert_eq!(refused(sitting.respond(0).await).kind, Refusal::Unoffered);
    done(sitting.undo().await);
    assert!(sitting.table().await.state.passed.is_empty(), "the newest row is not the head");
}

#[tokio::test]
async fn the_log_tells_what_passes_brought_about_and_counts_them() {
    let mut sitting = sit().await;
    sitting.flow(0, Flow::Quiet, &[]).await;
    sitting.flow(1, Flow::Quiet, &[]).await;
    sitting.hit(0).await;
    let log = TableRequest::Log { before: None, limit: 1 }.at(sitting.session());
    let Reply::Log { entries, .. } = sitting.ask(log).await else { panic!("no log") };
    let lines: Vec<_> = entries[0].lines.iter().map(|line| line.field("text").clone()).collect();
    assert_eq!((lines, entries[0].passes), (vec![json!("Ann hits for 2"), json!("The hit lands")], 4));
}

#[tokio::test]
async fn an_answer_given_once_is_given_whenever_it_is_asked() {
    let mut sitting = sit().await;
    sitting.flow(0, Flow::Quiet, &[]).await;
    done(sitting.answer_once(1, &["hit-two"]).await);
    // Stops are set without a word on answers: those given stay.
    sitting.flow(1, Flow::Quiet, &[]).await;
    sitting.hit(0).await;
    let table = sitting.table().await;
    assert_eq!((value(&table), table.state.turn), (4, Seat(0)), "both have hit, and the first is asked again");
    let mut sitting = sitting.restart().await;
    assert_eq!(sitting.table().await.state.flows[1].answers, ["hit-two"]);
    let log = TableRequest::Log { before: None, limit: 1 }.at(sitting.session());
    let Reply::Log { entries, .. } = sitting.ask(log).await else { panic!("no log") };
    let lines: Vec<_> = entries[0].lines.iter().filter_map(|line| line.field("text").as_str()).collect();
    let hits: Vec<_> = lines.iter().filter(|line| line.contains("hits")).collect();
    assert_eq!((hits.as_slice(), entries[0].passes), (&[&"Ann hits for 2", &"Bo hits for 2"][..], 8), "{lines:?}");
    sitting.undo().await;
    assert_eq!(value(&sitting.table().await), 0, "the answer goes with the input it followed");
}

#[tokio::test]
async fn answers_no_game_knows_or_two_to_one_ask_are_refused() {
    let mut sitting = sit().await;
    for answers in [&["hit-twenty"][..], &["hit-two", "hit-two"]] {
        let Reply::Failed { failed } = sitting.answer_once(1, answers).await else { panic!("refused") };
        assert_eq!(failed.code, "bad-answers");
    }
    assert!(sitting.table().await.state.flows[1].answers.is_empty());
}
