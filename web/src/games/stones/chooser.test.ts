import { expect, test } from 'vitest';
import type { BoardControls } from '../../board/contract';
import { Chooser } from './chooser.svelte';
import type { StonesEffects } from './view';

const TAKES: StonesEffects = {
  takes: {
    stones: ['B', 'V', 'Y'],
    tower: 1,
    turns_up: 1,
    spaces: ['c2', 'a2', 'b1'],
    leaves: [{ space: 'b3', why: 'pattern' }],
  },
  scores: null,
  ends: null,
};

function choosing(effects: (action: string) => Promise<unknown>): Chooser {
  const hands: BoardControls = {
    legal: ['d2b2n1', 'd2b2e1', 'd2b2w1'],
    effects: effects as BoardControls['effects'],
    play: () => undefined,
    suggestion: null,
    confirm: true,
    keys: true,
    pending: null,
  };
  return new Chooser(
    () => hands,
    () => ['', '', '', '', ''],
  );
}

test('the order of the stones is the one that the server tells', async () => {
  const asked: string[] = [];
  const chooser = choosing((action) => {
    asked.push(action);
    return Promise.resolve(TAKES);
  });
  chooser.press('d2');
  chooser.press('b2');
  chooser.first('e');
  expect([...chooser.turns]).toEqual([]);
  await chooser.foresee();
  expect(asked).toEqual(['d2b2e1']);
  expect([...chooser.turns]).toEqual([
    ['c2', 1],
    ['a2', 2],
    ['b1', 3],
  ]);
});
