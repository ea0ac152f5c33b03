// The sentences that are loaded on first use.

import { expect, test, vi } from 'vitest';

const offered: Array<() => string | null> = [];
vi.mock('../../board/explanation.svelte', () => ({
  explained: (text: () => string | null) => void offered.push(text),
}));
vi.mock('../../words', () => ({ need: () => Promise.resolve() }));
vi.mock('./reasons', () => ({}));
const { why } = await import('./why.svelte');

test('as long as sentences are being loaded, no player is told that there is nothing to explain', async () => {
  why(() => 'Because.');
  why(() => null);
  const ask = (): Array<string | null> => offered.map((text) => text());
  expect(ask()).toEqual(['', '']);
  await vi.waitFor(() => expect(ask()).toEqual(['Because.', null]));
});
