// A search for an opponent goes on while the player does something else: which table waits, and since when.

import { readJson, write } from './storage';

interface Search {
  table: string;
  /** Milliseconds since 1970, by the clock of this device. */
  since: number;
}

const KEY = 'mandala-search';

let current = $state.raw(readSearch());

export function search(): Search | null {
  return current;
}

/** Remembers the search, or that there is none any more. */
export function rememberSearch(next: Search | null): void {
  current = next;
  write(KEY, next && JSON.stringify(next));
}

function readSearch(): Search | null {
  const { table, since } = (readJson(KEY) ?? {}) as Partial<Search>;
  return typeof table === 'string' && typeof since === 'number' ? { table, since } : null;
}
