// Which lessons have been seen through in this browser.

import { readJson, write } from '../app/storage';

const KEY = 'mandala-learnt';

export function learnt(): Set<string> {
  const kept = readJson(KEY);
  return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
}

export function keepLearnt(name: string): void {
  write(KEY, JSON.stringify([...learnt().add(name)]));
}
