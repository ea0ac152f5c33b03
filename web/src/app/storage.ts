// What this browser remembers between visits. A browser that blocks localStorage still plays: it remembers nothing.

/** The key of the settings. `public/theme.js` reads it, too. */
export const SETTINGS = 'mandala-settings';

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
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
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full.
  }
}
