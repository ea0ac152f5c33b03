// What this browser remembers between visits.

/** Under which name the settings are kept. */
export const SETTINGS = 'mandala-settings';

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
