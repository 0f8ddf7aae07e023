//! The catalogue: every entity as this house has it, in words. Keys: `kind-KIND`, `level-N`, `gist-KEY` where there is
//! one, `about-window-ROW`. `change` is where a person adds or changes one, `guest` what another house brings along.
mod change;
mod guest;

pub use change::{restore, save};
pub use guest::guests;

use super::house::House;
use super::said;
use super::stock::{Piece, Stock};
use crate::error::Trouble;
use crate::store::entity::EntityRow;
use crate::wire::{CatalogueInfo, EntityInfo, KindInfo, Moment, Printed};
use crate::words::Words;
use rules::catalogue::KindDoc;
use rules::offer::{Kind, Slot};
use rules::setup::{Entity, Key};
use rules::text::{Arg, Text};
use serde_json::Value;

/// The most entities of its own a house keeps of a game.
pub(super) const MOST: usize = 2_000;
/// What the key of each of them begins with, as no pack's does: it never meets a printed one.
const OWN: &str = "home-";

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

/// How many entities are this house's own.
pub(super) fn own(stock: &Stock) -> usize {
    stock.pieces.iter().filter(|piece| piece.printed.is_none()).count()
}

pub(super) fn row(entity: &Entity) -> EntityRow {
    // Strings, numbers and flags: serialising them cannot fail.
    EntityRow { key: entity.key.to_string(), json: serde_json::to_string(entity).unwrap_or_default() }
}
