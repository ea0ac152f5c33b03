// Films the board: looks at every frame of the clock, notes what is wrong, and keeps what tests ask for. This runs in the page, after
// the clock, the lens and the continuity.

import type { Clock } from './clock.mjs';
import type { Continuity } from './continuity';
import type { Frame, Lens } from './lens';

export interface CameraOptions {
  /** How many pieces there are; nothing where the first frame at rest says it. */
  total: number | null;
  /** Whether the deal is filmed: from the frame on in which nothing is dealt. Otherwise a page counts once it has come to rest. */
  deal?: boolean;
}

export interface Sighting {
  /** The frame. */
  frame: number;
  /** Pieces in the air. */
  flying: number;
  /** Whether anything moves. */
  moving: boolean;
  /** The words of the status, the newest line of the log, and the like. */
  signs: Record<string, string>;
}

export interface Camera {
  options: CameraOptions;
  /** What is being done, for the report of what was wrong. */
  scene: string;
  /** What was wrong, each kind of thing a few times, with the frame it was seen in. */
  faults: string[];
  /** The frames before and at the first faults. */
  evidence: string[];
  /** How many frames were looked at with a board in them. */
  samples: number;
  /** Pieces that were in the air at least once. */
  flown: number;
  /** How many frames each of them was, once it has landed. */
  flights: number[];
  /** The frames, as short as they can be said, for tests of their order. */
  reel: Sighting[];
  /** Holds the clock once this is so. */
  holdAt: ((flying: readonly { age: number; held: boolean }[]) => boolean) | null;
  /** Forgets the last frame: what follows is another scene. */
  cut(): void;
  /** What lies in each place, as seen now: the kinds of pieces, or the number of a heap. */
  inventory(): Record<string, string>;
}

/** Installs `window.camera`, which looks at every frame of `window.clock`. */
export function installCamera(options: CameraOptions): void {
  interface Path {
    kind: string;
    born: number;
    points: { x: number; y: number }[];
    held: boolean;
  }

  const { clock, continuity, lens } = window as unknown as { clock: Clock; continuity: Continuity; lens: Lens };

  const paths = new Map<number, Path>();
  const age = (id: number): number => clock.frames - (paths.get(id)?.born ?? clock.frames);

  /** What flies, flies between where it began and where it ends. */
  function follow(now: Pick<Frame, 'pieces'>): void {
    const air = new Map(now.pieces.filter((piece) => piece.air).map((piece) => [piece.id, piece]));
    for (const [id, { kind, x, y, held }] of air) {
      const path = paths.get(id) ?? { kind, born: clock.frames, points: [], held: false };
      if (!paths.has(id)) camera.flown += 1;
      path.points.push({ x, y });
      path.held ||= held;
      paths.set(id, path);
    }
    for (const [id, { kind, points, held }] of paths) {
      if (air.has(id)) continue;
      paths.delete(id);
      camera.flights.push(points.length);
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last || held) continue;
      const most = Math.max(50, 0.36 * Math.hypot(last.x - first.x, last.y - first.y));
      const inside = (at: number, one: number, two: number): boolean =>
        at >= Math.min(one, two) - most && at <= Math.max(one, two) + most;
      const out = points.find(({ x, y }) => !inside(x, first.x, last.x) || !inside(y, first.y, last.y));
      if (out)
        fault(`${kind} leaves the way from its source to its goal, at (${Math.round(out.x)}, ${Math.round(out.y)})`);
    }
  }

  function totalOf({ pieces, heaps }: Frame): number {
    return pieces.length + [...heaps.values()].reduce((sum, { count }) => sum + count, 0);
  }

  const reported = new Map<string, number>();
  function fault(what: string): void {
    if (!begun) return;
    // Numbers, places and colours are what differs from frame to frame.
    const kind = what.replace(/-?\d+|“.*|\b[A-Z]\b|[A-Z]\?/gi, '').slice(0, 40);
    reported.set(kind, (reported.get(kind) ?? 0) + 1);
    if ((reported.get(kind) ?? 0) > 4) return;
    camera.faults.push(`frame ${clock.frames}, ${camera.scene}: ${what}`);
    wrong = true;
  }
  /** A frame in a few words, for the report of a fault. */
  function inWords(frame: Frame | null, other: Frame | null): string {
    const same = new Set(other?.pieces.map(({ id, x, y, kind }) => `${id} ${x} ${y} ${kind}`));
    const changed = frame?.pieces.filter(({ id, x, y, kind }) => !same.has(`${id} ${x} ${y} ${kind}`)) ?? [];
    const lying = changed.map(
      ({ id, kind, x, y, place, air, held }) =>
        `${id}:${kind}@${air ? (held ? 'held' : 'air') : place}(${Math.round(x)},${Math.round(y)})`,
    );
    return [...lying, ...[...(frame?.heaps.values() ?? [])].map(({ place, count }) => `${place}=${count}`)].join(' ');
  }

  function look(): Frame | null {
    const frame = lens.look();
    frame?.faults.forEach(fault);
    return frame;
  }

  let last: Frame | null = null;
  let wrong = false;
  /** A page that opens is no move: what it shows counts once it has come to rest. The deal is one. */
  let begun = false;
  let still = 0;
  const camera: Camera = {
    options,
    scene: '',
    faults: [],
    evidence: [],
    samples: 0,
    flown: 0,
    flights: [],
    reel: [],
    holdAt: null,
    cut() {
      last = null;
      paths.clear();
    },
    inventory() {
      const frame = look();
      const lying: Record<string, string> = {};
      for (const { place, kind, air } of frame?.pieces ?? []) {
        const name = air ? 'air' : place;
        lying[name] = [...(lying[name] ?? ''), ...kind].sort().join('');
      }
      for (const { place, count } of frame?.heaps.values() ?? []) lying[place] = String(count);
      return lying;
    },
  };

  function sample(): boolean {
    const now = look();
    const moving = clock.moving() > 0;
    if (now) {
      camera.samples += 1;
      const total = totalOf(now);
      still = moving || now.pieces.some(({ air }) => air) ? 0 : still + 1;
      if (camera.options.total === null && still > 3) camera.options.total = total;
      if (camera.options.total !== null && total !== camera.options.total) {
        fault(`${total} pieces of ${camera.options.total} are to be seen`);
      }
      begun ||= options.deal === true && now.heaps.get('deck')?.count === camera.options.total;
      if (last) continuity.between(last, now, age).forEach(fault);
      follow(now);
      begun ||= still > 6;
      if (still === 5) continuity.atRest(now).forEach(fault);
    } else if (document.querySelector('[data-overlay] > *')) fault('the board goes while pieces are in the air');
    if (!now) follow({ pieces: [] });
    if (wrong && camera.evidence.length < 16) {
      camera.evidence.push(`${camera.faults.at(-1)}\n  before ${inWords(last, now)}\n  now    ${inWords(now, last)}`);
    }
    wrong = false;
    last = now;
    const air = now?.pieces.filter((piece) => piece.air) ?? [];
    if (camera.reel.length < 100_000) {
      camera.reel.push({ frame: clock.frames, flying: air.length, moving, signs: now?.signs ?? {} });
    }
    if (camera.holdAt?.(air.map(({ id, held }) => ({ age: age(id), held })))) {
      camera.holdAt = null;
      return false;
    }
    return true;
  }

  let changed = true;
  const watch = (): void =>
    new MutationObserver(() => (changed = true)).observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  // So early there may be no page yet.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch, { once: true });
  else watch();
  let quiet = 0;
  (window as unknown as { camera: Camera }).camera = camera;
  void clock.run(() => {
    // While nothing changes there is nothing to see.
    quiet = changed || clock.moving() > 0 ? 0 : quiet + 1;
    changed = false;
    return quiet > 8 ? true : sample();
  });
}
