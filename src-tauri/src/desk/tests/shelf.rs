//! The catalogue of a house: what is changed, added, restored, and what another house's session brings along.
use super::*;
use crate::desk::catalogue::guests;
use crate::desk::stock::Stock;
use crate::wire::{BuildInfo, CatalogueInfo, EntityDraft, EntityInfo, SeatBuild};

pub(super) const FAKE: &str = "fake";

pub(super) fn draft(key: Option<&str>, kind: &str, name: &str, might: Value) -> EntityDraft {
    let fields = [("might".to_owned(), might)].into();
    EntityDraft { key: key.map(str::to_owned), kind: kind.into(), name: name.into(), of: None, fields }
}

impl Sitting {
    async fn catalogue(&self) -> CatalogueInfo {
        match self.ask(Request::Catalogue { game: FAKE.into() }).await {
            Reply::Catalogue { catalogue } => catalogue,
            other => panic!("no catalogue: {other:?}"),
        }
    }

    async fn entity(&self, key: &str) -> Option<EntityInfo> {
        self.catalogue().await.entities.into_iter().find(|entity| entity.key == key)
    }

    async fn try_save(&self, entity: EntityDraft) -> Reply {
        self.ask(Request::SaveEntity { game: FAKE.into(), entity }).await
    }

    pub(super) async fn save(&self, entity: EntityDraft) -> EntityInfo {
        match self.try_save(entity).await {
            Reply::Entity { entity: Some(entity) } => *entity,
            other => panic!("not saved: {other:?}"),
        }
    }

    async fn restore(&self, key: &str) -> Reply {
        self.ask(Request::RestoreEntity { game: FAKE.into(), key: key.into() }).await
    }

    pub(super) async fn try_build(&self, id: Option<&str>, name: &str, pieces: &[&str]) -> Reply {
        let pieces = pieces.iter().map(|piece| (*piece).to_owned()).collect();
        let id = id.map(str::to_owned);
        self.ask(Request::SaveBuild { game: FAKE.into(), id, name: name.into(), pieces }).await
    }

    pub(super) async fn build(&self, id: Option<&str>, name: &str, pieces: &[&str]) -> BuildInfo {
        match self.try_build(id, name, pieces).await {
            Reply::Build { build } => build,
            other => panic!("not saved: {other:?}"),
        }
    }

    pub(super) async fn builds(&self) -> Vec<BuildInfo> {
        match self.ask(Request::Builds { game: FAKE.into() }).await {
            Reply::Builds { builds, .. } => builds,
            other => panic!("no builds: {other:?}"),
        }
    }

    pub(super) async fn create_with(&self, build: Option<SeatBuild>, level: Level) -> Reply {
        let mut seats = vec![new_seat("ann"), new_seat("bo")];
        seats[0].build = build;
        self.ask(Request::Create { game: FAKE.into(), seats, options: BTreeMap::new(), level }).await
    }

    // The pieces of the first seat of the newest table, as they were copied into it.
    pub(super) fn copied(&self, session: &str) -> (Vec<String>, Value) {
        let store = &self.desk.house().store;
        let setup = store.read(|db| {
            let found = crate::store::session::find(db, session)?.expect("a session");
            crate::store::session::setup(db, found.no)
        });
        let setup: Value = serde_json::from_str(&setup.expect("a set-up")).expect("JSON");
        (serde_json::from_value(setup["chairs"][0]["pieces"].clone()).expect("keys"), setup["entities"].clone())
    }
}

pub(super) fn saved(build: &BuildInfo) -> Option<SeatBuild> {
    Some(SeatBuild::Saved { id: build.id.clone() })
}

pub(super) fn session(reply: Reply) -> String {
    match reply {
        Reply::Table { table } => table.session,
        other => panic!("no table: {other:?}"),
    }
}

#[tokio::test]
async fn a_catalogue_tells_every_entity_with_the_form_of_its_kind() {
    let sitting = sit().await;
    let catalogue = sitting.catalogue().await;
    let kinds: Vec<_> = catalogue.kinds.iter().map(|kind| (kind.key.as_str(), kind.part)).collect();
    assert_eq!((kinds, catalogue.levels.len()), (vec![("fighter", true), ("card", false)], 3));
    let names: Vec<_> = catalogue.entities.iter().map(|entity| entity.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Bo", "Stick"]);
    let stick = sitting.entity("stick").await.expect("there");
    assert_eq!((stick.gist.as_deref(), stick.group.as_deref(), stick.home), (Some("Hits twice"), Some("card"), false));
    assert_eq!((&stick.values["might"], stick.printed.len(), stick.level), (&json!(3), 0, Some(1)));
}

#[tokio::test]
async fn a_changed_number_shows_what_is_printed_and_one_step_restores_it() {
    let sitting = sit().await;
    let ann = sitting.save(draft(Some("ann"), "fighter", "Ann", json!(5))).await;
    assert_eq!((&ann.values["might"], ann.note.as_str()), (&json!(5), "Might 5"));
    assert_eq!((ann.printed[0].field.as_str(), ann.printed[0].text.as_str()), ("might", "printed 3"));
    let restarted = sitting.restart().await;
    assert_eq!(restarted.entity("ann").await.expect("there").values["might"], 5);
    let Reply::Entity { entity: Some(ann) } = restarted.restore("ann").await else { panic!("not restored") };
    assert_eq!((&ann.values["might"], ann.printed.len()), (&json!(3), 0));
    assert_eq!(restarted.entity("ann").await.expect("there").values["might"], 3);
}

#[tokio::test]
async fn saving_what_is_printed_keeps_nothing() {
    let sitting = sit().await;
    sitting.save(draft(Some("ann"), "fighter", "Ann", json!(5))).await;
    sitting.save(draft(Some("ann"), "fighter", "Ann", json!(3))).await;
    let rows = sitting.desk.house().store.read(|db| crate::store::entity::all(db, FAKE)).expect("read");
    assert!(rows.is_empty());
}

#[tokio::test]
async fn a_piece_of_this_house_gets_a_key_of_its_own_and_comes_to_the_set_up() {
    let sitting = sit().await;
    let zed = sitting.save(draft(None, "fighter", "Zed the 2nd!", Value::Null)).await;
    assert_eq!((zed.key.as_str(), zed.home, zed.note.as_str()), ("home-zed-the-2nd", true, "Might ?"));
    let other = sitting.save(draft(None, "card", "Zed: the 2nd", json!(1))).await;
    assert_eq!(other.key, "home-zed-the-2nd-2");
    assert_eq!(sitting.save(draft(None, "card", "\u{5e9}", json!(1))).await.key, "home-piece");
    let Reply::Games { games } = sitting.ask(Request::Games).await else { panic!("no games") };
    assert!(games[0].parts[0].from.iter().any(|choice| choice.key == zed.key));
    let seats = vec![new_seat(&zed.key), new_seat("bo")];
    let create = Request::Create { game: FAKE.into(), seats, options: BTreeMap::new(), level: Level::Enforce };
    let table = session(sitting.ask(create).await);
    let completed = sitting.save(draft(Some(&zed.key), "fighter", "Zed", json!(9))).await;
    assert_eq!((completed.name.as_str(), &completed.values["might"]), ("Zed", &json!(9)));
    // A table in play keeps what it was opened with.
    assert_eq!(sitting.copied(&table).1[&zed.key]["name"], "Zed the 2nd!");
    let Reply::Entity { entity: None } = sitting.restore(&zed.key).await else { panic!("still there") };
    assert!(sitting.entity(&zed.key).await.is_none());
}

#[tokio::test]
async fn what_cannot_stand_on_a_piece_is_refused_and_nothing_is_kept() {
    let sitting = sit().await;
    for might in [json!(-1), json!(10), json!("9; DROP TABLE entity"), json!([1]), json!(1e99)] {
        let no = refused(sitting.try_save(draft(Some("ann"), "fighter", "Ann", might)).await);
        assert_eq!((no.reasons[0].code.as_str(), no.reasons[0].rule.as_str(), no.overrule), ("might", "F-4", false));
        assert!(!no.title.contains('[') && !no.advice.contains('['));
    }
    let long = "x".repeat(61);
    for name in ["", "a\nb", "\u{200b}", long.as_str()] {
        assert_eq!(failed(sitting.try_save(draft(Some("ann"), "fighter", name, json!(1))).await), "bad-name");
    }
    assert_eq!(failed(sitting.try_save(draft(Some("zoe"), "fighter", "Zoe", json!(1))).await), "no-entity");
    assert_eq!(failed(sitting.try_save(draft(Some("ann"), "card", "Ann", json!(1))).await), "no-kind");
    assert_eq!(failed(sitting.try_save(draft(None, "ship", "Ann", json!(1))).await), "no-kind");
    assert_eq!(failed(sitting.try_save(draft(None, "fighter", "aNN", json!(1))).await), "name-taken");
    assert_eq!(failed(sitting.try_save(draft(Some("ann"), "fighter", "Bo", json!(1))).await), "name-taken");
    let owned = |of: &str| EntityDraft { of: Some(of.into()), ..draft(None, "card", "Pin", json!(1)) };
    assert_eq!(failed(sitting.try_save(owned("stick")).await), "bad-owner");
    assert_eq!(failed(sitting.try_save(owned("nobody")).await), "no-entity");
    let moved = EntityDraft { of: Some("ann".into()), ..draft(Some("stick"), "card", "Stick", json!(3)) };
    assert_eq!(failed(sitting.try_save(moved).await), "bad-owner");
    let mut odd = draft(Some("ann"), "fighter", "Ann", json!(1));
    odd.fields.insert("effects".into(), json!([]));
    assert_eq!(failed(sitting.try_save(odd).await), "no-field");
    let elsewhere = Request::SaveEntity { game: "chess".into(), entity: draft(None, "fighter", "Zoe", json!(1)) };
    assert_eq!(failed(sitting.ask(elsewhere).await), "no-game");
    assert_eq!(failed(sitting.restore("'; DROP TABLE entity; --").await), "no-entity");
    let rows = sitting.desk.house().store.read(|db| crate::store::entity::all(db, FAKE)).expect("read");
    assert!(rows.is_empty());
}

#[tokio::test]
async fn a_piece_somebody_uses_does_not_go() {
    let sitting = sit().await;
    let zed = sitting.save(draft(None, "fighter", "Zed", json!(1))).await;
    let pin = EntityDraft { of: Some(zed.key.clone()), ..draft(None, "card", "Pin", json!(1)) };
    let pin = sitting.save(pin).await;
    assert_eq!((pin.of.as_deref(), pin.owner.as_deref()), (Some(zed.key.as_str()), Some("Zed")));
    let build = sitting.build(None, "Pins", &["ann", &pin.key]).await;
    assert_eq!(failed(sitting.restore(&zed.key).await), "entity-in-use");
    assert_eq!(failed(sitting.restore(&pin.key).await), "entity-in-use");
    assert!(matches!(sitting.ask(Request::DiscardBuild { id: build.id }).await, Reply::Discarded));
    assert!(matches!(sitting.restore(&pin.key).await, Reply::Entity { entity: None }));
    assert!(matches!(sitting.restore(&zed.key).await, Reply::Entity { entity: None }));
}

#[tokio::test]
async fn a_session_brings_its_own_pieces_along_and_takes_no_place() {
    let sitting = sit().await;
    let pin = sitting.save(draft(None, "card", "Pin", json!(7))).await;
    sitting.save(draft(Some("ann"), "fighter", "Ann", json!(8))).await;
    let build = sitting.build(None, "Pins", &[&pin.key, "ann"]).await;
    let mut there = sit().await;
    there.session = session(sitting.create_with(saved(&build), Level::Enforce).await);
    let Reply::Export { text, .. } = sitting.ask(Request::Export { session: there.session() }).await else {
        panic!("no export")
    };
    let import = || Request::Import { text: text.clone() };
    assert!(matches!(there.ask(import()).await, Reply::Imported { fresh: true, .. }));
    let guest = there.entity(&pin.key).await.expect("came along");
    assert_eq!((guest.home, &guest.values["might"]), (true, &json!(7)));
    assert_eq!(there.entity("ann").await.expect("there").values["might"], 3, "printed pieces stay as they are here");
    there.save(draft(Some(&pin.key), "card", "Pin", json!(2))).await;
    assert!(matches!(there.ask(import()).await, Reply::Imported { fresh: false, .. }));
    assert_eq!(there.entity(&pin.key).await.expect("there").values["might"], 2);
}

#[tokio::test]
async fn a_guest_of_a_name_that_is_here_can_still_be_changed() {
    let (sitting, mut there) = (sit().await, sit().await);
    let pin = sitting.save(draft(None, "card", "Needle", json!(7))).await;
    let pin = sitting.save(draft(Some(&pin.key), "card", "Pin", json!(7))).await;
    let build = sitting.build(None, "Pins", &[&pin.key, "ann"]).await;
    there.save(draft(None, "card", "Pin", json!(2))).await;
    there.session = session(sitting.create_with(saved(&build), Level::Enforce).await);
    let Reply::Export { text, .. } = sitting.ask(Request::Export { session: there.session() }).await else {
        panic!("no export")
    };
    assert!(matches!(there.ask(Request::Import { text }).await, Reply::Imported { fresh: true, .. }));
    let changed = there.save(draft(Some(&pin.key), "card", "Pin", json!(3))).await;
    assert_eq!((changed.name.as_str(), &changed.values["might"]), ("Pin", &json!(3)));
    assert!(matches!(there.try_save(draft(None, "card", "Pin", json!(3))).await, Reply::Failed { .. }));
}

#[test]
fn of_a_guest_only_what_its_form_holds_is_taken_in_and_nothing_odd() {
    let entity = |key: &str, kind: &str, name: &str, of: Value, might: Value| json!({"key": key, "kind": kind, "name": name, "of": of, "might": might, "effects": ["x".repeat(1_000)]});
    let long = "x".repeat(400);
    let odd = [
        entity("ann", "fighter", "Ann", Value::Null, json!(9)),
        entity("pack-pin", "card", "Of another pack", Value::Null, json!(1)),
        entity(&format!("home-{long}"), "card", "Long key", Value::Null, json!(1)),
        entity("home-'; DROP", "card", "Odd key", Value::Null, json!(1)),
        entity("home-long", "card", &long, Value::Null, json!(1)),
        entity("home-line", "card", "two\nlines", Value::Null, json!(1)),
        entity("home-much", "card", "Much", Value::Null, json!(99)),
        entity("home-ship", "ship", "Ship", Value::Null, json!(1)),
        entity("home-lost", "card", "Lost", json!("home-nobody"), json!(1)),
        entity("home-stuck", "card", "Stuck", json!("stick"), json!(1)),
        entity("home-aim", "card", "Aim", json!("home-zed"), json!(1)),
        entity("home-zed", "fighter", "Zed", Value::Null, json!(2)),
    ];
    let entities: serde_json::Map<_, _> =
        odd.iter().map(|one| (one["key"].as_str().expect("a key").to_owned(), one.clone())).collect();
    let setup = serde_json::from_value(json!({"game": FAKE, "pack": "", "chairs": [], "entities": entities}));
    let found = guests(Stock::printed(ENGINES[0]), &setup.expect("a set-up"));
    let keys: Vec<_> = found.iter().map(|row| row.key.as_str()).collect();
    assert_eq!(keys, ["home-zed", "home-aim"]);
    assert!(found.iter().all(|row| !row.json.contains("effects")), "{found:?}");
}
