// The six small signs of the sands on a grid of 24, in one colour: for petals, corners, the log and buttons.
// `line` is a stroke of that width; all others are filled.
import { around, star, triangle } from './geometry';

export type SignShape = { d: string; line?: number; x?: number; y?: number };

export const SIGNS = {
  /** Lotus. */
  R: {
    d: 'M12 3.4c3 3.6 3.4 9 0 14-3.4-5-3-10.4 0-14ZM5.2 7.6c3.6 1.2 5.6 5.2 5.7 10.2-4-1.4-6-5.4-5.7-10.2ZM18.8 7.6c-3.6 1.2-5.6 5.2-5.7 10.2 4-1.4 6-5.4 5.7-10.2ZM1.6 13.2c3.8-.2 6.6 1.8 8.5 6-4 1.4-7.4-1.2-8.5-6ZM22.4 13.2c-3.8-.2-6.6 1.8-8.5 6 4 1.4 7.4-1.2 8.5-6Z',
  },
  /** Sun. */
  O: { d: 'M-4.7 0a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0Z' + around(8, 0, triangle(6.3, 11.4, 17)), x: 12, y: 12 },
  /** Star. */
  Y: { d: star(5, 11.4, 4.8), x: 12, y: 12.8 },
  /** Leaf. */
  G: {
    d: 'M4.6 18.4C2.6 9.6 9 3.2 20.8 3.2c.1 1.4 0 2.6-.3 3.8L5.8 17.6ZM5 20.8l15-11.2c-1.8 8-8 11.8-13.6 10.2l-2 1.6Z',
  },
  /** Wave. */
  P: {
    d: 'M1.8 8.6c3.4-5.2 6.8-5.2 10.2 0s6.8 5.2 10.2 0M1.8 16.6c3.4-5.2 6.8-5.2 10.2 0s6.8 5.2 10.2 0',
    line: 3.3,
  },
  /** Mountain. */
  K: { d: 'M1 20.4 9.2 4.4l4.3 8.4 2.3-3.6L23 20.4Z' },
} as const satisfies Record<string, SignShape>;

/** A sign as SVG text, `size` wide with its middle at (x, y). */
export function signPath(which: keyof typeof SIGNS, x: number, y: number, size: number, colour: string): string {
  const s: SignShape = SIGNS[which];
  const k = size / 24;
  const place = `translate(${x} ${y}) scale(${Math.round(k * 1000) / 1000}) translate(${(s.x ?? 0) - 12} ${(s.y ?? 0) - 12})`;
  const paint = s.line
    ? `fill="none" stroke="${colour}" stroke-width="${s.line}" stroke-linecap="round"`
    : `fill="${colour}"`;
  return `<path transform="${place}" d="${s.d}" ${paint}/>`;
}
