import { expect, test } from 'vitest';
import type { TableModel } from './model.svelte';
import { MoveTracer } from './tracer.svelte';

test('when the board is used, no move is drawn over it, whatever it was asked for by', () => {
  const entries = [1, 2].map((version) => ({ kind: 'move', version }));
  const tracer = new MoveTracer({
    session: { settled: true, version: 2 },
    entries,
    since: [],
    yourTurn: false,
  } as unknown as TableModel);
  const drawn = (): number[] => tracer.moves.map(({ version }) => version);
  tracer.pin(1);
  expect(drawn()).toEqual([1]);
  tracer.pointed = 2;
  expect(drawn()).toEqual([2]);
  tracer.clear();
  expect(drawn()).toEqual([]);
});
