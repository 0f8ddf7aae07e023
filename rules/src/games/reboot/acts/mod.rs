//! The acts of Reboot: form, weighing, declaration, one kind a file. This file only lists them; where an act has its
//! place stands in `place.rs`.
mod absorb;
mod attack;
mod boost;
mod deal;
mod discard;
mod drop;
mod end_turn;
mod energy;
mod event;
mod first;
mod gear;
mod lay;
mod layout;
mod movement;
pub mod place;
mod place_in;
mod push;
mod relocate;
mod retrieve;
mod reveal;
mod roll;
mod search;
mod spawn;
mod steal;
mod suffer;
mod take;
mod trade;

use super::board::GROUND;
use super::{Crank, Table};
use crate::engine::ActDoc;
use crate::ground::At;
use crate::offer::{Choice, Kind, Offer, Slot, Verdict};
use crate::rule::{Reason, why};
use crate::seat::Seat;
use crate::text::{Arg, Text};
use serde::{Deserialize, Serialize};

/// What a seat may declare. Serialised names are load-bearing: inputs, logs and scenarios write them.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    Scatter(layout::Scatter),
    Wall(layout::OnEdge),
    Clear(layout::OnEdge),
    Token(layout::OnSpace),
    Mark(layout::OnSpace),
    Ready,
    First(first::First),
    Spawn(spawn::Spawn),
    Deal(deal::Deal),
    Move(movement::Move),
    Energy(energy::Energy),
    Attack(attack::Attack),
    Retrieve(retrieve::Retrieve),
    RetrieveNew(retrieve::RetrieveNew),
    Drop(drop::Drop),
    Take,
    Search,
    Wear(gear::Wear),
    WearMelee(gear::WearMelee),
    WearShield(gear::WearShield),
    Refuse(gear::Wear),
    Trade(trade::Trade),
    Enter(suffer::Suffer),
    EndTurn,
    Lay(lay::Lay),
    LayRanged(lay::LayRanged),
    LayEnergy(lay::LayEnergy),
    Roll(roll::Roll),
    Boost(boost::Boost),
    LetBe,
    Absorb(absorb::Absorb),
    Push(push::Push),
    Pushed(push::Pushed),
    LeaveIt,
    Keep,
    Place(place_in::Place),
    Reveal(reveal::Reveal),
    Suffer(suffer::Suffer),
    Event(event::Event),
    Steal(steal::Steal),
    Relocate(relocate::Relocate),
    Discard(discard::Discard),
}

/// One act: what it takes, where it is asked, and its form.
struct Verb {
    doc: ActDoc,
    home: place::Home,
    offer: fn(&Table, Seat) -> Option<Offer>,
}

const VERBS: [&Verb; 42] = [
    &layout::SCATTER,
    &layout::WALL,
    &layout::CLEAR,
    &layout::TOKEN,
    &layout::MARK,
    &layout::READY,
    &first::VERB,
    &spawn::VERB,
    &deal::VERB,
    &movement::VERB,
    &attack::VERB,
    &energy::VERB,
    &retrieve::VERB,
    &retrieve::NEW,
    &take::VERB,
    &search::VERB,
    &drop::VERB,
    &gear::WEAR,
    &gear::REFUSE,
    &gear::MELEE,
    &gear::SHIELD,
    &trade::VERB,
    &suffer::ENTER,
    &end_turn::VERB,
    &lay::VERB,
    &lay::RANGED,
    &lay::ENERGY,
    &roll::VERB,
    &boost::VERB,
    &boost::LET_BE,
    &absorb::VERB,
    &push::VERB,
    &push::SAID,
    &take::LEAVE,
    &take::KEEP,
    &place_in::VERB,
    &reveal::VERB,
    &suffer::VERB,
    &event::VERB,
    &steal::VERB,
    &relocate::VERB,
    &discard::VERB,
];

/// Every act's name, in the order it is offered.
pub const NAMES: [&str; VERBS.len()] = {
    let mut names = [""; VERBS.len()];
    let mut index = 0;
    while index < VERBS.len() {
        names[index] = VERBS[index].doc.act;
        index += 1;
    }
    names
};

/// What each act takes.
pub const DOCS: [ActDoc; VERBS.len()] = {
    let mut docs = [VERBS[0].doc; VERBS.len()];
    let mut index = 0;
    while index < VERBS.len() {
        docs[index] = VERBS[index].doc;
        index += 1;
    }
    docs
};

fn verb(act: &str) -> Option<&'static Verb> {
    VERBS.iter().copied().find(|verb| verb.doc.act == act)
}

/// The form of one act; none where it cannot exist.
pub fn offer(table: &Table, seat: Seat, act: &str) -> Option<Offer> {
    (verb(act)?.offer)(table, seat)
}

/// What spans slots.
pub fn weigh(table: &Table, seat: Seat, act: &Act) -> Verdict {
    match act {
        Act::Lay(lay) => lay::weigh(table, lay),
        Act::LayRanged(lay) => lay::weigh_ranged(table, seat, lay),
        Act::Attack(attack) => attack::weigh(table, seat, attack),
        Act::Retrieve(_) | Act::RetrieveNew(_) => retrieve::weigh(table, seat),
        Act::Wear(_) | Act::Refuse(_) | Act::WearMelee(_) | Act::WearShield(_) => gear::weigh(table, seat),
        Act::Search => search::weigh(table, seat),
        Act::Take => take::weigh(table, seat),
        Act::Trade(trade) => trade::weigh(table, trade),
        Act::Ready => layout::weigh_ready(table),
        _ => Verdict::Open,
    }
}

/// Lets an act happen.
pub fn declare(crank: &mut Crank, seat: Seat, act: &Act) {
    match act {
        Act::Scatter(scatter) => layout::scatter(crank, scatter),
        Act::Wall(one) => layout::wall(crank, one, true),
        Act::Clear(one) => layout::wall(crank, one, false),
        Act::Token(one) => layout::token(crank, one),
        Act::Mark(one) => layout::mark(crank, one),
        Act::Ready => layout::ready(crank),
        Act::First(first) => first::declare(crank, first),
        Act::Spawn(spawn) => spawn::declare(crank, seat, spawn),
        Act::Deal(deal) => deal::declare(crank, deal),
        Act::Move(movement) => movement::declare(crank, seat, movement),
        Act::Energy(energy) => energy::declare(crank, seat, energy),
        Act::Attack(attack) => attack::declare(crank, seat, attack),
        Act::Retrieve(retrieve) => retrieve::declare(crank, seat, retrieve),
        Act::RetrieveNew(retrieve) => retrieve::declare_new(crank, seat, retrieve),
        Act::Drop(drop) => drop::declare(crank, seat, drop),
        Act::Take => take::declare(crank, seat),
        Act::Search => search::declare(crank, seat),
        Act::Wear(wear) => gear::wear(crank, seat, &wear.item),
        Act::WearMelee(wear) => gear::wear_melee(crank, seat, wear),
        Act::WearShield(wear) => gear::wear_shield(crank, seat, wear),
        Act::Refuse(refuse) => gear::refuse(crank, seat, &refuse.item),
        Act::Trade(trade) => trade::declare(crank, seat, trade),
        Act::Enter(loss) => suffer::enter(crank, seat, loss),
        Act::Suffer(loss) => suffer::declare(crank, seat, loss),
        Act::EndTurn => end_turn::declare(crank),
        Act::Lay(lay) => lay::declare(crank, seat, lay),
        Act::LayRanged(lay) => lay::declare_ranged(crank, seat, lay),
        Act::LayEnergy(lay) => lay::declare_energy(crank, seat, lay),
        Act::Roll(roll) => roll::declare(crank, seat, roll),
        Act::Boost(boost) => boost::declare(crank, seat, boost),
        Act::LetBe => boost::let_be(crank, seat),
        Act::Absorb(absorb) => absorb::declare(crank, seat, absorb),
        Act::Push(push) => push::declare(crank, seat, push),
        Act::Pushed(pushed) => push::declare_said(crank, seat, pushed),
        // What is left lies where it lies, what is kept is in hand already.
        Act::LeaveIt | Act::Keep => {}
        Act::Place(place) => place_in::declare(crank, place),
        Act::Reveal(reveal) => reveal::declare(crank, reveal),
        Act::Event(event) => event::declare(crank, event),
        Act::Steal(steal) => steal::declare(crank, seat, steal),
        Act::Relocate(relocate) => relocate::declare(crank, seat, relocate),
        Act::Discard(discard) => discard::declare(crank, seat, discard),
    }
}

/// Whether somebody learned or rolled something by it.
pub fn reveals(act: &Act) -> bool {
    matches!(
        act,
        Act::Roll(_)
            | Act::Reveal(_)
            | Act::Event(_)
            | Act::Retrieve(_)
            | Act::RetrieveNew(_)
            | Act::Deal(_)
            | Act::Scatter(_)
    )
}

pub use event::EVENTS;
pub use gear::{item_choice, item_name, item_note, unnamed};
pub use layout::edge_text;
pub use place_in::section_text;
pub use push::way_key;
pub use retrieve::find_text;

/// A section as a value inside a sentence.
pub fn section_arg(section: usize) -> Arg {
    Arg::Text(Box::new(section_text(section)))
}

/// A form with no fields.
fn bare(act: &'static str, bars: Vec<Reason>) -> Offer {
    Offer::new(act, Vec::new(), bars)
}

/// What bars an act that costs an action (RB-RND-03, RB-EVT-11).
fn out_of_actions(table: &Table) -> Vec<Reason> {
    let (state, most) = (&table.state, table.state.actions());
    match state.spent >= most {
        true => vec![why("no-actions-left", "RB-RND-03").with("most", most)],
        false => Vec::new(),
    }
}

/// A field filled by tapping spaces of the board, each barred by what `bars` finds.
fn space_slot(field: &'static str, spaces: Vec<At>, bars: impl Fn(At) -> Vec<Reason>) -> Slot {
    let choice = |at: At| Choice::new(at, space_text(at)).barred_by(bars(at));
    Slot::new(field, Kind::OneOf { from: spaces.into_iter().map(choice).collect() }).on(GROUND)
}

/// A space by column and row.
pub fn space_text(at: At) -> Text {
    Text::of("space").with("x", i64::from(at.x)).with("y", i64::from(at.y))
}

/// One of the other living seats.
fn others(table: &Table, seat: Seat, bars: impl Fn(Seat) -> Vec<Reason>) -> Vec<Choice> {
    let living = table.living().into_iter().filter(|one| *one != seat);
    let choice = |one: Seat| Choice::new(one, Text::name(table.name(one))).barred_by(bars(one));
    living.map(choice).collect()
}
