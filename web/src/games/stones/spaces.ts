// The squares of the main board: files a–g from left to right, ranks 1–7 from top to bottom (docs/rules/stones.md).

export type Direction = 'n' | 'e' | 's' | 'w';
/** The sides of an artist, clockwise. */
export const CLOCKWISE: readonly Direction[] = ['n', 'e', 's', 'w'];

export interface Square {
  name: string;
  /** From 1. */
  file: number;
  rank: number;
  kind: 'stack' | 'artist';
}

const FILES = 'abcdefg';
const STEPS: Record<Direction, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The squares that exist, rank by rank. */
export const ROWS: ReadonlyArray<readonly Square[]> = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 7 }, (_, column) => square(column + 1, row + 1)).filter((found) => found !== null),
);

export const SQUARES: ReadonlyMap<string, Square> = new Map(ROWS.flat().map((found) => [found.name, found]));

function square(file: number, rank: number): Square | null {
  const even = Number(file % 2 === 0) + Number(rank % 2 === 0);
  if (even === 0) return null;
  return { name: `${FILES[file - 1]}${rank}`, file, rank, kind: even === 2 ? 'artist' : 'stack' };
}

/** The square on that side of another, or null at the rim. */
export function beside(name: string, direction: Direction): string | null {
  const [right, down] = STEPS[direction];
  const file = FILES[FILES.indexOf(name.charAt(0)) + right];
  const found = `${file}${Number(name.charAt(1)) + down}`;
  return SQUARES.has(found) ? found : null;
}

const ARROWS: Record<string, Direction> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };

/** Where an arrow key leads: the next square that way, past a square that does not exist. */
export function arrow(name: string, key: string): string | null {
  const direction = ARROWS[key];
  const from = SQUARES.get(name);
  if (!direction || !from) return null;
  const [right, down] = STEPS[direction];
  for (let step = 1; step < 7; step++) {
    const [file, rank] = [from.file + right * step, from.rank + down * step];
    if (file < 1 || file > 7 || rank < 1 || rank > 7) return null;
    const found = square(file, rank);
    if (found) return found.name;
  }
  return null;
}
