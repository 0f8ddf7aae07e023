//! Playing, stepping back and forth, and what a screen is sent.
use super::*;
use rules::rule::Refusal;

#[tokio::test]
async fn a_new_table_is_in_the_list_and_says_who_plays() {
    let sitting = sit().await;
    let table = sitting.table().await;
    assert_eq!((table.state.title.as_str(), table.state.head, table.state.undo), ("Ann against Bo", 0, None));
    let Reply::Sessions { sessions } = sitting.ask(Request::Sessions).await else { panic!("no list") };
    assert_eq!((sessions[0].title.as_str(), sessions[0].note.as_str()), ("Ann against Bo", "Turn of Ann"));
    assert_eq!(sessions[0].locked, None);
}

#[tokio::test]
async fn an_input_is_done_and_pushes_only_what_changed() {
    let mut sitting = sit().await;
    sitting.flow(0, Flow::Quiet, &[]).await;
    sitting.flow(1, Flow::Quiet, &[]).await;
    let before = sitting.table().await;
    while sitting.pushes.try_recv().is_ok() {}
    assert_eq!(sitting.hit(0).await, 1);
    let push = sitting.pushes.try_recv().expect("a push");
    assert_eq!((push.from, push.to), (before.version, before.version + 1));
    let changed: Vec<_> = push.regions.iter().map(|region| region.field("id").clone()).collect();
    assert_eq!(changed, ["value"]);
    assert_eq!(push.order, ["value", "constant"]);
    assert!(push.seats.is_empty());
    assert_eq!(push.state.undo.as_deref(), Some("Ann hits for 2"));
}

#[tokio::test]
async fn a_repeated_key_acts_once_even_after_a_restart() {
    let mut sitting = sit().await;
    let put = TableRequest::Put {
        seat: Seat(0),
        act: json!({"act": "set", "to": 7}),
        token: None,
        key: "once".into(),
        overrule: false,
    }
    .at(sitting.session());
    let first = done(sitting.ask(put.clone()).await);
    sitting.put(0, json!({"act": "set", "to": 9})).await;
    assert_eq!(done(sitting.ask(put.clone()).await), first);
    let sitting = sitting.restart().await;
    assert_eq!(done(sitting.ask(put).await), first);
    assert_eq!(sitting.value().await, 9);
}

#[tokio::test]
async fn undo_and_redo_walk_the_log_and_say_what_they_would_do() {
    let mut sitting = sit().await;
    for to in [1, 2, 3] {
        sitting.put(0, json!({"act": "set", "to": to})).await;
    }
    for value in [2, 1, 0] {
        done(sitting.undo().await);
        assert_eq!(sitting.value().await, value);
    }
    let table = sitting.table().await;
    assert_eq!((table.state.undo, table.state.redo.as_deref()), (None, Some("Ann sets 1")));
    for value in [1, 2, 3] {
        done(sitting.redo().await);
        assert_eq!(sitting.value().await, value);
    }
    assert_eq!(sitting.table().await.state.redo, None);
}

#[tokio::test]
async fn after_a_restart_redo_still_leads_along_the_newest_branch() {
    let mut sitting = sit().await;
    sitting.put(0, json!({"act": "set", "to": 1})).await;
    done(sitting.undo().await);
    sitting.put(0, json!({"act": "set", "to": 2})).await;
    sitting.put(0, json!({"act": "set", "to": 3})).await;
    done(sitting.undo().await);
    done(sitting.undo().await);
    let mut sitting = sitting.restart().await;
    assert_eq!(sitting.table().await.state.redo.as_deref(), Some("Ann sets 2"));
    done(sitting.redo().await);
    done(sitting.redo().await);
    assert_eq!(sitting.value().await, 3);
}

#[tokio::test]
async fn an_epoch_is_never_used_again() {
    let mut sitting = sit().await;
    sitting.put(0, json!({"act": "set", "to": 1})).await;
    let before = sitting.table().await.state.token.epoch;
    done(sitting.undo().await);
    let sitting = sitting.restart().await;
    assert!(sitting.table().await.state.token.epoch > before);
}

#[tokio::test]
async fn a_preview_says_what_would_happen_and_changes_nothing() {
    let sitting = sit().await;
    let act = json!({"act": "hit", "amount": 3});
    let preview = TableRequest::Preview { seat: Seat(0), act, overrule: false }.at(sitting.session());
    let Reply::Preview { lines, .. } = sitting.ask(preview).await else { panic!("no preview") };
    assert_eq!(lines[0].field("text"), "Ann hits for 3");
    assert_eq!(sitting.table().await.state.head, 0);
}

#[tokio::test]
async fn the_table_may_overrule_and_the_log_says_so() {
    let mut sitting = sit().await;
    let act = json!({"act": "hit", "amount": 6});
    let no = refused(sitting.try_put(0, act.clone(), None, false).await);
    assert_eq!((no.kind, no.overrule), (Refusal::Barred, true));
    assert_eq!((no.reasons[0].rule.as_str(), no.reasons[0].text.as_str()), ("F-2", "A hit of 6 is too hard (F-2)"));
    done(sitting.try_put(0, act, None, true).await);
    let log = TableRequest::Log { before: None, limit: 10 }.at(sitting.session());
    let Reply::Log { entries, more } = sitting.ask(log).await else { panic!("no log") };
    assert_eq!((entries.len(), more, entries[0].overruled[0].code.as_str()), (2, false, "too-hard"));
}

#[tokio::test]
async fn the_log_comes_in_pages_newest_first() {
    let mut sitting = sit().await;
    for to in 1..=5 {
        sitting.put(0, json!({"act": "set", "to": to})).await;
    }
    let page = |before| TableRequest::Log { before, limit: 3 }.at(sitting.session());
    let Reply::Log { entries, more } = sitting.ask(page(None)).await else { panic!("no log") };
    assert_eq!((entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), more), (vec![5, 4, 3], true));
    let Reply::Log { entries, more } = sitting.ask(page(Some(3))).await else { panic!("no log") };
    assert_eq!((entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), more), (vec![2, 1, 0], false));
}

#[tokio::test]
async fn many_inputs_open_again_at_the_same_table_and_check_sound() {
    let mut sitting = sit().await;
    for to in 0..450 {
        sitting.put(0, json!({"act": "set", "to": to % 90})).await;
    }
    done(sitting.undo().await);
    let before = sitting.value().await;
    let sitting = sitting.restart().await;
    assert_eq!(sitting.value().await, before);
    let house = sitting.desk.house();
    let row = house.store.read(|db| crate::store::session::find(db, &sitting.session)).expect("read").expect("there");
    let audit = crate::desk::audit::audit(house, row).expect("audited");
    assert_eq!((audit.rows, audit.faults), (451, vec![]));
}

#[tokio::test]
async fn a_table_behind_the_ring_is_folded_for_undo() {
    let mut sitting = sit().await;
    for to in 0..80 {
        sitting.put(0, json!({"act": "set", "to": to})).await;
    }
    for value in (0..79).rev() {
        done(sitting.undo().await);
        assert_eq!(sitting.value().await, value);
    }
}

#[tokio::test]
async fn dials_and_regions_of_another_seat_stay_hidden() {
    let sitting = sit().await;
    let (ann, _pushes) = sitting.desk.connect(Holds::Seats(vec![Seat(0)]));
    let Reply::Table { table } = sitting.desk.answer(&ann, TableRequest::Open.at(sitting.session())).await else {
        panic!("no table")
    };
    assert_eq!(table.regions.len(), 2);
    assert_eq!((table.holds, sitting.table().await.holds.len()), (vec![Seat(0)], 2), "whom each speaks for");
    let dials = TableRequest::Dials { paths: vec![] }.at(sitting.session());
    let Reply::Dials { dials } = sitting.desk.answer(&ann, dials).await else { panic!("no dials") };
    assert_eq!(dials.iter().map(|dial| dial.path.as_str()).collect::<Vec<_>>(), ["value"]);
}

#[tokio::test]
async fn a_screen_that_seats_share_shows_a_secret_only_to_the_seat_that_looks() {
    let sitting = sit().await;
    assert_eq!(sitting.table().await.regions.len(), 2);
    for (seat, held) in [(0, 0), (1, 1)] {
        let look = TableRequest::Look { seat: Seat(seat) }.at(sitting.session());
        let Reply::Look { secrets } = sitting.ask(look).await else { panic!("no secrets") };
        assert_eq!((secrets.seat, secrets.regions.len()), (Seat(seat), held));
    }
}

#[tokio::test]
async fn two_screens_hear_of_the_same_input() {
    let mut sitting = sit().await;
    let (other, mut pushes) = sitting.desk.connect(Holds::All);
    sitting.desk.answer(&other, TableRequest::Open.at(sitting.session())).await;
    sitting.put(0, json!({"act": "set", "to": 4})).await;
    assert!(pushes.try_recv().is_ok() && sitting.pushes.try_recv().is_ok());
}

#[tokio::test]
async fn what_belongs_to_no_table_is_answered_in_words() {
    let sitting = sit().await;
    let Reply::Games { games } = sitting.ask(Request::Games).await else { panic!("no games") };
    assert_eq!((games[0].title.as_str(), games[0].parts[0].title.as_str()), ("Fake", "a fighter"));
    let ann = &games[0].parts[0].from[0];
    assert_eq!((ann.note.as_str(), ann.build.as_str()), ("Might 3", "Stick"));
    let Reply::Options { options } = sitting.ask(TableRequest::Options.at(sitting.session())).await else {
        panic!("no options")
    };
    assert_eq!((options[0].title.as_str(), options[0].choices.len()), ("Soft hits", 2));
    let Reply::Check { asked, lines, .. } = sitting.ask(TableRequest::Check.at(sitting.session())).await else {
        panic!("no check")
    };
    assert_eq!((asked.as_str(), lines.len()), ("Ann to hit", 1));
}
