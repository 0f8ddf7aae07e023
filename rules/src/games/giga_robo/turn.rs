//! The phases of a turn, step by step, as the timing chart lists them. The attack's own steps stand in `fight.rs`.
use super::chart::{Step, Window};
use super::facts::{Event, Why};
use super::settle::{Came, Source, cool, damage, drop_meter, gain_control, unmarked, window};
use super::state::{Ill, Phase, Robot};
use super::{Crank, GigaRobo, Table, mods, recovery};
use crate::frame::{Answers, Ending, Next, Outcome};
use crate::seat::Seat;

/// Carries out a phase's step.
pub fn step(crank: &mut Crank, step: Step) -> Next<GigaRobo> {
    let turn = crank.table.state.turn;
    let ask = |window: Window, then: Step| Next::Ask(window, vec![turn], Answers::Open, Some(then));
    match step {
        Step::TurnStart => {
            begin(crank, Phase::TurnStart);
            // GR-MOV-02: a turn put back to its start has its movement again, and its Triggers.
            if begun(&crank.table) {
                crank.event(Event::TurnAfresh);
            }
            window(crank, "S01", Step::TurnStartEffects)
        }
        Step::TurnStartEffects => {
            // GR-TRN-05: what a pilot gains whenever the turn starts.
            let more = mods::turn_start_power(&crank.table, turn);
            if more > 0 {
                gain_control(crank, turn, more, Why::Power);
            }
            unmarked(crank, "S02", Step::TurnStartEnds)
        }
        Step::TurnStartEnds => window(crank, "S03", Step::Upkeep),
        Step::Upkeep => {
            begin(crank, Phase::Upkeep);
            window(crank, "S04", Step::UpkeepEffects)
        }
        Step::UpkeepEffects => unmarked(crank, "S05", Step::Gain),
        Step::Gain => ask(Window::Gain, Step::Gained),
        Step::Gained => unmarked(crank, "S06", Step::UpkeepEnds),
        Step::UpkeepEnds => window(crank, "S07", Step::CombatBegins),
        Step::CombatBegins => {
            begin(crank, Phase::Combat);
            window(crank, "S08", Step::Combat)
        }
        Step::Combat => {
            begin(crank, Phase::Combat);
            ask(Window::Combat, Step::Combat)
        }
        Step::CombatEnds => window(crank, "S34", Step::Cooldown),
        Step::Cooldown => {
            begin(crank, Phase::Cooldown);
            window(crank, "S35", Step::Fire)
        }
        Step::Fire => burn(crank, turn),
        Step::Surge(slot) => surge(crank, turn, slot),
        Step::CooldownEffects => unmarked(crank, "S36", Step::Drop),
        Step::Drop => {
            drop_meter(crank, turn);
            unmarked(crank, "S37", Step::CooldownEnds)
        }
        Step::CooldownEnds => window(crank, "S38", Step::TurnEnd),
        Step::TurnEnd => {
            begin(crank, Phase::TurnEnd);
            window(crank, "S39", Step::TurnEndEffects)
        }
        Step::TurnEndEffects => unmarked(crank, "S40", Step::TurnEndEnds),
        Step::TurnEndEnds => window(crank, "S41", Step::Over),
        Step::Over => over(crank, turn),
        Step::MoveSpent => {
            // Distances, levels and Cover said before no longer hold, nor what was said while the movement waited to be spent.
            let state = &crank.table.state;
            if !state.said.is_empty() || !state.grounds.is_empty() {
                crank.event(Event::Displaced);
            }
            window(crank, "S10", None)
        }
        Step::RageOwed(seat) => Next::Ask(Window::Rage, vec![seat], Answers::Open, Some(Step::RageGained)),
        Step::RageGained => window(crank, "S26", None),
        Step::InstantText(by, card) => {
            Next::Ask(Window::Text(card.clone()), vec![by], Answers::Open, Some(Step::InstantText(by, card)))
        }
        Step::InstantDone(by, card) => {
            cool(crank, by, &card, Came::Resolved);
            window(crank, "S28", None)
        }
        Step::TriggerText(by, thing) => {
            Next::Ask(Window::Text(thing.clone()), vec![by], Answers::Open, Some(Step::TriggerText(by, thing)))
        }
        Step::TriggerDone(..) => window(crank, "S29", None),
        Step::Switched => window(crank, "S30", None),
        Step::RecoveryDeclared
        | Step::RecoveryPower
        | Step::RecoveryAdded
        | Step::RecoveryRoll
        | Step::RecoveryResolved
        | Step::RecoveryOver => recovery::step(crank, step),
        other => unreachable!("{other:?} is a step of an attack"),
    }
}

/// Whether something of this turn holds still.
fn begun(table: &Table) -> bool {
    let held = |robot: &Robot| !robot.lasting.is_empty() || robot.abilities.values().any(|lit| lit.used);
    table.state.moved || table.state.robots.iter().any(held)
}

fn begin(crank: &mut Crank, phase: Phase) {
    if crank.table.state.phase != phase {
        crank.event(Event::PhaseBegan(phase));
    }
}

/// Fire burns as one lump before the Slots drop (GR-CDN-05, GR-TRM-06, GR-TRM-07, GR-AMB-05, GR-AMB-59); it is Received
/// (GR-RAG-03).
fn burn(crank: &mut Crank, turn: Seat) -> Next<GigaRobo> {
    let fire = crank.table.state.robot(turn).ills(Ill::Fire);
    if fire > 0 {
        damage(crank, turn, fire, Source::Received, Why::Fire);
    }
    Next::Go(Step::Surge(3))
}

/// Each Surge holds one card of its Slot; with more cards than Surges the owner picks (GR-TRM-10, GR-TRM-12,
/// GR-AMB-02), with no more all stay (GR-TRM-13), and tokens never do (GR-TRM-14). Both are counted now (GR-AMB-58).
fn surge(crank: &mut Crank, turn: Seat, slot: usize) -> Next<GigaRobo> {
    let then = if slot == 1 { Step::CooldownEffects } else { Step::Surge(slot - 1) };
    let robot = crank.table.state.robot(turn);
    let surges = robot.trauma[slot - 1].surge as usize;
    let cards = robot.lying(|place| place.slot() == Some(slot));
    if surges == 0 || cards.is_empty() {
        return Next::Go(then);
    }
    if surges >= cards.len() {
        crank.event(Event::Held { seat: turn, cards });
        return Next::Go(then);
    }
    Next::Ask(Window::Hold(slot), vec![turn], Answers::Open, Some(then))
}

/// Defeat is tested once, for all Robots together, when a turn has ended and never within it (GR-WIN-01,
/// GR-WIN-02, GR-WIN-03, GR-WIN-04, GR-AMB-60).
fn over(crank: &mut Crank, turn: Seat) -> Next<GigaRobo> {
    let by = Ending::Rules;
    let living = crank.table.living();
    // Nobody loses by an Armor that nobody knows yet.
    let stands = |robot: &Robot| robot.armor > 0 || robot.stats.max_armor == 0;
    let up: Vec<Seat> = living.iter().copied().filter(|seat| stands(crank.table.state.robot(*seat))).collect();
    if up.is_empty() {
        return Next::End(Outcome::Drawn { by });
    }
    if up.len() < living.len() {
        return Next::End(Outcome::Won { seats: up, by });
    }
    let order = crank.table.state.order_from(turn);
    let next = order.into_iter().skip(1).find(|seat| living.contains(seat)).unwrap_or(turn);
    crank.event(Event::TurnBegan(next));
    Next::Go(Step::TurnStart)
}
