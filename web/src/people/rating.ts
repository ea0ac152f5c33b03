// A rating over time as a line, in a box of 100 × 100 units.

import type { RatingStep } from '../protocol';

interface Curve {
  line: string;
  /** What lies within the deviation, as the outline of an area. */
  band: string;
  low: number;
  high: number;
}

/** Drawn game by game: the days between games mean nothing for the strength. */
export function curve(steps: readonly RatingStep[]): Curve {
  const low = Math.min(...steps.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...steps.map(({ rating, deviation }) => rating + deviation));
  const x = (index: number): string => ((100 * index) / Math.max(1, steps.length - 1)).toFixed(2);
  const y = (value: number): string => (100 - (100 * (value - low)) / Math.max(1e-9, high - low)).toFixed(2);
  const line = steps.map(({ rating }, index) => `${x(index)} ${y(rating)}`);
  const upper = steps.map(({ rating, deviation }, index) => `${x(index)} ${y(rating + deviation)}`);
  const lower = steps.map(({ rating, deviation }, index) => `${x(index)} ${y(rating - deviation)}`);
  return { line: `M${line.join('L')}`, band: `M${[...upper, ...lower.reverse()].join('L')}Z`, low, high };
}
