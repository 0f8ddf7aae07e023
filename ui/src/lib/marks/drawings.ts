// Our own drawings by the names the board uses, in a 20 by 20 box: outline, and what is filled. No game is named here.
interface Drawing {
  line: string;
  solid?: string;
}

export const drawings: Record<string, Drawing> = {
  surge: { line: 'M11.500 2 4.500 11h5l-1.500 7 7.500-10h-5z' },
  fire: {
    line: 'M10 18c-3.500 0-5.500-2.300-5.500-5.200C4.500 9 8 8 8.500 3c3 1.500 4 4 3.800 6 .9-.4 1.300-1.200 1.400-2 1.300 1.500 1.800 3.300 1.800 5.300C15.500 15.700 13.500 18 10 18z',
    solid:
      'M10 17c-1.600 0-2.500-1-2.500-2.400C7.500 13 9 12.500 9.500 10.500c1.700 1 3 2.300 3 4C12.500 16 11.500 17 10 17z',
  },
  panic: {
    line: 'M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zM6.800 13.800 8.400 12.300 10 13.800 11.600 12.300 13.200 13.800',
    solid: 'M6 6.500h2.600v3H6zM11.400 6.500H14v3h-2.600z',
  },
  anchor: {
    line: 'M10 7v11M10 7a2.300 2.300 0 1 0 0-4.600A2.300 2.300 0 0 0 10 7zM6.500 9.500h7M3.500 12c0 4 3 6 6.500 6s6.500-2 6.500-6',
  },
  barrier: {
    line: 'M10 2 17 4.500V10c0 4-3 6.800-7 8-4-1.200-7-4-7-8V4.500z',
    solid: 'M10 4.500V15.500c-2.800-1-4.700-3-4.700-5.700V6.200z',
  },
  power: {
    line: 'M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z',
    solid: 'M10 5.500 11.300 8.700 14.500 10 11.300 11.300 10 14.500 8.700 11.300 5.500 10 8.700 8.700z',
  },
};

/** Whether there is a drawing of that name. */
export function known(name: string): boolean {
  return name in drawings;
}
