import { expect, test } from 'vitest';
import { clearPlain, notices, showNotice } from './notices.svelte';

test('a new page takes what was said away, but no errors', () => {
  showNotice('The link is copied.');
  showNotice('Not possible.', 'error');
  showNotice('Seen.');
  clearPlain();
  expect(notices.map(({ text }) => text)).toEqual(['Not possible.']);
});
