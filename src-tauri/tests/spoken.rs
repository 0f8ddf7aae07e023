//! Every game played at random through the desk: whatever a screen is sent has its sentence, every push continues the
//! last, undo to the root leaves the opening, and the books are sound.
use pitcrew::desk::conn::{Conn, Holds};
use pitcrew::desk::{Desk, audit};
use pitcrew::store::{Store, session};
use pitcrew::wire::{Push, Reply, Request};
use rules::engine::engines;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::mpsc::Receiver;

/// A small generator with a seed: the same game each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

struct Player {
    desk: Arc<Desk>,
    conn: Conn,
    pushes: Receiver<Push>,
    chance: Chance,
    keys: u32,
}

// The JSON a screen would get; a missing key shows as `[key]`.
fn spoken(reply: &impl serde::Serialize) -> Value {
    let value = serde_json::to_value(reply).expect("JSON");
    walk(&value, "");
    value
}

fn walk(value: &Value, at: &str) {
    match value {
        Value::String(text) => {
            let bare = text.match_indices('[').any(|(start, _)| {
                let inside = text[start + 1..].split(']').next().unwrap_or_default();
                let lower = inside.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c));
                !inside.is_empty() && lower && inside.len() < text.len()
            });
            assert!(!bare && !text.contains("{$"), "no sentence for {text:?} at {at}");
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, at)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| walk(field, &format!("{at}.{name}"))),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

impl Player {
    async fn ask(&self, request: Value) -> Value {
        let request: Request = serde_json::from_value(request).expect("a request");
        spoken(&self.desk.answer(&self.conn, request).await)
    }

    async fn at(&self, session: &Value, ask: Value) -> Value {
        self.ask(json!({"do": "at", "session": session, "ask": ask})).await
    }

    fn fill(&mut self, offer: &Value) -> Value {
        let mut act = json!({"act": offer["act"]});
        for slot in offer["slots"].as_array().expect("slots") {
            let kind = &slot["kind"];
            let open: Vec<_> = kind["from"].as_array().into_iter().flatten().collect();
            let value = match kind["kind"].as_str() {
                Some("one-of") if open.is_empty() => Value::Null,
                Some("one-of") => open[self.chance.below(open.len())]["value"].clone(),
                Some("several") => {
                    let count = kind["min"].as_u64().unwrap_or(0) as usize + self.chance.below(2);
                    open.iter().take(count).map(|choice| choice["value"].clone()).collect()
                }
                Some("number") => {
                    let (min, max) = (kind["min"].as_i64().unwrap_or(0), kind["max"].as_i64().unwrap_or(0));
                    json!(min + self.chance.below((max - min + 1).clamp(1, 6) as usize) as i64)
                }
                Some("dice") => {
                    let sides = kind["sides"].as_i64().unwrap_or(6) as usize;
                    let like = kind["like"].as_str().and_then(|field| act[field].as_array().map(Vec::len));
                    let count = like.unwrap_or(kind["count"].as_u64().unwrap_or(0) as usize);
                    (0..count).map(|_| json!(1 + self.chance.below(sides))).collect()
                }
                // Chance fills it.
                Some("shuffle") => continue,
                _ => json!(self.chance.below(2) == 0),
            };
            let preset = !slot["preset"].is_null() && self.chance.below(3) > 0;
            if !preset {
                act[slot["field"].as_str().expect("a field")] = value;
            }
        }
        act
    }

    /// One input at random; whether it was taken.
    async fn step(&mut self, session: &Value, table: &Value) -> bool {
        let seats = table["state"]["offers"].as_array().expect("offers");
        let Some(asked) = seats.get(self.chance.below(seats.len())) else { return false };
        let mut offers = asked["offers"].as_array().expect("offers").clone();
        // What is secret on a screen that all share is shown to who was handed it.
        if offers.iter().any(|offer| offer["secret"] == true) {
            let look = self.at(session, json!({"do": "look", "seat": asked["seat"]})).await;
            offers = look["secrets"]["offers"].as_array().expect("offers").clone();
        }
        let offer = offers[self.chance.below(offers.len())].clone();
        let act = self.fill(&offer);
        self.keys += 1;
        let overrule = self.chance.below(8) == 0;
        let put = json!({"do": "put", "seat": asked["seat"], "act": act,
                         "token": table["state"]["token"], "key": format!("k{}", self.keys), "overrule": overrule});
        let preview = json!({"do": "preview", "seat": asked["seat"], "act": act, "overrule": overrule});
        let foreseen = self.at(session, preview).await;
        let reply = self.at(session, put).await;
        assert_eq!(foreseen["is"] == "preview", reply["is"] == "done", "{act}: {foreseen} and {reply}");
        assert!(["done", "refused"].contains(&reply["is"].as_str().expect("a kind")), "{act}: {reply}");
        reply["is"] == "done"
    }
}

async fn play(game: &str, seed: u64, inputs: usize) {
    let data = tempfile::tempdir().expect("a directory");
    let desk = Arc::new(Desk::new(Store::open(data.path()).expect("books"), engines()));
    let (conn, pushes) = desk.connect(Holds::All);
    let mut player = Player { desk, conn, pushes, chance: Chance(seed), keys: 0 };
    let games = player.ask(json!({"do": "games"})).await["games"].clone();
    let info = games.as_array().expect("games").iter().find(|info| info["id"] == game).expect("the game").clone();
    let seat = |at: usize| {
        let piece = |part: &Value| part["from"][at % part["from"].as_array().expect("choices").len()]["key"].clone();
        json!({"name": "", "pieces": info["parts"].as_array().expect("parts").iter().map(piece).collect::<Vec<_>>()})
    };
    let create = json!({"do": "create", "game": game, "seats": [seat(0), seat(1)], "options": {}, "level": "enforce"});
    let opened = player.ask(create).await["table"].clone();
    let session = opened["session"].clone();
    let (mut done, mut over, mut version) = (0, false, opened["version"].clone());
    for _ in 0..inputs * 8 {
        let table = player.at(&session, json!({"do": "open"})).await["table"].clone();
        if !player.step(&session, &table).await {
            continue;
        }
        done += 1;
        while let Ok(push) = player.pushes.try_recv() {
            let push = spoken(&push);
            assert_eq!(push["from"], version, "a push continues the last");
            version = push["to"].clone();
        }
        over = !table["state"]["outcome"].is_null();
        if done == inputs || over {
            break;
        }
    }
    assert!(over || done > inputs / 4, "only {done} inputs of {inputs} with seed {seed}");
    for request in ["dials", "landings", "log", "check", "options"] {
        player.at(&session, json!({"do": request, "paths": [], "before": null, "limit": 200})).await;
    }
    back_to_the_root(&player, &session, &opened).await;
    let found = player.desk.house().store.read(session::all).expect("the list").remove(0);
    let audit = audit::audit(player.desk.house(), found).expect("audited");
    assert!(audit.faults.is_empty(), "{:?}", audit.faults);
}

async fn back_to_the_root(player: &Player, session: &Value, opened: &Value) {
    for step in 0.. {
        let table = player.at(session, json!({"do": "open"})).await["table"].clone();
        if table["state"]["undo"].is_null() {
            assert_eq!(
                (&table["regions"], &table["state"]["asking"]),
                (&opened["regions"], &opened["state"]["asking"])
            );
            return;
        }
        let undo = json!({"do": "undo", "seen": table["state"]["head"], "key": format!("u{step}")});
        assert_eq!(player.at(session, undo).await["is"], "done");
    }
}

#[tokio::test]
async fn whatever_a_screen_is_sent_has_its_sentence() {
    for engine in engines() {
        for seed in 1..=6 {
            play(engine.id(), seed, 80).await;
        }
    }
}

#[tokio::test]
async fn every_rule_a_screen_can_name_is_in_the_book() {
    let library = pitcrew::library::Library::default();
    for engine in engines() {
        for window in engine.windows() {
            assert!(library.rule(engine.id(), window.rule).is_some(), "{} has no text", window.rule);
        }
    }
    let data = tempfile::tempdir().expect("a directory");
    let desk = Arc::new(Desk::new(Store::open(data.path()).expect("books"), engines()));
    let (conn, _pushes) = desk.connect(Holds::All);
    assert!(
        matches!(desk.answer(&conn, Request::Games).await, Reply::Games { games } if games.len() == engines().len())
    );
}
