//! The catalogue: every entity as this house has it, in words; changing one, adding one, and making one what is
//! printed again; what another house's session brings along. Keys: `kind-KIND`, `level-N`, `gist-KEY` where there is one, `about-window-ROW`.
use super::house::{House, now, shortened};
use super::said;
use super::stock::{Piece, Stock};
use super::table::No;
use crate::error::Trouble;
use crate::store::build;
use crate::store::entity::{self, EntityRow};
use crate::wire::{CatalogueInfo, EntityDraft, EntityInfo, KindInfo, Moment, Printed};
use crate::words::Words;
use rules::catalogue::{KindDoc, Values};
use rules::offer::{Kind, Slot};
use rules::rule::Refusal;
use rules::seat::{LONGEST_NAME, person};
use rules::setup::{Entity, Key, Setup, key};
use rules::text::{Arg, Text};
use serde_json::Value;

/// The most entities of its own a house keeps of a game.
const MOST: usize = 2_000;
/// What the key of each of them begins with, as no pack's does: it never meets a printed one.
const OWN: &str = "home-";
/// The longest key one can come in with, in bytes.
const LONGEST_KEY: usize = 300;

/// The whole catalogue of a game.
///
/// # Errors
/// `no-game`, or what the store says.
pub fn catalogue(house: &House, game: &str) -> Result<CatalogueInfo, Trouble> {
    let (stock, words) = (Stock::of(house, game)?, house.words_of(game));
    let kinds: Vec<KindInfo> = stock.catalogue().kinds().iter().map(|doc| kind(&stock, &words, doc)).collect();
    let mut pieces: Vec<&Piece> = stock.pieces.iter().collect();
    pieces.sort_by_cached_key(|piece| place(&stock, &piece.now));
    Ok(CatalogueInfo {
        game: game.to_owned(),
        kinds,
        levels: (0..3).map(|level| words.word(&format!("level-{level}"))).collect(),
        entities: pieces.into_iter().map(|piece| info(&stock, &words, piece)).collect(),
    })
}

// By kind, then by owner and name.
fn place(stock: &Stock, entity: &Entity) -> (usize, String, String) {
    let kinds = stock.catalogue().kinds();
    let kind = kinds.iter().position(|doc| doc.kind == entity.kind).unwrap_or(kinds.len());
    let owner = stock.owner(entity).map(|owner| owner.name.to_lowercase()).unwrap_or_default();
    (kind, owner, entity.name.to_lowercase())
}

fn kind(stock: &Stock, words: &Words, doc: &KindDoc) -> KindInfo {
    KindInfo {
        key: doc.kind.to_owned(),
        title: words.word(&format!("kind-{}", doc.kind)),
        owners: doc.owners.iter().map(|kind| (*kind).to_owned()).collect(),
        free: doc.free,
        part: stock.engine.parts().contains(&doc.kind),
        form: stock.catalogue().form(doc.kind).iter().map(|slot| said::slot(words, slot)).collect(),
    }
}

fn info(stock: &Stock, words: &Words, piece: &Piece) -> EntityInfo {
    let (entity, owner) = (&piece.now, stock.owner(&piece.now));
    let about = stock.catalogue().about(entity);
    let gist = format!("gist-{}", entity.key);
    let moment = |row: String| Moment { title: words.word(&format!("about-window-{row}")), row };
    EntityInfo {
        key: entity.key.to_string(),
        kind: entity.kind.clone(),
        name: entity.name.clone(),
        of: entity.of.as_ref().map(Key::to_string),
        owner: owner.map(|owner| owner.name.clone()),
        note: words.say(&about.note),
        level: about.level,
        tags: about.tags.iter().map(|tag| words.say(tag)).collect(),
        gist: words.has(&gist).then(|| words.word(&gist)),
        errata: about.errata,
        moments: about.moments.into_iter().map(moment).collect(),
        group: stock.catalogue().group(entity, owner).map(str::to_owned),
        home: piece.printed.is_none(),
        values: stock.catalogue().values(entity),
        printed: printed(stock, words, piece),
    }
}

// What the pack has in each field that differs here.
fn printed(stock: &Stock, words: &Words, piece: &Piece) -> Vec<Printed> {
    let Some(before) = piece.printed else { return Vec::new() };
    let (was, is) = (stock.catalogue().values(before), stock.catalogue().values(&piece.now));
    let one = |field: &str, value: Value, text: Text| Printed {
        field: field.to_owned(),
        value,
        text: words.say(&Text::of("catalogue-printed").with("value", Arg::Text(Box::new(text)))),
    };
    let renamed = (before.name != piece.now.name)
        .then(|| one("name", Value::from(before.name.as_str()), Text::name(before.name.as_str())));
    let form = stock.catalogue().form(&before.kind);
    let changed = form.iter().filter(|slot| was.get(slot.field) != is.get(slot.field));
    let changed = changed.map(|slot| {
        let value = was.get(slot.field).cloned().unwrap_or_default();
        one(slot.field, value.clone(), value_text(slot, &value))
    });
    renamed.into_iter().chain(changed).collect()
}

fn value_text(slot: &Slot, value: &Value) -> Text {
    match (&slot.kind, value) {
        (Kind::OneOf { from }, _) => from
            .iter()
            .find(|choice| choice.value == *value)
            .map_or(Text::of("catalogue-nothing"), |choice| choice.text.clone()),
        (_, Value::Bool(true)) => Text::of("catalogue-yes"),
        (_, Value::Bool(false)) => Text::of("catalogue-no"),
        (_, Value::Number(number)) => Text::name(number.to_string()),
        _ => Text::of("catalogue-nothing"),
    }
}

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

fn row(entity: &Entity) -> EntityRow {
    // Strings, numbers and flags: serialising them cannot fail.
    EntityRow { key: entity.key.to_string(), json: serde_json::to_string(entity).unwrap_or_default() }
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
    if stock.pieces.iter().any(|piece| taken(&piece)) {
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

/// The entities of another house that a set-up brings and this house does not know, owners first; of each only what
/// its form holds, and none that the game would not take.
pub fn guests(mut stock: Stock, setup: &Setup) -> Vec<EntityRow> {
    let own = stock.pieces.iter().filter(|piece| piece.printed.is_none()).count();
    let mut guests = Vec::new();
    for kind in stock.catalogue().kinds() {
        for entity in setup.entities.values().filter(|entity| entity.kind == kind.kind) {
            if own + guests.len() >= MOST || stock.get(&entity.key).is_some() {
                continue;
            }
            let Some(guest) = guest(&stock, kind, entity) else { continue };
            guests.push(row(&guest));
            stock.overlay(guest);
        }
    }
    guests
}

fn guest(stock: &Stock, kind: &KindDoc, entity: &Entity) -> Option<Entity> {
    let key = &*entity.key.0;
    let plain = key.len() <= LONGEST_KEY && key.chars().all(|one| one.is_ascii_alphanumeric() || one == '-');
    let named = person(&entity.name).is_some_and(|name| name == entity.name);
    let owned = entity
        .of
        .as_ref()
        .map_or(kind.free, |_| stock.owner(entity).is_some_and(|owner| kind.owners.contains(&owner.kind.as_str())));
    if !(plain && named && owned && key.starts_with(OWN)) {
        return None;
    }
    let blank = Entity { facts: Values::new(), ..entity.clone() };
    let guest = stock.catalogue().filled(blank, &stock.catalogue().values(entity));
    stock.catalogue().test(&guest).is_empty().then_some(guest)
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
    let own = stock.pieces.iter().filter(|piece| piece.printed.is_none()).count();
    if own >= MOST {
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
