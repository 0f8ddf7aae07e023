//! What a shared screen keeps to itself, what a seat alone is shown, and what chance deals: over a game with hidden
//! cards, since the small game has none.
use super::carrying::resigned;
use super::*;

const GAME: &str = "reboot";

fn seats(count: usize) -> Vec<NewSeat> {
    let person = |name: &&str| NewSeat { name: (*name).to_owned(), pieces: Vec::new(), build: None };
    ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"][..count].iter().map(person).collect()
}

async fn sit_down(count: usize, options: &[(&str, &str)]) -> Sitting {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let desk = Arc::new(Desk::new(Store::open(directory.path()).expect("a store"), rules::engine::engines()));
    let (conn, pushes) = desk.connect(Holds::All);
    let options = options.iter().map(|(option, value)| ((*option).to_owned(), json!(value))).collect();
    let create = Request::Create { game: GAME.into(), seats: seats(count), options, level: Level::Enforce };
    let Reply::Table { table } = desk.answer(&conn, create).await else { panic!("no table") };
    Sitting { desk, conn, pushes, session: table.session, keys: 0, directory }
}

/// Ann attacks Bo, who holds a card, and both are asked what they lay.
async fn attacked() -> Sitting {
    let mut sitting = sit_down(2, &[("board", "no")]).await;
    sitting.put(0, json!({"act": "first", "seat": 0})).await;
    for (path, to) in [("red.cards", 2), ("blue.cards", 2)] {
        sitting.put(0, json!({"act": "adjust", "path": path, "to": to})).await;
    }
    sitting.put(0, json!({"act": "attack", "target": 1, "distance": 1})).await;
    sitting
}

async fn look(desk: &Arc<Desk>, conn: &Conn, session: &str, seat: u8) -> Reply {
    desk.answer(conn, TableRequest::Look { seat: Seat(seat) }.at(session.to_owned())).await
}

fn offered<'a>(table: &'a Table, seat: u8, act: &str) -> &'a crate::wire::Offer {
    let of = table.state.offers.iter().find(|of| of.seat == Seat(seat)).expect("asked");
    of.offers.iter().find(|offer| offer.act == act).expect("offered")
}

fn said(table: &Table) -> String {
    serde_json::to_string(table).expect("JSON")
}

#[tokio::test]
async fn who_gives_no_name_and_brings_no_piece_is_called_by_the_letter_of_the_seat() {
    let sitting = sit_down(2, &[]).await;
    let nobody = NewSeat { name: " ".into(), pieces: Vec::new(), build: None };
    let seats = vec![nobody.clone(), nobody];
    let create = Request::Create { game: GAME.into(), seats, options: BTreeMap::new(), level: Level::Enforce };
    let Reply::Table { table } = sitting.ask(create).await else { panic!("no table") };
    let people: Vec<(&str, &str)> = table.seats.iter().map(|seat| (seat.name.as_str(), seat.note.as_str())).collect();
    assert_eq!((people, table.state.title.as_str()), (vec![("A", ""), ("B", "")], "A against B"));
}

#[tokio::test]
async fn a_shared_screen_shows_that_a_card_is_laid_and_nothing_of_what_can_be() {
    let sitting = attacked().await;
    let table = sitting.table().await;
    let lay = offered(&table, 0, "lay");
    assert!(lay.secret && lay.slots.is_empty());
    let Reply::Look { secrets } = look(&sitting.desk, &sitting.conn, &sitting.session, 0).await else { panic!() };
    let lay = secrets.offers.iter().find(|offer| offer.act == "lay").expect("offered");
    assert!(lay.secret && !lay.slots.is_empty(), "{lay:?}");
}

#[tokio::test]
async fn who_looks_may_set_what_is_hidden_of_the_own_seat_and_of_no_other() {
    let mut sitting = sit_down(2, &[("board", "no")]).await;
    sitting.put(0, json!({"act": "first", "seat": 0})).await;
    let Reply::Look { secrets } = look(&sitting.desk, &sitting.conn, &sitting.session, 1).await else { panic!() };
    assert!(!secrets.dials.is_empty());
    assert!(secrets.dials.iter().all(|dial| dial.seat == Some(Seat(1))), "{:?}", secrets.dials);
    let all = TableRequest::Dials { paths: Vec::new() }.at(sitting.session());
    let Reply::Dials { dials: open } = sitting.ask(all).await else { panic!("no dials") };
    assert!(secrets.dials.iter().all(|dial| open.iter().all(|one| one.path != dial.path)), "told to all as well");
}

#[tokio::test]
async fn what_was_laid_stands_in_no_log_no_undo_and_no_board_until_both_are_open() {
    let mut sitting = attacked().await;
    sitting.put(0, json!({"act": "lay", "with": "rivet-gun"})).await;
    let table = sitting.table().await;
    assert!(!said(&table).contains("Rivet"), "the board tells it");
    assert!(!table.state.undo.clone().unwrap_or_default().contains("Rivet"));
    let log = TableRequest::Log { before: None, limit: 50 }.at(sitting.session());
    let Reply::Log { entries, .. } = sitting.ask(log).await else { panic!("no log") };
    assert!(!serde_json::to_string(&entries).expect("JSON").contains("Rivet"), "the log tells it");
    sitting.put(1, json!({"act": "lay", "with": "nothing"})).await;
    assert!(said(&sitting.table().await).contains("Rivet"), "both are open now");
}

#[tokio::test]
async fn a_preview_on_a_shared_screen_tells_no_secret() {
    let sitting = attacked().await;
    let preview =
        TableRequest::Preview { seat: Seat(0), act: json!({"act": "lay", "with": "rivet-gun"}), overrule: false }
            .at(sitting.session());
    let Reply::Preview { lines, .. } = sitting.ask(preview).await else { panic!("no preview") };
    assert!(!serde_json::to_string(&lines).expect("JSON").contains("Rivet"));
}

#[tokio::test]
async fn the_last_answer_is_previewed_without_opening_what_the_other_laid() {
    let mut sitting = attacked().await;
    sitting.put(0, json!({"act": "lay", "with": "rivet-gun"})).await;
    let (bo, _pushes) = sitting.desk.connect(Holds::Seats(vec![Seat(1)]));
    for act in [json!({"act": "lay", "with": "nothing"}), json!({"act": "concede"})] {
        for conn in [&sitting.conn, &bo] {
            let (session, act) = (sitting.session(), act.clone());
            let preview = TableRequest::Preview { seat: Seat(1), act, overrule: false }.at(session);
            let Reply::Preview { lines, .. } = sitting.desk.answer(conn, preview).await else { panic!("no preview") };
            let words = serde_json::to_string(&lines).expect("JSON");
            assert!(!lines.is_empty() && !words.contains("Rivet"), "{words}");
        }
    }
}

#[tokio::test]
async fn what_was_laid_stays_unopened_when_the_other_side_drops_out() {
    for act in [json!({"act": "adjust", "path": "blue.energy", "to": 0}), json!({"act": "concede"})] {
        let mut sitting = sit_down(3, &[("board", "no")]).await;
        sitting.put(0, json!({"act": "first", "seat": 0})).await;
        for path in ["red.cards", "blue.cards"] {
            sitting.put(0, json!({"act": "adjust", "path": path, "to": 2})).await;
        }
        sitting.put(0, json!({"act": "attack", "target": 1, "distance": 1})).await;
        sitting.put(0, json!({"act": "lay", "with": "rivet-gun"})).await;
        let preview = TableRequest::Preview { seat: Seat(1), act: act.clone(), overrule: false }.at(sitting.session());
        let foreseen = sitting.ask(preview).await;
        assert!(!serde_json::to_string(&foreseen).expect("JSON").contains("Rivet"), "{foreseen:?}");
        sitting.put(1, act).await;
        let log = TableRequest::Log { before: None, limit: 50 }.at(sitting.session());
        let told = serde_json::to_string(&sitting.ask(log).await).expect("JSON");
        assert!(!told.contains("Rivet"), "{told}");
        assert!(!said(&sitting.table().await).contains("Rivet"), "the board tells it");
    }
}

#[tokio::test]
async fn no_preview_tells_by_an_end_or_by_going_on_who_is_whose_team() {
    let mut told = Vec::new();
    for order in [["A", "a", "B", "b"], ["A", "b", "B", "a"]] {
        let mut sitting = sit_down(4, &[("board", "no"), ("teams", "two")]).await;
        sitting.put(0, json!({"act": "first", "seat": 0})).await;
        sitting.put(0, json!({"act": "deal", "order": order})).await;
        sitting.put(3, json!({"act": "adjust", "path": "gold.out", "to": true})).await;
        let act = json!({"act": "adjust", "path": "green.out", "to": true});
        let preview = TableRequest::Preview { seat: Seat(2), act, overrule: false }.at(sitting.session());
        let Reply::Preview { lines, .. } = sitting.ask(preview).await else { panic!("no preview") };
        told.push(serde_json::to_string(&lines).expect("JSON"));
    }
    assert!(told[0].contains("Cy") && told[0] == told[1], "{told:?}");
}

#[tokio::test]
async fn what_the_table_ruled_for_an_answer_in_secret_is_told_to_nobody_else() {
    let mut sitting = attacked().await;
    done(sitting.try_put(0, json!({"act": "lay", "with": "unarmored"}), None, true).await);
    let (ann, _pushes) = sitting.desk.connect(Holds::Seats(vec![Seat(0)]));
    let (bo, _pushes) = sitting.desk.connect(Holds::Seats(vec![Seat(1)]));
    for (conn, told) in [(&sitting.conn, false), (&bo, false), (&ann, true)] {
        let log = TableRequest::Log { before: None, limit: 1 }.at(sitting.session());
        let Reply::Log { entries, .. } = sitting.desk.answer(conn, log).await else { panic!("no log") };
        let rules: Vec<&str> = entries[0].overruled.iter().map(|why| why.rule.as_str()).collect();
        let unopened: &[&str] = if told { &["RB-ATK-08"] } else { &[] };
        assert_eq!(rules, unopened, "that there was a ruling would tell what is likely laid");
        let decided = TableRequest::Decided { rule: "RB-ATK-08".into() }.at(sitting.session());
        let Reply::Decided { times, .. } = sitting.desk.answer(conn, decided).await else { panic!("not told") };
        assert_eq!(times, usize::from(told));
    }
}

#[tokio::test]
async fn a_session_goes_out_whole_so_only_who_holds_every_seat_takes_it_along() {
    let mut sitting = attacked().await;
    sitting.put(0, json!({"act": "lay", "with": "rivet-gun"})).await;
    let (bo, _pushes) = sitting.desk.connect(Holds::Seats(vec![Seat(1)]));
    let export = Request::Export { session: sitting.session() };
    assert_eq!(failed(sitting.desk.answer(&bo, export).await), "not-all-seats");
    assert!(sitting.export().await.contains("rivet-gun"));
}

#[tokio::test]
async fn a_seat_alone_at_its_own_screen_is_asked_at_once_and_looks_at_nobody_else() {
    let sitting = attacked().await;
    let (bo, _pushes) = sitting.desk.connect(Holds::Seats(vec![Seat(1)]));
    let Reply::Table { table } = sitting.desk.answer(&bo, TableRequest::Open.at(sitting.session())).await else {
        panic!("no table")
    };
    assert!(!offered(&table, 1, "lay").slots.is_empty());
    assert_eq!(failed(look(&sitting.desk, &bo, &sitting.session, 0).await), "not-your-seat");
    let (watcher, _pushes) = sitting.desk.connect(Holds::Seats(Vec::new()));
    assert_eq!(failed(look(&sitting.desk, &watcher, &sitting.session, 1).await), "not-your-seat");
}

#[tokio::test]
async fn team_cards_are_dealt_by_chance_and_each_member_sees_its_own_alone() {
    let mut sitting = sit_down(5, &[("board", "no"), ("teams", "two")]).await;
    sitting.put(0, json!({"act": "first", "seat": 0})).await;
    sitting.put(0, json!({"act": "deal"})).await;
    let open = said(&sitting.table().await);
    let mut members = 0;
    for seat in 0..5 {
        let Reply::Look { secrets } = look(&sitting.desk, &sitting.conn, &sitting.session, seat).await else {
            panic!()
        };
        assert!(secrets.regions.iter().all(|region| region.field("seat") == &json!(seat)), "only its own mat");
        let own = serde_json::to_string(&secrets.regions).expect("JSON");
        members += usize::from(!secrets.regions.is_empty());
        assert!(secrets.regions.is_empty() || !open.contains(&own));
    }
    assert_eq!(members, 3, "two leaders lie open, three members do not");
    let log = TableRequest::Log { before: None, limit: 50 }.at(sitting.session());
    let Reply::Log { entries, .. } = sitting.ask(log).await else { panic!("no log") };
    let words = serde_json::to_string(&entries).expect("JSON");
    assert!(!["card a", "card b"].iter().any(|card| words.contains(card)), "{words}");
}

#[tokio::test]
async fn a_card_first_met_in_play_is_there_for_the_next_table_and_for_another_house() {
    let mut sitting = attacked().await;
    let fresh = json!({"act": "lay-ranged", "need": 2, "damage": 5, "reach": 3, "piercing": false, "reusable": false});
    sitting.put(0, fresh).await;
    assert!(!known(&sitting.desk, &sitting.conn).await, "still covered");
    sitting.put(1, json!({"act": "lay", "with": "nothing"})).await;
    assert!(known(&sitting.desk, &sitting.conn).await);
    let create =
        Request::Create { game: GAME.into(), seats: seats(2), options: BTreeMap::new(), level: Level::Enforce };
    let Reply::Table { table } = sitting.ask(create).await else { panic!("no table") };
    let setup = sitting.copied(&table.session).1;
    assert!(setup["home-ranged-2-5"].is_object(), "the next table has it");
    let text = sitting.export().await;
    let elsewhere = sit_down(2, &[]).await;
    assert!(!known(&elsewhere.desk, &elsewhere.conn).await);
    elsewhere.ask(Request::Import { text }).await;
    assert!(known(&elsewhere.desk, &elsewhere.conn).await, "it came along");
}

async fn known(desk: &Arc<Desk>, conn: &Conn) -> bool {
    let Reply::Catalogue { catalogue } = desk.answer(conn, Request::Catalogue { game: GAME.into() }).await else {
        panic!("no catalogue")
    };
    catalogue.entities.iter().any(|entity| entity.key == "home-ranged-2-5" && entity.home)
}

#[tokio::test]
async fn a_session_that_the_rules_cannot_show_is_refused_whole() {
    let sitting = attacked().await;
    let elsewhere = sit_down(2, &[]).await;
    let forged = [
        // An attack on somebody who sits nowhere.
        resigned(&sitting.export().await, |body| {
            let rows = body["rows"].as_array_mut().expect("rows").iter_mut();
            let facts = rows.flat_map(|row| row["facts"][0].as_array_mut().expect("facts"));
            facts.filter_map(|fact| fact.pointer_mut("/game/announced/target")).for_each(|target| *target = json!(99));
        }),
        resigned(&sitting.export().await, |body| body["setup"]["chairs"] = json!([])),
        resigned(&sitting.export().await, |body| body["setup"]["chairs"][1]["word"] = json!("red")),
    ];
    for text in forged {
        assert_eq!(failed(elsewhere.ask(Request::Import { text }).await), "damaged");
    }
    let sessions = elsewhere.desk.house().store.read(crate::store::session::all).expect("the list");
    assert_eq!(sessions.len(), 1);
}
