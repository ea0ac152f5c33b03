import { expect, test } from 'vitest';
import type { RatingStep } from '../../protocol';
import { changeBy } from './ratingChange';

const step = (game_id: string, rating: number): RatingStep => ({ game_id, at: 0, rating, deviation: 60 });

test('a first game begins at the rating of newcomers, and the change is that of the figures shown', () => {
  expect(changeBy('a', [step('a', 1662.31)], 'duel')).toEqual({ before: '1500', after: '1662', by: '+162' });
  expect(changeBy('b', [step('a', 1662.6), step('b', 1640.4)], 'duel')).toEqual({
    before: '1663',
    after: '1640',
    by: '-23',
  });
  expect(changeBy('a', [step('a', 27.34)], 'group')).toEqual({ before: '25', after: '27.3', by: '+2.3' });
});

test('another game changed nothing here', () => {
  expect(changeBy('x', [step('a', 1600)], 'duel')).toBeNull();
});
