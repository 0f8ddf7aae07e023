//! What numbers do: Spirit, Power Tokens, damage, cards and trauma in the Meter. Automated text and effects entered
//! by hand come through the same functions.
use super::chart::{RagePer, Step, Window};
use super::facts::{Event, MANY, Why};
use super::state::{Ill, Place, Trauma};
use super::{Crank, GigaRobo, Table, mods};
use crate::frame::{Closes, Frame, Next};
use crate::seat::Seat;
use crate::setup::Key;

/// Whose doing damage is, for Rage.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Source {
    /// Inflicted by this seat (GR-DMG-01).
    Inflicted(Seat),
    /// Received: no Rage (GR-DMG-02, GR-RAG-03).
    Received,
}

/// What a gain of Fighting Spirit really brings (GR-UPK-04, GR-AMB-77).
pub fn spirit_gain(table: &Table, seat: Seat, amount: i64) -> i64 {
    let robot = table.state.robot(seat);
    let gain = (amount - robot.ills(Ill::Panic)).max(0);
    gain.min((robot.stats.max_spirit - robot.spirit).max(0))
}

/// Gains Fighting Spirit: less 1 for each Panic, never under 0, then up to the maximum (GR-UPK-04, GR-AMB-77).
pub fn gain_spirit(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    let from = crank.table.state.robot(seat).spirit;
    let to = from + spirit_gain(&crank.table, seat, amount);
    crank.event(Event::Spirit { seat, from, to, lost: amount - (to - from), why });
}

/// Pays or loses Fighting Spirit; an overruled payment takes what is there.
pub fn lose_spirit(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    let from = crank.table.state.robot(seat).spirit;
    let to = (from - amount).max(0);
    crank.event(Event::Spirit { seat, from, to, lost: amount - (from - to), why });
}

/// The most Power Tokens a seat may have (GR-PWR-03, GR-UPK-03).
pub const TOKENS: i64 = 6;

/// Gains Power Tokens, as many as fit beside those on Abilities (GR-PWR-03, GR-PWR-04, GR-AMB-79); Panic leaves them
/// alone (GR-TRM-09).
pub fn gain_control(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    let from = crank.table.state.robot(seat).control;
    let to = from + amount.min(mods::token_room(&crank.table, seat));
    crank.event(Event::Control { seat, from, to, lost: amount - (to - from), why });
}

/// Spends or loses Power Tokens out of Power Token Control (GR-STA-12); they may be gained again (GR-PWR-08).
pub fn lose_control(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    let from = crank.table.state.robot(seat).control;
    let to = (from - amount).max(0);
    crank.event(Event::Control { seat, from, to, lost: amount - (from - to), why });
}

/// The one way Armor goes down by the rules: an Active Barrier first, then Armor, then who is owed Rage.
pub fn damage(crank: &mut Crank, seat: Seat, amount: i64, source: Source, why: Why) {
    let mut rest = amount.max(0);
    if rest > 0 && crank.table.state.robot(seat).barrier {
        // GR-BAR-03, GR-BAR-04, GR-DMG-03: any source, Fire too (GR-AMB-04), 3 less, and the Barrier goes (GR-BAR-05).
        let took = rest.min(3);
        rest -= took;
        crank.event(Event::BarrierSpent { seat, took });
    }
    // GR-RAG-02, GR-ATK-24, GR-FAQ-05: nothing got through, so there is no Rage either.
    if rest == 0 {
        return;
    }
    let from = crank.table.state.robot(seat).armor;
    // GR-STA-07, GR-AMB-76: the track ends at 0.
    crank.event(Event::Armor { seat, from, to: (from - rest).max(0), why });
    if let Source::Inflicted(by) = source
        && by != seat
    {
        owe_rage(crank, seat);
    }
}

/// One Rage per attack for each seat hurt in it, or one per damage where the table plays it so (GR-RAG-07, GR-AMB-25);
/// none for what one does to oneself (GR-RAG-04).
fn owe_rage(crank: &mut Crank, seat: Seat) {
    let per_attack = crank.table.variant.rage == RagePer::PerAttack;
    match &crank.table.state.attack {
        Some(attack) if !attack.raged && per_attack && attack.hurt.contains(&seat) => {}
        Some(attack) if !attack.raged => crank.event(Event::Hurt(seat)),
        // GR-AMB-27: right after the effect has resolved; a debt, not a frame.
        Some(_) | None => crank.event(Event::Owed(seat)),
    }
}

/// Repairs Armor up to its maximum (GR-DMG-04).
pub fn repair(crank: &mut Crank, seat: Seat, amount: i64, why: Why) {
    let robot = crank.table.state.robot(seat);
    let (from, max) = (robot.armor, robot.stats.max_armor);
    crank.event(Event::Armor { seat, from, to: (from + amount).min(max), why });
}

/// Pays a card's cost, `x` where it is printed as X, and lays it out as played (GR-RSP-14, GR-ATK-08);
/// a Cancel gives nothing back (GR-RSP-08, GR-AMB-11).
pub fn pay(crank: &mut Crank, seat: Seat, card: &Key, x: i64) {
    let printed = crank.table.book.0.cards.get(card);
    let (cost, power) = printed.map_or((0, 0), |printed| {
        (mods::cost(&crank.table, seat, printed, x), if printed.power_is_x { x } else { printed.power_cost })
    });
    if cost > 0 {
        lose_spirit(crank, seat, cost, Why::Cost(card.clone()));
    }
    if power > 0 {
        lose_control(crank, seat, power, Why::Cost(card.clone()));
    }
    if crank.table.state.robot(seat).discount > 0 {
        crank.event(Event::Discounted { seat, amount: 0 });
    }
    crank.event(Event::Placed { seat, card: card.clone(), to: Place::Played });
}

/// Whether a card that is cooled down stays in force.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Came {
    /// It resolved: Activated if it says so (GR-ATK-23).
    Resolved,
    /// It failed or was Canceled: Deactivated (GR-CDN-12, GR-CXL-02).
    Spent,
}

/// A played card goes to its Slot, or back to hand without a Cooldown Value (GR-CDN-01, GR-CDN-02, GR-CDN-08,
/// GR-CXL-08, GR-AMB-13). One that came in upright is Activated from then on (GR-AMB-83).
pub fn cool(crank: &mut Crank, seat: Seat, key: &Key, came: Came) {
    let Some(card) = crank.table.book.0.cards.get(key) else { return };
    let to = Place::in_slot(card.cooldown, card.activated && came == Came::Resolved);
    crank.event(Event::Placed { seat, card: key.clone(), to });
}

/// Puts Trauma Tokens into Slot 3 (GR-TRM-01); they are no damage and give no Rage (GR-AMB-86).
pub fn afflict(crank: &mut Crank, seat: Seat, ill: Ill, count: i64) {
    let mut slots = crank.table.state.robot(seat).trauma;
    let there = slots[2].count_mut(ill);
    *there = (*there + count).clamp(0, MANY);
    crank.event(Event::TraumaSet { seat, slots });
}

/// Everything in the Meter drops one Slot, but for held cards (GR-CDN-03, GR-CDN-04, GR-CDN-06, GR-TRM-02,
/// GR-TRM-11); what stands upright stays so (GR-CDN-11).
pub fn drop_meter(crank: &mut Crank, seat: Seat) {
    let robot = crank.table.state.robot(seat).clone();
    for (card, place) in &robot.cards {
        let Some(slot) = place.slot() else { continue };
        if !robot.held.contains(card) {
            let to = Place::in_slot(slot - 1, place.upright() && slot > 1);
            crank.event(Event::Placed { seat, card: card.clone(), to });
        }
    }
    let [_, second, third] = robot.trauma;
    if robot.trauma != [Trauma::default(); 3] {
        crank.event(Event::TraumaSet { seat, slots: [second, third, Trauma::default()] });
    }
    if !robot.held.is_empty() {
        crank.event(Event::Held { seat, cards: Vec::new() });
    }
}

/// Opens the window of a row for everybody, the Active player first (GR-RSP-03).
pub fn window(crank: &Crank, row: &'static str, then: impl Into<Option<Step>>) -> Next<GigaRobo> {
    let order = crank.table.state.order();
    Next::Open(Window::At(row.into()), order, Closes::AllPassInSuccession, then.into())
}

/// Opens the window of a row the book's chart leaves unmarked, where the table plays it so (GR-AMB-09).
pub fn unmarked(crank: &Crank, row: &'static str, then: Step) -> Next<GigaRobo> {
    if crank.table.variant.unmarked_steps_open_window { window(crank, row, then) } else { Next::Go(then) }
}

/// Turns the oldest Rage debt into a call once the effect is carried out to its end (GR-AMB-27) and no attack collects
/// it.
pub fn settle(crank: &mut Crank) {
    let state = &crank.table.state;
    let collects = state.attack.as_deref().is_some_and(|attack| !attack.raged);
    let ready = matches!(crank.table.frames.last(), Some(Frame::Step(_)))
        && !crank.table.frames.iter().any(carries_out)
        && !collects;
    if let (Some(seat), true) = (state.owed.first().copied(), ready) {
        crank.event(Event::Collected);
        crank.call(Step::RageOwed(seat));
    }
}

/// Whether a frame is a text that is being carried out by itself.
fn carries_out(frame: &Frame<GigaRobo>) -> bool {
    matches!(frame, Frame::Step(Step::InstantText(..) | Step::TriggerText(..)))
}

/// After a landing: played cards to their Slots, attack over, debts cleared, and whose turn it is.
pub fn tidy(crank: &mut Crank, turn: Seat) {
    for seat in crank.table.seats() {
        for card in crank.table.state.robot(seat).lying(|place| place == Place::Played) {
            cool(crank, seat, &card, Came::Spent);
        }
        if !crank.table.state.robot(seat).held.is_empty() {
            crank.event(Event::Held { seat, cards: Vec::new() });
        }
    }
    if crank.table.state.attack.is_some() {
        crank.event(Event::AttackOver);
    }
    while crank.table.state.recovery().is_some() {
        crank.event(Event::RecoveryOver);
    }
    while !crank.table.state.owed.is_empty() {
        crank.event(Event::Collected);
    }
    crank.event(Event::TurnSet(turn));
}
