// The socket of a table. The first one is opened before the app is here, and keeps what it hears until somebody listens.

import type { ServerMessage, TableInfo } from '../protocol';

/** Which table one looks at, through the viewpoint of which seat, and with which key. */
export interface Viewpoint {
  table: string;
  seat: number | null;
  key: string | null;
}

/** A socket, and what it has said so far. */
interface Opened {
  socket: WebSocket;
  heard: ServerMessage[];
}

let ahead: Opened | null = null;

/** Opens a table's socket for whoever will ask for the same one. Answers with the table, or with nothing if it cannot be seen. */
export function openAhead(viewpoint: Viewpoint): Promise<TableInfo | null> {
  const socket = new WebSocket(address(viewpoint));
  const heard: ServerMessage[] = [];
  ahead = { socket, heard };
  return new Promise((done) => {
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      heard.push(message);
      if (message.type === 'snapshot') done(message.table);
    };
    socket.onclose = () => done(null);
  });
}

/**
 * A table's socket: the one that was opened ahead, if it is for these viewpoint and still open, or a new one. Ahead one was perhaps nobody
 * to the server yet; whoever was shown a seat of their own was known.
 */
export function open(viewpoint: Viewpoint): Opened {
  const url = address(viewpoint);
  const opened = ahead;
  ahead = null;
  const known = opened?.heard.some((message) => message.type === 'snapshot' && message.seat !== null);
  if (known && opened?.socket.url === url && opened.socket.readyState === WebSocket.OPEN) return opened;
  opened?.socket.close();
  return { socket: new WebSocket(url), heard: [] };
}

function address({ table, seat, key }: Viewpoint): string {
  const query = new URLSearchParams({ lang: document.documentElement.lang });
  if (seat !== null) query.set('seat', String(seat));
  if (key !== null) query.set('key', key);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`;
}
