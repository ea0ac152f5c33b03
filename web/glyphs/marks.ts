// The marks in the core of a stone's top, which tell colours apart without their hue, in any language. They repeat what the edge of
// a stone is cut with: yellow is plain, blue has one wave (a groove), pink has beads, violet has two waves (two grooves).
import { line } from './paint';

/** Strokes on a grid 20 wide and high, centred on the origin, with their width. */
const MARKS = {
  Y: null,
  B: { d: 'M-8 .8c2.6-4 5.3-4 8 0s5.4 4 8 0', width: 4.6 },
  P: { d: 'M0-5.6h0M-5.8 4.2h0M5.8 4.2h0', width: 6.6 },
  V: { d: 'M-8-3.2c2.6-4 5.3-4 8 0s5.4 4 8 0M-8 4.8c2.6-4 5.3-4 8 0s5.4 4 8 0', width: 4.2 },
  '?': { d: 'M-5-5.6C-4.3-7.6-2.5-8.7 0-8.7c3 0 5 1.6 5 4.1C5-1.6.2-1.4.2 3M.2 9.4h0', width: 4 },
} as const;

/** The mark of a colour, `size` wide, round the origin. */
export function mark(which: keyof typeof MARKS, size: number, colour: string): string {
  const shape = MARKS[which];
  if (shape === null) return '';
  return `<g transform="scale(${Math.round(size * 50) / 1000})">${line(shape.d, colour, shape.width)}</g>`;
}
