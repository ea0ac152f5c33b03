import { expect, test, vi } from 'vitest';
import { standing } from './ratings';

vi.mock('../words', () => ({ language: () => 'en' }));

test('the figures of a rating add up as they are shown', () => {
  // Rounded each for itself, this would read 1662, 581 and 1082.
  expect(standing(1662.4, 290.3, 'duel')).toEqual({ rating: '1662', margin: '581', sure: '1081' });
  expect(standing(25.34, 8.33, 'group')).toEqual({ rating: '25.3', margin: '16.7', sure: '8.6' });
});
