// How pieces go: along a bow, turned over on the way, or aside to make room.

import type { Flight } from './flights';
import type { Motion } from './motion';
import { looksOf, type Pose, transformAt } from './overlay';

export const EASE = 'cubic-bezier(.3,.7,.2,1)';

/** A bow from one pose to the other, with a small overshoot at its end. */
export function way(from: Pose, to: Pose, arc: number): Keyframe[] {
  const rise = arc * Math.hypot(to.x - from.x, to.y - from.y);
  const steps = 10;
  const between = (a: number, b: number, t: number): number => a + (b - a) * t;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const pose = {
      x: between(from.x, to.x, t),
      y: between(from.y, to.y, t) - rise * 4 * t * (1 - t),
      width: between(from.width, to.width, t),
      height: between(from.height, to.height, t),
      angle: between(from.angle, to.angle, t),
    };
    return { transform: transformAt(pose, to, step === steps - 1 ? 1.03 : 1) };
  });
}

/** What it looked like becomes what it will look like: at once where that is the same, turned over where it was closed. */
export function turning(
  motion: Motion,
  flying: HTMLElement,
  { piece, as }: Flight,
  { duration, delay }: { duration: number; delay: number },
): () => void {
  const [before, after] = looksOf(flying);
  if (!before || !after) return () => undefined;
  const timing = { duration, delay, easing: 'linear' };
  if (as === undefined || as === piece) {
    const fading = [{ opacity: 1 }, { opacity: 0, offset: 0.35 }, { opacity: 0 }];
    return () => void motion.animate(before, fading, timing);
  }
  const edge = { transform: 'scaleX(0)', opacity: 1 };
  const gone = { transform: 'scaleX(0)', opacity: 0 };
  const flat = { transform: 'scaleX(1)', opacity: 1 };
  after.style.opacity = '0';
  return () => {
    void motion.animate(before, [flat, { ...edge, offset: 0.5 }, { ...gone, offset: 0.5 }, gone], timing);
    void motion.animate(after, [gone, { ...gone, offset: 0.5 }, { ...edge, offset: 0.5 }, flat], timing);
  };
}

/** What slides to make room (`data-slide="…"`, unique on the board), and where it is. */
export function slidesIn(root: HTMLElement): Map<string, DOMRect> {
  const found = root.querySelectorAll<HTMLElement>('[data-slide]');
  return new Map([...found].map((element) => [element.dataset['slide'] ?? '', element.getBoundingClientRect()]));
}

export function slides(
  root: HTMLElement,
  before: Map<string, DOMRect>,
): { element: HTMLElement; x: number; y: number }[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slide]')].flatMap((element) => {
    const was = before.get(element.dataset['slide'] ?? '');
    if (!was) return [];
    const now = element.getBoundingClientRect();
    const [x, y] = [was.x - now.x, was.y - now.y];
    return Math.abs(x) + Math.abs(y) > 1 ? [{ element, x, y }] : [];
  });
}
