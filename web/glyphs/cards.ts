// Card faces, 100 x 144: `face` for the hand, `mini` for the table, `micro` where a card is under 36 px wide.
import { around, circle, dots, grains, petal } from './geometry';
import { MOTIFS } from './motifs';
import { fill, line, mix, picture, tones, type Tones } from './paint';
import { signPath } from './signs';

export const NAMES = { R: 'red', O: 'orange', Y: 'yellow', G: 'green', P: 'purple', K: 'black' } as const;
export type SandLetter = keyof typeof NAMES;
export const sandTones = (c: SandLetter): Tones => tones(`sand-${NAMES[c]}`);

const BOX = '0 0 100 144';

/** The sheet with its light from the upper left. */
const sheet = (t: Tones, r: number): string =>
  `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="42" cy="52" r="108"><stop stop-color="${mix(t.base, t.hi, 0.16)}"/><stop offset=".55" stop-color="${t.base}"/><stop offset="1" stop-color="${mix(t.base, t.lo, 0.42)}"/></radialGradient>` +
  `<rect width="100" height="144" rx="${r}" fill="url(#g)"/>`;

const frame = (t: Tones, inset: number, r: number, width: number): string =>
  `<rect x="${inset}" y="${inset}" width="${100 - 2 * inset}" height="${144 - 2 * inset}" rx="${r}" fill="none" stroke="${t.hi}" stroke-width="${width}" opacity=".5"/>`;

export function face(c: SandLetter): string {
  const t = sandTones(c);
  const seed = c.charCodeAt(0) * 7919;
  const corner =
    `<rect x="4.5" y="4.5" width="23" height="24" rx="5" fill="${t.base}"/>` + signPath(c, 16.5, 17, 18, t.ink);
  const ground =
    line([54, 60, 66, 72, 78, 84].map(circle).join(''), t.hi, 0.6, 0.22) +
    line(grains(seed, 110, 44, 86, 1.4), t.hi, 0.8, 0.5) +
    line(grains(seed + 5, 90, 40, 84, 1.2), t.lo, 0.8, 0.5);
  return picture(
    BOX,
    sheet(t, 8) +
      `<g transform="translate(50 72)">${ground}<g transform="scale(.94)">${MOTIFS[c](t)}</g>${line(grains(seed + 9, 60, 4, 44, 0.8), t.hi, 0.6, 0.5)}</g>` +
      frame(t, 4, 5.5, 0.8) +
      `<g id="c">${corner}</g><use href="#c" transform="rotate(180 50 72)"/>`,
  );
}

/** The sign sits in the strip that stays visible when cards overlap. */
export function mini(c: SandLetter): string {
  const t = sandTones(c);
  return picture(
    BOX,
    sheet(t, 11) +
      `<g transform="translate(54 86)">${line(grains(c.charCodeAt(0) * 104729, 50, 42, 90, 1.2), t.hi, 1.2, 0.5)}<g transform="scale(.92)">${MOTIFS[c](t)}</g></g>` +
      frame(t, 3.5, 8.5, 1.6) +
      `<path d="M0 11A11 11 0 0 1 11 0H38V32a10 10 0 0 1-10 10H0Z" fill="${t.base}"/>` +
      signPath(c, 19.5, 20.5, 29, t.ink),
  );
}

export function micro(c: SandLetter): string {
  const t = sandTones(c);
  return picture(
    BOX,
    sheet(t, 13) + frame(t, 4, 9.5, 2) + signPath(c, 24, 26, 34, t.ink) + signPath(c, 55, 91, 62, t.ink),
  );
}

export function back(): string {
  const t = tones('back');
  const rings = [88, 80, 72, 64, 56, 48].map((r, i) =>
    line(circle(r), t.hi, 0.7, Math.round((0.16 + i * 0.05) * 100) / 100),
  );
  return picture(
    BOX,
    `<rect width="100" height="144" rx="8" fill="${t.base}"/><clipPath id="k"><rect x="-45" y="-67" width="90" height="134" rx="5"/></clipPath>` +
      `<g transform="translate(50 72)" clip-path="url(#k)">` +
      rings.join('') +
      line(around(12, 0, petal(22, 44, 12)), t.hi, 0.9) +
      fill(around(12, 15, petal(22, 40, 8)), t.lo) +
      fill(around(6, 0, petal(6, 30, 22)), t.hi, 0.9) +
      fill(around(6, 0, petal(8, 24, 13)), t.base) +
      fill(around(6, 30, petal(5, 19, 14)), t.lo) +
      fill(circle(5), t.ink) +
      fill(circle(2.6), t.base) +
      line(dots(46.5, 24, 7.5), t.hi, 1.3) +
      line(grains(31, 120, 4, 84, 0.8), t.hi, 0.6, 0.5) +
      `</g>${frame(t, 4, 5.5, 0.8)}`,
  );
}

export const motif = (c: SandLetter): string => picture('-50 -50 100 100', MOTIFS[c](sandTones(c)));
