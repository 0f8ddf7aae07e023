// How a push changes the table: plain data in, plain data out.
import type { Push } from '../wire/Push';
import type { Region } from '../wire/Region';
import type { Table } from '../wire/Table';

/** The table with a push worked in: changed regions by id, order and removals from `order`. */
export function merged(table: Table, push: Push): Table {
  const regions = new Map<string, Region>();
  for (const region of [...table.regions, ...push.regions]) regions.set(region.id, region);
  const people = new Map(table.seats.map((person) => [person.seat, person]));
  for (const person of push.seats) people.set(person.seat, person);
  return {
    ...table,
    version: push.to,
    state: push.state,
    level: push.state.level,
    regions: push.order.map((id) => regions.get(id)).filter((region) => region !== undefined),
    seats: [...people.values()].sort((a, b) => a.seat - b.seat),
  };
}
