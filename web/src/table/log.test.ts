import { describe, expect, test } from 'vitest';
import type { LogLine } from '../protocol';
import { sentence } from '../words/rich';
import { entries, gathered, standing, withPhrases } from './log';
import type { GameEvent, GameLog } from '../board/contract';

/** A game in which claims of one mandala belong together. */
const game: GameLog = {
  discreet: (events) => events,
  isSecret: () => false,
  chapter: (events, name) => {
    const claim = events.find((event: GameEvent) => event.event === 'claimed');
    return claim
      ? { key: String(claim.mandala), title: '', line: sentence('mandala-log-claim', { cards: '', name }) }
      : null;
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
    // That one was taken back is said, and does not part them.
    expect(gathered(list, game, String).map(({ kind }) => kind)).toEqual(['move', 'together', 'note']);
  });

  test('has what was said where the game was then', () => {
    const list = entries([played(0, 'm1R'), claimed(0, 'R'), claimed(1, 'O')]);
    const said = { kind: 'said', key: 0, version: list[1]?.version ?? 0, seat: 1, reaction: 'oops' } as const;
    const all = withPhrases(list, [said]);
    expect(all.map(({ kind }) => kind)).toEqual(['move', 'move', 'said', 'move']);
    expect(gathered(all, game, String).map(({ kind }) => kind)).toEqual(['move', 'together', 'said']);
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

  test('leaves out what later readers need not know', () => {
    expect(
      entries([line({ what: 'created' }), line({ what: 'joined', seat: 1 }), line({ what: 'undo_asked', seat: 0 })]),
    ).toEqual([]);
  });
});
