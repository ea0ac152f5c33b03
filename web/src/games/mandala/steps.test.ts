import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { step } from './steps';
import type { MandalaEvent, MandalaView } from './view';

/**
 * Recorded games from every viewpoint (crates/mandala/tests/golden, through /api/replay), with reshuffles, empty Fields and refills that
 * exhaust the deck. A frame has what its action caused, and what that changed in the view.
 */
interface Game {
  game: string;
  viewpoint: string;
  frames: Array<{ events: MandalaEvent[]; view: Partial<MandalaView> }>;
}
const GAMES = readFileSync(new URL('steps.games.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Game);

/** Where the pieces are: all that steps keep account of. */
function piles({ hand, cup, hands, cups, cups_seen, rivers, mandalas, deck, discard }: MandalaView) {
  return { hand, cup, hands, cups, cups_seen, rivers, mandalas, deck, discard };
}

function pieces({ hands, cups, rivers, mandalas, deck, discard }: MandalaView): number {
  const areas = mandalas.flatMap(({ mountain, fields }) => [mountain, ...fields]);
  const open = [...rivers, ...areas, discard].join('').length;
  return open + hands[0] + hands[1] + cups[0] + cups[1] + deck;
}

describe.each(GAMES)('$game seen by $viewpoint', ({ frames }) => {
  const first = frames[0]?.view as MandalaView;

  it('comes event by event to the piles of the next frame', () => {
    let view = first;
    for (const frame of frames.slice(1)) {
      const after: MandalaView = { ...view, ...frame.view };
      const folded = frame.events.reduce(step, view);
      expect(piles(folded)).toEqual(piles(after));
      if (view.reveal) expect(folded.reveal).toEqual(after.reveal);
      if (after.phase === 'claim') expect(folded.claiming).toBe(after.claiming);
      view = after;
    }
  });
  it('loses no piece on the way, and leaves the turn to the frames', () => {
    let view = first;
    for (const frame of frames.slice(1)) {
      let now = view;
      for (const event of frame.events) {
        now = step(now, event);
        expect(pieces(now)).toBe(108);
        expect([now.to_move, now.phase, now.turn]).toEqual([view.to_move, view.phase, view.turn]);
      }
      view = { ...view, ...frame.view };
    }
  });
});
