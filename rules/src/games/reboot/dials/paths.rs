//! Every path a table of this game has, and what it means.
use crate::engine::PathDoc;

const fn dial(path: &'static str, name: &'static str) -> PathDoc {
    PathDoc { path, name, dial: true }
}

const fn read(path: &'static str, name: &'static str) -> PathDoc {
    PathDoc { path, name, dial: false }
}

/// Every path pattern; `SEAT` is a seat's word, `X:Y` a space, `SECTION` one of nw n ne w safe e sw s se.
pub const PATHS: &[PathDoc] = &[
    dial("SEAT.energy", "energy"),
    dial("SEAT.cards", "cards"),
    dial("SEAT.hand", "hand"),
    dial("SEAT.at", "at"),
    dial("SEAT.melee", "melee"),
    dial("SEAT.shield", "shield"),
    dial("SEAT.broken", "broken"),
    dial("SEAT.team", "team"),
    dial("SEAT.out", "out"),
    read("SEAT.shield-left", "shield-left"),
    read("SEAT.section", "section-of"),
    read("SEAT.shown", "team-shown"),
    read("SEAT.unspent", "unspent"),
    dial("cube", "cube"),
    dial("round", "round"),
    dial("spent", "spent"),
    read("actions", "actions"),
    read("left", "left"),
    read("turn", "turn"),
    read("phase", "phase"),
    dial("event", "event"),
    dial("placed", "placed"),
    dial("discard.cards", "discard"),
    read("discard.named", "discard-named"),
    read("under", "under"),
    read("walls", "walls"),
    read("tokens", "tokens"),
    dial("wall.EDGE", "wall"),
    dial("token.X:Y", "token"),
    dial("search.X:Y", "search-space"),
    dial("section.SECTION.down", "section-down"),
    dial("section.SECTION.total", "section-total"),
    read("section.SECTION.tokens", "section-tokens"),
    read("attack.by", "attack-by"),
    read("attack.target", "attack-target"),
    read("attack.distance", "attack-distance"),
    read("attack.laid", "laid"),
    read("attack.result", "result"),
    read("attack.score", "score"),
    dial("attack.die", "die"),
    read("counter.laid", "laid"),
    read("counter.result", "result"),
    read("counter.score", "score"),
    dial("counter.die", "die"),
    read("fallen", "fallen"),
    read("waiting", "waiting"),
    read("window", "window"),
    read("depth", "depth"),
    read("outcome", "outcome"),
    read("option.NAME", "option"),
];
