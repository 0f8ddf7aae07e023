//! Builds and tables that must not be: what a seat brings is judged, and a table that may not open is refused.
use super::stage::{Fault, Stage};
use crate::engine::Engine;
use crate::rule::{Reason, Refusal, Rejection};
use crate::seat::Seat;
use crate::setup::{Entity, Key, key};
use crate::text::Text;

impl Stage {
    /// The seat's pieces are exactly its mains and these, which make a legal build.
    pub(super) fn build(&mut self, word: &str, words: &[String]) -> Result<(), Fault> {
        let (seat, pieces) = self.brought(word, words)?;
        let reasons = self.weighed(&pieces)?;
        if !reasons.is_empty() {
            let rejection = Rejection::because(Refusal::Barred, reasons);
            return Err(Fault::refused(Text::of("scenario-no-build").with("word", word), rejection));
        }
        // What is in a build lies where its card says, also where this file made it up.
        for piece in &pieces {
            self.setup.entities.get_mut(piece).and_then(|entity| entity.facts.remove("aside"));
        }
        self.setup.chairs[seat.index()].pieces = pieces;
        Ok(())
    }

    /// These pieces make no legal build, by these rules at least.
    pub(super) fn no_build(&mut self, word: &str, words: &[String], rules: &[String]) -> Result<(), Fault> {
        let (_, pieces) = self.brought(word, words)?;
        let reasons = self.weighed(&pieces)?;
        if reasons.is_empty() {
            return Err(Fault::check(Text::of("scenario-legal-build").with("word", word)));
        }
        Fault::unless_because(Rejection::because(Refusal::Barred, reasons), rules)
    }

    /// A table that must not open, by these rules at least; none is open after it.
    pub(super) fn not_started(&mut self, id: &str, words: &[String], rules: &[String]) -> Result<(), Fault> {
        self.start(id, words)?;
        let opened = self.game.map(|game| game.open(self.setup.clone()));
        *self = Stage::default();
        match opened {
            Some(Err(rejection)) => Fault::unless_because(rejection, rules),
            Some(Ok(_)) | None => Err(Fault::check(Text::of("scenario-opened"))),
        }
    }

    /// `starter`, a piece, or `-PIECE`, which takes one out again.
    fn brought(&self, word: &str, words: &[String]) -> Result<(Seat, Vec<Key>), Fault> {
        self.not_open()?;
        let seat = self.seat(word)?;
        let game = self.game.ok_or_else(|| Fault::stop(Text::of("scenario-no-table")))?;
        let mut pieces = self.mains(game, seat);
        let starters: Vec<Key> = game
            .pack()
            .builds
            .iter()
            .filter(|(main, _)| pieces.contains(main))
            .flat_map(|(_, with)| with.clone())
            .collect();
        for word in words {
            let (name, out) = word.strip_prefix('-').map_or((word.as_str(), false), |name| (name, true));
            let unknown = || Fault::stop(Text::of("scenario-no-entity").with("name", name));
            match (name, out) {
                ("starter", false) => pieces.extend(starters.iter().cloned()),
                (name, false) if self.setup.entities.contains_key(&key(name)) => pieces.push(key(name)),
                (name, true) => {
                    let at = pieces.iter().position(|piece| *piece == key(name)).ok_or_else(unknown)?;
                    pieces.remove(at);
                }
                _ => return Err(unknown()),
            }
        }
        Ok((seat, pieces))
    }

    /// What a seat chose at the start: one of each kind the game plays with.
    fn mains(&self, game: &dyn Engine, seat: Seat) -> Vec<Key> {
        let main = |piece: &&Key| self.entity(piece).is_some_and(|entity| game.parts().contains(&entity.kind.as_str()));
        self.setup.chairs[seat.index()].pieces.iter().filter(main).cloned().collect()
    }

    fn entity(&self, piece: &Key) -> Option<&Entity> {
        self.setup.entities.get(piece)
    }

    fn weighed(&self, pieces: &[Key]) -> Result<Vec<Reason>, Fault> {
        let game = self.game.ok_or_else(|| Fault::stop(Text::of("scenario-no-table")))?;
        let pieces: Vec<&Entity> = pieces.iter().filter_map(|piece| self.entity(piece)).collect();
        Ok(game.weigh_build(&pieces))
    }
}
