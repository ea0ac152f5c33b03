// Time at a board. Everything that takes time in a presentation is an animation of the browser, a pause too: so one clock can
// slow it, hurry it on, and film it.

import { pace } from '../app/settings.svelte';
import { yieldToBrowser } from '../ui/paint';
import { isInAir } from './overlay';

/** How long what still moves takes to arrive once `hurry` was called, in milliseconds. */
const HURRY = 90;
/** How many times faster than usual it is at least. */
const RUSH = 4;

export class Motion {
  #running = new Set<Animation>();
  #hurried = false;
  #rush: () => void = () => undefined;
  #rushed = this.#renew();

  /** Whether pieces change places without moving: motion is off, or the page is out of sight. */
  get still(): boolean {
    return document.hidden || pace() === 0;
  }

  /** Whether motion is off on a page that is seen. */
  get off(): boolean {
    return !document.hidden && pace() === 0;
  }

  get hurried(): boolean {
    return this.#hurried;
  }

  /** Animates an element. Answers when that is over, or at once after `hurry`; `arrived` waits for the very end. */
  animate(
    element: Element,
    frames: Keyframe[],
    timing: { duration: number; delay?: number; easing?: string },
    arrived: () => void = () => undefined,
  ): Promise<void> {
    if (this.still) {
      arrived();
      return Promise.resolve();
    }
    const delay = timing.delay ?? 0;
    const scaled = this.#hurried
      ? { duration: HURRY, delay: 0 }
      : { duration: timing.duration * pace(), delay: delay * pace() };
    const animation = element.animate(frames, { ...timing, ...scaled, fill: 'both' });
    this.#running.add(animation);
    // An animation that is cancelled, because its element went away, is over too. It ends within a frame, which is to be painted:
    // what follows is a task of its own (58 ms for both together in a turn of Mandala, CPU 4 times slower).
    const finished = animation.finished
      .then(yieldToBrowser, () => undefined)
      .then(() => {
        this.#running.delete(animation);
        arrived();
        // Nothing of it is left on an element that stays. What is in the air keeps its look until it is removed.
        if (!isInAir(element)) animation.cancel();
      });
    return this.#hurried ? Promise.resolve() : Promise.race([finished, this.#rushed]);
  }

  /** Waits a little. */
  pause(milliseconds: number): Promise<void> {
    return this.#hurried ? Promise.resolve() : this.animate(document.documentElement, [], { duration: milliseconds });
  }

  /** Lets everything arrive at once: what is on its way glides there quickly, and what would follow does not wait for it. */
  hurry(): void {
    this.#hurried = true;
    for (const animation of this.#running) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const left = Number(endTime ?? 0) - Number(animation.currentTime ?? 0);
      animation.updatePlaybackRate(Math.max(RUSH, left / HURRY));
    }
    this.#rush();
  }

  /** Ends the hurry. */
  calm(): void {
    if (!this.#hurried) return;
    this.#hurried = false;
    this.#rushed = this.#renew();
  }

  /** Ends everything where it is, as when another game is shown. */
  stop(): void {
    for (const animation of [...this.#running]) animation.cancel();
  }

  #renew(): Promise<void> {
    return new Promise((done) => (this.#rush = done));
  }
}
