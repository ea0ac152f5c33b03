// What a board shows: one immutable frame. A newer frame is not shown at once: what lies between the two is presented first,
// move by move, and everything on the screen follows from the frame that is shown.
//
// Tables, replays and lessons use it alike. A press or a key hurries everything on to its end.

import { flushSync, untrack } from 'svelte';
import { yieldToBrowser } from '../ui/paint';
import { crossFade } from './crossfade';
import { Flights } from './flights';
import { overlay } from './overlay';
import type { BoardFrame, Presentation, PresentationContext } from './contract';

/** How many frames can be shown again. */
const RECENT = 16;
/** Between the moves of different players, so that each is seen for itself. In milliseconds. */
const BEAT = 450;

export class Presenter<Frame extends BoardFrame> {
  /** The frame on the screen. While something is presented its view is the one of that moment, the rest as before. */
  shown: Frame | null = $state.raw(null);
  /** Whether everything that has come is on the screen. */
  settled = $state(true);
  /** The last frames that were shown whole, the oldest first. */
  recent: readonly Frame[] = $state.raw([]);
  readonly flights: Flights;

  #root: HTMLElement | null = null;
  #presentation: Presentation | null = null;
  #queue: Frame[] = [];
  #running = false;
  /** Whose move was presented last, and when that was over. */
  #last: { mover: number | null; at: number } = { mover: null, at: -BEAT };
  /** The frame that is being dealt, and whether one has been. */
  #dealing: Frame | null = null;
  #dealt = false;
  /** Counts jumps: what was being presented before a jump is over. */
  #jumps = 0;

  constructor() {
    this.flights = new Flights(() => this.#root);
  }

  /** Where a board is shown, and how its game presents what happens. Answers how to take that back. */
  attach(root: HTMLElement, presentation: Presentation): () => void {
    this.#root = root;
    this.#presentation = presentation;
    overlay();
    const hurry = (): void => this.hurry();
    addEventListener('pointerdown', hurry, { capture: true });
    addEventListener('keydown', hurry, { capture: true });
    // A page out of sight moves nothing, and would wait for ever.
    document.addEventListener('visibilitychange', hurry);
    untrack(() => this.#deal(presentation));
    return () => {
      removeEventListener('pointerdown', hurry, { capture: true });
      removeEventListener('keydown', hurry, { capture: true });
      document.removeEventListener('visibilitychange', hurry);
      if (this.#root !== root) return;
      this.hurry();
      this.#root = null;
      this.#presentation = null;
    };
  }

  /** Shows a frame at once: the first one, another viewpoint, a step back. */
  jump(frame: Frame): void {
    this.#jumps += 1;
    this.#dealing = null;
    this.#queue = [];
    this.#running = false;
    this.flights.motion.calm();
    this.flights.clear();
    this.recent = [];
    this.#show(frame);
    this.#settle();
  }

  /** Shows the same moment again, as after a lost connection: nothing moves, and what is held stays in the hand. */
  refresh(frame: Frame): void {
    if (!this.settled) return this.jump(frame);
    this.shown = frame;
    const last = this.recent.at(-1);
    // A connection does not begin with what led to its first frame. It is known here, and can still be shown again.
    const known = last && last.events.length > 0 && frame.events.length === 0;
    const again = known ? { ...frame, events: last.events, mover: last.mover } : frame;
    this.recent = [...this.recent.slice(0, -1), again];
  }

  /** Presents a frame after those that wait. Where nothing has happened on the board, it is shown at once. */
  push(frame: Frame): void {
    if (this.settled && frame.events.length === 0 && frame !== this.#dealing) return this.#show(frame);
    this.#queue.push(frame);
    if (this.settled) void this.flights.move([], () => (this.settled = false));
    if (!this.#running) void this.#run();
  }

  /** Shows again what followed a recent frame: the last one for which `isBefore` holds, or the oldest. */
  repeat(isBefore: (frame: Frame) => boolean): void {
    const [before, ...after] = this.recent.slice(Math.max(0, this.recent.findLastIndex(isBefore)));
    if (!this.settled || !before || after.length === 0) return;
    this.jump(before);
    for (const frame of after) this.push(frame);
  }

  /** Takes frames from before this page was opened as shown; the last of them is the first one shown here, with what led to it. */
  recall(frames: readonly Frame[], first: Frame): void {
    if (frames.length > 0 && this.recent[0] === first)
      this.recent = [...frames, ...this.recent.slice(1)].slice(-RECENT);
  }

  /** Lets everything that is being presented, or waits for it, come to its end at once. */
  hurry(): void {
    if (this.#running) this.flights.motion.hurry();
  }

  /** Deals a game that begins, when its board is first shown. */
  #deal({ deal }: Presentation): void {
    const frame = this.shown;
    if (!deal || !frame?.begins || this.#dealt || this.#running || this.flights.motion.still) return;
    this.#dealt = true;
    const view = deal.undealt(frame.view as never);
    if (view === null) return;
    this.#dealing = frame;
    this.shown = { ...frame, view };
    queueMicrotask(() => this.#dealing && this.push(this.#dealing));
  }

  async #run(): Promise<void> {
    const jumps = this.#jumps;
    this.#running = true;
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      if (frame.events.length > 0 || frame === this.#dealing) {
        const since = performance.now() - this.#last.at;
        if (this.#last.mover !== frame.mover && since < BEAT) await this.flights.motion.pause(BEAT - since);
        // What could be done leaves the page in a task of its own.
        if (!this.flights.motion.still) await yieldToBrowser();
        if (jumps !== this.#jumps) return;
        await this.#presentOne(frame, jumps);
        if (jumps !== this.#jumps) return;
        this.#last = { mover: frame.mover, at: performance.now() };
      }
      this.#dealing = null;
      this.#show(frame);
      if (this.#queue.length > 0 || frame.events.length === 0 || this.flights.motion.still) continue;
      // What can be done now is a task of its own (52 ms for both together in Mandala, CPU 4 times slower).
      await yieldToBrowser();
      if (jumps !== this.#jumps) return;
    }
    this.#running = false;
    this.flights.motion.calm();
    this.#settle();
  }

  async #presentOne(after: Frame, jumps: number): Promise<void> {
    const before = this.shown;
    const [root, presentation] = [this.#root, this.#presentation];
    if (!before || !root || !presentation) return;
    const { flights } = this;
    // What a presentation does after a jump is about another game; what it does after its end is too late.
    let done = false;
    const over = (): boolean => done || jumps !== this.#jumps;
    const show = (view: unknown): void => void (!over() && (this.shown = { ...before, view }));
    const context: PresentationContext<never> = {
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
      if (flights.motion.still) {
        flights.clear();
        presentation.playSounds(after.events);
      } else {
        const { present } = (after === this.#dealing && presentation.deal) || presentation;
        await present(context, before as never, after as never);
      }
    } catch (error) {
      // What cannot be presented has happened all the same.
      console.error(error);
    } finally {
      done = true;
    }
  }

  /** Shows a frame whole. */
  #show(frame: Frame): void {
    this.recent = [...this.recent.slice(1 - RECENT), frame];
    const change = (): void => void (this.shown = frame);
    if (this.#root && frame.events.length > 0 && this.flights.motion.off) crossFade(this.#root, change);
    else void this.flights.move([], change);
  }

  /** Says that everything is shown. What makes room for what can be done now slides. */
  #settle(): void {
    void this.flights.move([], () => (this.settled = true));
  }
}
