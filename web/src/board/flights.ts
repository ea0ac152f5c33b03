// Pieces that go from one place of a board to another.
//
// A board marks its places with `data-place="…"`, each piece that lies there with `data-piece="…"`, and each piece that is on its
// way there, and so not to be seen yet, with `data-coming="…"`. A move measures the pieces where they lie, puts the change on the
// page, and lets copies fly from there to where the pieces lie now, all in one task: no frame shows a piece twice or not at all.

import { flushSync } from 'svelte';
import { yieldToBrowser } from '../ui/paint';
import { Motion } from './motion';
import { copied, empty, looksOf, type Pose, poseOf, raise, transformAt } from './overlay';
import { EASE, slides, slidesIn, turning, way } from './paths';
import { Transit } from './transit.svelte';

export interface Flight {
  /** The piece by its `data-piece`; `to` may show it differently (a card from a closed hand is turned over on its way). */
  piece: string;
  /** What it is called where it comes from, if that is something else (`back`). */
  as?: string;
  /** Names of places. */
  from: string;
  to: string;
  /** Milliseconds before it starts; flights without one start in turn, a little apart. */
  delay?: number;
  /** Milliseconds on the way. */
  time?: number;
  /** How high it rises on the way, as a share of the distance. */
  arc?: number;
  /** Dresses what flies, as sand is dressed: called once, with the copy and its size. Answers how to let that move. */
  dress?: (flying: HTMLElement, size: { width: number; height: number }) => () => void;
  /** What follows its arrival. */
  landed?: () => void;
}

/** A piece in the air, and the place it belongs to. */
interface PieceInFlight {
  place: string;
  piece: string;
  element: HTMLElement;
  /** The place kept free for it among the pieces there. */
  slot: Element | null;
  /** Puts the piece where it belongs. */
  arrive: () => void;
  /** The same, with what follows from its arrival. */
  land: () => void;
}

/** A piece taken up by hand, and where it belongs. */
export interface LiftedPiece {
  element: Element;
  place: string;
  piece: string;
}

const TIME = 340;
const STAGGER = 60;
const SLIDE = 220;
/** How many begin in one task. */
const FLIGHTS_PER_TASK = 3;

export class Flights {
  readonly motion = new Motion();
  readonly #transit = new Transit();
  #flying: PieceInFlight[] = [];

  /** `root` is the board: places are looked for there. */
  constructor(private readonly root: () => HTMLElement | null) {}

  /** How many pieces are on their way to a place; of one kind, if it is named. */
  coming(place: string, piece?: string): number {
    return this.#transit.coming(place, piece);
  }

  /** Lets pieces fly over a change; answers when the last one has arrived. */
  async move(flights: readonly Flight[], change: () => void): Promise<void> {
    const root = this.root();
    if (!root || this.motion.still) {
      if (flights.length > 0) this.clear();
      change();
      flushSync();
      for (const { landed } of flights) landed?.();
      return;
    }
    // First everything is measured, then everything is changed: the page is laid out once, not once for each piece.
    const used = new Set<Element>();
    const sources = flights.map((flight) => this.#source(root, flight, used));
    const lying = slidesIn(root);
    for (const { to, piece } of flights) this.#transit.depart(to, piece);
    change();
    flushSync();
    // A place that is kept for a piece still on its way is not this piece's.
    const taken = new Set(this.#flying.flatMap(({ slot }) => slot ?? []));
    const goals = flights.map((flight) => goal(root, flight, taken));
    for (const { element, x, y } of slides(root, lying)) this.#slide(element, x, y);
    // All are raised before the first one moves: a browser that is asked to move something styles all that is new, each time.
    const raised = flights.map((flight, index) =>
      this.#raise(flight, sources[index] ?? null, goals[index] ?? null, index),
    );
    const arrivals: Promise<void>[] = [];
    for (const [index, fly] of raised.entries()) {
      // Together with the change, or a dozen at once, it would be one long task (71 ms for the sand of a mandala, CPU 4 times slower).
      if (index % FLIGHTS_PER_TASK === 0) await yieldToBrowser();
      arrivals.push(fly());
    }
    await Promise.all(arrivals);
  }

  /** Takes pieces up: from now on they are in the air, and the caller moves the elements that this answers with. */
  lift(pieces: readonly LiftedPiece[]): HTMLElement[] {
    const poses = pieces.map(({ element }) => poseOf(element));
    const raised = pieces.map(({ element, place, piece }, index) => {
      // What rests in the air is taken up again.
      const resting = this.#flying.find((other) => other.place === place && other.piece === piece && isHeld(other));
      if (resting) return resting.element;
      const pose = poses[index] as Pose;
      const flying = raise(piece, { from: copied(element), to: null }, pose);
      flying.style.transform = transformAt(pose, pose);
      this.#add(place, piece, flying, null);
      this.#transit.depart(place, piece);
      return flying;
    });
    flushSync();
    return raised;
  }

  /** Lets what was taken up by hand go back to where it belongs. */
  async settle(): Promise<void> {
    const root = this.root();
    const taken = new Set<Element>();
    const held = this.#flying.filter(isHeld);
    await Promise.all(
      held.map(({ place, piece, element, land }) => {
        const pose = root && goal(root, { piece, from: place, to: place }, taken)?.pose;
        const now = poseOf(element);
        const size = { width: element.offsetWidth, height: element.offsetHeight };
        delete element.dataset['held'];
        if (!pose) {
          land();
          return Promise.resolve();
        }
        const frames = [{ transform: transformAt(now, size) }, { transform: transformAt(pose, size) }];
        return this.motion.animate(element, frames, { duration: 200, easing: EASE }, land);
      }),
    );
  }

  /** Ends everything at once: each piece is where it belongs, and nothing follows from its arrival. */
  clear(): void {
    this.motion.stop();
    for (const { arrive } of [...this.#flying]) arrive();
    empty();
  }

  /** An effect of a board: what is in the air goes with it, though not in the middle of the change that takes it away. */
  endWithBoard(): () => void {
    return () => queueMicrotask(() => this.clear());
  }

  /** Raises a piece where it lies; answers how to let it fly. */
  #raise(flight: Flight, source: Source | null, goal: Goal | null, index: number): () => Promise<void> {
    const { piece, to } = flight;
    const duration = flight.time ?? TIME;
    const delay = flight.delay ?? index * STAGGER;
    if (!source || !goal) {
      this.#transit.arrive(to, piece);
      flight.landed?.();
      return () => Promise.resolve();
    }
    const flying = raise(piece, { from: source.look, to: goal.slot && copied(goal.slot) }, goal.pose);
    const land = this.#add(to, piece, flying, goal.slot, flight.landed);
    flying.style.transform = transformAt(source.pose, goal.pose);
    const { width, height } = goal.pose;
    const turnIt =
      flight.dress?.(flying, { width, height }) ?? turning(this.motion, flying, flight, { duration, delay });
    return async () => {
      // The board has been cleared before it began.
      if (!flying.isConnected) return;
      turnIt();
      const path = way(source.pose, goal.pose, flight.arc ?? 0.16);
      await this.motion.animate(flying, path, { duration, delay, easing: EASE }, land);
      // What follows an arrival is a task of its own.
      if (!this.motion.hurried) await yieldToBrowser();
    };
  }

  #add(place: string, piece: string, element: HTMLElement, slot: Element | null, landed?: () => void): () => void {
    const flying: PieceInFlight = {
      place,
      piece,
      element,
      slot,
      // The piece is seen where it lies in the same task in which its copy goes.
      arrive: () => {
        this.#flying = this.#flying.filter((other) => other !== flying);
        this.#transit.arrive(place, piece);
        flushSync();
        element.remove();
      },
      land: () => {
        if (!this.#flying.includes(flying)) return;
        flying.arrive();
        landed?.();
      },
    };
    this.#flying.push(flying);
    return flying.land;
  }

  /** Where a piece is: still in the air, or where it lies. */
  #source(root: HTMLElement, flight: Flight, used: Set<Element>): Source | null {
    const kind = flight.as ?? flight.piece;
    const inAir = this.#flying.find(({ place, piece }) => place === flight.from && piece === kind);
    if (inAir) {
      const pose = poseOf(inAir.element);
      const [before, after] = looksOf(inAir.element);
      const look = after ?? before;
      inAir.land();
      return { pose, look: look && copied(look) };
    }
    const place = placeIn(root, flight.from);
    const pieces = [...(place?.querySelectorAll('[data-piece]') ?? [])].filter((element) => !used.has(element));
    const same = pieces.filter((element) => (element as HTMLElement | SVGElement).dataset['piece'] === kind);
    // The one that was chosen goes; of equal ones the last.
    const element = same.find((one) => one.closest('[data-chosen]')) ?? same.at(-1) ?? pieces.at(-1) ?? null;
    if (element) used.add(element);
    if (element) return { pose: poseOf(element), look: copied(element) };
    return place ? { pose: poseOf(place), look: null } : null;
  }

  #slide(element: HTMLElement, x: number, y: number): void {
    if (this.motion.still) return;
    const frames = [{ translate: `${x}px ${y}px` }, { translate: '0 0' }];
    void this.motion.animate(element, frames, { duration: SLIDE, easing: EASE });
  }
}

/** Whether a piece is in the hand, or rests where the hand left it. */
function isHeld({ element }: PieceInFlight): boolean {
  return element.dataset['held'] !== undefined;
}

interface Source {
  pose: Pose;
  /** A copy of the piece, made before anything changes. */
  look: HTMLElement | null;
}

interface Goal {
  pose: Pose;
  /** The place kept free for it. */
  slot: Element | null;
}

/** Where a piece comes to lie: the place kept free for it, or the place as a whole where pieces lie in a heap. */
function goal(root: HTMLElement, { piece, to }: Flight, taken: Set<Element>): Goal | null {
  const place = placeIn(root, to);
  const kept = [...(place?.querySelectorAll(`[data-coming="${CSS.escape(piece)}"]`) ?? [])];
  const element = kept.find((one) => !taken.has(one));
  if (element) taken.add(element);
  if (element) return { pose: poseOf(element), slot: element };
  return place ? { pose: poseOf(place.querySelector('[data-piece]') ?? place), slot: null } : null;
}

function placeIn(root: HTMLElement, name: string): Element | null {
  return root.querySelector(`[data-place="${CSS.escape(name)}"]`);
}
