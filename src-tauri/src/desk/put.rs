//! An input: judged by the rules, passed on from, written in one transaction, shown. Stepping back is in
//! [`super::back`].
use super::conn::Conn;
use super::flow::{self, Run};
use super::house::now;
use super::saved::card;
use super::table::{No, Table};
use super::{fold, said};
use crate::error::Trouble;
use crate::store::batch::{self, Batch};
use crate::store::{StoreError, entity, session, snapshot};
use crate::wire::{Level, Refused, Reply, Token, Why};
use rules::engine::{Asked, Input, Play, Standing, Turned};
use rules::rule::{Refusal, Rejection};
use rules::seat::Seat;
use rules::text::Text;
use rusqlite::ErrorCode;
use serde_json::Value;

/// The longest idempotency key, in bytes.
const KEY: usize = 100;

/// What [`crate::wire::TableRequest::Put`] holds.
pub struct Put {
    pub seat: Seat,
    pub act: Value,
    pub token: Option<Token>,
    pub key: String,
    pub overrule: bool,
}

impl Table {
    pub(super) fn put(&mut self, conn: &Conn, put: Put) -> Result<Reply, No> {
        self.may_speak(conn, put.seat)?;
        check_key(&put.key)?;
        if let Some(seq) = self.log.done(&put.key) {
            return Ok(Reply::Done { seq });
        }
        self.test_epoch(put.token)?;
        let input = input(put.seat, self.by_chance(put.seat, put.act), put.token, put.overrule);
        let turned = self.decide(&input)?;
        let (row, run) = self.draft(&input, put.key, turned);
        let shown = self.rehearse(&*run.table);
        self.append(row, run.table, self.epoch)?;
        self.passed = run.windows;
        self.push(&shown);
        Ok(Reply::Done { seq: self.log.head.seq })
    }

    pub(super) fn preview(&self, conn: &Conn, seat: Seat, act: Value, overrule: bool) -> Result<Reply, No> {
        self.may_speak(conn, seat)?;
        let input = input(seat, self.by_chance(seat, act), None, overrule);
        let told = self.play.foretell(&input, &self.viewer(conn));
        let told = told.map_err(|rejection| No::from(self.rejected(&input, &rejection)))?;
        Ok(Reply::Preview {
            lines: told.lines.iter().map(|line| self.words.piece(line)).collect(),
            checks: said::whys(&self.words, &told.checks),
        })
    }

    /// Whether this connection speaks for a seat.
    pub(super) fn may_speak(&self, conn: &Conn, seat: Seat) -> Result<(), No> {
        let there = seat.index() < self.setup.chairs.len();
        match there && conn.holds.holds(seat) {
            true => Ok(()),
            false => Err(Trouble::new("not-your-seat").with("seat", i64::from(seat.0) + 1).into()),
        }
    }

    // Frame numbers repeat on a sibling branch: only the epoch tells an old button from a new one.
    fn test_epoch(&self, token: Option<Token>) -> Result<(), No> {
        match token {
            Some(token) if token.epoch != self.epoch => Err(self.stale("stepped-back").into()),
            _ => Ok(()),
        }
    }

    fn stale(&self, code: &str) -> Refused {
        let title = self.play.open().map_or_else(|| Text::of("asked-nothing"), |open| open.title);
        let text = Text::of(format!("why-{code}")).with("question", self.words.say(&title));
        let why = Why { code: code.to_owned(), rule: String::new(), text: self.words.say(&text) };
        Refused { reasons: vec![why], ..self.refused(Refusal::Stale, "stale") }
    }

    fn decide(&self, input: &Input) -> Result<Turned, No> {
        self.play.decide(input).map_err(|rejection| self.rejected(input, &rejection).into())
    }

    fn rejected(&self, input: &Input, rejection: &Rejection) -> Refused {
        if rejection.kind == Refusal::Stale {
            return self.stale("question-moved-on");
        }
        // Whether the table could rule otherwise is best asked of the rules themselves: deciding is free.
        let ruling = Input { standing: Standing::Overruled, ..input.clone() };
        let overrule = input.standing == Standing::Ruled && self.play.decide(&ruling).is_ok();
        said::rejected(&self.words, rejection, self.asked(), overrule)
    }

    /// The row of an accepted input and the run of passes after it.
    fn draft(&mut self, input: &Input, key: String, turned: Turned) -> (Batch, Run) {
        let asked = self.play.question();
        if turned.table.question().frame != asked.frame {
            self.held = None;
        }
        let run = flow::run(turned.table, asked, &self.asks());
        let mut parts = vec![turned.facts];
        parts.extend_from_slice(&run.facts);
        let row = Batch {
            seq: self.log.newest + 1,
            parent: Some(self.log.head.seq),
            key: Some(key),
            at: now(),
            seat: Some(input.seat.0),
            overruling: !turned.overruled.is_empty(),
            reveals: turned.reveals,
            readers: turned.readers.as_ref().map(json),
            overruled: (!turned.overruled.is_empty()).then(|| json(&turned.overruled)),
            passes: (!run.seats.is_empty()).then(|| json(&run.seats)),
            input: Some(input.act.to_string()),
            facts: fold::joined(&parts),
        };
        (row, run)
    }

    /// Writes a row and makes it the head, on disk and then in memory; `epoch` holds from then on.
    ///
    /// # Errors
    /// A refusal when somebody else moved the head first: the table then shows what they did.
    pub(super) fn append(&mut self, row: Batch, table: Box<dyn Play>, epoch: u32) -> Result<(), No> {
        let card = card(&*table);
        let to = session::Move {
            session: self.log.session,
            seen: self.log.head.seq,
            head: row.seq,
            epoch,
            at: row.at,
            card: &card,
        };
        let kept = (row.seq % fold::STRIDE == 0).then(|| table.snapshot());
        let (game, coined) = (self.engine.id(), self.coined(&*table)?);
        let written = self.house.store.write(|tx| {
            session::advance(tx, &to)?;
            batch::insert(tx, to.session, &row)?;
            coined.iter().try_for_each(|one| entity::set(tx, game, one, row.at))?;
            kept.iter().try_for_each(|text| snapshot::insert(tx, to.session, row.seq, text))
        });
        self.settle(written)?;
        self.epoch = epoch;
        let left = std::mem::replace(&mut self.play, table);
        self.log.append(row, left);
        Ok(())
    }

    /// Turns a lost race into a refusal, after taking over what the winner wrote.
    pub(super) fn settle(&mut self, written: Result<(), StoreError>) -> Result<(), No> {
        match written {
            Err(StoreError::Conflict) => {}
            // Another process gave the number first and stepped back again: the same race.
            Err(StoreError::Sqlite(error)) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {}
            other => return Ok(other?),
        }
        self.reload()?;
        Err(self.refused(Refusal::Stale, "conflict").into())
    }

    pub(super) fn set_level(&mut self, level: Level) -> Result<Reply, No> {
        let word = super::saved::write_word(&level);
        self.house.store.write(|tx| session::set_level(tx, self.log.session, &word))?;
        self.level = level;
        self.show_again()
    }

    /// Pushes the table as it stands, something beside the log having changed.
    pub(super) fn show_again(&mut self) -> Result<Reply, No> {
        let shown = self.rehearse(&*self.play);
        self.push(&shown);
        Ok(Reply::Done { seq: self.log.head.seq })
    }
}

/// Refuses a key that is none.
pub fn check_key(key: &str) -> Result<(), No> {
    match key.len() {
        1..=KEY => Ok(()),
        _ => Err(Trouble::new("bad-key").with("most", KEY).into()),
    }
}

fn input(seat: Seat, act: Value, token: Option<Token>, overrule: bool) -> Input {
    let question = token.map(|token| Asked { frame: token.question, turn: token.turn });
    let standing = if overrule { Standing::Overruled } else { Standing::Ruled };
    Input { seat, act, question, standing }
}

/// JSON of plain data, which cannot fail.
pub fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
