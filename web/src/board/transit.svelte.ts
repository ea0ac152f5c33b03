// Which pieces are on their way. A piece that flies belongs to the place it flies to, and is not there yet: callers that draw or
// count what lies at a place leave it out until it has arrived.

import { SvelteMap } from 'svelte/reactivity';

export class Transit {
  #coming = new SvelteMap<string, number>();

  /** How many pieces are on their way to a place; of one kind, if it is named. */
  coming(place: string, piece?: string): number {
    return this.#coming.get(piece === undefined ? place : key(place, piece)) ?? 0;
  }

  depart(place: string, piece: string): void {
    this.#add(place, 1);
    this.#add(key(place, piece), 1);
  }

  arrive(place: string, piece: string): void {
    this.#add(place, -1);
    this.#add(key(place, piece), -1);
  }

  #add(name: string, change: number): void {
    const count = (this.#coming.get(name) ?? 0) + change;
    if (count > 0) this.#coming.set(name, count);
    else this.#coming.delete(name);
  }
}

function key(place: string, piece: string): string {
  return `${place} ${piece}`;
}
