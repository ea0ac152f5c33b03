import { untrack } from 'svelte';
import { afterNextPaint } from './paint';

/** A value that is shown after the next paint: what changes on the page because of it does not delay what matters more. */
export function deferred<Value>(value: () => Value): { readonly current: Value } {
  const latest = $derived(value());
  let current = $state.raw(untrack(() => latest));
  $effect(() => {
    const now = latest;
    if (now === untrack(() => current)) return;
    let outdated = false;
    void afterNextPaint().then(() => {
      if (!outdated) current = now;
    });
    return () => {
      outdated = true;
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
