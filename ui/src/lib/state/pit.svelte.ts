// What the person looks at: the screen, the open table, the sheets above it. What a table holds stands in
// `table.svelte.ts`; how a sheet looks stands in `sheets/`.
import { getContext, setContext } from 'svelte';
import { Trouble, want, type Door, type DoorState } from '../api/door';
import { Household, type Place } from '../library/household.svelte';
import { Seeker } from '../library/seeker.svelte';
import { Shelves } from '../library/shelves.svelte';
import { actOf, complete, oneTap, type Act } from '../form/answers';
import type { Choice } from '../wire/Choice';
import type { GameInfo } from '../wire/GameInfo';
import type { Note } from '../wire/Note';
import type { NoteKind } from '../wire/NoteKind';
import type { Offer } from '../wire/Offer';
import type { Refused } from '../wire/Refused';
import type { Seat } from '../wire/Seat';
import type { Token } from '../wire/Token';
import type { Why } from '../wire/Why';
import { Handover, isShared, secretly, type Errand } from '../secret/handover.svelte';
import { Draft } from './draft.svelte';
import { Shelf } from './shelf.svelte';
import { OpenTable, type Declared, type Landed } from './table.svelte';

export type Screen = 'home' | 'set-up' | 'table' | 'catalogue' | 'builds' | 'build' | 'library';
/** What has an address of its own. */
export type Room = 'catalogue' | 'builds' | 'library';
/** What a new table is for: a fight with its cards, or trackers alone. */
export type Purpose = 'duel' | 'count';
export type Tab = 'table' | 'log' | 'more';

/** A sheet that lies above the screen. */
export type Leaf =
  | { leaf: 'form'; seat: Seat; act: string; overrule: boolean }
  | { leaf: 'why'; title: string; advice: string; reasons: Why[]; overrule: (() => void) | undefined }
  | { leaf: 'rule'; id: string; game?: string }
  | { leaf: 'library' | 'notes' | 'add-book' }
  | { leaf: 'contents'; game: string }
  | { leaf: 'chapter'; game: string; at: number }
  | { leaf: 'note'; place: Place; title: string; note?: Note; kind: NoteKind }
  | { leaf: 'export-book'; id: string; title: string }
  | { leaf: 'adjust'; paths: string[]; title: string; rule: string | null; rules?: string[] }
  | { leaf: 'check' | 'dials' | 'landings' | 'flow' | 'options' | 'people' | 'late' }
  | { leaf: 'place'; region: string; place: string }
  | { leaf: 'export' | 'discard'; session: string; title: string }
  | { leaf: 'import' }
  | {
      leaf: 'pick';
      title: string;
      note?: string;
      rule?: string;
      from: Choice[];
      picked: unknown;
      onpick: (value: unknown) => void;
    }
  | { leaf: 'entity'; key: string }
  | { leaf: 'new-entity' | 'leave-build' };

export type Laid = Leaf & { no: number };

const KEY = 'pit';

/** Sheets one leafs through in the library: of those on each other only the top one is seen. */
const LEAFED: Leaf['leaf'][] = ['library', 'notes', 'contents', 'chapter', 'rule'];

/** Sheets that show rules, beside which this house's notes stand. */
const RULED: Leaf['leaf'][] = ['rule', 'why', 'form', 'library', 'options'];

/** Sheets that are done with once their input is in the log; the check and the lists stay open. */
const ANSWERED: Leaf['leaf'][] = ['form', 'why', 'adjust', 'landings', 'late'];

export class Pit {
  screen = $state<Screen>('home');
  tab = $state<Tab>('table');
  open = $state.raw<OpenTable | undefined>(undefined);
  leaves = $state.raw<Laid[]>([]);
  /** While something is for one seat's eyes: whose turn it is to hold the phone. */
  secret = $state.raw<Handover | undefined>(undefined);
  /** The games of this desk, once something asked for them. */
  games = $state.raw<GameInfo[]>([]);
  purpose = $state<Purpose>('duel');
  /** The game a new table is being set up for. */
  setting = $state<string | undefined>(undefined);
  /** The catalogue and the builds of one game, while somebody looks at them. */
  shelf = $state.raw<Shelf | undefined>(undefined);
  /** The build that is being made. */
  draft = $state.raw<Draft | undefined>(undefined);
  /** What this house wrote on rules, marked, searched and brought along. */
  readonly house: Household;
  /** What is looked for in the library. */
  readonly seeker: Seeker;
  /** Every book with its chapters. */
  readonly shelves: Shelves;
  /** A step of the log to be shown there. */
  step = $state<number | undefined>(undefined);
  trouble = $state.raw<{ title: string; advice: string } | undefined>(undefined);
  /** Raised when the list of sessions changed under the home screen. */
  shuffled = $state(0);
  line: DoorState = $state('open');
  #count = 0;

  constructor(readonly door: Door) {
    this.line = door.state;
    this.house = new Household(door);
    this.seeker = new Seeker(door);
    this.shelves = new Shelves(door);
    door.changes((state) => (this.line = state));
  }

  /** Runs something that may fail in words; the words are shown, nothing else happens. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof Trouble)) throw cause;
      this.trouble = cause.failed;
      return undefined;
    }
  }

  /** The game whose rules a link opens: of the open table or the new one, else of the catalogue. */
  get game(): string | undefined {
    const fresh = this.screen === 'set-up' ? this.setting : undefined;
    return this.open?.table.game ?? fresh ?? this.shelf?.game;
  }

  /** Asks which games there are; a table and a catalogue are of one of them. */
  async gather(): Promise<GameInfo[]> {
    const reply = await this.attempt(() => want(this.door, 'games', { do: 'games' }));
    this.games = reply?.games ?? this.games;
    return this.games;
  }

  begin(purpose: Purpose): void {
    this.purpose = purpose;
    this.screen = 'set-up';
  }

  /** Opens the library, or the catalogue or the builds of the game looked at last or else the first. */
  async visit(screen: Room): Promise<void> {
    this.screen = screen;
    if (screen === 'library') return this.#enter();
    const games = this.shelf ? this.games : await this.gather();
    const game = this.shelf?.game ?? games[0]?.id;
    if (game) await this.browse(game);
  }

  /** The table options of the games are shown with the readings they switch. */
  async #enter(): Promise<void> {
    this.seeker.narrow(null, null);
    await Promise.all([this.house.load(), this.gather()]);
  }

  /** Takes the catalogue of a game from the desk anew. */
  async browse(game: string): Promise<void> {
    const shelf = this.shelf?.game === game ? this.shelf : new Shelf(this.door, game);
    this.shelf = shelf;
    await this.attempt(() => shelf.load());
  }

  /** Puts a build on the bench, a saved one or an empty one. */
  build(draft: Draft): void {
    this.draft = draft;
    this.screen = 'build';
  }

  /** Back to the builds; what is not saved is asked about first. */
  leaveBuild(): void {
    if (this.draft?.dirty) return this.lay({ leaf: 'leave-build' });
    this.draft = undefined;
    void this.visit('builds');
  }

  home(): void {
    this.open?.close();
    this.open = undefined;
    this.leaves = [];
    this.secret = undefined;
    this.draft = undefined;
    this.screen = 'home';
  }

  /** Takes a table up; one that lay saved is checked against the real table first. */
  async sit(session: string, saved: 'saved' | 'fresh'): Promise<void> {
    const reply = await this.attempt(() => want(this.door, 'table', { do: 'at', session, ask: { do: 'open' } }));
    if (!reply) return;
    this.open?.close();
    this.open = new OpenTable(this.door, reply.table);
    this.leaves = [];
    void this.house.load();
    this.tab = 'table';
    this.screen = 'table';
    if (saved === 'saved' && !reply.table.state.outcome) this.lay({ leaf: 'check' });
  }

  lay(leaf: Leaf): void {
    // The second half of a double tap: the sheet is there already.
    const top = this.leaves.at(-1);
    if (top && JSON.stringify({ ...leaf, no: top.no }) === JSON.stringify(top)) return;
    if (RULED.includes(leaf.leaf)) void this.house.load();
    this.leaves = [...this.leaves, { ...leaf, no: this.#count++ }];
  }

  lift(no: number): void {
    this.leaves = this.leaves.filter((leaf) => leaf.no !== no);
  }

  /** The phone goes to a seat, for a choice of its own or for a look at what is its own; sheets go, so that nothing of
   *  one seat lies above another's. */
  handTo(seat: Seat, errand: Errand, late: boolean): void {
    if (!this.open) return;
    this.leaves = [];
    this.secret = new Handover(this.open, seat, errand, late);
  }

  /** A seat has chosen: the phone goes on to the next one that owes a choice, or back to the table. */
  passOn(from: Seat): void {
    const next = this.open && secretly(this.open).find((seat) => seat !== from);
    if (next !== undefined) this.handTo(next, 'choose', false);
    else this.secret = undefined;
  }

  /** Whether a sheet is one of the library with another of them right on it. */
  isUnder(leaf: Laid): boolean {
    const above = this.leaves[this.leaves.indexOf(leaf) + 1];
    return above !== undefined && [leaf, above].every((one) => LEAFED.includes(one.leaf));
  }

  /** Whether a sheet of the library lies right on another of them. */
  isOn(leaf: Laid): boolean {
    const below = this.leaves[this.leaves.indexOf(leaf) - 1];
    return below !== undefined && this.isUnder(below);
  }

  /** Out of the library: the sheet goes with all of those it was come to by. */
  shut(leaf: Laid): void {
    let from = this.leaves.indexOf(leaf);
    while (this.isOn(this.leaves[from]!)) from -= 1;
    this.leaves = this.leaves.slice(0, from);
  }

  /** Shows a step in the log of the open table. */
  showStep(seq: number): void {
    this.leaves = [];
    this.step = seq;
    this.tab = 'log';
  }

  /** A tap on an offer: declares it, asks for what is missing, or says what is against it. */
  tap(seat: Seat, offer: Offer, late: boolean): void {
    if (offer.secret && this.open && isShared(this.open)) return this.handTo(seat, 'choose', late);
    const bars = offer.verdict.verdict === 'barred' ? offer.verdict.reasons : [];
    if (bars.length > 0) {
      const overrule = () => this.follow(seat, offer, true);
      this.lay({ leaf: 'why', title: offer.title, advice: '', reasons: bars, overrule });
    } else this.follow(seat, offer, late);
  }

  /** Goes on with an offer: at once when nothing is missing, else by its form. */
  follow(seat: Seat, offer: Offer, overrule: boolean): void {
    if (!oneTap(offer)) return this.lay({ leaf: 'form', seat, act: offer.act, overrule });
    void this.declare({ seat, act: actOf(offer, complete(offer, {})), token: this.token, overrule });
  }

  get token(): Token | null {
    return this.open?.state.token ?? null;
  }

  /** Declares something; a refusal opens the sheet that says why. */
  async declare(declared: Declared): Promise<Landed> {
    const landed = await this.open?.put(declared);
    if (!landed) return { landed: 'failed' };
    this.answer(landed, () => void this.declare({ ...declared, token: this.token, overrule: true }));
    return landed;
  }

  /** A correction or a ruling about people: possible at any time, so it answers no question. */
  correct(seat: Seat, act: Act): Promise<Landed> {
    return this.declare({ seat, act, token: null, overrule: false });
  }

  answer(landed: Landed, overrule?: () => void): void {
    if (landed.landed === 'failed') this.trouble = this.open?.trouble;
    if (landed.landed === 'done') this.leaves = this.leaves.filter((leaf) => !ANSWERED.includes(leaf.leaf));
    if (landed.landed === 'refused') this.refuse(landed.refused, overrule);
  }

  refuse(refused: Refused, overrule?: () => void): void {
    const { title, advice, reasons } = refused;
    this.lay({ leaf: 'why', title, advice, reasons, overrule: refused.overrule ? overrule : undefined });
  }
}

export function givePit(pit: Pit): void {
  setContext(KEY, pit);
}

export function thePit(): Pit {
  return getContext<Pit>(KEY);
}
