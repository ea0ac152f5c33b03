import { expect, test } from 'vitest';
import type { MandalaView } from '../../protocol/mandala';
import { forced } from './turn';

const view = (phase: string) => ({ phase }) as MandalaView;

test('the only claim of a destruction makes itself, and nothing else does', () => {
  expect(forced(view('claim'), ['cR'])).toBe('cR');
  expect(forced(view('claim'), ['cR', 'cO'])).toBeNull();
  expect(forced(view('claim'), [])).toBeNull();
  expect(forced(view('turn'), ['dR1'])).toBeNull();
});
