// Who plays in this browser. A first visit makes a guest at once.

import { Refused } from '../api/http';
import type { Me } from '../protocol';
import { whoAmI } from './arrival';

const known = $state<{ me: Me | null }>({ me: null });

/** Who one is; nothing until the server has said so. */
export function me(): Me | null {
  return known.me;
}

/** The wait before trying again, in milliseconds. */
const AGAIN = 3_000;

/**
 * Comes in: whoever has been here stays who they are, anybody else becomes a guest. It is tried until it works, for without it
 * one is nobody here.
 */
export async function comeIn(): Promise<Me> {
  for (;;) {
    try {
      return (known.me = await whoAmI());
    } catch (error) {
      if (error instanceof Refused && error.status < 500 && error.status !== 429) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

/** Takes over what an answer of the server says about oneself. */
export function become(me: Me): void {
  known.me = me;
}
