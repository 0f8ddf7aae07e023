//! What numbers do: gaining and losing ENERGY, falling, cards that come and go; and what nobody chooses: who won, and
//! that a hand is too full.
use super::attack::Role;
use super::board::{SAFE, range};
use super::book::Item;
use super::chart::{AllFall, CounterKill, Destroyed, LostOnFull, SpentEnergy, Step, Teams, Variant};
use super::facts::{Event, How, Why};
use super::fight::put_away;
use super::known::{self, item, key_of};
use super::state::{Coin, HAND, MANY, Phase, Pile, Team, Token};
use super::{Crank, Table};
use crate::fact::Fact;
use crate::frame::{Ending, Frame, Outcome};
use crate::ground::At;
use crate::seat::Seat;
use crate::setup::Key;

/// What a kill brings (RB-END-02).
const BOUNTY: i64 = 2;

/// Whether a Roborg with that much ENERGY is destroyed (RB-END-01, RB-AMB-03).
pub fn is_fatal(variant: &Variant, energy: i64) -> bool {
    match variant.destroyed {
        Destroyed::AtZero => energy <= 0,
        Destroyed::BelowZero => energy < 0,
    }
}

/// The most ENERGY a Roborg may have (RB-AMB-12, RB-X-05).
pub fn most_energy(variant: &Variant) -> i64 {
    if variant.most_energy > 0 { variant.most_energy } else { MANY }
}

/// Gains ENERGY, as far as the table lets it rise.
pub fn gain(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    let from = crank.table.state.roborg(seat).energy;
    // A marker put above the cap by hand is not pulled down by a gain.
    let to = (from + amount).min(most_energy(&crank.table.variant)).max(from);
    crank.event(Event::Energy { seat, from, to, why });
}

fn lose(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    let from = crank.table.state.roborg(seat).energy;
    if amount > 0 {
        crank.event(Event::Energy { seat, from, to: from - amount, why });
    }
}

/// Losses that come at the same time: all are paid, then who is destroyed falls (RB-AMB-11).
pub fn lose_all(crank: &mut Crank, losses: &[(Seat, i64)], why: Why) {
    for (seat, amount) in losses {
        lose(crank, *seat, *amount, why);
    }
    for (seat, _) in losses {
        fall_if_dead(crank, *seat, None);
    }
}

/// A loss that no attack is behind: nobody gains by it (RB-KB-04, RB-END-02).
pub fn lose_one(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    lose_all(crank, &[(seat, amount)], why);
}

/// ENERGY lost to a blow; whether the struck one fell to it. A kill pays at once (RB-END-02, RB-AMB-23), by a counter
/// where the table reads it so (RB-AMB-14).
pub fn strike(crank: &mut Crank, role: Role, amount: i64) -> bool {
    let Some(attack) = crank.table.state.attack.as_deref() else { return false };
    let (by, seat) = (attack.striker(role), attack.struck(role));
    let why = match role {
        Role::Attack => Why::Attack,
        Role::Counter => Why::Counter,
    };
    lose(crank, seat, amount, why);
    let fell = fall_if_dead(crank, seat, Some(by));
    let paid = role == Role::Attack || crank.table.variant.counter_kill == CounterKill::Gains;
    if fell && paid && !crank.table.gone(by) {
        gain(crank, by, BOUNTY, Why::Kill);
    }
    fell
}

fn fall_if_dead(crank: &mut Crank, seat: Seat, by: Option<Seat>) -> bool {
    let roborg = crank.table.state.roborg(seat);
    let dead = !roborg.out && is_fatal(&crank.table.variant, roborg.energy);
    if dead {
        fall(crank, seat, by);
    }
    dead
}

/// A Roborg is destroyed: its cards to the discard pile, a token where it fell, its team card (RB-END-03, RB-TEAM-04).
pub fn fall(crank: &mut Crank, seat: Seat, by: Option<Seat>) {
    let roborg = crank.table.state.roborg(seat).clone();
    crank.event(Event::Fell { seat, by });
    let worn: Vec<Key> = roborg.melee.iter().chain(&roborg.shield).cloned().collect();
    let owned = roborg.cards + worn.len() as i64;
    give_up(crank, seat, &roborg.named);
    let lies = owned > 0 && drops(crank, roborg.at);
    if lies && by.is_some_and(|by| range(&crank.table, by, seat).distance == Some(0)) {
        crank.event(Event::Spoils(true));
    }
    if roborg.at.is_some() {
        crank.event(Event::Stands { seat, at: None, how: How::Set });
    }
    if let (Some(by), Some(mine)) = (by, roborg.team) {
        let leader = crank.table.state.roborg(by).team;
        if leader == Some(Team { leads: true, ..mine }) && !roborg.shown {
            crank.event(Event::Shown { seat, shown: true });
        }
    }
}

// RB-END-03: the token of the fallen, where one may lie; where the board is not kept people lay it.
fn drops(crank: &mut Crank, at: Option<At>) -> bool {
    match at.filter(|_| crank.table.variant.board) {
        Some(at) => {
            if takes_component(&crank.table, at) {
                crank.event(Event::Remains(at));
            }
            crank.table.state.tokens.get(&at) == Some(&Token::FreshLost)
        }
        None => true,
    }
}

/// Hand and equipment go to the discard pile; of the hand all see there what is `shown`.
pub fn give_up(crank: &mut Crank, seat: Seat, shown: &[Key]) {
    let roborg = crank.table.state.roborg(seat).clone();
    let worn = roborg.melee.iter().chain(&roborg.shield);
    let seen: Vec<Key> = shown.iter().chain(worn).cloned().collect();
    let count = roborg.cards + roborg.melee.iter().len() as i64 + roborg.shield.iter().len() as i64;
    if count > 0 {
        discard(crank, count, &seen);
    }
    set_cards(crank, seat, 0);
    if roborg.melee.is_some() {
        crank.event(Event::Melee { seat, item: None });
    }
    if roborg.shield.is_some() {
        crank.event(Event::Shield { seat, item: None });
    }
}

/// A Lost Component token on a space, where one may lie: a space takes one, a Search space none (RB-FRE-05), a section
/// five unless the table reads it otherwise (RB-SET-08, RB-AMB-15).
pub fn lose_component(crank: &mut Crank, at: At) {
    if takes_component(&crank.table, at) {
        crank.event(Event::Token { at, token: Some(Token::FreshLost) });
    }
}

fn takes_component(table: &Table, at: At) -> bool {
    let state = &table.state;
    let taken = state.tokens.contains_key(&at) || state.search.contains(&at);
    let full = state.is_full(state.section_of(at)) && table.variant.lost_on_full == LostOnFull::NoToken;
    !taken && !full
}

/// Cards on the discard pile; `seen` are those everybody sees.
pub fn discard(crank: &mut Crank, count: i64, seen: &[Key]) {
    let mut pile = crank.table.state.discard.clone();
    pile.cards = (pile.cards + count).clamp(0, MANY);
    pile.named.extend_from_slice(seen);
    crank.event(Event::Discard(Pile { cards: pile.cards, named: last(pile.named, pile.cards) }));
}

fn last(mut named: Vec<Key>, cards: i64) -> Vec<Key> {
    let over = named.len().saturating_sub(cards.max(0) as usize);
    named.drain(..over);
    named
}

/// A card drawn at random from the discard pile, if there is one; which, nobody has told the app (RB-FRE-03).
pub fn draw_discarded(crank: &mut Crank, seat: Seat) {
    let pile = &crank.table.state.discard;
    let (cards, drawn) = ((pile.cards - 1).max(0), pile.cards.min(1));
    // Which card left is not seen: what the pile is known to hold lapses once it could be any of them.
    let named = if cards == 0 { Vec::new() } else { last(pile.named.clone(), cards) };
    crank.event(Event::Discard(Pile { cards, named }));
    draw(crank, seat, drawn);
}

/// Cards drawn into a hand: what they are is to be told now, if it is equipment (RB-CRD-01).
pub fn draw(crank: &mut Crank, seat: Seat, count: i64) {
    let roborg = crank.table.state.roborg(seat);
    let (to, left) = (roborg.cards + count, roborg.drawn + count);
    set_cards(crank, seat, to);
    if count > 0 {
        crank.event(Event::Drawn { seat, left });
    }
}

/// A drawn card was put on or away.
pub fn told(crank: &mut Crank, seat: Seat) {
    let drawn = crank.table.state.roborg(seat).drawn;
    if drawn > 0 {
        crank.event(Event::Drawn { seat, left: drawn - 1 });
    }
}

/// A card leaves a hand; a named one goes by its name, where the owner gave it one.
pub fn spend(crank: &mut Crank, seat: Seat, card: Option<&Key>) {
    let roborg = crank.table.state.roborg(seat);
    let (to, mut named) = (roborg.cards - 1, roborg.named.clone());
    let known = card.and_then(|card| named.iter().position(|one| one == card));
    if let Some(at) = known {
        named.remove(at);
        crank.event(Event::Named { seat, cards: named });
    }
    set_cards(crank, seat, to);
}

pub fn set_cards(crank: &mut Crank, seat: Seat, to: i64) {
    let from = crank.table.state.roborg(seat).cards;
    let to = to.clamp(0, MANY);
    if from != to {
        crank.event(Event::Cards { seat, from, to });
    }
}

/// An ENERGY card that helped a die (RB-AMB-13).
pub fn spend_boost(crank: &mut Crank, seat: Seat, count: i64) {
    // Which ones they were nobody said: ENERGY its owner named may be gone.
    let named = &crank.table.state.roborg(seat).named;
    let is_energy = |key: &&Key| matches!(item(&crank.table, key), Some(Item::Energy { .. }));
    let kept: Vec<Key> = named.iter().filter(|key| !is_energy(key)).cloned().collect();
    if kept.len() < named.len() {
        crank.event(Event::Named { seat, cards: kept });
    }
    let to = crank.table.state.roborg(seat).cards - count;
    set_cards(crank, seat, to);
    if crank.table.variant.spent_energy == SpentEnergy::Discard {
        discard(crank, count, &[]);
    }
}

/// Something first met: it joins the set of this table, and by it the house's.
pub fn coin(crank: &mut Crank, coin: Coin) {
    let table = &crank.table;
    let known = match &coin {
        Coin::Item(key, _) => known::items(table).iter().any(|(one, _)| one == key),
        Coin::Find(_, find) => known::finds(table).iter().any(|(_, one)| one == find),
        Coin::Disaster(value) => known::disasters(table).contains(value),
    };
    if !known && !crank.table.state.coined.contains(&coin) {
        crank.event(Event::Coined(coin));
    }
}

/// The key of an item with these numbers; it joins the set where there is none like it.
pub fn coin_item(crank: &mut Crank, item: Item) -> Key {
    let key = key_of(&crank.table, item);
    coin(crank, Coin::Item(key.clone(), item));
    key
}

/// Spends actions of the turn (RB-RND-03).
pub fn act(crank: &mut Crank) {
    let spent = crank.table.state.spent + 1;
    crank.event(Event::Spent(spent));
}

/// Puts a Roborg on a space; a section with a revealed disaster costs its total on the way in (RB-DIS-03).
pub fn enter(crank: &mut Crank, seat: Seat, at: At, how: How) {
    let from = crank.table.state.roborg(seat).at;
    let loss = crank.table.state.entry(from, at);
    crank.event(Event::Stands { seat, at: Some(at), how });
    if loss > 0 {
        lose_one(crank, seat, loss, Why::Disaster);
    }
}

/// Consequences nobody chooses: who is at the end falls, who is left wins, a hand too full is cut before anything
/// else (RB-CRD-07), and a board of another size is laid out anew.
pub fn settle(crank: &mut Crank) {
    relay(crank);
    let fatal = |seat: &Seat| {
        let roborg = crank.table.state.roborg(*seat);
        !roborg.out && is_fatal(&crank.table.variant, roborg.energy)
    };
    let dead: Vec<Seat> = crank.table.seats().filter(fatal).collect();
    for seat in dead {
        fall(crank, seat, None);
    }
    if let Some(outcome) = decided(&crank.table) {
        return crank.tell(Fact::Ended(outcome));
    }
    let limited = matches!(crank.table.frames.last(), Some(Frame::Step(step)) if !matches!(step, Step::HandLimit(_)));
    if limited && let Some(seat) = over_limit(&crank.table) {
        crank.call(Step::HandLimit(seat));
    }
}

fn over_limit(table: &Table) -> Option<Seat> {
    table.seats().find(|seat| !table.gone(*seat) && table.state.roborg(*seat).cards > HAND)
}

/// While the table is set up another size of the sections lays the board out anew; afterwards it stays (RB-X-01).
fn relay(crank: &mut Crank) {
    let (state, variant) = (&crank.table.state, &crank.table.variant);
    let (wide, high) = (variant.section_wide as i8, variant.section_high as i8);
    if state.phase != Phase::SetUp || state.section == (wide, high) {
        return;
    }
    let walls: Vec<_> = state.walls.iter().copied().collect();
    let tokens: Vec<_> = state.tokens.keys().copied().collect();
    let search: Vec<_> = state.search.iter().copied().collect();
    let stood: Vec<Seat> = crank.table.seats().filter(|seat| crank.table.state.roborg(*seat).at.is_some()).collect();
    walls.into_iter().for_each(|edge| crank.event(Event::Wall { edge, stands: false }));
    tokens.into_iter().for_each(|at| crank.event(Event::Token { at, token: None }));
    search.into_iter().for_each(|at| crank.event(Event::Search { at, is: false }));
    stood.into_iter().for_each(|seat| crank.event(Event::Stands { seat, at: None, how: How::Set }));
    crank.event(Event::Section { wide, high });
    guard_safe(crank);
}

/// The four walls of the SAFE ZONE (RB-SET-02).
pub fn guard_safe(crank: &mut Crank) {
    for edge in crank.table.state.safe_walls() {
        crank.event(Event::Wall { edge, stands: true });
    }
}

/// How the fight ended, once at most one Roborg or one team is left (RB-RND-04, RB-TEAM-05, RB-AMB-11).
fn decided(table: &Table) -> Option<Outcome> {
    let (living, fallen) = (table.living(), &table.state.fallen);
    // Who was alone from the start has nobody to outlast.
    if table.decided() || (fallen.is_empty() && table.departed.is_empty()) {
        return None;
    }
    let by = if fallen.is_empty() { Ending::Departure } else { Ending::Rules };
    match living.as_slice() {
        [] => Some(match (table.variant.all_fall, fallen.last()) {
            (AllFall::LastFalls, Some(last)) => Outcome::Won { seats: side_of(table, *last), by },
            (AllFall::LastFalls | AllFall::Draw, _) => Outcome::Drawn { by },
        }),
        [first, ..] => is_one_side(table, &living).then(|| Outcome::Won { seats: side_of(table, *first), by }),
    }
}

/// Whether these are one Roborg, or of one team (RB-RND-04, RB-TEAM-05).
fn is_one_side(table: &Table, living: &[Seat]) -> bool {
    living.iter().all(|seat| same_team(table, living[0], *seat))
}

fn same_team(table: &Table, one: Seat, other: Seat) -> bool {
    let letter = |seat: Seat| table.state.roborg(seat).team.map(|team| team.letter);
    one == other || (table.variant.teams != Teams::None && letter(one).is_some() && letter(one) == letter(other))
}

fn side_of(table: &Table, winner: Seat) -> Vec<Seat> {
    table.seats().filter(|seat| same_team(table, winner, *seat)).collect()
}

/// The sections outside the SAFE ZONE.
pub fn outside() -> impl Iterator<Item = usize> {
    (0..9).filter(|section| *section != SAFE)
}

/// Clears up what a dropped procedure left, and makes it `turn`'s turn.
pub fn tidy(crank: &mut Crank, turn: Seat) {
    if crank.table.state.attack.is_some() {
        // A shot on its way is used up (RB-CRD-02).
        [Role::Attack, Role::Counter].into_iter().for_each(|role| put_away(crank, role));
        crank.event(Event::AttackOver);
    }
    if crank.table.state.fought.is_some() {
        crank.event(Event::Fought(None));
    }
    if !crank.table.state.owed.is_empty() {
        crank.event(Event::Owed(Default::default()));
    }
    if crank.table.state.turn != turn {
        crank.event(Event::Turn(turn));
    }
}
