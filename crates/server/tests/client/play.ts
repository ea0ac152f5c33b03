// Two guests play one whole game of Mandala by the generated client.

import createClient, { type Middleware } from 'openapi-fetch';

import type { components, paths } from './interface.js';

type Snapshot = components['schemas']['Snapshot'];

const baseUrl = process.argv[2] ?? 'http://127.0.0.1:8787';

/** A guest with a login of their own. */
async function arrive() {
  const client = createClient<paths>({ baseUrl });
  const { response, data } = await client.POST('/api/me');
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (data === undefined || cookie === undefined) throw new Error('a guest is let in');
  const login: Middleware = {
    onRequest({ request }) {
      request.headers.set('cookie', cookie);
      return request;
    },
  };
  client.use(login);
  return { client, person: data.id };
}

type Guest = Awaited<ReturnType<typeof arrive>>;

let commands = 0;

/** Gives a command that is accepted. */
async function command(
  { client }: Guest,
  table: string,
  given: components['schemas']['Command'],
  version?: number,
): Promise<void> {
  const envelope = { id: `c${commands++}`, version, command: given };
  const { error } = await client.POST('/api/tables/{table}/commands', {
    params: { path: { table } },
    body: envelope,
  });
  if (error !== undefined) throw new Error(`${error.code}: ${error.message}`);
}

async function look({ client }: Guest, table: string): Promise<Snapshot> {
  const { data, error } = await client.GET('/api/tables/{table}', { params: { path: { table } } });
  if (data === undefined) throw new Error(error.message);
  return data;
}

const anna = await arrive();
const bert = await arrive();
const { data: made, error } = await anna.client.POST('/api/tables', {
  body: { game: 'mandala', seats: ['me', { person: bert.person }] },
});
if (made === undefined) throw new Error(error.message);
await command(bert, made.table, { do: 'join' });

let plies = 0;
for (;;) {
  const seen = [await look(anna, made.table), await look(bert, made.table)];
  const mover = seen.findIndex((snapshot) => (snapshot.legal ?? []).length > 0);
  const [guest, snapshot] = [[anna, bert][mover], seen[mover]];
  if (guest === undefined || snapshot === undefined) {
    if (seen[0]?.table.phase !== 'over') throw new Error('a player is to move until the game is over');
    break;
  }
  const legal = snapshot.legal ?? [];
  const action = legal[Math.floor(Math.random() * legal.length)];
  if (action === undefined) throw new Error('there is a legal action');
  await command(guest, made.table, { do: 'act', action }, snapshot.version);
  plies += 1;
}

// What is refused is typed, too.
const refused = await bert.client.POST('/api/tables/{table}/commands', {
  params: { path: { table: made.table } },
  body: { id: 'late', version: 1, command: { do: 'resign' } },
});
if (refused.error?.code !== 'server-stale' || refused.response.status !== 409) {
  throw new Error('a late command is refused');
}
const record = await anna.client.GET('/api/games/{game}/record', {
  params: { path: { game: made.table } },
});
if (record.data === undefined) throw new Error('a finished game has a record');
console.log(`A whole game of ${String(plies)} actions was played.`);
