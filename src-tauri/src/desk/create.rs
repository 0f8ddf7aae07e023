//! A new table: what a set-up screen chose, turned into a set-up that copies every entity it uses, opened and saved.
use super::flow::{self, Asks};
use super::house::{House, now, shortened};
use super::put::json;
use super::saved::{card, write_word};
use super::table::No;
use super::{fold, said};
use crate::error::Trouble;
use crate::store::batch::{self, Batch};
use crate::store::{session, snapshot};
use crate::wire::{Flow, Level, NewSeat, SeatFlow};
use rules::engine::{Asked, Engine, Pack, Switch};
use rules::seat::{LONGEST_NAME, Seat, person};
use rules::setup::{Chair, Entity, Key, Setup, key};
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
    let engine = house.engine(game)?;
    let setup = setup(engine, seats, options)?;
    let words = house.words_of(game);
    let (facts, table) =
        engine.open(setup.clone()).map_err(|rejection| said::rejected(&words, &rejection, Vec::new(), false))?;
    let run = flow::run(table, Asked::default(), &Asks { level, flows: &usual(seats.len()), held: None });
    let at = now();
    let new = session::Session {
        no: 0,
        id: uuid::Uuid::now_v7().to_string(),
        game: game.to_owned(),
        rules_version: engine.rules_version(),
        level: write_word(&level),
        created: at,
        discarded: None,
        head: 0,
        epoch: 0,
        touched: at,
        card: card(&*run.table),
    };
    let passes = (!run.seats.is_empty()).then(|| json(&run.seats));
    let parts: Vec<String> = std::iter::once(facts).chain(run.facts).collect();
    let opening = Batch { at, facts: fold::joined(&parts), passes, ..Batch::default() };
    house.store.write(|tx| {
        let no = session::insert(tx, &new, &json(&setup))?;
        batch::insert(tx, no, &opening)?;
        snapshot::insert(tx, no, 0, &run.table.snapshot())
    })?;
    Ok(new.id)
}

/// How much every seat is asked before it says otherwise.
fn usual(seats: usize) -> Vec<SeatFlow> {
    Seat::all(seats).map(|seat| SeatFlow { seat, flow: Flow::default(), stops: Vec::new() }).collect()
}

/// The set-up of a choice.
///
/// # Errors
/// `seats`, `pieces`, `no-entity`, `bad-option`, `bad-name`: what is wrong with it.
pub fn setup(engine: &dyn Engine, seats: &[NewSeat], options: BTreeMap<String, Value>) -> Result<Setup, Trouble> {
    let allowed = engine.seats();
    if !allowed.contains(&seats.len()) || seats.len() > WORDS.len() {
        let trouble = Trouble::new("seats").with("given", seats.len());
        return Err(trouble.with("min", *allowed.start()).with("max", *allowed.end()));
    }
    options.iter().try_for_each(|(name, value)| test_option(engine.switches(), name, value))?;
    let pack = engine.pack();
    let mut setup = Setup {
        game: engine.id().to_owned(),
        pack: format!("{}@{}", pack.id, pack.version),
        chairs: Vec::new(),
        entities: BTreeMap::new(),
        options,
    };
    for (new, word) in seats.iter().zip(WORDS) {
        let chosen = chosen(engine, new, setup.chairs.len())?;
        let name = name(new, chosen.first().copied())?;
        let whole = with_builds(pack, &chosen)?;
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
fn chosen(engine: &dyn Engine, new: &NewSeat, index: usize) -> Result<Vec<&'static Entity>, Trouble> {
    let found: Vec<_> = new.pieces.iter().map(|piece| find(engine.pack(), &key(piece))).collect::<Result<_, _>>()?;
    let kinds: Vec<_> = found.iter().map(|entity| entity.kind.as_str()).collect();
    if kinds != engine.parts() {
        let parts: Vec<_> =
            engine.parts().iter().map(|part| rules::text::Arg::Key(format!("part-{part}").into())).collect();
        return Err(Trouble::new("pieces").with("seat", index + 1).with("parts", parts));
    }
    Ok(found)
}

fn find(pack: &'static Pack, key: &Key) -> Result<&'static Entity, Trouble> {
    let found = pack.entities.iter().find(|entity| entity.key == *key);
    found.ok_or_else(|| Trouble::new("no-entity").with("entity", shortened(&key.0)))
}

fn name(new: &NewSeat, first: Option<&Entity>) -> Result<String, Trouble> {
    match new.name.trim() {
        "" => Ok(first.map(|entity| entity.name.clone()).unwrap_or_default()),
        given => person(given).ok_or_else(|| Trouble::new("bad-name").with("most", LONGEST_NAME)),
    }
}

// The chosen pieces, each followed by its starter build.
fn with_builds(pack: &'static Pack, chosen: &[&'static Entity]) -> Result<Vec<&'static Entity>, Trouble> {
    let mut whole: Vec<&'static Entity> = chosen.to_vec();
    for entity in chosen {
        let build = pack.builds.iter().find(|(of, _)| *of == entity.key);
        for key in build.map(|(_, keys)| keys.as_slice()).unwrap_or_default() {
            whole.push(find(pack, key)?);
        }
    }
    Ok(whole)
}
