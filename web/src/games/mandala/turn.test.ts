import { expect, test, vi } from 'vitest';
import type { MandalaView } from '../../protocol/mandala';
import { activity, forced } from './turn';

vi.mock('../../words', () => ({
  numeral: (mandala: number) => (mandala === 2 ? 'II' : 'I'),
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
}));

const view = (phase: string) => ({ phase }) as MandalaView;

test('the only claim of a destruction makes itself, and nothing else does', () => {
  expect(forced(view('claim'), ['cR'])).toBe('cR');
  expect(forced(view('claim'), ['cR', 'cO'])).toBeNull();
  expect(forced(view('claim'), [])).toBeNull();
  expect(forced(view('turn'), ['dR1'])).toBeNull();
});

test('a destruction is named as long as there is something to claim, and a turn says nothing', () => {
  expect(activity({ phase: 'claim', claiming: 2 } as MandalaView, 'Ann')).toBe('table-claims Ann II');
  expect(activity({ phase: 'claim', claiming: null } as MandalaView, 'Ann')).toBe('');
  expect(activity(view('turn'), 'Ann')).toBeNull();
});
