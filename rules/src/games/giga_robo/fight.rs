//! An attack, step by step: C2.II and C2.III of the timing chart (GR-ATK-06, GR-ATK-22). What an effect or a
//! re-roll can touch is in the state; going back after a re-roll is a flag that later steps read.
use super::attack::{Attack, Judged, Reply, Side};
use super::book::{Card, DamageText, Hands};
use super::chart::{CancelledDie, Lost, SetAside, Step, Window};
use super::facts::{Event, Why};
use super::settle::{Came, Source, cool, damage, window};
use super::state::{Ill, Place};
use super::{Crank, GigaRobo, Table, effect, mods};
use crate::frame::{Answers, Next};
use crate::seat::Seat;
use crate::setup::Key;

/// At most six Attack Dice and six Power Dice in one roll (GR-DIE-02, GR-DIE-03).
pub const DICE: i64 = 6;

/// Carries out a step of the attack in progress; without one the procedure is over.
pub fn step(crank: &mut Crank, step: Step) -> Next<GigaRobo> {
    let Some(attack) = crank.table.state.attack.as_deref().cloned() else { return Next::Back };
    match step {
        Step::Targeted => Next::Go(Step::Declared),
        Step::Declared if crank.table.variant.window_before_reply => window(crank, "S12", Step::Reply),
        Step::Declared => Next::Go(Step::Reply),
        // With its first card Canceled nothing can resolve: no reply and no roll (GR-AMB-17).
        Step::Reply | Step::Pools | Step::PowerAsked(_) | Step::PowerAdded(_) | Step::Roll
            if first_is_cancelled(&crank.table, &attack) =>
        {
            Next::Go(Step::Resolved)
        }
        // GR-ATK-29: what succeeds whatever is rolled needs no roll any more.
        Step::PowerAsked(_) | Step::PowerAdded(_) | Step::Roll | Step::Ties | Step::Tied
            if automatic(&crank.table, &attack).is_some() && !attack.rerolled =>
        {
            Next::Go(Step::Success)
        }
        Step::Reply => Next::Ask(Window::Reply, vec![attack.target], Answers::Open, Some(Step::Replied)),
        Step::Replied => match attack.reply {
            Some(Reply::Defend) => window(crank, "S13", Step::Pools),
            Some(Reply::React(_)) => window(crank, "S14", Step::Pools),
            Some(Reply::TakeHit) => window(crank, "S15", Step::Pools),
            None => Next::Go(Step::Resolved),
        },
        Step::Pools => pools(crank, &attack),
        Step::PowerAsked(side) => power_asked(crank, &attack, side),
        Step::PowerAdded(side) => power_added(crank, &attack, side),
        Step::Roll => roll(&crank.table, &attack),
        Step::Ties => ties(crank, &attack),
        Step::Tied if attack.rerolled || tied(&crank.table, &attack) != Default::default() => Next::Go(Step::Ties),
        Step::Tied => Next::Go(Step::Success),
        Step::Success => {
            crank.event(Event::Judged(judge(&crank.table, &attack)));
            window(crank, "S21", Step::Judged)
        }
        Step::Judged => judged(&crank.table, &attack),
        Step::Text(nth) => text(crank, &attack, nth),
        Step::TextDone(nth) => text_done(crank, &attack, nth),
        Step::TextRead(nth) => window(crank, "S22", Step::Damage(nth)),
        Step::Damage(nth) => damage_text(crank, &attack, nth),
        Step::NextCard(nth) => next_card(crank, &attack, nth),
        Step::Resolved => window(crank, "S24", Step::IntoCooldown),
        Step::IntoCooldown => into_cooldown(crank, &attack),
        Step::Rage(nth) => rage(crank, &attack, nth),
        Step::DiceRemoved => {
            // GR-DIE-16: the dice go last.
            crank.event(Event::AttackOver);
            window(crank, "S27", None)
        }
        other => unreachable!("{other:?} is a step of a phase"),
    }
}

/// Whether a card of the attack has left it: a Canceled one goes to its Slot at once (GR-CXL-02). Both sides may play
/// a card of the same name, so its place tells and not the name.
pub fn cancelled(table: &Table, owner: Seat, card: &Key) -> bool {
    table.state.robot(owner).cards.get(card) != Some(&Place::Played)
}

fn first_is_cancelled(table: &Table, attack: &Attack) -> bool {
    attack.cards.first().is_none_or(|first| cancelled(table, attack.by, first))
}

/// Printed dice, one for each further Combo card, Combat Advantage, Cover (GR-DIE-01, GR-CMB-05, GR-CMB-12).
fn pools(crank: &mut Crank, attack: &Attack) -> Next<GigaRobo> {
    let (attacker, defender) = (attacker_base(&crank.table, attack), defender_base(&crank.table, attack));
    let cap = match &attack.reply {
        Some(Reply::Defend) => None,
        Some(Reply::React(card)) if !cancelled(&crank.table, attack.target, card) => Some(DICE),
        // No roll, whatever effects would add to it.
        Some(Reply::React(_) | Reply::TakeHit) | None => Some(0),
    };
    crank.event(Event::Pooled { side: Side::Attacker, base: attacker, cap: Some(DICE) });
    crank.event(Event::Pooled { side: Side::Defender, base: defender, cap });
    window(crank, "S16", Step::PowerAsked(Side::Attacker))
}

fn printed<'a>(table: &'a Table, card: &Key) -> Option<&'a Card> {
    table.book.0.cards.get(card)
}

fn attacker_base(table: &Table, attack: &Attack) -> i64 {
    let kept = table.variant.canceled_combo_card_die == CancelledDie::Kept;
    let first = attack.cards.first().and_then(|card| printed(table, card)).map_or(0, |card| card.dice);
    let adding = attack.cards.iter().skip(1).filter(|card| kept || !cancelled(table, attack.by, card)).count() as i64;
    // GR-DIE-08, GR-COV-03; both together even out (GR-DIE-10).
    let higher = if attack.level > 0 { mods::advantage(table, attack.by) } else { 0 };
    first + adding + higher - i64::from(attack.cover.target)
}

fn defender_base(table: &Table, attack: &Attack) -> i64 {
    match &attack.reply {
        Some(Reply::Defend) => mods::defense(table, attack.target),
        Some(Reply::React(card)) if !cancelled(table, attack.target, card) => {
            // GR-DIE-09, GR-COV-09: the same modifiers, seen from the other side.
            let dice = printed(table, card).map_or(0, |card| card.dice);
            let higher = if attack.level < 0 { mods::advantage(table, attack.target) } else { 0 };
            dice + higher - i64::from(attack.cover.attacker)
        }
        Some(Reply::React(_) | Reply::TakeHit) | None => 0,
    }
}

/// The attacker decides on Power Dice first, then the opponent (GR-DIE-07); nobody is asked who has no token.
fn power_asked(crank: &mut Crank, attack: &Attack, side: Side) -> Next<GigaRobo> {
    let seat = attack.seat(side);
    let rolls = side == Side::Attacker || rolls_back(&crank.table, attack);
    if rolls && crank.table.state.robot(seat).control > 0 {
        return Next::Ask(Window::Power, vec![seat], Answers::Open, Some(Step::PowerAdded(side)));
    }
    Next::Go(Step::PowerAdded(side))
}

/// Whether the Target has a roll of its own: not when it takes the hit, nor with its Defense lowered to 0 since
/// (GR-ATK-14, GR-AMB-22), nor when its card was Canceled.
fn rolls_back(table: &Table, attack: &Attack) -> bool {
    match &attack.reply {
        Some(Reply::Defend) => attack.defender.base != Some(0) || attack.defender.extra > 0,
        Some(Reply::React(card)) => !cancelled(table, attack.target, card),
        Some(Reply::TakeHit) | None => false,
    }
}

fn power_added(crank: &mut Crank, attack: &Attack, side: Side) -> Next<GigaRobo> {
    let (row, then) = match side {
        Side::Attacker => ("S17", Step::PowerAsked(Side::Defender)),
        Side::Defender => ("S18", Step::Roll),
    };
    if attack.pool(side).power > 0 { window(crank, row, then) } else { Next::Go(then) }
}

/// Nobody rolls for a hit that is taken (GR-AMB-23), nor with an empty pool.
fn roll(table: &Table, attack: &Attack) -> Next<GigaRobo> {
    if attack.reply == Some(Reply::TakeHit) {
        return Next::Go(Step::Success);
    }
    let owing: Vec<Seat> = [Side::Attacker, Side::Defender]
        .into_iter()
        .filter(|side| *side == Side::Attacker || rolls_back(table, attack))
        .filter(|side| attack.pool(*side).total() > 0)
        .map(|side| attack.seat(side))
        .collect();
    if owing.is_empty() {
        return Next::Go(Step::Ties);
    }
    Next::Ask(Window::Roll, owing, Answers::Open, Some(Step::Ties))
}

/// One roll serves all cards (GR-CMB-06). Ties leave play before Successes are counted (GR-DIE-12); after a re-roll
/// there is a window first (GR-DIE-13).
fn ties(crank: &mut Crank, attack: &Attack) -> Next<GigaRobo> {
    if attack.rerolled {
        let recompute = crank.table.variant.set_aside_dice == SetAside::Recompute;
        crank.event(Event::Reread { recompute });
        return window(crank, "S19", Step::Ties);
    }
    let (attacker, defender) = tied(&crank.table, attack);
    for (side, dice) in [(Side::Attacker, attacker), (Side::Defender, defender)] {
        if !dice.is_empty() {
            crank.event(Event::SetAside { side, dice });
        }
    }
    window(crank, "S20", Step::Tied)
}

/// The dice that ties set aside, by index: one for one (GR-DIE-11, GR-AMB-07), or with Counter in a Reactive Attack
/// alone (GR-CTR-01, GR-CTR-04) every tying die of the attacker and none of that roll (GR-CTR-02, GR-CTR-03, GR-CTR-06,
/// GR-AMB-08), after a re-roll as before it (GR-CTR-05).
fn tied(table: &Table, attack: &Attack) -> (Vec<usize>, Vec<usize>) {
    let counter =
        matches!(&attack.reply, Some(Reply::React(card)) if printed(table, card).is_some_and(|card| card.counter));
    let live = |side: Side| {
        let dice = attack.pool(side).dice.iter().enumerate();
        dice.filter(|(_, die)| !die.aside).map(|(index, die)| (index, die.face)).collect::<Vec<_>>()
    };
    let (mine, mut theirs) = (live(Side::Attacker), live(Side::Defender));
    let mut aside = (Vec::new(), Vec::new());
    for (index, face) in mine {
        let Some(at) = theirs.iter().position(|(_, other)| *other == face) else { continue };
        aside.0.push(index);
        if !counter {
            aside.1.push(theirs.remove(at).0);
        }
    }
    aside
}

/// Each die strictly above the other side's best is a Success (GR-ATK-16, GR-ATK-18, GR-AMB-19), no die is
/// none (GR-ATK-30); a hit that is taken counts every die (GR-ATK-13).
fn judge(table: &Table, attack: &Attack) -> Judged {
    let nobody = Judged { winner: None, successes: 0 };
    if let Some(judged) = automatic(table, attack) {
        return judged;
    }
    if attack.reply == Some(Reply::TakeHit) {
        let successes = attack.attacker.total();
        return if successes > 0 { Judged { winner: Some(Side::Attacker), successes } } else { nobody };
    }
    let best = (attack.attacker.best(), attack.defender.best());
    let (side, bar) = if best.0 > best.1 { (Side::Attacker, best.1) } else { (Side::Defender, best.0) };
    let successes = attack.pool(side).live().filter(|face| *face > bar).count() as i64;
    // A Defense Roll only stops an attack; it is none itself (GR-ATK-17).
    let attacks = side == Side::Attacker || matches!(attack.reply, Some(Reply::React(_)));
    if successes > 0 && attacks { Judged { winner: Some(side), successes } } else { nobody }
}

/// How it comes out by a text; a Reactive Attack that is none any more succeeds by none (GR-ATK-29, GR-CXL-01).
fn automatic(table: &Table, attack: &Attack) -> Option<Judged> {
    let strikes_back = matches!(&attack.reply, Some(Reply::React(card)) if !cancelled(table, attack.target, card));
    attack.automatic.filter(|judged| judged.winner != Some(Side::Defender) || strikes_back)
}

fn judged(table: &Table, attack: &Attack) -> Next<GigaRobo> {
    // A die set by hand counts as it lies now, as a re-rolled one does (GR-DIE-13).
    let counted = attack.reply == Some(Reply::TakeHit) && automatic(table, attack).is_none();
    let stale = !counted && attack.judged != Some(judge(table, attack));
    match attack.judged {
        _ if attack.rerolled || stale => Next::Go(Step::Ties),
        Some(Judged { winner: Some(_), .. }) => Next::Go(Step::Text(0)),
        Some(Judged { winner: None, .. }) | None => Next::Go(Step::Resolved),
    }
}

/// The winner's n-th card, unless it is Canceled (GR-CMB-08); what came before it stays (GR-CMB-09). A side that failed
/// reads nothing (GR-ATK-21).
pub fn standing(table: &Table, attack: &Attack, nth: usize) -> Option<Key> {
    let card = attack.winning_cards().get(nth)?.clone();
    (!cancelled(table, reader(attack), &card)).then_some(card)
}

/// Whether a card still reaches, and hits one with an Anchor if it must, when its turn comes; what its own Rules Text
/// moves is no matter any more (GR-CMB-11, GR-ATK-20).
fn may_resolve(table: &Table, attack: &Attack, card: &Card) -> bool {
    let (by, to) = fighters(attack);
    let distance = table.state.distance(by, to);
    let range = mods::range(table, by, card);
    let reaches = distance.is_none_or(|distance| range.is_none_or(|(low, high)| (low..=high).contains(&distance)));
    reaches && (!card.needs.target_anchored || table.state.robot(to).ills(Ill::Anchor) > 0)
}

/// The seat whose card is read.
pub fn reader(attack: &Attack) -> Seat {
    attack.winner().unwrap_or(attack.by)
}

/// Rules Text before Damage Text, card by card (GR-ATK-20, GR-CMB-07, GR-AMB-16).
fn text(crank: &mut Crank, attack: &Attack, nth: usize) -> Next<GigaRobo> {
    let Some(card) = standing(&crank.table, attack, nth) else { return Next::Go(Step::Resolved) };
    let Some(printed) = printed(&crank.table, &card) else { return Next::Go(Step::TextRead(nth)) };
    if !may_resolve(&crank.table, attack, printed) {
        // GR-AMB-93: what it may still do is inflict its damage.
        return Next::Go(match crank.table.variant.requirement_lost {
            Lost::WholeCard => Step::Resolved,
            Lost::RulesTextOnly => Step::TextRead(nth),
        });
    }
    match printed.rules_text {
        Hands::People => Next::Ask(Window::Text(card), vec![reader(attack)], Answers::Open, Some(Step::Text(nth))),
        Hands::App => {
            let effects = printed.effects.clone();
            effect::carry_out(crank, reader(attack), &card, &effects);
            let left = effects.iter().any(|effect| effect.by_people());
            Next::Go(if left { Step::TextDone(nth) } else { Step::TextRead(nth) })
        }
        Hands::Nobody => Next::Go(Step::TextRead(nth)),
    }
}

/// What the app could not do on the map, people do before the text counts as read.
fn text_done(crank: &Crank, attack: &Attack, nth: usize) -> Next<GigaRobo> {
    let Some(card) = standing(&crank.table, attack, nth) else { return Next::Go(Step::Resolved) };
    Next::Ask(Window::Text(card), vec![reader(attack)], Answers::Open, Some(Step::TextDone(nth)))
}

fn damage_text(crank: &mut Crank, attack: &Attack, nth: usize) -> Next<GigaRobo> {
    let Some(card) = standing(&crank.table, attack, nth) else { return Next::Go(Step::Resolved) };
    let Some(printed) = printed(&crank.table, &card).cloned() else { return Next::Go(Step::Resolved) };
    let (by, to) = fighters(attack);
    let inflicts = printed.damage_text != DamageText::None;
    // More or less damage than printed is for people to confirm (GR-DMG-07).
    let changed = inflicts && mods::damage(&crank.table, by, to, &printed) != 0;
    if printed.damage_text == DamageText::People || changed {
        let ask = Window::Damage(card);
        return Next::Ask(ask, vec![reader(attack)], Answers::Open, Some(Step::Damage(nth)));
    }
    inflict_base(crank, attack, &card, &printed);
    worked(crank, attack, card, nth)
}

/// Whose card is read, and whom it hits.
fn fighters(attack: &Attack) -> (Seat, Seat) {
    let by = reader(attack);
    (by, if by == attack.by { attack.target } else { attack.by })
}

/// Base Damage as one amount, so that a Barrier takes its share once (GR-AMB-47).
fn inflict_base(crank: &mut Crank, attack: &Attack, card: &Key, printed: &Card) {
    let Some(Judged { winner: Some(side), successes }) = attack.judged else { return };
    let times = match printed.damage_text {
        DamageText::PerSuccess => successes,
        DamageText::Once => 1,
        DamageText::None | DamageText::People => 0,
    };
    let amount = printed.damage.unwrap_or(0) * times;
    if amount > 0 {
        let (by, to) = (attack.seat(side), attack.seat(side.other()));
        damage(crank, to, amount, Source::Inflicted(by), Why::Text(card.clone()));
    }
}

/// A card of the attack has resolved to its end; its window follows.
fn worked(crank: &mut Crank, attack: &Attack, card: Key, nth: usize) -> Next<GigaRobo> {
    if printed(&crank.table, &card).is_some_and(|card| card.lasts) {
        crank.event(Event::Lasting { seat: reader(attack), card: card.clone() });
    }
    crank.event(Event::Worked(card));
    window(crank, "S23", Step::NextCard(nth))
}

fn next_card(crank: &mut Crank, attack: &Attack, nth: usize) -> Next<GigaRobo> {
    // Damage Text carried out by people ends here too, its card not yet marked.
    if let Some(card) = attack.winning_cards().get(nth).filter(|card| !attack.resolved.contains(card)) {
        return worked(crank, attack, card.clone(), nth);
    }
    Next::Go(Step::Text(nth + 1))
}

/// Every card of the attack goes to its Slot, resolved or not (GR-CDN-07, GR-CDN-12, GR-CMB-10).
fn into_cooldown(crank: &mut Crank, attack: &Attack) -> Next<GigaRobo> {
    for (owner, card) in attack.all_cards() {
        if !cancelled(&crank.table, owner, &card) {
            let came = if attack.has_resolved(owner, &card) { Came::Resolved } else { Came::Spent };
            cool(crank, owner, &card, came);
        }
    }
    window(crank, "S25", Step::Rage(0))
}

/// Who was hurt gains Rage before the dice are taken away, in player order (GR-RAG-05, GR-RAG-09).
fn rage(crank: &mut Crank, attack: &Attack, nth: usize) -> Next<GigaRobo> {
    // GR-RAG-06: twice means two gains, each with its own choice.
    let gains = attack.hurt.iter().flat_map(|seat| (0..attack.rages_of(*seat)).map(move |_| seat));
    match gains.into_iter().nth(nth) {
        Some(seat) => Next::Ask(Window::Rage, vec![*seat], Answers::Open, Some(Step::Rage(nth + 1))),
        None => {
            crank.event(Event::Raged);
            window(crank, "S26", Step::DiceRemoved)
        }
    }
}
