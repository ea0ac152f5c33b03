import { expect, it } from 'vitest';
import { commitmentOf, dayAfter, dayOf } from './day';

it('counts days by UTC, over the ends of months and years', () => {
  expect(dayOf(Date.UTC(2026, 10, 15, 23, 59))).toBe('2026-11-15');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

// The worked example of docs/fairness.md.
it('computes a commitment as the server does', async () => {
  const secret = '58eecff0796ba9039cf15bcc9eab6d3c8785b7628aa7f904b072778ad204e4a8';
  expect(await commitmentOf(secret)).toBe('3e00ee8571f521a888d8da1e2c4442e74bb3e0803bfd8be4c4878c7cc649af9d');
});
