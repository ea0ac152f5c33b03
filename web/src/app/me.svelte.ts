// The person who plays in this browser. A first visit creates a guest.

import { onLoginNeeded, Refused, request } from '../api/http';
import type { Me } from '../protocol';
import { rememberAccount, rememberedAccount, fetchMe } from './identity';
import { read, write } from './storage';

const known = $state<{ me: Me | null; ended: string | null }>({ me: null, ended: null });

/** Who the player is; nothing until the server has said so. */
export function me(): Me | null {
  return known.me;
}

/** The name of the account whose login here was ended elsewhere, as by a new password, until the player has chosen how to go on. */
export function endedElsewhere(): string | null {
  return known.ended;
}

/** The player has chosen how to go on. */
export function goOn(): void {
  known.ended = null;
}

/** The wait before trying again, in milliseconds. */
const RETRY_DELAY = 3_000;

/**
 * Logs in: a person with a login keeps it, any other becomes a guest. It is tried until it works, for nothing can be played
 * without it. A browser that had an account and is no longer logged into it has no login until the person chooses.
 */
export async function comeIn(): Promise<void> {
  for (;;) {
    try {
      become(await fetchMe());
      return;
    } catch (error) {
      if (known.ended !== null) return;
      if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
      await new Promise((done) => setTimeout(done, RETRY_DELAY));
    }
  }
}

/** Takes over what an answer of the server says about the player. */
export function become(me: Me): void {
  known.me = me;
  rememberAccount(me);
}

/** One logs out, or deletes the account: that is no surprise. */
export function leaveAccount(): void {
  rememberAccount(null);
}

/** Plays on without the account. The browser forgets it only when the server has created a guest: until then logging in is possible. */
export async function continueAsGuest(): Promise<true> {
  become(await request('POST /api/me'));
  return true;
}

/** Asks whether the login is still good, where something looks as if it were not. */
export function checkLogin(): void {
  if (rememberedAccount() !== null) request('GET /api/me').catch(() => undefined);
}

onLoginNeeded(() => {
  known.ended = rememberedAccount();
  if (known.ended !== null) known.me = null;
});

/** The key of the person who has chosen a name here: the names given to guests mean nothing to their friends. */
const NAMED = 'mandala-named';

/** Whether one has chosen the name one goes by. */
export function isNamed(): boolean {
  return known.me !== null && (known.me.account || read(NAMED) === known.me.id);
}

/** Takes another name. */
export async function rename(name: string): Promise<Me> {
  const now = await request('PATCH /api/me', { body: { name } });
  write(NAMED, now.id);
  become(now);
  return now;
}
