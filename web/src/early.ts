// Requests that need not wait for the app: the person, the words, and at a table its socket and its game. Nothing here needs
// Svelte, so that this script is small and runs first.

import { base } from './api/base';
import { prefetchMe } from './app/identity';
import { firstLanguage } from './app/language';
import { preload } from './games/preload';
import { connectEarly } from './table/prefetch';
import { core } from './words/files';

// An empty page is not laid out. If a script has failed, the page says so and stays (public/theme.js).
document.body.hidden = !('failed' in document.documentElement.dataset);

const language = firstLanguage();
document.documentElement.lang = language;
const words = core(language);
const came = prefetchMe();
const [, table] = /^\/table\/([\w-]+)\/?$/.exec(location.pathname.slice(base.length)) ?? [];
const key = new URLSearchParams(location.search).get('key');

// The app tries again whatever fails here, and has the words for an error.
words.catch(() => undefined);
came.catch(() => undefined);
if (table) {
  connectEarly(table, key)
    .then((game) => game && preload(game))
    .catch(() => undefined);
  import('./pages/Table.svelte').catch(() => undefined);
}
