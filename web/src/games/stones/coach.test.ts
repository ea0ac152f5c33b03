import { expect, test, vi } from 'vitest';
import type { StonesFigures, StonesPrinted, StonesView } from '../../protocol/stones';
import { end, learnt, next, parts } from './coach';

vi.mock('../../words', () => ({
  t: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(' '),
}));

const proposed = (legal: string[], made: string[], hindrance: StonesFigures['hindrance'] = null) =>
  next(undefined as never, { hindrance } as StonesFigures, legal, made);

test('what is proposed follows what is legal and what has been tried', () => {
  expect(proposed(['d2b2n1'], [])).toBe('coach-stones-pick-up');
  expect(proposed(['d2b2n1', 't1'], ['b4f4w1'])).toBe('coach-stones-gather');
  expect(proposed(['d2b2n1', 'cY', 't1'], ['b4f4w1'])).toBe('coach-stones-colour');
});

test('why nothing can be picked up is what the rules say, not a guess', () => {
  expect(proposed(['cY', 't1'], ['b4f4w1'], 'space')).toBe('coach-stones-full');
  expect(proposed(['cY', 't1'], ['b4f4w1'], 'stone')).toBe('coach-stones-no-stone');
  expect(proposed(['t1', 't2'], ['b4f4w1'], 'space')).toBe('coach-stones-tops');
  expect(proposed(['t1', 't2'], ['b4f4w1'], 'stone')).toBe('coach-stones-tops');
});

test('it ends when a pick-up and a scored colour have been seen, or after many moves', () => {
  const pickUps = Array<string>(7).fill('b4f4w1');
  expect(learnt([...pickUps.slice(1), 'cY'])).toBe(false);
  expect(learnt([...pickUps, 'cY'])).toBe(true);
  expect(learnt([...pickUps, ...pickUps])).toBe(false);
  expect(learnt([...pickUps, ...pickUps, 't1', 't2'])).toBe(true);
});

const printed = (last_call: number | null) => ({ track: { last_call } }) as StonesPrinted;
const laid = (placed: number, ending = false) => ({ placed, ending }) as StonesView;

test('how the game ends is said by the number of the space, when few spaces are free before it', () => {
  expect(end(laid(29), printed(36))).toBeNull();
  expect(end(laid(30), printed(36))).toBe('coach-stones-end 36');
  expect(end(laid(37, true), printed(36))).toBeNull();
  expect(end(laid(72), printed(null))).toBeNull();
});

test('the parts name the space that ends the game, if there is one', () => {
  expect(parts(printed(54))).toContain('coach-stones-track 54');
  expect(parts(printed(null))).toContain('stones-track-endless');
});
