// Arrow keys among the items of one group, of which only one is a stop of the Tab key.

/** Where a key leads from item `i` of `n`, or null when it leads nowhere. */
export function rove(key: string, i: number, n: number): number | null {
  if (n === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (i + 1) % n;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (i + n - 1) % n;
    case 'Home':
      return 0;
    case 'End':
      return n - 1;
    default:
      return null;
  }
}
