// What a board shows in one frame, and what must be true of it whatever is being played. This runs in the page, after the clock.

import type { Clock } from './clock.mjs';

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
  /** What is being done, for whoever reads what was wrong. */
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
  interface Piece {
    id: number;
    kind: string;
    x: number;
    y: number;
    place: string;
    air: boolean;
    held: boolean;
    /** How much faster than usual it flies; a hand goes as fast as it likes. */
    rush: number;
  }
  interface Heap {
    place: string;
    count: number;
    box: DOMRect;
  }
  interface Frame {
    pieces: Piece[];
    heaps: Map<string, Heap>;
    petals: Map<string, string>;
    signs: Record<string, string>;
  }
  interface Path {
    kind: string;
    born: number;
    points: { x: number; y: number }[];
    held: boolean;
  }

  const { clock } = window as unknown as { clock: Clock };
  /** How far a piece in the air goes in a frame, one that makes room for another, and one that takes off or lands. */
  const [FLIES, SLIDES, TOUCHES] = [160, 80, 45];
  /** How long a flight usually takes, in milliseconds. Fast motion, and whoever is in a hurry, make it shorter. */
  const FLIGHT = 340;
  const HAND = 9;
  /** Whatever says how many pieces lie somewhere. */
  const NUMBERS = '[data-count], [data-pill], .pile[data-place] > b, [data-place^=hand-] > b';
  const HEAP = /^(deck|discard|cup-\d|track)$/;
  /** Two frames: what follows a picture later is no fault. */
  const LATE = 3;

  const ids = new WeakMap<Element, number>();
  let named = 0;
  const idOf = (element: Element): number => {
    if (!ids.has(element)) ids.set(element, (named += 1));
    return ids.get(element) as number;
  };
  const seen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const aside = (element: Element): boolean => element.closest('dialog, [data-overlay], .vh') !== null;
  const nameOf = (element: Element | null): string => element?.getAttribute('data-place') ?? '';

  /** Places have places in them: what lies in `m1-R` lies in `m1`. */
  const within = (place: string, around: string): boolean => place === around || place.startsWith(`${around}-`);

  /** The place that a number is about: the one it names, lies in, or lies beside. The spaces of a spiral are one place. */
  function placeOf(count: Element): { name: string; element: Element } | null {
    const named = count.getAttribute('data-pill') ?? '';
    if (named) return { name: named, element: count };
    for (let around: Element | null = count; around; around = around.parentElement) {
      if (around.matches('[data-place]')) return { name: nameOf(around), element: around };
      const inside = around.querySelector('[data-place]');
      if (inside) return { name: nameOf(inside).replace(/^(track)-.*/, '$1'), element: around };
    }
    return null;
  }

  function look(): Frame | null {
    const pieces: Piece[] = [];
    const heaps = new Map<string, Heap>();
    const counts: { place: string; count: number }[] = [];
    for (const element of document.querySelectorAll(NUMBERS)) {
      if (aside(element) || !seen(element)) continue;
      const place = placeOf(element);
      const count = Number(/\d+/.exec(element.textContent)?.[0] ?? NaN);
      if (!place || Number.isNaN(count)) continue;
      const { name, element: around } = place;
      const open = [...around.querySelectorAll(':scope [data-place] [data-piece]')].some(seen);
      if (HEAP.test(name) && !open) heaps.set(name, { place: name, count, box: around.getBoundingClientRect() });
      else counts.push({ place: name, count });
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
      const air = element.closest('[data-overlay]') !== null;
      if (!air && aside(element)) continue;
      if (!seen(element) || (air && ![element, ...element.children].some(seen))) continue;
      const place = nameOf(element.closest('[data-place]'));
      // What is drawn of a heap is a picture of it: its number says how many lie there.
      if (!air && [...heaps.keys()].some((heap) => element.closest(`[data-place="${heap}"]`))) continue;
      const box = element.getBoundingClientRect();
      const held = element.dataset['held'] !== undefined;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const rush = held ? HAND : air ? rushOf(element) : 1;
      pieces.push({ id: idOf(element), kind: element.dataset['piece'] ?? '', x, y, place, air, held, rush });
    }
    if (pieces.every(({ air }) => air) && heaps.size === 0) return null;
    for (const { place, count } of counts) {
      const lying = pieces.filter((piece) => !piece.air && within(piece.place, place)).length;
      if (lying !== count) fault(`${place} says ${count}, and ${lying} lie there`);
    }
    return { pieces, heaps, petals: petalsOn(), signs: signs() };
  }

  function rushOf(element: Element): number {
    const times = element.getAnimations().map(({ effect, playbackRate }) => {
      return Number(effect?.getTiming().duration ?? FLIGHT) / playbackRate;
    });
    return Math.max(1, FLIGHT / Math.min(FLIGHT, ...times));
  }

  /** The colours that each mandala's ring shows as present, by the number of the mandala. */
  function petalsOn(): Map<string, string> {
    const rings = new Map<string, string>();
    for (const mandala of document.querySelectorAll('[data-mandala]')) {
      const on = [...mandala.querySelectorAll('g.on:not(.sign)')].map(
        (petal) => /sand-(\w)/.exec(petal.getAttribute('class') ?? '')?.[1] ?? '',
      );
      rings.set(mandala.getAttribute('data-mandala') ?? '', [...new Set(on)].sort().join(''));
    }
    return rings;
  }

  /** What announces itself: words, panels and outlines that belong to a move that has been made. */
  function signs(): Record<string, string> {
    const text = (what: string): string => document.querySelector(what)?.textContent.trim() ?? '';
    const names = (what: string): string =>
      [...document.querySelectorAll(what)]
        .filter((element) => !element.closest('dialog, ol.log'))
        .map((element) => {
          const place = element.closest('[data-place]') ?? element.querySelector('[data-place]');
          return nameOf(place) || (element.getAttribute('class') ?? '');
        })
        .join(' ');
    return {
      heading: text('[role=status] :is(h1, h2)'),
      title: document.title,
      log: `${document.querySelectorAll('ol.log > li').length} ${text('ol.log > li:last-of-type')}`,
      said: text('p[aria-live]'),
      claims: names('.act.claims'),
      destroyed: [...document.querySelectorAll('.mandala.destroyed')].map((one) => one.className).join(),
      outlines: names('.last, .fresh, .arrived'),
    };
  }

  const colourOf = (kind: string): string => (/^[a-z]\??$/i.test(kind) ? (kind[0] as string).toUpperCase() : '');
  /** Whether one can be the other: a back or an unknown stone can be anything, a stone seen from the side any of its colour. */
  function alike(one: string, two: string): boolean {
    if (one === two || one === '' || two === '') return true;
    if (/^(back|\?)$/.test(one) || /^(back|\?)$/.test(two)) return true;
    const hidden = one.endsWith('?') || two.endsWith('?');
    return hidden && colourOf(one) === colourOf(two) && colourOf(one) !== '';
  }

  function between(before: Frame, now: Frame): void {
    const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
    const come: (Piece | Heap)[] = [];
    const gone = new Map(before.pieces.map((piece) => [piece.id, piece]));
    for (const piece of now.pieces) {
      const was = old.get(piece.id);
      const far = was ? Math.hypot(piece.x - was.x, piece.y - was.y) : Infinity;
      const most = piece.held || was?.held ? Infinity : piece.air ? FLIES * piece.rush : SLIDES;
      if (was && far <= most && alike(was.kind, piece.kind)) gone.delete(piece.id);
      else come.push(piece);
    }
    const left: (Piece | Heap)[] = [...gone.values()];
    for (const place of new Set([...before.heaps.keys(), ...now.heaps.keys()])) {
      const [then, here] = [before.heaps.get(place), now.heaps.get(place)];
      const heap = here ?? then;
      if (!heap) continue;
      const more = (here?.count ?? 0) - (then?.count ?? 0);
      for (let times = 0; times < Math.abs(more); times += 1) (more > 0 ? come : left).push(heap);
    }
    const apart = (one: Piece | Heap, two: Piece | Heap): number => {
      if ('box' in one && 'box' in two) return Infinity;
      if ('box' in two) return apart(two, one);
      const piece = two;
      if (!('box' in one)) return Math.hypot(one.x - piece.x, one.y - piece.y);
      const { left, right, top, bottom } = one.box;
      return Math.hypot(Math.max(left - piece.x, 0, piece.x - right), Math.max(top - piece.y, 0, piece.y - bottom));
    };
    // A piece that is taken over in the air is taken over where it is: another one beside it is another one.
    const passed = (from: Piece | Heap, to: Piece | Heap): boolean =>
      !('box' in from) && !('box' in to) && from.air && to.air;
    const kind = (one: Piece | Heap): string => ('box' in one ? '' : one.kind);
    const rush = (one: Piece | Heap): number => ('box' in one ? 1 : one.rush);
    // Whoever hurries hurries everything: also what has just been taken over and has no speed of its own yet.
    const hurry = Math.max(1, ...now.pieces.filter(({ held }) => !held).map(rush));
    const pairs = come
      .flatMap((to, a) =>
        left.map((from, b) => ({ a, b, far: apart(from, to), same: kind(from) === kind(to), to, from })),
      )
      .filter(({ from, to, far }) => {
        const most = passed(from, to) ? 0.3 * TOUCHES * hurry : TOUCHES;
        return far <= most * Math.max(rush(from), rush(to)) && alike(kind(from), kind(to));
      })
      .sort((one, two) => Number(two.same) - Number(one.same) || one.far - two.far);
    const [matched, used] = [new Set<number>(), new Set<number>()];
    for (const { a, b } of pairs) {
      if (matched.has(a) || used.has(b)) continue;
      matched.add(a);
      used.add(b);
    }
    const where = (one: Piece | Heap): string =>
      'box' in one
        ? `heap ${one.place}`
        : `${one.kind} ${one.air ? 'in the air' : `in ${one.place}`} (${Math.round(one.x)}, ${Math.round(one.y)})`;
    come.forEach((one, index) => {
      if (!matched.has(index)) fault(`comes from nowhere: ${where(one)}`);
    });
    left.forEach((one, index) => {
      if (!used.has(index)) fault(`goes nowhere: ${where(one)}`);
    });

    for (const [mandala, petals] of now.petals) {
      const lit = [...petals].filter((colour) => !before.petals.get(mandala)?.includes(colour));
      for (const colour of lit) {
        const lies = now.pieces.some(
          (piece) => !piece.air && new RegExp(`^[mf]${mandala}(-|$)`).test(piece.place) && piece.kind === colour,
        );
        if (!lies) fault(`petal ${colour} of ${mandala} lights before its card lies there`);
      }
    }

    // In a hurry nothing waits for what is still gliding.
    const flying = hurry > 3 ? [] : now.pieces.filter(({ id, air, held }) => air && !held && age(id) > LATE);
    if (flying.length > 0) {
      for (const [name, sign] of Object.entries(now.signs)) {
        const was = before.signs[name];
        if (was !== sign) fault(`${name} changes while ${flying.length} are in the air: “${was}” to “${sign}”`);
      }
    }
  }

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
  /** A frame in a few words, for whoever wants to know how it came to a fault. */
  function inWords(frame: Frame | null, other: Frame | null): string {
    const same = new Set(other?.pieces.map(({ id, x, y, kind }) => `${id} ${x} ${y} ${kind}`));
    const changed = frame?.pieces.filter(({ id, x, y, kind }) => !same.has(`${id} ${x} ${y} ${kind}`)) ?? [];
    const lying = changed.map(
      ({ id, kind, x, y, place, air, held }) =>
        `${id}:${kind}@${air ? (held ? 'held' : 'air') : place}(${Math.round(x)},${Math.round(y)})`,
    );
    return [...lying, ...[...(frame?.heaps.values() ?? [])].map(({ place, count }) => `${place}=${count}`)].join(' ');
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
      if (last) between(last, now);
      follow(now);
      begun ||= still > 6;
      if (still === 5) atRest(now);
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

  /** When nothing moves, a ring shows exactly the colours that lie in its mandala. */
  function atRest(now: Frame): void {
    for (const [mandala, petals] of now.petals) {
      const lying = now.pieces.filter((piece) => new RegExp(`^[mf]${mandala}(-|$)`).test(piece.place));
      const colours = [...new Set(lying.map(({ kind }) => kind))].sort().join('');
      if (colours !== petals) fault(`ring ${mandala} shows ${petals || 'nothing'} over ${colours || 'nothing'}`);
    }
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
