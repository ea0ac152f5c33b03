import { describe, expect, test } from 'vitest';
import type { LogLine } from '../protocol';
import { entries, gathered, standing } from './log';
import type { GameEvent, Logging } from '../board/contract';

/** A game in which claims of one mandala belong together. */
const game: Logging = {
  discreet: (events) => events,
  chapter: (events, name) => {
    const claim = events.find((event: GameEvent) => event.event === 'claimed');
    return claim ? { key: String(claim.mandala), title: '', line: { id: 'mandala-log-claim', args: { name } } } : null;
  },
};

let version = 0;
const line = (what: object): LogLine => ({ version: ++version, at: 0, ...what }) as LogLine;
const played = (seat: number, action: string, events: object[] = []): LogLine =>
  line({ what: 'played', seat, action, events });
const claimed = (seat: number, colour: string, mandala = 1): LogLine =>
  played(seat, `c${colour}`, [{ event: 'claimed', seat, mandala, colour }]);

describe('the log', () => {
  test('numbers actions, and what was taken back stays where it was', () => {
    const list = entries([
      line({ what: 'started' }),
      played(0, 'm1R'),
      line({ what: 'undone', seat: 0, ply: 0 }),
      played(0, 'f1R1'),
      played(1, 'dG1'),
    ]);
    const moves = list.filter((entry) => entry.kind === 'move');
    expect(moves.map(({ number, action, undone }) => [number, action, undone])).toEqual([
      [1, 'm1R', true],
      [1, 'f1R1', false],
      [2, 'dG1', false],
    ]);
    expect(standing(list).map(({ action }) => action)).toEqual(['f1R1', 'dG1']);
  });

  test('puts the claims of one destruction together', () => {
    const list = entries([played(0, 'm1R'), claimed(0, 'R'), claimed(1, 'O'), played(0, 'm2R'), claimed(1, 'G', 2)]);
    expect(
      gathered(list, game, String).map((entry) =>
        entry.kind === 'together'
          ? [Number(entry.chapter.key), entry.moves.map(({ move }) => move.action)]
          : entry.kind,
      ),
    ).toEqual(['move', [1, ['cR', 'cO']], 'move', [2, ['cG']]]);
    expect(standing(list)).toHaveLength(5);
  });

  test('takes claims back one by one', () => {
    const list = entries([
      played(0, 'm1R'),
      claimed(0, 'R'),
      claimed(1, 'O'),
      line({ what: 'undone', seat: 1, ply: 2 }),
      claimed(1, 'Y'),
    ]);
    expect(standing(list).map(({ action }) => action)).toEqual(['m1R', 'cR', 'cY']);
    expect(gathered(list, game, String)).toHaveLength(2);
  });

  test('does not tell anew what stays as it was', () => {
    const [first, second] = [played(0, 'm1R'), played(1, 'dG1')];
    const told = entries([first, second]);
    expect(
      entries([first, second, played(0, 'm2O')])
        .slice(0, 2)
        .every((entry, index) => entry === told[index]),
    ).toBe(true);
    const [same, back] = entries([first, second, line({ what: 'undone', seat: 1, ply: 1 })]);
    expect([same === told[0], back]).toEqual([true, { ...told[1], undone: true }]);
  });

  test('leaves out what is nobody’s business later', () => {
    expect(
      entries([line({ what: 'created' }), line({ what: 'joined', seat: 1 }), line({ what: 'undo_asked', seat: 0 })]),
    ).toEqual([]);
  });
});
