//! What comes in at the browser's door, good and bad.
mod common;

use common::{Host, Screen};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn get(host: &Host, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(&host.address).await.expect("connected");
    let request = format!("GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer).into_owned()
}

fn fresh() -> (tempfile::TempDir, Host) {
    let data = tempfile::tempdir().expect("a directory");
    let host = Host::start(data.path());
    (data, host)
}

#[tokio::test]
async fn a_page_of_another_site_is_turned_away() {
    let (_data, host) = fresh();
    let own = format!("Host: {}\r\n", host.address);
    for headers in ["Host: evil.example\r\n".to_owned(), format!("{own}Origin: http://evil.example\r\n")] {
        assert!(get(&host, "/ws", &headers).await.starts_with("HTTP/1.1 403"));
        assert!(get(&host, "/", &headers).await.starts_with("HTTP/1.1 403"));
    }
    assert!(get(&host, "/no-such-file.js", &own).await.starts_with("HTTP/1.1 404"));
}

#[tokio::test]
async fn bad_frames_are_answered_and_the_connection_goes_on() {
    let (_data, host) = fresh();
    let mut screen = Screen::open(&host).await;
    let long = "x".repeat(70_000);
    let bad = [
        ("nonsense".to_owned(), 0, "malformed"),
        (r#"{"id": 5, "request": {"do": "fly"}}"#.to_owned(), 5, "malformed"),
        (r#"{"id": 6, "request": {"do": "at", "session": 3, "ask": {"do": "open"}}}"#.to_owned(), 6, "malformed"),
        (
            format!(r#"{{"id": 7, "request": {{"do": "at", "session": "{long}", "ask": {{"do": "open"}}}}}}"#),
            7,
            "too-large",
        ),
        (
            r#"{"id": 8, "request": {"do": "at", "session": "nowhere", "ask": {"do": "open"}}}"#.to_owned(),
            8,
            "no-session",
        ),
        (
            r#"{"id": 10, "request": {"do": "at", "session": "nowhere", "ask": {"do": "fly"}}}"#.to_owned(),
            10,
            "malformed",
        ),
        (r#"{"id": 9, "request": {"do": "catalogue", "game": "chess"}}"#.to_owned(), 9, "no-game"),
    ];
    for (text, id, code) in bad {
        screen.send(text).await;
        let frame = screen.frame().await.expect("an answer");
        assert_eq!((&frame["id"], &frame["reply"]["failed"]["code"]), (&json!(id), &json!(code)));
        let words = [&frame["reply"]["failed"]["title"], &frame["reply"]["failed"]["advice"]];
        assert!(words.iter().all(|text| text.as_str().is_some_and(|text| text.len() > 5 && !text.contains('['))));
    }
    assert_eq!(screen.ask(json!({"do": "sessions"})).await["is"], "sessions");
}

#[tokio::test]
async fn a_frame_beyond_every_bound_ends_its_own_connection_only() {
    let (_data, host) = fresh();
    let (mut one, mut other) = (Screen::open(&host).await, Screen::open(&host).await);
    let huge = "x".repeat(33 * 1024 * 1024);
    assert!(one.try_ask(json!({"do": "import", "text": huge})).await.is_none());
    assert_eq!(other.ask(json!({"do": "sessions"})).await["is"], "sessions");
}

#[tokio::test]
async fn a_flood_is_slowed_down_and_told_so() {
    let (_data, host) = fresh();
    let mut screen = Screen::open(&host).await;
    for id in 0..400 {
        screen.send(json!({"id": id, "request": {"do": "sessions"}}).to_string()).await;
    }
    let mut codes = Vec::new();
    for _ in 0..400 {
        codes.push(screen.frame().await.expect("an answer")["reply"]["failed"]["code"].clone());
    }
    assert!(codes.contains(&json!("too-many")) && codes.contains(&Value::Null));
}

#[tokio::test]
async fn two_screens_see_the_same_table() {
    let (_data, host) = fresh();
    let (mut one, mut other) = (Screen::open(&host).await, Screen::open(&host).await);
    let table = one.create().await;
    other.at(&table["session"], json!({"do": "open"})).await;
    let (path, least, most) = common::adjustment(&mut one, &table["session"]).await;
    for (index, to) in [least, most].into_iter().enumerate() {
        let act = json!({"act": "adjust", "path": path, "to": to});
        let put = json!({"do": "put", "seat": 0, "act": act, "token": null,
                         "key": format!("k{index}"), "overrule": false});
        assert_eq!(one.at(&table["session"], put).await["is"], "done");
    }
    let pushes = [other.frame().await.expect("a push"), other.frame().await.expect("a push")];
    assert_eq!(pushes[0]["push"]["to"], pushes[1]["push"]["from"]);
    assert_eq!(pushes[1]["push"]["state"]["head"], 2);
}
