//! What happened, and how it folds: assigning and clamping, no rule. Serialised names are load-bearing: logs hold them.
use super::attack::{Attack, Before, Laid, Outcome, Role, Side};
use super::state::{Coin, DISASTERS, MANY, Phase, Pile, Roborg, State, Team, Token};
use crate::ground::{At, Edge, Way};
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The lowest the marker is kept at: who fell is out, and how far below does not matter to the game.
pub const FLOOR: i64 = -MANY;
/// The widest a section is kept at: as wide as a table can choose it (RB-X-01).
const WIDEST: i8 = 5;
/// How many cards under the item deck are remembered.
const REMEMBERED: usize = 40;

/// One thing that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Phase(Phase),
    Round(i64),
    Cube(Seat),
    /// A turn began: nothing of it is spent.
    Turn(Seat),
    TurnOver {
        seat: Seat,
        unspent: i64,
    },
    Fought(Option<Seat>),
    Spent(i64),
    Searched(bool),
    Bound(bool),
    Traded(bool),

    Section {
        wide: i8,
        high: i8,
    },
    Wall {
        edge: Edge,
        stands: bool,
    },
    Search {
        at: At,
        is: bool,
    },
    Token {
        at: At,
        token: Option<Token>,
    },
    /// A Lost Component token where somebody fell (RB-END-03).
    Remains(At),
    Strewn(bool),

    Energy {
        seat: Seat,
        from: i64,
        to: i64,
        why: Why,
    },
    Cards {
        seat: Seat,
        from: i64,
        to: i64,
    },
    Drawn {
        seat: Seat,
        left: i64,
    },
    /// Which cards a seat holds, as far as it said: its secret.
    Named {
        seat: Seat,
        cards: Vec<Key>,
    },
    Melee {
        seat: Seat,
        item: Option<Key>,
    },
    Shield {
        seat: Seat,
        item: Option<Key>,
    },
    Broken {
        seat: Seat,
        to: i64,
    },
    Stands {
        seat: Seat,
        at: Option<At>,
        how: How,
    },
    /// A push that a wall or the border stopped (RB-KB-03).
    Held(Seat),
    Fell {
        seat: Seat,
        by: Option<Seat>,
    },
    /// Put back by hand.
    Rose(Seat),
    Team {
        seat: Seat,
        team: Option<Team>,
    },
    Shown {
        seat: Seat,
        shown: bool,
    },

    Discard(Pile),
    Under(Key),
    /// What just went under the item deck is taken out again.
    Back(Key),
    Coined(Coin),

    Down {
        section: usize,
        old: i64,
        new: i64,
    },
    Up {
        section: usize,
        up: Vec<i64>,
    },
    Placed(i64),
    LastCall(bool),
    Fresh(BTreeMap<usize, i64>),
    Inside(BTreeMap<Seat, usize>),
    Owed(BTreeMap<Seat, i64>),
    Drew(bool),
    /// The event in effect.
    InEffect(Option<i64>),

    Announced(Box<Attack>),
    Distance {
        distance: i64,
        walled: bool,
    },
    Laid {
        role: Role,
        laid: Laid,
    },
    Used {
        role: Role,
        used: bool,
    },
    Rolled {
        role: Role,
        face: Option<i64>,
    },
    Boosted {
        role: Role,
        by: i64,
    },
    Result {
        role: Role,
        result: Outcome,
    },
    Absorbed {
        role: Role,
        amount: i64,
    },
    Aimed {
        role: Role,
        way: Option<Way>,
    },
    Before(Before),
    Spoils(bool),
    AttackOver,
}

/// Why ENERGY changed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// A card played as an action (RB-CRD-05).
    Card,
    /// A card laid against an attack (RB-CTR-02).
    Answer,
    Attack,
    Counter,
    Disaster,
    LastCall,
    Event,
    Token,
    /// A kill (RB-END-02).
    Kill,
    /// A hit that counts as missed after all (RB-AMB-06).
    TakenBack,
    /// Set by hand.
    Set,
}

/// How a Roborg came to a space.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    Spawned,
    Moved,
    Pushed,
    Relocated,
    /// Off the board, or put somewhere by hand.
    Set,
}

/// Folds one event. Total: what does not fit is let go.
pub fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::Phase(phase) => state.phase = *phase,
        Event::Round(round) => state.round = (*round).clamp(0, MANY),
        Event::Cube(seat) => state.cube = *seat,
        Event::Turn(seat) => begin(state, *seat),
        Event::TurnOver { seat, unspent } => with(state, *seat, |one| one.unspent = *unspent),
        Event::Fought(seat) => state.fought = *seat,
        Event::Spent(spent) => state.spent = (*spent).clamp(0, MANY),
        Event::Searched(is) => state.searched = *is,
        Event::Bound(is) => state.bound = *is,
        Event::Traded(is) => state.traded = *is,
        Event::Section { wide, high } => state.section = ((*wide).clamp(1, WIDEST), (*high).clamp(1, WIDEST)),
        Event::Wall { edge, stands: true } => drop(state.walls.insert(*edge)),
        Event::Wall { edge, stands: false } => drop(state.walls.remove(edge)),
        Event::Search { at, is: true } => drop(state.search.insert(*at)),
        Event::Search { at, is: false } => drop(state.search.remove(at)),
        Event::Token { at, token: Some(token) } => drop(state.tokens.insert(*at, *token)),
        Event::Token { at, token: None } => drop(state.tokens.remove(at)),
        Event::Remains(at) => drop(state.tokens.insert(*at, Token::FreshLost)),
        Event::Strewn(is) => state.strewn = *is,
        Event::Discard(pile) => state.discard = pile.clone(),
        Event::Under(key) => under(state, key),
        Event::Back(key) => back(state, key),
        Event::Coined(coin) if state.coined.contains(coin) => {}
        Event::Coined(coin) => state.coined.push(coin.clone()),
        Event::Placed(count) => state.placed = (*count).clamp(0, DISASTERS),
        Event::LastCall(is) => state.last_call = *is,
        Event::Fresh(fresh) => state.fresh = fresh.clone(),
        Event::Inside(inside) => state.inside = inside.clone(),
        Event::Owed(owed) => state.owed = owed.clone(),
        Event::Drew(is) => state.drew = *is,
        Event::InEffect(number) => state.event = *number,
        Event::Down { section, old, new } => {
            if let Some(one) = state.sections.get_mut(*section) {
                one.old = (*old).clamp(0, DISASTERS);
                one.new = (*new).clamp(0, DISASTERS - one.old);
            }
        }
        Event::Up { section, up } => {
            if let Some(one) = state.sections.get_mut(*section) {
                one.up = up.iter().map(|value| (*value).clamp(0, MANY)).collect();
            }
        }
        Event::Held(_) => {}
        Event::Announced(attack) => state.attack = Some(attack.clone()),
        Event::AttackOver => state.attack = None,
        _ => {
            evolve_seat(state, event);
            evolve_attack(state, event);
        }
    }
}

fn with(state: &mut State, seat: Seat, change: impl FnOnce(&mut Roborg)) {
    if let Some(roborg) = state.roborgs.get_mut(seat.index()) {
        change(roborg);
    }
}

fn begin(state: &mut State, seat: Seat) {
    (state.turn, state.spent) = (seat, 0);
    (state.searched, state.traded, state.bound) = (false, false, false);
    state.roborgs.iter_mut().for_each(|one| one.drawn = 0);
    for token in state.tokens.values_mut().filter(|token| **token == Token::FreshLost) {
        *token = Token::Lost;
    }
}

fn under(state: &mut State, key: &Key) {
    state.under.push(key.clone());
    let over = state.under.len().saturating_sub(REMEMBERED);
    state.under.drain(..over);
}

fn back(state: &mut State, key: &Key) {
    if let Some(at) = state.under.iter().rposition(|one| one == key) {
        state.under.remove(at);
    }
}

fn evolve_seat(state: &mut State, event: &Event) {
    match event {
        Event::Energy { seat, to, .. } => with(state, *seat, |one| one.energy = (*to).clamp(FLOOR, MANY)),
        Event::Cards { seat, to, .. } => with(state, *seat, |one| {
            one.cards = (*to).clamp(0, MANY);
            one.drawn = one.drawn.min(one.cards);
            if one.named.len() as i64 > one.cards {
                one.named.clear();
            }
        }),
        Event::Drawn { seat, left } => with(state, *seat, |one| one.drawn = (*left).clamp(0, MANY)),
        Event::Named { seat, cards } => with(state, *seat, |one| one.named = cards.clone()),
        Event::Melee { seat, item } => with(state, *seat, |one| one.melee = item.clone()),
        Event::Shield { seat, item } => with(state, *seat, |one| (one.shield, one.broken) = (item.clone(), 0)),
        Event::Broken { seat, to } => with(state, *seat, |one| one.broken = (*to).clamp(0, MANY)),
        Event::Stands { seat, at, .. } => with(state, *seat, |one| one.at = *at),
        Event::Fell { seat, .. } => {
            with(state, *seat, |one| one.out = true);
            state.fallen.push(*seat);
        }
        Event::Rose(seat) => {
            with(state, *seat, |one| one.out = false);
            state.fallen.retain(|one| one != seat);
        }
        Event::Team { seat, team } => with(state, *seat, |one| one.team = *team),
        Event::Shown { seat, shown } => with(state, *seat, |one| one.shown = *shown),
        _ => {}
    }
}

fn evolve_attack(state: &mut State, event: &Event) {
    let Some(attack) = state.attack.as_deref_mut() else { return };
    let mut side = |role: &Role, change: &dyn Fn(&mut Side)| change(attack.side_mut(*role));
    match event {
        Event::Laid { role, laid } => side(role, &|side| side.laid = laid.clone()),
        Event::Used { role, used } => side(role, &|side| side.used = *used),
        Event::Rolled { role, face } => side(role, &|side| side.face = *face),
        Event::Boosted { role, by } => side(role, &|side| side.boost = (*by).clamp(0, MANY)),
        Event::Result { role, result } => side(role, &|side| side.result = *result),
        Event::Absorbed { role, amount } => side(role, &|side| side.absorbed = (*amount).clamp(0, MANY)),
        Event::Aimed { role, way } => side(role, &|side| side.way = *way),
        Event::Distance { distance, walled } => {
            (attack.distance, attack.walled) = ((*distance).clamp(0, MANY), *walled)
        }
        Event::Before(before) => attack.before = Some(before.clone()),
        Event::Spoils(is) => attack.spoils = *is,
        _ => {}
    }
}
