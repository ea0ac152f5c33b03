// The sentences of reasons.ts for parts of the board. They are loaded with their words on first use.

import type { Attachment } from 'svelte/attachments';
import { explained, type ExplanationTarget } from '../../board/explanation.svelte';
import { need } from '../../words';

type Reasons = typeof import('./reasons');

let reasons: Reasons | null = $state.raw(null);
let loading = false;

async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  // Without a connection nothing is explained, and the next question tries again.
  const came = await Promise.all([import('./reasons'), need('stones-reasons')]).catch(() => null);
  loading = false;
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
