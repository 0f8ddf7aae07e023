// A table as the sketch shows it: Kato against Dash, in the middle of an attack. Plain data; nothing plays here.
import type { Choice } from '../src/lib/wire/Choice';
import type { Chip } from '../src/lib/wire/Chip';
import type { Dial } from '../src/lib/wire/Dial';
import type { GameInfo } from '../src/lib/wire/GameInfo';
import type { Meter } from '../src/lib/wire/Meter';
import type { Offer } from '../src/lib/wire/Offer';
import type { Region } from '../src/lib/wire/Region';
import type { Slot } from '../src/lib/wire/Slot';
import type { Table } from '../src/lib/wire/Table';
import type { TableState } from '../src/lib/wire/TableState';

export const open = { verdict: 'open' } as const;

export function choice(value: unknown, text: string, more: Partial<Choice> = {}): Choice {
  return { value, text, note: null, verdict: open, sets: {}, ...more };
}

export function slot(field: string, title: string, kind: Slot['kind'], preset: unknown = null): Slot {
  return { field, title, kind, preset, need: 'must', on: null };
}

export function offer(act: string, title: string, more: Partial<Offer> = {}): Offer {
  return { act, title, note: null, weight: 'plain', slots: [], verdict: open, secret: false, ...more };
}

export function chip(text: string, more: Partial<Chip> = {}): Chip {
  return {
    text,
    lie: 'sideways',
    icon: null,
    count: null,
    badges: [],
    progress: null,
    rule: null,
    dial: null,
    ...more,
  };
}

export function meter(
  title: string,
  value: number,
  max: number | null,
  more: Partial<Meter>,
): { piece: 'meter' } & Meter {
  return { piece: 'meter', title, value, max, printed: null, tone: 'plain', look: 'plain', dial: null, ...more };
}

export const kato = (spirit = 4): Region => ({
  id: 'seat-0',
  seat: 0,
  piece: {
    piece: 'sheet',
    title: 'Takashi Kato in Dai-Raijin V',
    note: 'moved',
    pieces: [
      meter('Armor', 22, 30, { look: 'cubes', tone: 'harm', dial: 'seat/0/armor' }),
      meter('Spirit', spirit, 25, { look: 'cubes', tone: 'seat', dial: 'seat/0/spirit' }),
      meter('Speed', 7, null, { dial: 'seat/0/speed' }),
      meter('Defense', 3, null, { dial: 'seat/0/defense', printed: 2 }),
      {
        piece: 'tokens',
        title: 'Power',
        cap: 6,
        groups: [
          { title: 'Pool', count: 2, tone: 'good', dial: 'seat/0/power' },
          { title: 'Arc Wing', count: 1, tone: 'good', dial: 'seat/0/arc-wing' },
        ],
      },
      {
        piece: 'slots',
        title: 'Cooldown Meter',
        columns: [
          {
            title: '3',
            chips: [
              chip('Critical Aim', { dial: 'card/critical-aim', badges: ['Instant'] }),
              chip('Power Surge', { icon: 'surge', count: 2, lie: 'token', dial: 'seat/0/surge-3' }),
            ],
          },
          { title: '2', chips: [chip('Auxiliary Charge', { dial: 'card/auxiliary-charge', lie: 'upright' })] },
          { title: '1', chips: [] },
        ],
      },
    ],
  },
});

export const hand = (): Region => ({
  id: 'seat-0.hand',
  seat: 0,
  piece: {
    piece: 'row',
    title: 'Hand of Kato: 4 cards',
    folded: true,
    chips: ['Flash Strike', 'Storm Fist', 'Static Burst', 'Breaker'].map((text) =>
      chip(text, { lie: 'upright', badges: ['cost 3'], dial: `card/${text}` }),
    ),
  },
});

export const dash = (): Region => ({
  id: 'seat-1',
  seat: 1,
  piece: {
    piece: 'sheet',
    title: 'Dash in Ayzn',
    note: 'Speed 4 · Defense 2',
    pieces: [
      meter('Armor', 34, 40, { look: 'cubes', tone: 'harm', dial: 'seat/1/armor' }),
      meter('Spirit', 11, 45, { look: 'cubes', tone: 'seat', dial: 'seat/1/spirit' }),
      {
        piece: 'tokens',
        title: 'Power',
        cap: 6,
        groups: [{ title: 'Power', count: 1, tone: 'good', dial: 'seat/1/power' }],
      },
      {
        piece: 'slots',
        title: 'Cooldown Meter',
        columns: [
          { title: '3', chips: [chip('Core Breach', { dial: 'card/core-breach' })] },
          { title: '2', chips: [] },
          { title: '1', chips: [chip('Fire', { icon: 'fire', lie: 'token', dial: 'seat/1/fire' })] },
        ],
      },
    ],
  },
});

export const clash = (): Region => ({
  id: 'clash',
  seat: null,
  piece: {
    piece: 'dice',
    title: 'Core Breach leads by one',
    rule: { id: 'GR-CTR-02', text: 'Counter keeps tied dice' },
    rows: [
      {
        seat: 0,
        title: 'Kato',
        note: '3-card Combo',
        score: 0,
        leads: false,
        dice: [die(11, true), die(5), die(4, true)],
      },
      {
        seat: 1,
        title: 'Dash',
        note: 'Reactive',
        score: 1,
        leads: true,
        dice: [die(4), die(1), { face: 11, shape: 'extra', aside: false }],
      },
    ],
  },
});

function die(face: number | null, aside = false) {
  return { face, aside, shape: 'main' as const };
}

export const why = (code: string, rule: string, text: string) => ({ code, rule, text });

export const barredStage = offer('activate', 'Activate Stage 2', {
  verdict: {
    verdict: 'barred',
    reasons: [
      why('power', 'GR-PWR-03', 'Needs 2 Power, has 1.'),
      why('stage', 'GR-AYZ-02', 'Stage 2 needs Stage 1 active.'),
    ],
  },
});

export const playInstant = offer('play', 'Play an Instant', {
  note: '5 in hand, 11 Spirit',
  weight: 'main',
  slots: [
    slot('card', 'Card', {
      kind: 'one-of',
      from: [
        choice('iron-will', 'Iron Will', { note: 'cost 3' }),
        choice('scrap-shield', 'Scrap Shield', { note: 'cost 5', sets: { target: 1 } }),
        choice('core-breach', 'Core Breach', {
          note: 'cost 4',
          verdict: {
            verdict: 'barred',
            reasons: [why('cooldown', 'GR-CDM-01', 'It lies in slot 3 of the Cooldown Meter.')],
          },
        }),
      ],
    }),
    slot('target', 'At whom', { kind: 'one-of', from: [choice(0, 'Kato'), choice(1, 'Dash')] }, 0),
    slot('distance', 'Distance', { kind: 'number', min: 0, max: 12, usual: [1, 2, 3] }, 2),
  ],
});

export const state = (more: Partial<TableState> = {}): TableState => ({
  head: 40,
  token: { epoch: 1, question: 12, turn: 0 },
  now: 'Turn 5',
  turn: 0,
  trail: [
    { title: 'Start', state: 'done' },
    { title: 'Upkeep', state: 'done' },
    { title: 'Attack', state: 'now' },
    { title: 'Cooldown', state: 'next' },
    { title: 'End', state: 'next' },
  ],
  title: 'Kato against Dash',
  asking: {
    seats: [1],
    left: [1, 0],
    answered: [],
    title: 'Dash may respond',
    why: 'Dice were re-rolled. Kato passed.',
    window: 's21',
    kind: 'window',
    rules: ['GR-TIM-21'],
  },
  stack: [],
  outcome: null,
  offers: [
    {
      seat: 1,
      offers: [
        playInstant,
        barredStage,
        offer('pass', 'Pass'),
        offer('gain', 'Gain by an effect', { weight: 'aside' }),
        offer('inflict', 'Inflict by an effect', { weight: 'aside' }),
      ],
    },
  ],
  undo: 'Dash re-rolled 2',
  redo: null,
  passed: [
    { index: 0, row: 's16', title: 'Before dice are rolled', rules: ['GR-TIM-16'] },
    { index: 1, row: 's18', title: 'After the first roll', rules: ['GR-TIM-18'] },
  ],
  flows: [
    { seat: 0, flow: 'stops', stops: [], answers: [] },
    { seat: 1, flow: 'stops', stops: [], answers: [] },
  ],
  level: 'enforce',
  lesson: null,
  ...more,
});

export const table = (more: Partial<TableState> = {}): Table => ({
  session: 's1',
  game: 'sketch',
  seats: [
    { seat: 0, word: 'red', letter: 'A', name: 'Kato', note: 'Takashi Kato in Dai-Raijin V' },
    { seat: 1, word: 'blue', letter: 'B', name: 'Dash', note: 'Dash in Ayzn' },
  ],
  holds: [0, 1],
  level: 'enforce',
  answers: [
    { key: 'rage-spirit', ask: 'rage', title: 'Rage: Spirit' },
    { key: 'rage-power', ask: 'rage', title: 'Rage: Power' },
    { key: 'power-none', ask: 'power', title: 'Power Dice: none' },
  ],
  version: 7,
  state: state(more),
  regions: [dash(), clash(), kato(), hand()],
});

const rollOffer = (count: number, title: string) =>
  offer('roll', title, {
    weight: 'main',
    slots: [slot('faces', 'Dice', { kind: 'dice', count, like: null, sides: 12 })],
  });

/** The same table at other moments, by name. */
export const scenes: Record<string, () => Table> = {
  window: () => table(),
  dice: () =>
    table({
      asking: {
        seats: [0, 1],
        left: [0, 1],
        answered: [],
        title: 'Both roll their dice',
        why: 'Flash Strike 1, and 1 for each other Combo card. No cover, same level.',
        window: 'roll',
        kind: 'ask',
        rules: ['GR-ATK-14'],
      },
      offers: [
        { seat: 0, offers: [rollOffer(3, 'attack dice')] },
        { seat: 1, offers: [rollOffer(2, 'reactive dice')] },
      ],
      passed: [],
    }),
  choice: () =>
    table({
      asking: {
        seats: [1],
        left: [1],
        answered: [],
        title: 'How does Dash answer?',
        why: 'Kato declared a 3-card Combo at distance 2.',
        window: 'reply',
        kind: 'ask',
        rules: ['GR-ATK-10'],
      },
      offers: [
        {
          seat: 1,
          offers: [
            offer('reply', 'Answer the attack', {
              weight: 'main',
              slots: [
                slot('reply', 'Reply', {
                  kind: 'one-of',
                  from: [
                    choice('defend', 'Defend', { note: '2 Defense dice' }),
                    choice('evade', 'Evade', { note: 'costs 3, leaves 8' }),
                    choice('react', 'Reactive Attack', { verdict: barredStage.verdict }),
                    choice('take', 'Take it'),
                  ],
                }),
              ],
            }),
          ],
        },
      ],
      stack: [
        { no: 5, by: 1, title: 'Scrap Shield', cancelled: false },
        { no: 4, by: 0, title: 'Critical Aim', cancelled: true },
        { no: 3, by: 0, title: 'Flash Strike, Storm Fist, Breaker', cancelled: false },
      ],
      redo: 'Dash defends',
    }),
  turn: () =>
    table({
      asking: {
        seats: [0],
        left: [0],
        answered: [],
        title: 'Kato acts',
        why: 'Action phase: attack once, move once, play Effects.',
        window: 'act',
        kind: 'ask',
        rules: ['GR-TRN-03'],
      },
      offers: [
        {
          seat: 0,
          offers: [
            offer('attack', 'Attack', {
              weight: 'main',
              note: 'one attack left',
              slots: [
                slot('cards', 'Cards', {
                  kind: 'several',
                  min: 1,
                  max: 3,
                  ordered: true,
                  from: [
                    choice('flash', 'Flash Strike', { note: 'melee, cost 3' }),
                    choice('fist', 'Storm Fist', { note: 'melee, cost 2' }),
                    choice('burst', 'Static Burst', { note: 'ranged, cost 4' }),
                  ],
                }),
                slot('target', 'At whom', { kind: 'one-of', from: [choice(1, 'Dash')] }, 1),
                slot('distance', 'Distance', { kind: 'number', min: 0, max: 12, usual: [1, 2, 3] }, 1),
                slot('cover', 'Is there cover?', { kind: 'yes-no' }, false),
              ],
            }),
            offer('move', 'Move', {
              note: 'up to 7',
              slots: [slot('by', 'How far', { kind: 'number', min: 0, max: 7, usual: [3, 7] })],
            }),
            offer('play', 'Play an Effect', { note: '4 in hand, 4 Spirit' }),
            offer('activate', 'Activate Arc Wing', {
              note: '1 Power',
              verdict: { verdict: 'check', reasons: [why('look', 'GR-ABL-02', 'Is the space above free?')] },
            }),
            { ...barredStage, act: 'boost', title: 'Boost' },
            offer('recover', 'Recover Spirit', { note: 'instead of attacking' }),
            offer('gain', 'Gain by an effect', { weight: 'aside' }),
            offer('pass', 'End the turn'),
          ],
        },
        { seat: 1, offers: [playInstant] },
      ],
      passed: [],
    }),
  over: () =>
    table({
      asking: null,
      offers: [],
      passed: [],
      outcome: { winners: [0], title: 'Kato wins: Ayzn is destroyed' },
      trail: state().trail.map((stop) => ({ ...stop, state: 'done' as const })),
    }),
};

export const dials: Dial[] = [
  {
    path: 'seat/0/armor',
    title: 'Armor',
    value: 22,
    printed: 30,
    rule: 'GR-STA-06',
    kind: { kind: 'number', min: 0, max: 30, usual: [] },
    seat: 0,
  },
  {
    path: 'seat/0/defense',
    title: 'Defense',
    value: 3,
    printed: 2,
    rule: 'GR-STA-06',
    kind: { kind: 'number', min: 0, max: 9, usual: [] },
    seat: 0,
  },
  {
    path: 'seat/0/spirit',
    title: 'Fighting Spirit',
    value: 4,
    printed: null,
    rule: 'GR-STA-06',
    kind: { kind: 'number', min: 0, max: 25, usual: [] },
    seat: 0,
  },
  {
    path: 'card/critical-aim',
    title: 'Critical Aim',
    value: 3,
    printed: null,
    rule: 'GR-STA-06',
    kind: {
      kind: 'one-of',
      from: [
        choice(0, 'In hand'),
        choice(1, 'Slot 1'),
        choice(2, 'Slot 2'),
        choice(3, 'Slot 3'),
        choice('exiled', 'Exiled'),
      ],
    },
    seat: 0,
  },
  {
    path: 'seat/1/armor',
    title: 'Armor',
    value: 34,
    printed: 40,
    rule: 'GR-STA-06',
    kind: { kind: 'number', min: 0, max: 40, usual: [] },
    seat: 1,
  },
  {
    path: 'table/turn',
    title: 'Turn',
    value: 5,
    printed: null,
    rule: 'GR-STA-06',
    kind: { kind: 'number', min: 1, max: 99, usual: [] },
    seat: null,
  },
];

const part = (kind: string, title: string, names: [string, string, string, string][]) => ({
  kind,
  title,
  from: names.map(([key, name, note, build]) => ({ key, name, note, build })),
});

export const games: GameInfo[] = [
  {
    id: 'sketch',
    title: 'Robot duel',
    note: 'Two pilots, two robots, one city. Starter builds.',
    min_seats: 2,
    max_seats: 4,
    parts: [
      part('pilot', 'Pilot', [
        ['kato', 'Takashi Kato', 'Spirit 25, Defense 2', 'Critical Aim, Auxiliary Charge, Flash Strike'],
        ['dash', 'Dash', 'Spirit 45, Defense 1', 'Iron Will, Scrap Shield'],
        ['hadrian', 'Hadrian', 'Spirit 30, Defense 2', ''],
      ]),
      part('robot', 'Robot', [
        ['dai-raijin', 'Dai-Raijin V', 'Armor 30, Speed 6', 'Arc Wing, Ion Shield, Thunder Clap'],
        ['ayzn', 'Ayzn', 'Armor 40, Speed 4', 'Stage 1, Stage 2, Stage 3'],
        ['o-gun', 'O-Gun', 'Armor 35, Speed 5', ''],
      ]),
    ],
    options: [
      {
        option: 'collisions',
        title: 'Collision damage',
        note: 'Read on page 21, or as the errata say.',
        rule: 'GR-COL-02',
        value: 'errata',
        choices: [choice('errata', 'As the errata say'), choice('printed', 'As printed')],
      },
    ],
  },
];
