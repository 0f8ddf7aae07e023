//! A table as one viewer sees it: everything the rules say about it, asked once and put into words. What changed since
//! the last push is in [`super::watch`].
use crate::desk::{fold, said};
use crate::store::batch::Batch;
use crate::wire::{Level, Said, SeatInfo, SeatOffers};
use crate::words::Words;
use rules::engine::{Corrupt, Play};
use rules::offer::{Offer, Weight};
use rules::seat::Seat;
use rules::view::{Asking, Ended, Region, Stop, Viewer, Waiting};

/// What the rules show of a table.
pub struct Shown {
    pub now: String,
    pub turn: Seat,
    pub trail: Vec<Said<Stop>>,
    pub asking: Option<Said<Asking>>,
    pub stack: Vec<Said<Waiting>>,
    pub regions: Vec<Said<Region>>,
    pub outcome: Option<Said<Ended>>,
    pub offers: Vec<SeatOffers>,
    pub seats: Vec<SeatInfo>,
}

/// Shows `play` to `viewer`.
pub fn shown(play: &dyn Play, viewer: &Viewer, level: Level, words: &Words) -> Shown {
    let board = play.view(viewer);
    Shown {
        now: words.say(&board.now),
        turn: board.turn,
        trail: board.trail.iter().map(|stop| words.piece(stop)).collect(),
        asking: board.asking.as_ref().map(|asking| words.piece(asking)),
        stack: board.stack.iter().map(|waiting| words.piece(waiting)).collect(),
        regions: board.regions.iter().map(|region| words.piece(region)).collect(),
        outcome: board.outcome.as_ref().map(|ended| words.piece(ended)),
        offers: offers(play, viewer, level, words),
        seats: seats(play, words),
    }
}

// What each seat is asked for, then what the table could still let in from seats that are not asked. Watching only
// trackers, a table can always go on to its next step.
fn offers(play: &dyn Play, viewer: &Viewer, level: Level, words: &Words) -> Vec<SeatOffers> {
    let asked = play.waiting();
    let seats = (0..play.setup().chairs.len()).map(|index| Seat(index as u8)).filter(|seat| viewer.speaks_for(*seat));
    let offers = |seat: Seat| {
        let mut offers = if asked.contains(&seat) { play.offers(seat) } else { play.late_offers(seat) };
        if level == Level::Count && asked.contains(&seat) {
            offers.push(Offer::new("next", Vec::new(), Vec::new()).weighing(Weight::Main));
        }
        let said = |offer: &Offer| match offer.secret && !viewer.sees(seat) {
            true => said::covered(words, offer),
            false => said::offer(words, offer),
        };
        SeatOffers { seat, offers: offers.iter().map(said).collect() }
    };
    seats.map(offers).filter(|of| !of.offers.is_empty()).collect()
}

/// The letter of a seat.
pub fn letter(index: usize) -> String {
    char::from(b'A' + index as u8).to_string()
}

/// The people of a table in words.
pub fn seats(play: &dyn Play, words: &Words) -> Vec<SeatInfo> {
    let chairs = &play.setup().chairs;
    let info = |(index, ((name, plays), chair)): (usize, (_, &rules::setup::Chair))| SeatInfo {
        seat: Seat(index as u8),
        word: chair.word.clone(),
        letter: letter(index),
        name,
        // Where nobody brings anything there is nothing to say of it.
        note: if chair.pieces.is_empty() { String::new() } else { words.say(&plays) },
    };
    play.people().into_iter().zip(chairs).enumerate().map(info).collect()
}

/// What a row did, in a line; none for the opening, which nobody did.
///
/// # Errors
/// [`Corrupt`] when its facts are not of this game.
pub fn label(play: &dyn Play, row: &Batch, viewer: &Viewer, words: &Words) -> Result<Option<String>, Corrupt> {
    if row.parent.is_none() {
        return Ok(None);
    }
    let parts = fold::parts(&row.facts)?;
    let lines = parts.first().map(|input| play.lines(input.get(), viewer)).transpose()?.unwrap_or_default();
    let lead = lines.iter().find(|line| line.lead).or(lines.first());
    Ok(Some(lead.map_or_else(|| words.word("label-step"), |line| words.say(&line.text))))
}
