// What whole games leave in memory.

import { command, look, make, visitor } from './machine.mjs';

/**
 * One tab that goes from game to game without being loaded anew, whole games against a friend: the heap after 5 and after 50 of them,
 * and how much of it is the app's own. The rest is what the browser has compiled: the oftener something has run, the more thoroughly.
 */
export async function heap(machine) {
  const [{ context, page }, friend] = [
    await visitor(machine),
    await machine.browser.newContext({ baseURL: machine.url }),
  ];
  const session = await context.newCDPSession(page);
  await friend.request.post('/api/me');
  const sizes = [];
  await page.goto('/');
  for (let games = 1; games <= 50; games += 1) {
    const id = await make(page, 'mandala', ['me', 'open']);
    const { seat } = await (await page.request.get(`/api/tables/${id}/links`)).json();
    await command(friend, id, { do: 'join', key: seat });
    await page.evaluate(follow, `/table/${id}`);
    await page.locator('[role=option]').first().waitFor();
    await playOut(page, friend, id);
    await page.locator('.ending').waitFor();
    await page.locator('a.brand').click();
    // The address is there before the page: the table is gone when the start page is here.
    await page.locator('main button.big').waitFor();
    if (games !== 5 && games !== 50) continue;
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push([games, usedSize, await own(session)]);
  }
  await Promise.all([context.close(), friend.close()]);
  return sizes;
}

/** Runs in the page: follows a link. */
function follow(address) {
  const link = document.createElement('a');
  link.href = address;
  document.getElementById('main').append(link);
  link.click();
  link.remove();
}

/** Both play by commands, and the page has time to show each. */
async function playOut(page, friend, id) {
  for (let action = 0; ; action += 1) {
    const mine = await look(page, id);
    if (mine.table.phase === 'over') return;
    const [mover, seen] = mine.legal?.length > 0 ? [page, mine] : [friend, await look(friend, id)];
    // A computer may have moved for a player who is away, or the game may be over by now.
    if (!seen.legal?.length) continue;
    await command(mover, id, { do: 'act', action: seen.legal[(action * 7) % seen.legal.length] }, seen.version);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
}

/** What the page's scripts keep, in bytes: objects, texts, functions; not their compiled code, and nothing of the browser's own. */
async function own(session) {
  let written = '';
  const more = ({ chunk }) => (written += chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', more);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', more);
  const { snapshot, nodes } = JSON.parse(written);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!['code', 'native', 'hidden', 'synthetic'].includes(types[type][nodes[node + type]])) sum += nodes[node + size];
  }
  return sum;
}
