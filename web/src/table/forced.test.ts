import { expect, test } from 'vitest';
import { forcedClaim } from './forced';

test('the only claim of a destruction makes itself', () => {
  expect(forcedClaim(['cR'], 'claim', { what: 'played' } as never)).toBe('cR');
  expect(forcedClaim(['cR'], 'claim', null)).toBe('cR');
});

test('nothing else does', () => {
  expect(forcedClaim(['cR', 'cO'], 'claim', null)).toBeNull();
  expect(forcedClaim([], 'claim', null)).toBeNull();
  // Scoring a colour of Stones is written alike, and is a choice even when it is the only one.
  expect(forcedClaim(['cY'], 'turn', null)).toBeNull();
  expect(forcedClaim(['cR'], 'claim', { what: 'undone' } as never)).toBeNull();
});
