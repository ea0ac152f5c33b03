// Choosing an action step by step: artist, destination, first stone, tower space; or a colour; or some top stones.
//
// Everything here is read off the list of legal actions (`d2b2n3`, `cV`, `t135`); nothing is known of the rules.

import type { StoneColour } from '../pieces/types';
import { CLOCKWISE, type Direction } from './spaces';

export interface PickUp {
  kind: 'pick-up';
  from: string;
  to: string | null;
  first: Direction | null;
  tower: number | null;
}

export type Choice = PickUp | { kind: 'colour'; colour: StoneColour } | { kind: 'tops'; towers: readonly number[] };

/** An action as the choice that leads to it. */
export function read(action: string): Choice | null {
  const pickUp = /^([a-g]\d)([a-g]\d)([nesw])([1-5])$/.exec(action);
  if (pickUp) {
    const [, from = '', to = '', first, tower] = pickUp;
    return { kind: 'pick-up', from, to, first: first as Direction, tower: Number(tower) };
  }
  if (/^c[YBPV]$/.test(action)) return { kind: 'colour', colour: action.charAt(1) as StoneColour };
  if (/^t[1-5]+$/.test(action)) return { kind: 'tops', towers: [...action.slice(1)].map(Number) };
  return null;
}

/** A choice as the game writes it, or null while something is missing. */
export function write(choice: Choice): string | null {
  if (choice.kind === 'colour') return `c${choice.colour}`;
  if (choice.kind === 'tops') return choice.towers.length > 0 ? `t${[...choice.towers].sort().join('')}` : null;
  const { from, to, first, tower } = choice;
  return to && first && tower ? `${from}${to}${first}${tower}` : null;
}

/** The legal actions, sorted by the steps that lead to them. */
export class Moves {
  readonly #legal: ReadonlySet<string>;
  readonly #reach = new Map<string, Map<string, readonly Direction[]>>();
  /** Where artists stand that can move. */
  readonly artists: readonly string[];
  /** The tower spaces that are free for a pick-up. */
  readonly spaces: readonly number[];
  /** The colours that can be scored. */
  readonly colours: readonly StoneColour[];
  /** The towers whose top stones can be scored. */
  readonly tops: readonly number[];

  constructor(legal: readonly string[]) {
    const choices = legal.map(read).filter((choice) => choice !== null);
    const pickUps = choices.filter((choice) => choice.kind === 'pick-up');
    this.#legal = new Set(legal);
    this.artists = unique(pickUps.map(({ from }) => from));
    this.spaces = unique(pickUps.flatMap(({ tower }) => tower ?? [])).sort();
    this.colours = choices.flatMap((choice) => (choice.kind === 'colour' ? choice.colour : []));
    this.tops = unique(choices.flatMap((choice) => (choice.kind === 'tops' ? choice.towers : []))).sort();
    for (const { from, to, first } of pickUps) if (to && first) this.#add(from, to, first);
  }

  get none(): boolean {
    return this.#legal.size === 0;
  }

  /** Where an artist can go, and the sides on which it finds stones there, clockwise. */
  reach(from: string): ReadonlyMap<string, readonly Direction[]> {
    return this.#reach.get(from) ?? new Map();
  }

  sides(from: string, to: string): readonly Direction[] {
    return this.reach(from).get(to) ?? [];
  }

  artist(from: string): Choice | null {
    return this.artists.includes(from) ? { kind: 'pick-up', from, to: null, first: null, tower: null } : null;
  }

  /** The artist goes there; the first stone and the tower space are proposed, and keep what was chosen where that is possible. */
  place(choice: PickUp, to: string): Choice | null {
    const sides = this.sides(choice.from, to);
    const first = choice.first && sides.includes(choice.first) ? choice.first : (sides[0] ?? null);
    const tower = choice.tower ?? this.spaces[0] ?? null;
    return this.#possible({ ...choice, to, first, tower });
  }

  first(choice: PickUp, first: Direction): Choice | null {
    return this.#possible({ ...choice, first });
  }

  tower(choice: PickUp, tower: number): Choice | null {
    return this.#possible({ ...choice, tower });
  }

  colour(colour: StoneColour): Choice | null {
    return this.#possible({ kind: 'colour', colour });
  }

  /** Begins to choose top stones, with none so far. */
  any(): Choice | null {
    return this.tops.length > 0 ? { kind: 'tops', towers: [] } : null;
  }

  /** Adds a tower to those whose tops are to be scored, or takes it out again. */
  top(choice: Choice | null, tower: number): Choice | null {
    const chosen = choice?.kind === 'tops' ? choice.towers : [];
    const towers = chosen.includes(tower) ? chosen.filter((other) => other !== tower) : [...chosen, tower].sort();
    return towers.length === 0 ? this.any() : this.#possible({ kind: 'tops', towers });
  }

  /** The action that is chosen, once it is complete. */
  action(choice: Choice | null): string | null {
    const action = choice && write(choice);
    return action !== null && this.#legal.has(action) ? action : null;
  }

  #add(from: string, to: string, first: Direction): void {
    const places = this.#reach.get(from) ?? new Map<string, readonly Direction[]>();
    const found = places.get(to) ?? [];
    this.#reach.set(
      from,
      places.set(
        to,
        CLOCKWISE.filter((side) => side === first || found.includes(side)),
      ),
    );
  }

  #possible(choice: Choice): Choice | null {
    return this.action(choice) === null ? null : choice;
  }
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
