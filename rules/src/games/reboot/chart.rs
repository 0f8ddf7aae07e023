//! The order of a round (the Shorten Manual's Turn Sequence), the steps and asks that belong to it, and the table
//! options. The book knows no response windows: nothing here can be passed.
use super::attack::Role;
use crate::chart::{Mark, Pause, Row, RowId};
use crate::engine::Switch;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// A place in a procedure. Serialised names are load-bearing; the phase-level ones are what `land` takes.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Layout,
    First,
    /// The seat n places from the cube chooses where it begins.
    Spawn(usize),
    Teams,
    Round,
    TurnBegins,
    Turn,
    TurnEnds,
    /// Both sides choose in secret.
    Lay,
    Opened,
    Strike(Role),
    Rolled(Role),
    Hit(Role),
    Hurt(Role),
    Push(Role),
    Pushed(Role),
    /// The dead one's token lies where its killer stands.
    Spoils(Role),
    /// What it brought is put on, or kept.
    Drawn(Role),
    Counter,
    AttackOver,
    RoundEnds,
    Place,
    Reveal,
    Revealed,
    /// Everybody says what its section costs, where the board is not kept; then all pay at once.
    Suffer,
    Suffered,
    Event,
    EventDrawn,
    Steal,
    Relocate(usize),
    EventOver,
    PassCube,
    /// This seat holds too many cards.
    HandLimit(Seat),
}

/// The asks. Serialised names are load-bearing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    Layout,
    First,
    Spawn,
    Teams,
    Turn,
    Lay,
    Roll,
    Boost,
    Absorb,
    Push,
    Spoils,
    Drawn,
    Place,
    Reveal,
    Suffer,
    Event,
    Steal,
    Relocate,
    Discard,
}

const fn row(id: RowId, rule: &'static str) -> Row {
    Row { id, rule, mark: Mark::Never, stop: Pause::Wanted }
}

/// The Turn Sequence, row by row.
pub const CHART: [Row; 6] = [
    row("T1", "RB-RND-01"),
    row("T2", "RB-DIS-01"),
    row("T3", "RB-DIS-02"),
    row("T4", "RB-EVT-01"),
    row("T5", "RB-RND-02"),
    row("T6", "RB-ATK-01"),
];

/// The row a step belongs to; none before the first round.
pub fn row_of(step: &Step) -> Option<RowId> {
    Some(match step {
        Step::Layout | Step::First | Step::Spawn(_) | Step::Teams | Step::HandLimit(_) => return None,
        Step::Round | Step::TurnBegins | Step::Turn | Step::TurnEnds => "T1",
        Step::RoundEnds | Step::Place => "T2",
        Step::Reveal | Step::Revealed | Step::Suffer | Step::Suffered => "T3",
        Step::Event | Step::EventDrawn | Step::Steal | Step::Relocate(_) | Step::EventOver => "T4",
        Step::PassCube => "T5",
        Step::Lay | Step::Opened | Step::Strike(_) | Step::Rolled(_) | Step::Hit(_) | Step::Hurt(_) => "T6",
        Step::Push(_) | Step::Pushed(_) | Step::Spoils(_) | Step::Drawn(_) | Step::Counter | Step::AttackOver => "T6",
    })
}

/// An ask's name, as scenarios write it.
pub fn named(window: &Window) -> &'static str {
    match window {
        Window::Layout => "layout",
        Window::First => "first",
        Window::Spawn => "spawn",
        Window::Teams => "teams",
        Window::Turn => "turn",
        Window::Lay => "lay",
        Window::Roll => "roll",
        Window::Boost => "boost",
        Window::Absorb => "absorb",
        Window::Push => "push",
        Window::Spoils => "spoils",
        Window::Drawn => "drawn",
        Window::Place => "place",
        Window::Reveal => "reveal",
        Window::Suffer => "suffer",
        Window::Event => "event",
        Window::Steal => "steal",
        Window::Relocate => "relocate",
        Window::Discard => "discard",
    }
}

/// Every ask with the rule behind it.
pub const ASKS: [(&str, &str); 19] = [
    ("layout", "RB-SET-02"),
    ("first", "RB-SET-07"),
    ("spawn", "RB-SET-07"),
    ("teams", "RB-TEAM-01"),
    ("turn", "RB-RND-03"),
    ("lay", "RB-ATK-01"),
    ("roll", "RB-ATK-04"),
    ("boost", "RB-ATK-06"),
    ("absorb", "RB-SHD-02"),
    ("push", "RB-KB-02"),
    ("spoils", "RB-END-04"),
    ("drawn", "RB-CRD-01"),
    ("place", "RB-DIS-01"),
    ("reveal", "RB-DIS-02"),
    ("suffer", "RB-DIS-06"),
    ("event", "RB-EVT-01"),
    ("steal", "RB-EVT-03"),
    ("relocate", "RB-EVT-09"),
    ("discard", "RB-CRD-07"),
];

/// A table option of two readings; the first is the default. `yes` and `no` would not say which book is read how.
macro_rules! readings {
    ($($(#[$doc:meta])* $name:ident { $first:ident, $($other:ident),+ })+) => {
        $($(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { #[default] $first, $($other),+ })+
    };
}

readings! {
    /// Whether teams play, and how many (RB-TEAM-02).
    Teams { None, Two, Three }
    /// The team cards of four players (RB-AMB-21).
    FourCards { Pairs, ThreeToOne, ThreeTeams }
    /// Whether hands are a number, or cards their owner names in secret.
    Hands { Counted, Named }
    /// RB-AMB-01.
    DisasterOrder { PlaceFirst, RevealFirst }
    /// RB-AMB-02.
    CubePasses { AfterEvent, BeforeEvent }
    /// RB-AMB-03.
    Destroyed { AtZero, BelowZero }
    /// RB-AMB-04.
    ShotReturns { Reusable, Every }
    /// RB-AMB-05.
    ThroughWalls { Marked, Every }
    /// RB-AMB-06.
    PushedOut { CounterMisses, AttackMisses }
    /// RB-AMB-07.
    EventLasts { OneRound, UntilNext }
    /// RB-AMB-08.
    LastDisaster { LastReveal, EverySection }
    /// RB-AMB-09.
    EmptyHand { AttackOnly, Both, Neither }
    /// RB-AMB-10.
    RangeShape { Straight, Steps }
    /// RB-AMB-11.
    AllFall { Draw, LastFalls }
    /// RB-AMB-13.
    SpentEnergy { Under, Discard }
    /// RB-AMB-14.
    CounterKill { Gains, Nothing }
    /// RB-AMB-15.
    LostOnFull { NoToken, Token }
    /// RB-AMB-16.
    TwoDisasters { Allowed, Forbidden }
    /// RB-AMB-18.
    BorderWalls { Each, One }
    /// RB-AMB-19.
    KillingPush { No, Yes }
    /// RB-AMB-20.
    RelocateCost { Entry, Free }
    /// RB-AMB-22.
    WastedShot { Under, Hand }
    /// RB-AMB-24.
    FinalLoss { Once, Twice }
    /// RB-AMB-28.
    SecondLoss { Total, New }
}

/// The table options; the default is the default reading of every rule.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Variant {
    /// Whether positions, walls and tokens are kept; without them people say distances and losses.
    pub board: bool,
    /// The size of a section in spaces (RB-X-01).
    pub section_wide: i64,
    pub section_high: i64,
    pub teams: Teams,
    pub four_cards: FourCards,
    pub hands: Hands,
    /// Whether the items and tokens of our own making are offered beside those a house entered.
    pub example_set: bool,
    /// Cards each begins with (RB-AMB-25).
    pub starting_hand: i64,
    /// The most ENERGY, or 0 for no end (RB-AMB-12).
    pub most_energy: i64,
    pub disaster_order: DisasterOrder,
    pub cube_passes: CubePasses,
    pub destroyed: Destroyed,
    pub shot_returns: ShotReturns,
    pub through_walls: ThroughWalls,
    pub pushed_out: PushedOut,
    pub event_lasts: EventLasts,
    pub last_disaster: LastDisaster,
    pub empty_hand: EmptyHand,
    pub range_shape: RangeShape,
    pub all_fall: AllFall,
    pub spent_energy: SpentEnergy,
    pub counter_kill: CounterKill,
    pub lost_on_full: LostOnFull,
    pub two_disasters: TwoDisasters,
    pub border_walls: BorderWalls,
    pub killing_push: KillingPush,
    pub relocate_cost: RelocateCost,
    pub wasted_shot: WastedShot,
    pub final_loss: FinalLoss,
    pub second_loss: SecondLoss,
}

impl Default for Variant {
    fn default() -> Variant {
        Variant {
            board: true,
            section_wide: 3,
            section_high: 3,
            teams: Teams::default(),
            four_cards: FourCards::default(),
            hands: Hands::default(),
            example_set: true,
            starting_hand: 0,
            most_energy: 0,
            disaster_order: DisasterOrder::default(),
            cube_passes: CubePasses::default(),
            destroyed: Destroyed::default(),
            shot_returns: ShotReturns::default(),
            through_walls: ThroughWalls::default(),
            pushed_out: PushedOut::default(),
            event_lasts: EventLasts::default(),
            last_disaster: LastDisaster::default(),
            empty_hand: EmptyHand::default(),
            range_shape: RangeShape::default(),
            all_fall: AllFall::default(),
            spent_energy: SpentEnergy::default(),
            counter_kill: CounterKill::default(),
            lost_on_full: LostOnFull::default(),
            two_disasters: TwoDisasters::default(),
            border_walls: BorderWalls::default(),
            killing_push: KillingPush::default(),
            relocate_cost: RelocateCost::default(),
            wasted_shot: WastedShot::default(),
            final_loss: FinalLoss::default(),
            second_loss: SecondLoss::default(),
        }
    }
}

const fn switch(option: &'static str, values: &'static [&'static str], rule: &'static str) -> Switch {
    Switch { option, values, rule }
}

const SIZES: &[&str] = &["3", "2", "4", "5"];

/// The table options as people switch them, the default value first; those a table chooses most come first.
pub const SWITCHES: [Switch; 30] = [
    switch("board", &["yes", "no"], "RB-X-01"),
    switch("section_wide", SIZES, "RB-X-01"),
    switch("section_high", SIZES, "RB-X-01"),
    switch("teams", &["none", "two", "three"], "RB-TEAM-02"),
    switch("four_cards", &["pairs", "three_to_one", "three_teams"], "RB-AMB-21"),
    switch("hands", &["counted", "named"], "ours"),
    switch("example_set", &["yes", "no"], "RB-X-03"),
    switch("starting_hand", &["0", "1", "2", "3", "4"], "RB-AMB-25"),
    switch("most_energy", &["0", "12"], "RB-AMB-12"),
    switch("disaster_order", &["place_first", "reveal_first"], "RB-AMB-01"),
    switch("cube_passes", &["after_event", "before_event"], "RB-AMB-02"),
    switch("destroyed", &["at_zero", "below_zero"], "RB-AMB-03"),
    switch("shot_returns", &["reusable", "every"], "RB-AMB-04"),
    switch("through_walls", &["marked", "every"], "RB-AMB-05"),
    switch("pushed_out", &["counter_misses", "attack_misses"], "RB-AMB-06"),
    switch("event_lasts", &["one_round", "until_next"], "RB-AMB-07"),
    switch("last_disaster", &["last_reveal", "every_section"], "RB-AMB-08"),
    switch("empty_hand", &["attack_only", "both", "neither"], "RB-AMB-09"),
    switch("range_shape", &["straight", "steps"], "RB-AMB-10"),
    switch("all_fall", &["draw", "last_falls"], "RB-AMB-11"),
    switch("spent_energy", &["under", "discard"], "RB-AMB-13"),
    switch("counter_kill", &["gains", "nothing"], "RB-AMB-14"),
    switch("lost_on_full", &["no_token", "token"], "RB-AMB-15"),
    switch("two_disasters", &["allowed", "forbidden"], "RB-AMB-16"),
    switch("border_walls", &["each", "one"], "RB-AMB-18"),
    switch("killing_push", &["no", "yes"], "RB-AMB-19"),
    switch("relocate_cost", &["entry", "free"], "RB-AMB-20"),
    switch("wasted_shot", &["under", "hand"], "RB-AMB-22"),
    switch("final_loss", &["once", "twice"], "RB-AMB-24"),
    switch("second_loss", &["total", "new"], "RB-AMB-28"),
];
