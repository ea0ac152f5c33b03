// Stones: pucks seen from slightly above. A stack is drawn as bodies with one top: the top carries the pattern, and
// in its core the mark of the colour (marks.ts); the edges of the stones below are cut with the same marks.
import { around, star, triangle } from './geometry';
import { mark } from './marks';
import { mix, picture, tones, type Tones } from './paint';

export const NAMES = { Y: 'yellow', B: 'blue', P: 'pink', V: 'violet' } as const;
export type StoneLetter = keyof typeof NAMES;
export type Pattern = 's' | 'r';
const stoneTones = (c: StoneLetter): Tones => tones(`stone-${NAMES[c]}`);

/** A stone of which only that it is there is known. */
const UNKNOWN: Tones = { base: '#a3adb3', hi: '#e3e8ea', lo: '#5d6a72', ink: '#1d262c' };

const RX = 32;
const RY = 27;
const THICK = 9.5;

const CUTS: Record<StoneLetter | '?', { y: number; width: number; beads?: boolean }[]> = {
  Y: [],
  B: [{ y: 4.8, width: 1.3 }],
  P: [{ y: 4.8, width: 2.4, beads: true }],
  V: [
    { y: 2.9, width: 1.1 },
    { y: 6.5, width: 1.1 },
  ],
  '?': [],
};

const face = (t: Tones): string =>
  `<radialGradient id="f" cx=".38" cy=".3" r=".85"><stop stop-color="${mix(t.base, t.hi, 0.62)}"/><stop offset=".5" stop-color="${t.base}"/><stop offset="1" stop-color="${mix(t.base, t.lo, 0.5)}"/></radialGradient>`;

/** One puck with a plain top. */
export function body(c: StoneLetter | '?'): string {
  const t = c === '?' ? UNKNOWN : stoneTones(c);
  const rim = (y: number) => `M-${RX} ${y}A${RX} ${RY} 0 0 0 ${RX} ${y}`;
  const cuts = CUTS[c].map(
    ({ y, width, beads }) =>
      `<path d="${rim(y)}" fill="none" stroke="${c === 'V' ? t.hi : t.ink}" stroke-width="${width}" stroke-linecap="round"${beads ? ' stroke-dasharray=".1 5.5" stroke-dashoffset="-2.6"' : ''} opacity=".62"/>`,
  );
  return picture(
    '-34 -30 68 72',
    `<linearGradient id="w"><stop stop-color="${t.lo}"/><stop offset=".22" stop-color="${mix(t.base, t.hi, 0.25)}"/><stop offset=".5" stop-color="${t.base}"/><stop offset="1" stop-color="${mix(t.lo, t.base, 0.1)}"/></linearGradient>${face(t)}` +
      `<path d="${rim(0)}V${THICK}A${RX} ${RY} 0 0 1-${RX} ${THICK}Z" fill="url(#w)"/>${cuts.join('')}` +
      `<path d="${rim(THICK)}" fill="none" stroke="${t.lo}" stroke-width="1.2" opacity=".8"/><ellipse rx="${RX}" ry="${RY}" fill="url(#f)"/>`,
  );
}

/** The pattern with the mark of the colour in its core. `clear` has a mark twice as high, for small boards and strong colour aids. */
function pattern(c: StoneLetter, p: Pattern, ink: string, ground: string, clear: boolean): string {
  if (p === 's') {
    const rays = clear
      ? around(8, 0, triangle(13, 30, 13)) + around(8, 22.5, triangle(13, 23, 11))
      : around(8, 0, triangle(8, 27, 13)) + around(8, 22.5, triangle(9, 19.5, 10));
    return (
      `<path d="${rays}" fill="${ink}" stroke="${ink}" stroke-linejoin="round"/><circle r="${clear ? 15.6 : 10}" fill="${ink}"/>` +
      mark(c, clear ? 20 : 11.5, ground)
    );
  }
  const rings = clear
    ? `<circle r="24" fill="none" stroke="${ink}" stroke-width="4.6"/><circle r="18.4" fill="none" stroke="${ink}" stroke-width="1.6"/>`
    : `<circle r="21" fill="none" stroke="${ink}" stroke-width="4.6"/><circle r="13.6" fill="none" stroke="${ink}" stroke-width="2.4"/>`;
  return rings + mark(c, clear ? 20 : 11.5, ink);
}

/** What lies on the uppermost puck: pattern, rim and gloss. */
export function top(c: StoneLetter, p: Pattern, clear: boolean): string {
  const t = stoneTones(c);
  return picture(
    '-34 -30 68 60',
    `<linearGradient id="l" x2=".4" y2="1"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
      `<g transform="scale(1 .84)"><g transform="translate(.8 1.2)" opacity=".35">${pattern(c, p, t.hi, t.hi, clear)}</g>${pattern(c, p, t.ink, p === 's' ? mix(t.base, t.hi, clear ? 0.5 : 0.25) : t.ink, clear)}</g>` +
      `<ellipse rx="${RX - 1.2}" ry="${RY - 1.2}" fill="none" stroke="${t.hi}" stroke-width="1.3" opacity=".75"/>` +
      `<path d="M-27-9A29 24 0 0 1 8-24.5A33 27 0 0 0-27-9Z" fill="url(#l)"/><path d="M15 21A29 24 0 0 0 27.5 8" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".4"/>`,
  );
}

/** Flat, straight from above: for the Mandala track, the log and small boards. */
export function chip(c: StoneLetter | '?', p: Pattern | '', marked = false): string {
  const t = c === '?' ? UNKNOWN : stoneTones(c);
  let drawn: string;
  if (p === '') drawn = mark(c, 12, t.ink);
  else if (marked)
    drawn =
      p === 's'
        ? `<path d="${star(8, 11, 7)}" fill="${t.ink}"/>` + mark(c, 9.6, mix(t.base, t.hi, 0.5))
        : `<circle r="9" fill="none" stroke="${t.ink}" stroke-width="1.8"/>` + mark(c, 9.6, t.ink);
  else
    drawn =
      p === 's'
        ? `<path d="${star(8, 8, 3.8)}" fill="${t.ink}"/>`
        : `<circle r="5.8" fill="none" stroke="${t.ink}" stroke-width="2.4"/>`;
  const gloss = marked
    ? ''
    : `<path d="M-8.5-4A9.5 9.5 0 0 1 3.5-8.8" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".7"/>`;
  return picture(
    '-12 -12 24 24',
    `${face(t)}<circle r="11.4" fill="url(#f)"/><circle r="10.8" fill="none" stroke="${t.lo}" stroke-width="1.2" opacity=".75"/>${drawn}${gloss}`,
  );
}
