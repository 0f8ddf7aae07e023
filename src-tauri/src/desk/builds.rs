//! Builds: the pieces a person puts together for one seat, finished or not, and the starter halves of the pack.
//! Whether a build is legal is for the rules to say; its counts come by the key `build-GROUP`.
use super::house::{House, now, rfc3339, shortened};
use super::said;
use super::stock::Stock;
use crate::error::Trouble;
use crate::store::build::{self, BuildRow};
use crate::wire::{BuildCheck, BuildCount, BuildInfo, Starter};
use crate::words::Words;
use rules::rule::{Reason, why};
use rules::seat::{LONGEST_NAME, person};
use rules::setup::{Entity, Key};
use rules::text::{Arg, Text};

/// The most pieces of a build: beyond any that is legal, so that an unfinished one can be saved.
const PIECES: usize = 60;
/// The most builds a house keeps of a game.
const MOST: usize = 1_000;

/// The saved builds of a game, newest first, and its starter halves.
///
/// # Errors
/// `no-game`, or what the store says.
pub fn builds(house: &House, game: &str) -> Result<(Vec<BuildInfo>, Vec<Starter>), Trouble> {
    let (stock, words) = (Stock::of(house, game)?, house.words_of(game));
    let rows = house.store.read(|db| build::all(db, game))?;
    let builds = rows.iter().map(|row| info(&stock, &words, row)).collect();
    let starters = stock.engine.pack().builds.iter().map(|(of, keys)| starter(&stock, &words, of, keys)).collect();
    Ok((builds, starters))
}

fn starter(stock: &Stock, words: &Words, of: &Key, keys: &[Key]) -> Starter {
    let name = |key: &Key| stock.get(key).map(|piece| piece.now.name.clone());
    Starter {
        of: of.to_string(),
        name: name(of).unwrap_or_default(),
        pieces: keys.iter().map(Key::to_string).collect(),
        note: words.list(keys.iter().filter_map(name).map(Arg::Name).collect()),
    }
}

/// The keys of a saved build.
pub fn pieces(row: &BuildRow) -> Vec<String> {
    serde_json::from_str(&row.pieces).unwrap_or_default()
}

fn info(stock: &Stock, words: &Words, row: &BuildRow) -> BuildInfo {
    let pieces = pieces(row);
    let (known, reasons) = weighed(stock, &pieces);
    let parts = parts(stock, &known);
    let names: Vec<Arg> = parts.iter().map(|part| Arg::Name(part.name.clone())).collect();
    let note = if names.is_empty() { Text::of("build-for-nobody") } else { Text::of("plays").with("pieces", names) };
    BuildInfo {
        id: row.id.clone(),
        name: row.name.clone(),
        parts: parts.iter().map(|part| part.key.to_string()).collect(),
        note: words.say(&note),
        legal: reasons.is_empty(),
        reasons: said::whys(words, &reasons),
        touched: rfc3339(row.touched),
        pieces,
    }
}

/// The entity of each part of the game, in that order, as far as the pieces have one.
pub fn parts<'a>(stock: &Stock, pieces: &[&'a Entity]) -> Vec<&'a Entity> {
    let of_kind = |kind: &&str| pieces.iter().copied().find(|entity| entity.kind == **kind);
    stock.engine.parts().iter().filter_map(of_kind).collect()
}

/// The pieces there are, and everything against them as a build; a piece that is gone is a reason too.
pub fn weighed<'a>(stock: &'a Stock, pieces: &[String]) -> (Vec<&'a Entity>, Vec<Reason>) {
    let (mut known, mut gone) = (Vec::new(), Vec::new());
    for piece in pieces {
        match stock.find(piece) {
            Ok(piece) => known.push(&piece.now),
            Err(_) => gone.push(why("piece-gone", "ours").with("piece", shortened(piece))),
        }
    }
    let mut reasons = stock.engine.weigh_build(&known);
    reasons.extend(gone);
    (known, reasons)
}

/// How pieces stand as a build.
///
/// # Errors
/// `no-game`, `no-entity`, `too-many-pieces`, or what the store says.
pub fn check(house: &House, game: &str, pieces: &[String]) -> Result<BuildCheck, Trouble> {
    let (stock, words) = (Stock::of(house, game)?, house.words_of(game));
    let known = known(&stock, pieces)?;
    let reasons = stock.engine.weigh_build(&known);
    let groups: Vec<_> =
        known.iter().filter_map(|entity| stock.catalogue().group(entity, stock.owner(entity))).collect();
    let count = |group: &rules::catalogue::Group| {
        let have = groups.iter().filter(|one| **one == group.group).count();
        let text = Text::of(format!("build-{}", group.group)).with("have", have).with("most", group.most);
        BuildCount { group: group.group.to_owned(), have, most: group.most, text: words.say(&text) }
    };
    Ok(BuildCheck {
        legal: reasons.is_empty(),
        reasons: said::whys(&words, &reasons),
        counts: stock.catalogue().groups().iter().map(count).collect(),
    })
}

fn known<'a>(stock: &'a Stock, pieces: &[String]) -> Result<Vec<&'a Entity>, Trouble> {
    if pieces.len() > PIECES {
        return Err(Trouble::new("too-many-pieces").with("given", pieces.len()).with("most", PIECES));
    }
    pieces.iter().map(|piece| stock.find(piece).map(|piece| &piece.now)).collect()
}

/// Saves a build, finished or not; a new one where no id is given.
///
/// # Errors
/// `no-game`, `no-build`, `no-entity`, `too-many-pieces`, `twice`, `bad-name`, `name-taken`, `full`.
pub fn save(house: &House, game: &str, id: Option<&str>, name: &str, pieces: &[String]) -> Result<BuildInfo, Trouble> {
    let (stock, words) = (Stock::of(house, game)?, house.words_of(game));
    let known = known(&stock, pieces)?;
    if let Some((_, twice)) = known.iter().enumerate().find(|(at, one)| known[..*at].contains(one)) {
        return Err(Trouble::new("twice").with("entity", twice.name.as_str()));
    }
    let name = person(name).ok_or_else(|| Trouble::new("bad-name").with("most", LONGEST_NAME))?;
    let others = house.store.read(|db| build::all(db, game))?;
    if id.is_some_and(|id| others.iter().all(|other| other.id != id)) {
        return Err(no_build(id.unwrap_or_default()));
    }
    if others.iter().any(|other| Some(other.id.as_str()) != id && other.name.to_lowercase() == name.to_lowercase()) {
        return Err(Trouble::new("name-taken").with("name", name));
    }
    if id.is_none() && others.len() >= MOST {
        return Err(Trouble::new("full").with("most", MOST));
    }
    let id = id.map_or_else(|| uuid::Uuid::now_v7().to_string(), str::to_owned);
    // Strings: serialising them cannot fail.
    let pieces = serde_json::to_string(pieces).unwrap_or_default();
    let row = BuildRow { id, game: game.to_owned(), name, pieces, touched: now() };
    house.store.write(|tx| build::set(tx, &row))?;
    Ok(info(&stock, &words, &row))
}

/// A build that is not there.
pub fn no_build(id: &str) -> Trouble {
    Trouble::new("no-build").with("build", shortened(id))
}

/// Puts a build in the bin.
///
/// # Errors
/// `no-build`, or what the store says.
pub fn discard(house: &House, id: &str) -> Result<(), Trouble> {
    let found = house.store.read(|db| build::find(db, id))?.ok_or_else(|| no_build(id))?;
    Ok(house.store.write(|tx| build::discard(tx, &found.id, now()))?)
}
