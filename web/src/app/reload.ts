// Loading the page again by itself.

/** A newer server wants a newer page. Once: where the old page keeps coming, the table says so instead. */
export function reloadOnce(): void {
  const key = 'mandala-reloaded';
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, 'yes');
  location.reload();
}
