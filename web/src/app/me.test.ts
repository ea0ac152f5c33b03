import { expect, test, vi } from 'vitest';
import { Unreachable } from '../api/http';
import { rememberedAccount } from './identity';
import { become, continueAsGuest, me } from './me.svelte';

const request = vi.hoisted(() => vi.fn());
vi.mock('../api/http', async (original) => ({ ...(await original<typeof import('../api/http')>()), request }));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

test('a person who goes on as a guest keeps the account until the server has answered', async () => {
  become({ id: 'a', name: 'Anna', account: true, created: 0 });
  const offline = new Unreachable();
  request.mockRejectedValueOnce(offline);
  await expect(continueAsGuest()).rejects.toBe(offline);
  expect(rememberedAccount()).toBe('Anna');

  request.mockResolvedValueOnce({ id: 'g', name: 'Guest', account: false, created: 1 });
  await continueAsGuest();
  expect(request).toHaveBeenLastCalledWith('POST /api/me');
  expect(rememberedAccount()).toBeNull();
  expect(me()?.name).toBe('Guest');
});
