// Which sounds belong to what happens at a table of Mandala.

import type { GameEvent } from '../../board/contract';
import { sound } from '../../sound/sound';
import { SANDS } from '../pieces/types';
import { eventsOf, type MandalaEvent } from './view';

/** Plays the sound of one thing that has just happened. */
export function playSound(event: MandalaEvent): void {
  switch (event.event) {
    case 'built':
      sound.play('card-set');
      return sound.play('petal', { note: SANDS.indexOf(event.colour), after: 0.1 });
    case 'grew':
      return sound.play('card-set');
    case 'discarded':
      return sound.play('sand-pour', { count: event.count });
    case 'completed':
      return sound.play('complete');
    case 'claimed':
      sound.play('claim');
      return event.taken.river === null ? undefined : sound.play('river', { after: 0.35 });
    case 'swept':
      return sound.play('destroy');
    case 'drew':
    case 'reshuffled':
    case 'refilled':
    case 'ended':
      return;
  }
}

export function playSounds(events: readonly GameEvent[]): void {
  for (const event of eventsOf(events)) playSound(event);
}
