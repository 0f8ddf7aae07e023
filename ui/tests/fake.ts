// A door without a desk: it answers from the fixtures, remembers what was asked, and pushes what a test tells it to.
import { Listeners, type Door, type DoorState } from '../src/lib/api/door';
import type { Push } from '../src/lib/wire/Push';
import type { Reply } from '../src/lib/wire/Reply';
import type { Request } from '../src/lib/wire/Request';
import type { SessionInfo } from '../src/lib/wire/SessionInfo';
import type { Table } from '../src/lib/wire/Table';
import type { TableRequest } from '../src/lib/wire/TableRequest';
import type { TableState } from '../src/lib/wire/TableState';
import { arenas, secrets } from './arena';
import { dials, games, scenes } from './fixtures';
import { lesson, lessons } from './lessons';
import { FakeLibrary, ofLibrary } from './library';
import { FakeShelf } from './shelf';

/** What was asked of the desk, or of its one table. */
type Ask = Exclude<Request, { do: 'at' }> | TableRequest;
type Asked<Do extends Ask['do']> = Extract<Ask, { do: Do }>;

export const sessions: SessionInfo[] = [
  {
    session: 's1',
    game: 'sketch',
    title: 'Kato against Dash',
    note: 'Turn 5: Dash may respond',
    touched: new Date().toISOString(),
    over: false,
    locked: null,
  },
  {
    session: 's2',
    game: 'sketch',
    title: 'Hadrian against O-Gun',
    note: '',
    touched: '2026-11-20T20:00:00Z',
    over: false,
    locked: 'Made by an earlier build of the rules.',
  },
  {
    session: 's3',
    game: 'sketch',
    title: 'Thursday duel',
    note: 'Dash won in turn 9',
    touched: '2026-11-19T21:12:00Z',
    over: true,
    locked: null,
  },
];

export class FakeDoor implements Door {
  state: DoorState = 'open';
  asked: Ask[] = [];
  table: Table;
  sessions = sessions;
  shelf = new FakeShelf();
  library = new FakeLibrary();
  /** Answers a test puts in the place of the usual ones. */
  answers: Partial<Record<Ask['do'], (request: never) => Reply | Promise<Reply>>> = {};
  #pushes = new Listeners<Push>();
  #changes = new Listeners<DoorState>();

  constructor(scene = 'window') {
    this.table = (scenes[scene] ?? arenas[scene] ?? scenes.window!)();
  }

  async ask(request: Request): Promise<Reply> {
    const ask = request.do === 'at' ? request.ask : request;
    this.asked.push(structuredClone(ask));
    await Promise.resolve();
    const own = this.answers[ask.do] as ((request: Ask) => Reply | Promise<Reply>) | undefined;
    return own ? own(ask) : this.#usual(ask);
  }

  pushes(callback: (push: Push) => void): () => void {
    return this.#pushes.add(callback);
  }

  changes(callback: (state: DoorState) => void): () => void {
    return this.#changes.add(callback);
  }

  turn(state: DoorState): void {
    this.state = state;
    this.#changes.tell(state);
  }

  /** Moves the table on and tells whoever listens. */
  push(change: Partial<TableState>, regions: Table['regions'] = []): void {
    const from = this.table.version;
    const state = { ...this.table.state, ...change };
    this.table = { ...this.table, state, version: from + 1 };
    this.#pushes.tell({
      session: this.table.session,
      from,
      to: from + 1,
      state,
      regions,
      order: this.table.regions.map((one) => one.id),
      seats: [],
    });
  }

  last<Do extends Ask['do']>(what: Do): Asked<Do> | undefined {
    return this.asked.filter((request) => request.do === what).at(-1) as Asked<Do> | undefined;
  }

  count(what: Ask['do']): number {
    return this.asked.filter((request) => request.do === what).length;
  }

  #put(): Reply {
    const { token, head } = this.table.state;
    this.push({ head: head + 1, token: { ...token, turn: token.turn + 1 } });
    return { is: 'done', seq: head + 1 };
  }

  // One arm for each request: the list is the wire's, so it is long on purpose.
  #usual(request: Ask): Reply {
    switch (request.do) {
      case 'games':
        return { is: 'games', games };
      case 'sessions':
        return { is: 'sessions', sessions: this.sessions };
      case 'lessons':
        return { is: 'lessons', lessons };
      case 'lesson':
        return { is: 'lesson', lesson };
      case 'create':
      case 'start-lesson':
      case 'open':
        return { is: 'table', table: this.table };
      case 'set-level':
        this.push({ level: request.level });
        return { is: 'table', table: this.table };
      case 'set-flow': {
        const { seat, flow, stops } = request;
        const answers = request.answers ?? this.table.state.flows.find((one) => one.seat === seat)?.answers ?? [];
        this.push({
          flows: this.table.state.flows.map((one) => (one.seat === seat ? { seat, flow, stops, answers } : one)),
        });
        return { is: 'table', table: this.table };
      }
      case 'put':
      case 'undo':
      case 'redo':
      case 'respond':
        return this.#put();
      case 'preview':
        return {
          is: 'preview',
          lines: [line('Dash plays Iron Will.', true), line('Costs 5, leaves 3; Iron Will enters slot 2.')],
          checks: [{ code: 'sight', rule: 'GR-LOS-01', text: 'Is there a line of sight?' }],
        };
      case 'look':
        return { is: 'look', secrets: secrets(request.seat) };
      case 'dials':
        return {
          is: 'dials',
          dials: request.paths.length === 0 ? dials : dials.filter((dial) => request.paths.includes(dial.path)),
        };
      case 'landings':
        return {
          is: 'landings',
          landings: ['start', 'upkeep', 'attack', 'cooldown'].map((step) => ({
            step,
            turn: 0,
            title: step[0]!.toUpperCase() + step.slice(1) + ' phase',
          })),
        };
      case 'log':
        return { is: 'log', entries, more: request.before === null };
      case 'check':
        return { is: 'check', saved: '2026-11-26T22:41:00Z', lines: checkLines, asked: 'Dash is to respond.' };
      case 'options':
        return { is: 'options', options: games[0]!.options };
      case 'rule':
        return {
          is: 'rule',
          rule: request.id.startsWith('GR')
            ? {
                id: request.id,
                title: 'Counter keeps tied dice',
                source: 'Card Breakdown E',
                chapter: 'Counter',
                text: ruleText,
              }
            : null,
        };
      case 'export':
        return { is: 'export', name: 'kato-against-dash.json', text: '{"pitcrew":1}' };
      case 'import':
        return { is: 'imported', session: 's1', fresh: true };
      case 'discard':
        this.sessions = this.sessions.filter((one) => one.session !== request.session);
        return { is: 'discarded' };
      default:
        return ofLibrary(request) ? this.library.answer(request) : this.shelf.answer(request);
    }
  }
}

const line = (text: string, lead = false, rule: string | null = null) => ({ seat: null, text, rule, lead });

const ruleText =
  'When both dice show the **same face**, the side with Counter keeps its die.\n\n- A tie is broken *once* for each pair.\n- Dice set aside stay aside.\n\n1. Compare the highest.\n2. Then the next.';

const entries = [
  {
    seq: 40,
    seat: 1,
    at: new Date().toISOString(),
    lines: [line('Dash re-rolls 2 dice.', true), line('4 becomes 1, 3 becomes 11.', false, 'GR-DIC-04')],
    passes: 2,
    overruled: [],
  },
  {
    seq: 38,
    seat: 0,
    at: new Date().toISOString(),
    lines: [
      line('Kato attacks with Flash Strike, Storm Fist, Breaker.', true),
      line('Pays 8 Spirit: 12 becomes 4.'),
      line('All three enter slot 3.', false, 'GR-CDM-01'),
    ],
    passes: 0,
    overruled: [{ code: 'combo', rule: 'GR-CMB-01', text: 'Only cards with the Combo icon form a Combo.' }],
  },
  {
    seq: 37,
    seat: null,
    at: '2026-11-26T21:00:00Z',
    lines: [line('Armor of Dash set to 34 by hand.', true)],
    passes: 0,
    overruled: [],
  },
];

const checkLines = [
  {
    seat: 0,
    text: 'Armor 22, Spirit 4',
    note: '2 Power, 1 on Arc Wing',
    dials: ['seat/0/armor', 'seat/0/spirit'],
  },
  { seat: 0, text: 'Slot 3: Critical Aim', note: '2 Power Surge', dials: ['card/critical-aim'] },
  { seat: 0, text: 'Slot 2: Auxiliary Charge', note: null, dials: [] },
  { seat: 1, text: 'Armor 34, Spirit 11', note: '1 Power, 1 on Stage 1', dials: ['seat/1/armor'] },
  { seat: null, text: 'Dice: 5 against 4, 1, 11', note: 'Dash to respond', dials: [] },
];
