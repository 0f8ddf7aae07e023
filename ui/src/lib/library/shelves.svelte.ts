// The books of the library with their chapters, asked for when somebody browses, and anew when one came or went.
import { want, type Door } from '../api/door';
import type { BookInfo } from '../wire/BookInfo';

export class Shelves {
  books = $state.raw<BookInfo[]>([]);
  trouble = $state('');

  constructor(readonly door: Door) {}

  async load(): Promise<void> {
    const reply = await want(this.door, 'books', { do: 'books' }).catch((cause: Error) => cause);
    if (reply instanceof Error) this.trouble = reply.message;
    else this.books = reply.books;
  }
}
