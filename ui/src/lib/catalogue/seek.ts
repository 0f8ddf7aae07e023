// Finding an entity in a long list: by the words somebody types, by kind, by owner. Every word typed must be found;
// names come before what only mentions the word. Nothing is weighed here.
import type { EntityInfo } from '../wire/EntityInfo';

export interface Sought {
  words: string;
  kind: string | undefined;
  owner: string | undefined;
  /** Only what was changed or added in this house. */
  own: boolean;
}

export const ANYTHING: Sought = { words: '', kind: undefined, owner: undefined, own: false };

/** Entities that stand together under one heading. */
export interface Band {
  kind: string;
  of: string | null;
  owner: string | null;
  entities: EntityInfo[];
}

/** Without capitals, accents and marks: "Flash Strike!" is found by "flash str". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

const said = new WeakMap<EntityInfo, string>();

function all(entity: EntityInfo, kind: string): string {
  const known = said.get(entity);
  if (known !== undefined) return known;
  const { name, owner, tags, gist, note } = entity;
  const text = plain([name, owner, kind, note, ...tags, gist].filter(Boolean).join('\n'));
  said.set(entity, text);
  return text;
}

/** What fits, in the desk's order, names first; `titleOf` says what a kind is called. */
export function found(entities: EntityInfo[], sought: Sought, titleOf: (kind: string) => string): EntityInfo[] {
  const words = plain(sought.words).split(/\s+/).filter(Boolean);
  const fits = entities.filter(
    (one) =>
      (sought.kind === undefined || one.kind === sought.kind) &&
      (sought.owner === undefined || one.of === sought.owner || one.key === sought.owner) &&
      (!sought.own || changed(one)) &&
      words.every((word) => all(one, titleOf(one.kind)).includes(word)),
  );
  if (words.length === 0) return fits;
  const named = (one: EntityInfo) => words.every((word) => plain(one.name).includes(word));
  return [...fits.filter(named), ...fits.filter((one) => !named(one))];
}

export function changed(entity: EntityInfo): boolean {
  return entity.home || entity.printed.length > 0;
}

/** Neighbours of one kind and one owner together. */
export function bands(entities: EntityInfo[]): Band[] {
  const all: Band[] = [];
  for (const entity of entities) {
    const last = all.at(-1);
    if (last && last.kind === entity.kind && last.of === entity.of) last.entities.push(entity);
    else all.push({ kind: entity.kind, of: entity.of, owner: entity.owner, entities: [entity] });
  }
  return all;
}
