//! Builds of a house: finished or not, and what of them reaches a table.
use super::shelf::{FAKE, draft, saved, session};
use super::*;

#[tokio::test]
async fn a_build_may_be_saved_unfinished_and_says_what_it_lacks() {
    let sitting = sit().await;
    let Reply::Builds { builds, starters } = sitting.ask(Request::Builds { game: FAKE.into() }).await else {
        panic!("no builds")
    };
    assert_eq!((builds.len(), starters[0].of.as_str(), &starters[0].pieces), (0, "ann", &vec!["stick".to_owned()]));
    let empty = sitting.build(None, "Some day", &[]).await;
    assert_eq!((empty.legal, empty.note.as_str(), empty.parts.len()), (false, "for nobody yet", 0));
    let half = sitting.build(Some(&empty.id), " Ann bare ", &["ann"]).await;
    assert_eq!((half.id.as_str(), half.name.as_str(), half.note.as_str()), (empty.id.as_str(), "Ann bare", "Ann"));
    assert_eq!((half.reasons[0].rule.as_str(), half.reasons[0].text.as_str()), ("F-5", "0 of 1 card"));
    let whole = sitting.build(Some(&empty.id), "Ann", &["stick", "ann"]).await;
    assert_eq!((whole.legal, &whole.parts, whole.pieces.len()), (true, &vec!["ann".to_owned()], 2));
    assert_eq!(sitting.builds().await.len(), 1);
    let pieces = vec!["ann".to_owned(), "stick".to_owned(), "stick".to_owned()];
    let Reply::BuildCheck { check } = sitting.ask(Request::CheckBuild { game: FAKE.into(), pieces }).await else {
        panic!("not checked")
    };
    assert_eq!((check.legal, check.counts[0].text.as_str()), (false, "2 of 1 cards"));
}

#[tokio::test]
async fn what_is_no_build_is_not_saved() {
    let sitting = sit().await;
    let kept = sitting.build(None, "Ann", &["ann", "stick"]).await;
    let many: Vec<&str> = vec!["stick"; 10_000];
    assert_eq!(failed(sitting.try_build(None, "Many", &many).await), "too-many-pieces");
    let check = Request::CheckBuild { game: FAKE.into(), pieces: many.iter().map(|one| (*one).to_owned()).collect() };
    assert_eq!(failed(sitting.ask(check).await), "too-many-pieces");
    assert_eq!(failed(sitting.try_build(None, "Odd", &["ann", "'; DROP TABLE build; --"]).await), "no-entity");
    assert_eq!(failed(sitting.try_build(None, "Twice", &["ann", "stick", "stick"]).await), "twice");
    assert_eq!(failed(sitting.try_build(None, "aNN", &["ann"]).await), "name-taken");
    assert_eq!(failed(sitting.try_build(Some("nowhere"), "New", &["ann"]).await), "no-build");
    assert_eq!(failed(sitting.ask(Request::DiscardBuild { id: "nowhere".into() }).await), "no-build");
    let long = "x".repeat(61);
    for name in ["", "a\0b", long.as_str()] {
        assert_eq!(failed(sitting.try_build(Some(&kept.id), name, &["ann"]).await), "bad-name");
    }
    let other = Request::SaveBuild { game: "chess".into(), id: None, name: "x".into(), pieces: Vec::new() };
    assert_eq!(failed(sitting.ask(other).await), "no-game");
    let builds = sitting.builds().await;
    assert_eq!((builds.len(), builds[0].name.as_str(), builds[0].pieces.len()), (1, "Ann", 2));
    let quoted = sitting.build(None, "Robert'); DROP TABLE build;--", &["ann"]).await;
    assert_eq!((sitting.builds().await.len(), quoted.name.as_str()), (2, "Robert'); DROP TABLE build;--"));
}

#[tokio::test]
async fn a_seat_brings_its_starter_nothing_or_a_saved_build() {
    let sitting = sit().await;
    let pin = sitting.save(draft(None, "card", "Pin", json!(7))).await;
    let build = sitting.build(None, "Pins", &[&pin.key, "ann"]).await;
    for (choice, pieces) in [
        (None, vec!["ann", "stick"]),
        (Some(SeatBuild::Starter), vec!["ann", "stick"]),
        (Some(SeatBuild::None), vec!["ann"]),
        (saved(&build), vec!["ann", &pin.key]),
    ] {
        let table = session(sitting.create_with(choice, Level::Enforce).await);
        assert_eq!(sitting.copied(&table).0, pieces);
    }
}

#[tokio::test]
async fn an_unfinished_build_opens_only_where_rules_are_not_enforced() {
    let sitting = sit().await;
    let build = sitting.build(None, "Bare", &["ann"]).await;
    let no = refused(sitting.create_with(saved(&build), Level::Enforce).await);
    assert_eq!(
        (no.title.as_str(), no.reasons.len(), no.reasons[0].rule.as_str()),
        ("That build is not finished", 1, "F-5")
    );
    for level in [Level::Warn, Level::Count] {
        let table = session(sitting.create_with(saved(&build), level).await);
        assert_eq!(sitting.copied(&table).0, ["ann"]);
    }
}

#[tokio::test]
async fn a_starter_build_that_is_not_finished_opens_only_where_rules_are_not_enforced() {
    let sitting = sit().await;
    // Bo has no starter half: alone, no build.
    let bo = || NewSeat { name: String::new(), pieces: vec!["bo".into()], build: None };
    let create = |level| Request::Create { game: FAKE.into(), seats: vec![bo(), bo()], options: [].into(), level };
    let no = refused(sitting.ask(create(Level::Enforce)).await);
    assert_eq!((no.title.as_str(), no.reasons.len()), ("That build is not finished", 1), "said once");
    assert!(matches!(sitting.ask(create(Level::Warn)).await, Reply::Table { .. }));
}

#[tokio::test]
async fn a_build_of_other_pieces_or_none_at_all_opens_nothing() {
    let sitting = sit().await;
    let build = sitting.build(None, "Of Bo", &["bo", "stick"]).await;
    let tables = || sitting.desk.house().store.read(crate::store::session::all).expect("the list").len();
    let before = tables();
    assert_eq!(failed(sitting.create_with(saved(&build), Level::Count).await), "other-build");
    let nowhere = Some(SeatBuild::Saved { id: "nowhere".into() });
    assert_eq!(failed(sitting.create_with(nowhere, Level::Count).await), "no-build");
    assert!(matches!(sitting.ask(Request::DiscardBuild { id: build.id.clone() }).await, Reply::Discarded));
    assert_eq!(failed(sitting.create_with(saved(&build), Level::Count).await), "no-build");
    let store = &sitting.desk.house().store;
    let foreign = crate::store::build::BuildRow {
        id: "elsewhere".into(),
        game: "chess".into(),
        name: "Foreign".into(),
        pieces: r#"["ann"]"#.into(),
        touched: 1,
    };
    store.write(|tx| crate::store::build::set(tx, &foreign)).expect("saved");
    let chosen = Some(SeatBuild::Saved { id: foreign.id });
    assert_eq!(failed(sitting.create_with(chosen, Level::Count).await), "no-build");
    assert_eq!(tables(), before);
}

#[tokio::test]
async fn a_build_with_a_piece_that_is_gone_says_so() {
    let sitting = sit().await;
    let build = sitting.build(None, "Ann", &["ann", "stick"]).await;
    let house = sitting.desk.house();
    house
        .store
        .write(|tx| Ok(tx.execute(r#"UPDATE build SET pieces = '["ann","stick","lost"]'"#, [])?))
        .expect("changed");
    let found = sitting.builds().await.remove(0);
    assert_eq!((found.legal, found.reasons[0].code.as_str()), (false, "piece-gone"));
    assert_eq!(failed(sitting.create_with(saved(&build), Level::Count).await), "no-entity");
}
