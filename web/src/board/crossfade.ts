// What is shown where motion is off: pieces that go fade out where they lay, and pieces that come fade in where they lie.

import { flushSync } from 'svelte';
import { copied, poseOf, raise, transformAt } from './overlay';

const TIME = 180;

export function crossFade(root: HTMLElement, change: () => void): void {
  const before = new Map([...root.querySelectorAll('[data-piece]')].map((piece) => [piece, poseOf(piece)]));
  change();
  flushSync();
  for (const [piece, pose] of before) {
    if (piece.isConnected) continue;
    const going = raise('', { from: copied(piece), to: null }, pose);
    // It is a picture of what was there: the piece itself lies elsewhere already.
    delete going.dataset['piece'];
    going.style.transform = transformAt(pose, pose);
    const fading = going.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TIME, fill: 'both' });
    fading.onfinish = () => going.remove();
  }
  for (const piece of root.querySelectorAll('[data-piece]')) {
    if (!before.has(piece)) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
  }
}
