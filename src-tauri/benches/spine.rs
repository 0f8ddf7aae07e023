//! `make bench`, the Rust half: what keeping the books costs, as ratios taken in one run on one disk. Times of two
//! kinds of work are always interleaved, because a disk's mood changes from second to second. Exit status 1 when a
//! ratio is over its limit.
use pitcrew::desk::Desk;
use pitcrew::desk::conn::{Conn, Holds};
use pitcrew::desk::create;
use pitcrew::desk::stock::Stock;
use pitcrew::store::{Store, batch, session};
use pitcrew::wire::{Flow, Level, NewSeat, Reply, Request, TableRequest};
use rules::engine::{Engine, Input, Play, Standing, engines};
use rules::seat::Seat;
use rules::view::Question;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Runtime;

fn main() {
    // Cargo passes this when it only wants to know that the benches run.
    let quick = std::env::args().any(|arg| arg == "--test");
    let size = |full: usize| if quick { full / 50 } else { full };
    let mut report = Report { over: false };
    decisions(&mut report, size(100_000));
    persisting(&mut report, size(1_500));
    opening(&mut report, size(1_000));
    std::process::exit(i32::from(report.over && !quick));
}

struct Report {
    over: bool,
}

impl Report {
    fn line(&mut self, what: &str, ratio: f64, limit: f64, detail: &str) {
        let verdict = if ratio <= limit { "ok" } else { "OVER" };
        self.over |= ratio > limit;
        println!("{what:<62} {ratio:>7.3}  at most {limit:<5} {verdict:<5} {detail}");
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn ratio(one: Duration, other: Duration) -> f64 {
    one.as_secs_f64() / other.as_secs_f64()
}

fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// Bytes this process made the system write.
fn written() -> u64 {
    let io = std::fs::read_to_string("/proc/self/io").unwrap_or_default();
    let line = io.lines().find_map(|line| line.strip_prefix("write_bytes: "));
    line.and_then(|bytes| bytes.parse().ok()).unwrap_or_default()
}

/// Two seats with the first pieces of a game.
fn seats(engine: &dyn Engine) -> Vec<NewSeat> {
    let piece = |kind: &&str, at: usize| {
        let of_kind = engine.pack().entities.iter().filter(|entity| entity.kind == **kind);
        of_kind.cycle().nth(at).map(|entity| entity.key.to_string()).expect("a piece of each kind")
    };
    let seat = |at| NewSeat {
        name: String::new(),
        pieces: engine.parts().iter().map(|kind| piece(kind, at)).collect(),
        build: None,
    };
    (0..2).map(seat).collect()
}

/// What a seat does in a quiet turn: takes its upkeep, ends its turn, passes every window.
fn quiet(table: &dyn Play) -> Input {
    let seat = *table.waiting().first().expect("somebody is asked");
    let open = table.open().expect("a question");
    let act = match (open.kind, open.name.as_str()) {
        (Question::Window, _) => json!({"act": "pass"}),
        (_, "gain") => json!({"act": "gain", "take": "spirit"}),
        _ => json!({"act": "end-turn"}),
    };
    Input { seat, act, question: None, standing: Standing::Ruled }
}

/// Decide and fold of a common act, early and late in a long game, beside a bare commit.
fn decisions(report: &mut Report, inputs: usize) {
    let engine = engines()[0];
    let setup = create::setup(&Stock::printed(engine), &seats(engine), Default::default(), &Default::default())
        .expect("a set-up");
    let (_, mut table) = engine.open(setup).expect("a table");
    let (mut early, mut late, mut beside, mut commits) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (data, store, no) = bare_store();
    let stretch = inputs / 100;
    for index in 0..inputs {
        let input = quiet(&*table);
        let start = Instant::now();
        let turned = table.decide(&input).expect("an open act");
        let mut folded = table.copy();
        folded.fold(&turned.facts).expect("its own facts");
        let took = start.elapsed();
        let facts = turned.facts;
        table = turned.table;
        if (stretch..2 * stretch).contains(&index) {
            early.push(took);
        } else if (2 * stretch..3 * stretch).contains(&index) {
            beside.push(took);
            let row = batch::Batch { seq: index as i64, facts, ..Default::default() };
            commits.push(timed(|| insert(&store, no, &row)));
        } else if index >= inputs - stretch {
            late.push(took);
        }
    }
    drop(data);
    let (early, late, commit) = (median(&mut early), median(&mut late), median(&mut commits));
    report.line(
        "decide + fold of a common act / one bare FULL commit",
        ratio(early, commit),
        1.0,
        &format!("{early:?} / {commit:?}"),
    );
    let title = format!("decide + fold at input {inputs} / at input {}", inputs / 100);
    report.line(&title, ratio(late, early), 1.1, &format!("{late:?} / {early:?}"));
}

fn bare_store() -> (TempDir, Store, i64) {
    let data = directory();
    let store = Store::open(data.path()).expect("a store");
    let no = store.write(|tx| session::insert(tx, &empty_session(), "{}")).expect("a session");
    (data, store, no)
}

fn empty_session() -> session::Session {
    session::Session {
        no: 0,
        id: "bare".into(),
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

fn insert(store: &Store, no: i64, row: &batch::Batch) {
    store.write(|tx| batch::insert(tx, no, row)).expect("inserted");
}

// Beside the build, on a real disk: the system's temporary directory may be memory.
fn directory() -> TempDir {
    let target = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../target");
    std::fs::create_dir_all(&target).expect("a target directory");
    tempfile::tempdir_in(target).expect("a directory")
}

/// A desk with one table of two seats who want no window.
struct Sitting {
    runtime: Runtime,
    desk: Arc<Desk>,
    conn: Conn,
    session: String,
    table: Box<dyn Play>,
    head: i64,
    keys: u64,
}

impl Sitting {
    fn new(data: &TempDir) -> Sitting {
        let runtime = Runtime::new().expect("a runtime");
        let desk = Arc::new(Desk::new(Store::open(data.path()).expect("a store"), engines()));
        let (conn, _) = desk.connect(Holds::All);
        let engine = engines()[0];
        let seats = seats(engine);
        let request = Request::Create {
            game: engine.id().into(),
            seats: seats.clone(),
            options: Default::default(),
            level: Level::Enforce,
        };
        let Reply::Table { table } = runtime.block_on(desk.answer(&conn, request)) else { panic!("no table") };
        let setup =
            create::setup(&Stock::printed(engine), &seats, Default::default(), &Default::default()).expect("a set-up");
        let shadow = engine.bare(setup).expect("a table");
        let mut sitting = Sitting { runtime, desk, conn, session: table.session, table: shadow, head: 0, keys: 0 };
        for seat in [0, 1] {
            let request = TableRequest::SetFlow { seat: Seat(seat), flow: Flow::Quiet, stops: vec![], answers: None }
                .at(sitting.session.clone());
            sitting.ask(request);
        }
        sitting.follow();
        sitting
    }

    /// Folds the newest row into the table beside the desk, and gives the row.
    fn follow(&mut self) -> batch::Batch {
        let store = &self.desk.house().store;
        let row = store.read(|db| Ok(batch::find(db, 1, self.head)?.expect("a row"))).expect("read");
        let parts: Vec<Box<serde_json::value::RawValue>> = serde_json::from_str(&row.facts).expect("facts");
        parts.iter().for_each(|part| self.table.fold(part.get()).expect("its own facts"));
        row
    }

    fn ask(&mut self, request: Request) -> Reply {
        self.runtime.block_on(self.desk.answer(&self.conn, request))
    }

    fn done(&mut self, request: Request) {
        match self.ask(request) {
            Reply::Done { seq } => self.head = seq,
            other => panic!("not done: {other:?}"),
        }
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("{:032x}", self.keys)
    }

    /// The next input, ready to be sent.
    fn next(&mut self) -> Request {
        let input = quiet(&*self.table);
        let key = self.key();
        let (session, seat, act) = (self.session.clone(), input.seat, input.act);
        TableRequest::Put { seat, act, token: None, key, overrule: false }.at(session)
    }

    fn undo(&mut self) -> Request {
        TableRequest::Undo { seen: self.head, key: self.key() }.at(self.session.clone())
    }

    fn redo(&mut self) -> Request {
        TableRequest::Redo { seen: self.head, key: self.key() }.at(self.session.clone())
    }
}

/// An input with its passes through the desk, beside a bare insert of the row it made; and undo beside forward.
fn persisting(report: &mut Report, inputs: usize) {
    let data = directory();
    let mut sitting = Sitting::new(&data);
    // Without a screen that watches: what a push costs is the door's, not the books'.
    let (bare_data, bare, no) = bare_store();
    let (mut desk_times, mut bare_times, mut back, mut rows) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for index in 0..inputs {
        let request = sitting.next();
        desk_times.push(timed(|| sitting.done(request)));
        let row = sitting.follow();
        bare_times.push(timed(|| insert(&bare, no, &row)));
        rows.push(row);
        if index % 4 == 3 {
            let undo = sitting.undo();
            back.push(timed(|| sitting.done(undo)));
            let redo = sitting.redo();
            sitting.done(redo);
        }
    }
    let size = rows.iter().map(|row| row.facts.len()).sum::<usize>() / rows.len();
    let (desk, insert_time, back) = (median(&mut desk_times), median(&mut bare_times), median(&mut back));
    let detail = format!("{desk:?} / {insert_time:?}, {size} bytes of facts");
    report.line(
        "input with its passes, persisted / bare insert of its row, p50",
        ratio(desk, insert_time),
        1.25,
        &detail,
    );
    report.line("undo / forward, p50", ratio(back, desk), 1.2, &format!("{back:?} / {desk:?}"));
    drop((sitting, bare_data));
    bytes(report, &rows, inputs);
}

/// Bytes written by the same inputs and by bare inserts of the same rows, one after the other.
fn bytes(report: &mut Report, rows: &[batch::Batch], inputs: usize) {
    let data = directory();
    let mut sitting = Sitting::new(&data);
    let before = written();
    for _ in 0..inputs {
        let request = sitting.next();
        sitting.done(request);
        sitting.follow();
    }
    let desk = written() - before;
    let (_bare_data, bare, no) = bare_store();
    let before = written();
    rows.iter().for_each(|row| insert(&bare, no, row));
    let plain = (written() - before).max(1);
    let each = |bytes: u64| bytes / inputs as u64;
    let detail = format!("{} / {} bytes each", each(desk), each(plain));
    report.line("bytes written by an input / by a bare insert of its row", desk as f64 / plain as f64, 1.35, &detail);
}

/// Opening a long session beside opening one a tenth as long.
fn opening(report: &mut Report, short: usize) {
    let directories = [directory(), directory()];
    let lengths = [short, short * 10];
    let mut sessions = Vec::new();
    for (data, inputs) in directories.iter().zip(lengths) {
        let mut sitting = Sitting::new(data);
        for _ in 0..inputs {
            let request = sitting.next();
            sitting.done(request);
            sitting.follow();
        }
        sessions.push(sitting.session.clone());
    }
    let mut times = [Vec::new(), Vec::new()];
    let runtime = Runtime::new().expect("a runtime");
    for _ in 0..31 {
        for (which, data) in directories.iter().enumerate() {
            times[which].push(timed(|| open(&runtime, data, &sessions[which])));
        }
    }
    let [mut few, mut many] = times;
    let (few, many) = (median(&mut few), median(&mut many));
    let title = format!("opening {} inputs / opening {}", lengths[1], lengths[0]);
    report.line(&title, ratio(many, few), 1.2, &format!("{many:?} / {few:?}"));
}

fn open(runtime: &Runtime, data: &TempDir, session: &str) {
    let desk = Arc::new(Desk::new(Store::open(data.path()).expect("a store"), engines()));
    let (conn, _) = desk.connect(Holds::All);
    let reply = runtime.block_on(desk.answer(&conn, TableRequest::Open.at(session.to_owned())));
    assert!(matches!(reply, Reply::Table { .. }), "{:?}", Value::from(session));
}
