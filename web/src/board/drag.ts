// Pieces moved by hand: mouse, pen and finger alike. The piece itself leaves its place and follows with a little weight; where it
// may be put down it stays until the move is made, elsewhere it settles back. A press without a drag stays a press.
//
// Targets mark themselves with `data-drop="…"`; the one under the piece is marked `data-over`.

import type { Attachment } from 'svelte/attachments';
import { pace } from '../app/settings.svelte';
import type { Flights, LiftedPiece } from './flights';

export interface Drag {
  /** Takes the pieces up; nothing if they may not be moved just now. */
  lift(): readonly LiftedPiece[] | null;
  /** They are held over a target, or over none. */
  over?(target: string | null): void;
  /** They are put down. Whether they may stay there: otherwise they settle back. */
  drop(target: string | null): boolean;
  /** They were held down without moving. */
  hold?(): void;
}

/** A press that moves less than this is a press. */
export const SLOP = 7;
/** How long a press is held down to be a long one, in milliseconds. */
export const HOLD = 480;
/** How much of the way to the pointer a piece makes in a sixtieth of a second: less is heavier. */
const FOLLOW = 0.42;
const SIXTIETH = 1000 / 60;
const SNAP = 130;

export function draggable(flights: () => Flights, drag: () => Drag): Attachment<HTMLElement> {
  return (element) => {
    let stop = (): void => undefined;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      stop();
      stop = follow(event, flights(), drag());
    };
    element.addEventListener('pointerdown', down);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
    };
  };
}

/** Follows a pointer until it is lifted. Answers how to let go at once. */
function follow(begin: PointerEvent, flights: Flights, drag: Drag): () => void {
  const following = new AbortController();
  let carried: PiecesInHand | null = null;
  let over: Element | null = null;
  const hold = setTimeout(() => {
    if (!drag.hold) return;
    swallowClickOf(begin.pointerId);
    drag.hold();
    following.abort();
  }, HOLD);

  const mark = (target: Element | null): void => {
    if (target === over) return;
    over?.removeAttribute('data-over');
    target?.setAttribute('data-over', '');
    if (target) vibrate(6);
    over = target;
    drag.over?.(nameOf(target));
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== begin.pointerId) return;
    if (!carried) {
      if (Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) < SLOP) return;
      clearTimeout(hold);
      const pieces = drag.lift();
      if (!pieces || pieces.length === 0) {
        // Its click would be one on the bare table, and take back what was said of it.
        swallowClickOf(begin.pointerId);
        return following.abort();
      }
      carried = new PiecesInHand(flights.lift(pieces), begin);
      vibrate(10);
    }
    carried.to(event.clientX, event.clientY);
    mark(targetAt(event));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== begin.pointerId) return;
    following.abort();
    if (!carried) return;
    swallowClick();
    const target = event.type === 'pointerup' ? targetAt(event) : null;
    mark(null);
    carried.rest(target);
    if (drag.drop(nameOf(target))) vibrate(12);
    else void flights.settle();
  };
  following.signal.addEventListener('abort', () => {
    clearTimeout(hold);
    carried?.stop();
    over?.removeAttribute('data-over');
  });
  // A quick hand has left the piece before it has moved far enough: it is followed over the whole window.
  addEventListener('pointermove', move, following);
  addEventListener('pointerup', up, following);
  addEventListener('pointercancel', up, following);
  return () => {
    if (following.signal.aborted) return;
    following.abort();
    if (carried) void flights.settle();
  };
}

/** Pieces in the hand: they lag a little behind the pointer and lean the way they go. */
class PiecesInHand {
  readonly #homes: readonly DOMMatrix[];
  #at = { x: 0, y: 0 };
  #goal = { x: 0, y: 0 };
  #frame = 0;
  /** When it was moved last. */
  #stepped = 0;

  constructor(
    private readonly pieces: readonly HTMLElement[],
    private readonly begin: PointerEvent,
  ) {
    this.#homes = pieces.map((piece) => new DOMMatrix(getComputedStyle(piece).transform));
    for (const piece of pieces) piece.dataset['held'] = '';
  }

  to(x: number, y: number): void {
    this.#goal = { x: x - this.begin.clientX, y: y - this.begin.clientY };
    this.#frame ||= requestAnimationFrame(this.#step);
  }

  /** Lets the pieces lie on a target until the move is made. */
  rest(target: Element | null): void {
    this.stop();
    if (!target) return;
    const goal = target.getBoundingClientRect();
    const [x, y] = [goal.x + goal.width / 2, goal.y + goal.height / 2];
    this.pieces.forEach((piece, index) => {
      const box = piece.getBoundingClientRect();
      const apart = (index - (this.pieces.length - 1) / 2) * 18;
      const now = new DOMMatrix(getComputedStyle(piece).transform);
      const there = DOMMatrix.fromMatrix(now);
      there.e += x + apart - (box.x + box.width / 2);
      there.f += y - (box.y + box.height / 2);
      piece.animate([{ transform: now.toString() }, { transform: there.toString() }], {
        duration: SNAP * pace(),
        easing: 'ease-out',
      });
      piece.style.transform = there.toString();
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  readonly #step = (now: number): void => {
    const passed = Math.min(Math.max(now - this.#stepped, 1), 3 * SIXTIETH);
    this.#stepped = now;
    const part = 1 - (1 - FOLLOW) ** (passed / SIXTIETH);
    const [dx, dy] = [this.#goal.x - this.#at.x, this.#goal.y - this.#at.y];
    this.#at = { x: this.#at.x + dx * part, y: this.#at.y + dy * part };
    const lean = Math.max(-9, Math.min(9, dx * 0.18));
    this.pieces.forEach((piece, index) => {
      const home = this.#homes[index];
      piece.style.transform = `translate(${this.#at.x}px, ${this.#at.y}px) ${home?.toString() ?? ''} rotate(${lean}deg) scale(1.05)`;
    });
    this.#frame = Math.abs(dx) + Math.abs(dy) > 0.4 ? requestAnimationFrame(this.#step) : 0;
  };
}

/** The target under the pointer, if there is one. */
function targetAt(event: PointerEvent): Element | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const target = element.closest('[data-drop]');
    if (target) return target;
  }
  return null;
}

function nameOf(target: Element | null): string | null {
  return target?.getAttribute('data-drop') ?? null;
}

/** The click that follows a drag means nothing. It may come to the piece, or to whatever is under the pointer (WebKit). */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
}

/** The click at the end of a long press means nothing either; a press that is cancelled has none. */
export function swallowClickOf(pointer: number): void {
  const ended = new AbortController();
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    ended.abort();
    if (event.type === 'pointerup') swallowClick();
  };
  addEventListener('pointerup', end, { capture: true, signal: ended.signal });
  addEventListener('pointercancel', end, { capture: true, signal: ended.signal });
}

function vibrate(milliseconds: number): void {
  if (matchMedia('(pointer: coarse)').matches && 'vibrate' in navigator) navigator.vibrate(milliseconds);
}
