// Where the app begins.

import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { load } from './pages/pages';
import { comeIn, me } from './shell/me.svelte';
import { tell } from './shell/notices.svelte';
import { follow, route } from './shell/route.svelte';
import { fetchSettings, firstLanguage, followDevice, show } from './shell/settings.svelte';
import { need, speak, t } from './words';

show();
followDevice();
follow();
try {
  const words = speak(firstLanguage()).then(() => need('shell', 'game'));
  // What will be shown is fetched while the server says who one is. Whether it comes is the app's business, not this line's.
  void load(route().page).catch(() => null);
  await Promise.all([words, Promise.race([comeIn().catch(() => null), patience()])]);
  mount(App, { target: document.body });
  if (!me()) tell(t('shell-unreachable'), 'error');
  void fetchSettings();
} catch {
  // Not even the words could be loaded: said in every language, in the page's own text.
  document.getElementById('sorry')?.removeAttribute('hidden');
}
if ('serviceWorker' in navigator && import.meta.env.PROD) keepForLater().catch(() => undefined);

/** Lets the service worker keep what this page is made of, for when there is no net. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}

/** The page is not held up by a server that is slow to say who one is. */
function patience(): Promise<void> {
  return new Promise((done) => setTimeout(done, navigator.onLine ? 3_000 : 0));
}
