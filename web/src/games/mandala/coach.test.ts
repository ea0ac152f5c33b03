import { expect, test, vi } from 'vitest';
import type { MandalaFigures, MandalaView } from '../../protocol/mandala';
import { end, learnt, next } from './coach';

vi.mock('../../words', () => ({
  numeral: (mandala: number) => (mandala === 2 ? 'II' : 'I'),
  t: (id: string, args?: Record<string, unknown>) => [id, ...Object.values(args ?? {})].join(' '),
}));

const view = (hand: string) => ({ hand }) as MandalaView;
const lacking = (...missing: string[]) =>
  ({ mandalas: missing.map((missing) => ({ missing, first: null })) }) as unknown as MandalaFigures;
const OPEN = lacking('ROYG', 'YGPK');
const ALL = ['m1R', 'f2G2', 'dG1'];

test('each kind of move is proposed once, if it is legal', () => {
  expect(next(view('RRGGYY'), OPEN, ALL, [])).toBe('coach-mandala-build');
  expect(next(view('RRGGYY'), OPEN, ['f2G2', 'dG1'], [])).toBe('coach-mandala-grow');
  expect(next(view('RRGGYY'), OPEN, ALL, ['m1O'])).toBe('coach-mandala-grow');
  expect(next(view('RRGGYY'), OPEN, ALL, ['m1O', 'f1Y1'])).toBe('coach-mandala-discard');
  expect(next(view('RRGGYY'), OPEN, ALL, ['m1O', 'f1Y1', 'dR2'])).toBe('coach-mandala-choose');
});

test('then the table says what matters: the hand, a mandala that is nearly complete, a claim', () => {
  const made = ['m1O', 'f1Y1'];
  expect(next(view('RGG'), OPEN, ALL, made)).toBe('coach-mandala-few');
  expect(next(view('RRGGYYK'), OPEN, ALL, made)).toBe('coach-mandala-many');
  expect(next(view('RGG'), lacking('ROY', 'K'), ALL, made)).toBe('coach-mandala-nearly II colour-black');
  expect(next(view('RGG'), OPEN, ['cR', 'cO'], [])).toBe('coach-mandala-claim');
});

test('a mandala that lacks one colour is completed where one leads and holds it', () => {
  const made = ['m1O', 'f1Y1'];
  const mine = { ...view('RGG'), seat: 0 } as MandalaView;
  const led = (first: number | null) =>
    ({
      mandalas: [
        { missing: 'G', first },
        { missing: 'ROY', first: null },
      ],
    }) as unknown as MandalaFigures;
  expect(next(mine, led(0), ['m1G', 'm1R', 'f1G2'], made)).toBe('coach-mandala-complete I colour-green');
  expect(next(mine, led(0), ['m1R'], made)).toBe('coach-mandala-few');
  expect(next(mine, led(1), ['m1G'], made)).toBe('coach-mandala-nearly I colour-green');
  expect(next(mine, led(null), ['m1G'], made)).toBe('coach-mandala-nearly I colour-green');
});

test('it ends when building, growing and claiming have been seen, or after many moves', () => {
  const turns = ['m1R', 'f1G1', 'm2Y', 'dK1', 'cR', 'cG', 'm1O'];
  expect(learnt(turns)).toBe(false);
  expect(learnt([...turns, 'm1K'])).toBe(true);
  expect(learnt(Array<string>(19).fill('m1R'))).toBe(false);
  expect(learnt(Array<string>(20).fill('m1R'))).toBe(true);
});

test('how the game ends is said when a River is nearly full, or the deck nearly empty', () => {
  const table = (river: string, deck: number, exhausted = false) =>
    ({ rivers: ['R', river], deck, exhausted }) as unknown as MandalaView;
  expect(end(table('ROYG', 40))).toBeNull();
  expect(end(table('ROYGP', 40))).toBe('coach-mandala-end');
  expect(end(table('R', 12))).toBe('coach-mandala-end');
  expect(end(table('R', 60, true))).toBe('coach-mandala-end');
});
