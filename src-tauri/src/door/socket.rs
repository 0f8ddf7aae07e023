//! The websocket: JSON frames in, answers and pushes out. Whatever comes in, the answer says what was wrong with it;
//! nothing that comes in ends more than its own connection.
use super::rate::Rate;
use crate::desk::Desk;
use crate::desk::conn::{Conn, Holds};
use crate::error::Trouble;
use crate::wire::{Frame, Reply, Request, Sent};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::stream::{FuturesUnordered, StreamExt};
use serde_json::Value;
use std::sync::Arc;
use std::time::Instant;

/// The longest frame, in bytes.
const FRAME: usize = 64 * 1024;
/// The longest frame that brings in a session, where one of 10,000 inputs fits well, or a rulebook.
const IMPORT: usize = 32 * 1024 * 1024;

/// Turns a request into a connection.
pub async fn upgrade(State(desk): State<Arc<Desk>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.max_message_size(IMPORT).max_frame_size(IMPORT).on_upgrade(|socket| converse(socket, desk))
}

async fn converse(mut socket: WebSocket, desk: Arc<Desk>) {
    // An unshared table: whoever is on this machine speaks for every seat.
    let (conn, mut pushes) = desk.connect(Holds::All);
    let mut rate = Rate::new(Instant::now());
    let mut answers = FuturesUnordered::new();
    loop {
        // Answers before pushes: a screen that just opened a table must have it before what changes it.
        let out = tokio::select! {
            biased;
            () = conn.behind.notified() => return behind(socket, &desk).await,
            Some(frame) = answers.next() => frame,
            Some(push) = pushes.recv() => Frame::Push { push: Box::new(push) },
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => match read(&text, &mut rate) {
                    Ok(sent) => {
                        answers.push(answer(&desk, &conn, sent));
                        continue;
                    }
                    Err((id, trouble)) => fail(&desk, id, &trouble),
                },
                Some(Ok(Message::Binary(_))) => fail(&desk, 0, &Trouble::new("malformed").with("why", "binary")),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(_))) | None => break,
                Some(Err(_)) => return part(socket, &desk).await,
            },
        };
        if send(&mut socket, &out).await.is_err() {
            break;
        }
    }
}

fn fail(desk: &Desk, id: u32, trouble: &Trouble) -> Frame {
    Frame::Reply { id, reply: Reply::Failed { failed: desk.said(trouble) } }
}

async fn answer(desk: &Arc<Desk>, conn: &Conn, sent: Sent) -> Frame {
    Frame::Reply { id: sent.id, reply: desk.answer(conn, sent.request).await }
}

async fn send(socket: &mut WebSocket, frame: &Frame) -> Result<(), axum::Error> {
    // Wire types are plain data: serialising them cannot fail.
    let text = serde_json::to_string(frame).unwrap_or_default();
    socket.send(Message::Text(text.into())).await
}

// A frame beyond every bound, or no frame at all, ends the connection, with the reason in the closing frame.
async fn part(mut socket: WebSocket, desk: &Desk) {
    let reason = desk.said(&Trouble::new("unreadable").with("most", IMPORT)).title;
    let close = CloseFrame { code: close_code::SIZE, reason: reason.into() };
    // The other side may be gone already.
    let _ = socket.send(Message::Close(Some(close))).await;
}

// A screen that slept through more pushes than are kept dials again, and opens its table anew.
async fn behind(mut socket: WebSocket, desk: &Desk) {
    let reason = desk.said(&Trouble::new("behind")).title;
    let close = CloseFrame { code: close_code::AGAIN, reason: reason.into() };
    // The other side may be gone already.
    let _ = socket.send(Message::Close(Some(close))).await;
}

fn too_large(most: usize) -> Trouble {
    Trouble::new("too-large").with("most", most)
}

fn read(text: &str, rate: &mut Rate) -> Result<Sent, (u32, Trouble)> {
    if !rate.take(Instant::now()) {
        return Err((number(text), Trouble::new("too-many")));
    }
    if text.len() > FRAME && !brings_in(text) {
        return Err((number(text), too_large(FRAME)));
    }
    let sent: Sent = serde_json::from_str(text)
        .map_err(|error| (number(text), Trouble::new("malformed").with("why", error.to_string())))?;
    match (&sent.request, text.len() > FRAME) {
        (Request::Import { .. } | Request::AddBook { .. }, _) | (_, false) => Ok(sent),
        (_, true) => Err((sent.id, too_large(FRAME))),
    }
}

// Cheap on purpose: what pretends to be an import is looked at again once it is read.
fn brings_in(text: &str) -> bool {
    let head: String = text.chars().take(200).filter(|c| !c.is_whitespace()).collect();
    ["import", "add-book"].iter().any(|task| head.contains(&format!("\"do\":\"{task}\"")))
}

// The number to answer under, if one can be found; it is read from the front, where screens write it.
fn number(text: &str) -> u32 {
    let whole = (text.len() <= FRAME).then(|| serde_json::from_str::<Value>(text).ok()).flatten();
    if let Some(id) = whole.as_ref().and_then(|value| value["id"].as_u64()) {
        return u32::try_from(id).unwrap_or_default();
    }
    let head: String = text.chars().take(60).filter(|c| !c.is_whitespace()).collect();
    let digits = head.strip_prefix("{\"id\":").unwrap_or_default();
    digits.split(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> (u32, &'static str) {
        let no = read(text, &mut Rate::new(Instant::now())).expect_err("refused");
        (no.0, no.1.code)
    }

    #[test]
    fn a_request_is_read_with_its_number() {
        let sent = read(r#"{"id": 7, "request": {"do": "sessions"}}"#, &mut Rate::new(Instant::now())).expect("read");
        assert!(matches!((sent.id, sent.request), (7, Request::Sessions)));
    }

    #[test]
    fn what_is_no_request_is_answered_under_its_number_if_it_has_one() {
        assert_eq!(code("nonsense"), (0, "malformed"));
        assert_eq!(code(r#"{"id": 3, "request": {"do": "fly"}}"#), (3, "malformed"));
        assert_eq!(code(r#"{"request": {"do": "sessions"}, "id": -1}"#), (0, "malformed"));
    }

    #[test]
    fn only_an_import_may_be_long() {
        let long = "x".repeat(FRAME);
        assert_eq!(
            code(&format!(r#"{{"id": 4, "request": {{"do": "rule", "game": "{long}", "id": ""}}}}"#)),
            (4, "too-large")
        );
        let sneaky = format!(
            r#"{{"id": 5, "a": "\"do\":\"import\"", "request": {{"do": "rule", "game": "{long}", "id": ""}}}}"#
        );
        assert_eq!(code(&sneaky), (5, "too-large"));
        let import = format!(r#"{{"id": 6, "request": {{"do": "import", "text": "{long}"}}}}"#);
        assert!(read(&import, &mut Rate::new(Instant::now())).is_ok());
        let book =
            format!(r#"{{"id": 6, "request": {{"do": "add-book", "book": {{"as": "paste", "text": "{long}"}}}}}}"#);
        assert!(read(&book, &mut Rate::new(Instant::now())).is_ok());
    }
}
