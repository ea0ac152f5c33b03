// Where the app begins.

import './early';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import { base } from './api/base';
import App from './App.svelte';
import { afterNextPaint } from './ui/paint';
import { load } from './pages/pages';
import { comeIn, endedElsewhere, me } from './app/me.svelte';
import { showNotice } from './app/notices.svelte';
import { follow, route } from './app/route.svelte';
import { firstLanguage } from './app/language';
import { fetchSettings, followDevice, show } from './app/settings.svelte';
import { need, speak, t } from './words';

show();
followDevice();
follow();
explainForms();
void begin();
if ('serviceWorker' in navigator && import.meta.env.PROD) keepForLater().catch(() => undefined);

/** Not awaited: the files of the pages wait for this one to be done. */
async function begin(): Promise<void> {
  try {
    const words = speak(firstLanguage()).then(() => need('shell', 'game'));
    // The page is waited for, so that it is there at once and whole. If it does not come, the app says so.
    const page = load(route().page).catch(() => null);
    const came = comeIn();
    const [first] = await Promise.all([
      Promise.race([page, patience()]),
      words,
      Promise.race([came.catch(() => null), patience()]),
    ]);
    document.body.hidden = false;
    mount(App, { target: document.body, props: { first } });
    if (!me() && endedElsewhere() === null) showNotice(t('shell-unreachable'), 'error');
    await afterNextPaint();
    if (endedElsewhere() === null) void fetchSettings();
  } catch {
    // Not even the words could be loaded: said in every language, in the page's own text.
    document.body.hidden = false;
    document.getElementById('sorry')?.removeAttribute('hidden');
  }
}

/** What a form lacks is said in our words, below its field, and in the language of the app. */
function explainForms(): void {
  const explain = async (field: EventTarget | null): Promise<void> => {
    const [{ reportInvalid }] = await Promise.all([import('./setup/invalid'), need('forms')]);
    reportInvalid(field);
  };
  document.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      void explain(event.target);
    },
    true,
  );
}

/** Lets the service worker keep what this page is made of, for when there is no net. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register(`${base}/sw.js`);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}

/** Nothing is held up by a server that is slow to answer. */
function patience(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), navigator.onLine ? 3_000 : 0));
}
