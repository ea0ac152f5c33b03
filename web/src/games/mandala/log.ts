// How moves of Mandala stand in the log: claims of one destruction together, and nothing that is for one player alone.

import type { Chapter } from '../../board/contract';
import type { MandalaEvent } from '../../protocol/mandala';
import { numeral, t } from '../../words';
import { sentence } from '../../words/rich';

/** What people who share a device may all read: which cards were drawn is for the one who drew them. */
export function discreet(events: readonly MandalaEvent[]): MandalaEvent[] {
  return events.map((event) =>
    event.event === 'drew' ? { event: 'drew', seat: event.seat, count: event.count } : event,
  );
}

/** The player who requests a hint holds the device alone, and sees the cards it is about. */
export function isSecret(): boolean {
  return false;
}

/** The destruction that a claim belongs to. */
export function chapter(events: readonly MandalaEvent[], name: string): Chapter | null {
  const claimed = events.find((event) => event.event === 'claimed');
  if (!claimed) return null;
  const { river, cup, discarded } = claimed.taken;
  const cards = { sand: claimed.colour, count: (river === null ? 0 : 1) + cup + discarded };
  return {
    key: `destruction-${claimed.mandala}`,
    title: t('table-destroyed', { mandala: numeral(claimed.mandala) }),
    line: sentence(discarded > 0 ? 'mandala-log-claim-discarded' : 'mandala-log-claim', { cards, name }),
  };
}
