//! The rows of "Timing and Response Windows" that play visits, the steps and windows that belong to them, and the
//! table options.
use super::attack::Side;
use crate::chart::{Mark, Pause, Row, RowId};
use crate::engine::Switch;
use crate::seat::Seat;
use crate::setup::Key;
use serde::{Deserialize, Serialize};

/// A place in a procedure. Serialised names are load-bearing; the phase-level ones are what `land` takes.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Everybody who is asked rolls for the map.
    MapRoll,
    MapRolled,
    Package,
    /// The n-th seat chooses its Starting Zone.
    Zone(usize),
    TurnStart,
    TurnStartEffects,
    TurnStartEnds,
    Upkeep,
    UpkeepEffects,
    Gain,
    Gained,
    UpkeepEnds,
    CombatBegins,
    Combat,
    CombatEnds,
    Cooldown,
    Fire,
    /// Marks what the Surges of a Slot hold.
    Surge(usize),
    CooldownEffects,
    Drop,
    CooldownEnds,
    TurnEnd,
    TurnEndEffects,
    TurnEndEnds,
    Over,
    MoveSpent,
    Targeted,
    Declared,
    Reply,
    Replied,
    Pools,
    PowerAsked(Side),
    PowerAdded(Side),
    Roll,
    Ties,
    Tied,
    Success,
    Judged,
    /// The n-th card of the winning side is read.
    Text(usize),
    /// People do on the map what the n-th card says.
    TextDone(usize),
    TextRead(usize),
    Damage(usize),
    NextCard(usize),
    Resolved,
    IntoCooldown,
    /// The n-th seat that was hurt gains Rage.
    Rage(usize),
    DiceRemoved,
    RageOwed(Seat),
    RageGained,
    /// People carry out an Instant's text.
    InstantText(Seat, Key),
    InstantDone(Seat, Key),
    /// People carry out what they Triggered.
    TriggerText(Seat, Key),
    TriggerDone(Seat, Key),
    /// An Ability was turned on or off.
    Switched,
    RecoveryDeclared,
    RecoveryPower,
    RecoveryAdded,
    RecoveryRoll,
    RecoveryResolved,
    RecoveryOver,
}

impl Step {
    /// Whether it comes before the first turn.
    pub fn of_set_up(&self) -> bool {
        matches!(self, Step::MapRoll | Step::MapRolled | Step::Package | Step::Zone(_))
    }

    /// Whether it belongs to the procedure of an attack.
    pub fn of_attack(&self) -> bool {
        match self {
            Step::Targeted | Step::Declared | Step::Reply | Step::Replied | Step::Pools => true,
            Step::PowerAsked(_) | Step::PowerAdded(_) | Step::Roll | Step::Ties | Step::Tied => true,
            Step::Success | Step::Judged => true,
            Step::Text(_) | Step::TextDone(_) | Step::TextRead(_) | Step::Damage(_) | Step::NextCard(_) => true,
            Step::Resolved | Step::IntoCooldown | Step::Rage(_) | Step::DiceRemoved => true,
            Step::MapRoll | Step::MapRolled | Step::Package | Step::Zone(_) => false,
            Step::TurnStart | Step::TurnStartEffects | Step::TurnStartEnds => false,
            Step::Upkeep | Step::UpkeepEffects | Step::Gain | Step::Gained | Step::UpkeepEnds => false,
            Step::CombatBegins | Step::Combat | Step::CombatEnds | Step::MoveSpent => false,
            Step::Cooldown | Step::Fire | Step::Surge(_) | Step::CooldownEffects => false,
            Step::Drop | Step::CooldownEnds | Step::TurnEnd | Step::TurnEndEffects | Step::TurnEndEnds => false,
            Step::Over | Step::RageOwed(_) | Step::RageGained | Step::InstantText(..) | Step::InstantDone(..) => false,
            Step::TriggerText(..) | Step::TriggerDone(..) | Step::Switched => false,
            Step::RecoveryDeclared | Step::RecoveryPower | Step::RecoveryAdded => false,
            Step::RecoveryRoll | Step::RecoveryResolved | Step::RecoveryOver => false,
        }
    }
}

/// The windows, which bear their row's name, and the asks. Serialised names are load-bearing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    At(RowName),
    Gain,
    Combat,
    Reply,
    Power,
    Roll,
    /// A card's Rules Text, carried out by its player.
    Text(Key),
    /// A card's Damage Text, carried out by its player.
    Damage(Key),
    Rage,
    Hold(usize),
    MapRoll,
    Package,
    Zone,
}

/// A row's name as it stands in logs.
pub type RowName = std::borrow::Cow<'static, str>;

const fn row(id: RowId, rule: &'static str, mark: Mark) -> Row {
    Row { id, rule, mark, stop: Pause::Wanted }
}

const fn stop(id: RowId, rule: &'static str, mark: Mark) -> Row {
    Row { id, rule, mark, stop: Pause::Usual }
}

/// The chart, in the book's order (GR-RSP-S01 to S41): Actions can be answered as they begin and as they end
/// (GR-TRN-02, GR-RSP-01). The usual stops are where the reply is known and where
/// Successes are counted.
pub const CHART: [Row; 41] = [
    row("S01", "GR-RSP-S01", Mark::Always),
    row("S02", "GR-RSP-S02", Mark::Never),
    row("S03", "GR-RSP-S03", Mark::Always),
    row("S04", "GR-RSP-S04", Mark::Always),
    row("S05", "GR-RSP-S05", Mark::Never),
    row("S06", "GR-RSP-S06", Mark::Never),
    row("S07", "GR-RSP-S07", Mark::Always),
    row("S08", "GR-RSP-S08", Mark::Always),
    row("S09", "GR-RSP-S09", Mark::OnlyIf),
    row("S10", "GR-RSP-S10", Mark::Always),
    row("S11", "GR-RSP-S11", Mark::Never),
    row("S12", "GR-RSP-S12", Mark::Always),
    stop("S13", "GR-RSP-S13", Mark::OnlyIf),
    stop("S14", "GR-RSP-S14", Mark::OnlyIf),
    stop("S15", "GR-RSP-S15", Mark::OnlyIf),
    row("S16", "GR-RSP-S16", Mark::Always),
    row("S17", "GR-RSP-S17", Mark::OnlyIf),
    row("S18", "GR-RSP-S18", Mark::OnlyIf),
    row("S19", "GR-RSP-S19", Mark::OnlyIf),
    row("S20", "GR-RSP-S20", Mark::OnlyIf),
    stop("S21", "GR-RSP-S21", Mark::Always),
    row("S22", "GR-RSP-S22", Mark::Always),
    row("S23", "GR-RSP-S23", Mark::Always),
    row("S24", "GR-RSP-S24", Mark::Always),
    row("S25", "GR-RSP-S25", Mark::Always),
    row("S26", "GR-RSP-S26", Mark::Always),
    row("S27", "GR-RSP-S27", Mark::Always),
    row("S28", "GR-RSP-S28", Mark::OnlyIf),
    row("S29", "GR-RSP-S29", Mark::OnlyIf),
    row("S30", "GR-RSP-S30", Mark::OnlyIf),
    row("S31", "GR-RSP-S31", Mark::Always),
    row("S32", "GR-RSP-S32", Mark::OnlyIf),
    row("S33", "GR-RSP-S33", Mark::Always),
    row("S34", "GR-RSP-S34", Mark::Always),
    row("S35", "GR-RSP-S35", Mark::Always),
    row("S36", "GR-RSP-S36", Mark::Never),
    row("S37", "GR-RSP-S37", Mark::Never),
    row("S38", "GR-RSP-S38", Mark::Always),
    row("S39", "GR-RSP-S39", Mark::Always),
    row("S40", "GR-RSP-S40", Mark::Never),
    row("S41", "GR-RSP-S41", Mark::Always),
];

/// The row a step belongs to; none for what the book's chart does not list.
pub fn row_of(step: &Step) -> Option<RowId> {
    Some(match step {
        Step::TurnStart => "S01",
        Step::TurnStartEffects => "S02",
        Step::TurnStartEnds => "S03",
        Step::Upkeep => "S04",
        Step::UpkeepEffects => "S05",
        Step::Gain | Step::Gained => "S06",
        Step::UpkeepEnds => "S07",
        Step::CombatBegins => "S08",
        Step::MoveSpent => "S10",
        Step::Targeted => "S11",
        Step::Declared => "S12",
        Step::Replied => "S13",
        Step::Pools => "S16",
        Step::PowerAsked(Side::Attacker) | Step::PowerAdded(Side::Attacker) => "S17",
        Step::PowerAsked(Side::Defender) | Step::PowerAdded(Side::Defender) => "S18",
        Step::Roll => "S19",
        Step::Ties | Step::Tied => "S20",
        Step::Success | Step::Judged => "S21",
        Step::Text(_) | Step::TextDone(_) | Step::TextRead(_) => "S22",
        Step::Damage(_) | Step::NextCard(_) => "S23",
        Step::Resolved => "S24",
        Step::IntoCooldown => "S25",
        Step::Rage(_) | Step::RageOwed(_) | Step::RageGained => "S26",
        Step::DiceRemoved => "S27",
        Step::InstantText(..) | Step::InstantDone(..) => "S28",
        Step::TriggerText(..) | Step::TriggerDone(..) => "S29",
        Step::Switched => "S30",
        Step::RecoveryDeclared => "S31",
        Step::RecoveryPower | Step::RecoveryAdded => "S32",
        Step::RecoveryRoll | Step::RecoveryResolved => "S33",
        Step::CombatEnds => "S34",
        Step::Cooldown => "S35",
        Step::Fire | Step::Surge(_) | Step::CooldownEffects => "S36",
        Step::Drop => "S37",
        Step::CooldownEnds => "S38",
        Step::TurnEnd => "S39",
        Step::TurnEndEffects => "S40",
        Step::TurnEndEnds => "S41",
        // The book's chart begins with the first turn.
        Step::MapRoll | Step::MapRolled | Step::Package | Step::Zone(_) => return None,
        Step::Combat | Step::Reply | Step::Over | Step::RecoveryOver => return None,
    })
}

/// A window's or ask's name, as scenarios write it.
pub fn named(window: &Window) -> String {
    match window {
        Window::At(row) => row.to_string(),
        Window::Gain => "gain".into(),
        Window::Combat => "combat".into(),
        Window::Reply => "reply".into(),
        Window::Power => "power".into(),
        Window::Roll => "roll".into(),
        Window::Text(_) => "text".into(),
        Window::Damage(_) => "damage".into(),
        Window::Rage => "rage".into(),
        Window::Hold(_) => "hold".into(),
        Window::MapRoll => "map-roll".into(),
        Window::Package => "package".into(),
        Window::Zone => "zone".into(),
    }
}

/// Asks, with the rule that asks.
pub const ASKS: [(&str, &str); 12] = [
    ("map-roll", "GR-SET-21"),
    ("package", "GR-SET-26"),
    ("zone", "GR-SET-27"),
    ("gain", "GR-UPK-01"),
    ("combat", "GR-TRN-03"),
    ("reply", "GR-ATK-09"),
    ("power", "GR-DIE-06"),
    ("roll", "GR-DIE-17"),
    ("text", "GR-ATK-20"),
    ("damage", "GR-STA-21"),
    ("rage", "GR-RAG-01"),
    ("hold", "GR-TRM-12"),
];

/// The table options: where the book is silent or contradicts itself. The default of each field is the default
/// reading. Serialised names are load-bearing.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Variant {
    pub map_roll: bool,
    pub unmarked_steps_open_window: bool,
    pub window_before_reply: bool,
    pub priority_after_response: Priority,
    pub attack_die: i64,
    pub power_die: i64,
    pub defense_die: i64,
    pub set_aside_dice: SetAside,
    pub reroll_set_aside: Permission,
    pub requirement_lost: Lost,
    pub combo_range_check: RangeCheck,
    pub canceled_combo_card_die: CancelledDie,
    pub rage: RagePer,
    pub hands: Hands,
    pub buy_over_cap: OverCap,
    pub deactivate_as_response: bool,
    pub exit_plus_climb: ExitClimb,
    pub always_one_hex: bool,
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $first:ident, $($other:ident),+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { #[default] $first, $($other),+ }
    };
}
words!(/// Who has the word after a response (GR-AMB-12).
    Priority { NextPlayer, ActivePlayer });
words!(/// What a re-roll does to dice set aside before (GR-AMB-18).
    SetAside { Sticky, Recompute });
words!(/// Whether a die set aside may be re-rolled (GR-AMB-18).
    Permission { Allowed, NotAllowed });
words!(/// What a lost Requirement stops (GR-AMB-93).
    Lost { WholeCard, RulesTextOnly });
words!(/// Which Combo cards must reach at declaration (GR-AMB-15).
    RangeCheck { AllAtDeclaration, FirstOnly });
words!(/// Whether a Canceled Combo card still adds its die (GR-AMB-17).
    CancelledDie { Removed, Kept });
words!(/// How often one attack gives Rage (GR-AMB-25).
    RagePer { PerAttack, PerDamageInstance });
words!(/// Whether everybody may see every hand (GR-AMB-95).
    Hands { Open, Closed });
words!(/// Whether a seventh Power Die may be bought (GR-AMB-21).
    OverCap { Reject, AllowWaste });
words!(/// Whether a climb out of a slow hex is paid on top (GR-AMB-30).
    ExitClimb { Add, Max });

impl Default for Variant {
    fn default() -> Variant {
        Variant {
            map_roll: false,
            unmarked_steps_open_window: false,
            window_before_reply: true,
            priority_after_response: Priority::default(),
            attack_die: 12,
            power_die: 12,
            defense_die: 12,
            set_aside_dice: SetAside::default(),
            reroll_set_aside: Permission::default(),
            requirement_lost: Lost::default(),
            combo_range_check: RangeCheck::default(),
            canceled_combo_card_die: CancelledDie::default(),
            rage: RagePer::default(),
            hands: Hands::default(),
            buy_over_cap: OverCap::default(),
            deactivate_as_response: false,
            exit_plus_climb: ExitClimb::default(),
            always_one_hex: false,
        }
    }
}

const FACES: &[&str] = &["12", "6", "8", "10", "20"];

/// The table options as people switch them, the default value first.
pub const SWITCHES: [Switch; 18] = [
    Switch { option: "map_roll", values: &["no", "yes"], rule: "GR-SET-21" },
    Switch { option: "unmarked_steps_open_window", values: &["no", "yes"], rule: "GR-AMB-09" },
    Switch { option: "window_before_reply", values: &["yes", "no"], rule: "GR-AMB-10" },
    Switch { option: "priority_after_response", values: &["next_player", "active_player"], rule: "GR-AMB-12" },
    Switch { option: "attack_die", values: FACES, rule: "GR-AMB-06" },
    Switch { option: "power_die", values: FACES, rule: "GR-AMB-06" },
    Switch { option: "defense_die", values: FACES, rule: "GR-AMB-06" },
    Switch { option: "set_aside_dice", values: &["sticky", "recompute"], rule: "GR-AMB-18" },
    Switch { option: "reroll_set_aside", values: &["allowed", "not_allowed"], rule: "GR-AMB-18" },
    Switch { option: "requirement_lost", values: &["whole_card", "rules_text_only"], rule: "GR-AMB-93" },
    Switch { option: "combo_range_check", values: &["all_at_declaration", "first_only"], rule: "GR-AMB-15" },
    Switch { option: "canceled_combo_card_die", values: &["removed", "kept"], rule: "GR-AMB-17" },
    Switch { option: "rage", values: &["per_attack", "per_damage_instance"], rule: "GR-AMB-25" },
    Switch { option: "hands", values: &["open", "closed"], rule: "GR-AMB-95" },
    Switch { option: "buy_over_cap", values: &["reject", "allow_waste"], rule: "GR-AMB-21" },
    Switch { option: "deactivate_as_response", values: &["no", "yes"], rule: "GR-AMB-74" },
    Switch { option: "exit_plus_climb", values: &["add", "max"], rule: "GR-AMB-30" },
    Switch { option: "always_one_hex", values: &["no", "yes"], rule: "GR-AMB-36" },
];
