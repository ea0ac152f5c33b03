// Lets a browser paint nothing before the app is here: an empty page, laid out and painted, only holds the app up.

import type { Plugin } from 'vite';

export function whole(): Plugin {
  return {
    name: 'whole',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => page.replace(/<script type="module"(?=[^>]*\/base-)/, '<script type="module" blocking="render"'),
    },
  };
}
