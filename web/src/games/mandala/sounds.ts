// Which sounds belong to what happens at a table of Mandala.

import type { GameEvent } from '../../board/contract';
import { sound } from '../../sound/sound';

const SANDS = 'ROYGPK';

/** Plays the sound of one thing that has just happened. */
export function playSound(event: GameEvent): void {
  switch (event.event) {
    case 'built':
      sound.play('card-set');
      return sound.play('petal', { note: SANDS.indexOf(String(event['colour'])), after: 0.1 });
    case 'grew':
      return sound.play('card-set');
    case 'discarded':
      return sound.play('sand-pour', { count: Number(event['count']) });
    case 'completed':
      return sound.play('complete');
    case 'claimed':
      sound.play('claim');
      return (event['taken'] as { river: number | null }).river === null
        ? undefined
        : sound.play('river', { after: 0.35 });
    case 'swept':
      return sound.play('destroy');
  }
}

export function playSounds(events: readonly GameEvent[]): void {
  for (const event of events) playSound(event);
}
