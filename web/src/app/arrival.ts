// Asking who one is. The first question is asked before the app is here to hear the answer.

import { request } from '../api/http';
import type { Me } from '../protocol';

let asked: Promise<Me> | null = null;

export function askAhead(): Promise<Me> {
  asked = request('POST /api/me');
  return asked;
}

/** Who one is, as the server says: what was asked ahead is answered once. */
export function whoAmI(): Promise<Me> {
  const ahead = asked;
  asked = null;
  return ahead ?? request('POST /api/me');
}
