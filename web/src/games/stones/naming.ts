// The names of stones, stacks and towers, for screen readers.

import { readStone, STONE_NAMES, type StoneColour } from '../pieces/types';
import { t } from '../../words';

export function colourName(colour: StoneColour): string {
  return t(`colour-${STONE_NAMES[colour]}`);
}

export function stoneName(stone: string): string {
  const { colour, pattern } = readStone(stone);
  if (colour === null) return t('stones-name-unknown');
  return pattern === null
    ? colourName(colour)
    : t('stones-name-stone', { colour: colourName(colour), pattern: t(`pattern-${pattern}`) });
}

/** A stack on the main board: square, height, top, and what is known of the stones below. */
export function stackName(space: string, stones: readonly string[]): string {
  const [top, ...below] = stones;
  if (top === undefined) return t('stones-name-no-stack', { space });
  return t('stones-name-stack', {
    space,
    count: stones.length,
    top: stoneName(top),
    below: below.map(stoneName).join('; '),
    more: below.length,
  });
}

/** A tower, from the top. */
export function towerName(space: number, stones: readonly string[]): string {
  if (stones.length === 0) return t('stones-name-no-tower', { space });
  return t('stones-name-tower', { space, count: stones.length, stones: stones.map(stoneName).join('; ') });
}
