import { untrack } from 'svelte';
import { afterPicture } from './picture';

/** What a value was before the next picture: it follows in a task of its own, so that what matters more is not held up by it. */
export function trailing<Value>(value: () => Value): { readonly current: Value } {
  let current = $state.raw(untrack(value));
  $effect(() => {
    const now = value();
    let outdated = false;
    void afterPicture().then(() => {
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
