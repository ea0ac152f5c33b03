import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../protocol';

interface Listener {
  heard(message: ServerMessage): void;
  changed(state: string): void;
}
const line = { sent: [] as ClientMessage[], open: true, again: 0, log: [] as object[], listener: null as unknown as Listener };

vi.mock('../api/line', () => ({
  Line: class {
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
vi.mock('../look/picture', () => {
  const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
  return { afterPicture: breath, breath };
});
vi.mock('./flights', async () => ({ begun: (await import('../look/picture')).breath }));

const { Sitting } = await import('./sitting.svelte');
const heard = (message: object): void => line.listener.heard(message as ServerMessage);
const snapshot = (version: number): void =>
  heard({ type: 'snapshot', version, table: { phase: 'running' }, seat: 0, view: { at: version }, figures: { of: version }, legal: ['m1R'], can_undo: false, can_ask_undo: false, can_abort: true, presence: [], history: [], now: 0 });
const update = (version: number, legal: string[] = [], more: object = {}): void =>
  heard({ type: 'update', what: 'played', seat: 0, action: 'm1R', version, at: 0, view: { at: version }, figures: { of: version }, legal, can_undo: false, can_ask_undo: false, can_abort: false, ...more });
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
  const sitting = new Sitting('t');
  snapshot(1);
  const shown: Array<[number, unknown]> = [];
  let next = (): void => undefined;
  sitting.stage((change, before) => {
    shown.push([change.version, before]);
    return new Promise((done) => (next = done));
  });
  update(2);
  update(3, ['dG1']);
  await settle();
  expect(shown).toEqual([[2, { at: 1 }]]);
  expect([sitting.version, sitting.settled, sitting.legal]).toEqual([3, false, []]);
  next();
  await settle();
  expect(shown[1]).toEqual([3, { at: 2 }]);
  expect(sitting.legal).toEqual(['dG1']);
  next();
  await settle();
  expect(sitting.settled).toBe(true);
});

test('a view comes with its figures, and with whether the game may be called off', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  expect([sitting.figures, sitting.canAbort]).toEqual([{ of: 1 }, true]);
  let next = (): void => undefined;
  sitting.stage(() => new Promise((done) => (next = done)));
  update(2);
  update(3);
  await settle();
  expect([sitting.view, sitting.figures]).toEqual([{ at: 2 }, { of: 2 }]);
  next();
  await settle();
  expect([sitting.view, sitting.figures, sitting.canAbort]).toEqual([{ at: 3 }, { of: 3 }, false]);
  next();
});

test('a gap means that something was missed: the line is opened anew', () => {
  const sitting = new Sitting('t');
  snapshot(1);
  update(3);
  expect(line.again).toBe(1);
  expect(sitting.view).toEqual({ at: 1 });
  snapshot(3);
  expect(sitting.view).toEqual({ at: 3 });
});

test('what was heard already is not heard again', () => {
  const sitting = new Sitting('t');
  snapshot(2);
  update(2);
  expect(sitting.latest).toBeNull();
});

test('a command is made against the version heard, and answered by its id', async () => {
  const sitting = new Sitting('t');
  snapshot(7);
  const answer = sitting.act('m1R');
  const sent = line.sent[0] as { id: string; version: number };
  expect(sent.version).toBe(7);
  expect(sitting.busy).toBe(true);
  heard({ type: 'ack', id: sent.id, version: 8 });
  expect((await answer).version).toBe(8);
  expect(sitting.busy).toBe(false);
});

test('a refusal fails its command alone', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  const first = sitting.act('m1R');
  const sent = line.sent[0] as { id: string };
  heard({ type: 'refused', id: sent.id, code: 'server-stale', message: 'Look again.' });
  await expect(first).rejects.toThrow('Look again.');
});

test('what was on its way when the line was lost is sent again, the same', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  const answer = sitting.act('m1R');
  line.listener.changed('lost');
  line.listener.changed('open');
  expect(line.sent).toHaveLength(2);
  expect(line.sent[1]).toEqual(line.sent[0]);
  heard({ type: 'ack', id: (line.sent[0] as { id: string }).id, version: 2 });
  expect((await answer).version).toBe(2);
});

test('questions are not asked again, and a table that is gone takes no commands', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  const question = sitting.effects('m1R');
  line.listener.changed('lost');
  await expect(question).rejects.toBeDefined();
  line.open = false;
  await expect(sitting.hint()).rejects.toBeDefined();
  const command = sitting.act('m1R');
  line.listener.changed('gone');
  await expect(command).rejects.toBeDefined();
});

test('a failure to show something does not stop the table', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const sitting = new Sitting('t');
  snapshot(1);
  sitting.stage(() => Promise.reject(new Error('no such piece')));
  update(2);
  await vi.waitFor(() => expect(sitting.settled).toBe(true));
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('the words of a change come while it is being shown, and before the next one', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  const lines: number[] = [];
  sitting.stage(async () => {
    lines.push(sitting.log.length);
    await settle();
    lines.push(sitting.log.length);
  });
  update(2);
  update(3);
  await vi.waitFor(() => expect(sitting.settled).toBe(true));
  expect(lines).toEqual([0, 1, 1, 2]);
  expect(sitting.latest?.version).toBe(3);
});

test('what one can do comes after the words, while the change is still being shown', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  let next = (): void => undefined;
  sitting.stage(() => new Promise((done) => (next = done)));
  update(2, ['dG1']);
  while (sitting.log.length === 0) await task();
  expect(sitting.legal).toEqual([]);
  await settle();
  expect([sitting.legal, sitting.settled]).toEqual([['dG1'], false]);
  next();
});

test('what one can do does not go away for a moment when nothing was played', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  sitting.stage(() => Promise.resolve());
  update(2, ['m1R'], { what: 'undo_asked' });
  expect(sitting.legal).toEqual(['m1R']);
  await settle();
  expect([sitting.legal, sitting.settled]).toEqual([['m1R'], true]);
});

test('another phase comes with what one can do in it, before anything flies', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  const could: string[][] = [];
  sitting.stage(() => {
    could.push([...sitting.legal]);
    return Promise.resolve();
  });
  for (const [version, claim] of [[2, 'cR'], [3, 'cO']] as const) {
    update(version, [claim], { view: { phase: 'claim' } });
    await vi.waitFor(() => expect(sitting.settled).toBe(true));
  }
  // The second one is in the same phase: what one can do follows.
  expect([could, sitting.legal]).toEqual([[['cR'], []], ['cO']]);
});

test('a change that the fetched log has already is not written twice', async () => {
  const sitting = new Sitting('t');
  line.log = [{ version: 1 }, { version: 2 }];
  snapshot(1);
  sitting.stage(() => Promise.resolve());
  update(2);
  update(3);
  await vi.waitFor(() => expect(sitting.settled).toBe(true));
  expect(sitting.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});

test('other eyes read nothing that was played before they looked, and are not offered what those before could do', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  sitting.stage(() => {
    sitting.look(1);
    return Promise.resolve();
  });
  update(2, ['dG1']);
  await settle();
  expect([sitting.log, sitting.legal]).toEqual([[], []]);
});

test('other eyes do not read the log of those before', () => {
  const sitting = new Sitting('t');
  snapshot(1);
  update(2);
  sitting.look(1);
  expect(sitting.log).toEqual([]);
});

test('the effects of an action are asked for once in a version', async () => {
  const sitting = new Sitting('t');
  snapshot(1);
  const both = [sitting.effects('m1R'), sitting.effects('m1R')];
  expect(line.sent).toHaveLength(1);
  heard({ type: 'effects', action: 'm1R', effects: { draws: 3 } });
  expect(await Promise.all(both)).toEqual([{ draws: 3 }, { draws: 3 }]);
  update(2);
  void sitting.effects('m1R');
  expect(line.sent).toHaveLength(2);
});
