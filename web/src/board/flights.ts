// Pieces that fly from one place of a board to another. Boards mark their places with `data-place="…"` and say, after a
// change is on the page, what flew where: the piece in its new place is hidden until its copy has arrived.
//
// Any key or press finishes everything at once, and where things do not move, nothing flies. Only transform and opacity change.

import { afterNextPaint, yieldToBrowser } from '../ui/paint';
import { moves } from '../app/settings.svelte';

/** Where the places of a board were before it changed. */
export type Places = Map<string, DOMRect>;

export interface Flight {
  /** The piece as it lies in its new place, or a picture where nothing lies there (a card that goes into a pile). */
  piece: HTMLElement | { src: string };
  /** Names of places. Where it comes from is looked up in what was remembered first, then on the page. */
  from: string;
  to: string;
  /** Milliseconds before it starts; flights without one start in turn, a little apart. */
  delay?: number;
  /** Milliseconds on the way. */
  time?: number;
  /** The size of the piece on arrival; its own, or that of its new place, if nothing is said. */
  size?: { width: number; height: number };
  /** How much larger it is at the start than on arrival; found from the heights of both places if nothing is said. */
  grow?: number;
  /** How high it rises on the way, as a share of the distance. */
  arc?: number;
  /** Whether it vanishes on arrival, as sand does. */
  fades?: boolean;
  /** What follows its arrival. */
  landed?: () => void;
}

const TIME = 320;
const STAGGER = 60;
/** A page that is not painted for so long is not looked at. */
const LATE = 100;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

const running = new Set<Animation>();
const pauses = new Set<() => void>();
let skipped = false;
let layer: HTMLElement | null = null;

/** Remembers where the places of a board are, before it changes. */
export function remember(root: ParentNode = document): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    places.set(element.dataset['place'] ?? '', element.getBoundingClientRect());
  }
  return places;
}

/** Lets pieces fly; answers when the last one has arrived, in a task of its own: that of the picture is short. */
export async function fly(flights: readonly Flight[], before: Places = new Map()): Promise<void> {
  if (still()) return;
  // First everything is measured, then everything is made: otherwise the page would be laid out once for each piece.
  const routes = flights.map((flight) => routed(flight, before));
  await Promise.all(flights.map((flight, index) => one(flight, routes[index] ?? null, index)));
  if (!still()) await yieldToBrowser();
}

/** Moves something that stays where it is (a ring that turns), as skippable as a flight. */
export async function play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  if (!still()) await finished(element.animate(frames, timing));
}

/** Waits until what has changed is on the screen: so the change and what flies over it are two short tasks, not a long one. */
export function painted(): Promise<void> {
  return still() ? Promise.resolve() : afterNextPaint(LATE);
}

/** Waits until what flies over a change has begun to; where nothing moves, until the next task. */
export async function begun(): Promise<void> {
  if (still()) return yieldToBrowser();
  await afterNextPaint(LATE);
  await afterNextPaint(LATE);
}

/** Waits a little, unless nothing moves or somebody is in a hurry. */
export function pause(ms: number): Promise<void> {
  if (still()) return Promise.resolve();
  listen();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      pauses.delete(end);
      quiet();
      resolve();
    };
    const timer = setTimeout(end, ms);
    pauses.add(end);
  });
}

/** Finishes everything that moves, and what would follow it in the same yieldToBrowser. */
function skip(): void {
  if (running.size === 0 && pauses.size === 0) return;
  skipped = true;
  setTimeout(() => (skipped = false));
  for (const animation of [...running]) animation.finish();
  for (const end of [...pauses]) end();
}

interface Route {
  from: DOMRect;
  goal: DOMRect;
}

function routed(flight: Flight, before: Places): Route | null {
  const from = before.get(flight.from) ?? rect(flight.from);
  const lying = flight.piece instanceof HTMLElement && flight.piece.isConnected ? flight.piece : null;
  const goal = lying?.getBoundingClientRect() ?? rect(flight.to) ?? before.get(flight.to);
  return from && goal ? { from, goal } : null;
}

async function one(flight: Flight, route: Route | null, index: number): Promise<void> {
  if (!route) return flight.landed?.();
  const { from, goal } = route;
  const lying = flight.piece instanceof HTMLElement ? flight.piece : null;
  const size = flight.size ?? { width: goal.width, height: goal.height };
  const copy = lying ? copied(lying) : pictured(flight.piece as { src: string });
  Object.assign(copy.style, {
    gridArea: '1 / 1',
    position: 'relative',
    inset: '0',
    margin: '0',
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  above().append(copy);
  const shownBefore = lying?.style.visibility ?? '';
  if (lying) lying.style.visibility = 'hidden';
  const grow = flight.grow ?? Math.min(2.4, Math.max(0.5, from.height / size.height));
  const timing = {
    duration: flight.time ?? TIME,
    delay: flight.delay ?? index * STAGGER,
    easing: EASE,
    fill: 'both' as const,
  };
  try {
    await finished(copy.animate(way(from, goal, size, grow, flight), timing));
  } finally {
    copy.remove();
    if (lying) lying.style.visibility = shownBefore;
    flight.landed?.();
  }
}

/** A bow from one centre to the other, with a small overshoot at its end. */
function way(
  from: DOMRect,
  to: DOMRect,
  size: { width: number; height: number },
  grow: number,
  flight: Flight,
): Keyframe[] {
  const start = { x: from.x + from.width / 2 - size.width / 2, y: from.y + from.height / 2 - size.height / 2 };
  const end = { x: to.x + to.width / 2 - size.width / 2, y: to.y + to.height / 2 - size.height / 2 };
  const rise = (flight.arc ?? 0.16) * Math.hypot(end.x - start.x, end.y - start.y);
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const x = start.x + (end.x - start.x) * t;
    const y = start.y + (end.y - start.y) * t - rise * 4 * t * (1 - t);
    const scale = step === steps - 1 ? 1.03 : grow + (1 - grow) * t;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: flight.fades ? 1 - t * t : 1 };
  });
}

async function finished(animation: Animation): Promise<void> {
  running.add(animation);
  listen();
  // An animation that is cancelled, because its element went away, is over too.
  await animation.finished.catch(() => undefined);
  running.delete(animation);
  quiet();
}

function still(): boolean {
  return skipped || document.hidden || !moves();
}

function rect(place: string): DOMRect | null {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null;
}

function copied(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('[id], [data-place]')]) {
    element.removeAttribute('id');
    element.removeAttribute('data-place');
  }
  return copy;
}

function pictured({ src }: { src: string }): HTMLElement {
  const picture = new Image();
  picture.alt = '';
  picture.src = src;
  return picture;
}

/** What flies is above everything and in nobody's way: all begins in one corner of a contained grid, and the page below is not laid out for it. */
function above(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.setAttribute('aria-hidden', 'true');
    layer.inert = true;
    Object.assign(layer.style, {
      position: 'fixed',
      inset: '0',
      display: 'grid',
      placeItems: 'start',
      contain: 'strict',
      pointerEvents: 'none',
      zIndex: '30',
    });
    document.body.append(layer);
  }
  return layer;
}

function listen(): void {
  addEventListener('pointerdown', skip, { capture: true });
  addEventListener('keydown', skip, { capture: true });
  // A page out of sight moves nothing, and would wait for ever.
  document.addEventListener('visibilitychange', skip);
}

function quiet(): void {
  if (running.size > 0 || pauses.size > 0) return;
  removeEventListener('pointerdown', skip, { capture: true });
  removeEventListener('keydown', skip, { capture: true });
  document.removeEventListener('visibilitychange', skip);
}
