// Commands and questions of the session, and what becomes of them while the connection is lost.

import { expect, test } from 'vitest';
import { line, received, snapshot, TableSession, update } from './session.fixture';

test('a command is made against the newest version, and answered by its id', async () => {
  const session = new TableSession('t');
  snapshot(7);
  const answer = session.act('m1R');
  const sent = line.sent[0] as { id: string; version: number };
  expect(sent.version).toBe(7);
  expect(session.commands.pending).toEqual({ action: 'm1R', sent: true });
  received({ type: 'ack', id: sent.id, version: 8 });
  expect((await answer).version).toBe(8);
  expect(session.commands.pending).toBeNull();
});

test('a refusal fails its command alone', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const first = session.act('m1R');
  const sent = line.sent[0] as { id: string };
  received({ type: 'refused', id: sent.id, code: 'server-stale', message: 'Look again.' });
  await expect(first).rejects.toThrow('Look again.');
});

test('a command that was on its way when the connection was lost is sent again, the same', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const answer = session.act('m1R');
  line.listener.changed('lost');
  line.listener.changed('open');
  // Even where the table has moved on: perhaps by this very command.
  snapshot(2);
  expect(line.sent).toHaveLength(2);
  expect(line.sent[1]).toEqual(line.sent[0]);
  received({ type: 'ack', id: (line.sent[0] as { id: string }).id, version: 2 });
  expect((await answer).version).toBe(2);
});

test('a move that could not be sent is seen, and sent when the connection is back', () => {
  const session = new TableSession('t');
  snapshot(1);
  line.open = false;
  session.act('m1R').catch(() => undefined);
  expect([session.commands.pending, line.sent]).toEqual([{ action: 'm1R', sent: false }, []]);
  line.open = true;
  snapshot(1);
  expect(line.sent).toMatchObject([{ command: { do: 'act', action: 'm1R' } }]);
  expect(session.commands.pending).toEqual({ action: 'm1R', sent: true });
});

test('a newer choice replaces a move that could not be sent', async () => {
  const session = new TableSession('t');
  snapshot(1);
  line.open = false;
  const older = session.act('m1R');
  session.act('dG1').catch(() => undefined);
  expect(session.commands.pending).toEqual({ action: 'dG1', sent: false });
  await expect(older).rejects.toMatchObject({ body: { code: 'withdrawn' } });
  line.open = true;
  snapshot(1);
  expect(line.sent).toMatchObject([{ command: { action: 'dG1' } }]);
});

test('offline only a move waits: anything else is refused at once, and not sent later', async () => {
  const session = new TableSession('t');
  snapshot(1);
  line.open = false;
  await expect(session.command({ do: 'resign' })).rejects.toMatchObject({ body: { code: 'disconnected' } });
  line.open = true;
  snapshot(1);
  expect(line.sent).toEqual([]);
});

test('a withdrawn move is not sent', async () => {
  const session = new TableSession('t');
  snapshot(1);
  line.open = false;
  const move = session.act('m1R');
  session.commands.withdraw();
  await expect(move).rejects.toMatchObject({ body: { code: 'withdrawn' } });
  line.open = true;
  snapshot(1);
  expect([session.commands.pending, line.sent]).toEqual([null, []]);
});

test('a move that never left is dropped if the table has moved on', async () => {
  const session = new TableSession('t');
  snapshot(1);
  line.open = false;
  const move = session.act('m1R');
  line.open = true;
  snapshot(2);
  await expect(move).rejects.toMatchObject({ body: { code: 'moved-on' } });
  expect(line.sent).toEqual([]);
});

test('questions are not asked again, and a table that is gone takes no commands', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const question = session.effects('m1R');
  line.listener.changed('lost');
  await expect(question).rejects.toBeDefined();
  line.open = false;
  await expect(session.hint()).rejects.toBeDefined();
  const command = session.act('m1R');
  line.listener.changed('gone');
  await expect(command).rejects.toBeDefined();
});

test('answers find their questions by id, in whatever order they come', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const [hint, effects, refused] = [session.hint(), session.effects('m1R'), session.effects('dG1')];
  const ids = line.sent.map((message) => (message as { id: string }).id);
  received({ type: 'refused', id: ids[2], code: 'no', message: 'No.' });
  received({ type: 'effects', id: ids[1], action: 'm1R', effects: { draws: 3 } });
  received({ type: 'hint', id: ids[0], action: 'm1R', version: 1 });
  await expect(refused).rejects.toThrow('No.');
  expect([await effects, (await hint).action]).toEqual([{ draws: 3 }, 'm1R']);
});

test('the effects of an action are asked for once in a version', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const both = [session.effects('m1R'), session.effects('m1R')];
  expect(line.sent).toHaveLength(1);
  received({ type: 'effects', id: (line.sent[0] as { id: string }).id, action: 'm1R', effects: { draws: 3 } });
  expect(await Promise.all(both)).toEqual([{ draws: 3 }, { draws: 3 }]);
  update(2);
  void session.effects('m1R');
  expect(line.sent).toHaveLength(2);
});
