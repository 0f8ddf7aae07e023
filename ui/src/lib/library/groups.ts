// What was found in two groups: the game on the table with what is searched beside it, and the other books. Each may be
// silent by itself.
import type { Found } from '../wire/Found';

export interface Group {
  found: Found[];
  /** Whether it is of the game on the table. */
  here: boolean;
  /** Nothing of it really answers. */
  silent: boolean;
}

/** The groups that hold something, in the desk's order; all one group where no table is open. */
export function groups(found: Found[], isHere: ((one: Found) => boolean) | undefined): Group[] {
  const parts = isHere ? [found.filter(isHere), found.filter((one) => !isHere(one))] : [found];
  return parts
    .map((part, at) => ({
      found: part,
      here: isHere !== undefined && at === 0,
      silent: part.every((one) => one.nearest),
    }))
    .filter((group) => group.found.length > 0);
}
