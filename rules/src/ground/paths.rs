//! The cheapest path over spaces of any shape.
use super::At;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// What the cheapest path costs and the spaces it touches, both ends included; None where no path leads there. Of
/// several that cost the same it is always the same one. A step that costs less than nothing counts as free.
pub(super) fn cheapest(
    from: At,
    to: At,
    neighbours: impl Fn(At) -> Vec<At>,
    cost: impl Fn(At, At) -> Option<i64>,
) -> Option<(i64, Vec<At>)> {
    let mut best = BTreeMap::from([(from, (0, from))]);
    let mut open = BinaryHeap::from([Reverse((0_i64, from))]);
    while let Some(Reverse((spent, here))) = open.pop() {
        if here == to {
            return Some((spent, walked(&best, from, to)));
        }
        if best.get(&here).is_some_and(|&(known, _)| known < spent) {
            continue;
        }
        for next in neighbours(here) {
            let Some(step) = cost(here, next) else { continue };
            let sum = spent.saturating_add(step.max(0));
            if best.get(&next).is_none_or(|&(known, _)| sum < known) {
                best.insert(next, (sum, here));
                open.push(Reverse((sum, next)));
            }
        }
    }
    None
}

fn walked(best: &BTreeMap<At, (i64, At)>, from: At, to: At) -> Vec<At> {
    let mut path = vec![to];
    let mut here = to;
    while here != from {
        let Some(&(_, before)) = best.get(&here) else { break };
        here = before;
        path.push(here);
    }
    path.reverse();
    path
}
