//! Bad input changes nothing and says the cause and what to do.
use super::*;
use rules::rule::Refusal;

#[tokio::test]
async fn an_unknown_game_session_or_piece_is_named() {
    let sitting = sit().await;
    let create = |game: &str, first: &str, second: &str| Request::Create {
        game: game.into(),
        seats: vec![new_seat(first), new_seat(second)],
        options: BTreeMap::new(),
        level: Level::Enforce,
    };
    assert_eq!(failed(sitting.ask(create("chess", "ann", "bo")).await), "no-game");
    assert_eq!(failed(sitting.ask(create("fake", "ann", "zoe")).await), "no-entity");
    assert_eq!(failed(sitting.ask(create("fake", "ann", "stick")).await), "pieces");
    assert_eq!(failed(sitting.ask(TableRequest::Open.at("nowhere".into())).await), "no-session");
    assert_eq!(failed(sitting.ask(Request::Export { session: "nowhere".into() }).await), "no-session");
    let Reply::Sessions { sessions } = sitting.ask(Request::Sessions).await else { panic!("no list") };
    assert_eq!(sessions.len(), 1);
}

#[tokio::test]
async fn a_set_up_out_of_bounds_is_refused() {
    let sitting = sit().await;
    let create = |seats: Vec<NewSeat>, options: &[(&str, Value)]| Request::Create {
        game: "fake".into(),
        seats,
        options: options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
        level: Level::Enforce,
    };
    let two = || vec![new_seat("ann"), new_seat("bo")];
    assert_eq!(failed(sitting.ask(create(vec![new_seat("ann")], &[])).await), "seats");
    assert_eq!(failed(sitting.ask(create(two(), &[("soft", json!("maybe"))])).await), "bad-option");
    assert_eq!(failed(sitting.ask(create(two(), &[("hard", json!("yes"))])).await), "bad-option");
    for name in ["x".repeat(61).as_str(), "a\nb", "a\0b", "\u{200b}"] {
        let bad = NewSeat { name: name.into(), pieces: vec!["ann".into()], build: None };
        assert_eq!(failed(sitting.ask(create(vec![bad, new_seat("bo")], &[])).await), "bad-name");
    }
}

#[tokio::test]
async fn an_answer_to_an_earlier_question_is_stale() {
    let mut sitting = sit().await;
    let early = sitting.table().await.state.token;
    sitting.hit(0).await;
    let no = refused(sitting.try_put(1, json!({"act": "pass"}), Some(early), false).await);
    assert_eq!((no.kind, no.reasons[0].code.as_str()), (Refusal::Stale, "question-moved-on"));
    assert_eq!(no.reasons[0].text, "This answered an earlier question. Open now: “Bo may answer the hit”.");
}

#[tokio::test]
async fn a_button_from_before_an_undo_is_stale_though_its_question_looks_the_same() {
    let mut sitting = sit().await;
    sitting.hit(0).await;
    let early = sitting.table().await.state.token;
    done(sitting.undo().await);
    sitting.hit(0).await;
    let now = sitting.table().await.state.token;
    assert_eq!((early.question, early.turn), (now.question, now.turn));
    let no = refused(sitting.try_put(1, json!({"act": "pass"}), Some(early), false).await);
    assert_eq!((no.kind, no.reasons[0].code.as_str()), (Refusal::Stale, "stepped-back"));
}

#[tokio::test]
async fn undo_at_the_root_and_redo_at_the_tip_are_refused() {
    let mut sitting = sit().await;
    assert_eq!(refused(sitting.undo().await).title, "There is nothing to undo");
    assert_eq!(refused(sitting.redo().await).title, "There is nothing to redo");
    assert_eq!(sitting.table().await.state.head, 0);
}

#[tokio::test]
async fn an_undo_of_a_head_already_gone_is_told_so() {
    let mut sitting = sit().await;
    sitting.hit(0).await;
    sitting.put(1, json!({"act": "answer"})).await;
    let late = TableRequest::Undo { seen: 1, key: "late".into() }.at(sitting.session());
    assert_eq!(refused(sitting.ask(late).await).title, "Somebody else was faster");
    assert_eq!(sitting.table().await.state.head, 2);
}

#[tokio::test]
async fn a_doubled_undo_steps_back_once() {
    let mut sitting = sit().await;
    sitting.hit(0).await;
    sitting.put(1, json!({"act": "answer"})).await;
    let undo = TableRequest::Undo { seen: 2, key: "undo".into() }.at(sitting.session());
    assert_eq!(done(sitting.ask(undo.clone()).await), 1);
    assert_eq!(done(sitting.ask(undo).await), 1);
}

#[tokio::test]
async fn a_connection_speaks_only_for_the_seats_it_holds() {
    let sitting = sit().await;
    let (bo, _pushes) = sitting.desk.connect(Holds::Seats(vec![Seat(1)]));
    let put = |seat| {
        TableRequest::Put {
            seat: Seat(seat),
            act: json!({"act": "hit", "amount": 1}),
            token: None,
            key: "k".into(),
            overrule: false,
        }
        .at(sitting.session())
    };
    assert_eq!(failed(sitting.desk.answer(&bo, put(0)).await), "not-your-seat");
    assert_eq!(failed(sitting.ask(put(9)).await), "not-your-seat");
    assert_eq!(sitting.table().await.state.head, 0);
}

#[tokio::test]
async fn out_of_turn_says_who_is_asked() {
    let mut sitting = sit().await;
    let no = refused(sitting.try_put(1, json!({"act": "hit", "amount": 1}), None, false).await);
    assert_eq!((no.kind, no.title.as_str(), no.overrule), (Refusal::OutOfTurn, "Ann to answer first", false));
}

#[tokio::test]
async fn broken_rules_freeze_one_table_and_change_nothing() {
    let mut sitting = sit().await;
    sitting.put(0, json!({"act": "set", "to": 3})).await;
    assert_eq!(failed(sitting.try_put(0, json!({"act": "break"}), None, false).await), "frozen");
    assert_eq!(failed(sitting.undo_blind().await), "frozen");
    assert!(sitting.export().await.contains("\"set\""));
    assert!(matches!(sitting.ask(create()).await, Reply::Table { .. }), "other tables go on");
    let sitting = sitting.restart().await;
    assert_eq!(sitting.value().await, 3);
}

#[tokio::test]
async fn a_table_that_cannot_be_shown_is_never_written() {
    let mut sitting = sit().await;
    assert_eq!(failed(sitting.try_put(0, json!({"act": "hide"}), None, false).await), "frozen");
    let sitting = sitting.restart().await;
    assert_eq!(sitting.table().await.state.head, 0);
}

#[tokio::test]
async fn a_log_that_does_not_fold_is_locked_and_can_be_exported() {
    let mut sitting = sit().await;
    sitting.put(0, json!({"act": "set", "to": 3})).await;
    let house = sitting.desk.house();
    house.store.write(|tx| Ok(tx.execute("UPDATE batch SET facts = '[[1]]' WHERE seq = 1", [])?)).expect("spoilt");
    let sitting = sitting.restart().await;
    assert_eq!(failed(sitting.ask(TableRequest::Open.at(sitting.session())).await), "corrupt");
    let Reply::Sessions { sessions } = sitting.ask(Request::Sessions).await else { panic!("no list") };
    assert!(sessions[0].locked.as_ref().is_some_and(|why| why.contains("cannot be read")));
    assert!(sitting.export().await.contains("pitcrew-session"));
}

#[tokio::test]
async fn a_snapshot_that_is_damaged_is_let_go_and_the_rows_are_folded() {
    let mut sitting = sit().await;
    for round in 0..=super::super::fold::STRIDE {
        sitting.put(0, json!({"act": "set", "to": 1 + round % 9})).await;
    }
    let value = sitting.value().await;
    let house = sitting.desk.house();
    let spoilt = house.store.write(|tx| Ok(tx.execute("UPDATE snapshot SET text = text || ' '", [])?));
    assert!(spoilt.expect("spoilt") > 0);
    let sitting = sitting.restart().await;
    assert_eq!(sitting.value().await, value);
    let left = sitting.desk.house().store.read(|db| crate::store::snapshot::all(db, 1)).expect("read");
    assert!(left.iter().all(|kept| crate::store::snapshot::hash(&kept.text) == kept.hash), "{left:?}");
}

#[tokio::test]
async fn a_key_must_be_one() {
    let sitting = sit().await;
    let put = |key: String| {
        TableRequest::Put { seat: Seat(0), act: json!({"act": "hit", "amount": 1}), token: None, key, overrule: false }
            .at(sitting.session())
    };
    assert_eq!(failed(sitting.ask(put(String::new())).await), "bad-key");
    assert_eq!(failed(sitting.ask(put("x".repeat(101))).await), "bad-key");
}

#[tokio::test]
async fn a_session_in_the_bin_is_gone_from_the_list_and_does_not_open() {
    let sitting = sit().await;
    assert!(matches!(sitting.ask(Request::Discard { session: sitting.session() }).await, Reply::Discarded));
    let Reply::Sessions { sessions } = sitting.ask(Request::Sessions).await else { panic!("no list") };
    assert!(sessions.is_empty());
    assert_eq!(failed(sitting.ask(TableRequest::Open.at(sitting.session())).await), "no-session");
}

#[tokio::test]
async fn the_loser_of_a_race_hears_of_it_and_sees_what_was_done() {
    let mut sitting = sit().await;
    sitting.table().await;
    // A second process on the same data directory.
    let other = desk_in(&sitting.directory);
    let (conn, _pushes) = other.connect(Holds::All);
    let put = |key: &str, to: i64| {
        TableRequest::Put {
            seat: Seat(0),
            act: json!({"act": "set", "to": to}),
            token: None,
            key: key.into(),
            overrule: false,
        }
        .at(sitting.session())
    };
    done(other.answer(&conn, put("theirs", 5)).await);
    assert_eq!(refused(sitting.ask(put("mine", 6)).await).title, "Somebody else was faster");
    assert_eq!(sitting.value().await, 5);
    assert_eq!(sitting.put(0, json!({"act": "set", "to": 6})).await, 2);
}

#[tokio::test]
async fn opening_shows_what_another_process_did_meanwhile() {
    let sitting = sit().await;
    sitting.table().await;
    let other = desk_in(&sitting.directory);
    let (conn, _pushes) = other.connect(Holds::All);
    let (session, act) = (sitting.session(), json!({"act": "set", "to": 5}));
    let put = TableRequest::Put { seat: Seat(0), act, token: None, key: "theirs".into(), overrule: false }.at(session);
    done(other.answer(&conn, put).await);
    assert_eq!(sitting.value().await, 5);
    done(other.answer(&conn, TableRequest::SetLevel { level: Level::Count }.at(sitting.session())).await);
    assert_eq!(sitting.table().await.level, Level::Count);
}

#[tokio::test]
async fn nothing_is_put_into_a_session_that_another_process_binned() {
    let mut sitting = sit().await;
    sitting.table().await;
    let other = desk_in(&sitting.directory);
    let (conn, _pushes) = other.connect(Holds::All);
    assert!(matches!(other.answer(&conn, Request::Discard { session: sitting.session() }).await, Reply::Discarded));
    assert_eq!(failed(sitting.try_put(0, json!({"act": "set", "to": 5}), None, false).await), "no-session");
    assert_eq!(failed(sitting.ask(TableRequest::Open.at(sitting.session())).await), "no-session");
}

#[tokio::test]
async fn a_row_number_reaches_into_no_other_log() {
    let mut sitting = sit().await;
    let Reply::Table { table } = sitting.ask(create()).await else { panic!("no table") };
    sitting.put(0, json!({"act": "set", "to": 5})).await;
    for before in [(1 << 32) | 1, (2 << 32) | 1, -1, i64::MIN, i64::MAX, 99] {
        let log = TableRequest::Log { before: Some(before), limit: 10 }.at(table.session.clone());
        let Reply::Log { entries, more } = sitting.ask(log).await else { panic!("no log") };
        assert!(entries.is_empty() && !more, "{before}");
    }
}

#[tokio::test]
async fn a_screen_too_far_behind_is_told_so() {
    let mut sitting = sit().await;
    sitting.table().await;
    // Nobody takes the pushes out.
    for to in 0..70 {
        sitting.put(0, json!({"act": "set", "to": to % 9})).await;
    }
    let told = tokio::time::timeout(std::time::Duration::from_secs(1), sitting.conn.behind.notified());
    told.await.expect("told to open again");
}

impl Sitting {
    // A frozen table cannot be opened to see its head first.
    async fn undo_blind(&mut self) -> Reply {
        let key = self.key();
        self.ask(TableRequest::Undo { seen: 1, key }.at(self.session())).await
    }
}
