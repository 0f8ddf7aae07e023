//! What a printed text does, where name, amount, target and moment are all known: then the app carries it out. The rest
//! people carry out and enter. Nothing here is guessed.
use super::attack::Side;
use super::facts::{Event, Why};
use super::settle::{afflict, gain_control, gain_spirit, repair};
use super::state::{Ill, Trauma};
use super::{Crank, Table};
use crate::seat::Seat;
use crate::setup::{Entity, Key};
use crate::text::Text;
use serde::{Deserialize, Serialize};

/// One thing a text does. Serialised names are those of the content pack.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Effect {
    /// Trauma Tokens for the opponent (GR-TRM-01).
    Trauma {
        ill: Ill,
        count: i64,
        #[serde(default)]
        each: bool,
    },
    /// Own Trauma Tokens of a kind leave the Meter.
    Clear {
        ill: Ill,
    },
    Repair {
        count: i64,
    },
    Spirit {
        count: i64,
    },
    Power {
        count: i64,
    },
    /// A miniature moves: people move it, the app says how far (GR-FRC-07).
    Displace {
        way: Way,
        #[serde(default)]
        count: i64,
        #[serde(default)]
        each: bool,
        #[serde(default, rename = "up-to")]
        up_to: bool,
        /// Until it stands next to the other Robot, however far.
        #[serde(default)]
        adjacent: bool,
    },
    /// An Impact Tile comes to lie on the map; people lay it.
    Tile {
        tile: Tile,
        count: i64,
    },
    /// The attack succeeds with so many Successes, and Rage comes so often (GR-ATK-29, GR-ERR-06).
    AutoSuccess {
        successes: i64,
        rage: i64,
    },
}

/// How a miniature moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Push,
    Pull,
    Throw,
    Leap,
    Move,
}

#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    Crater,
    Inferno,
    ArcHazard,
}

impl Way {
    pub const ALL: [Way; 5] = [Way::Push, Way::Pull, Way::Throw, Way::Leap, Way::Move];

    /// The word in acts and keys.
    pub fn word(self) -> &'static str {
        match self {
            Way::Push => "push",
            Way::Pull => "pull",
            Way::Throw => "throw",
            Way::Leap => "leap",
            Way::Move => "move",
        }
    }

    /// Whether it moves the opponent (GR-FRC-01), or the one whose text it is.
    pub fn forced(self) -> bool {
        match self {
            Way::Push | Way::Pull | Way::Throw => true,
            Way::Leap | Way::Move => false,
        }
    }
}

impl Tile {
    fn word(self) -> &'static str {
        match self {
            Tile::Crater => "crater",
            Tile::Inferno => "inferno",
            Tile::ArcHazard => "arc-hazard",
        }
    }
}

impl Effect {
    /// Whether people have to do something on the map for it.
    pub fn by_people(self) -> bool {
        matches!(self, Effect::Displace { .. } | Effect::Tile { .. })
    }

    /// What people do on the map, with this many Successes.
    fn to_do(self, target: &str, successes: i64) -> Option<Text> {
        match self {
            Effect::Displace { way, count, each, up_to, adjacent } => {
                let key = match (adjacent, up_to) {
                    (true, _) => format!("do-{}-adjacent", way.word()),
                    (false, true) => format!("do-{}-up-to", way.word()),
                    (false, false) => format!("do-{}", way.word()),
                };
                let count = if each { count * successes } else { count };
                Some(Text::of(key).with("target", target).with("count", count))
            }
            Effect::Tile { tile, .. } => Some(Text::of(format!("do-tile-{}", tile.word()))),
            _ => None,
        }
    }
}

/// What an entity's text does; empty unless every part of it is known.
pub fn read(entity: &Entity) -> Vec<Effect> {
    let list = entity.facts.get("effects").and_then(|effects| effects.as_array());
    let all: Option<Vec<Effect>> =
        list.map(|list| list.iter().map(|one| serde_json::from_value(one.clone()).ok()).collect()).unwrap_or_default();
    all.unwrap_or_default()
}

/// What people have to do on the map for these effects of a text of `by`.
pub fn to_do(table: &Table, by: Seat, effects: &[Effect]) -> Vec<Text> {
    let foe = table.living().into_iter().find(|other| *other != by).map_or("", |foe| table.name(foe));
    let successes = successes(table);
    effects.iter().filter_map(|effect| effect.to_do(foe, successes)).collect()
}

fn successes(table: &Table) -> i64 {
    table.state.attack.as_deref().and_then(|attack| attack.judged).map_or(1, |judged| judged.successes)
}

/// Carries out what the app can; a miniature that moves only makes the distances said before worthless.
pub fn carry_out(crank: &mut Crank, by: Seat, card: &Key, effects: &[Effect]) {
    let foe = crank.table.living().into_iter().find(|other| *other != by);
    let why = || Why::Text(card.clone());
    let times = successes(&crank.table);
    for effect in effects {
        match *effect {
            Effect::Trauma { ill, count, each } => {
                if let Some(foe) = foe {
                    afflict(crank, foe, ill, if each { count * times } else { count });
                }
            }
            Effect::Clear { ill } => clear(crank, by, ill),
            Effect::Repair { count } => repair(crank, by, count, why()),
            Effect::Spirit { count } => gain_spirit(crank, by, count, why()),
            Effect::Power { count } => gain_control(crank, by, count, why()),
            Effect::Displace { .. } => crank.event(Event::Displaced),
            Effect::Tile { .. } => {}
            Effect::AutoSuccess { successes, rage } => {
                // The attack on the one whose text it is: the attacker's, or the Reactive Attack (GR-ERR-06).
                let attack = crank.table.state.attack.as_deref();
                if let Some(side) = attack.and_then(|attack| attack.side(by)).map(Side::other) {
                    crank.event(Event::Automatic { side, successes, rage });
                }
            }
        }
    }
}

fn clear(crank: &mut Crank, seat: Seat, ill: Ill) {
    let mut slots: [Trauma; 3] = crank.table.state.robot(seat).trauma;
    slots.iter_mut().for_each(|slot| *slot.count_mut(ill) = 0);
    crank.event(Event::TraumaSet { seat, slots });
}
