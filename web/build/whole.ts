// Lets a browser paint nothing before the app is here: an empty page, laid out and painted, only holds the app up.

import type { Plugin } from 'vite';

export function whole(): Plugin {
  return {
    name: 'whole',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const app = /<script type="module"(?=[^>]*\/base-)/;
        if (!app.test(page)) throw new Error('the page does not name the app');
        return page.replace(app, '<script type="module" blocking="render"');
      },
    },
  };
}
