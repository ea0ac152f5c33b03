import { describe, expect, test } from 'vitest';
import { arrowBetween, draw, outline } from './trails';

const box = (x: number, y: number, size = 40) => ({ x, y, width: size, height: size });
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('an arrow', () => {
  test('goes from the edge of one place to the edge of the other', () => {
    const arrow = arrowBetween(box(0, 0), box(200, 0));
    const [startX = 0, , , , tipX = 0] = numbers(arrow?.line ?? '');
    expect(startX).toBeGreaterThanOrEqual(40);
    expect(startX).toBeLessThan(60);
    expect(tipX).toBeLessThanOrEqual(200);
    expect(tipX).toBeGreaterThan(180);
    // Its head ends at the tip.
    expect(numbers(arrow?.head ?? '').slice(2, 4)).toEqual(numbers(arrow?.line ?? '').slice(4));
  });
  test('is none between places that touch', () => {
    expect(arrowBetween(box(0, 0), box(44, 0))).toBeNull();
    expect(arrowBetween(box(0, 0), box(0, 0))).toBeNull();
  });
});

describe('trails', () => {
  const places: Record<string, ReturnType<typeof box>> = { a: box(0, 0), b: box(300, 100), square: box(0, 0, 84) };
  const drawn = (...trails: Parameters<typeof draw>[0]) => draw(trails, (place) => places[place] ?? null);

  test('outline what was left and where it went, with an arrow between', () => {
    const [one] = drawn({ from: 'a', to: 'b' });
    expect(one?.left).toEqual({ x: -3, y: -3, width: 46, height: 46 });
    expect(one?.arrived).toEqual({ x: 297, y: 97, width: 46, height: 46 });
    expect(one?.line).not.toBe('');
  });
  test('leave out what is no longer there', () => {
    expect(drawn({ from: 'a', to: 'gone' })).toMatchObject([{ arrived: null, line: '', head: '' }]);
    expect(drawn({ from: 'gone' }, { to: 'gone' })).toEqual([]);
  });
  test('stay inside of large squares, which touch each other', () => {
    expect(drawn({ to: 'square' })[0]?.arrived).toEqual({ x: 6, y: 6, width: 72, height: 72 });
  });
  test('are closed boxes with round corners', () => {
    expect(outline(box(0, 0))).toBe(
      'M10 0h20a10 10 0 0 1 10 10v20a10 10 0 0 1 -10 10h-20a10 10 0 0 1 -10 -10v-20a10 10 0 0 1 10 -10z',
    );
  });
});
