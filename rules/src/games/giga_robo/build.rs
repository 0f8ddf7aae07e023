//! Whether one seat's pieces make a legal build: one Pilot, one Robot in any pairing (GR-FAQ-01), their Abilities, an
//! Ultimate, fifteen cards. It only judges; a table opens with whatever people bring.
use crate::rule::{Reason, why};
use crate::setup::{Entity, Key};

/// Cards besides the Ultimate, which makes sixteen (GR-SET-10, GR-SET-11).
const CARDS: usize = 15;

/// Every reason against a build, in rulebook order. Pieces that belong to nobody are made at home and fit any deck.
pub fn weigh(pieces: &[&Entity], all: &[Entity]) -> Vec<Reason> {
    let of_kind = |kind: &str| -> Vec<&Entity> { pieces.iter().copied().filter(|piece| piece.kind == kind).collect() };
    let (pilots, robots) = (of_kind("pilot"), of_kind("robot"));
    let (ultimates, cards): (Vec<&Entity>, Vec<&Entity>) = of_kind("card").into_iter().partition(|card| ultimate(card));
    let mut reasons = Vec::new();
    if (pilots.len(), robots.len()) != (1, 1) {
        let reason = why("build-mains", "GR-SET-02");
        reasons.push(reason.with("pilots", pilots.len()).with("robots", robots.len()));
    }
    let (pilots, robots) = (keys(&pilots), keys(&robots));
    reasons.extend(abilities(&of_kind("ability"), &pilots, &robots, all));
    reasons.extend(count("build-ultimate", "GR-SET-09", ultimates.len(), 1));
    reasons.extend(foreign("foreign-ultimate", "GR-SET-09", &ultimates, &[&robots]));
    reasons.extend(count("build-cards", "GR-SET-10", cards.len(), CARDS));
    reasons.extend(twice(pieces));
    reasons.extend(foreign("foreign-card", "GR-STA-22", &cards, &[&pilots, &robots]));
    reasons
}

fn ultimate(card: &Entity) -> bool {
    card.facts.get("ultimate").is_some_and(|flag| flag == true)
}

fn keys<'a>(mains: &[&'a Entity]) -> Vec<&'a Key> {
    mains.iter().map(|main| &main.key).collect()
}

fn count(code: &'static str, rule: &'static str, have: usize, need: usize) -> Option<Reason> {
    (have != need).then(|| why(code, rule).with("count", have).with("of", need))
}

/// Pieces that belong to a Pilot or Robot this seat does not play.
fn foreign(code: &'static str, rule: &'static str, pieces: &[&Entity], owners: &[&[&Key]]) -> Vec<Reason> {
    let stray = |piece: &&&Entity| piece.of.as_ref().is_some_and(|of| !owners.iter().any(|mains| mains.contains(&of)));
    pieces.iter().filter(stray).map(|piece| why(code, rule).with("piece", piece.name.as_str())).collect()
}

/// One of the Pilot's and three of the Robot's, as many as the boards hold (GR-SET-07, GR-SET-08, GR-STA-10). An
/// Ability made at home takes whichever place is free.
fn abilities(chosen: &[&Entity], pilots: &[&Key], robots: &[&Key], all: &[Entity]) -> Vec<Reason> {
    let belongs = |ability: &&Entity, mains: &[&Key]| ability.of.as_ref().is_some_and(|of| mains.contains(&of));
    let of_pilot = chosen.iter().filter(|ability| belongs(ability, pilots)).count();
    let of_robot = chosen.iter().filter(|ability| belongs(ability, robots)).count();
    let home = chosen.iter().filter(|ability| ability.of.is_none()).count();
    let lent = home.min(1_usize.saturating_sub(of_pilot));
    let piloted = |ability: &&Entity| {
        let owner = all.iter().find(|one| Some(&one.key) == ability.of.as_ref());
        belongs(ability, pilots) || owner.is_some_and(|owner| owner.kind == "pilot")
    };
    let (by_pilots, by_robots): (Vec<&Entity>, Vec<&Entity>) = chosen.iter().copied().partition(piloted);
    let mut reasons: Vec<Reason> = count("build-pilot-ability", "GR-SET-07", of_pilot + lent, 1).into_iter().collect();
    reasons.extend(foreign("foreign-ability", "GR-SET-07", &by_pilots, &[pilots]));
    reasons.extend(count("build-robot-abilities", "GR-SET-08", of_robot + home - lent, 3));
    reasons.extend(foreign("foreign-ability", "GR-SET-08", &by_robots, &[robots]));
    reasons
}

/// Each card and Ability once (GR-SET-12).
fn twice(pieces: &[&Entity]) -> Vec<Reason> {
    let again = |(index, piece): &(usize, &&Entity)| {
        let before = pieces[..*index].iter().filter(|other| other.key == piece.key).count();
        matches!(piece.kind.as_str(), "card" | "ability") && before == 1
    };
    let named = |(_, piece): (usize, &&Entity)| why("piece-twice", "GR-SET-12").with("piece", piece.name.as_str());
    pieces.iter().enumerate().filter(again).map(named).collect()
}
