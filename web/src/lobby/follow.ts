// A table that waits, followed from elsewhere.

import { lines } from '../api/ndjson';
import { Refused, request } from '../api/http';
import type { TableInfo } from '../protocol';

/** The wait before a broken stream is opened again, in milliseconds. */
const RETRY_DELAY = 3_000;

/** The table as it is, and again after each change, until the signal aborts. It ends where the table can no longer be seen. */
export async function* follow(table: string, signal: AbortSignal): AsyncGenerator<TableInfo> {
  const params = { table };
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    try {
      for await (const message of lines('GET /api/tables/{table}/events', { params, query: {} }, signal)) {
        if ((message.type === 'snapshot' || message.type === 'update') && message.table) yield message.table;
      }
    } catch {
      if (isOver() || (await isGone(table))) return;
    }
    await new Promise((done) => setTimeout(done, RETRY_DELAY));
  }
}

async function isGone(table: string): Promise<boolean> {
  return request('GET /api/tables/{table}', { params: { table } }).then(
    () => false,
    (error: unknown) => error instanceof Refused && (error.status === 404 || error.status === 403),
  );
}
