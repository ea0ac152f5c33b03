// What must be true of two frames that follow each other, whatever is being played. This runs in the page, before the camera.

import type { Frame, Heap, Piece } from './lens';

export interface Continuity {
  /** What cannot have happened between two frames, given for how many frames each piece has been in the air. */
  between(before: Frame, now: Frame, age: (id: number) => number): string[];
  /** What is wrong with a frame in which nothing moves. */
  atRest(now: Frame): string[];
}

/** Installs `window.continuity`. */
export function installContinuity(): void {
  /** How far a piece in the air goes in a frame, one that makes room for another, and one that takes off or lands. */
  const [FLIES, SLIDES, TOUCHES] = [160, 80, 45];
  /** Two frames: what follows a picture later is no fault. */
  const LATE = 3;

  const colourOf = (kind: string): string => (/^[a-z]\??$/i.test(kind) ? (kind[0] as string).toUpperCase() : '');
  /** Whether one can be the other: a back or an unknown stone can be anything, a stone seen from the side any of its colour. */
  function alike(one: string, two: string): boolean {
    if (one === two || one === '' || two === '') return true;
    if (/^(back|\?)$/.test(one) || /^(back|\?)$/.test(two)) return true;
    const hidden = one.endsWith('?') || two.endsWith('?');
    return hidden && colourOf(one) === colourOf(two) && colourOf(one) !== '';
  }

  function between(before: Frame, now: Frame, age: (id: number) => number): string[] {
    const faults: string[] = [];
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
    // A hurry is for all pieces, also for one that was just taken over and has no animation yet.
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
      if (!matched.has(index)) faults.push(`comes from nowhere: ${where(one)}`);
    });
    left.forEach((one, index) => {
      if (!used.has(index)) faults.push(`goes nowhere: ${where(one)}`);
    });

    for (const [mandala, petals] of now.petals) {
      const lit = [...petals].filter((colour) => !before.petals.get(mandala)?.includes(colour));
      for (const colour of lit) {
        const lies = now.pieces.some(
          (piece) => !piece.air && new RegExp(`^[mf]${mandala}(-|$)`).test(piece.place) && piece.kind === colour,
        );
        if (!lies) faults.push(`petal ${colour} of ${mandala} lights before its card lies there`);
      }
    }

    // In a hurry nothing waits for what is still gliding.
    const flying = hurry > 3 ? [] : now.pieces.filter(({ id, air, held }) => air && !held && age(id) > LATE);
    if (flying.length > 0) {
      for (const [name, sign] of Object.entries(now.signs)) {
        const was = before.signs[name];
        if (was !== sign) faults.push(`${name} changes while ${flying.length} are in the air: “${was}” to “${sign}”`);
      }
    }
    return faults;
  }

  /** When nothing moves, a ring shows exactly the colours that lie in its mandala. */
  function atRest(now: Frame): string[] {
    const faults: string[] = [];
    for (const [mandala, petals] of now.petals) {
      const lying = now.pieces.filter((piece) => new RegExp(`^[mf]${mandala}(-|$)`).test(piece.place));
      const colours = [...new Set(lying.map(({ kind }) => kind))].sort().join('');
      if (colours !== petals) faults.push(`ring ${mandala} shows ${petals || 'nothing'} over ${colours || 'nothing'}`);
    }
    return faults;
  }

  (window as unknown as { continuity: Continuity }).continuity = { between, atRest };
}
