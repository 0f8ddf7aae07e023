// A place of a map in words, for those who do not see it.
import { say } from '../../text/say';
import type { Grid } from '../wire/Grid';
import { areaOf, read, walledSides, type Placed } from './ground';
import type { Target } from './target';

/** What and where it is, who and what stands there, its walls, and what a tap does. */
export function spoken(grid: Grid, place: Placed, name: (seat: number) => string, target: Target | undefined): string {
  const parts = place.kind === 'space' ? spaceWords(grid, place.name, name) : [plainName(grid, place)];
  if (target?.state === 'barred') parts.push(say('grid-barred', { what: target.words }));
  else if (target?.state === 'picked') parts.push(say('grid-picked', { what: target.words }));
  else if (target) parts.push(target.words);
  return parts.filter(Boolean).join('. ');
}

function spaceWords(grid: Grid, at: string, name: (seat: number) => string): string[] {
  const spot = grid.spots.find((one) => one.at === at);
  const area = areaOf(grid, at);
  const walls = walledSides(grid, at).map((side) => say(`grid-${side}`));
  return [
    say('grid-space', { at }),
    [area?.title ?? '', ...(area?.chips ?? []).map((chip) => chip.text)].filter(Boolean).join(', '),
    (spot?.seats ?? []).map(name).join(', '),
    (spot?.chips ?? []).map((chip) => chip.text).join(', '),
    spot && spot.height !== 0 ? say('grid-height', { height: spot.height }) : '',
    walls.length > 0 ? say('grid-walls', { sides: walls.join(', ') }) : '',
  ];
}

function plainName(grid: Grid, { name, kind }: Placed): string {
  if (kind === 'area') return grid.areas.find((area) => area.id === name)?.title ?? name;
  const edge = read(name);
  if (!edge) return name;
  const [x, y] = edge.side === 'e' ? [edge.x + 1, edge.y] : [edge.x, edge.y + 1];
  const wall = grid.walls.some((one) => one.at === name);
  return say(wall ? 'grid-edge-wall' : 'grid-edge', { from: `${edge.x}:${edge.y}`, to: `${x}:${y}` });
}
