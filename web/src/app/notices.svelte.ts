// Short messages about what was refused or done, apart from the game: moves never make one.

import { Refused, Unreachable } from '../api/http';
import { t } from '../words';

export interface Notice {
  key: number;
  text: string;
  kind: 'error' | 'plain';
}

export const notices: Notice[] = $state([]);
let next = 0;

export function showNotice(text: string, kind: Notice['kind'] = 'plain'): void {
  if (notices.some((notice) => notice.text === text)) return;
  notices.push({ key: next++, text, kind });
}

/** Says what went wrong, in words. */
export function showError(error: unknown): void {
  showNotice(errorText(error), 'error');
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return error.body.message;
  if (error instanceof Unreachable) return t('shell-unreachable');
  return t('shell-broken');
}

/** Dismisses notices that are not errors: they belong to the page that showed them. */
export function clearPlain(): void {
  for (const { key } of notices.filter(({ kind }) => kind === 'plain')) dismiss(key);
}

export function dismiss(key: number): void {
  const index = notices.findIndex((notice) => notice.key === key);
  if (index >= 0) notices.splice(index, 1);
}
