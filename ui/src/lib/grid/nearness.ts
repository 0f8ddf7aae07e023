// How near the map of a table was last brought by somebody. It holds for that table, past tabs and pages.
import { keep, kept } from '../state/kept';

export type Nearness = 'near' | 'whole';

function name(session: string, region: string): string {
  return `near ${session} ${region}`;
}

export function nearnessOf(session: string, region: string): Nearness | undefined {
  const word = kept(name(session, region));
  return word === 'near' || word === 'whole' ? word : undefined;
}

export function keepNearness(session: string, region: string, chosen: Nearness | undefined): void {
  keep(name(session, region), chosen);
}
