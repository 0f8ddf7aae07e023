//! Adding an entity, changing one in this house, and making one what is printed again.
use super::super::house::{House, now, shortened};
use super::super::said;
use super::super::stock::{Piece, Stock};
use super::super::table::No;
use super::{MOST, OWN, info, own, printed, row};
use crate::error::Trouble;
use crate::store::{build, entity};
use crate::wire::{EntityDraft, EntityInfo};
use rules::catalogue::{KindDoc, Values};
use rules::rule::Refusal;
use rules::seat::{LONGEST_NAME, person};
use rules::setup::{Entity, Key, key};
use rules::text::Arg;

/// Adds an entity, or changes one in this house; one that is as printed again is kept nowhere.
///
/// # Errors
/// `no-entity`, `bad-name`, `name-taken`, `no-kind`, `bad-owner`, `no-field`, `full`; a refusal with every reason when
/// its numbers cannot be what they say.
pub fn save(house: &House, game: &str, draft: &EntityDraft) -> Result<EntityInfo, No> {
    let (mut stock, words) = (Stock::of(house, game)?, house.words_of(game));
    let entity = drawn(&stock, draft)?;
    let reasons = stock.catalogue().test(&entity);
    if !reasons.is_empty() {
        let mut refused = said::refused(&words, Refusal::Malformed, "entity", Vec::new());
        refused.reasons = said::whys(&words, &reasons);
        return Err(No::Refused(Box::new(refused)));
    }
    let row = row(&entity);
    let key = entity.key.clone();
    stock.overlay(entity);
    let piece = stock.find(&key.0)?;
    let as_printed = piece.printed.is_some() && printed(&stock, &words, piece).is_empty();
    house.store.write(|tx| match () {
        () if as_printed => entity::remove(tx, game, &row.key),
        () if draft.key.is_none() => entity::add(tx, game, &row, now()),
        () => entity::set(tx, game, &row, now()),
    })?;
    Ok(info(&stock, &words, piece))
}

// The entity a draft asks for, whatever its numbers.
fn drawn(stock: &Stock, draft: &EntityDraft) -> Result<Entity, Trouble> {
    let before = draft.key.as_deref().map(|key| stock.find(key)).transpose()?;
    let name = person(&draft.name).ok_or_else(|| Trouble::new("bad-name").with("most", LONGEST_NAME))?;
    let kind = stock
        .catalogue()
        .kinds()
        .iter()
        .find(|doc| doc.kind == draft.kind && before.is_none_or(|piece| piece.now.kind == doc.kind));
    let kind = kind.ok_or_else(|| Trouble::new("no-kind").with("kind", shortened(&draft.kind)))?;
    let of = owner(stock, kind, before, draft)?;
    let taken = |piece: &&Piece| {
        let (there, own) = (&piece.now, draft.key.as_deref() == Some(&*piece.now.key.0));
        !own && there.kind == draft.kind && there.of == of && there.name.to_lowercase() == name.to_lowercase()
    };
    // One that came in under a name that was here already keeps it until somebody gives it another.
    let kept = before.is_some_and(|piece| piece.now.name == name && piece.now.of == of);
    if !kept && stock.pieces.iter().any(|piece| taken(&piece)) {
        return Err(Trouble::new("name-taken").with("name", name));
    }
    let base = match before {
        Some(piece) => Entity { name, of, ..piece.now.clone() },
        None => Entity { key: fresh_key(stock, &name)?, kind: draft.kind.clone(), name, of, facts: Values::new() },
    };
    let mut values = stock.catalogue().values(&base);
    for (field, value) in &draft.fields {
        let known = values.get_mut(field).ok_or_else(|| Trouble::new("no-field").with("field", shortened(field)))?;
        *known = value.clone();
    }
    Ok(stock.catalogue().filled(base, &values))
}

fn owner(stock: &Stock, kind: &KindDoc, before: Option<&Piece>, draft: &EntityDraft) -> Result<Option<Key>, Trouble> {
    let bad = || Trouble::new("bad-owner").with("name", shortened(&draft.name));
    // What is printed stays whose it is.
    if let Some(printed) = before.and_then(|piece| piece.printed) {
        let same = draft.of.as_deref().is_none_or(|of| printed.of.as_ref().is_some_and(|there| *there.0 == *of));
        return if same { Ok(printed.of.clone()) } else { Err(bad()) };
    }
    match &draft.of {
        None if kind.free => Ok(None),
        None => Err(bad()),
        Some(of) => {
            let owner = &stock.find(of)?.now;
            let fits = kind.owners.contains(&owner.kind.as_str());
            if fits { Ok(Some(owner.key.clone())) } else { Err(bad()) }
        }
    }
}

fn fresh_key(stock: &Stock, name: &str) -> Result<Key, Trouble> {
    if own(stock) >= MOST {
        return Err(Trouble::new("full").with("most", MOST));
    }
    let plain: String =
        name.to_lowercase().chars().map(|one| if one.is_ascii_alphanumeric() { one } else { '-' }).collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let stem = format!("{OWN}{}", if words.is_empty() { "piece".to_owned() } else { words.join("-") });
    let numbered = (2..).map(|number: usize| format!("{stem}-{number}"));
    let free = std::iter::once(stem.clone()).chain(numbered).find(|name| stock.get(&key(name)).is_none());
    // The numbers outlast the entities.
    Ok(key(&free.unwrap_or(stem)))
}

/// Makes an entity what is printed again; one of this house's own goes, unless something here needs it.
///
/// # Errors
/// `no-entity`, `entity-in-use`, or what the store says.
pub fn restore(house: &House, game: &str, name: &str) -> Result<Option<EntityInfo>, Trouble> {
    let (stock, words) = (Stock::of(house, game)?, house.words_of(game));
    let piece = stock.find(name)?;
    let users = if piece.printed.is_none() { users(house, &stock, game, &piece.now)? } else { Vec::new() };
    if !users.is_empty() {
        let name = piece.now.name.as_str();
        return Err(Trouble::new("entity-in-use").with("entity", name).with("users", users));
    }
    house.store.write(|tx| entity::remove(tx, game, &piece.now.key.0))?;
    let printed = piece.printed.map(|printed| Piece { now: printed.clone(), printed: Some(printed) });
    Ok(printed.map(|piece| info(&stock, &words, &piece)))
}

// Saved builds with it, and entities that belong to it, by name.
fn users(house: &House, stock: &Stock, game: &str, entity: &Entity) -> Result<Vec<Arg>, Trouble> {
    let builds = house.store.read(|db| build::all(db, game))?;
    let holds = |pieces: &str| serde_json::from_str::<Vec<Key>>(pieces).is_ok_and(|keys| keys.contains(&entity.key));
    let builds = builds.into_iter().filter(|build| holds(&build.pieces)).map(|build| Arg::Name(build.name));
    let owned = stock.pieces.iter().filter(|piece| piece.now.of.as_ref() == Some(&entity.key));
    Ok(builds.chain(owned.map(|piece| Arg::Name(piece.now.name.clone()))).take(5).collect())
}
