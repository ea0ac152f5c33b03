import { expect, test } from 'vitest';
import { clearPlain, notices, tell } from './notices.svelte';

test('a new page takes what was said away, but no errors', () => {
  tell('The link is copied.');
  tell('Not possible.', 'error');
  tell('Seen.');
  clearPlain();
  expect(notices.map(({ text }) => text)).toEqual(['Not possible.']);
});
