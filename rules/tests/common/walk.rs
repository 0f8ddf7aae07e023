//! Walking a plan: from one of a game's openings, one accepted move for each number, and some passes after it.
use super::draw::Draw;
use super::moves::{Mix, pass, propose};
use super::played::{Opening, Played};
use rules::decide::Turn;
use rules::engine::Input;
use rules::table::Table;

/// One accepted input.
pub struct Scene<'a, G: Played> {
    pub before: &'a Table<G>,
    pub input: &'a Input,
    pub turn: &'a Turn<G>,
}

/// Moves tried for one number before the next is drawn.
const TRIES: usize = 6;

/// The opening a plan starts from.
pub fn opening<G: Played>(plan: &[u16], mix: Mix) -> &'static Opening<G> {
    let by_the_book = |opening: &&Opening<G>| opening.table.variant == G::Variant::default();
    let all: Vec<&'static Opening<G>> =
        G::openings().iter().filter(|one| mix == Mix::Everything || by_the_book(one)).collect();
    let first = plan.first().copied().unwrap_or(0);
    all[usize::from(first) % all.len()]
}

/// Plays a plan and shows every accepted input; how many there were.
pub fn walk<G: Played>(plan: &[u16], mix: Mix, mut look: impl FnMut(&Scene<G>, &mut Draw)) -> usize {
    let mut table = opening::<G>(plan, mix).table.clone();
    let mut inputs = 0;
    for number in plan {
        let mut draw = Draw::new(*number);
        let mut passes = 1 + if draw.one_in(3) { draw.below(8) } else { 0 };
        let mut next = choose(&table, mix, &mut draw);
        while let Some((input, turn)) = next {
            look(&Scene { before: &table, input: &input, turn: &turn }, &mut draw);
            table = turn.table;
            inputs += 1;
            passes -= 1;
            let quiet = pass(&table).filter(|_| passes > 0);
            next = quiet.and_then(|input| table.decide(&input).ok().map(|turn| (input, turn)));
        }
    }
    inputs
}

fn choose<G: Played>(table: &Table<G>, mix: Mix, draw: &mut Draw) -> Option<(Input, Turn<G>)> {
    (0..TRIES).find_map(|_| {
        let input = propose(table, mix, draw)?;
        table.decide(&input).ok().map(|turn| (input, turn))
    })
}

/// Plays a plan and shows every table it comes to, the opening first; how many inputs there were.
pub fn visit<G: Played>(plan: &[u16], mut look: impl FnMut(&Table<G>, &mut Draw)) -> usize {
    let first = &opening::<G>(plan, Mix::Everything).table;
    look(first, &mut Draw::new(plan.len() as u16));
    walk::<G>(plan, Mix::Everything, |scene, draw| look(&scene.turn.table, draw))
}
