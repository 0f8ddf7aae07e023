// A library without a desk: two games of a few entries, what a house has of its own beside them, and the answers a desk
// would give. The searching here is only good enough to draw by.
import type { EntryLink } from '../src/lib/wire/EntryLink';
import type { EntryKind } from '../src/lib/wire/EntryKind';
import type { Found } from '../src/lib/wire/Found';
import type { LibraryEntry } from '../src/lib/wire/LibraryEntry';
import type { Own } from '../src/lib/wire/Own';
import type { Reply } from '../src/lib/wire/Reply';
import type { Request } from '../src/lib/wire/Request';
import type { TableRequest } from '../src/lib/wire/TableRequest';

const ASKED = [
  'books',
  'search',
  'entry',
  'decided',
  'own',
  'save-note',
  'discard-note',
  'bookmark',
  'remember',
  'forget-searches',
  'add-book',
  'remove-book',
  'export-book',
] as const;

type LibraryRequest = Extract<Request | TableRequest, { do: (typeof ASKED)[number] }>;

export function ofLibrary(request: { do: string }): request is LibraryRequest {
  return (ASKED as readonly string[]).includes(request.do);
}

const titles: Record<string, string> = { sketch: 'Sketch', other: 'Other Game', 'own-1': 'House rules' };

function entry(game: string, kind: EntryKind, id: string, title: string, more: Partial<LibraryEntry>): LibraryEntry {
  const [mentions, cited_by, rules]: [EntryLink[], EntryLink[], string[]] = [[], [], kind === 'rule' ? [id] : []];
  const where = { source: 'Card Breakdown E', chapter: 'Counter' };
  return {
    ...{ game, kind, id, title, game_title: titles[game] ?? game, text: '', mentions, cited_by, rules },
    ...where,
    ...more,
  };
}

const link = (kind: EntryKind, id: string, title: string): EntryLink => ({ kind, id, title });

export const entries: LibraryEntry[] = [
  entry('sketch', 'rule', 'GR-CTR-02', 'Counter keeps tied dice', {
    text: 'When both dice show the **same face**, the side with Counter keeps its die [GR-DIE-11].\n\n- A tie is broken *once* for each pair.\n- Dice set aside stay aside.\n\n1. Compare the highest.\n2. Then the next.',
    mentions: [link('rule', 'GR-DIE-11', 'Tied dice go one for one')],
    cited_by: [
      link('question', 'GR-Q01', 'Does Counter save Power Dice?'),
      link('term', 'GR-T-counter', 'Counter'),
      link('reading', 'GR-AMB-08', 'Does Counter protect extra dice'),
    ],
  }),
  entry('sketch', 'rule', 'GR-DIE-11', 'Tied dice go one for one', {
    text: 'Two dice of one face leave together [GR-CTR-02].',
    chapter: 'Dice',
    source: 'Clash 4',
    mentions: [link('rule', 'GR-CTR-02', 'Counter keeps tied dice')],
  }),
  entry('sketch', 'question', 'GR-Q01', 'Does Counter save Power Dice?', {
    text: 'Yes, every die of that roll [GR-CTR-02].',
    chapter: 'Questions and answers',
    source: 'FAQ',
    rules: ['GR-CTR-02'],
    mentions: [link('rule', 'GR-CTR-02', 'Counter keeps tied dice')],
  }),
  entry('sketch', 'term', 'GR-T-counter', 'Counter', {
    text: 'An icon on Reactive cards [GR-CTR-02].',
    chapter: 'Glossary',
    mentions: [link('rule', 'GR-CTR-02', 'Counter keeps tied dice')],
  }),
  entry('sketch', 'reading', 'GR-AMB-08', 'Does Counter protect extra dice', {
    text: 'The book does not say. This table plays yes [GR-CTR-02].',
    chapter: 'Where the book is silent',
    source: 'silent',
    rules: ['GR-AMB-08', 'GR-CTR-02'],
    mentions: [link('rule', 'GR-CTR-02', 'Counter keeps tied dice')],
  }),
  entry('other', 'rule', 'OT-CTR-01', 'Counter is a token', {
    text: 'A counter lies on the robot.',
    chapter: 'Tokens',
    source: 'Page 4',
  }),
  entry('own-1', 'imported', 'p1', 'Wobbling', {
    text: 'A wobbling robot falls over.',
    chapter: 'House rules',
    source: 'house.md',
  }),
];

export class FakeLibrary {
  own: Own = { notes: [], bookmarks: [], recent: [], books: [] };
  /** How often a rule decided at the table. */
  times: Record<string, number> = {};

  // One arm for each request: the list is the wire's.
  answer(request: LibraryRequest): Reply {
    switch (request.do) {
      case 'books':
        return { is: 'books', books: this.#books() };
      case 'search':
        return { is: 'found', found: this.#found(request.query, request.game, request.session) };
      case 'entry':
        return { is: 'entry', entry: this.#entry(request.game, request.id) ?? null };
      case 'decided':
        return this.#decided(request.rule);
      case 'add-book':
        return this.#add(request.game);
      case 'export-book':
        return { is: 'export', name: 'house-rules.md', text: '# House rules\n' };
      default:
        this.#change(request);
        return { is: 'own', own: structuredClone(this.own) };
    }
  }

  #change(request: LibraryRequest): void {
    const { own } = this;
    if (request.do === 'save-note') {
      const { game, rule, kind, text } = request;
      const id = request.id ?? `n${own.notes.length + 1}`;
      const title = this.#entry(game, rule)?.title ?? rule;
      own.notes = [
        ...own.notes.filter((one) => one.id !== id),
        { id, game, rule, title, kind, text, at: '2026-11-26T21:00:00Z' },
      ];
    } else if (request.do === 'discard-note') own.notes = own.notes.filter((one) => one.id !== request.id);
    else if (request.do === 'bookmark') this.#mark(request.game, request.id, request.marked);
    else if (request.do === 'remember')
      own.recent = [request.query, ...own.recent.filter((one) => one !== request.query)];
    else if (request.do === 'forget-searches') own.recent = [];
    else if (request.do === 'remove-book') own.books = own.books.filter((one) => one.id !== request.id);
  }

  #mark(game: string, id: string, marked: boolean): void {
    const others = this.own.bookmarks.filter((one) => one.game !== game || one.id !== id);
    const found = this.#entry(game, id);
    const mark = found && { game, id, game_title: found.game_title, title: found.title, kind: found.kind };
    this.own.bookmarks = marked && mark ? [mark, ...others] : others;
  }

  #add(game: string | null): Reply {
    const [book] = this.own.books;
    const at = '2026-11-26T21:00:00Z';
    const added = book ?? { id: 'own-1', title: 'House rules', source: 'house.md', game, size: 1234, at };
    this.own.books = [added];
    return { is: 'book-added', book: added, fresh: !book };
  }

  #here(): LibraryEntry[] {
    const own = this.own.books.map((book) => book.id);
    return entries.filter((one) => one.kind !== 'imported' || own.includes(one.game));
  }

  #entry(game: string, id: string): LibraryEntry | undefined {
    const found = this.#here().find((one) => one.game === game && one.id === id);
    // Tables of the fixtures cite rules nobody wrote here.
    return found ?? (/^GR-[A-Z]/.test(id) ? { ...entries[0]!, id, game } : undefined);
  }

  #books() {
    const books = [...new Set(this.#here().map((one) => one.game))];
    return books.map((game) => {
      const mine = this.#here().filter((one) => one.game === game);
      const chapters = [...new Set(mine.map((one) => one.chapter))].map((title) => ({
        title,
        entries: mine.filter((one) => one.chapter === title).map((one) => link(one.kind, one.id, one.title)),
      }));
      const beside = this.own.books.find((book) => book.id === game)?.game ?? null;
      return { game, title: titles[game] ?? game, beside, chapters };
    });
  }

  #found(query: string, game: string | null, session: string | null): Found[] {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const nearest = words.includes('unicorn');
    const says = (one: LibraryEntry) => words.some((word) => `${one.title} ${one.text}`.toLowerCase().includes(word));
    const found = this.#here().filter((one) => (game === null || one.game === game) && (nearest || says(one)));
    const first = (one: LibraryEntry) => (session !== null && one.game === 'sketch' ? 0 : 1);
    return found
      .sort((one, other) => first(one) - first(other))
      .map(({ id, title, game, game_title, kind, source, chapter, rules, text }) => {
        const snippet = [
          { text: text.slice(0, 5), hit: false },
          { text: text.slice(5, 12), hit: true },
        ];
        return { id, title, game, game_title, kind, source, chapter, rules, snippet, nearest };
      });
  }

  #decided(rule: string): Reply {
    const times = this.times[rule] ?? 0;
    const steps = Array.from({ length: times }, (_, at) => ({
      seq: 38 - at,
      seat: 0,
      at: '2026-11-26T21:00:00Z',
      lines: [
        { seat: 0, text: `Kato attacks, ${at + 1}.`, rule: null, lead: true },
        { seat: null, text: 'The tie goes to Kato.', rule, lead: false },
      ],
      passes: 0,
      overruled: [],
    }));
    return { is: 'decided', times, entries: steps };
  }
}
