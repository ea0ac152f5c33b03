// Everything that has happened at a table: what the server tells when it is asked, followed by what it has sent since.

import { request } from '../api/http';
import type { LogLine } from '../protocol';
import { afterNextPaint } from '../ui/paint';

/** A table from one viewpoint, as requests name it. */
interface ViewedTable {
  params: { table: string };
  query: { key: string | null; seat: number | null };
}

export class TableHistory {
  #lines: readonly LogLine[] = $state.raw([]);
  /** Counts what makes an answer belong to another viewpoint. */
  #rounds = 0;

  /** What has happened up to a version. */
  until(version: number): readonly LogLine[] {
    return this.#lines.filter((line) => line.version <= version);
  }

  /** Fetches the whole log; empty if the request was superseded. */
  async fetch(viewed: ViewedTable): Promise<readonly LogLine[]> {
    const round = ++this.#rounds;
    // The table itself is seen first (docs/benchmarks.md, “Deferrals”).
    await afterNextPaint();
    if (round !== this.#rounds) return [];
    const lines = await request('GET /api/tables/{table}/log', viewed).catch(() => null);
    // Another seat may look by now: this is not for it.
    if (!lines || round !== this.#rounds) return [];
    const last = lines.at(-1)?.version ?? 0;
    // What came meanwhile follows it.
    this.#lines = [...lines, ...this.#lines.filter((line) => line.version > last)];
    return lines;
  }

  add(line: LogLine): void {
    // What was fetched meanwhile may have it already.
    if (line.version > (this.#lines.at(-1)?.version ?? 0)) this.#lines = [...this.#lines, line];
  }

  /** Forgets everything: another person looks now. */
  clear(): void {
    this.#rounds += 1;
    this.#lines = [];
  }
}
