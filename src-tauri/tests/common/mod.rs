//! A real `pitcrew-host` in a directory of its own, and a screen that talks to it.
#![allow(dead_code, reason = "each test binary uses its part")]
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub const HOST: &str = env!("CARGO_BIN_EXE_pitcrew-host");

/// A running host; dropping it kills it as a pulled plug would.
pub struct Host {
    child: Child,
    pub address: String,
}

impl Host {
    /// A host over the books in `data`, on a free port.
    pub fn start(data: &Path) -> Host {
        let mut child = Command::new(HOST)
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the host starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a first line");
        let address = line.trim().strip_prefix("http://").expect("an address first").to_owned();
        Host { child, address }
    }

    /// SIGKILL, and nothing of the process left.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs the host's command line to its end.
pub fn command(data: &Path, args: &[&str]) -> Output {
    Command::new(HOST).args(args).arg("--data").arg(data).output().expect("it runs")
}

/// What a command printed.
pub fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// One screen.
pub struct Screen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
}

impl Screen {
    pub async fn open(host: &Host) -> Screen {
        let (socket, _) = connect_async(format!("ws://{}/ws", host.address)).await.expect("connected");
        Screen { socket, next: 1 }
    }

    /// Sends a text as it is.
    pub async fn send(&mut self, text: String) {
        self.socket.send(Message::Text(text.into())).await.expect("sent");
    }

    /// The next frame; none when the host closed.
    pub async fn frame(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// The answer to a request; pushes before it are passed over.
    pub async fn ask(&mut self, request: Value) -> Value {
        self.try_ask(request).await.expect("an answer")
    }

    /// The answer of one table.
    pub async fn at(&mut self, session: &Value, ask: Value) -> Value {
        self.ask(at(session, ask)).await
    }

    /// The same as [`Screen::ask`], or nothing when the host went away.
    pub async fn try_ask(&mut self, request: Value) -> Option<Value> {
        let id = self.next;
        self.next += 1;
        let text = json!({"id": id, "request": request}).to_string();
        self.socket.send(Message::Text(text.into())).await.ok()?;
        loop {
            let frame = self.frame().await?;
            if frame["id"] == id {
                return Some(frame["reply"].clone());
            }
        }
    }

    /// A new table of the first game with the first pieces; the whole of it.
    pub async fn create(&mut self) -> Value {
        let games = self.ask(json!({"do": "games"})).await["games"].clone();
        let seat = |at: usize| {
            let part = |part: &Value| part["from"][at % part["from"].as_array().expect("choices").len()]["key"].clone();
            let pieces: Vec<_> = games[0]["parts"].as_array().expect("parts").iter().map(part).collect();
            json!({"name": "", "pieces": pieces})
        };
        let request = json!({"do": "create", "game": games[0]["id"], "seats": [seat(0), seat(1)], "options": {}, "level": "enforce"});
        let reply = self.ask(request).await;
        assert_eq!(reply["is"], "table", "{reply}");
        reply["table"].clone()
    }
}

/// A request to one table.
pub fn at(session: &Value, ask: Value) -> Value {
    json!({"do": "at", "session": session, "ask": ask})
}

/// An adjustment of the first number that can be adjusted.
pub async fn adjustment(screen: &mut Screen, session: &Value) -> (Value, i64, i64) {
    let dials = screen.at(session, json!({"do": "dials", "paths": []})).await;
    let number = dials["dials"].as_array().expect("dials").iter().find(|dial| dial["kind"]["kind"] == "number");
    let dial = number.expect("a number to adjust");
    (
        dial["path"].clone(),
        dial["kind"]["min"].as_i64().expect("a bound"),
        dial["kind"]["max"].as_i64().expect("a bound"),
    )
}
