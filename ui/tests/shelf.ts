// A catalogue and builds without a desk: two pilots, two robots, their decks, and the answers a desk would give. The
// counting here is only good enough to draw by.
import type { BuildCheck } from '../src/lib/wire/BuildCheck';
import type { BuildInfo } from '../src/lib/wire/BuildInfo';
import type { EntityInfo } from '../src/lib/wire/EntityInfo';
import type { KindInfo } from '../src/lib/wire/KindInfo';
import type { Reply } from '../src/lib/wire/Reply';
import type { Request } from '../src/lib/wire/Request';
import type { Starter } from '../src/lib/wire/Starter';
import { choice, slot } from './fixtures';

type ShelfRequest = Extract<
  Request,
  { do: 'catalogue' | 'save-entity' | 'restore-entity' | 'builds' | 'check-build' | 'save-build' | 'discard-build' }
>;

const number = (field: string, title: string) => ({
  ...slot(field, title, { kind: 'number', min: 0, max: 99, usual: [] }),
  need: 'may' as const,
});
const flag = (field: string, title: string) => ({ ...slot(field, title, { kind: 'yes-no' }), preset: false });
const type = slot('type', 'Type', {
  kind: 'one-of',
  from: [choice('melee', 'Melee'), choice('ranged', 'Ranged'), choice('instant', 'Instant')],
});

export const kinds: KindInfo[] = [
  kind('pilot', 'Pilots', [number('heart', 'Heart'), number('max-spirit', 'Most Fighting Spirit')], true),
  kind('robot', 'Robots', [number('armor', 'Armor'), number('speed', 'Speed'), number('defense', 'Defense')], true),
  {
    ...kind('card', 'Cards', [
      type,
      flag('ultimate', 'Ultimate Technique'),
      number('cost', 'Cost'),
      number('dice', 'Attack Dice'),
      number('damage', 'Base Damage'),
      flag('combo', 'Combo'),
    ]),
    owners: ['pilot', 'robot'],
    free: true,
  },
  { ...kind('ability', 'Abilities', [number('power', 'Power')]), owners: ['pilot', 'robot'] },
];

function kind(key: string, title: string, form: KindInfo['form'], part = false): KindInfo {
  return { key, title, owners: [], free: part, part, form };
}

function entity(kind: string, key: string, name: string, more: Partial<EntityInfo> = {}): EntityInfo {
  const [of, owner, level, gist, errata, group] = [null, null, null, null, null, null];
  const whole = { of, owner, level, gist, errata, group, tags: [], moments: [], home: false, values: {}, printed: [] };
  return { kind, key, name, note: '', ...whole, ...more };
}

const owners = [
  entity('pilot', 'kato', 'Takashi Kato', { note: 'Heart 3 · Rage 2 · Spirit 25', values: { heart: 3 } }),
  entity('pilot', 'dash', 'Dash', { note: 'Heart 2 · Rage 1 · Spirit 45', values: { heart: 2 } }),
  entity('robot', 'dai-raijin', 'Dai-Raijin V', { note: 'Armor 30 · Speed 6 · Defense 2', values: { armor: 30 } }),
  entity('robot', 'ayzn', 'Ayzn', { note: 'Armor 40 · Speed 4 · Defense 2', values: { armor: 40 } }),
];

const NAMES = 'Flash Strike,Volt Spike,Arc Heel,Ionize Fire,Arc Hunter,V-Cutter,Flash Combo,Thunder Wave,Élan';

function deck(of: EntityInfo): EntityInfo[] {
  const mine = { of: of.key, owner: of.name };
  const cards = NAMES.split(',').map((name, at) =>
    entity('card', `${of.key}-${at}`, of.key === 'dai-raijin' ? name : `${name} ${of.name}`, {
      ...mine,
      note: `Melee · cost ${at} · dice 2 · range 1–3 · damage ${at + 2}`,
      level: at % 3,
      group: 'card',
      tags: at % 2 ? ['Push 2 per Success', 'Right after your own movement'] : ['Fire 1'],
      values: {
        type: 'melee',
        ultimate: false,
        cost: at,
        dice: 2,
        damage: at === 4 ? null : at + 2,
        combo: at % 2 === 0,
      },
      errata: at === 3 ? 'GR-ERR-02' : null,
      moments: at === 1 ? [{ row: 'S21', title: 'Successes are counted' }] : [],
      printed: at === 5 ? [{ field: 'cost', value: 6, text: 'printed 6' }] : [],
    }),
  );
  const ability = entity('ability', `${of.key}-wing`, `Wing of ${of.name}`, {
    ...mine,
    note: 'activated for 2 Power',
    level: 2,
    group: of.kind === 'pilot' ? 'pilot-ability' : 'robot-ability',
    gist: 'Moves further and over what stands in the way.',
    values: { power: 2 },
  });
  return [...cards, ability];
}

export const starters: Starter[] = owners.map((of) => ({
  of: of.key,
  name: of.name,
  pieces: [of.key, `${of.key}-0`, `${of.key}-1`, `${of.key}-wing`],
  note: 'Flash Strike, Volt Spike, and a wing',
}));

const GROUPS: [string, number, string][] = [
  ['card', 4, 'cards'],
  ['pilot-ability', 1, 'Pilot Ability'],
  ['robot-ability', 1, 'Robot Abilities'],
];

export class FakeShelf {
  entities: EntityInfo[] = [...owners, ...owners.flatMap(deck)];
  builds: BuildInfo[] = [];

  answer(request: ShelfRequest): Reply {
    switch (request.do) {
      case 'catalogue':
        return { is: 'catalogue', catalogue: { game: 'sketch', kinds, levels, entities: this.entities } };
      case 'save-entity':
        return { is: 'entity', entity: this.#save(request.entity) };
      case 'restore-entity':
        return { is: 'entity', entity: this.#restore(request.key) };
      case 'builds':
        return { is: 'builds', builds: this.builds, starters };
      case 'check-build':
        return { is: 'build-check', check: this.check(request.pieces) };
      case 'save-build':
        return { is: 'build', build: this.#keep(request.id, request.name, request.pieces) };
      case 'discard-build':
        this.builds = this.builds.filter((one) => one.id !== request.id);
        return { is: 'discarded' };
    }
  }

  check(pieces: string[]): BuildCheck {
    const held = this.entities.filter((one) => pieces.includes(one.key));
    const counts = GROUPS.map(([group, most, words]) => {
      const have = held.filter((one) => one.group === group).length;
      return { group, have, most, text: `${have} of ${most} ${words}` };
    });
    const reasons = counts
      .filter((one) => one.have !== one.most)
      .map((one) => ({ code: one.group, rule: 'GR-SET-10', text: `${one.text}.` }));
    return { legal: reasons.length === 0, reasons, counts };
  }

  #save(draft: Extract<Request, { do: 'save-entity' }>['entity']): EntityInfo {
    const old = this.entities.find((one) => one.key === draft.key);
    const owner = this.entities.find((one) => one.key === draft.of)?.name ?? null;
    const base = old ?? entity(draft.kind, `home-${this.entities.length}`, draft.name, { home: true, group: 'card' });
    const printed = base.home ? [] : this.#printed(base, draft.fields);
    const values = { ...base.values, ...draft.fields };
    const saved = { ...base, name: draft.name, of: draft.of ?? null, owner, values, printed };
    this.entities = old ? this.entities.map((one) => (one === old ? saved : one)) : [...this.entities, saved];
    return saved;
  }

  #printed(old: EntityInfo, fields: Record<string, unknown>): EntityInfo['printed'] {
    const before = (field: string) =>
      old.printed.find((one) => one.field === field)?.value ?? old.values[field] ?? null;
    const told = new Map(old.printed.map((one) => [one.field, one]));
    for (const [field, value] of Object.entries(fields)) {
      const was = before(field);
      told.delete(field);
      if (was !== value) told.set(field, { field, value: was, text: `printed ${String(was)}` });
    }
    return [...told.values()];
  }

  #restore(key: string): EntityInfo | null {
    const old = this.entities.find((one) => one.key === key);
    if (!old || old.home) {
      this.entities = this.entities.filter((one) => one !== old);
      return null;
    }
    const values = { ...old.values, ...Object.fromEntries(old.printed.map((one) => [one.field, one.value])) };
    const whole = { ...old, values, printed: [] };
    this.entities = this.entities.map((one) => (one === old ? whole : one));
    return whole;
  }

  #keep(id: string | null, name: string, pieces: string[]): BuildInfo {
    const { legal, reasons } = this.check(pieces);
    const held = this.entities.filter((one) => pieces.includes(one.key));
    const parts = held.filter((one) => one.kind === 'pilot' || one.kind === 'robot');
    const note = parts.map((one) => one.name).join(' in ');
    const touched = new Date().toISOString();
    const whole = { id: id ?? `b${this.builds.length}`, name, parts: parts.map((one) => one.key), pieces };
    const build = { ...whole, note, legal, reasons, touched };
    this.builds = [...this.builds.filter((one) => one.id !== build.id), build];
    return build;
  }
}

const levels = [
  'A name to read: people do everything',
  'The app pays, rolls and cools it down; people carry out its text',
  'The app works out all of its text',
];
