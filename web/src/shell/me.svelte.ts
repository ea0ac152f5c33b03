// Who plays in this browser. A first visit makes a guest at once.

import { post } from '../api/http';
import type { Me } from '../protocol';

const known = $state<{ me: Me | null }>({ me: null });

/** Who one is; nothing until the server has said so. */
export function me(): Me | null {
  return known.me;
}

/** Comes in: whoever has been here stays who they are, anybody else becomes a guest. */
export async function comeIn(): Promise<Me> {
  known.me = await post<Me>('/api/me');
  return known.me;
}

/** Takes over what an answer of the server says about oneself. */
export function become(me: Me): void {
  known.me = me;
}
