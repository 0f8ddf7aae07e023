//! The desk: the one place where rules, store and doors meet. It answers what belongs to no table itself and hands
//! the rest to the table's own thread: decide, append, then a push to every screen that watches.
//!
//! | to change | look in |
//! | --- | --- |
//! | what an input goes through | `put` |
//! | which windows pass by themselves | `flow` |
//! | undo, redo, respond here | `back` |
//! | dials, log, table check, options | `ask` |
//! | what a screen is sent | `show`, `said`, `watch` |
//! | a new table, the list, the games | `create`, `list` and `saved`, `games` |
//! | opening, checking, carrying a log | `fold`, `log`, `refold`, `audit`, `carry` |
mod ask;
pub mod audit;
mod back;
pub mod carry;
pub mod conn;
pub mod create;
mod flow;
mod fold;
mod games;
pub mod house;
mod list;
mod log;
mod put;
pub mod refold;
mod said;
mod saved;
mod show;
mod table;
mod watch;

#[cfg(test)]
mod fake;
#[cfg(test)]
mod tests;

use crate::error::Trouble;
use crate::library;
use crate::store::{Store, session};
use crate::wire::{Failed, Push, Reply, Request, SessionInfo};
use conn::{Conn, Holds};
use house::{Engines, House};
use rules::text::Text;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::{Ask, No, Table};
use tokio::sync::{mpsc, oneshot};

/// Requests a table lets wait.
const INBOX: usize = 64;
/// Pushes a slow screen may be behind before it must open the table again.
const PUSHES: usize = 64;

/// The desk of one data directory.
pub struct Desk {
    house: Arc<House>,
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    /// Sessions whose log did not open, with the reason.
    locked: Arc<Mutex<HashMap<String, Trouble>>>,
    connections: AtomicU64,
}

/// What the desk answered without a table.
enum Here {
    Said(Reply),
    /// The table of this session was made, and is to be opened for whoever asked.
    Created(String),
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Maps of plain values are whole after every statement; a panic elsewhere leaves nothing half done in them.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    /// A desk over a store, for these games.
    pub fn new(store: Store, engines: Engines) -> Desk {
        Desk {
            house: Arc::new(House::new(store, engines)),
            tables: Mutex::default(),
            locked: Arc::default(),
            connections: AtomicU64::new(1),
        }
    }

    /// What every table shares.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// A new screen, and where its pushes arrive.
    pub fn connect(&self, holds: Holds) -> (Conn, mpsc::Receiver<Push>) {
        let (pushes, arriving) = mpsc::channel(PUSHES);
        (Conn { id: self.connections.fetch_add(1, Ordering::Relaxed), holds, pushes, behind: Arc::default() }, arriving)
    }

    /// Every saved session, newest first.
    ///
    /// # Errors
    /// What the store says.
    pub fn sessions(&self) -> Result<Vec<SessionInfo>, Trouble> {
        list::sessions(&self.house, &lock(&self.locked))
    }

    /// Answers one request; never fails, a failure is an answer too.
    pub async fn answer(self: &Arc<Desk>, conn: &Conn, request: Request) -> Reply {
        if let Some(session) = session_of(&request) {
            return self.ask(session.to_owned(), conn, request).await;
        }
        let desk = Arc::clone(self);
        let answered = tokio::task::spawn_blocking(move || desk.answer_here(request)).await;
        match answered {
            Ok(Here::Said(reply)) => reply,
            Ok(Here::Created(session)) => self.ask(session.clone(), conn, Request::Open { session }).await,
            // Joining fails when the work panicked: a broken invariant of the rules in a set-up.
            Err(_) => self.fail(&Trouble::new("broken")),
        }
    }

    /// A failure in words, for a door that could not read a request.
    pub fn said(&self, trouble: &Trouble) -> Failed {
        trouble.said(&self.house.words)
    }

    /// A text in the app's words.
    pub fn say(&self, text: &Text) -> String {
        self.house.words.say(text)
    }

    fn fail(&self, trouble: &Trouble) -> Reply {
        Reply::Failed { failed: self.said(trouble) }
    }

    async fn ask(&self, session: String, conn: &Conn, request: Request) -> Reply {
        let (reply, answered) = oneshot::channel();
        let mut ask = Ask { conn: conn.clone(), request, reply };
        // A table that could not be opened closes its inbox: whoever comes just then opens it once more.
        for _ in 0..3 {
            match self.inbox(session.clone()).send(ask).await {
                Ok(()) => return answered.await.unwrap_or_else(|_| self.fail(&Trouble::new("closed"))),
                Err(mpsc::error::SendError(back)) => ask = back,
            }
        }
        self.fail(&Trouble::new("closed"))
    }

    fn inbox(&self, session: String) -> mpsc::Sender<Ask> {
        let mut tables = lock(&self.tables);
        if let Some(inbox) = tables.get(&session).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        tables.retain(|_, inbox| !inbox.is_closed());
        let (inbox, asks) = mpsc::channel(INBOX);
        let (house, locked, id) = (Arc::clone(&self.house), Arc::clone(&self.locked), session.clone());
        std::thread::spawn(move || keep_table(house, &locked, &id, asks));
        tables.insert(session, inbox.clone());
        inbox
    }

    fn answer_here(&self, request: Request) -> Here {
        self.try_here(request).unwrap_or_else(|no| match no {
            No::Refused(refused) => Here::Said(Reply::Refused { refused: *refused }),
            No::Failed(trouble) => Here::Said(self.fail(&trouble)),
        })
    }

    fn try_here(&self, request: Request) -> Result<Here, No> {
        let house = &*self.house;
        let reply = match request {
            Request::Games => Reply::Games { games: games::games(house) },
            Request::Sessions => Reply::Sessions { sessions: self.sessions()? },
            Request::Create { game, seats, options, level } => {
                let created = create::create(house, &game, &seats, options, level);
                return created.map(Here::Created).or_else(|no| in_words_of(house, &game, no));
            }
            Request::Rule { game, id } => Reply::Rule { rule: library::rules::find(house.engine(&game)?, &id) },
            Request::Export { session } => {
                let (name, text) = carry::export(house, &session)?;
                Reply::Export { name, text }
            }
            Request::Import { text } => self.import(&text)?,
            Request::Discard { session } => self.discard(&session)?,
            // These go to the table they name.
            Request::Open { .. }
            | Request::Put { .. }
            | Request::Preview { .. }
            | Request::Undo { .. }
            | Request::Redo { .. }
            | Request::Respond { .. }
            | Request::Dials { .. }
            | Request::Landings { .. }
            | Request::Log { .. }
            | Request::Check { .. }
            | Request::SetLevel { .. }
            | Request::SetFlow { .. }
            | Request::Options { .. } => return Err(Trouble::new("closed").into()),
        };
        Ok(Here::Said(reply))
    }

    fn import(&self, text: &str) -> Result<Reply, No> {
        let imported = carry::import(&self.house, text)?;
        if imported.grown {
            self.take_over(&imported.session);
        }
        lock(&self.locked).remove(&imported.session);
        Ok(Reply::Imported { session: imported.session, fresh: imported.fresh })
    }

    // An open table takes over rows that came in beside it; its screens hear of it by push.
    fn take_over(&self, session: &str) {
        let inbox = lock(&self.tables).get(session).filter(|inbox| !inbox.is_closed()).cloned();
        let Some(inbox) = inbox else { return };
        let (conn, _) = self.connect(Holds::All);
        let (reply, _) = oneshot::channel();
        // The thread is gone only when nobody watches, and then the next to open reads the store anyway.
        let _ = inbox.blocking_send(Ask { conn, request: Request::Import { text: String::new() }, reply });
    }

    fn discard(&self, id: &str) -> Result<Reply, No> {
        let missing = || Trouble::new("no-session").with("session", house::shortened(id));
        let found = self.house.store.read(|db| session::find(db, id))?.ok_or_else(missing)?;
        self.house.store.write(|tx| session::set_discarded(tx, found.no, Some(house::now())))?;
        // Dropping the last sender ends the table's thread; screens that still ask hear that it is gone.
        lock(&self.tables).remove(id);
        Ok(Reply::Discarded)
    }
}

// A failed set-up names the parts of its game, which the app's words do not know.
fn in_words_of(house: &House, game: &str, no: No) -> Result<Here, No> {
    match no {
        No::Failed(trouble) => Ok(Here::Said(Reply::Failed { failed: trouble.said(&house.words_of(game)) })),
        No::Refused(_) => Err(no),
    }
}

fn session_of(request: &Request) -> Option<&str> {
    match request {
        Request::Open { session }
        | Request::Put { session, .. }
        | Request::Preview { session, .. }
        | Request::Undo { session, .. }
        | Request::Redo { session, .. }
        | Request::Respond { session, .. }
        | Request::Dials { session, .. }
        | Request::Landings { session }
        | Request::Log { session, .. }
        | Request::Check { session }
        | Request::SetLevel { session, .. }
        | Request::SetFlow { session, .. }
        | Request::Options { session } => Some(session),
        Request::Games
        | Request::Sessions
        | Request::Create { .. }
        | Request::Rule { .. }
        | Request::Export { .. }
        | Request::Import { .. }
        | Request::Discard { .. } => None,
    }
}

fn keep_table(house: Arc<House>, locked: &Mutex<HashMap<String, Trouble>>, id: &str, mut asks: mpsc::Receiver<Ask>) {
    let Some(first) = asks.blocking_recv() else { return };
    let opened = catch_unwind(AssertUnwindSafe(|| Table::load(Arc::clone(&house), id)));
    match opened.unwrap_or_else(|panic| Err(Trouble::new("corrupt").with("why", fold::panic_text(&*panic)))) {
        Ok(table) => {
            lock(locked).remove(id);
            table.run(first, asks);
        }
        Err(trouble) => {
            if trouble.code != "no-session" {
                lock(locked).insert(id.to_owned(), trouble.clone());
            }
            asks.close();
            let mut next = Some(first);
            while let Some(ask) = next {
                // Nobody waiting for the answer any more is no fault.
                let _ = ask.reply.send(Reply::Failed { failed: trouble.said(&house.words) });
                next = asks.blocking_recv();
            }
        }
    }
}
