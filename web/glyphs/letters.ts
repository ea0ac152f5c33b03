// The letters of the colours, drawn as strokes: a picture file knows no fonts of the page, and so they look alike everywhere.
// Each stands on a grid 20 high, centred on the origin.

const strokes = {
  R: 'M-5.5 10V-8.5H.5a4.9 4.9 0 0 1 0 9.8H-5.5M.8 1.3 6.2 10',
  O: 'M0-8.5c4.6 0 7 3.6 7 8.5s-2.4 8.5-7 8.5-7-3.6-7-8.5 2.4-8.5 7-8.5Z',
  Y: 'M-6.8-10 0 1.6 6.8-10M0 1V10',
  G: 'M6.1-5C4.9-7.3 3-8.5.4-8.5-4.3-8.5-6.7-5 -6.7 0s2.3 8.5 6.9 8.5c2.5 0 4.5-.7 5.9-2.1V.9H.6',
  P: 'M-5.5 10V-8.5H.8a5.4 5.4 0 0 1 0 10.8H-5.5',
  K: 'M-5.5-10V10M6-10-4.8 2.2M-1.6-1.2 6.4 10',
  B: 'M-5.5-8.5V8.5H1.1a4.7 4.7 0 0 0 0-9.4H-5.5M.6-.9a3.8 3.8 0 0 0 0-7.6H-5.5',
  V: 'M-6.8-10 0 8.4 6.8-10',
  '?': 'M-5-5.6C-4.3-7.6-2.5-8.7 0-8.7c3 0 5 1.6 5 4.1C5-1.6.2-1.4.2 3M.2 7.3V10',
} as const;

export type Letter = keyof typeof strokes;

/** A letter `height` high with its middle at (x, y). */
export const letter = (which: Letter, x: number, y: number, height: number, colour: string, weight = 4): string =>
  `<path transform="translate(${x} ${y}) scale(${Math.round(height * 50) / 1000})" d="${strokes[which].replace(/(\.\d)0+/g, '$1')}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round"/>`;
