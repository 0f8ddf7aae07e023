//! A host that is killed loses nothing it acknowledged, and its books are sound.
mod common;

use common::{Host, Screen, adjustment, at, command, printed};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

#[tokio::test]
async fn every_acknowledged_input_is_there_after_kill_9() {
    let data = tempfile::tempdir().expect("a directory");
    let host = Host::start(data.path());
    let mut screen = Screen::open(&host).await;
    let session = screen.create().await["session"].clone();
    let (path, least, most) = adjustment(&mut screen, &session).await;
    let mut acknowledged = 0;
    let mut host = Some(host);
    for round in 0..4 {
        let running = host.take().unwrap_or_else(|| Host::start(data.path()));
        let mut screen = Screen::open(&running).await;
        let head = screen.at(&session, json!({"do": "open"})).await["table"]["state"]["head"].as_i64();
        // One input may have been written without its answer having come through.
        let head = head.expect("a head");
        assert!(head == acknowledged || head == acknowledged + 1, "{head} after {acknowledged}");
        acknowledged = head;
        // Killed in mid-play, however slow the machine is: a moment after so many answers have come.
        let answered = Arc::new(AtomicU64::new(0));
        let seen = Arc::clone(&answered);
        let killer = tokio::spawn(async move {
            while seen.load(Ordering::Relaxed) < 6 + round {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            tokio::time::sleep(Duration::from_millis(3 * round)).await;
            running.kill();
        });
        for input in 0.. {
            let act = json!({"act": "adjust", "path": path, "to": least + input % (most - least + 1)});
            let put = json!({"do": "put", "seat": 0, "act": act, "token": null,
                             "key": format!("r{round}-{input}"), "overrule": false});
            match screen.try_ask(at(&session, put)).await {
                Some(reply) if reply["is"] == "done" => {
                    acknowledged = reply["seq"].as_i64().expect("a row");
                    answered.fetch_add(1, Ordering::Relaxed);
                }
                // Faster than taps: wait like a screen would.
                Some(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                None => break,
            }
        }
        killer.await.expect("killed");
    }
    assert!(acknowledged > 20, "only {acknowledged} inputs came through");
    let check = command(data.path(), &["session", "check", "--json"]);
    assert_eq!(check.status.code(), Some(0), "{}", printed(&check));
    let found: Value = serde_json::from_str(&printed(&check)).expect("JSON");
    assert!(found[0]["rows"].as_i64().expect("rows") > acknowledged);
}

#[tokio::test]
async fn a_tap_sent_again_after_a_crash_acts_once() {
    let data = tempfile::tempdir().expect("a directory");
    let host = Host::start(data.path());
    let mut screen = Screen::open(&host).await;
    let session = screen.create().await["session"].clone();
    let (path, least, _) = adjustment(&mut screen, &session).await;
    let act = json!({"act": "adjust", "path": path, "to": least});
    let put = json!({"do": "put", "seat": 0, "act": act, "token": null, "key": "once", "overrule": false});
    assert_eq!(screen.at(&session, put.clone()).await["seq"], 1);
    host.kill();
    let host = Host::start(data.path());
    let mut screen = Screen::open(&host).await;
    assert_eq!(screen.at(&session, put).await["seq"], 1);
    assert_eq!(screen.at(&session, json!({"do": "open"})).await["table"]["state"]["head"], 1);
}
