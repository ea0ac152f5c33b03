// The people at the rated tables of the lobby, whose ratings are shown: the list of tables has only names.

import { request } from '../api/http';
import type { TableSummary } from '../protocol';

type People = readonly (string | undefined)[];

export class SeatCache {
  readonly #known = new Map<string, { changed: number; people: Promise<People> }>();

  /** Who sits at a table, by seat. The server is asked again only when something has changed there, or had no answer. */
  at({ id, changed }: TableSummary): Promise<People> {
    const before = this.#known.get(id);
    if (before?.changed === changed) return before.people;
    const people = request('GET /api/tables/{table}', { params: { table: id } }).then(
      ({ table }) => table.seats.map(({ person }) => person),
      () => {
        this.#known.delete(id);
        return [];
      },
    );
    this.#known.set(id, { changed, people });
    return people;
  }
}
