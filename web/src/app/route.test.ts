import { expect, test } from 'vitest';
import { read } from './route.svelte';

const at = (path: string) => read(new URL(path, 'http://localhost'));

test('an address names its page and what is in it', () => {
  expect(at('/').page).toBe('home');
  expect(at('/table/ab12?key=k&lang=pl')).toMatchObject({ page: 'table', params: { id: 'ab12' } });
  expect(at('/table/ab12?key=k').query.get('key')).toBe('k');
  expect(at('/game/ab12/7')).toMatchObject({ page: 'ply', params: { id: 'ab12', ply: '7' } });
  expect(at('/rules/stones/')).toMatchObject({ page: 'rules', params: { game: 'stones' } });
});

test('anything else is nowhere', () => {
  expect(at('/nothing').page).toBe('nowhere');
  expect(at('/table').page).toBe('nowhere');
  expect(at('/table/a/b').page).toBe('nowhere');
  // A malformed address.
  expect(at('/table/%E0%A4%A').page).toBe('nowhere');
});
