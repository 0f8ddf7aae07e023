//! The desk: the one place where rules, store and doors meet. It answers what belongs to no table itself and takes the
//! rest to the table, one request at a time: decide, append, then a push to every screen that watches.
//!
//! | to change | look in |
//! | --- | --- |
//! | what an input goes through | `put` |
//! | which windows pass by themselves | `flow` |
//! | undo, redo, respond here | `back` |
//! | dials, log, table check, options, looks | `ask` |
//! | what chance decides; entities entered in play | `chance`, `coin` |
//! | what a screen is sent | `show`, `said`, `watch` |
//! | a new table, the list, the games, lessons | `create`, `list` and `saved`, `games`, `lesson` |
//! | what is searched where | `library` |
//! | notes, bookmarks, searches, rulebooks of this house | `notes`, `own`, `rulebooks` |
//! | where a rule decided | `decided` |
//! | entities and builds of this house | `stock`, `catalogue`, `builds` |
//! | opening, checking, carrying a log | `fold`, `log`, `refold`, `audit`, `carry` |
mod ask;
pub mod audit;
mod back;
mod builds;
pub mod carry;
mod catalogue;
mod chance;
mod coin;
pub mod conn;
pub mod create;
mod decided;
mod flow;
mod fold;
mod games;
pub mod house;
mod lesson;
mod library;
mod list;
mod log;
mod notes;
mod own;
mod put;
pub mod refold;
mod rulebooks;
mod said;
mod saved;
mod show;
pub mod stock;
mod table;
mod watch;

#[cfg(test)]
mod fake;
#[cfg(test)]
mod tests;

use crate::error::Trouble;
use crate::store::{Store, session};
use crate::wire::{Failed, Push, Reply, Request, SessionInfo, TableRequest};
use conn::{Conn, Holds};
use house::{Engines, House};
use rules::text::Text;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::{No, Table};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::mpsc;

/// Pushes a slow screen may be behind before it must open the table again.
const PUSHES: usize = 64;

/// The desk of one data directory.
pub struct Desk {
    house: Arc<House>,
    tables: Mutex<HashMap<String, Place>>,
    /// Sessions whose log did not open, with the reason.
    locked: Mutex<HashMap<String, Trouble>>,
    connections: AtomicU64,
}

/// Where a table stands: empty until somebody opens it. Who waits for it is let in in the order they came.
type Place = Arc<tokio::sync::Mutex<Option<Table>>>;

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
            locked: Mutex::default(),
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
        if let Request::At { session, ask } = request {
            return self.ask(session, conn, ask).await;
        }
        // A session goes out with everybody's secrets in it.
        if matches!(request, Request::Export { .. }) && conn.holds != Holds::All {
            return self.fail(&Trouble::new("not-all-seats"));
        }
        let desk = Arc::clone(self);
        let answered = tokio::task::spawn_blocking(move || desk.answer_here(request)).await;
        match answered {
            Ok(Here::Said(reply)) => reply,
            Ok(Here::Created(session)) => self.ask(session, conn, TableRequest::Open).await,
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

    async fn ask(&self, session: String, conn: &Conn, ask: TableRequest) -> Reply {
        let place = self.place(&session);
        let mut table = place.lock().await;
        on_the_spot(|| self.answer_at(&mut table, &session, conn, ask))
    }

    fn place(&self, session: &str) -> Place {
        let mut tables = lock(&self.tables);
        if let Some(place) = tables.get(session) {
            return Arc::clone(place);
        }
        // A table nobody watches is read again when somebody does; one that is answering just now is in use.
        tables.retain(|_, place| place.try_lock().map_or(true, |table| table.as_ref().is_some_and(Table::is_watched)));
        Arc::clone(tables.entry(session.to_owned()).or_default())
    }

    fn answer_at(&self, place: &mut Option<Table>, id: &str, conn: &Conn, ask: TableRequest) -> Reply {
        if place.is_none() {
            match self.load(id) {
                Ok(table) => *place = Some(table),
                Err(trouble) => return self.fail(&trouble),
            }
        }
        place.as_mut().map_or_else(|| self.fail(&Trouble::new("closed")), |table| table.reply(conn, ask))
    }

    fn load(&self, id: &str) -> Result<Table, Trouble> {
        let opened = catch_unwind(AssertUnwindSafe(|| Table::load(Arc::clone(&self.house), id)));
        let opened = opened.unwrap_or_else(|panic| Err(Trouble::new("corrupt").with("why", fold::panic_text(&*panic))));
        match &opened {
            Ok(_) => drop(lock(&self.locked).remove(id)),
            Err(trouble) if trouble.code == "no-session" => {}
            Err(trouble) => drop(lock(&self.locked).insert(id.to_owned(), trouble.clone())),
        }
        opened
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
            Request::Games => Reply::Games { games: games::games(house)? },
            Request::Sessions => Reply::Sessions { sessions: self.sessions()? },
            Request::Create { game, seats, options, level } => {
                let created = create::create(house, &game, &seats, options, level);
                return created.map(Here::Created).or_else(|no| in_words_of(house, &game, no));
            }
            Request::Lessons => Reply::Lessons { lessons: lesson::all(house) },
            Request::Lesson { game, lesson } => Reply::Lesson { lesson: lesson::told(house, &game, &lesson)? },
            Request::StartLesson { game, lesson } => return lesson::begin(house, &game, &lesson).map(Here::Created),
            Request::Rule { game, id } => Reply::Rule { rule: library::shelved(house)?.rule(&game, &id) },
            Request::Books => Reply::Books { books: library::shelved(house)?.books() },
            Request::Search { game, query, session } => {
                Reply::Found { found: library::search(house, game.as_deref(), &query, session.as_deref())? }
            }
            Request::Entry { game, id } => {
                Reply::Entry { entry: library::shelved(house)?.entry(&game, &id).map(Box::new) }
            }
            Request::Own => self.own()?,
            Request::SaveNote { game, rule, id, kind, text } => {
                notes::save(house, &game, &rule, id.as_deref(), kind, &text)?;
                self.own()?
            }
            Request::DiscardNote { id } => {
                notes::discard(house, &id)?;
                self.own()?
            }
            Request::Bookmark { game, id, marked } => {
                own::bookmark(house, &game, &id, marked)?;
                self.own()?
            }
            Request::Remember { query } => {
                own::remember(house, &query)?;
                self.own()?
            }
            Request::ForgetSearches => {
                own::forget(house)?;
                self.own()?
            }
            Request::AddBook { book, title, game } => {
                let (book, fresh) = rulebooks::add(house, &book, title.as_deref(), game.as_deref())?;
                Reply::BookAdded { book, fresh }
            }
            Request::RemoveBook { id } => {
                rulebooks::remove(house, &id)?;
                self.own()?
            }
            Request::ExportBook { id } => {
                let (name, text) = rulebooks::export(house, &id)?;
                Reply::Export { name, text }
            }
            Request::Export { session } => {
                let (name, text) = carry::export(house, &session)?;
                Reply::Export { name, text }
            }
            Request::Import { text } => self.import(&text)?,
            Request::Discard { session } => self.discard(&session)?,
            Request::Catalogue { game } => Reply::Catalogue { catalogue: catalogue::catalogue(house, &game)? },
            Request::SaveEntity { game, entity } => {
                Reply::Entity { entity: Some(Box::new(catalogue::save(house, &game, &entity)?)) }
            }
            Request::RestoreEntity { game, key } => {
                Reply::Entity { entity: catalogue::restore(house, &game, &key)?.map(Box::new) }
            }
            Request::Builds { game } => {
                let (builds, starters) = builds::builds(house, &game)?;
                Reply::Builds { builds, starters }
            }
            Request::CheckBuild { game, pieces } => Reply::BuildCheck { check: builds::check(house, &game, &pieces)? },
            Request::SaveBuild { game, id, name, pieces } => {
                Reply::Build { build: builds::save(house, &game, id.as_deref(), &name, &pieces)? }
            }
            Request::DiscardBuild { id } => {
                builds::discard(house, &id)?;
                Reply::Discarded
            }
            // Its table answers that.
            Request::At { .. } => return Err(Trouble::new("closed").into()),
        };
        Ok(Here::Said(reply))
    }

    fn own(&self) -> Result<Reply, No> {
        Ok(Reply::Own { own: own::own(&self.house)? })
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
        let place = lock(&self.tables).get(session).cloned();
        let Some(place) = place else { return };
        if let Some(table) = place.blocking_lock().as_mut() {
            table.take_over();
        }
    }

    fn discard(&self, id: &str) -> Result<Reply, No> {
        let missing = || Trouble::new("no-session").with("session", house::shortened(id));
        let found = self.house.store.read(|db| session::find(db, id))?.ok_or_else(missing)?;
        self.house.store.write(|tx| session::set_discarded(tx, found.no, Some(house::now())))?;
        // Whoever still watches it hears at the next request that it is gone.
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

/// Runs work that may wait for the disk where the request came in: handing it to another thread and back would cost
/// as much as the rest of an input. Other connections go on on other threads.
fn on_the_spot<T>(work: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::CurrentThread => work(),
        _ => tokio::task::block_in_place(work),
    }
}
