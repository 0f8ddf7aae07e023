//! What a table tells without changing: dials, landings, the log, the table check, its options; and the flow of a
//! seat, which is a setting and no input.
use super::conn::Conn;
use super::house::rfc3339;
use super::saved::write_word;
use super::table::{No, Table};
use super::{fold, put, said};
use crate::error::Trouble;
use crate::store::batch::{self, Batch};
use crate::store::flow::{self, FlowRow};
use crate::wire::{Entry, Landing, Reply, SeatFlow, Secrets};
use rules::engine::Corrupt;
use rules::rule::{Reason, why};
use rules::seat::Seat;
use rules::text::Text;
use rules::view::{Line, PASSED, Question, Viewer};

/// The most log entries in one answer.
const ENTRIES: usize = 200;
/// The most stops a seat can set, and the longest name of one.
const STOPS: usize = 100;

fn passed(line: &Line) -> bool {
    line.text.key == PASSED
}

/// Whether a list of stops is one a person could have made.
pub fn are_stops(stops: &[String]) -> bool {
    stops.len() <= STOPS && stops.iter().all(|stop| stop.len() <= STOPS)
}

fn may_read(row: &Batch, viewer: &Viewer) -> bool {
    let Some(readers) = &row.readers else { return true };
    let readers: Vec<Seat> = serde_json::from_str(readers).unwrap_or_default();
    readers.iter().any(|seat| viewer.sees(*seat))
}

impl Table {
    /// The reasons a row overruled, as far as somebody may read them: those of an answer in secret would tell what it is,
    /// and that there are any waits until the answers are open.
    pub(super) fn overruled(&self, row: &Batch, viewer: &Viewer) -> Vec<Reason> {
        let reasons = row.overruled.as_deref().and_then(|text| serde_json::from_str::<Vec<Reason>>(text).ok());
        let reasons = reasons.unwrap_or_default();
        let sealed = || self.play.paused().is_some_and(|open| open.kind == Question::Sealed);
        match reasons.is_empty() || may_read(row, viewer) {
            true => reasons,
            false if sealed() => Vec::new(),
            false => vec![why("kept-hidden", "")],
        }
    }

    pub(super) fn dials(&self, conn: &Conn, paths: &[String]) -> Reply {
        let viewer = self.viewer(conn);
        let dials = self.play.dials().into_iter().filter(|dial| {
            let mine = !dial.hidden || dial.seat.is_some_and(|seat| viewer.sees(seat));
            mine && (paths.is_empty() || paths.contains(&dial.path))
        });
        Reply::Dials { dials: dials.map(|dial| said::dial(&self.words, &dial)).collect() }
    }

    /// What a seat alone may see, for the screen it shares with others.
    pub(super) fn look(&self, conn: &Conn, seat: Seat) -> Result<Reply, No> {
        self.may_speak(conn, seat)?;
        let open = self.shown(&*self.play, &self.viewer(conn));
        let own = self.shown(&*self.play, &Viewer::Seats(vec![seat]));
        let regions = own.regions.into_iter().filter(|region| !open.regions.contains(region)).collect();
        let offers = own.offers.into_iter().filter(|of| of.seat == seat).flat_map(|of| of.offers).collect();
        let hidden = self.play.dials().into_iter().filter(|dial| dial.hidden && dial.seat == Some(seat));
        let dials = hidden.map(|dial| said::dial(&self.words, &dial)).collect();
        Ok(Reply::Look { secrets: Secrets { seat, regions, offers, dials } })
    }

    pub(super) fn landings(&self) -> Reply {
        let landing = |landing: rules::engine::Landing| Landing {
            title: self.words.say(&landing.title),
            step: landing.step,
            turn: landing.turn,
        };
        Reply::Landings { landings: self.play.landings().into_iter().map(landing).collect() }
    }

    pub(super) fn entries(&self, conn: &Conn, before: Option<i64>, limit: usize) -> Result<Reply, No> {
        let limit = limit.clamp(1, ENTRIES);
        let start = before.unwrap_or(self.log.head.seq);
        // A number that is none of a row's would reach into another log.
        if !(0..=self.log.newest).contains(&start) {
            return Ok(Reply::Log { entries: Vec::new(), more: false });
        }
        // One more than asked for tells whether there are more; one more still where the row named is left out.
        let fetch = limit + 1 + usize::from(before.is_some());
        let mut rows = self.house.store.read(|db| batch::back(db, self.log.session, start, fetch))?;
        if before.is_some() && !rows.is_empty() {
            rows.remove(0);
        }
        let more = rows.len() > limit;
        rows.truncate(limit);
        let viewer = self.viewer(conn);
        let entries = rows.iter().map(|row| self.entry(row, &viewer)).collect::<Result<_, _>>();
        Ok(Reply::Log { entries: entries.map_err(fold::corrupt)?, more })
    }

    pub(super) fn entry(&self, row: &Batch, viewer: &Viewer) -> Result<Entry, Corrupt> {
        // The opening is nobody's input and says so itself.
        let opened = Line { seat: None, text: Text::of("log-opened"), rule: None, lead: true };
        let mut lines: Vec<Line> = if row.parent.is_none() { vec![opened] } else { Vec::new() };
        let mut passes = 0;
        for (index, part) in fold::parts(&row.facts)?.iter().enumerate() {
            let all = self.play.lines(part.get(), viewer)?;
            // The desk's own passes are counted; what they brought about is told, and what it answered for a seat.
            let (own, told): (Vec<Line>, Vec<Line>) = all.into_iter().partition(|line| index > 0 && passed(line));
            passes += own.len();
            lines.extend(told);
        }
        Ok(Entry {
            seq: row.seq,
            seat: row.seat.map(Seat),
            at: rfc3339(row.at),
            lines: lines.iter().map(|line| self.words.piece(line)).collect(),
            passes,
            overruled: said::whys(&self.words, &self.overruled(row, viewer)),
        })
    }

    pub(super) fn check(&self, conn: &Conn) -> Reply {
        let lines = self.play.check(&self.viewer(conn));
        let asked = self.play.open().map(|open| self.words.say(&open.title));
        Reply::Check {
            saved: rfc3339(self.log.head.at),
            lines: lines.iter().map(|line| self.words.piece(line)).collect(),
            asked: asked.unwrap_or_else(|| self.words.word("asked-nothing")),
        }
    }

    pub(super) fn options(&self) -> Reply {
        let values = self.play.options();
        let option = |switch: &rules::engine::Switch| {
            let value = values.iter().find(|(option, _)| *option == switch.option).map(|(_, value)| value.clone());
            said::option(&self.words, switch, value.unwrap_or_default())
        };
        Reply::Options { options: self.engine.switches().iter().map(option).collect() }
    }

    pub(super) fn set_flow(&mut self, conn: &Conn, new: SeatFlow) -> Result<Reply, No> {
        self.may_speak(conn, new.seat)?;
        if !are_stops(&new.stops) {
            return Err(Trouble::new("bad-stops").with("most", STOPS).into());
        }
        if !self.are_answers(&new.answers) {
            return Err(Trouble::new("bad-answers").into());
        }
        let (stops, answers) = (put::json(&new.stops), put::json(&new.answers));
        let row = FlowRow { seat: new.seat.0, flow: write_word(&new.flow), stops, answers };
        self.house.store.write(|tx| flow::set(tx, self.log.session, &row))?;
        if let Some(setting) = self.flows.iter_mut().find(|setting| setting.seat == new.seat) {
            *setting = new;
        }
        self.show_again()
    }

    // Answers of this game, one to each ask.
    fn are_answers(&self, keys: &[String]) -> bool {
        let known = self.engine.answers();
        let ask = |key: &String| known.iter().find(|answer| answer.key == key).map(|answer| answer.ask);
        let asks: Option<Vec<&str>> = keys.iter().map(ask).collect();
        asks.is_some_and(|asks| (1..asks.len()).all(|at| !asks[..at].contains(&asks[at])))
    }

    /// The answers a seat had given, where a request leaves them as they are.
    pub(super) fn answers_of(&self, seat: Seat) -> Vec<String> {
        self.flows
            .iter()
            .find(|setting| setting.seat == seat)
            .map(|setting| setting.answers.clone())
            .unwrap_or_default()
    }
}
