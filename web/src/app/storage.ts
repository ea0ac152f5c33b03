// What this browser remembers between visits. A browser that blocks localStorage still plays: it remembers nothing.
//
// Keys begin with the path of the app: what lies beside it on its host may be another Mandala, with other accounts.

import { base } from '../api/base';

/** The key of the settings. `public/theme.js` reads it, too. */
export const SETTINGS = 'mandala-settings';

export function read(key: string): string | null {
  try {
    return localStorage.getItem(base + key);
  } catch {
    return null;
  }
}

/** A value that was written as JSON; null if there is none, or if something else lies under this key. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(base + key);
    else localStorage.setItem(base + key, value);
  } catch {
    // Blocked or full.
  }
}
