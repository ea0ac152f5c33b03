// Addresses of the picture files that `npm run glyphs` writes.
import { readStone, STONE_COLOURS } from './types';

const files = import.meta.glob<string>('./images/*.svg', { eager: true, query: '?url', import: 'default' });

export function pieceUrl(name: string): string {
  const url = files[`./images/${name}.svg`];
  if (url === undefined) throw new Error(`no picture of ${name}`);
  return url;
}

const ready = new Map<string, HTMLImageElement>();

/**
 * Has pictures read before they are needed, one at a time and when there is nothing else to do: a browser takes longer to read a
 * drawing than to show it, and the first piece of a kind should not come late.
 */
export async function readAhead(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (ready.has(url)) continue;
    await idle();
    const image = new Image();
    ready.set(url, image);
    image.src = url;
    // An image that fails to load is requested again by the element that shows it.
    await image.decode().catch(() => undefined);
  }
}

function idle(): Promise<unknown> {
  return new Promise((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2_000 }) : setTimeout(done, 100),
  );
}

const suffix = { star: 's', ring: 'r' } as const;

/** The body of a stone. */
export const bodyUrl = (stone: string): string => pieceUrl(`body-${readStone(stone).colour ?? 'unknown'}`);

/** What lies on the uppermost stone, or null when its pattern is unseen. `clear` has the larger mark. */
export function topUrl(stone: string, clear = false): string | null {
  const { colour, pattern } = readStone(stone);
  return colour && pattern ? pieceUrl(`${clear ? 'clear' : 'top'}-${colour}${suffix[pattern]}`) : null;
}

/** A stone straight from above. */
export function chipUrl(stone: string, marked = false): string {
  const { colour, pattern } = readStone(stone);
  if (colour === null) return pieceUrl('chip-unknown');
  return pieceUrl(pattern ? `chip-${colour}${suffix[pattern]}${marked ? '-mark' : ''}` : `chip-${colour}`);
}

/** The pictures of all stones as they are drawn on a board of this size, whole and as chips. */
export function stoneUrls(small: boolean, strong: boolean): string[] {
  const stones = STONE_COLOURS.flatMap((colour) => [colour, colour.toLowerCase()]);
  const tops = stones.map((stone) => topUrl(stone, small || strong)).filter((url) => url !== null);
  return [...tops, ...stones.map((stone) => chipUrl(stone, strong))];
}
