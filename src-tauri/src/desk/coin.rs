//! What a table came to know in play joins the house's catalogue: an entity entered at one table is there for the next.
use super::catalogue::row;
use super::house::now;
use super::stock::Stock;
use super::table::Table;
use crate::error::Trouble;
use crate::store::entity;
use rules::setup::Entity;

impl Table {
    /// Keeps the entities the head's table coined beyond the first `known`; a key that is taken stays as it is.
    pub(super) fn keep_coined(&self, known: usize) -> Result<(), Trouble> {
        let coined = self.play.coined();
        let Some(fresh) = coined.get(known..).filter(|fresh| !fresh.is_empty()) else { return Ok(()) };
        let stock = Stock::of(&self.house, self.engine.id())?;
        let fresh: Vec<&Entity> = fresh.iter().filter(|one| stock.get(&one.key).is_none()).collect();
        let at = now();
        self.house
            .store
            .write(|tx| fresh.iter().try_for_each(|one| entity::set(tx, self.engine.id(), &row(one), at)))?;
        Ok(())
    }
}
