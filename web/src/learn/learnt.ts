// Which lessons have been seen through in this browser.

const KEY = 'mandala-learnt';

export function learnt(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
  } catch {
    // Something else under our name, or a browser that keeps nothing: begin anew.
    return new Set();
  }
}

export function keepLearnt(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...learnt().add(name)]));
  } catch {
    // Then the list shows no tick; the lesson was learnt all the same.
  }
}
