// What the printed boards and cards of Mandala Stones say, as the options of a table may change it (docs/records.md).

import type { Json } from '../protocol';

/** The mandala board: points for covering a space, and the hands on it. */
export interface Track {
  length: number;
  bonus: Record<string, number>;
  hands: Record<string, number>;
}

interface Options {
  track?: Partial<Track>;
  objectives?: Record<string, number>;
}

const TRACK: Track = {
  length: 72,
  bonus: { 6: 1, 12: 2, 18: 1, 24: 2, 30: 1, 42: 1, 48: 2, 60: 1, 66: 2 },
  hands: { 36: 2, 54: 3, 70: 4 },
};

const OBJECTIVES: Record<string, number> = { one: 8, two: 7, three: 6, four: 5 };
const OTHER_OBJECTIVE = 7;

/** No more stones than this can ever be laid. */
const STONES = 96;

/** What a tower on spaces 2, 3 and 4 scores by its height, as the player boards print it. */
export const PRINTED: Record<number, readonly number[]> = { 2: [4, 2, 1, 1], 3: [1, 3, 4, 1], 4: [1, 2, 4, 6] };

export function trackOf(options: Json | undefined): Track {
  const track = { ...TRACK, ...(options as Options | undefined)?.track };
  return { ...track, length: Math.min(track.length, STONES) };
}

/** The space whose hands are as many as the players: covering it begins the last round. */
export function lastCall(track: Track, players: number): number | null {
  const spaces = Object.keys(track.hands).map(Number).sort((a, b) => a - b);
  return spaces.find((space) => track.hands[space] === players && space >= 1 && space <= track.length) ?? null;
}

export function objectivePoints(options: Json | undefined, objective: string): number {
  return (options as Options | undefined)?.objectives?.[objective] ?? OBJECTIVES[objective] ?? OTHER_OBJECTIVE;
}
