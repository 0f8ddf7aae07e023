//! An attack and its counter, step by step: both cards open at once, the attacker's half, the push, the target's half.
use super::attack::{Attack, Before, Laid, Outcome, Role, weapon_of};
use super::board::{Range, range};
use super::book::{Item, Weapon};
use super::chart::{EmptyHand, KillingPush, PushedOut, ShotReturns, Step, ThroughWalls, WastedShot, Window};
use super::facts::{Event, How, Why};
use super::known::{item, key_of};
use super::settle::{self, draw, enter, gain, spend, strike};
use super::turn::{ask, named_hands};
use super::{Crank, Reboot, Table};
use crate::fact::Fact;
use crate::frame::{Answers, Next};
use crate::ground::Way;
use crate::rule::{Reason, why};
use crate::seat::Seat;

/// What an unarmored attack does (RB-ATK-08).
const FIST: i64 = 1;

/// The attack under way; fight steps exist only while there is one, or somebody adjusted it away.
fn attack(table: &Table) -> Option<&Attack> {
    table.state.attack.as_deref()
}

/// What a side strikes with.
pub fn weapon(table: &Table, role: Role) -> Option<Weapon> {
    weapon_of(&attack(table)?.side(role).laid, |key| item(table, key))
}

/// Carries out a step of an attack.
pub fn step(crank: &mut Crank, step: Step) -> Next<Reboot> {
    let Some(now) = attack(&crank.table).cloned() else { return Next::Go(Step::TurnEnds) };
    // Whoever left in the middle of it ended it.
    let deserted = crank.table.gone(now.by) || crank.table.gone(now.target);
    match step {
        Step::Strike(_) | Step::Rolled(_) | Step::Hit(_) | Step::Hurt(_) | Step::Push(_) if deserted => {
            Next::Go(Step::AttackOver)
        }
        Step::Lay => lay(&crank.table, &now),
        Step::Opened => opened(crank, &now),
        Step::Strike(role) => begin(crank, &now, role),
        Step::Rolled(role) => rolled(crank, &now, role),
        Step::Hit(role) => hit(crank, &now, role),
        Step::Hurt(role) => hurt(crank, &now, role),
        Step::Push(role) => push(crank, &now, role),
        Step::Pushed(role) => pushed(crank, &now, role),
        Step::Spoils(role) => spoils(crank, &now, role),
        Step::Drawn(role) => drawn(&crank.table, &now, role),
        Step::Counter => counter(crank, &now),
        Step::AttackOver => over(crank, &now),
        other => unreachable!("{other:?} is no step of an attack"),
    }
}

/// Whoever leaves an attack ends it: what the other owed in it is owed no longer.
pub fn excuse(crank: &mut Crank, gone: Seat) {
    let fights = attack(&crank.table).is_some_and(|now| now.role(gone).is_some());
    let asks = [Window::Lay, Window::Roll, Window::Boost, Window::Absorb, Window::Push];
    if fights && crank.table.at().is_some_and(|at| asks.contains(at)) {
        crank.table.waiting().into_iter().for_each(|seat| crank.tell(Fact::Excused(seat)));
    }
}

/// Both choose in secret; who holds no card cannot answer (RB-ATK-01, RB-CTR-03, RB-AMB-09).
fn lay(table: &Table, now: &Attack) -> Next<Reboot> {
    Next::Ask(Window::Lay, layers(table, now), Answers::Sealed, Some(Step::Opened))
}

/// Who lays something in an attack.
pub fn layers(table: &Table, now: &Attack) -> Vec<Seat> {
    let answers = table.state.roborg(now.target).cards > 0 || table.variant.empty_hand == EmptyHand::Both;
    if answers { vec![now.by, now.target] } else { vec![now.by] }
}

/// Both cards are open; the attacker strikes first (RB-ATK-03).
fn opened(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    let target = crank.table.state.roborg(now.target);
    let (energy, broken, at, shield) = (target.energy, target.broken, target.at, target.shield.clone());
    let before = Before { energy, broken, at, shield, distance: now.distance };
    crank.event(Event::Before(before));
    let gone = crank.table.gone(now.by) || crank.table.gone(now.target);
    if gone || now.attack.laid == Laid::Nothing {
        return Next::Go(Step::AttackOver);
    }
    Next::Go(Step::Strike(Role::Attack))
}

/// A ranged card leaves the hand as it is used; an unarmored attack needs no die (RB-ATK-08, RB-ATK-14).
fn begin(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let seat = now.striker(role);
    if let Laid::Ranged(card) = &now.side(role).laid {
        spend(crank, seat, Some(card));
        crank.event(Event::Used { role, used: true });
    }
    match (&now.side(role).laid, weapon(&crank.table, role)) {
        (Laid::Unarmored, _) => {
            crank.event(Event::Result { role, result: Outcome::Hit });
            Next::Go(Step::Hit(role))
        }
        (_, Some(_)) => ask(Window::Roll, seat, Step::Rolled(role)),
        (_, None) => miss(crank, role, Outcome::Missed),
    }
}

/// The die against the card's number; ENERGY may help a failed one (RB-ATK-04, RB-ATK-06).
fn rolled(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let (side, seat) = (now.side(role), now.striker(role));
    let need = weapon(&crank.table, role).map_or(0, |weapon| weapon.need);
    match side.score() {
        Some(score) if score >= need => {
            crank.event(Event::Result { role, result: Outcome::Hit });
            Next::Go(Step::Hit(role))
        }
        Some(_) if side.result == Outcome::Pending && crank.table.state.roborg(seat).cards > 0 => {
            ask(Window::Boost, seat, Step::Rolled(role))
        }
        Some(_) | None => miss(crank, role, Outcome::Missed),
    }
}

/// The half is over without a hit; the card goes where it goes (RB-CRD-02, RB-CRD-03, RB-AMB-22).
fn miss(crank: &mut Crank, role: Role, result: Outcome) -> Next<Reboot> {
    crank.event(Event::Result { role, result });
    put_away(crank, role);
    Next::Go(if role == Role::Attack { Step::Counter } else { Step::AttackOver })
}

/// A used shot goes under the item deck, or back to hand: a reusable one that hit, any that hit where the table reads
/// it so (RB-CRD-02, RB-CRD-03, RB-AMB-04), a wasted one where it stays in hand (RB-AMB-22).
pub fn put_away(crank: &mut Crank, role: Role) {
    let Some(now) = attack(&crank.table).cloned() else { return };
    let side = now.side(role);
    let Laid::Ranged(card) = &side.laid else { return };
    if !side.used {
        return;
    }
    let back = match side.result {
        Outcome::Hit => returns(&crank.table, role),
        Outcome::OutOfRange => crank.table.variant.wasted_shot == WastedShot::Hand,
        Outcome::Pending | Outcome::Missed => false,
    };
    crank.event(Event::Used { role, used: false });
    let seat = now.striker(role);
    if back && !crank.table.gone(seat) {
        draw(crank, seat, 1);
        if named_hands(&crank.table) {
            let cards = crank.table.state.roborg(seat).named.iter().chain([card]).cloned().collect();
            crank.event(Event::Named { seat, cards });
        }
    } else {
        crank.event(Event::Under(card.clone()));
    }
}

/// Whether a shot that hits comes back to hand (RB-CRD-03, RB-AMB-04).
fn returns(table: &Table, role: Role) -> bool {
    let reusable = weapon(table, role).is_some_and(|weapon| weapon.reusable);
    reusable || table.variant.shot_returns == ShotReturns::Every
}

/// The damage of a hit: the card's, doubled by a die that fell on 6 (RB-ATK-04, RB-ATK-07); 1 unarmored (RB-ATK-08).
pub fn damage(table: &Table, role: Role) -> i64 {
    let Some(now) = attack(table) else { return 0 };
    let times = if now.side(role).critical() { 2 } else { 1 };
    match &now.side(role).laid {
        Laid::Unarmored => FIST,
        _ => weapon(table, role).map_or(0, |weapon| weapon.damage * times),
    }
}

/// What a shield can still take (RB-SHD-04).
pub fn shield_left(table: &Table, seat: Seat) -> i64 {
    let roborg = table.state.roborg(seat);
    match roborg.shield.as_ref().and_then(|key| item(table, key)) {
        Some(Item::Shield { value }) => (value - roborg.broken).max(0),
        _ => 0,
    }
}

/// Who wears a shield says how much of the damage it takes (RB-SHD-02).
fn hit(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    put_away(crank, role);
    let struck = now.struck(role);
    match shield_left(&crank.table, struck) > 0 && damage(&crank.table, role) > 0 {
        true => ask(Window::Absorb, struck, Step::Hurt(role)),
        false => Next::Go(Step::Hurt(role)),
    }
}

/// The shield's share breaks it (RB-SHD-03), the rest is ENERGY; death ends the attack where it stands (RB-AMB-19).
fn hurt(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let struck = now.struck(role);
    let loss = loss(&crank.table, role);
    if is_pushed_dying(&crank.table, role) {
        match now.side(role).way.or(range(&crank.table, now.striker(role), struck).way) {
            Some(way) => push_the_dying(crank, struck, way),
            // The same step comes again once the way is said.
            None => return ask(Window::Push, now.striker(role), Step::Hurt(role)),
        }
    }
    if now.side(role).absorbed > 0 {
        let to = crank.table.state.roborg(struck).broken + now.side(role).absorbed;
        crank.event(Event::Broken { seat: struck, to });
        break_if_full(crank, struck);
    }
    if strike(crank, role, loss) {
        return Next::Go(Step::Spoils(role));
    }
    match now.side(role).laid {
        // RB-ATK-05: a weapon pushes whom it hits, bare hands do not (RB-ATK-08).
        Laid::Melee(_) | Laid::Ranged(_) => Next::Go(Step::Push(role)),
        Laid::Nothing | Laid::Unarmored | Laid::Energy(_) => Next::Go(Step::Pushed(role)),
    }
}

// What the shield does not take.
fn loss(table: &Table, role: Role) -> i64 {
    let absorbed = attack(table).map_or(0, |now| now.side(role).absorbed);
    (damage(table, role) - absorbed).max(0)
}

/// Whether a weapon's blow kills where the table lets the dying be pushed (RB-AMB-19).
pub fn is_pushed_dying(table: &Table, role: Role) -> bool {
    let Some(now) = attack(table) else { return false };
    let struck = table.state.roborg(now.struck(role));
    let fatal = settle::is_fatal(&table.variant, struck.energy - loss(table, role));
    let moves = table.variant.board && struck.at.is_some() && weapon(table, role).is_some();
    fatal && moves && table.variant.killing_push == KillingPush::Yes
}

// It dies a step further on; what it would enter costs nobody anything any more.
fn push_the_dying(crank: &mut Crank, struck: Seat, way: Way) {
    let Some(at) = crank.table.state.roborg(struck).at else { return };
    if !crank.table.state.blocked(at, way) {
        crank.event(Event::Stands { seat: struck, at: Some(at.beside(way)), how: How::Pushed });
    }
}

/// A shield with as many Broken Armor tokens as its value leaves, under the item deck (RB-SHD-03).
pub fn break_if_full(crank: &mut Crank, seat: Seat) {
    let roborg = crank.table.state.roborg(seat);
    let Some(shield) = roborg.shield.clone() else { return };
    let value = match item(&crank.table, &shield) {
        Some(Item::Shield { value }) => value,
        _ => return,
    };
    if roborg.broken >= value {
        crank.event(Event::Shield { seat, item: None });
        crank.event(Event::Under(shield));
    }
}

/// The push: along the attack, or as the attacker says where there is no line (RB-KB-01, RB-KB-02).
fn push(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let (by, struck) = (now.striker(role), now.struck(role));
    let way = range(&crank.table, by, struck).way;
    let kept = crank.table.variant.board && crank.table.state.roborg(struck).at.is_some();
    match way {
        Some(way) if kept => {
            shove(crank, struck, way);
            Next::Go(Step::Pushed(role))
        }
        _ => ask(Window::Push, by, Step::Pushed(role)),
    }
}

/// One space that way; a wall or the border stops it (RB-KB-03), a revealed disaster costs its total (RB-KB-04).
pub fn shove(crank: &mut Crank, seat: Seat, way: Way) {
    let Some(at) = crank.table.state.roborg(seat).at else { return };
    match crank.table.state.blocked(at, way) {
        true => crank.event(Event::Held(seat)),
        false => enter(crank, seat, at.beside(way), How::Pushed),
    }
}

fn pushed(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    match role {
        Role::Attack => {
            take_back_if_out(crank, now);
            Next::Go(Step::Counter)
        }
        Role::Counter => Next::Go(Step::AttackOver),
    }
}

/// The other reading of "counts as missed": the hit is taken back where it pushed the counter out of range (RB-AMB-06).
fn take_back_if_out(crank: &mut Crank, now: &Attack) {
    let takes_back = crank.table.variant.pushed_out == PushedOut::AttackMisses;
    let Some(before) = now.before.clone().filter(|_| takes_back && now.attack.result == Outcome::Hit) else { return };
    let strikes = matches!(now.counter.laid, Laid::Melee(_) | Laid::Ranged(_) | Laid::Unarmored);
    if crank.table.gone(now.target) || !strikes || out_of_range(&crank.table, Role::Counter).is_empty() {
        return;
    }
    crank.event(Event::Result { role: Role::Attack, result: Outcome::Missed });
    stand_as_before(crank, now, before);
    // A shot that came back for the hit is used up after all (RB-CRD-03).
    if let Laid::Ranged(card) = &now.attack.laid
        && returns(&crank.table, Role::Attack)
    {
        spend(crank, now.by, Some(card));
        crank.event(Event::Under(card.clone()));
    }
}

fn stand_as_before(crank: &mut Crank, now: &Attack, before: Before) {
    let (seat, roborg) = (now.target, crank.table.state.roborg(now.target).clone());
    crank.event(Event::Energy { seat, from: roborg.energy, to: before.energy, why: Why::TakenBack });
    crank.event(Event::Stands { seat, at: before.at, how: How::Set });
    crank.event(Event::Distance { distance: before.distance, walled: now.walled });
    if roborg.shield.is_none()
        && let Some(shield) = before.shield
    {
        crank.event(Event::Back(shield.clone()));
        crank.event(Event::Shield { seat, item: Some(shield) });
    }
    if crank.table.state.roborg(seat).broken != before.broken {
        crank.event(Event::Broken { seat, to: before.broken });
    }
}

/// The token of the fallen lies where its killer stands: it may be taken at once (RB-END-04).
fn spoils(crank: &mut Crank, now: &Attack, role: Role) -> Next<Reboot> {
    let by = now.striker(role);
    match now.spoils && !crank.table.gone(by) {
        true => {
            crank.event(Event::Spoils(false));
            ask(Window::Spoils, by, Step::AttackOver)
        }
        false => Next::Go(Step::AttackOver),
    }
}

/// Equipment that the token brought is put on at once, though the turn is over (RB-CRD-01).
fn drawn(table: &Table, now: &Attack, role: Role) -> Next<Reboot> {
    let by = now.striker(role);
    let holds = !table.gone(by) && table.state.roborg(by).cards > 0;
    if holds { ask(Window::Drawn, by, Step::AttackOver) } else { Next::Go(Step::AttackOver) }
}

/// The target's half, if it lives: ENERGY is gained (RB-CTR-02), a weapon strikes if it still reaches (RB-CTR-01).
fn counter(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    // RB-ATK-12: who is destroyed strikes no more.
    if crank.table.gone(now.target) || crank.table.gone(now.by) {
        return Next::Go(Step::AttackOver);
    }
    match &now.counter.laid {
        Laid::Nothing => Next::Go(Step::AttackOver),
        Laid::Energy(value) => {
            let card = key_of(&crank.table, Item::Energy { value: *value });
            spend(crank, now.target, Some(&card));
            gain(crank, now.target, *value, Why::Answer);
            crank.event(Event::Under(card));
            Next::Go(Step::AttackOver)
        }
        Laid::Unarmored | Laid::Melee(_) | Laid::Ranged(_) => {
            match out_of_range(&crank.table, Role::Counter).is_empty() {
                true => Next::Go(Step::Strike(Role::Counter)),
                // RB-CTR-04: it counts as missed, and a shot is used up.
                false => waste(crank, now),
            }
        }
    }
}

fn waste(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    if let Laid::Ranged(card) = &now.counter.laid {
        spend(crank, now.target, Some(card));
        crank.event(Event::Used { role: Role::Counter, used: true });
    }
    miss(crank, Role::Counter, Outcome::OutOfRange)
}

/// What keeps a side's laid weapon from reaching now.
pub fn out_of_range(table: &Table, role: Role) -> Vec<Reason> {
    let Some(now) = attack(table) else { return Vec::new() };
    let (from, to) = (now.striker(role), now.struck(role));
    match &now.side(role).laid {
        Laid::Unarmored => fist_reaches(table, from, to),
        Laid::Melee(key) | Laid::Ranged(key) => {
            item(table, key).map(|item| reaches(table, item, from, to)).unwrap_or_default()
        }
        Laid::Nothing | Laid::Energy(_) => Vec::new(),
    }
}

/// What keeps an item from striking a target now.
pub fn reaches(table: &Table, item: Item, from: Seat, to: Seat) -> Vec<Reason> {
    short_of(table, item, range(table, from, to))
}

/// What keeps bare hands from a target now.
pub fn fist_reaches(table: &Table, from: Seat, to: Seat) -> Vec<Reason> {
    fist_short_of(range(table, from, to))
}

/// A weapon falls short by its range (RB-ATK-13) or at a wall it does not pierce (RB-ATK-11); every shot pierces where the
/// table reads it so (RB-AMB-05). Roborgs are never in the way.
pub fn short_of(table: &Table, item: Item, range: Range) -> Vec<Reason> {
    let Some(weapon) = item.weapon() else { return Vec::new() };
    let mut reasons = too_far(range, weapon.reach);
    let every = table.variant.through_walls == ThroughWalls::Every && matches!(item, Item::Ranged(_));
    let pierces = weapon.piercing || every;
    if range.walled && !pierces {
        reasons.push(why("wall-between", "RB-ATK-11"));
    }
    reasons
}

/// RB-ATK-13: beyond a reach, or on no line at all.
pub fn too_far(range: Range, reach: i64) -> Vec<Reason> {
    match range.distance {
        None => vec![why("not-in-line", "RB-ATK-13")],
        Some(distance) if distance > reach => {
            vec![why("out-of-range", "RB-ATK-13").with("reach", reach).with("distance", distance)]
        }
        Some(_) => Vec::new(),
    }
}

/// Bare hands reach nobody but on the same space (RB-ATK-08).
pub fn fist_short_of(range: Range) -> Vec<Reason> {
    match range.distance {
        Some(0) => Vec::new(),
        _ => vec![why("unarmored-same-space", "RB-ATK-08")],
    }
}

/// The attack ends, and with it the turn (RB-ACT-03, RB-ATK-15).
fn over(crank: &mut Crank, now: &Attack) -> Next<Reboot> {
    [Role::Attack, Role::Counter].into_iter().for_each(|role| put_away(crank, role));
    crank.event(Event::AttackOver);
    if now.by == crank.table.state.turn {
        crank.event(Event::Fought(Some(now.by)));
    }
    Next::Go(Step::TurnEnds)
}

/// Cards a killer takes from the discard pile at once (RB-END-04).
pub fn loot(crank: &mut Crank, seat: Seat) {
    if let Some(at) = crank.table.state.roborg(seat).at {
        crank.event(Event::Token { at, token: None });
    }
    settle::draw_discarded(crank, seat);
    // What it brings may be refused, other than what a search brought (RB-CRD-01, RB-FRE-04).
    crank.event(Event::Bound(false));
}

/// ENERGY cards added to a failed die (RB-ATK-06).
pub fn boost(crank: &mut Crank, seat: Seat, count: i64) {
    let Some((role, before)) = attack(&crank.table).and_then(|now| {
        let role = now.role(seat)?;
        Some((role, now.side(role).boost))
    }) else {
        return;
    };
    crank.event(Event::Boosted { role, by: before + count });
    settle::spend_boost(crank, seat, count);
}
