//! How events change the state. Folding is total: it assigns and clamps, and knows no rule.
use super::super::attack::{Attack, Cover, Die, Judged, Pool, Reply};
use super::super::state::{Ground, Recovery, Said, SetUp, State};
use super::{Event, MANY};
use crate::seat::Seat;
use crate::setup::Key;

/// Applies one event.
pub fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::TurnBegan(seat) => {
            state.turn = *seat;
            state.turns = state.turns.saturating_add(1);
            afresh(state);
            state.set_up = None;
        }
        Event::TurnSet(seat) => {
            if state.turn != *seat {
                afresh(state);
            }
            state.set_up = None;
            state.turns = state.turns.max(1);
            state.turn = *seat;
        }
        Event::TurnAfresh => afresh(state),
        Event::MapRolling(_) | Event::MapRolled { .. } | Event::MapWon(_) | Event::Packaged { .. } => {
            evolve_set_up(state.set_up.get_or_insert_default(), event);
        }
        Event::PhaseBegan(phase) => state.phase = *phase,
        Event::Moved(cost) => {
            state.moved = true;
            state.path_cost = *cost;
        }
        Event::Displaced => {
            state.said.clear();
            state.grounds.clear();
        }
        Event::RecoveryBegan { .. }
        | Event::RecoveryBought(_)
        | Event::RecoveryRolled(_)
        | Event::RecoveryFace { .. }
        | Event::RecoveryJudged(_)
        | Event::RecoveryOver => evolve_recovery(state, event),
        Event::MovedSet(moved) => state.moved = *moved,
        Event::Said { one, other, distance } => {
            let pair = (*one.min(other), *one.max(other));
            state.said.retain(|said| said.pair != pair);
            state.said.push(Said { pair, distance: *distance });
        }
        Event::Owed(seat) => state.owed.push(*seat),
        Event::Collected => {
            state.owed.drain(..1.min(state.owed.len()));
        }
        Event::Attacked { by, target, cards, level, cover } => {
            state.remember(Ground { by: *by, target: *target, level: *level, cover: *cover });
            state.attack = Some(Box::new(declared(*by, *target, cards.clone(), *level, *cover)));
        }
        Event::AttackOver => state.attack = None,
        Event::Hurt(seat) => hurt(state, *seat),
        Event::Spirit { seat, .. }
        | Event::Control { seat, .. }
        | Event::Armor { seat, .. }
        | Event::BarrierSpent { seat, .. }
        | Event::BarrierSet { seat, .. }
        | Event::StatsSet { seat, .. }
        | Event::Placed { seat, .. }
        | Event::TraumaSet { seat, .. }
        | Event::Lit { seat, .. }
        | Event::Used { seat, .. }
        | Event::Discounted { seat, .. }
        | Event::Lasting { seat, .. }
        | Event::Held { seat, .. } => evolve_robot(state, *seat, event),
        Event::Replied { .. }
        | Event::Pooled { .. }
        | Event::Bought { .. }
        | Event::ExtraSet { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::Reread { .. }
        | Event::SetAside { .. }
        | Event::FaceSet { .. }
        | Event::Judged(_)
        | Event::CardCancelled(_)
        | Event::Worked(_)
        | Event::Automatic { .. }
        | Event::Raged => {
            remember_reply(state, event);
            if let Some(attack) = state.attack.as_deref_mut() {
                evolve_attack(attack, event);
            }
        }
    }
}

fn evolve_set_up(set_up: &mut SetUp, event: &Event) {
    match event {
        Event::MapRolling(seats) => *set_up = SetUp { rolling: seats.clone(), ..SetUp::default() },
        Event::MapRolled { seat, face } => set_up.rolled.push((*seat, *face)),
        Event::MapWon(seat) => set_up.winner = Some(*seat),
        Event::Packaged { zone, turn } => set_up.first = Some((*zone, *turn)),
        _ => {}
    }
}

/// What holds for a turn alone ends with it.
fn afresh(state: &mut State) {
    state.moved = false;
    for robot in &mut state.robots {
        robot.abilities.values_mut().for_each(|lit| lit.used = false);
        robot.lasting.clear();
    }
}

fn declared(by: Seat, target: Seat, cards: Vec<Key>, level: i64, cover: bool) -> Attack {
    Attack {
        by,
        target,
        cards,
        cancelled: Vec::new(),
        resolved: Vec::new(),
        level,
        cover: Cover { target: cover, attacker: false },
        reply: None,
        attacker: Pool::default(),
        defender: Pool::default(),
        rerolled: false,
        judged: None,
        hurt: Vec::new(),
        raged: false,
        automatic: None,
        rages: Vec::new(),
    }
}

fn evolve_recovery(state: &mut State, event: &Event) {
    match event {
        Event::RecoveryBegan { seat, dice } => {
            state.recoveries.push(Recovery { seat: *seat, dice: *dice, power: 0, faces: Vec::new(), success: None });
        }
        Event::RecoveryOver => drop(state.recoveries.pop()),
        _ => {
            let Some(recovery) = state.recoveries.last_mut() else { return };
            match event {
                Event::RecoveryBought(dice) => recovery.power = (recovery.power + dice).clamp(0, MANY),
                Event::RecoveryRolled(faces) => recovery.faces.clone_from(faces),
                Event::RecoveryFace { die, face } => {
                    if let Some(die) = recovery.faces.get_mut(*die) {
                        *die = *face;
                    }
                    recovery.success = None;
                }
                Event::RecoveryJudged(success) => recovery.success = Some(*success),
                _ => {}
            }
        }
    }
}

/// A strike back says whether the attacker is in Cover (GR-COV-09).
fn remember_reply(state: &mut State, event: &Event) {
    let Event::Replied { reply: Reply::React(_), cover } = event else { return };
    if let Some((by, target)) = state.attack.as_deref().map(|attack| (attack.target, attack.by)) {
        state.remember(Ground { cover: *cover, ..state.ground(by, target) });
    }
}

fn hurt(state: &mut State, seat: Seat) {
    let order = state.order();
    if let Some(attack) = state.attack.as_deref_mut() {
        // GR-AMB-73: the Active player's Rage comes first.
        attack.hurt.push(seat);
        attack.hurt.sort_by_key(|one| order.iter().position(|seat| seat == one));
    }
}

fn evolve_robot(state: &mut State, seat: Seat, event: &Event) {
    let Some(robot) = state.robots.get_mut(seat.index()) else { return };
    match event {
        Event::Spirit { to, .. } => robot.spirit = *to,
        Event::Control { to, .. } => robot.control = *to,
        Event::Armor { to, .. } => robot.armor = *to,
        Event::BarrierSpent { .. } => robot.barrier = false,
        Event::BarrierSet { up, .. } => robot.barrier = *up,
        Event::StatsSet { stats, .. } => {
            // Armor that becomes known is whole (GR-SET-18).
            let known = robot.stats.max_armor > 0;
            robot.stats = *stats;
            robot.armor = if known { robot.armor.min(stats.max_armor) } else { stats.max_armor };
            robot.spirit = robot.spirit.min(stats.max_spirit);
        }
        Event::Placed { card, to, .. } => {
            robot.cards.insert(card.clone(), *to);
        }
        Event::TraumaSet { slots, .. } => robot.trauma = *slots,
        Event::Lit { ability, tokens, .. } => {
            if let Some(lit) = robot.abilities.get_mut(ability) {
                lit.tokens = (*tokens).clamp(0, MANY);
            }
        }
        Event::Used { ability, .. } => {
            if let Some(lit) = robot.abilities.get_mut(ability) {
                lit.used = true;
            }
        }
        Event::Discounted { amount, .. } => robot.discount = (*amount).clamp(0, MANY),
        Event::Lasting { card, .. } => robot.lasting.push(card.clone()),
        Event::Held { cards, .. } if cards.is_empty() => robot.held.clear(),
        Event::Held { cards, .. } => robot.held.extend(cards.iter().cloned()),
        _ => {}
    }
}

fn evolve_attack(attack: &mut Attack, event: &Event) {
    match event {
        Event::Replied { reply, cover } => {
            attack.reply = Some(reply.clone());
            attack.cover.attacker = *cover;
        }
        Event::Pooled { side, base, cap } => {
            let pool = attack.pool_mut(*side);
            pool.base = Some(*base);
            pool.cap = *cap;
        }
        Event::Bought { side, dice } => {
            let pool = attack.pool_mut(*side);
            pool.power = (pool.power + dice).clamp(0, MANY);
        }
        Event::ExtraSet { side, dice } => attack.pool_mut(*side).extra = (*dice).clamp(-MANY, MANY),
        Event::Rolled { side, faces, main } => {
            let die = |(index, face): (usize, &i64)| Die { face: *face, aside: false, power: index as i64 >= *main };
            attack.pool_mut(*side).dice = faces.iter().enumerate().map(die).collect();
        }
        Event::Rerolled { side, die, face } => {
            if let Some(die) = attack.pool_mut(*side).dice.get_mut(*die) {
                *die = Die { face: *face, aside: false, power: die.power };
            }
            attack.rerolled = true;
        }
        Event::FaceSet { side, die, face } => {
            if let Some(die) = attack.pool_mut(*side).dice.get_mut(*die) {
                die.face = *face;
            }
        }
        Event::Reread { recompute } => {
            attack.rerolled = false;
            attack.judged = None;
            if *recompute {
                let dice = attack.attacker.dice.iter_mut().chain(&mut attack.defender.dice);
                dice.for_each(|die| die.aside = false);
            }
        }
        Event::SetAside { side, dice } => {
            let pool = attack.pool_mut(*side);
            dice.iter().for_each(|index| {
                if let Some(die) = pool.dice.get_mut(*index) {
                    die.aside = true;
                }
            });
        }
        Event::Judged(judged) => attack.judged = Some(*judged),
        Event::CardCancelled(card) => attack.cancelled.push(card.clone()),
        Event::Worked(card) => attack.resolved.push(card.clone()),
        Event::Automatic { side, successes, rage } => {
            let seat = attack.seat(side.other());
            attack.automatic = Some(Judged { winner: Some(*side), successes: (*successes).clamp(0, MANY) });
            attack.rages.retain(|(one, _)| *one != seat);
            attack.rages.push((seat, (*rage).clamp(1, MANY)));
        }
        Event::Raged => attack.raged = true,
        _ => {}
    }
}
