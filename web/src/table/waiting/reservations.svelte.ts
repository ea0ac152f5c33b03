// The names of people for whom seats are kept: the table has only their ids.

import { request } from '../../api/http';
import type { SeatInfo } from '../../protocol';

export class Reservations {
  /** Who has been asked for: no state, so that no answer asks for the others again. */
  readonly #asked = new Set<string>();
  #found: Readonly<Record<string, string>> = $state.raw({});
  readonly #people: readonly string[] = $derived.by(() => this.seats().flatMap(({ kept_for }) => kept_for ?? []));
  readonly any = $derived.by(() => this.#people.length > 0);
  readonly names: readonly string[] = $derived.by(() => this.#people.map((person) => this.#found[person] ?? '…'));

  /** Made in a component, for as long as that is shown. */
  constructor(private readonly seats: () => readonly SeatInfo[]) {
    $effect(() => {
      for (const person of this.#people) this.ask(person);
    });
  }

  /** Asks for a person's name, once. */
  ask(person: string): void {
    if (this.#asked.has(person)) return;
    this.#asked.add(person);
    request('GET /api/people/{person}', { params: { person } }).then(
      ({ name }) => (this.#found = { ...this.#found, [person]: name }),
      // Without a name the seat is simply open, until something changes at the table.
      () => this.#asked.delete(person),
    );
  }

  /** The name of the person a seat is kept for; nothing for an open seat. */
  name(seat: SeatInfo): string | undefined {
    return seat.kept_for && this.#found[seat.kept_for];
  }
}
