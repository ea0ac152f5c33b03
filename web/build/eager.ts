// Tells browsers that nearly everything in a script is run as soon as it is here. They then translate all of it while it is being
// fetched, beside the page, rather than function by function while the page waits. A browser that does not know the sign ignores it.

import type { Plugin } from 'vite';

// The names of files do not follow the sign: a copy that was kept without it is as good.
const SIGN = '//# allFunctionsCalledOnLoad\n';

export function eager(names: readonly string[]): Plugin {
  return {
    name: 'eager',
    apply: 'build',
    generateBundle: {
      // It counts only at the very beginning of a file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = SIGN + file.code;
        }
      },
    },
  };
}
