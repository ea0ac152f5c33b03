// What need not wait for the app: who one is, the words, and at a table the line to it and its game are asked for while the
// app itself is on its way. Nothing here needs Svelte, so that it is small and comes first.

import { askAhead } from './app/arrival';
import { firstLanguage } from './app/language';
import { preload } from './games/preload';
import { sitDownAhead } from './table/ahead';
import { core } from './words/files';

// An empty page is not laid out. If a script has failed, the page says so and stays (public/theme.js).
document.body.hidden = !('failed' in document.documentElement.dataset);

const language = firstLanguage();
document.documentElement.lang = language;
const words = core(language);
const came = askAhead();
const [, table] = /^\/table\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
const key = new URLSearchParams(location.search).get('key');

// What fails here is tried again by the app, which has the words to say so.
words.catch(() => undefined);
came.catch(() => undefined);
if (table) {
  sitDownAhead(table, key)
    .then((game) => game && preload(game))
    .catch(() => undefined);
  import('./pages/Table.svelte').catch(() => undefined);
}
