// Loading the page again by itself.

import { base } from '../api/base';

/** A newer server wants a newer page. Once: where the old page keeps coming, the table says so instead. */
export function reloadOnce(): void {
  const key = `${base}mandala-reloaded`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, 'yes');
  location.reload();
}
