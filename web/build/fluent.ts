// Reads the words while the app is built: what a browser gets has been taken apart already, for reading Fluent takes it long.

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.ftl')) return null;
      // As JSON in a string, because a browser reads that faster than a script.
      const messages = JSON.stringify(JSON.stringify(new FluentResource(text).body));
      return { code: `export default JSON.parse(${messages});`, map: null };
    },
  };
}
