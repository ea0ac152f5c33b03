// A lesson being taken: how far the learner has come, what is asked for, and what to point at.

import { Refused, request } from '../api/http';
import type { LessonBody } from '../protocol';
import { showError } from '../app/notices.svelte';
import type { TableSession } from '../table/session.svelte';

export class Tutor {
  readonly session: TableSession;
  readonly lesson: LessonBody;
  /** Whether the last thing tried was allowed, but not what the lesson asks for. */
  missed = $state(false);
  #shown: string | null = $state(null);

  readonly #progress = $derived.by(() => this.session.shown?.table.lesson ?? null);
  /** How many steps are done. */
  readonly done = $derived.by(() => this.#progress?.done ?? 0);
  /** The action the lesson asks for, if it is the learner's turn. */
  readonly asked = $derived.by(() => {
    const next = this.#progress?.next;
    return next !== undefined && this.session.legal.includes(next) ? next : null;
  });
  /** The action to point at: after a wrong try, or because the learner wants to see it. */
  readonly pointed = $derived.by(() => (this.#shown === this.asked ? this.asked : null));
  readonly over = $derived.by(() => this.session.shown?.table.phase === 'over' && this.session.settled);

  constructor(session: TableSession, lesson: LessonBody) {
    this.session = session;
    this.lesson = lesson;
  }

  show(): void {
    this.#shown = this.asked;
  }

  async play(action: string): Promise<void> {
    const { commands, version, presenter } = this.session;
    if (commands.pending || version < commands.played) return;
    this.missed = false;
    try {
      await this.session.act(action);
    } catch (error) {
      void presenter.flights.settle();
      if (!(error instanceof Refused)) {
        showError(error);
        return;
      }
      if (error.body.code === 'server-not-expected') {
        this.missed = true;
        this.show();
      } else if (error.body.code !== 'disconnected') showError(error);
    }
  }

  /** Leaves the table: a lesson that is not over is given up, so that it does not wait for ever. */
  leave(): void {
    this.session.close();
    if (this.session.shown?.table.phase !== 'over') giveUp(this.session.id);
  }
}

/** Gives up the table of a lesson, also if the learner has not sat down at it. */
export function giveUp(table: string): void {
  // If the request fails, the table stays until the server removes it.
  const body = { id: String(Date.now()), command: { do: 'resign' } } as const;
  request('POST /api/tables/{table}/commands', { params: { table }, body }).catch(() => undefined);
}
