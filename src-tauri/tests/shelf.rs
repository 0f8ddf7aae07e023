//! Catalogue and builds as a browser sees them, with the games there are: everything is said, what is saved is legal
//! where its halves are, and bad input is told so without ending anything.
mod common;

use common::{Host, Screen, command, printed};
use serde_json::{Value, json};

fn fresh() -> (tempfile::TempDir, Host) {
    let data = tempfile::tempdir().expect("a directory");
    let host = Host::start(data.path());
    (data, host)
}

async fn catalogue(screen: &mut Screen, game: &Value) -> Value {
    let reply = screen.ask(json!({"do": "catalogue", "game": game})).await;
    assert_eq!(reply["is"], "catalogue", "{}", reply["failed"]);
    reply["catalogue"].clone()
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn entity<'a>(catalogue: &'a Value, key: &str) -> &'a Value {
    list(&catalogue["entities"]).iter().find(|entity| entity["key"] == key).unwrap_or_else(|| panic!("no {key}"))
}

// No sentence is missing: a bare key would show in brackets, a bare value as {$name}.
fn spoken(value: &Value) {
    match value {
        Value::String(text) => assert!(!text.starts_with('[') && !text.contains("{$"), "{text}"),
        Value::Array(items) => items.iter().for_each(spoken),
        Value::Object(fields) => fields.values().for_each(spoken),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The game, a pilot and a robot, and everything their starter halves bring.
async fn starters(screen: &mut Screen) -> (Value, Vec<(Vec<Value>, Vec<Value>)>) {
    let games = screen.ask(json!({"do": "games"})).await["games"].clone();
    let game = games[0]["id"].clone();
    let builds = screen.ask(json!({"do": "builds", "game": game})).await;
    let of =
        |key: &Value| list(&builds["starters"]).iter().find(|one| one["of"] == *key).expect("a half")["pieces"].clone();
    let part = |index: usize| list(&games[0]["parts"][index]["from"]).iter().map(|one| one["key"].clone());
    let pair = |pilot: Value, robot: Value| {
        let halves = [of(&pilot), of(&robot)];
        let brought = halves.iter().flat_map(|half| list(half).clone());
        let pieces = [pilot.clone(), robot.clone()].into_iter().chain(brought).collect();
        (vec![pilot, robot], pieces)
    };
    let pairs = part(0).flat_map(|pilot| part(1).map(move |robot| (pilot.clone(), robot))).collect::<Vec<_>>();
    (game, pairs.into_iter().map(|(pilot, robot)| pair(pilot, robot)).collect())
}

#[tokio::test]
async fn a_catalogue_is_whole_and_said() {
    let (_data, host) = fresh();
    let mut screen = Screen::open(&host).await;
    for engine in rules::engine::engines() {
        let found = catalogue(&mut screen, &json!(engine.id())).await;
        spoken(&found);
        assert_eq!(list(&found["entities"]).len(), engine.pack().entities.len());
        for one in list(&found["entities"]) {
            let kind = list(&found["kinds"]).iter().find(|kind| kind["key"] == one["kind"]).expect("its kind");
            for slot in list(&kind["form"]) {
                assert!(one["values"].get(slot["field"].as_str().expect("a field")).is_some(), "{one}");
            }
            assert_eq!((&one["home"], list(&one["printed"]).len()), (&json!(false), 0), "{one}");
            assert!(one["of"].is_null() == one["owner"].is_null(), "{one}");
        }
    }
}

#[tokio::test]
async fn every_pair_of_starter_halves_is_a_legal_build() {
    let (_data, host) = fresh();
    let mut screen = Screen::open(&host).await;
    let (game, pairs) = starters(&mut screen).await;
    for (parts, pieces) in &pairs {
        let reply = screen.ask(json!({"do": "check-build", "game": game, "pieces": pieces})).await;
        assert_eq!(reply["check"]["legal"], true, "{parts:?}: {reply}");
        let full = list(&reply["check"]["counts"]).iter().all(|count| count["have"] == count["most"]);
        assert!(full, "{parts:?}: {reply}");
    }
}

#[tokio::test]
async fn a_saved_build_takes_a_changed_card_to_the_table_and_outlasts_a_restart() {
    let (data, host) = fresh();
    let mut screen = Screen::open(&host).await;
    let (game, pairs) = starters(&mut screen).await;
    let (parts, pieces) = &pairs[0];
    let found = catalogue(&mut screen, &game).await;
    let card = pieces.iter().map(|key| entity(&found, key.as_str().expect("a key"))).find(|one| one["group"] == "card");
    let card = card.expect("a card").clone();
    let change = |cost: i64| {
        let entity = json!({"key": card["key"], "kind": card["kind"], "name": card["name"], "fields": {"cost": cost}});
        json!({"do": "save-entity", "game": game, "entity": entity})
    };
    let saved = screen.ask(change(42)).await;
    assert_eq!(saved["entity"]["printed"][0]["field"], "cost", "{saved}");
    assert!(saved["entity"]["note"].as_str().is_some_and(|note| note.contains("42")), "{saved}");
    let no = screen.ask(change(-1)).await;
    assert_eq!((&no["is"], &no["refused"]["reasons"][0]["code"]), (&json!("refused"), &json!("field-bounds")));
    let save = json!({"do": "save-build", "game": game, "id": null, "name": "Mine", "pieces": pieces});
    let build = screen.ask(save).await["build"].clone();
    assert_eq!((&build["legal"], &build["parts"]), (&json!(true), &json!(parts)), "{build}");
    host.kill();
    let host = Host::start(data.path());
    let mut screen = Screen::open(&host).await;
    let seat = |build: Value| json!({"name": "", "pieces": parts, "build": build});
    let seats = [seat(json!({"is": "saved", "id": build["id"]})), seat(json!({"is": "none"}))];
    let create = json!({"do": "create", "game": game, "seats": seats, "options": {}, "level": "enforce"});
    let table = screen.ask(create).await;
    assert_eq!(table["is"], "table", "{table}");
    let text = screen.ask(json!({"do": "export", "session": table["table"]["session"]})).await["text"].clone();
    let export: Value = serde_json::from_str(text.as_str().expect("text")).expect("JSON");
    let setup = &export["body"]["setup"];
    assert_eq!(setup["entities"][card["key"].as_str().expect("a key")]["cost"], 42);
    assert_eq!(
        (list(&setup["chairs"][0]["pieces"]).len(), list(&setup["chairs"][1]["pieces"]).len()),
        (pieces.len(), 2)
    );
    let restored = screen.ask(json!({"do": "restore-entity", "game": game, "key": card["key"]})).await;
    assert_eq!(restored["entity"]["values"], card["values"]);
}

#[tokio::test]
async fn every_fault_of_an_unfinished_build_is_said_with_its_rule() {
    let (_data, host) = fresh();
    let mut screen = Screen::open(&host).await;
    let (game, pairs) = starters(&mut screen).await;
    let pieces = &pairs[0].1[..10];
    let build =
        screen.ask(json!({"do": "save-build", "game": game, "name": "Half", "pieces": pieces})).await["build"].clone();
    spoken(&build);
    let rules: Vec<_> = list(&build["reasons"]).iter().map(|reason| reason["rule"].as_str().expect("a rule")).collect();
    assert!(build["legal"] == false && rules.len() > 1, "{build}");
    for rule in &rules {
        let text = screen.ask(json!({"do": "rule", "game": game, "id": rule})).await;
        assert!(text["rule"].is_object(), "{rule} cannot be looked up");
    }
    let seat = json!({"name": "", "pieces": build["parts"], "build": {"is": "saved", "id": build["id"]}});
    let create =
        |level: &str| json!({"do": "create", "game": game, "seats": [seat, seat], "options": {}, "level": level});
    let no = screen.ask(create("enforce")).await;
    assert_eq!((&no["is"], list(&no["refused"]["reasons"]).len()), (&json!("refused"), rules.len()), "{no}");
    assert_eq!(screen.ask(create("count")).await["is"], "table");
}

#[tokio::test]
async fn bad_input_at_the_door_is_answered_and_keeps_nothing() {
    let (_data, host) = fresh();
    let mut screen = Screen::open(&host).await;
    let (game, pairs) = starters(&mut screen).await;
    let card = |fields: Value| json!({"kind": "card", "name": "Bolt", "of": pairs[0].0[1], "fields": fields});
    let many = vec!["x"; 10_000];
    for (request, code) in [
        (json!({"do": "save-entity", "game": game, "entity": {"kind": "card"}}), "malformed"),
        (json!({"do": "save-entity", "game": game, "entity": [1]}), "malformed"),
        (json!({"do": "save-entity", "game": game, "entity": card(json!({"mods": []}))}), "no-field"),
        (
            json!({"do": "save-entity", "game": game, "entity": {"kind": "card", "name": "Bolt", "fields": {}}}),
            "bad-owner",
        ),
        (
            json!({"do": "save-entity", "game": game, "entity": {"kind": "x".repeat(50_000), "name": "B", "fields": {}}}),
            "no-kind",
        ),
        (json!({"do": "restore-entity", "game": game, "key": "' OR 1=1"}), "no-entity"),
        (json!({"do": "catalogue", "game": "chess"}), "no-game"),
        (json!({"do": "builds", "game": ""}), "no-game"),
        (json!({"do": "check-build", "game": game, "pieces": many}), "too-many-pieces"),
        (json!({"do": "save-build", "game": game, "name": "x".repeat(70_000), "pieces": []}), "too-large"),
        (json!({"do": "save-build", "game": game, "name": "Mine", "pieces": [pairs[0].0[0], 3]}), "malformed"),
        (json!({"do": "discard-build", "id": "1; DROP TABLE build"}), "no-build"),
    ] {
        let reply = screen.ask(request).await;
        assert_eq!(reply["failed"]["code"], code, "{reply}");
        spoken(&reply);
    }
    let typeless = json!({"do": "save-entity", "game": game, "entity": card(json!({"dice": 3}))});
    let reply = screen.ask(typeless).await;
    assert_eq!(reply["refused"]["reasons"][0]["code"], "field-choice", "{reply}");
    spoken(&reply);
    let found = catalogue(&mut screen, &game).await;
    assert!(list(&found["entities"]).iter().all(|one| one["home"] == false));
    assert_eq!(list(&screen.ask(json!({"do": "builds", "game": game})).await["builds"]).len(), 0);
}

#[test]
fn acts_counts_entities_by_level() {
    let data = tempfile::tempdir().expect("a directory");
    for engine in rules::engine::engines() {
        let run = std::process::Command::new(common::HOST).args(["acts", engine.id(), "--json"]).output();
        let found: Value = serde_json::from_str(&printed(&run.expect("it runs"))).expect("JSON");
        let levels = found["levels"].as_object().expect("kinds");
        assert!(!levels.is_empty(), "{} carries out something", engine.id());
        for (kind, counts) in levels {
            let held = list(&found["entities"]).iter().filter(|one| one["kind"] == **kind).count();
            let counted: u64 = list(counts).iter().filter_map(Value::as_u64).sum();
            assert_eq!(counted, held as u64, "{kind}");
        }
        let text = std::process::Command::new(common::HOST).args(["acts", engine.id()]).output().expect("it runs");
        let line = printed(&text).lines().find(|line| line.contains("(level 2)")).map(str::to_owned);
        spoken(&json!(line.expect("a line for each kind")));
    }
    assert_eq!(command(data.path(), &["session", "list"]).status.code(), Some(0));
}
