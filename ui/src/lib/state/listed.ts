// Lists as one asks them: by key, and each thing once.

export function byKey<Thing extends { key: string }>(things: Thing[]): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [thing.key, thing]));
}

export function once<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
