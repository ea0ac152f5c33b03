// Addresses of the picture files that `npm run glyphs` writes.
import { readStone } from './types';

const files = import.meta.glob<string>('./pieces/*.svg', { eager: true, query: '?url', import: 'default' });

export function pieceUrl(name: string): string {
  const url = files[`./pieces/${name}.svg`];
  if (url === undefined) throw new Error(`no picture of ${name}`);
  return url;
}

const suffix = { star: 's', ring: 'r' } as const;

/** The body of a stone. */
export const bodyUrl = (stone: string): string => pieceUrl(`body-${readStone(stone).colour ?? 'unknown'}`);

/** What lies on the uppermost stone, or null when its pattern is unseen. `clear` has the larger letter. */
export function topUrl(stone: string, clear = false): string | null {
  const { colour, pattern } = readStone(stone);
  return colour && pattern ? pieceUrl(`${clear ? 'clear' : 'top'}-${colour}${suffix[pattern]}`) : null;
}

/** A stone straight from above. */
export function chipUrl(stone: string, lettered = false): string {
  const { colour, pattern } = readStone(stone);
  if (colour === null) return pieceUrl('chip-unknown');
  return pieceUrl(pattern ? `chip-${colour}${suffix[pattern]}${lettered ? '-letter' : ''}` : `chip-${colour}`);
}
