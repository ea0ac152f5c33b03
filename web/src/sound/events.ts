// Which sounds belong to what happened at a table: the events of both games, in the order in which they are shown.

import { sound } from './sound';

/** What is read of an event; boards know more of it. */
type GameEvent = { event: string } & Record<string, unknown>;

const SANDS = 'ROYGPK';

export function heard(events: readonly GameEvent[]): void {
  for (const event of events) one(event);
}

function one(event: GameEvent): void {
  switch (event.event) {
    case 'built':
      sound.play('card-set');
      return sound.play('petal', { note: SANDS.indexOf(String(event['colour'])), after: 0.3 });
    case 'grew':
      return sound.play('card-set');
    case 'discarded':
      return sound.play('sand-pour', { count: Number(event['count']) });
    case 'completed':
      return sound.play('complete', { after: 0.5 });
    case 'claimed':
      sound.play('claim');
      return (event['taken'] as { river: number | null }).river === null
        ? undefined
        : sound.play('river', { after: 0.35 });
    case 'swept':
      return sound.play('destroy', { after: 0.5 });
    case 'picked_up': {
      sound.play('pawn-hop');
      const count = (event['stones'] as readonly unknown[]).length;
      for (let stone = 0; stone < count; stone++) sound.play('stone-click', { note: stone, after: 0.3 + stone * 0.16 });
      return;
    }
    case 'placed': {
      const covered = event['covered'] as ReadonlyArray<{ bonus: number }>;
      covered.forEach(({ bonus }, index) =>
        sound.play(bonus > 0 ? 'bonus' : 'track-press', { after: 0.2 + index * 0.09 }),
      );
    }
  }
}
