// What crosses the wire to a page: every message of its sockets and every answer to its questions.

import type { Page } from '@playwright/test';

export interface Wire {
  /** Everything as it came. */
  texts: string[];
  /** The views among it. */
  views: Array<Record<string, any> & { seat: number | null }>;
  /** The events among it, each with the seat it was told to. */
  events: Array<Record<string, any> & { event: string }>;
}

export function record(page: Page): Wire {
  const wire: Wire = { texts: [], views: [], events: [] };
  const take = (text: string): void => {
    wire.texts.push(text);
    gather(JSON.parse(text), wire);
  };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => take(String(payload))));
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    const text = await response.text().catch(() => '');
    if (/^[[{]/.test(text)) take(text);
  });
  return wire;
}

/** Views know whose they are, and events are named: wherever they are, they are found. */
function gather(value: unknown, wire: Wire): void {
  if (Array.isArray(value)) return value.forEach((one) => gather(one, wire));
  if (typeof value !== 'object' || value === null) return;
  const thing = value as Record<string, any>;
  if ('game' in thing && 'to_move' in thing && 'seat' in thing) wire.views.push(thing as Wire['views'][number]);
  if (typeof thing['event'] === 'string') wire.events.push(thing as Wire['events'][number]);
  for (const part of Object.values(thing)) gather(part, wire);
}
