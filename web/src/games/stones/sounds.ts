// Which sounds belong to what happens at a table of Mandala Stones.

import type { GameEvent } from '../../board/contract';
import { sound } from '../../sound/sound';
import { stonesEvents } from './view';

/** All sounds of what happened, a little apart. Where pieces move, each is played with its piece instead. */
export function playSounds(events: readonly GameEvent[]): void {
  for (const event of stonesEvents(events)) {
    if (event.event === 'picked_up') {
      sound.play('pawn-hop');
      for (const stone of event.stones.keys()) sound.play('stone-click', { note: stone, after: 0.3 + stone * 0.16 });
    } else if (event.event === 'placed') {
      event.covered.forEach(({ bonus }, index) =>
        sound.play(bonus > 0 ? 'bonus' : 'track-press', { after: 0.2 + index * 0.09 }),
      );
    }
  }
}
