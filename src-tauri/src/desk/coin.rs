//! What a table came to know in play joins the house's catalogue: an entity entered at one table is there for the next.
use super::catalogue::{MOST, own, row};
use super::stock::Stock;
use super::table::Table;
use crate::error::Trouble;
use crate::store::entity::EntityRow;
use rules::engine::Play;

impl Table {
    /// The entities `table` coined since the head's, to be kept with its row; a key that is taken stays as it is.
    pub(super) fn coined(&self, table: &dyn Play) -> Result<Vec<EntityRow>, Trouble> {
        let (known, coined) = (self.play.coined().len(), table.coined());
        let Some(fresh) = coined.get(known..).filter(|fresh| !fresh.is_empty()) else { return Ok(Vec::new()) };
        let stock = Stock::of(&self.house, self.engine.id())?;
        // A catalogue that is full takes no more; the table goes on with what it knows.
        let room = MOST.saturating_sub(own(&stock));
        Ok(fresh.iter().filter(|one| stock.get(&one.key).is_none()).take(room).map(row).collect())
    }
}
