// The way through a lesson on an open table. Where the table stands is the desk's word (`state.lesson`); here is which
// step that is, and the taps that lead on, back to the lesson, or out of it.
import { want } from '../api/door';
import type { Act } from '../form/answers';
import { still } from '../pieces/slide';
import { keep, kept } from '../state/kept';
import type { Pit } from '../state/pit.svelte';
import type { OpenTable } from '../state/table.svelte';
import type { Lesson } from '../wire/Lesson';
import type { LessonMove } from '../wire/LessonMove';
import type { LessonStep } from '../wire/LessonStep';

/** How long the eye gets between two inputs of one step. */
const LOOK = 500;

export class Course {
  lesson = $state.raw<Lesson | undefined>(undefined);
  /** A step is being put, input by input. */
  walking = $state(false);
  /** The people play on without the lesson. */
  #left = $state(false);

  constructor(
    readonly pit: Pit,
    readonly open: OpenTable,
  ) {
    this.#left = kept(this.#name) !== undefined;
  }

  get #name(): string {
    return `lesson-left:${this.open.table.session}`;
  }

  /** Fetches the steps, where this table was laid out for a lesson. */
  async read(): Promise<void> {
    const { game, state } = this.open.table;
    if (!state.lesson) return;
    const { lesson } = state.lesson;
    const reply = await this.pit.attempt(() => want(this.pit.door, 'lesson', { do: 'lesson', game, lesson }));
    this.lesson = reply?.lesson;
  }

  get left(): boolean {
    return this.#left;
  }

  set left(left: boolean) {
    this.#left = left;
    keep(this.#name, left ? 'yes' : undefined);
  }

  get moves(): LessonMove[] {
    return this.lesson?.steps.flatMap((step) => step.moves) ?? [];
  }

  /** How many moves are made; none where the table has left the lesson. */
  get done(): number | null {
    return this.open.state.lesson?.done ?? null;
  }

  /** Where each step ends, in moves. */
  get ends(): number[] {
    let end = 0;
    return this.lesson?.steps.map((step) => (end += step.moves.length)) ?? [];
  }

  /** The step the table stands before, by its number from 0; as many as there are steps once all is done. */
  get at(): number | null {
    const { done, ends } = this;
    return done === null ? null : ends.filter((end) => end <= done).length;
  }

  get step(): LessonStep | undefined {
    return this.at === null ? undefined : this.lesson?.steps[this.at];
  }

  get over(): boolean {
    return this.lesson !== undefined && this.at === this.lesson.steps.length;
  }

  /** Puts what is left of the step, as if its buttons were tapped. Windows the desk passes for are not put again. */
  async walk(): Promise<void> {
    const end = this.at === null ? undefined : this.ends[this.at];
    if (this.walking || end === undefined) return;
    this.walking = true;
    try {
      while (this.done !== null && this.done < end && (await this.#put(this.done))) {
        if (this.done !== null && this.done < end && !still()) await pause(LOOK);
      }
    } finally {
      this.walking = false;
    }
  }

  async #put(done: number): Promise<boolean> {
    const move = this.moves[done];
    if (!move) return false;
    const { seat, act, overrule } = move;
    const landed = await this.pit.declare({ seat, act: act as Act, token: this.open.state.token, overrule });
    return landed.landed === 'done' && this.done !== done;
  }

  /** Undoes until the table lies as it did somewhere in the lesson. */
  async back(): Promise<void> {
    this.left = false;
    while (this.done === null && this.open.state.undo) {
      const landed = await this.open.undo();
      if (landed.landed !== 'done') return this.pit.answer(landed);
    }
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
