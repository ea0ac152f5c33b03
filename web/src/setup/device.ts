// What the people who share this device are called, by seat. Only this device knows.

import { readJson, write } from '../app/storage';

const KEY = 'mandala-device-names';
/** As long as a name on the server. */
export const LONGEST = 24;

/** The name of each seat; an empty one for a player who gave none. */
export function deviceNames(): string[] {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? kept.map((name) => (typeof name === 'string' ? name.slice(0, LONGEST) : '')) : [];
}

export function rememberDeviceNames(names: readonly string[]): void {
  write(KEY, JSON.stringify(names.map((name) => name.trim())));
}
