// How moves of Mandala Stones stand in the log: each for itself, and public.

import type { StonesEvent } from '../../protocol/stones';

/** Nothing that happens is for one player alone. */
export function discreet(events: readonly StonesEvent[]): readonly StonesEvent[] {
  return events;
}

/** Objectives lie face down. */
export function isSecret(mentioned: Readonly<Record<string, string>>): boolean {
  return 'objective' in mentioned;
}

export function chapter(): null {
  return null;
}
