import { expect, test, vi } from 'vitest';
import { margins, type Part, rivals, twoPlayers } from './margins';

vi.mock('../words', () => ({ list: (items: readonly string[]) => items.join(' & ') }));

const part = (name: string, winner: number, rival: number): Part => ({
  winner,
  rival,
  named: (points) => `${name} ${points}`,
});

test('what the winner has more and less of, the largest difference first', () => {
  const parts = [part('tops', 2, 5), part('bonuses', 6, 3), part('objective', 7, 7), part('colours', 48, 28)];
  expect(margins(parts)).toEqual({ more: 'colours +20 & bonuses +3', less: 'tops −3' });
  expect(margins(parts, 1)).toEqual({ more: 'colours +20', less: 'tops −3' });
  expect(margins(parts.slice(1, 2))).toEqual({ more: 'bonuses +3', less: 'none' });
});

test('where no part differs there is nothing to say', () => {
  expect(margins([part('colours', 20, 20)])).toBeNull();
});

test('the winner is compared with the player, or with who came second', () => {
  const end = { winner: 1, places: [3, 1, 2] };
  expect(rivals(end, 0)).toEqual([1, 0]);
  expect(rivals(end, 1)).toEqual([1, 2]);
  expect(rivals(end, null)).toEqual([1, 2]);
  expect(rivals({ winner: null, places: [1, 1] }, 0)).toBeNull();
  expect(twoPlayers([1, 0], 0, ['Anna', 'Pip'])).toEqual({ who: 'other', name: 'Pip', than: 'you', rival: 'Anna' });
});
