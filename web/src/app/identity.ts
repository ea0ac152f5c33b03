// The person that this browser belongs to. The first request is sent before the app has loaded.

import { request } from '../api/http';
import type { Me } from '../protocol';
import { readJson, write } from './storage';

/** The key of the account that this browser is logged into: the login may be ended elsewhere. */
const ACCOUNT = 'mandala-account';

/** The name of the account that this browser is logged into, as far as it knows. */
export function rememberedAccount(): string | null {
  const { name } = (readJson(ACCOUNT) ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : null;
}

export function rememberAccount(me: Me | null): void {
  write(ACCOUNT, me?.account ? JSON.stringify({ id: me.id, name: me.name }) : null);
}

let prefetched: Promise<Me> | null = null;

export function prefetchMe(): Promise<Me> {
  prefetched = requestMe();
  return prefetched;
}

/** The person, as the server says. A prefetched answer is used once. */
export function fetchMe(): Promise<Me> {
  const answer = prefetched;
  prefetched = null;
  return answer ?? requestMe();
}

/** A first visit makes a guest. A browser with an account does not become a guest by itself when its login has ended. */
function requestMe(): Promise<Me> {
  return rememberedAccount() === null ? request('POST /api/me') : request('GET /api/me');
}
