//! A session as one text, to keep or to carry to another device, and back. A damaged text is refused whole: it is
//! checked, and folded from its first row, before anything is written. Entities of the other house come along into the
//! catalogue, its notes to the rules, and never in the place of one that is here. Rulebooks of one's own do not.
pub(super) mod body;

use super::ask;
use super::catalogue;
use super::fold::{STRIDE, guarded};
use super::house::{House, now, shortened};
use super::notes;
use super::refold::{Fault, refold};
use super::saved::playable;
use super::stock::Stock;
use super::table::next_epoch;
use crate::error::Trouble;
use crate::store::batch::{self, Batch};
use crate::store::entity::{self, EntityRow};
use crate::store::flow;
use crate::store::session::{self, Session};
use crate::store::{StoreError, snapshot};
use body::{Body, RowText, canonical, flow_row, flow_text, read_json, row, row_text};
use rules::engine::{Corrupt, Engine, Play};
use rules::seat::Seat;
use rules::setup::{Entity, Setup};
use rules::text::Text;
use rules::view::Viewer;
use rusqlite::Transaction;
use serde::Deserialize;
use serde_json::{Value, json};

const FORMAT: &str = "pitcrew-session";
/// The version of the text.
const VERSION: u64 = 1;

/// What an import did.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Imported {
    pub session: String,
    /// Whether it is a session that was not here before.
    pub fresh: bool,
    /// Whether rows were added to a session that was.
    pub grown: bool,
}

/// The whole of a session as text; a session that cannot be played can still be exported.
///
/// # Errors
/// `no-session`, or what the store says.
pub fn export(house: &House, id: &str) -> Result<(String, String), Trouble> {
    let missing = || Trouble::new("no-session").with("session", shortened(id));
    let found = house.store.read(|db| session::find(db, id))?.ok_or_else(missing)?;
    let (setup, rows, flows) = house
        .store
        .read(|db| Ok((session::setup(db, found.no)?, batch::all(db, found.no)?, flow::all(db, found.no)?)))?;
    let notes = notes::of(house, &found.game)?;
    let name = format!("pitcrew-{}-{}.json", found.game, &found.id);
    let body = Body {
        session: found.id,
        game: found.game,
        rules_version: found.rules_version,
        level: found.level,
        epoch: found.epoch,
        created: found.created,
        head: found.head,
        // What is not JSON any more goes along as a string: an export never loses a word.
        setup: read_json(&setup),
        flows: flows.iter().map(flow_text).collect(),
        notes,
        rows: rows.iter().map(row_text).collect(),
    };
    let body = json!(body);
    let sha256 = snapshot::hash(&canonical(&body));
    let whole = json!({"format": FORMAT, "version": VERSION, "sha256": sha256, "body": body});
    Ok((name, format!("{whole}\n")))
}

/// Takes an exported session in: new rows of a session that is here are added, a session that went another way comes
/// in as a copy, one already here changes nothing.
///
/// # Errors
/// `not-a-session`, `newer-export`, `damaged`, and why this build cannot play it.
pub fn import(house: &House, text: &str) -> Result<Imported, Trouble> {
    let (mut body, hash) = read(text)?;
    let there = house.store.read(|db| existing(db, &body.session))?;
    let rows = match &there {
        Some(here) if !here.leads_to(&body) => {
            body.session = copy_id(&body, &hash);
            house.store.read(|db| existing(db, &body.session))?.map(|here| here.rows).unwrap_or_default()
        }
        Some(here) => here.rows.clone(),
        None => Vec::new(),
    };
    let new = Arriving::check(house, &body, rows.len())?;
    house.store.write(|tx| new.write(tx, &body)).map_err(Trouble::from)
}

fn read(text: &str) -> Result<(Body, String), Trouble> {
    let damaged = |why: String| Trouble::new("damaged").with("why", why);
    let whole: Value = serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?;
    if whole["format"] != FORMAT {
        return Err(Trouble::new("not-a-session"));
    }
    if whole["version"].as_u64() != Some(VERSION) {
        return Err(Trouble::new("newer-export").with("version", whole["version"].to_string()));
    }
    let hash = snapshot::hash(&canonical(&whole["body"]));
    if whole["sha256"] != hash.as_str() {
        return Err(damaged("sha256".to_owned()));
    }
    let body = Body::deserialize(&whole["body"]).map_err(|error| damaged(error.to_string()))?;
    // One spelling of an id: another would be the same session twice.
    if uuid::Uuid::parse_str(&body.session).map(|id| id.to_string()).ok().as_ref() != Some(&body.session) {
        return Err(damaged(shortened(&body.session)));
    }
    if !body.flows.iter().all(|flow| ask::are_stops(&flow.stops) && ask::are_stops(&flow.answers)) {
        return Err(damaged("flows".to_owned()));
    }
    if !notes::are_notes(&body.notes) {
        return Err(damaged("notes".to_owned()));
    }
    Ok((body, play_hash(whole)))
}

// What is written on the rules makes no other session of it.
fn play_hash(mut whole: Value) -> String {
    if let Some(body) = whole["body"].as_object_mut() {
        body.remove("notes");
    }
    snapshot::hash(&canonical(&whole["body"]))
}

/// A session that is here already.
struct Here {
    setup: Value,
    rows: Vec<RowText>,
}

fn existing(db: &rusqlite::Connection, id: &str) -> Result<Option<Here>, StoreError> {
    let Some(found) = session::find(db, id)? else { return Ok(None) };
    let (setup, rows) = (session::setup(db, found.no)?, batch::all(db, found.no)?);
    Ok(Some(Here { setup: read_json(&setup), rows: rows.iter().map(row_text).collect() }))
}

impl Here {
    /// Whether a text is the same session: the same set-up, and one list of rows begins with the other.
    fn leads_to(&self, body: &Body) -> bool {
        self.setup == body.setup && self.rows.iter().zip(&body.rows).all(|(here, there)| here == there)
    }
}

// The same text always becomes the same copy, so that importing it twice makes one.
fn copy_id(body: &Body, hash: &str) -> String {
    let mut random = [0u8; 10];
    for (byte, pair) in random.iter_mut().zip(hash.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(pair).unwrap_or_default();
        *byte = u8::from_str_radix(digits, 16).unwrap_or_default();
    }
    let millis = u64::try_from(body.created).unwrap_or_default();
    uuid::Builder::from_unix_timestamp_millis(millis, &random).into_uuid().to_string()
}

/// An export that was found sound, ready to be written.
struct Arriving {
    setup: String,
    rows: Vec<Batch>,
    snapshots: Vec<(i64, String)>,
    card: String,
    /// Entities of the house it comes from that this one does not know.
    guests: Vec<EntityRow>,
    /// How many of the rows are here already.
    known: usize,
}

impl Arriving {
    fn check(house: &House, body: &Body, known: usize) -> Result<Arriving, Trouble> {
        let damaged = |why: String| Trouble::new("damaged").with("why", why);
        let as_row = Session { rules_version: body.rules_version, game: body.game.clone(), ..empty() };
        let engine = playable(house, &as_row)?;
        let setup: Setup = serde_json::from_value(body.setup.clone()).map_err(|error| damaged(error.to_string()))?;
        let rows: Vec<Batch> = body.rows.iter().map(row).collect();
        if setup.game != body.game || !rows.iter().any(|row| row.seq == body.head) || !numbered(&rows) {
            return Err(damaged("rows".to_owned()));
        }
        let (chairs, allowed) = (&setup.chairs, engine.seats());
        let told_apart = (1..chairs.len()).all(|at| chairs[..at].iter().all(|one| one.word != chairs[at].word));
        if !allowed.contains(&chairs.len()) || !told_apart {
            return Err(damaged("chairs".to_owned()));
        }
        let Folded { snapshots, card, coined } = folded(house, engine, &setup, &rows, body.head)?;
        let mut brought = setup;
        brought.entities.extend(coined.into_iter().map(|entity| (entity.key.clone(), entity)));
        let guests = catalogue::guests(Stock::of(house, &body.game)?, &brought);
        Ok(Arriving { setup: body.setup.to_string(), rows, snapshots, card, guests, known })
    }

    fn write(&self, tx: &Transaction<'_>, body: &Body) -> Result<Imported, StoreError> {
        let found = session::find(tx, &body.session)?;
        // Somebody played on while the text was being checked.
        let newest =
            found.as_ref().map(|found| batch::newest(tx, found.no)).transpose()?.map_or(0, |newest| newest + 1);
        if usize::try_from(newest) != Ok(self.known) {
            return Err(StoreError::Conflict);
        }
        let grown = found.is_some() && self.rows.len() > self.known;
        let no = match &found {
            None => session::insert(tx, &self.session(body), &self.setup)?,
            Some(found) => found.no,
        };
        if let Some(found) = &found {
            session::set_discarded(tx, no, None)?;
            if grown {
                session::advance(tx, &self.onward(found, body))?;
            }
        }
        for row in self.rows.iter().skip(self.known) {
            batch::insert(tx, no, row)?;
        }
        let known = self.rows.get(self.known).map_or(i64::MAX, |row| row.seq);
        for (seq, text) in self.snapshots.iter().filter(|(seq, _)| *seq >= known) {
            snapshot::insert(tx, no, *seq, text)?;
        }
        self.guests.iter().try_for_each(|guest| entity::add(tx, &body.game, guest, now()))?;
        notes::take_in(tx, &body.game, &body.notes)?;
        if found.is_none() {
            body.flows.iter().try_for_each(|text| flow::set(tx, no, &flow_row(text)))?;
        }
        Ok(Imported { session: body.session.clone(), fresh: found.is_none(), grown })
    }

    fn session(&self, body: &Body) -> Session {
        Session {
            id: body.session.clone(),
            game: body.game.clone(),
            rules_version: body.rules_version,
            level: body.level.clone(),
            created: body.created,
            head: body.head,
            epoch: next_epoch(body.epoch),
            touched: now(),
            card: self.card.clone(),
            ..empty()
        }
    }

    fn onward<'a>(&'a self, found: &Session, body: &Body) -> session::Move<'a> {
        let epoch = next_epoch(found.epoch.max(body.epoch));
        session::Move { session: found.no, seen: found.head, head: body.head, epoch, at: now(), card: &self.card }
    }
}

fn empty() -> Session {
    Session {
        no: 0,
        id: String::new(),
        game: String::new(),
        rules_version: 0,
        level: String::new(),
        created: 0,
        discarded: None,
        head: 0,
        epoch: 0,
        touched: 0,
        card: String::new(),
    }
}

// Rows come numbered from 0 upwards; a gap would be a lost row.
fn numbered(rows: &[Batch]) -> bool {
    rows.iter().zip(0..).all(|(row, number)| row.seq == number)
}

/// What folding a log shows of it.
#[derive(Default)]
struct Folded {
    snapshots: Vec<(i64, String)>,
    card: String,
    /// Entities its table came to know in play.
    coined: Vec<Entity>,
}

/// The tables to keep, and the card of the head.
fn folded(house: &House, engine: &dyn Engine, setup: &Setup, rows: &[Batch], head: i64) -> Result<Folded, Trouble> {
    let mut folded = Folded::default();
    let faults = refold(engine, setup, rows, |seq, table: &dyn Play| {
        if seq % STRIDE == 0 {
            folded.snapshots.push((seq, table.snapshot()));
        }
        if seq != head {
            return None;
        }
        let looked = guarded(|| {
            (folded.card, folded.coined) = (super::saved::card(table), table.coined());
            look_over(table, rows)
        });
        let fault = |Corrupt(why): Corrupt| Fault::new(seq, Text::of("fault-fold").with("why", why));
        looked.err().map(fault)
    });
    match faults.first() {
        None => Ok(folded),
        Some(fault) => Err(Trouble::new("damaged").with("why", told(house, fault))),
    }
}

// Everything a screen asks of a table first: one that the rules cannot show or tell is no good to anybody.
fn look_over(table: &dyn Play, rows: &[Batch]) -> Result<(), Corrupt> {
    for row in rows {
        for part in super::fold::parts(&row.facts)? {
            table.lines(part.get(), &Viewer::Spectator)?;
        }
    }
    let seats = || Seat::all(table.setup().chairs.len());
    let viewers = [Viewer::Spectator, Viewer::Shared(seats().collect())].into_iter();
    for viewer in viewers.chain(seats().map(|seat| Viewer::Seats(vec![seat]))) {
        table.view(&viewer);
        table.check(&viewer);
    }
    for seat in seats() {
        table.offers(seat);
        table.late_offers(seat);
    }
    let _shown = (table.open(), table.dials(), table.landings());
    Ok(())
}

fn told(house: &House, fault: &Fault) -> String {
    let why = house.words.say(&fault.why);
    fault.seq.map_or_else(|| why.clone(), |seq| format!("{seq}: {why}"))
}
