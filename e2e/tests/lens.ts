// What a board shows in one frame: its pieces, heaps, rings and words. This runs in the page, before the camera.

export interface Piece {
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
export interface Heap {
  place: string;
  count: number;
  box: DOMRect;
}
/** What a board shows in one frame. */
export interface Frame {
  pieces: Piece[];
  heaps: Map<string, Heap>;
  petals: Map<string, string>;
  /** The words of the status, the newest line of the log, and the like. */
  signs: Record<string, string>;
  /** Numbers on the board that are not those of the pieces beside them. */
  faults: string[];
}

export interface Lens {
  /** The board as it is now; nothing where none is to be seen. */
  look(): Frame | null;
}

/** Installs `window.lens`. */
export function installLens(): void {
  /** How long a flight usually takes, in milliseconds. Fast motion, and a player in a hurry, make it shorter. */
  const FLIGHT = 340;
  const HAND = 9;
  /** Whatever says how many pieces lie somewhere. */
  const NUMBERS = '[data-count], [data-pill], .pile[data-place] > b, [data-place^=hand-] > b';
  const HEAP = /^(deck|discard|cup-\d|track)$/;

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
    const faults = counts.flatMap(({ place, count }) => {
      const lying = pieces.filter((piece) => !piece.air && within(piece.place, place)).length;
      return lying === count ? [] : [`${place} says ${count}, and ${lying} lie there`];
    });
    return { pieces, heaps, petals: petalsOn(), signs: signs(), faults };
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

  (window as unknown as { lens: Lens }).lens = { look };
}
