import { beforeEach, expect, test, vi } from 'vitest';
import type { Deal, Present } from '../board/contract';
import type { ClientMessage, ServerMessage } from '../protocol';

interface Listener {
  received(message: ServerMessage): void;
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
vi.mock('../api/http', async (original) => ({
  ...(await original<object>()),
  request: () => Promise.resolve(line.log),
}));
vi.mock('../board/overlay', async (original) => ({
  ...(await original<object>()),
  overlay: () => undefined,
  empty: () => undefined,
}));
vi.mock('../ui/paint', () => ({ afterNextPaint: () => Promise.resolve(), yieldToBrowser: () => Promise.resolve() }));

const { TableSession } = await import('./session.svelte');
const received = (message: object): void => line.listener.received(message as ServerMessage);
const snapshot = (version: number): void =>
  received({
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
  received({
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
    events: [{ event: 'built' }],
    ...more,
  });
const task = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A board without any pieces. */
const ROOT = { querySelectorAll: () => [] } as unknown as HTMLElement;

/** A board on which each presentation lasts until it is told to go on. */
function attach(session: InstanceType<typeof TableSession>): { presented: number[]; goOn: () => void } {
  const board = { presented: [] as number[], goOn: (): void => undefined };
  const present = ((_stage, before) => {
    board.presented.push((before.view as { at: number }).at);
    return new Promise((done) => (board.goOn = done));
  }) as Present;
  session.presenter.attach(ROOT, { present, playSounds: () => undefined });
  return board;
}

beforeEach(() => {
  Object.assign(line, { sent: [], open: true, again: 0, log: [] });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const documentElement = { animate: () => ({ finished: Promise.resolve(), cancel: () => undefined }) };
  vi.stubGlobal('document', {
    hidden: false,
    documentElement,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});

test('frames are presented one after the other, and everything follows from the one that is shown', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const board = attach(session);
  update(2);
  update(3, ['dG1']);
  await task();
  expect(board.presented).toEqual([1]);
  expect([session.version, session.shown?.version, session.settled]).toEqual([3, 1, false]);
  // Neither words nor choices come before the motion that explains them.
  expect([session.log, session.legal]).toEqual([[], []]);
  board.goOn();
  await task();
  expect(board.presented).toEqual([1, 2]);
  expect([session.shown?.view, session.shown?.figures]).toEqual([{ at: 2 }, { of: 2 }]);
  expect([session.log.length, session.legal]).toEqual([1, []]);
  board.goOn();
  await task();
  expect([session.settled, session.legal, session.shown?.canAbort]).toEqual([true, ['dG1'], false]);
  expect(session.log.map(({ version }) => version)).toEqual([2, 3]);
});

test('what has been shown can be shown again, and what comes meanwhile follows it', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const board = attach(session);
  const go = async (): Promise<void> => {
    board.goOn();
    await task();
  };
  update(2);
  await task();
  await go();
  update(3, ['dG1']);
  await task();
  await go();
  expect([board.presented, session.legal]).toEqual([[1, 2], ['dG1']]);
  session.presenter.repeat(({ version }) => version < 3);
  await task();
  // From the frame before it, and nothing can be done until it has been seen.
  expect([board.presented, session.shown?.version, session.legal]).toEqual([[1, 2, 2], 2, []]);
  update(4, ['m1R']);
  await go();
  await go();
  expect([board.presented, session.shown?.version, session.legal]).toEqual([[1, 2, 2, 3], 4, ['m1R']]);
});

test('what can be done does not go away for a moment when nothing was played', () => {
  const session = new TableSession('t');
  snapshot(1);
  attach(session);
  const move = vi.spyOn(session.presenter.flights, 'move');
  update(2, ['m1R'], { what: 'undo_asked', events: undefined });
  // The page changes once: nothing goes away in between.
  expect(move).toHaveBeenCalledOnce();
  expect([session.legal, session.settled, session.shown?.version]).toEqual([['m1R'], true, 2]);
});

test('a gap means that something was missed: the connection is opened anew', () => {
  const session = new TableSession('t');
  snapshot(1);
  update(3);
  expect(line.again).toBe(1);
  expect(session.shown?.view).toEqual({ at: 1 });
  snapshot(3);
  expect(session.shown?.view).toEqual({ at: 3 });
});

test('a snapshot ends what is being presented', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const board = attach(session);
  update(2);
  snapshot(5);
  board.goOn();
  await task();
  expect([session.shown?.view, session.settled]).toEqual([{ at: 5 }, true]);
});

test('what waits for its beat is not presented after a snapshot', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const board = attach(session);
  update(2);
  snapshot(5);
  await task();
  expect(board.presented).toEqual([]);
});

test('what a presentation does after its end changes nothing', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const session = new TableSession('t');
  snapshot(1);
  let late: Parameters<Present>[0] | undefined;
  const present = ((stage) => {
    late = stage;
    return Promise.reject(new Error('no such piece'));
  }) as Present;
  session.presenter.attach(ROOT, { present, playSounds: () => undefined });
  update(2);
  await vi.waitFor(() => expect(session.settled).toBe(true));
  late?.show({ at: 1 } as never);
  expect(session.shown?.view).toEqual({ at: 2 });
  complaint.mockRestore();
});

test('a game that begins is dealt once, from the table before the deal', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const dealt: unknown[] = [];
  const deal: Deal = {
    undealt: () => ({ at: 0 }),
    present: (_stage, before, after) => Promise.resolve(void dealt.push(before.view, after.view)),
  };
  const never = (): Promise<void> => Promise.reject(new Error('nothing was played'));
  const detach = session.presenter.attach(ROOT, { present: never, playSounds: () => undefined, deal });
  await vi.waitFor(() => expect(dealt).toEqual([{ at: 0 }, { at: 1 }]));
  await task();
  expect([session.shown?.view, session.settled, session.legal]).toEqual([{ at: 1 }, true, ['m1R']]);
  detach();
  session.presenter.attach(ROOT, { present: never, playSounds: () => undefined, deal });
  await task();
  expect(dealt).toHaveLength(2);
});

test('the same moment again leaves what is held in the hand', () => {
  const session = new TableSession('t');
  snapshot(1);
  const clear = vi.spyOn(session.presenter.flights, 'clear');
  snapshot(1);
  expect(clear).not.toHaveBeenCalled();
  snapshot(2);
  expect(clear).toHaveBeenCalled();
});

test('a message that came already changes nothing', () => {
  const session = new TableSession('t');
  snapshot(2);
  update(2);
  expect(session.shown?.update).toBeNull();
});

test('a failure to present something does not stop the table', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const session = new TableSession('t');
  snapshot(1);
  const present = () => Promise.reject(new Error('no such piece'));
  session.presenter.attach(ROOT, { present, playSounds: () => undefined });
  update(2);
  await vi.waitFor(() => expect(session.settled).toBe(true));
  expect(session.shown?.version).toBe(2);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test('a line that the fetched log has already is not written twice', async () => {
  const session = new TableSession('t');
  line.log = [{ version: 1 }, { version: 2 }];
  snapshot(1);
  update(2);
  update(3);
  await vi.waitFor(() => expect(session.log.map(({ version }) => version)).toEqual([1, 2, 3]));
});

test('another viewpoint sees nothing of the one before, not even what was being presented', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const board = attach(session);
  update(2, ['dG1']);
  session.look(1);
  board.goOn();
  await task();
  expect([session.log, session.legal, session.shown?.view]).toEqual([[], [], null]);
});

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
