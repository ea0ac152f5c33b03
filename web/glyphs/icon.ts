// The icon of the app: the six petals of the sign, on a ground of its own so that it reads on any desktop.
import { NAMES, sandTones, type SandLetter } from './cards';
import { mix, picture } from './paint';

const LOGO_PETAL = 'M0-6C-19-20-15-38 0-48C15-38 19-20 0-6Z';

const petals = (k: number): string =>
  `<g transform="scale(${k})">` +
  (Object.keys(NAMES) as SandLetter[])
    .map((c, i) => {
      const t = sandTones(c);
      return `<path transform="rotate(${i * 60})" d="${LOGO_PETAL}" fill="${c === 'K' ? mix(t.base, t.hi, 0.08) : t.base}"/>`;
    })
    .join('') +
  '</g>';

/** For the tab and the desktop: a disc of pale sand. */
export const icon = (): string =>
  picture(
    '-50 -50 100 100',
    `<circle r="49" fill="#f5f1e8"/><circle r="47.5" fill="none" stroke="#c9bfa9" stroke-width="1.5"/>${petals(0.86)}`,
  );

/** For systems that cut icons to their own shape: ground to the edge, petals in the safe middle. */
export const maskable = (): string =>
  picture('-50 -50 100 100', `<path fill="#f5f1e8" d="M-50-50H50V50H-50Z"/>${petals(0.7)}`);
