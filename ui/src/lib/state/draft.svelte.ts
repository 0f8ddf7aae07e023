// A build while it is being made: its name, its pieces, and what the desk says of them. Nothing here knows how many of
// what make a build.
import { same } from '../form/answers';
import { say } from '../../text/say';
import type { BuildCheck } from '../wire/BuildCheck';
import type { BuildInfo } from '../wire/BuildInfo';
import type { EntityInfo } from '../wire/EntityInfo';
import { once } from './listed';
import type { Shelf } from './shelf.svelte';

export class Draft {
  name = $state('');
  pieces = $state.raw<string[]>([]);
  check = $state.raw<BuildCheck | undefined>(undefined);
  #id: string | null = null;
  #saved = $state.raw<{ name: string; pieces: string[] }>({ name: '', pieces: [] });

  constructor(
    readonly shelf: Shelf,
    build?: BuildInfo,
  ) {
    if (build) this.#take(build);
  }

  #take(build: BuildInfo): void {
    this.#id = build.id;
    this.name = build.name;
    this.pieces = build.pieces;
    this.#saved = { name: build.name, pieces: build.pieces };
  }

  get id(): string | null {
    return this.#id;
  }
  /** Whether there is something to save. */
  get dirty(): boolean {
    return !same(this.#saved, { name: this.name, pieces: this.pieces });
  }
  has(key: string): boolean {
    return this.pieces.includes(key);
  }

  /** What is picked of a kind that each seat chooses one of. */
  part(kind: string): EntityInfo | undefined {
    return this.pieces.map((key) => this.shelf.entity(key)).find((entity) => entity?.kind === kind);
  }
  get parts(): (EntityInfo | undefined)[] {
    return this.shelf.parts.map((kind) => this.part(kind.key));
  }
  /** The name it gets when nobody gives it one. */
  get usualName(): string {
    const names = this.parts.map((part) => part?.name).filter((name) => name !== undefined);
    return names.length > 0 ? names.join(' · ') : say('build-unnamed');
  }

  /** What may be picked: what belongs to the chosen parts, or to nobody. */
  get offered(): EntityInfo[] {
    const owners = this.parts.map((part) => part?.key);
    return this.shelf.entities.filter(
      (entity) => entity.group !== null && (entity.of === null ? owners.some(Boolean) : owners.includes(entity.of)),
    );
  }

  toggle(key: string): void {
    this.pieces = this.has(key) ? this.pieces.filter((one) => one !== key) : [...this.pieces, key];
  }

  /** Another pilot or robot takes the place of the last one, whose own pieces go with it. */
  choose(kind: string, key: string): void {
    const old = this.part(kind)?.key;
    if (old === key) return;
    const kept = this.pieces.filter((one) => one !== old && (old === undefined || this.shelf.entity(one)?.of !== old));
    this.pieces = [key, ...kept];
  }

  /** The starter halves of the chosen parts, in the place of everything else. */
  get starter(): string[] {
    const parts = this.parts.map((part) => part?.key).filter((key) => key !== undefined);
    const halves = this.shelf.starters.filter((half) => parts.includes(half.of)).flatMap((half) => half.pieces);
    return once([...parts, ...halves]);
  }

  /** Asks the desk what is still against it; an older answer that comes late is dropped. */
  async weigh(): Promise<void> {
    const { pieces } = this;
    const check = await this.shelf.check(pieces);
    if (same(pieces, this.pieces)) this.check = check;
  }

  async save(): Promise<void> {
    this.#take(await this.shelf.keep(this.#id, this.name.trim() || this.usualName, this.pieces));
  }
}
