//! What is kept of a table: the board with its walls and tokens, the Roborgs, the round, the attack under way.
use super::attack::Attack;
use super::book::{Find, Item};
use super::chart::Variant;
use crate::ground::{At, Edge};
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Where the energy marker starts (RB-SET-01).
pub const START: i64 = 12;
/// The most cards a hand may hold (RB-CRD-07).
pub const HAND: i64 = 4;
/// Actions a turn (RB-RND-03).
pub const ACTIONS: i64 = 3;
/// Disaster tokens of a game (RB-DIS-05).
pub const DISASTERS: i64 = 8;
/// Tokens a section holds at most (RB-SET-08), and Retrieve tokens each begins with (RB-SET-06).
pub const TOKENS: usize = 5;
/// Every count stays below this.
pub const MANY: i64 = 99;

/// The whole table. Serialised names are load-bearing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub round: i64,
    /// Who holds the 1st player cube.
    pub cube: Seat,
    pub turn: Seat,
    /// The size of a section the board was laid out with.
    pub section: (i8, i8),
    pub walls: BTreeSet<Edge>,
    pub search: BTreeSet<At>,
    pub tokens: BTreeMap<At, Token>,
    /// Whether Retrieve tokens were laid in the app too: only then does a bare space say that none lies there.
    pub strewn: bool,
    /// North-west first, row by row; the middle one is the SAFE ZONE.
    pub sections: [Section; 9],
    /// Disaster tokens placed so far.
    pub placed: i64,
    /// Whether the -1 tokens lie (RB-DIS-06).
    pub last_call: bool,
    /// The sections whose tokens were turned up in this round's reveal, and by how much.
    pub fresh: BTreeMap<usize, i64>,
    /// Who stands in which of them, said by people where the board is not kept.
    pub inside: BTreeMap<Seat, usize>,
    /// What each said that the last disaster costs it there.
    pub owed: BTreeMap<Seat, i64>,
    /// Whether a token was placed this round: only then is an event drawn (RB-EVT-02).
    pub drew: bool,
    /// The event in effect.
    pub event: Option<i64>,
    pub roborgs: Vec<Roborg>,
    /// Actions spent this turn.
    pub spent: i64,
    pub searched: bool,
    pub traded: bool,
    /// Whether the newest cards came from the Search space: equipment among them must be worn (RB-FRE-04).
    pub bound: bool,
    /// Whose turn an attack ended just now (RB-ATK-15).
    pub fought: Option<Seat>,
    pub discard: Pile,
    /// What went under the item deck, the newest last.
    pub under: Vec<Key>,
    pub attack: Option<Box<Attack>>,
    /// Items, Retrieve tokens and disaster values first met at this table, in the order they came.
    pub coined: Vec<Coin>,
    /// Who fell last (RB-AMB-11).
    pub fallen: Vec<Seat>,
}

/// Where the round stands.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Turns,
    Disaster,
    Event,
}

/// A token on a space.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    Retrieve,
    Lost,
    /// A Lost Component token placed this turn: not to be taken yet (RB-FRE-03).
    FreshLost,
}

/// The disaster tokens of one section.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Section {
    /// Face down, and placed before this round's end.
    pub old: i64,
    /// Face down, placed at this round's end.
    pub new: i64,
    /// The values turned up, and the -1 token as 1 (RB-DIS-07).
    pub up: Vec<i64>,
}

impl Section {
    /// What entering it costs (RB-DIS-07).
    pub fn total(&self) -> i64 {
        self.up.iter().sum::<i64>().clamp(0, MANY)
    }
}

/// A pile whose cards are known as far as they were seen.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    pub cards: i64,
    pub named: Vec<Key>,
}

/// One Roborg and what its player holds.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Roborg {
    pub energy: i64,
    pub at: Option<At>,
    /// Cards in hand.
    pub cards: i64,
    /// Those its owner named; nobody else sees which.
    pub named: Vec<Key>,
    /// Cards drawn this turn that were not put on or away yet: equipment among them is (RB-CRD-01).
    pub drawn: i64,
    pub melee: Option<Key>,
    pub shield: Option<Key>,
    /// Broken Armor tokens on the shield.
    pub broken: i64,
    pub team: Option<Team>,
    /// Whether the team card lies open.
    pub shown: bool,
    pub out: bool,
    /// Actions left over when its last turn ended.
    pub unspent: i64,
}

/// A team card: its team, and whether it is the leader's (RB-TEAM-01). `A` leads, `a` follows.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub struct Team {
    pub letter: char,
    pub leads: bool,
}

impl TryFrom<char> for Team {
    type Error = String;

    fn try_from(card: char) -> Result<Team, String> {
        match card {
            'A' | 'B' | 'C' => Ok(Team { letter: card, leads: true }),
            'a' | 'b' | 'c' => Ok(Team { letter: card.to_ascii_uppercase(), leads: false }),
            other => Err(format!("no team card {other:?}")),
        }
    }
}

impl From<Team> for char {
    fn from(team: Team) -> char {
        if team.leads { team.letter } else { team.letter.to_ascii_lowercase() }
    }
}

/// Something first met at this table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    Item(Key, Item),
    Find(Key, Find),
    Disaster(i64),
}

impl State {
    /// A table before its board is laid out (RB-SET-01), with empty hands unless the table deals some (RB-CRD-09, RB-AMB-25).
    pub fn opening(seats: usize, variant: &Variant) -> State {
        let energy = if variant.most_energy > 0 { START.min(variant.most_energy) } else { START };
        let roborg = Roborg { energy, cards: variant.starting_hand, ..Roborg::default() };
        State {
            phase: Phase::SetUp,
            round: 0,
            cube: Seat(0),
            turn: Seat(0),
            section: (variant.section_wide as i8, variant.section_high as i8),
            walls: BTreeSet::new(),
            search: BTreeSet::new(),
            tokens: BTreeMap::new(),
            strewn: false,
            sections: Default::default(),
            placed: 0,
            last_call: false,
            fresh: BTreeMap::new(),
            inside: BTreeMap::new(),
            owed: BTreeMap::new(),
            drew: false,
            event: None,
            roborgs: vec![roborg; seats],
            spent: 0,
            searched: false,
            traded: false,
            bound: false,
            fought: None,
            discard: Pile::default(),
            under: Vec::new(),
            attack: None,
            coined: Vec::new(),
            fallen: Vec::new(),
        }
    }

    /// A seat's Roborg; every seat of a table has one.
    pub fn roborg(&self, seat: Seat) -> &Roborg {
        &self.roborgs[seat.index()]
    }

    /// Actions a turn has now (RB-RND-03, RB-EVT-11).
    pub fn actions(&self) -> i64 {
        if self.event == Some(9) { ACTIONS + 1 } else { ACTIONS }
    }
}
