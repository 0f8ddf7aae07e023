// A duel of like size for a peer to play: four units with tracks, tokens, modules and places, and four moves that are
// validated. Moves are drawn by a fixed generator, so that every run plays the same fight.
const MAX = { armor: 60, spirit: 99, power: 6 };
const TRACKS = Object.keys(MAX);
const TOKENS = ['fire', 'panic', 'anchor', 'surge'];
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const EDGE = 20;

export function setup() {
  const modules = (unit) => Array.from({ length: 12 }, (_, at) => ({ id: `module-${unit}-${at}`, heat: 0, up: true }));
  const unit = (at) => ({
    name: `Unit ${at}`,
    q: at * 2,
    r: 0,
    facing: 0,
    armor: 50,
    spirit: 10,
    power: 2,
    tokens: { fire: 0, panic: 0, anchor: 0, surge: 0 },
    modules: modules(at),
  });
  return {
    round: 1,
    units: [0, 1, 2, 3].map(unit),
    terrain: Array.from({ length: 30 }, (_, at) => ({ q: at % 6, r: Math.trunc(at / 6), kind: at % 5 })),
  };
}

const inside = (q, r) => Math.abs(q) <= EDGE && Math.abs(r) <= EDGE;
const taken = (units, but, q, r) => units.some((unit, at) => at !== but && unit.q === q && unit.r === r);
const apart = (unit, q, r) =>
  (Math.abs(q - unit.q) + Math.abs(r - unit.r) + Math.abs(q - unit.q + r - unit.r)) / 2;

/** The moves; what cannot be done answers `invalid`. */
export function moves(invalid) {
  return {
    adjust({ G }, at, track, by) {
      const name = TRACKS[track];
      const value = G.units[at][name] + by;
      if (value < 0 || value > MAX[name]) return invalid;
      G.units[at][name] = value;
    },
    token({ G }, at, token, by) {
      const name = TOKENS[token];
      const value = G.units[at].tokens[name] + by;
      if (value < 0 || value > 9) return invalid;
      G.units[at].tokens[name] = value;
    },
    step({ G }, at, q, r) {
      const unit = G.units[at];
      if (apart(unit, q, r) !== 1 || !inside(q, r) || taken(G.units, at, q, r)) return invalid;
      unit.q = q;
      unit.r = r;
    },
    heat({ G }, at, module) {
      const part = G.units[at].modules[module];
      if (!part.up) return invalid;
      part.heat = part.heat ? 0 : 1;
    },
  };
}

/** A small generator, the same everywhere. */
export function drawing(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}

/** The next legal move in a state: its name and arguments. */
export function nextMove(G, draw) {
  for (;;) {
    const [kind, at] = [draw() % 4, draw() % 4];
    const move = [byTrack, byToken, byStep, byHeat][kind](G, at, draw);
    if (move) return move;
  }
}

function byTrack(G, at, draw) {
  const [track, by] = [draw() % 3, (draw() % 7) - 3];
  const value = G.units[at][TRACKS[track]] + by;
  return by && value >= 0 && value <= MAX[TRACKS[track]] ? ['adjust', [at, track, by]] : undefined;
}

function byToken(G, at, draw) {
  const [token, by] = [draw() % 4, draw() % 2 ? 1 : -1];
  const value = G.units[at].tokens[TOKENS[token]] + by;
  return value >= 0 && value <= 9 ? ['token', [at, token, by]] : undefined;
}

function byStep(G, at, draw) {
  const [dq, dr] = STEPS[draw() % 6];
  const [q, r] = [G.units[at].q + dq, G.units[at].r + dr];
  return inside(q, r) && !taken(G.units, at, q, r) ? ['step', [at, q, r]] : undefined;
}

function byHeat(_G, at, draw) {
  return ['heat', [at, draw() % 12]];
}
