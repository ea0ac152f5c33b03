// Words the look shares with the tables: the letters of sands and stones as records write them.

import type { LevelName } from '../../protocol';

/** A computer player: its level, and which of the level's characters it is. */
export interface Character {
  level: LevelName;
  which: number;
}

/** What a player looks like: the rosette of a name, or the face of a computer. */
export interface Look {
  seed: string;
  computer: Character | undefined;
}

export type Sand = 'R' | 'O' | 'Y' | 'G' | 'P' | 'K';
/** In the order of the petals, clockwise from the top. */
export const SANDS: readonly Sand[] = ['R', 'O', 'Y', 'G', 'P', 'K'];

/** Names of colours, as ids of messages have them. */
export const SAND_NAMES = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  P: 'purple',
  K: 'black',
} as const satisfies Record<Sand, string>;

export type StoneColour = 'Y' | 'B' | 'P' | 'V';
export const STONE_COLOURS: readonly StoneColour[] = ['Y', 'B', 'P', 'V'];

export const STONE_NAMES = { Y: 'yellow', B: 'blue', P: 'pink', V: 'violet' } as const satisfies Record<
  StoneColour,
  string
>;

export type Pattern = 'star' | 'ring';
type PetalState = 'on' | 'off' | 'next';
export type Petals = Record<Sand, PetalState>;

/**
 * A stone as a view writes it: `Y` a yellow star, `y` a yellow ring, `Y?` yellow with its pattern unseen, `?` unseen.
 */
type Stone = { colour: StoneColour | null; pattern: Pattern | null };

export function readStone(text: string): Stone {
  const first = text.charAt(0);
  const upper = first.toUpperCase();
  const colour = STONE_COLOURS.find((c) => c === upper) ?? null;
  if (colour === null || text.endsWith('?')) return { colour, pattern: null };
  return { colour, pattern: first === upper ? 'star' : 'ring' };
}
