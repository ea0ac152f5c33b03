// Addresses of finished games. Games of tables that are not public open for others with the key for watching alone.

import { base } from '../api/base';
import { request } from '../api/http';

/** The address of a finished game, with the key it opens with. */
export function gameAddress(id: string, key: string | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams(key ? { ...more, key } : more);
  return `${base}/game/${id}${query.size > 0 ? `?${query}` : ''}`;
}

/** The key to give away: that of the address, or for those who sat at the table its key for watching. Public games open without. */
export async function keyToShare(id: string, own: string | null): Promise<string | null> {
  if (own) return own;
  return request('GET /api/tables/{table}/links', { params: { table: id } }).then(
    ({ watch }) => watch,
    () => null,
  );
}
