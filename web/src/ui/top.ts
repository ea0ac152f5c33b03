// The page has become another one at the same address.

import { tick } from 'svelte';

/** Begins at its top: that is in sight, and the heading has the focus. */
export async function toTop(): Promise<void> {
  await tick();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
