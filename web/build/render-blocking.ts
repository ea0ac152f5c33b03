// Marks the app's script as render-blocking: laying out and painting an empty page first would only delay the app.

import type { Plugin } from 'vite';

export function renderBlocking(): Plugin {
  return {
    name: 'render-blocking',
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
