// The socket of a table. The first one is opened before the app is here, and buffers its messages until the app takes it over.

import { base } from './base';
import type { ServerMessage, TableInfo } from '../protocol';

/** Which table one looks at, through the viewpoint of which seat, and with which key. */
export interface Viewpoint {
  table: string;
  seat: number | null;
  key: string | null;
}

/** A socket, and the messages it has received so far. */
interface OpenSocket {
  socket: WebSocket;
  buffered: ServerMessage[];
}

let ahead: OpenSocket | null = null;

/** Opens a table's socket ahead of the first call of `open`. Answers with the table, or with nothing if it cannot be seen. */
export function connectAhead(viewpoint: Viewpoint): Promise<TableInfo | null> {
  const socket = new WebSocket(address(viewpoint));
  const buffered: ServerMessage[] = [];
  ahead = { socket, buffered };
  return new Promise((done) => {
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      buffered.push(message);
      if (message.type === 'snapshot') done(message.table);
    };
    socket.onclose = () => done(null);
  });
}

/**
 * A table's socket: the one that was opened ahead, if it is for this viewpoint and still open, or a new one. One that was opened
 * before the first login is not used: it shows no seat.
 */
export function open(viewpoint: Viewpoint): OpenSocket {
  const url = address(viewpoint);
  const opened = ahead;
  ahead = null;
  const known = opened?.buffered.some((message) => message.type === 'snapshot' && message.seat !== null);
  if (known && opened?.socket.url === url && opened.socket.readyState === WebSocket.OPEN) return opened;
  opened?.socket.close();
  return { socket: new WebSocket(url), buffered: [] };
}

function address({ table, seat, key }: Viewpoint): string {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (seat !== null) query.set('seat', String(seat));
  if (key !== null) query.set('key', key);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${base}/api/tables/${encodeURIComponent(table)}/socket?${query}`;
}
