// Paths with paint on them, as SVG text, and the colours of the pieces, which are read from tokens.css.
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--((?:sand|stone|back|pawn)[\w-]*):\s*(#[0-9a-f]{6})/gi)].map((m) => [m[1], m[2]]),
);

export function token(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

/** Four tones of one colour: the colour, its light, its shadow, and what is written on it. */
export type Tones = { base: string; hi: string; lo: string; ink: string };

export const tones = (name: string): Tones => ({
  base: token(name),
  hi: token(`${name}-hi`),
  lo: token(`${name}-lo`),
  ink: token(`${name}-ink`),
});

/** A colour between two, `k` of the way. */
export function mix(a: string, b: string, k: number): string {
  const parts = (x: string) => [1, 3, 5].map((i) => parseInt(x.slice(i, i + 2), 16));
  const to = parts(b);
  return (
    '#' +
    parts(a)
      .map((v, i) =>
        Math.round(v + ((to[i] ?? v) - v) * k)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${faded(opacity)}/>`;

export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`;

/** A whole picture. */
export const picture = (viewBox: string, body: string): string => {
  const [, , width, height] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>\n`;
};
