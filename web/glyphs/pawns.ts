// The artists: the head of a pawn is its pattern.
import { star } from './geometry';
import { mix, picture, token } from './paint';

export function pawn(kind: 'star' | 'ring'): string {
  const base = token(`pawn-${kind}`);
  const lo = token(`pawn-${kind}-lo`);
  const rim = kind === 'star' ? '#fffaf0' : '#b4c0cc';
  const outer = star(8, 22, 13.5, 22.5);
  const head =
    kind === 'star'
      ? `<g transform="translate(0 -37)"><path d="${outer}" fill="${lo}" transform="translate(1.2 2.2)"/><path d="${outer}" fill="url(#p)" stroke="${lo}" stroke-linejoin="round"/><path d="${star(8, 11.5, 6, 22.5)}" fill="${lo}"/><circle r="3" fill="${base}"/></g>`
      : `<g transform="translate(0 -36)"><circle cx="1" cy="2" r="13.5" fill="none" stroke="${lo}" stroke-width="9"/><circle r="13.5" fill="none" stroke="url(#p)" stroke-width="9"/><circle r="18" fill="none" stroke="${rim}"/><circle r="9" fill="none" stroke="${rim}" opacity=".7"/><path d="M-13-7A15 15 0 0 1 2-15" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".6"/></g>`;
  return picture(
    '-26 -61 52 82',
    `<linearGradient id="p" x2="1" y2=".4"><stop stop-color="${mix(base, '#ffffff', 0.35)}"/><stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, lo, 0.75)}"/></linearGradient>` +
      `<ellipse cx="3" cy="12" rx="22" ry="8" opacity=".28"/><path d="M-20 8C-20 1-9-1-6.5-9C-5-14-6-20-7-23H7C6-20 5-14 6.5-9C9-1 20 1 20 8C20 16-20 16-20 8Z" fill="url(#p)" stroke="${lo}"/>` +
      `<path d="M-19 8.5C-17 14 17 14 19 8.5" fill="none" stroke="${rim}" stroke-width="1.2" opacity=".65"/><path d="M-8.5-22.5H8.5" stroke="${lo}" stroke-width="3" stroke-linecap="round"/><path d="M-8-23.5H7" stroke="${rim}" stroke-width="1.2" stroke-linecap="round" opacity=".8"/>${head}`,
  );
}
