// The catalogue of one game as the desk last said it, and the builds of this house beside it. What is searched and how it
// is drawn stands in `catalogue/` and `builds/`; what may be saved is the desk's word.
import { want, type Door } from '../api/door';
import type { BuildCheck } from '../wire/BuildCheck';
import type { BuildInfo } from '../wire/BuildInfo';
import type { CatalogueInfo } from '../wire/CatalogueInfo';
import type { EntityDraft } from '../wire/EntityDraft';
import type { EntityInfo } from '../wire/EntityInfo';
import type { KindInfo } from '../wire/KindInfo';
import type { Starter } from '../wire/Starter';
import { byKey } from './listed';

export class Shelf {
  info = $state.raw<CatalogueInfo | undefined>(undefined);
  builds = $state.raw<BuildInfo[]>([]);
  starters = $state.raw<Starter[]>([]);
  #byKey = $derived(byKey(this.entities));

  constructor(
    readonly door: Door,
    readonly game: string,
  ) {}

  get entities(): EntityInfo[] {
    return this.info?.entities ?? [];
  }
  get kinds(): KindInfo[] {
    return this.info?.kinds ?? [];
  }
  /** The kinds each seat chooses one of, in order. */
  get parts(): KindInfo[] {
    return this.kinds.filter((kind) => kind.part);
  }

  entity(key: string | undefined): EntityInfo | undefined {
    return key === undefined ? undefined : this.#byKey.get(key);
  }
  kind(key: string): KindInfo | undefined {
    return this.kinds.find((kind) => kind.key === key);
  }

  /** Throws `Trouble` when the desk cannot say. */
  async load(): Promise<void> {
    const { game } = this;
    const [catalogue, builds] = await Promise.all([
      want(this.door, 'catalogue', { do: 'catalogue', game }),
      want(this.door, 'builds', { do: 'builds', game }),
    ]);
    this.info = catalogue.catalogue;
    this.builds = builds.builds;
    this.starters = builds.starters;
  }

  /** Adds or changes an entity and answers with its key. */
  async save(entity: EntityDraft): Promise<string | undefined> {
    const reply = await want(this.door, 'entity', { do: 'save-entity', game: this.game, entity });
    await this.load();
    return reply.entity?.key;
  }

  /** Makes an entity what is printed again; one of this house's own goes. */
  async restore(key: string): Promise<void> {
    await want(this.door, 'entity', { do: 'restore-entity', game: this.game, key });
    await this.load();
  }

  async check(pieces: string[]): Promise<BuildCheck> {
    return (await want(this.door, 'build-check', { do: 'check-build', game: this.game, pieces })).check;
  }

  async keep(id: string | null, name: string, pieces: string[]): Promise<BuildInfo> {
    const reply = await want(this.door, 'build', { do: 'save-build', game: this.game, id, name, pieces });
    await this.load();
    return reply.build;
  }

  async discard(id: string): Promise<void> {
    await want(this.door, 'discarded', { do: 'discard-build', id });
    await this.load();
  }
}
