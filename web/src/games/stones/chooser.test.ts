import { expect, test, vi } from 'vitest';
import { Refused } from '../../api/http';
import { t } from '../../words';
import type { BoardControls } from '../../board/contract';
import { Chooser } from './chooser.svelte';
import { pressKey } from './keys';
import type { StonesEffects } from './view';

const TAKES: StonesEffects = {
  takes: {
    stones: ['B', 'V', 'Y'],
    tower: 1,
    turns_up: 1,
    spaces: ['c2', 'a2', 'b1'],
    leaves: [{ space: 'b3', why: 'pattern' }],
    worth: [],
  },
  scores: null,
  ends: null,
};

const LEGAL = ['d2b2n1', 'd2b2n3', 'd2b2e1', 'd2b2e3', 'd2b2w1', 'd2b2w3', 'd2f4e1', 'd2f4e3'];

function choosing(some: Partial<BoardControls> = {}, towers = ['', '', '', '', '']) {
  const played: string[] = [];
  const settled: string[] = [];
  const controls: BoardControls = {
    legal: LEGAL,
    effects: () => Promise.resolve(TAKES),
    play: (action) => void played.push(action),
    suggestion: null,
    confirm: false,
    keys: true,
    pending: null,
    ...some,
  };
  const chooser: Chooser = new Chooser(
    () => controls,
    () => towers,
    () => ['d2', 'b4', 'f4', 'd6'],
    () => void settled.push(chooser.action ?? ''),
  );
  return { chooser, played, settled };
}

test('the order of the stones is the one that the server tells', async () => {
  const asked: string[] = [];
  const { chooser } = choosing({
    effects: (action) => {
      asked.push(action);
      return Promise.resolve(TAKES);
    },
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

test.each([true, false])('a press on a tower space chooses it, a second one plays (confirm: %s)', (confirm) => {
  const { chooser, played } = choosing({ confirm });
  chooser.press('d2');
  chooser.press('b2');
  // Space 1 is proposed: the first press chooses it all the same.
  chooser.pressTower(1);
  expect(played).toEqual([]);
  chooser.pressTower(3);
  expect(chooser.action).toBe('d2b2n3');
  expect(played).toEqual([]);
  chooser.pressTower(3);
  expect(played).toEqual(['d2b2n3']);
});

test('number keys do what a press on the space does', () => {
  const { chooser, played } = choosing();
  chooser.press('d2');
  chooser.press('b2');
  pressKey('3', true, chooser);
  expect(played).toEqual([]);
  pressKey('3', true, chooser);
  expect(played).toEqual(['d2b2n3']);
});

test('the key of scoring goes from colour to colour', () => {
  const { chooser } = choosing({ legal: ['cY', 'cP', 't1'] });
  const pressed = () => {
    pressKey('c', true, chooser);
    return chooser.action;
  };
  expect([pressed(), pressed(), pressed()]).toEqual(['cY', 'cP', 'cY']);
});

test('a chosen tower space stays chosen with another first stone', () => {
  const { chooser } = choosing();
  chooser.press('d2');
  chooser.press('b2');
  chooser.pressTower(3);
  chooser.first('w');
  expect([chooser.action, chooser.chosenTower]).toEqual(['d2b2w3', 3]);
  chooser.cancel();
  expect(chooser.chosenTower).toBeNull();
});

test('an artist that was dropped rests until the choice is another one', () => {
  const { chooser, played, settled } = choosing();
  chooser.press('d2');
  expect(chooser.drop('d2', 'b2')).toBe(true);
  chooser.first('e');
  chooser.pressTower(3);
  expect(settled).toEqual([]);
  chooser.press('f4');
  expect(settled).toHaveLength(1);
  expect(chooser.drop('d2', 'd4')).toBe(false);
  chooser.drop('d2', 'b2');
  chooser.cancel();
  expect(settled).toHaveLength(2);
  chooser.press('d2');
  chooser.drop('d2', 'b2');
  chooser.play();
  expect(played).toEqual(['d2b2n1']);
  expect(settled).toHaveLength(2);
});

test('a top dropped on the mandala board is scored, at once unless moves are confirmed', () => {
  const legal = ['cV', 't1', 't2', 't12'];
  const towers = ['Vb', 'v', '', '', ''];
  const quick = choosing({ legal }, towers);
  expect(quick.chooser.dropTop(2)).toBe(true);
  expect(quick.played).toEqual(['cV']);
  const slow = choosing({ legal, confirm: true }, towers);
  expect(slow.chooser.dropTop(2)).toBe(true);
  expect(slow.played).toEqual([]);
  slow.chooser.play();
  expect(slow.played).toEqual(['cV']);
  expect(slow.settled).toEqual([]);
});

test('a stone dropped on a tower space is the first of the tower there', () => {
  const { chooser, played } = choosing();
  chooser.press('d2');
  chooser.press('b2');
  expect(chooser.dropStone('c2', 2)).toBe(false);
  expect(chooser.dropStone('c2', 3)).toBe(true);
  expect(played).toEqual(['d2b2e3']);
});

test('a pending action is shown until something else is chosen', () => {
  const { chooser } = choosing({ pending: 'd2b2w3' });
  expect(chooser.action).toBe('d2b2w3');
  chooser.press('d2');
  expect(chooser.shown).toEqual({ kind: 'pick-up', from: 'd2', to: null, first: null, tower: null });
});

/** A server that refuses everything, and what it was asked. */
function refusing(some: Partial<BoardControls> = {}, towers?: string[]) {
  const asked: string[] = [];
  const effects = (action: string) => {
    asked.push(action);
    return Promise.reject(new Refused(409, { code: 'rule', message: `not ${action}` }));
  };
  return { ...choosing({ effects, ...some }, towers), asked };
}

test.each([
  ['a space where the artist takes nothing', ['d2', 'd4'], 'd2d4n1', 'artist-d4'],
  ['a space where another artist stands', ['d2', 'b4'], 'd2b4n1', 'artist-b4'],
  ['a stack that stays', ['d2', 'b2', 'b3'], 'd2b2s1', 'stack-b3'],
])('a press on %s says why', async (_, presses, action, place) => {
  const { chooser } = refusing();
  for (const square of presses) chooser.press(square);
  await vi.waitFor(() => expect(chooser.refusal.shown).toEqual({ text: `not ${action}`, place }));
});

test('a tower space that is taken says so to a mouse and to a key', async () => {
  for (const press of [
    (chooser: Chooser) => chooser.pressTower(2),
    (chooser: Chooser) => pressKey('2', true, chooser),
  ]) {
    const { chooser } = refusing();
    chooser.press('d2');
    chooser.press('b2');
    press(chooser);
    await vi.waitFor(() => expect(chooser.refusal.shown).toEqual({ text: 'not d2b2n2', place: 'tower-2' }));
  }
});

test('where nothing can be picked up, an artist says why', async () => {
  const { chooser, asked } = refusing({ legal: ['t1'] }, ['V', 'V', 'V', 'V', 'V']);
  await chooser.foreseeHindrance();
  expect(asked).toEqual(['d2b2n1']);
  chooser.press('d2');
  expect(chooser.refusal.shown?.place).toBe('artist-d2');
  expect(chooser.refusal.shown?.text).toBe(chooser.hindrance);
});

test('a full board of towers is said to be the reason in the words of the server', async () => {
  const message = 'All five are taken.';
  const { chooser } = choosing(
    {
      legal: ['t1'],
      effects: () => Promise.reject(new Refused(409, { code: 'stones-no-empty-tower-space', message })),
    },
    ['V', 'V', 'V', 'V', 'V'],
  );
  await chooser.foreseeHindrance();
  expect(chooser.hindrance).toBe(message);
});

test('nothing hinders where something can be picked up', async () => {
  const { chooser, asked } = refusing();
  await chooser.foreseeHindrance();
  expect(chooser.hindrance).toBeNull();
  expect(asked).toEqual([]);
});

test('a stone or a space that is pressed before an artist says what comes first', () => {
  const { chooser, asked } = refusing();
  for (const [square, place] of [
    ['c2', 'stack-c2'],
    ['d4', 'artist-d4'],
  ] as const) {
    chooser.press(square);
    expect(chooser.refusal.shown).toEqual({ text: t('stones-artist-first'), place });
  }
  expect(asked).toEqual([]);
});

test('a choice that follows takes a refusal away, also one that is still asked for', async () => {
  const { chooser } = refusing();
  chooser.press('d2');
  chooser.press('d4');
  chooser.press('b2');
  await Promise.resolve();
  expect(chooser.refusal.shown).toBeNull();
});
