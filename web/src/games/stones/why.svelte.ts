// The sentences of reasons.ts for parts of the board. They are loaded with their words on first use.

import type { Attachment } from 'svelte/attachments';
import { explained, type ExplanationTarget } from '../../board/explanation.svelte';
import { need } from '../../words';

type Reasons = typeof import('./reasons');

let reasons: Reasons | null = $state.raw(null);
let loading: Promise<void> | null = null;

function load(): Promise<void> {
  return (loading ??= fetched());
}

async function fetched(): Promise<void> {
  // Without a connection nothing is explained, and the next question tries again.
  const came = await Promise.all([import('./reasons'), need('stones-reasons')]).catch(() => null);
  loading = null;
  reasons = came?.[0] ?? null;
}

/** Explains a part of the board: on hover, on keyboard focus and on a long press. */
export function why(say: (reasons: Reasons) => string | null): Attachment<ExplanationTarget> {
  return explained(() => {
    if (reasons) return say(reasons);
    void load();
    return '';
  });
}

/** The same where something was pressed that does nothing; nothing without a connection. */
export async function tell(say: (reasons: Reasons) => string | null): Promise<string | null> {
  if (!reasons) await load();
  return reasons && say(reasons);
}
