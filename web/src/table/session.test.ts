// What the session shows of the messages it receives.

import { expect, test, vi } from 'vitest';
import type { Deal, Present } from '../board/contract';
import { line, snapshot, TableSession, task, update } from './session.fixture';

/** A board without any pieces. */
const ROOT = { querySelectorAll: () => [] } as unknown as HTMLElement;

/** A board on which each presentation lasts until the test lets it go on. */
function attach(session: InstanceType<typeof TableSession>): { presented: number[]; goOn: () => void } {
  const board = { presented: [] as number[], goOn: (): void => undefined };
  const present = ((_stage, before) => {
    board.presented.push((before.view as { at: number }).at);
    return new Promise((done) => (board.goOn = done));
  }) as Present;
  session.presenter.attach(ROOT, { present, playSounds: () => undefined });
  return board;
}

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

test('what was shown before the connection was lost can be shown again after it', async () => {
  const session = new TableSession('t');
  snapshot(1);
  const board = attach(session);
  update(2);
  await task();
  board.goOn();
  await task();
  snapshot(2);
  await task();
  session.presenter.repeat(({ version }) => version < 2);
  await task();
  expect([board.presented, session.shown?.version]).toEqual([[1, 1], 1]);
  expect(session.presenter.recent.map(({ mover }) => mover)).toEqual([null]);
  board.goOn();
  await task();
  expect([session.settled, session.legal]).toEqual([true, ['m1R']]);
  expect(session.presenter.recent.map(({ mover }) => mover)).toEqual([null, 0]);
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
  const present = ((context) => {
    late = context;
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

test('after a reload the frames since one’s last turn come from the log, and can be shown again', async () => {
  const played = (version: number, seat: number, more: object = {}): object => ({
    version,
    at: 0,
    what: 'played',
    seat,
    action: 'm1R',
    events: [{ event: 'built' }],
    ...more,
  });
  const seen = (at: number): object => ({ view: { at }, figures: { of: at } });
  line.log = [played(1, 1), played(2, 0, seen(2)), played(3, 1, seen(3)), played(4, 1, seen(4))];
  const session = new TableSession('t');
  snapshot(4);
  await task();
  const { presenter } = session;
  expect(presenter.recent.map(({ view, figures }) => [view, figures])).toEqual(
    [2, 3, 4].map((at) => [{ at }, { of: at }]),
  );
  expect([session.settled, session.legal]).toEqual([true, ['m1R']]);
  const board = attach(session);
  presenter.repeat(({ version }) => version < 3);
  await task();
  board.goOn();
  await task();
  expect([board.presented, session.legal]).toEqual([[2, 3], []]);
  board.goOn();
  await task();
  expect([session.settled, session.legal]).toEqual([true, ['m1R']]);
});
