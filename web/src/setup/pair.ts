// Looking for an opponent: one search at a time.

import { Refused, request } from '../api/http';
import { rememberSearch, search } from '../app/search.svelte';
import type { Routes } from '../protocol/routes';

/** Sits down with a player who waits for the same game, or begins to wait. A search that goes on already is given up for it. */
export async function pair(wanted: Routes['POST /api/pair']['body']): Promise<{ table: string }> {
  const found = await cancelSearch();
  return found ? { table: found } : request('POST /api/pair', { body: wanted });
}

/**
 * Ends the search, if there is one. An opponent who came just before has begun a game: its table. As long as the server has not
 * said that the seat is free, or another person's, the search goes on.
 */
export async function cancelSearch(): Promise<string | null> {
  const table = search()?.table;
  if (!table) return null;
  const body = { id: crypto.randomUUID(), command: { do: 'leave' } } as const;
  try {
    await request('POST /api/tables/{table}/commands', { params: { table }, body });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const begun = error.body.code === 'server-not-open';
    // 403 or 404 means that the seat is lost. After any other error, such as 429, it is kept.
    if (!begun && error.status !== 403 && error.status !== 404) throw error;
    rememberSearch(null);
    return begun ? table : null;
  }
  rememberSearch(null);
  return null;
}
