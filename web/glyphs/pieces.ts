// Every picture file and what is in it, by its path inside web/.
import { back, face, micro, mini, motif, NAMES as SANDS, type SandLetter } from './cards';
import { icon, maskable } from './icon';
import { pawn } from './pawns';
import { body, chip, NAMES as STONES, top, type StoneLetter } from './stones';

export function pieces(): Map<string, string> {
  const files = new Map<string, string>();
  const piece = (name: string, svg: string) => files.set(`src/games/pieces/images/${name}.svg`, svg);

  piece('face-back', back());
  for (const c of Object.keys(SANDS) as SandLetter[]) {
    piece(`face-${c}`, face(c));
    piece(`mini-${c}`, mini(c));
    piece(`micro-${c}`, micro(c));
    piece(`motif-${c}`, motif(c));
  }

  piece('body-unknown', body('?'));
  piece('chip-unknown', chip('?', ''));
  for (const c of Object.keys(STONES) as StoneLetter[]) {
    piece(`body-${c}`, body(c));
    piece(`chip-${c}`, chip(c, ''));
    for (const p of ['s', 'r'] as const) {
      piece(`top-${c}${p}`, top(c, p, false));
      piece(`clear-${c}${p}`, top(c, p, true));
      piece(`chip-${c}${p}`, chip(c, p));
      piece(`chip-${c}${p}-mark`, chip(c, p, true));
    }
  }
  piece('pawn-star', pawn('star'));
  piece('pawn-ring', pawn('ring'));

  files.set('public/icon.svg', icon());
  files.set('public/icon-maskable.svg', maskable());
  return files;
}
