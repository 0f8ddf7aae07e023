// What this house has of its own in the library, as the desk last said it: notes, bookmarks, searches, rulebooks. Every
// change answers with the whole of it.
import { want, type Door } from '../api/door';
import type { Brought } from '../wire/Brought';
import type { Note } from '../wire/Note';
import type { NoteKind } from '../wire/NoteKind';
import type { Own } from '../wire/Own';
import type { OwnBook } from '../wire/OwnBook';
import type { Request } from '../wire/Request';

/** Where a note is pinned: an entry of a book. */
export interface Place {
  game: string;
  id: string;
}

type Change = Extract<
  Request,
  { do: 'own' | 'save-note' | 'discard-note' | 'bookmark' | 'remember' | 'forget-searches' | 'remove-book' }
>;

export class Household {
  own = $state.raw<Own>({ notes: [], bookmarks: [], recent: [], books: [] });

  constructor(readonly door: Door) {}

  /** House rulings first: they are what is played by. */
  notes(place: Place): Note[] {
    const here = this.own.notes.filter((note) => note.game === place.game && note.rule === place.id);
    return here.sort((one, other) => Number(other.kind === 'ruling') - Number(one.kind === 'ruling'));
  }

  isMarked(place: Place): boolean {
    return this.own.bookmarks.some((mark) => mark.game === place.game && mark.id === place.id);
  }

  book(id: string | null): OwnBook | undefined {
    return this.own.books.find((book) => book.id === id);
  }

  /** Takes it from the desk anew; another screen may have written. Where the desk cannot say, it stays as it was. */
  async load(): Promise<void> {
    await this.#change({ do: 'own' }).catch(() => undefined);
  }

  write(place: Place, id: string | null, kind: NoteKind, text: string): Promise<void> {
    return this.#change({ do: 'save-note', game: place.game, rule: place.id, id, kind, text });
  }

  discard(id: string): Promise<void> {
    return this.#change({ do: 'discard-note', id });
  }

  mark(place: Place, marked: boolean): Promise<void> {
    return this.#change({ do: 'bookmark', ...place, marked });
  }

  remember(query: string): Promise<void> {
    return this.#change({ do: 'remember', query });
  }

  forget(): Promise<void> {
    return this.#change({ do: 'forget-searches' });
  }

  removeBook(id: string): Promise<void> {
    return this.#change({ do: 'remove-book', id });
  }

  /** Brings a rulebook in, and answers with it and whether it is new. */
  async addBook(book: Brought, title: string | null, game: string | null) {
    const reply = await want(this.door, 'book-added', { do: 'add-book', book, title, game });
    await this.load();
    return reply;
  }

  async #change(request: Change): Promise<void> {
    this.own = (await want(this.door, 'own', request)).own;
  }
}
