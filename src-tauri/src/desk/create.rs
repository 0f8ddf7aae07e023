//! A new table: what a set-up screen chose, turned into a set-up that copies every entity it uses, opened and saved.
//! A seat brings its starter builds, a saved build of its pieces, or nothing.
use super::flow::{self, Asks};
use super::house::{House, now, shortened};
use super::put::json;
use super::saved::{card, write_word};
use super::show::letter;
use super::stock::Stock;
use super::table::No;
use super::{builds, fold, said};
use crate::error::Trouble;
use crate::store::batch::{self, Batch};
use crate::store::build::{self, BuildRow};
use crate::store::{session, snapshot};
use crate::wire::{Flow, Level, NewSeat, SeatBuild, SeatFlow};
use crate::words::Words;
use rules::engine::{Asked, Engine, Play, Switch};
use rules::rule::{Reason, Refusal};
use rules::seat::{LONGEST_NAME, Seat, person};
use rules::setup::{Chair, Entity, Setup};
use serde_json::Value;
use std::collections::BTreeMap;

/// The seats' words in paths and scenarios, in the order of play.
const WORDS: [&str; 6] = ["red", "blue", "green", "gold", "violet", "white"];

/// Opens a new table and saves it; the id it got.
///
/// # Errors
/// What is wrong with the choice; a refusal when the rules do not take the set-up.
pub fn create(
    house: &House,
    game: &str,
    seats: &[NewSeat],
    options: BTreeMap<String, Value>,
    level: Level,
) -> Result<String, No> {
    let (stock, words) = (Stock::of(house, game)?, house.words_of(game));
    let engine = stock.engine;
    let saved = saved(house, seats)?;
    let setup = setup(&stock, seats, options, &saved)?;
    if level == Level::Enforce {
        legal(&stock, &words, seats, &saved)?;
    }
    let (facts, table) =
        engine.open(setup.clone()).map_err(|rejection| said::rejected(&words, &rejection, Vec::new(), false))?;
    let run = flow::run(table, Asked::default(), &Asks { level, flows: &usual(seats.len()), held: None, answers: &[] });
    let passes = (!run.seats.is_empty()).then(|| json(&run.seats));
    let parts: Vec<String> = std::iter::once(facts).chain(run.facts).collect();
    let opening = Batch { at: now(), facts: fold::joined(&parts), passes, ..Batch::default() };
    save(house, engine, &setup, level, &opening, &*run.table)
}

/// Saves a table under its opening row; the id it got.
///
/// # Errors
/// What the store says.
pub fn save(
    house: &House,
    engine: &dyn Engine,
    setup: &Setup,
    level: Level,
    opening: &Batch,
    table: &dyn Play,
) -> Result<String, No> {
    let new = session::Session {
        no: 0,
        id: uuid::Uuid::now_v7().to_string(),
        game: setup.game.clone(),
        rules_version: engine.rules_version(),
        level: write_word(&level),
        created: opening.at,
        discarded: None,
        head: 0,
        epoch: 0,
        touched: opening.at,
        card: card(table),
    };
    house.store.write(|tx| {
        let no = session::insert(tx, &new, &json(setup))?;
        batch::insert(tx, no, opening)?;
        snapshot::insert(tx, no, 0, &table.snapshot())
    })?;
    Ok(new.id)
}

/// How much every seat is asked before it says otherwise.
fn usual(seats: usize) -> Vec<SeatFlow> {
    Seat::all(seats)
        .map(|seat| SeatFlow { seat, flow: Flow::default(), stops: Vec::new(), answers: Vec::new() })
        .collect()
}

/// The saved builds that are chosen, by id.
type Saved = BTreeMap<String, BuildRow>;

fn saved(house: &House, seats: &[NewSeat]) -> Result<Saved, Trouble> {
    let mut saved = Saved::new();
    for seat in seats {
        if let Some(SeatBuild::Saved { id }) = &seat.build {
            let row = house.store.read(|db| build::find(db, id))?.ok_or_else(|| builds::no_build(id))?;
            saved.insert(id.clone(), row);
        }
    }
    Ok(saved)
}

// Where rules are enforced, a build that breaks one does not come to the table; every reason is said once. A starter
// half can be one: a piece was changed here, or a Pilot made at home has none.
fn legal(stock: &Stock, words: &Words, seats: &[NewSeat], saved: &Saved) -> Result<(), No> {
    let mut reasons = Vec::new();
    for seat in seats {
        for reason in against(stock, seat, saved)? {
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
    }
    if reasons.is_empty() {
        return Ok(());
    }
    let mut refused = said::refused(words, Refusal::Barred, "build", Vec::new());
    refused.reasons = said::whys(words, &reasons);
    Err(No::Refused(Box::new(refused)))
}

// What is against the build a seat brings; a seat that only counts brings none.
fn against(stock: &Stock, seat: &NewSeat, saved: &Saved) -> Result<Vec<Reason>, Trouble> {
    match &seat.build {
        Some(SeatBuild::None) => Ok(Vec::new()),
        Some(SeatBuild::Saved { id }) => {
            let row = saved.get(id).ok_or_else(|| builds::no_build(id))?;
            Ok(builds::weighed(stock, &builds::pieces(row)).1)
        }
        None | Some(SeatBuild::Starter) => {
            let chosen = chosen(stock, seat, 0)?;
            let brought = starters(stock, &chosen)?;
            let whole: Vec<&Entity> = chosen.into_iter().chain(brought).collect();
            Ok(stock.engine.weigh_build(&whole))
        }
    }
}

/// The set-up of a choice; `saved` are the builds it names.
///
/// # Errors
/// `seats`, `pieces`, `no-entity`, `no-build`, `other-build`, `bad-option`, `bad-name`: what is wrong with it.
pub fn setup(
    stock: &Stock,
    seats: &[NewSeat],
    options: BTreeMap<String, Value>,
    saved: &Saved,
) -> Result<Setup, Trouble> {
    let (engine, allowed) = (stock.engine, stock.engine.seats());
    if !allowed.contains(&seats.len()) || seats.len() > WORDS.len() {
        let trouble = Trouble::new("seats").with("given", seats.len());
        return Err(trouble.with("min", *allowed.start()).with("max", *allowed.end()));
    }
    options.iter().try_for_each(|(name, value)| test_option(engine.switches(), name, value))?;
    let pack = engine.pack();
    let mut setup = Setup {
        game: engine.id().to_owned(),
        pack: format!("{}@{}", pack.id, pack.version),
        options,
        ..Setup::default()
    };
    let shared = stock.pieces.iter().filter(|piece| engine.shared().contains(&piece.now.kind.as_str()));
    setup.entities.extend(shared.map(|piece| (piece.now.key.clone(), piece.now.clone())));
    for (new, word) in seats.iter().zip(WORDS) {
        let chosen = chosen(stock, new, setup.chairs.len())?;
        let name = name(new, chosen.first().copied(), setup.chairs.len())?;
        let whole = whole(stock, new, &chosen, saved)?;
        let pieces = whole.iter().map(|entity| entity.key.clone()).collect();
        setup.entities.extend(whole.into_iter().map(|entity| (entity.key.clone(), entity.clone())));
        setup.chairs.push(Chair { word: word.to_owned(), name, pieces });
    }
    Ok(setup)
}

fn test_option(switches: &[Switch], name: &str, value: &Value) -> Result<(), Trouble> {
    let known = switches.iter().find(|switch| switch.option == name);
    let fits = known.is_some_and(|switch| value.as_str().is_some_and(|value| switch.values.contains(&value)));
    if fits { Ok(()) } else { Err(Trouble::new("bad-option").with("option", shortened(name))) }
}

// One entity of each kind the game asks for, in that order.
fn chosen<'a>(stock: &'a Stock, new: &NewSeat, index: usize) -> Result<Vec<&'a Entity>, Trouble> {
    let found: Vec<_> =
        new.pieces.iter().map(|piece| stock.find(piece).map(|piece| &piece.now)).collect::<Result<_, _>>()?;
    let kinds: Vec<_> = found.iter().map(|entity| entity.kind.as_str()).collect();
    let parts = stock.engine.parts();
    if kinds != parts {
        let parts: Vec<_> = parts.iter().map(|part| rules::text::Arg::Key(format!("part-{part}").into())).collect();
        return Err(Trouble::new("pieces").with("seat", index + 1).with("parts", parts));
    }
    Ok(found)
}

// Who gives no name is called by the first piece, or by the letter of the seat.
fn name(new: &NewSeat, first: Option<&Entity>, index: usize) -> Result<String, Trouble> {
    match new.name.trim() {
        "" => Ok(first.map_or_else(|| letter(index), |entity| entity.name.clone())),
        given => person(given).ok_or_else(|| Trouble::new("bad-name").with("most", LONGEST_NAME)),
    }
}

// The chosen pieces, then what they bring.
fn whole<'a>(
    stock: &'a Stock,
    new: &NewSeat,
    chosen: &[&'a Entity],
    saved: &Saved,
) -> Result<Vec<&'a Entity>, Trouble> {
    let brought = match &new.build {
        None | Some(SeatBuild::Starter) => starters(stock, chosen)?,
        Some(SeatBuild::None) => Vec::new(),
        Some(SeatBuild::Saved { id }) => {
            let row = saved.get(id).filter(|row| row.game == stock.engine.id());
            let row = row.ok_or_else(|| builds::no_build(id))?;
            built(stock, chosen, row)?
        }
    };
    Ok(chosen.iter().copied().chain(brought).collect())
}

fn starters<'a>(stock: &'a Stock, chosen: &[&Entity]) -> Result<Vec<&'a Entity>, Trouble> {
    let builds = &stock.engine.pack().builds;
    let of = |entity: &&Entity| builds.iter().find(|(of, _)| *of == entity.key).map(|(_, keys)| keys.as_slice());
    let keys = chosen.iter().filter_map(of).flatten();
    keys.map(|key| stock.find(&key.0).map(|piece| &piece.now)).collect()
}

// What a saved build holds besides its parts, which must be the chosen ones.
fn built<'a>(stock: &'a Stock, chosen: &[&Entity], row: &BuildRow) -> Result<Vec<&'a Entity>, Trouble> {
    let pieces = builds::pieces(row);
    let all: Vec<&Entity> =
        pieces.iter().map(|piece| stock.find(piece).map(|piece| &piece.now)).collect::<Result<_, _>>()?;
    let parts = builds::parts(stock, &all);
    if parts.iter().map(|part| &part.key).ne(chosen.iter().map(|entity| &entity.key)) {
        return Err(Trouble::new("other-build").with("build", row.name.as_str()));
    }
    let kinds = stock.engine.parts();
    Ok(all.into_iter().filter(|entity| !kinds.contains(&entity.kind.as_str())).collect())
}
