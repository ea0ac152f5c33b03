// What a board shows: one immutable frame. A newer frame is not shown at once: what lies between the two is presented first,
// move by move, and everything on the screen follows from the frame that is shown.
//
// Tables, replays and lessons use it alike. A press or a key hurries everything on to its end.

import { flushSync } from 'svelte';
import { Flights } from './flights';
import type { BoardFrame, Presentation, Stage } from './contract';

/** Between the moves of different players, so that each is seen for itself. In milliseconds. */
const BEAT = 320;

export class Presenter<Frame extends BoardFrame> {
  /** The frame on the screen. While something is presented its view is the one of that moment, the rest as before. */
  shown: Frame | null = $state.raw(null);
  /** Whether everything that has come is on the screen. */
  settled = $state(true);
  readonly flights: Flights;

  #root: HTMLElement | null = null;
  #presentation: Presentation | null = null;
  #queue: Frame[] = [];
  #running = false;
  /** Whose move was presented last, and when that was over. */
  #last: { mover: number | null; at: number } = { mover: null, at: -BEAT };
  /** Counts jumps: what was being presented before one is over. */
  #jumps = 0;

  constructor() {
    this.flights = new Flights(() => this.#root);
  }

  /** Where a board is shown, and how its game presents what happens. Answers how to take that back. */
  attach(root: HTMLElement, presentation: Presentation): () => void {
    this.#root = root;
    this.#presentation = presentation;
    const hurry = (): void => this.hurry();
    addEventListener('pointerdown', hurry, { capture: true });
    addEventListener('keydown', hurry, { capture: true });
    // A page out of sight moves nothing, and would wait for ever.
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('pointerdown', hurry, { capture: true });
      removeEventListener('keydown', hurry, { capture: true });
      document.removeEventListener('visibilitychange', hurry);
      if (this.#root !== root) return;
      this.hurry();
      this.flights.clear();
      this.#root = null;
      this.#presentation = null;
    };
  }

  /** Shows a frame at once: the first one, another viewpoint, a step back. */
  jump(frame: Frame): void {
    this.#jumps += 1;
    this.#queue = [];
    this.#running = false;
    this.flights.motion.calm();
    this.flights.clear();
    this.#settle(frame);
  }

  /** Presents a frame after those that wait. */
  push(frame: Frame): void {
    this.#queue.push(frame);
    this.settled = false;
    if (!this.#running) void this.#run();
  }

  /** Lets everything that is being presented, or waits for it, come to its end at once. */
  hurry(): void {
    if (this.#running) this.flights.motion.hurry();
  }

  async #run(): Promise<void> {
    const jumps = this.#jumps;
    this.#running = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      if (frame.events.length > 0) {
        const since = performance.now() - this.#last.at;
        if (this.#last.mover !== frame.mover && since < BEAT) await this.flights.motion.pause(BEAT - since);
        await this.#presentOne(frame, jumps);
        this.#last = { mover: frame.mover, at: performance.now() };
      }
      if (jumps !== this.#jumps) return;
      this.#running = this.#queue.length > 0;
      this.#settle(frame);
      if (!this.#running) break;
    }
    this.flights.motion.calm();
  }

  async #presentOne(after: Frame, jumps: number): Promise<void> {
    const before = this.shown;
    const [root, presentation] = [this.#root, this.#presentation];
    if (!before || !root || !presentation) return;
    const { flights } = this;
    if (flights.motion.still) {
      flights.clear();
      presentation.playSounds(after.events);
      return;
    }
    // What a presentation does after a jump is about another game.
    const over = (): boolean => jumps !== this.#jumps;
    const show = (view: unknown): void => void (!over() && (this.shown = { ...before, view }));
    const stage: Stage<never> = {
      root,
      move: (view, pieces) => (over() ? Promise.resolve() : flights.move(pieces, () => show(view))),
      show: (view) => {
        show(view);
        flushSync();
      },
      animate: (element, frames, timing) =>
        over() ? Promise.resolve() : flights.motion.animate(element, frames, timing),
      pause: (milliseconds) => (over() ? Promise.resolve() : flights.motion.pause(milliseconds)),
      get hurried() {
        return flights.motion.hurried;
      },
    };
    try {
      await presentation.present(stage, before as never, after as never);
    } catch (error) {
      // What cannot be presented has happened all the same.
      console.error(error);
    }
  }

  /** Shows a frame whole. What makes room for what can be done now slides. */
  #settle(frame: Frame): void {
    void this.flights.move([], () => {
      this.shown = frame;
      this.settled = !this.#running;
    });
  }
}
