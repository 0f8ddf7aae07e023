// A table of four on a map with walls: what a second game puts on the screen. Plain data; nothing plays here.
import type { Chip } from '../src/lib/wire/Chip';
import type { GameInfo } from '../src/lib/wire/GameInfo';
import type { Grid } from '../src/lib/wire/Grid';
import type { Offer } from '../src/lib/wire/Offer';
import type { Region } from '../src/lib/wire/Region';
import type { Secrets } from '../src/lib/wire/Secrets';
import type { Table } from '../src/lib/wire/Table';
import type { TableState } from '../src/lib/wire/TableState';
import { chip, choice, meter, offer, slot, table, why } from './fixtures';

export const people = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const NORTH = ['North-west', 'North', 'North-east', 'West', 'Safe', 'East', 'South-west', 'South', 'South-east'];

const spot = (at: string, seats: number[], chips: Chip[] = []) => ({ at, seats, chips, height: 0 });
const lost = () => chip('Lost part', { lie: 'token', icon: 'lost', dial: 'spot/lost' });
const part = () => chip('Spare part', { lie: 'covered', icon: 'retrieve' });

export function grid(more: Partial<Grid> = {}): { piece: 'grid' } & Grid {
  const areas = NORTH.map((title, at) => ({
    id: `area-${at}`,
    title,
    x: (at % 3) * 3 + 1,
    y: Math.floor(at / 3) * 3 + 1,
    wide: 3,
    high: 3,
    tone: at === 4 ? ('good' as const) : at === 2 ? ('harm' as const) : ('plain' as const),
    chips:
      at === 2
        ? [chip('−3', { lie: 'upright', icon: 'disaster' })]
        : at === 7
          ? [chip('Storm', { lie: 'covered', icon: 'disaster' })]
          : [],
  }));
  const walls = ['5:3s', '5:6s', '3:5e', '6:5e', '3:1e', '6:2e', '1:3s', '9:6s', '2:6s', '3:8e', '7:7e'];
  return {
    piece: 'grid',
    title: 'Scrap yard',
    cells: 'squares',
    wide: 9,
    high: 9,
    areas,
    spots: [
      spot('2:2', [0, 2]),
      spot('5:5', [1]),
      spot('7:8', [3], [lost()]),
      spot('1:1', [], [part()]),
      spot('8:2', [], [part()]),
      spot('9:9', [], [part()]),
      spot('4:8', [], [part()]),
    ],
    walls: walls.map((at) => ({ at, tone: at.startsWith('5:') ? ('good' as const) : ('plain' as const) })),
    ...more,
  };
}

export const map = (more: Partial<Grid> = {}): Region => ({ id: 'map', seat: null, piece: grid(more) });

export const sheet = (seat: number, energy: number, hand: number, worn: Chip[] = []): Region => ({
  id: `seat-${seat}`,
  seat,
  piece: {
    piece: 'sheet',
    title: people[seat]!,
    note: seat === 0 ? 'first' : null,
    pieces: [
      meter('Energy', energy, null, { look: 'track', tone: 'seat', dial: `seat/${seat}/energy` }),
      meter('Hand', hand, 4, { look: 'hand', dial: `seat/${seat}/hand` }),
      ...(seat === 0 ? [meter('Actions', 2, 3, { look: 'pips', tone: 'seat' })] : []),
      ...(worn.length > 0 ? [{ piece: 'row' as const, title: 'Worn', chips: worn, folded: false }] : []),
    ],
  },
});

const step = (at: string, note: string | null = null) => choice(at, at, { note });
const walled = choice('3:2', '3:2', {
  verdict: { verdict: 'barred', reasons: [why('wall', 'AR-MOV-01', 'A wall stands between.')] },
});

export const move = offer('move', 'Move', {
  weight: 'main',
  note: '1 action',
  slots: [
    {
      ...slot('to', 'Where to', {
        kind: 'one-of',
        from: [step('2:1'), step('1:2'), step('2:3', 'loses 3'), walled],
      }),
      on: 'map',
    },
  ],
});
export const shove = offer('shove', 'Shove', {
  slots: [{ ...slot('to', 'Where to', { kind: 'one-of', from: [step('2:1')] }), on: 'map' }],
});
export const wall = offer('wall', 'Set the walls', {
  weight: 'main',
  slots: [
    {
      ...slot('at', 'Edges', {
        kind: 'several',
        min: 2,
        max: 4,
        ordered: false,
        from: [
          choice('1:1e', 'between 1:1 and 2:1'),
          choice('2:1e', 'between 2:1 and 3:1'),
          choice('1:1s', 'between 1:1 and 1:2'),
          choice('4:4s', 'between 4:4 and 4:5', {
            verdict: { verdict: 'barred', reasons: [why('safe', 'AR-SET-03', 'That is inside the safe zone.')] },
          }),
        ],
      }),
      on: 'map',
    },
  ],
});
export const deal = offer('deal', 'Deal the parts', { slots: [slot('order', 'Order', { kind: 'shuffle', count: 5 })] });

const attack = offer('attack', 'Attack', {
  weight: 'main',
  slots: [slot('target', 'Whom', { kind: 'one-of', from: [choice(2, 'Cy', { note: 'same space' })] }, 2)],
});

/** The secret choice of a seat, as it looks to the seat itself. */
export const lay = (): Offer =>
  offer('lay', 'Lay a card face down', {
    secret: true,
    weight: 'main',
    slots: [
      slot('card', 'Card', {
        kind: 'one-of',
        from: [choice('rail', 'Rail gun', { note: 'range 3, needs 4' }), choice('cell', 'Energy cell 2')],
      }),
    ],
  });
export const layNone = (): Offer => offer('lay-none', 'Lay none', { secret: true });
const covered = (secret: Offer): Offer => ({ ...secret, slots: [], note: null });

export const secrets = (seat: number): Secrets => ({
  seat,
  regions: [
    {
      id: `seat-${seat}-hand`,
      seat,
      piece: {
        piece: 'row',
        title: 'Hand',
        folded: false,
        chips: [chip('Rail gun', { lie: 'upright', badges: ['range 3'] }), chip('Energy cell 2', { lie: 'upright' })],
      },
    },
  ],
  offers: [lay(), layNone()],
  dials: [
    {
      path: `seat/${seat}/named`,
      title: 'Cards in hand',
      value: ['rail'],
      printed: null,
      kind: {
        kind: 'several',
        from: [choice('rail', 'Rail gun'), choice('cell', 'Energy cell 2')],
        min: 0,
        max: 2,
        ordered: false,
      },
      rule: 'RB-CRD-07',
      seat,
    },
  ],
});

const handRow = (seat: number): Region => ({
  id: `seat-${seat}-hand`,
  seat,
  piece: { piece: 'row', title: 'Hand', folded: false, chips: [chip('2 cards', { lie: 'covered', count: 2 })] },
});

export function arena(more: Partial<TableState> = {}, count = 4): Table {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const base = table(more);
  const asking = {
    seats: [0],
    left: [0],
    answered: [],
    title: 'Ann acts',
    why: 'Two actions left.',
    window: 'act',
    kind: 'ask' as const,
    rules: ['AR-ACT-01'],
  };
  return {
    ...base,
    seats: seats.map((seat) => ({
      seat,
      word: people[seat]!.toLowerCase(),
      letter: 'ABCDEF'[seat]!,
      name: people[seat]!,
      note: '',
    })),
    holds: seats,
    state: {
      ...base.state,
      title: seats.map((seat) => people[seat]).join(', '),
      now: 'Round 3',
      trail: ['Turns', 'Disaster', 'Event'].map((title, at) => ({ title, state: at === 0 ? 'now' : 'next' })),
      asking,
      offers: [{ seat: 0, offers: [move, attack, shove, offer('end', 'End the turn')] }],
      passed: [],
      undo: 'Ann moved to 2:2',
      ...more,
    },
    regions: [
      map(),
      ...seats.map((seat) =>
        sheet(
          seat,
          [12, 7, 3, 15, 9, 0][seat]!,
          [2, 4, 0, 1, 3, 2][seat]!,
          seat === 1 ? [chip('Plate 4', { lie: 'upright' })] : [],
        ),
      ),
      handRow(1),
    ],
  };
}

const sealed = (left: number[], answered: number[]): Partial<TableState> => ({
  asking: {
    seats: left,
    left,
    answered,
    title: 'Both lay a card face down',
    why: 'Ann attacks Bo.',
    window: 'cards',
    kind: 'sealed',
    rules: ['AR-ATK-01'],
  },
  offers: left.map((seat) => ({ seat, offers: [covered(lay()), covered(layNone())] })),
  undo: 'Ann attacked Bo',
});

export const duel = (opened: boolean): Region => ({
  id: 'duel',
  seat: null,
  piece: {
    piece: 'duel',
    title: opened ? 'Ann hits' : 'Ann attacks Bo',
    rule: { id: 'AR-ATK-03', text: 'Both cards open together' },
    sides: [
      {
        seat: 0,
        title: 'Ann',
        card: opened ? chip('Rail gun', { lie: 'upright', badges: ['needs 4'] }) : chip('A card', { lie: 'covered' }),
        dice: opened ? [{ face: 6, aside: false, shape: 'extra' }] : [],
        score: opened ? 8 : null,
        note: opened ? 'critical: damage doubled' : null,
        leads: opened,
      },
      {
        seat: 1,
        title: 'Bo',
        card: opened ? chip('Energy cell 2', { lie: 'upright' }) : null,
        dice: [],
        score: null,
        note: opened ? 'gains 2 after it' : 'still chooses',
        leads: false,
      },
    ],
  },
});

const withDuel = (one: Table, opened: boolean): Table => ({ ...one, regions: [duel(opened), ...one.regions] });

/** Di's turn low on the map, in a section that costs, with somebody or something in most of its first row. */
function low(): Table {
  const to = {
    ...slot('to', 'Where to', { kind: 'one-of', from: [step('8:7'), step('8:9'), step('7:8')] }),
    on: 'map',
  };
  const base = arena({
    offers: [{ seat: 3, offers: [{ ...move, slots: [to] }, attack, wall, deal, offer('end', 'End')] }],
  });
  const { areas, spots } = grid();
  const costs = [chip('Storm', { lie: 'covered', icon: 'disaster', count: 2 }), chip('costs 13', { icon: 'disaster' })];
  const crowded = [spot('7:7', [1, 2]), spot('8:7', [], [part()]), spot('9:7', [], [part()]), spot('8:8', [3])];
  const ground = grid({
    areas: areas.map((area) => (area.id === 'area-8' ? { ...area, tone: 'harm', chips: costs } : area)),
    spots: [
      ...spots.filter(({ at }) => at === '1:1' || at === '4:8'),
      ...crowded,
      spot('2:1', [0]),
      spot('3:1', [], [part()]),
    ],
  });
  const asking = { ...base.state.asking!, seats: [3], left: [3], title: 'Di acts' };
  const regions = base.regions.map((one) => (one.id === 'map' ? { ...one, piece: ground } : one));
  return { ...base, state: { ...base.state, asking, turn: 3 }, regions };
}

export const arenas: Record<string, () => Table> = {
  arena: () => arena(),
  low,
  arena6: () => arena({}, 6),
  walls: () => arena({ offers: [{ seat: 0, offers: [wall] }] }),
  areas: () =>
    arena({
      offers: [
        {
          seat: 0,
          offers: [
            offer('storm', 'Put the storm', {
              weight: 'main',
              slots: [
                {
                  ...slot('area', 'Where', {
                    kind: 'one-of',
                    from: NORTH.map((title, at) =>
                      at === 4
                        ? choice('area-4', title, {
                            verdict: { verdict: 'barred', reasons: [why('safe', 'AR-DIS-01', 'Never the safe zone.')] },
                          })
                        : choice(`area-${at}`, title),
                    ),
                  }),
                  on: 'map',
                },
              ],
            }),
          ],
        },
      ],
    }),
  sealed: () => withDuel(arena(sealed([0, 1], [])), false),
  half: () => withDuel(arena(sealed([1], [0])), false),
  opened: () => withDuel(arena(), true),
};

/** A game of two to six without anything to choose, and with more options than one wants to see. */
export const yard: GameInfo = {
  id: 'yard',
  title: 'Scrap yard',
  note: 'Two to six robots, one way out.',
  min_seats: 2,
  max_seats: 6,
  parts: [],
  options: Array.from({ length: 12 }, (_, at) => ({
    option: `switch-${at}`,
    title: at === 9 ? 'Walls on the border' : `Switch ${at}`,
    note: 'The book is silent.',
    rule: `AR-OPT-0${at}`,
    value: 'usual',
    choices: [choice('usual', 'As usual'), choice('other', 'The other way')],
  })),
};
