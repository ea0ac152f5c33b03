// Asking who one is. The first question is asked before the app is here to hear the answer.

import { request } from '../api/http';
import type { Me } from '../protocol';
import { readJson, write } from './storage';

/** Under it this browser remembers the account it is logged into: the login may be ended elsewhere. */
const ACCOUNT = 'mandala-account';

/** The name of the account that this browser is logged into, as far as it knows. */
export function rememberedAccount(): string | null {
  const { name } = (readJson(ACCOUNT) ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : null;
}

export function rememberAccount(me: Me | null): void {
  write(ACCOUNT, me?.account ? JSON.stringify({ id: me.id, name: me.name }) : null);
}

let asked: Promise<Me> | null = null;

export function askAhead(): Promise<Me> {
  asked = ask();
  return asked;
}

/** Who one is, as the server says: what was asked ahead is answered once. */
export function whoAmI(): Promise<Me> {
  const ahead = asked;
  asked = null;
  return ahead ?? ask();
}

/** A first visit makes a guest. Whoever had an account here is not made one unasked, should the login have ended. */
function ask(): Promise<Me> {
  return rememberedAccount() === null ? request('POST /api/me') : request('GET /api/me');
}
