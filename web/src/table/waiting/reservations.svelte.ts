// The names of people for whom seats are kept: the table has only their ids.

import { request } from '../../api/http';
import type { SeatInfo } from '../../protocol';

export class Reservations {
  #found: Readonly<Record<string, string>> = $state.raw({});
  readonly #people: readonly string[] = $derived.by(() => this.seats().flatMap(({ kept_for }) => kept_for ?? []));
  readonly any = $derived.by(() => this.#people.length > 0);
  readonly names: readonly string[] = $derived.by(() => this.#people.map((person) => this.#found[person] ?? '…'));

  /** Made in a component, for as long as that is shown. */
  constructor(private readonly seats: () => readonly SeatInfo[]) {
    $effect(() => {
      for (const person of this.#people) {
        if (person in this.#found) continue;
        request('GET /api/people/{person}', { params: { person } }).then(
          ({ name }) => (this.#found = { ...this.#found, [person]: name }),
          // Without a name the seat is simply open.
          () => undefined,
        );
      }
    });
  }

  /** The name of the person a seat is kept for; nothing for an open seat. */
  name(seat: SeatInfo): string | undefined {
    return seat.kept_for && this.#found[seat.kept_for];
  }
}
