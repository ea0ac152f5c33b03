// Pieces that go from one place of a board to another.
//
// A board marks its places with `data-place="…"`, each piece that lies there with `data-piece="…"`, and each piece that is on its
// way there, and so not to be seen yet, with `data-coming="…"`. A move measures the pieces where they lie, puts the change on the
// page, and lets copies fly from there to where the pieces lie now, all in one task: no frame shows a piece twice or not at all.

import { flushSync } from 'svelte';
import { Motion } from './motion';
import { type Pose, poseOf, raise, transformAt } from './overlay';
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
  /** Dresses what flies, as sand is dressed: called once, with the copy and how long it will be on its way. */
  dress?: (flying: HTMLElement, milliseconds: number) => void;
  /** What follows its arrival. */
  landed?: () => void;
}

/** A piece in the air, and the place it belongs to. */
interface Flying {
  place: string;
  piece: string;
  element: HTMLElement;
  /** The place kept free for it among the pieces there. */
  slot: Element | null;
  land: () => void;
}

/** A piece taken up by hand, and where it belongs. */
export interface Lifted {
  element: Element;
  place: string;
  piece: string;
}

const TIME = 340;
const STAGGER = 60;
const SLIDE = 220;
const EASE = 'cubic-bezier(.3,.7,.2,1)';

export class Flights {
  readonly motion = new Motion();
  readonly #transit = new Transit();
  #flying: Flying[] = [];

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
    // A place that is kept for a piece still on its way is not this one's.
    const taken = new Set(this.#flying.flatMap(({ slot }) => slot ?? []));
    const goals = flights.map((flight) => goal(root, flight, taken));
    const slid = slides(root, lying);
    for (const { element, x, y } of slid) this.#slide(element, x, y);
    await Promise.all(
      flights.map((flight, index) => this.#fly(flight, sources[index] ?? null, goals[index] ?? null, index)),
    );
  }

  /** Takes pieces up: from now on they are in the air, and whoever moves them steers the elements that this answers with. */
  lift(pieces: readonly Lifted[]): HTMLElement[] {
    const poses = pieces.map(({ element }) => poseOf(element));
    const raised = pieces.map(({ element, place, piece }, index) => {
      // What rests in the air is taken up again.
      const resting = this.#flying.find((other) => other.place === place && other.piece === piece && isHeld(other));
      if (resting) return resting.element;
      const pose = poses[index] as Pose;
      const flying = raise(piece, { from: element, to: null }, pose);
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

  /** Ends everything at once: each piece is where it belongs. */
  clear(): void {
    this.motion.stop();
    for (const { land } of [...this.#flying]) land();
  }

  async #fly(flight: Flight, source: Source | null, goal: Goal | null, index: number): Promise<void> {
    const { piece, to } = flight;
    const duration = flight.time ?? TIME;
    const delay = flight.delay ?? index * STAGGER;
    if (!source || !goal) {
      this.#transit.arrive(to, piece);
      flight.landed?.();
      return;
    }
    const flying = raise(piece, { from: source.look, to: goal.look }, goal.pose);
    const land = this.#add(to, piece, flying, goal.look, flight.landed);
    const timing = { duration, delay, easing: EASE };
    if (flight.dress) flight.dress(flying, duration);
    else if (goal.look && source.look) void turn(this.motion, flying, flight, { duration, delay });
    await this.motion.animate(flying, way(source.pose, goal.pose, flight.arc ?? 0.16), timing, land);
  }

  #add(place: string, piece: string, element: HTMLElement, slot: Element | null, landed?: () => void): () => void {
    const flying: Flying = {
      place,
      piece,
      element,
      slot,
      // The piece is seen where it lies in the same task in which its copy goes.
      land: () => {
        if (!this.#flying.includes(flying)) return;
        this.#flying = this.#flying.filter((other) => other !== flying);
        this.#transit.arrive(place, piece);
        flushSync();
        element.remove();
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
      const look = inAir.element.lastElementChild;
      inAir.land();
      return { pose, look };
    }
    const place = placeIn(root, flight.from);
    const pieces = [...(place?.querySelectorAll('[data-piece]') ?? [])].filter((element) => !used.has(element));
    const same = pieces.filter((element) => (element as HTMLElement | SVGElement).dataset['piece'] === kind);
    // The one that was chosen goes; of equal ones the last.
    const element = same.find((one) => one.closest('[data-chosen]')) ?? same.at(-1) ?? pieces.at(-1) ?? null;
    if (element) used.add(element);
    if (element) return { pose: poseOf(element), look: element.cloneNode(true) as Element };
    return place ? { pose: poseOf(place), look: null } : null;
  }

  #slide(element: HTMLElement, x: number, y: number): void {
    if (this.motion.still) return;
    const frames = [{ translate: `${x}px ${y}px` }, { translate: '0 0' }];
    element.animate(frames, { duration: SLIDE, easing: EASE });
  }
}

/** Whether a piece is in the hand, or rests where the hand left it. */
function isHeld({ element }: Flying): boolean {
  return element.dataset['held'] !== undefined;
}

interface Source {
  pose: Pose;
  look: Element | null;
}

interface Goal {
  pose: Pose;
  look: Element | null;
}

/** Where a piece comes to lie: the place kept free for it, or the place as a whole where pieces lie in a heap. */
function goal(root: HTMLElement, { piece, to }: Flight, taken: Set<Element>): Goal | null {
  const place = placeIn(root, to);
  const kept = [...(place?.querySelectorAll(`[data-coming="${CSS.escape(piece)}"]`) ?? [])];
  const element = kept.find((one) => !taken.has(one));
  if (element) taken.add(element);
  if (element) return { pose: poseOf(element), look: element };
  return place ? { pose: poseOf(place.querySelector('[data-piece]') ?? place), look: null } : null;
}

function placeIn(root: HTMLElement, name: string): Element | null {
  return root.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

/** A bow from one pose to the other, with a small overshoot at its end. */
function way(from: Pose, to: Pose, arc: number): Keyframe[] {
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
async function turn(
  motion: Motion,
  flying: HTMLElement,
  { piece, as }: Flight,
  { duration, delay }: { duration: number; delay: number },
): Promise<void> {
  const [before, after] = ['from', 'to'].map((name) => flying.querySelector(`:scope > [data-look=${name}]`));
  if (!before || !after) return;
  const turned = as !== undefined && as !== piece;
  const timing = { duration, delay, easing: 'linear' };
  if (!turned) {
    await motion.animate(before, [{ opacity: 1 }, { opacity: 0, offset: 0.35 }, { opacity: 0 }], timing);
    return;
  }
  const edge = { transform: 'scaleX(0)', opacity: 1 };
  const gone = { transform: 'scaleX(0)', opacity: 0 };
  const flat = { transform: 'scaleX(1)', opacity: 1 };
  await Promise.all([
    motion.animate(before, [flat, { ...edge, offset: 0.5 }, { ...gone, offset: 0.5 }, gone], timing),
    motion.animate(after, [gone, { ...gone, offset: 0.5 }, { ...edge, offset: 0.5 }, flat], timing),
  ]);
}

/** What slides to make room (`data-slide="…"`, unique on the board), and where it is. */
function slidesIn(root: HTMLElement): Map<string, DOMRect> {
  const found = root.querySelectorAll<HTMLElement>('[data-slide]');
  return new Map([...found].map((element) => [element.dataset['slide'] ?? '', element.getBoundingClientRect()]));
}

function slides(root: HTMLElement, before: Map<string, DOMRect>): { element: HTMLElement; x: number; y: number }[] {
  return [...root.querySelectorAll<HTMLElement>('[data-slide]')].flatMap((element) => {
    const was = before.get(element.dataset['slide'] ?? '');
    if (!was) return [];
    const now = element.getBoundingClientRect();
    const [x, y] = [was.x - now.x, was.y - now.y];
    return Math.abs(x) + Math.abs(y) > 1 ? [{ element, x, y }] : [];
  });
}
