// Adds V8's explicit compile hint to scripts of which nearly everything runs at once: the browser compiles them while they are
// fetched, off the main thread, rather than function by function. Other browsers ignore the comment.

import type { Plugin } from 'vite';

// The hashes in file names do not depend on the hint: a cached copy without it is as good.
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // It counts only at the very beginning of a file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
  };
}
