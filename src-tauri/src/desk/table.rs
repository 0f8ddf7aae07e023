//! One open table: its rules state, its place in the log, its screens; and which file answers which request. Rules and
//! SQLite are synchronous, so this file is too; who may use it when is the desk's business.
use super::conn::Conn;
use super::flow::{Asks, Window};
use super::house::House;
use super::lesson::Course;
use super::log::Log;
use super::saved::{load_flows, playable, read_word, setup_of, title};
use super::show::{self, Shown};
use super::watch::{Presence, Watcher};
use super::{flow, fold, said};
use crate::error::Trouble;
use crate::store::{batch, session};
use crate::wire::{self, Level, Passed, Refused, Reply, SeatFlow, TableRequest, TableState, Token};
use crate::words::Words;
use rules::engine::{Engine, Play};
use rules::rule::Refusal;
use rules::seat::Seat;
use rules::setup::Setup;
use rules::text::Arg;
use rules::view::Viewer;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The epoch after one. Only whether two are equal counts, so it may start over.
pub fn next_epoch(epoch: u32) -> u32 {
    epoch.wrapping_add(1)
}

/// Why nothing changed: the input is refused, or the request failed.
pub enum No {
    Refused(Box<Refused>),
    Failed(Trouble),
}

impl<T: Into<Trouble>> From<T> for No {
    fn from(trouble: T) -> No {
        No::Failed(trouble.into())
    }
}

impl From<Refused> for No {
    fn from(refused: Refused) -> No {
        No::Refused(Box::new(refused))
    }
}

/// An open table.
pub struct Table {
    pub(super) house: Arc<House>,
    pub(super) engine: &'static dyn Engine,
    pub(super) words: Arc<Words>,
    pub(super) id: String,
    pub(super) setup: Setup,
    pub(super) course: Option<Course>,
    pub(super) level: Level,
    pub(super) epoch: u32,
    pub(super) flows: Vec<SeatFlow>,
    pub(super) log: Log,
    pub(super) play: Box<dyn Play>,
    /// The windows the head's run passed.
    pub(super) passed: Vec<Window>,
    /// The window somebody stepped back to.
    pub(super) held: Option<u32>,
    pub(super) watchers: Vec<Watcher>,
    pub(super) version: u32,
    frozen: bool,
}

impl Table {
    /// Takes a session up where its head stands.
    ///
    /// # Errors
    /// When there is no such session, this build cannot play it, or its log does not fold.
    pub fn load(house: Arc<House>, id: &str) -> Result<Table, Trouble> {
        let missing = || Trouble::new("no-session").with("session", super::house::shortened(id));
        let row = house.store.read(|db| session::find(db, id))?.ok_or_else(missing)?;
        if row.discarded.is_some() {
            return Err(missing());
        }
        let engine = playable(&house, &row)?;
        let setup = setup_of(&house, &row)?;
        let play = fold::table_at(&house.store, engine, &setup, row.no, row.head)?;
        let log = Log::load(&house.store, row.no, row.head)?;
        let flows = load_flows(&house, row.no, setup.chairs.len())?;
        let words = house.words_of(&row.game);
        let mut table = Table {
            course: Course::of(engine, &setup),
            engine,
            words,
            setup,
            flows,
            log,
            play,
            id: row.id,
            level: read_word(&row.level),
            epoch: row.epoch,
            passed: Vec::new(),
            held: None,
            watchers: Vec::new(),
            version: 0,
            frozen: false,
            house,
        };
        table.find_windows()?;
        Ok(table)
    }

    /// Whether a screen shows it.
    pub fn is_watched(&self) -> bool {
        self.watchers.iter().any(|watcher| !watcher.conn.pushes.is_closed())
    }

    /// Answers one request; never fails, a failure is an answer too.
    pub fn reply(&mut self, conn: &Conn, ask: TableRequest) -> Reply {
        let answer = self.guarded(|table| table.answer(conn, ask));
        answer.unwrap_or_else(|no| match no {
            No::Refused(refused) => Reply::Refused { refused: *refused },
            No::Failed(trouble) => Reply::Failed { failed: trouble.said(&self.words) },
        })
    }

    /// Takes over rows that came in beside it; its screens hear of it by push.
    pub fn take_over(&mut self) {
        // What fails here fails again at the next request, and is told there.
        self.guarded(Table::reload).unwrap_or_default();
    }

    fn guarded<T>(&mut self, work: impl FnOnce(&mut Table) -> Result<T, No>) -> Result<T, No> {
        if self.frozen {
            return Err(Trouble::new("frozen").into());
        }
        let answer = catch_unwind(AssertUnwindSafe(|| work(self)));
        // A broken invariant of the rules: what is in the log stays, this table stops, others go on.
        answer.unwrap_or_else(|_| {
            self.frozen = true;
            Err(Trouble::new("frozen").into())
        })
    }

    fn answer(&mut self, conn: &Conn, ask: TableRequest) -> Result<Reply, No> {
        match ask {
            TableRequest::Open => {
                self.catch_up()?;
                Ok(self.open_for(conn))
            }
            TableRequest::Put { seat, act, token, key, overrule } => {
                self.put(conn, super::put::Put { seat, act, token, key, overrule })
            }
            TableRequest::Preview { seat, act, overrule } => self.preview(conn, seat, act, overrule),
            TableRequest::Undo { seen, key } => self.undo(seen, key),
            TableRequest::Redo { seen, key } => self.redo(seen, key),
            TableRequest::Respond { seen, index, key } => self.respond(seen, index, key),
            TableRequest::Look { seat } => self.look(conn, seat),
            TableRequest::Dials { paths } => Ok(self.dials(conn, &paths)),
            TableRequest::Landings => Ok(self.landings()),
            TableRequest::Log { before, limit } => self.entries(conn, before, limit),
            TableRequest::Check => Ok(self.check(conn)),
            TableRequest::SetLevel { level } => self.set_level(level),
            TableRequest::SetFlow { seat, flow, stops, answers } => {
                let answers = answers.unwrap_or_else(|| self.answers_of(seat));
                self.set_flow(conn, SeatFlow { seat, flow, stops, answers })
            }
            TableRequest::Options => Ok(self.options()),
            TableRequest::Decided { rule } => self.decided(conn, &rule),
        }
    }

    fn open_for(&mut self, conn: &Conn) -> Reply {
        let viewer = self.viewer(conn);
        let shown = self.shown(&*self.play, &viewer);
        self.watchers.retain(|watcher| watcher.conn.id != conn.id && !watcher.conn.pushes.is_closed());
        self.watchers.push(Watcher::new(conn.clone(), viewer.clone(), self.version, &shown));
        let table = wire::Table {
            session: self.id.clone(),
            game: self.engine.id().to_owned(),
            holds: Seat::all(self.setup.chairs.len()).filter(|seat| viewer.speaks_for(*seat)).collect(),
            level: self.level,
            answers: self.engine.answers().iter().map(|answer| said::answer(&self.words, answer)).collect(),
            version: self.version,
            state: self.state(&shown, &viewer),
            seats: shown.seats,
            regions: shown.regions,
        };
        Reply::Table { table: Box::new(table) }
    }

    /// What this connection may see.
    pub(super) fn viewer(&self, conn: &Conn) -> Viewer {
        conn.holds.viewer(self.setup.chairs.len())
    }

    pub(super) fn shown(&self, play: &dyn Play, viewer: &Viewer) -> Shown {
        show::shown(play, viewer, self.level, &self.words)
    }

    fn state(&self, shown: &Shown, viewer: &Viewer) -> TableState {
        let label = |row: &batch::Batch| show::label(&*self.play, row, viewer, &self.words).ok().flatten();
        TableState {
            head: self.log.head.seq,
            token: self.token(),
            title: title(&self.words, shown.seats.iter().map(|seat| seat.name.clone())),
            now: shown.now.clone(),
            turn: shown.turn,
            trail: shown.trail.clone(),
            asking: shown.asking.clone(),
            stack: shown.stack.clone(),
            outcome: shown.outcome.clone(),
            offers: shown.offers.clone(),
            undo: label(&self.log.head),
            redo: self.log.ahead.as_ref().and_then(label),
            passed: self.passed_list(),
            flows: self.flows.clone(),
            level: self.level,
            lesson: self.course.as_ref().map(|course| course.place(&*self.play)),
        }
    }

    fn token(&self) -> Token {
        let asked = self.play.question();
        Token { epoch: self.epoch, question: asked.frame, turn: asked.turn }
    }

    fn passed_list(&self) -> Vec<Passed> {
        let known = self.engine.windows();
        let rules = |row: &str| known.iter().filter(|doc| doc.name == row).map(|doc| doc.rule.to_owned()).collect();
        let passed = |(index, window): (usize, &Window)| Passed {
            index,
            row: window.row.clone(),
            title: self.words.word(&format!("about-window-{}", window.row)),
            rules: rules(&window.row),
        };
        self.passed.iter().enumerate().map(passed).collect()
    }

    /// Finds the windows the head's run passed. Only the newest row can be answered after all, others have none.
    pub(super) fn find_windows(&mut self) -> Result<(), Trouble> {
        self.passed.clear();
        let (head, tip) = (&self.log.head, self.log.at_the_tip());
        let Some(parent) = head.parent.filter(|_| tip && head.passes.is_some()) else { return Ok(()) };
        let before = self.table_at(parent)?;
        let windows = fold::guarded(|| {
            let parts = fold::parts(&head.facts)?;
            let texts: Vec<&str> = parts.iter().map(|part| part.get()).collect();
            let Some((input, passes)) = texts.split_first() else { return Ok(Vec::new()) };
            flow::windows_of(before, input, passes)
        });
        self.passed = windows.map_err(fold::corrupt)?;
        Ok(())
    }

    /// The table at a row of this log.
    pub(super) fn table_at(&self, seq: i64) -> Result<Box<dyn Play>, Trouble> {
        match self.log.table(seq) {
            Some(play) => Ok(play),
            None => fold::table_at(&self.house.store, self.engine, &self.setup, self.log.session, seq),
        }
    }

    pub(super) fn asks(&self) -> Asks<'_> {
        Asks { level: self.level, flows: &self.flows, held: self.held, answers: self.engine.answers() }
    }

    /// The names of the people who are asked now.
    pub(super) fn asked(&self) -> Vec<Arg> {
        let people = self.play.people();
        let name = |seat: Seat| people.get(seat.index()).map(|(name, _)| Arg::Name(name.clone()));
        self.play.waiting().into_iter().filter_map(name).collect()
    }

    pub(super) fn refused(&self, kind: Refusal, key: &str) -> Refused {
        said::refused(&self.words, kind, key, self.asked())
    }

    /// Shows the table to everybody who watches, ahead of anything being written: a table the rules cannot show
    /// panics here and is never kept.
    pub(super) fn rehearse(&self, play: &dyn Play) -> Vec<Shown> {
        self.watchers.iter().map(|watcher| self.shown(play, &watcher.viewer)).collect()
    }

    /// Sends every screen what changed; `shown` is what [`Table::rehearse`] gave for this table.
    pub(super) fn push(&mut self, shown: &[Shown]) {
        self.version += 1;
        let mut watchers = std::mem::take(&mut self.watchers);
        let states: Vec<_> =
            watchers.iter().zip(shown).map(|(watcher, shown)| self.state(shown, &watcher.viewer)).collect();
        let mut sent = states.into_iter().zip(shown);
        watchers.retain_mut(|watcher| match sent.next() {
            Some((state, shown)) => watcher.push(&self.id, self.version, state, shown) == Presence::There,
            None => true,
        });
        self.watchers = watchers;
    }

    // Another process on the same books may have played on, or put the session in the bin.
    fn catch_up(&mut self) -> Result<(), No> {
        let row = self.house.store.read(|db| session::find(db, &self.id))?;
        let same = row.is_some_and(|row| {
            let (there, here) = ((row.head, row.epoch), (self.log.head.seq, self.epoch));
            row.discarded.is_none() && there == here && read_word::<Level>(&row.level) == self.level
        });
        if same { Ok(()) } else { self.reload() }
    }

    /// Takes the log as it now is in the store: somebody else wrote to it.
    pub(super) fn reload(&mut self) -> Result<(), No> {
        let fresh = Table::load(self.house.clone(), &self.id)?;
        let shown = self.rehearse(&*fresh.play);
        let (watchers, version) = (std::mem::take(&mut self.watchers), self.version);
        *self = Table { watchers, version, ..fresh };
        self.push(&shown);
        Ok(())
    }
}
