//! What stands around the made-up game: its chart, its options, its dials and boards, and how the laws play it.
use super::super::draw::Draw;
use super::super::played::{Opening, Played};
use super::{Act, FLAMES, MadeUp, State};
use rules::chart::{Mark, Pause, Row};
use rules::engine::{ActDoc, Dial, Pack, PathDoc, Switch};
use rules::frame::Frame;
use rules::game::Shelf;
use rules::offer::Kind;
use rules::seat::Seat;
use rules::setup::{Chair, Setup};
use rules::table::Table;
use rules::text::Text;
use rules::view::{Look, Meter, Piece, Region, Tone, Viewer};
use serde_json::json;
use std::sync::LazyLock;

const fn row(id: &'static str, mark: Mark) -> Row {
    Row { id, rule: "MU-08", mark, stop: Pause::Usual }
}

pub const CHART: [Row; 4] =
    [row("free", Mark::Always), row("once", Mark::Always), row("outer", Mark::Never), row("darts", Mark::Always)];

pub const SWITCHES: [Switch; 1] = [Switch { option: "hard", values: &["no", "yes"], rule: "MU-09" }];

static PACK: LazyLock<Pack> = LazyLock::new(|| Pack {
    id: MadeUp::ID.to_owned(),
    version: "1".to_owned(),
    entities: Vec::new(),
    builds: Vec::new(),
});

static OPENINGS: LazyLock<Vec<Opening<MadeUp>>> = LazyLock::new(|| {
    let set = |path: &str, to: i64| json!({"act": "adjust", "path": path, "to": to});
    let land = |step: &str| json!({"act": "land", "step": step, "turn": 1});
    vec![
        Opening::new(setup(), &[]),
        Opening::new(setup(), &[(0, set("a.flames", 9)), (0, set("b.flames", 9)), (0, set("c.flames", 9))]),
        Opening::new(setup(), &[(0, land("once")), (0, set("b.flames", 0))]),
    ]
});

impl Shelf for MadeUp {
    const ID: &'static str = "made-up";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = 3..=3;
    const PARTS: &'static [&'static str] = &[];
    const DOCS: &'static [ActDoc] = &[];
    const FIELDS: &'static [&'static str] = &[];
    const PATHS: &'static [PathDoc] = &[];
    const ASKS: &'static [(&'static str, &'static str)] = &[("plan", "MU-01"), ("vote", "MU-08")];
    const ANSWERS: &'static [rules::engine::StandingAnswer] = &[];

    fn pack() -> &'static Pack {
        &PACK
    }

    fn words() -> &'static str {
        ""
    }
}

impl Played for MadeUp {
    const SELDOM: &'static [&'static str] = &["hush"];

    fn openings() -> &'static [Opening<MadeUp>] {
        &OPENINGS
    }

    /// Another sealed answer, or another secret.
    fn twin(table: &Table<MadeUp>, owner: Seat, draw: &mut Draw) -> Option<Table<MadeUp>> {
        let mut twin = table.clone();
        let more = draw.within(1, 3);
        if let Some(Frame::Ask { kept, .. }) = twin.frames.last_mut()
            && let Some((_, Act::Plan { number })) = kept.iter_mut().find(|(seat, _)| *seat == owner)
        {
            *number += more;
            return Some(twin);
        }
        let State { secret, .. } = &mut twin.state;
        secret[owner.index()] = (secret[owner.index()] + more) % 10;
        Some(twin)
    }

    fn breaks_off(_next: &str) -> bool {
        false
    }
}

/// Three seats: a, b and c.
pub fn setup() -> Setup {
    let chair = |word: &str| Chair { word: word.to_owned(), name: word.to_uppercase(), pieces: Vec::new() };
    Setup { game: MadeUp::ID.to_owned(), chairs: ["a", "b", "c"].map(chair).into(), ..Setup::default() }
}

pub fn dials(table: &Table<MadeUp>) -> Vec<Dial> {
    let dial = |path: String, value: i64, max: i64, seat: Option<Seat>| Dial {
        hidden: path.ends_with(".secret"),
        title: Text::of("dial").with("path", path.clone()),
        path,
        value: json!(value),
        printed: None,
        kind: Kind::number(0, max, "MU-10"),
        rule: "MU-10",
        seat,
    };
    let word = |seat: Seat| table.setup.chairs[seat.index()].word.as_str();
    let state = &table.state;
    let of = |seat: Seat| {
        [
            dial(format!("{}.flames", word(seat)), state.flames[seat.index()], FLAMES, Some(seat)),
            dial(format!("{}.secret", word(seat)), state.secret[seat.index()], 9, Some(seat)),
        ]
    };
    table.seats().flat_map(of).chain([dial("waves".to_owned(), state.waves, 99, None)]).collect()
}

/// A meter for each dial the viewer may see.
pub fn regions(table: &Table<MadeUp>, viewer: &Viewer) -> Vec<Region> {
    let seen = |dial: &Dial| !dial.hidden || dial.seat.is_some_and(|seat| viewer.sees(seat));
    let meter = |dial: Dial| Region {
        id: dial.path.clone(),
        seat: dial.seat,
        piece: Piece::Meter(Meter {
            title: dial.title,
            value: dial.value.as_i64().unwrap_or(0),
            max: None,
            printed: None,
            tone: Tone::Plain,
            look: Look::Plain,
            dial: Some(dial.path),
        }),
    };
    dials(table).into_iter().filter(seen).map(meter).collect()
}
