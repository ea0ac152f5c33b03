import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../protocol';

interface Listener {
  heard(message: ServerMessage): void;
  changed(state: string): void;
}
const line = {
  sent: [] as ClientMessage[],
  open: true,
  again: 0,
  log: [] as object[],
  listener: null as unknown as Listener,
};

vi.mock('../api/connection', () => ({
  Connection: class {
    constructor(_address: unknown, listener: Listener) {
      line.listener = listener;
    }
    open(): void {}
    send(message: ClientMessage): boolean {
      if (line.open) line.sent.push(message);
      return line.open;
    }
    again(): void {
      line.again += 1;
    }
    close(): void {}
  },
}));
vi.mock('../api/http', async (original) => ({ ...(await original<object>()), get: () => Promise.resolve(line.log) }));
// Here there is nothing to be seen, and a picture takes no longer than any task.
vi.mock('../ui/paint', () => {
  const yieldToBrowser = (): Promise<void> => new Promise((done) => setTimeout(done));
  return { afterNextPaint: yieldToBrowser, yieldToBrowser };
});
vi.mock('../board/flights', async () => ({ begun: (await import('../ui/paint')).yieldToBrowser }));

const { TableSession } = await import('./session.svelte');
const heard = (message: object): void => line.listener.heard(message as ServerMessage);
const snapshot = (version: number): void =>
  heard({
    type: 'snapshot',
    version,
    table: { phase: 'running' },
    seat: 0,
    view: { at: version },
    figures: { of: version },
    legal: ['m1R'],
    can_undo: false,
    can_ask_undo: false,
    can_abort: true,
    presence: [],
    history: [],
    now: 0,
  });
const update = (version: number, legal: string[] = [], more: object = {}): void =>
  heard({
    type: 'update',
    what: 'played',
    seat: 0,
    action: 'm1R',
    version,
    at: 0,
    view: { at: version },
    figures: { of: version },
    legal,
    can_undo: false,
    can_ask_undo: false,
    can_abort: false,
    ...more,
  });
const task = (): Promise<void> => new Promise((done) => setTimeout(done));
/** A change and its words take a few tasks. */
const settle = async (): Promise<void> => {
  for (let tasks = 0; tasks < 5; tasks++) await task();
};

beforeEach(() => {
  Object.assign(line, { sent: [], open: true, again: 0, log: [] });
  vi.stubGlobal('document', { hidden: false });
});

test('changes are shown one after the other, and nothing can be chosen meanwhile', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const shown: Array<[number, unknown]> = [];
  let next = (): void => undefined;
  session.stage((change, before) => {
    shown.push([change.version, before]);
    return new Promise((done) => (next = done));
  });
  update(2);
  update(3, ['dG1']);
  await settle();
  expect(shown).toEqual([[2, { at: 1 }]]);
  expect([session.version, session.settled, session.legal]).toEqual([3, false, []]);
  next();
  await settle();
  expect(shown[1]).toEqual([3, { at: 2 }]);
  expect(session.legal).toEqual(['dG1']);
  next();
  await settle();
  expect(session.settled).toBe(true);
});

test('a view comes with its figures, and with whether the game may be called off', async () => {
  const session = new TableSession('t');
  snapshot(1);
  expect([session.figures, session.canAbort]).toEqual([{ of: 1 }, true]);
  let next = (): void => undefined;
  session.stage(() => new Promise((done) => (next = done)));
  update(2);
  update(3);
  await settle();
  expect([session.view, session.figures]).toEqual([{ at: 2 }, { of: 2 }]);
  next();
  await settle();
  expect([session.view, session.figures, session.canAbort]).toEqual([{ at: 3 }, { of: 3 }, false]);
  next();
});

test('a gap means that something was missed: the line is opened anew', () => {
  const session = new TableSession('t');
  snapshot(1);
  update(3);
  expect(line.again).toBe(1);
  expect(session.view).toEqual({ at: 1 });
  snapshot(3);
  expect(session.view).toEqual({ at: 3 });
});

test('what was heard already is not heard again', () => {
  const session = new TableSession('t');
  snapshot(2);
  update(2);
  expect(session.latest).toBeNull();
});

test('a command is made against the version heard, and answered by its id', async () => {
  const session = new TableSession('t');
  snapshot(7);
  const answer = session.act('m1R');
  const sent = line.sent[0] as { id: string; version: number };
  expect(sent.version).toBe(7);
  expect(session.busy).toBe(true);
  heard({ type: 'ack', id: sent.id, version: 8 });
  expect((await answer).version).toBe(8);
  expect(session.busy).toBe(false);
});

test('a refusal fails its command alone', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const first = session.act('m1R');
  const sent = line.sent[0] as { id: string };
  heard({ type: 'refused', id: sent.id, code: 'server-stale', message: 'Look again.' });
  await expect(first).rejects.toThrow('Look again.');
});

test('what was on its way when the line was lost is sent again, the same', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const answer = session.act('m1R');
  line.listener.changed('lost');
  line.listener.changed('open');
  expect(line.sent).toHaveLength(2);
  expect(line.sent[1]).toEqual(line.sent[0]);
  heard({ type: 'ack', id: (line.sent[0] as { id: string }).id, version: 2 });
  expect((await answer).version).toBe(2);
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

test('a failure to show something does not stop the table', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const session = new TableSession('t');
  snapshot(1);
  session.stage(() => Promise.reject(new Error('no such piece')));
  update(2);
  await vi.waitFor(() => expect(session.settled).toBe(true));
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('the words of a change come while it is being shown, and before the next one', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const lines: number[] = [];
  session.stage(async () => {
    lines.push(session.log.length);
    await settle();
    lines.push(session.log.length);
  });
  update(2);
  update(3);
  await vi.waitFor(() => expect(session.settled).toBe(true));
  expect(lines).toEqual([0, 1, 1, 2]);
  expect(session.latest?.version).toBe(3);
});

test('what one can do comes after the words, while the change is still being shown', async () => {
  const session = new TableSession('t');
  snapshot(1);
  let next = (): void => undefined;
  session.stage(() => new Promise((done) => (next = done)));
  update(2, ['dG1']);
  while (session.log.length === 0) await task();
  expect(session.legal).toEqual([]);
  await settle();
  expect([session.legal, session.settled]).toEqual([['dG1'], false]);
  next();
});

test('what one can do does not go away for a moment when nothing was played', async () => {
  const session = new TableSession('t');
  snapshot(1);
  session.stage(() => Promise.resolve());
  update(2, ['m1R'], { what: 'undo_asked' });
  expect(session.legal).toEqual(['m1R']);
  await settle();
  expect([session.legal, session.settled]).toEqual([['m1R'], true]);
});

test('another phase comes with what one can do in it, before anything flies', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const could: string[][] = [];
  session.stage(() => {
    could.push([...session.legal]);
    return Promise.resolve();
  });
  for (const [version, claim] of [
    [2, 'cR'],
    [3, 'cO'],
  ] as const) {
    update(version, [claim], { view: { phase: 'claim' } });
    await vi.waitFor(() => expect(session.settled).toBe(true));
  }
  // The second one is in the same phase: what one can do follows.
  expect([could, session.legal]).toEqual([[['cR'], []], ['cO']]);
});

test('a change that the fetched log has already is not written twice', async () => {
  const session = new TableSession('t');
  line.log = [{ version: 1 }, { version: 2 }];
  snapshot(1);
  session.stage(() => Promise.resolve());
  update(2);
  update(3);
  await vi.waitFor(() => expect(session.settled).toBe(true));
  expect(session.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('other viewpoint read nothing that was played before they looked, and are not offered what those before could do', async () => {
  const session = new TableSession('t');
  snapshot(1);
  session.stage(() => {
    session.look(1);
    return Promise.resolve();
  });
  update(2, ['dG1']);
  await settle();
  expect([session.log, session.legal]).toEqual([[], []]);
});

test('other viewpoint do not read the log of those before', () => {
  const session = new TableSession('t');
  snapshot(1);
  update(2);
  session.look(1);
  expect(session.log).toEqual([]);
});

test('the effects of an action are asked for once in a version', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const both = [session.effects('m1R'), session.effects('m1R')];
  expect(line.sent).toHaveLength(1);
  heard({ type: 'effects', action: 'm1R', effects: { draws: 3 } });
  expect(await Promise.all(both)).toEqual([{ draws: 3 }, { draws: 3 }]);
  update(2);
  void session.effects('m1R');
  expect(line.sent).toHaveLength(2);
});
