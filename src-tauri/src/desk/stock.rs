//! The entities of a game as this house has them: the pack's, overlaid with what was changed here, and this house's
//! own after them.
use super::house::{House, shortened};
use crate::error::Trouble;
use crate::store::entity::{self, EntityRow};
use rules::catalogue::Catalogue;
use rules::engine::Engine;
use rules::setup::{Entity, Key, key};
use std::collections::HashMap;

/// All entities of one game.
pub struct Stock {
    pub engine: &'static dyn Engine,
    pub pieces: Vec<Piece>,
    places: HashMap<Key, usize>,
}

/// One entity as it is here.
pub struct Piece {
    pub now: Entity,
    /// As the pack has it; none where it is this house's own.
    pub printed: Option<&'static Entity>,
}

impl Stock {
    /// What is printed, and nothing of any house.
    pub fn printed(engine: &'static dyn Engine) -> Stock {
        let piece = |entity: &'static Entity| Piece { now: entity.clone(), printed: Some(entity) };
        let mut stock = Stock { engine, pieces: Vec::new(), places: HashMap::new() };
        engine.pack().entities.iter().map(piece).for_each(|piece| stock.put(piece));
        stock
    }

    /// What this house has of a game.
    ///
    /// # Errors
    /// `no-game`, or what the store says.
    pub fn of(house: &House, game: &str) -> Result<Stock, Trouble> {
        let engine = house.engine(game)?;
        let mut stock = Stock::printed(engine);
        let rows = house.store.read(|db| entity::all(db, game))?;
        // A row nobody can read loses its entity, nothing else.
        rows.iter().filter_map(read).for_each(|own| stock.overlay(own));
        Ok(stock)
    }

    /// The catalogue of its game.
    pub fn catalogue(&self) -> &'static dyn Catalogue {
        self.engine.catalogue()
    }

    /// The entity of a key.
    pub fn get(&self, key: &Key) -> Option<&Piece> {
        self.places.get(key).and_then(|place| self.pieces.get(*place))
    }

    /// The entity of a key from outside.
    ///
    /// # Errors
    /// `no-entity`.
    pub fn find(&self, name: &str) -> Result<&Piece, Trouble> {
        self.get(&key(name)).ok_or_else(|| Trouble::new("no-entity").with("entity", shortened(name)))
    }

    /// Whom an entity belongs to.
    pub fn owner(&self, entity: &Entity) -> Option<&Entity> {
        entity.of.as_ref().and_then(|of| self.get(of)).map(|piece| &piece.now)
    }

    /// Takes in what this house has under a key.
    pub fn overlay(&mut self, own: Entity) {
        let printed = self.get(&own.key).and_then(|piece| piece.printed);
        // What no form holds (tags, moments, what the app carries out) follows the pack.
        let now = match printed {
            Some(printed) => {
                let base = Entity { name: own.name.clone(), ..printed.clone() };
                self.catalogue().filled(base, &self.catalogue().values(&own))
            }
            None => own,
        };
        self.put(Piece { now, printed });
    }

    fn put(&mut self, piece: Piece) {
        match self.places.get(&piece.now.key) {
            Some(place) => self.pieces[*place] = piece,
            None => {
                self.places.insert(piece.now.key.clone(), self.pieces.len());
                self.pieces.push(piece);
            }
        }
    }
}

fn read(row: &EntityRow) -> Option<Entity> {
    serde_json::from_str(&row.json).ok().filter(|entity: &Entity| *entity.key.0 == *row.key)
}
