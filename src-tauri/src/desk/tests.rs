//! The desk as a door sees it: requests in, replies and pushes out, over the small game of [`super::fake`].
mod bad;
mod builds;
mod carrying;
mod flows;
mod lessons;
mod library;
mod own;
mod playing;
mod secrets;
mod shelf;

use super::conn::{Conn, Holds};
use super::fake::ENGINES;
use super::{Desk, carry};
use crate::store::Store;
use crate::wire::{Flow, Level, NewSeat, Push, Refused, Reply, Request, SeatBuild, Table, TableRequest, Token};
use rules::seat::Seat;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use tempfile::TempDir;
use tokio::sync::mpsc::Receiver;

/// A desk, one screen, and the table it made.
struct Sitting {
    desk: Arc<Desk>,
    conn: Conn,
    pushes: Receiver<Push>,
    session: String,
    keys: u32,
    directory: TempDir,
}

fn desk_in(directory: &TempDir) -> Arc<Desk> {
    Arc::new(Desk::new(Store::open(directory.path()).expect("a store"), ENGINES))
}

/// Ann brings her starter build, and nobody else has one.
fn new_seat(piece: &str) -> NewSeat {
    let build = (piece != "ann").then_some(SeatBuild::None);
    NewSeat { name: String::new(), pieces: vec![piece.into()], build }
}

fn create() -> Request {
    Request::Create {
        game: "fake".into(),
        seats: vec![new_seat("ann"), new_seat("bo")],
        options: BTreeMap::new(),
        level: Level::Enforce,
    }
}

async fn sit() -> Sitting {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let desk = desk_in(&directory);
    let (conn, pushes) = desk.connect(Holds::All);
    let Reply::Table { table } = desk.answer(&conn, create()).await else { panic!("no table") };
    Sitting { desk, conn, pushes, session: table.session, keys: 0, directory }
}

impl Sitting {
    async fn ask(&self, request: Request) -> Reply {
        self.desk.answer(&self.conn, request).await
    }

    fn session(&self) -> String {
        self.session.clone()
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }

    /// The same data directory under a desk that was just started.
    async fn restart(mut self) -> Sitting {
        drop(self.desk);
        self.desk = desk_in(&self.directory);
        (self.conn, self.pushes) = self.desk.connect(Holds::All);
        self
    }

    async fn table(&self) -> Table {
        match self.ask(TableRequest::Open.at(self.session())).await {
            Reply::Table { table } => *table,
            other => panic!("no table: {other:?}"),
        }
    }

    async fn try_put(&mut self, seat: u8, act: Value, token: Option<Token>, overrule: bool) -> Reply {
        let key = self.key();
        self.ask(TableRequest::Put { seat: Seat(seat), act, token, key, overrule }.at(self.session())).await
    }

    async fn put(&mut self, seat: u8, act: Value) -> i64 {
        done(self.try_put(seat, act, None, false).await)
    }

    async fn hit(&mut self, seat: u8) -> i64 {
        self.put(seat, json!({"act": "hit", "amount": 2})).await
    }

    async fn flow(&mut self, seat: u8, flow: Flow, stops: &[&str]) {
        let stops = stops.iter().map(|stop| (*stop).to_owned()).collect();
        let (session, seat) = (self.session(), Seat(seat));
        done(self.ask(TableRequest::SetFlow { seat, flow, stops, answers: None }.at(session)).await);
    }

    async fn answer_once(&mut self, seat: u8, answers: &[&str]) -> Reply {
        let answers = Some(answers.iter().map(|answer| (*answer).to_owned()).collect());
        let (session, seat) = (self.session(), Seat(seat));
        self.ask(TableRequest::SetFlow { seat, flow: Flow::Quiet, stops: vec![], answers }.at(session)).await
    }

    async fn undo(&mut self) -> Reply {
        let (seen, key) = (self.table().await.state.head, self.key());
        self.ask(TableRequest::Undo { seen, key }.at(self.session())).await
    }

    async fn redo(&mut self) -> Reply {
        let (seen, key) = (self.table().await.state.head, self.key());
        self.ask(TableRequest::Redo { seen, key }.at(self.session())).await
    }

    async fn respond(&mut self, index: usize) -> Reply {
        let (seen, key) = (self.table().await.state.head, self.key());
        self.ask(TableRequest::Respond { seen, index, key }.at(self.session())).await
    }

    async fn export(&self) -> String {
        match self.ask(Request::Export { session: self.session() }).await {
            Reply::Export { text, .. } => text,
            other => panic!("no export: {other:?}"),
        }
    }

    async fn value(&self) -> i64 {
        value(&self.table().await)
    }
}

fn value(table: &Table) -> i64 {
    table.regions[0].field("piece")["value"]
        .as_i64()
        .or(table.regions[0].field("value").as_i64())
        .unwrap_or_else(|| panic!("no value in {}", serde_json::to_string(&table.regions[0]).unwrap_or_default()))
}

fn window(table: &Table) -> String {
    table
        .state
        .asking
        .as_ref()
        .map(|asking| asking.field("window").as_str().unwrap_or_default().to_owned())
        .unwrap_or_default()
}

fn done(reply: Reply) -> i64 {
    match reply {
        Reply::Done { seq } => seq,
        other => panic!("not done: {other:?}"),
    }
}

fn refused(reply: Reply) -> Refused {
    match reply {
        Reply::Refused { refused } => refused,
        other => panic!("not refused: {other:?}"),
    }
}

fn failed(reply: Reply) -> String {
    match reply {
        Reply::Failed { failed } => {
            assert!(!failed.title.contains('[') && !failed.advice.contains('['), "words are missing: {failed:?}");
            failed.code
        }
        other => panic!("not failed: {other:?}"),
    }
}
