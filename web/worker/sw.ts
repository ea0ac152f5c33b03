// The service worker: the app opens without a network. Its files come from a cache; what it plays with is always asked of
// the server. Vite builds it to sw.js, at the root of the app.
//
// Every page is the same file, so one cached start page opens them all. It is fetched by itself, never taken from a page
// that was opened: that may be an image, or a private table.

declare const self: ServiceWorkerGlobalScope;

/** Where the app lies on its host: nothing at the root. What lies beside it has caches of its own. */
const BASE = location.pathname.slice(0, -'/sw.js'.length);
const VERSION = 'mandala-2';
const CACHE = VERSION + BASE;
/** A file is the same, however it is asked for. */
const ANY: CacheQueryOptions = { ignoreVary: true };

self.addEventListener('install', (event) => event.waitUntil(enqueue(refresh).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (
    method !== 'GET' ||
    origin !== location.origin ||
    !pathname.startsWith(`${BASE}/`) ||
    pathname.startsWith(`${BASE}/api/`)
  )
    return;
  if (mode === 'navigate') {
    event.respondWith(networkFirst(event.request, `${BASE}/`));
    event.waitUntil(enqueue(refresh).catch(() => undefined));
  } else if (pathname === `${BASE}/theme.js`) event.respondWith(networkFirst(event.request, pathname));
  else if (pathname.startsWith(`${BASE}/assets/`)) event.respondWith(cacheFirst(event.request));
});

// A page says which files it was loaded from: on a first visit that was before there was a worker to cache them.
self.addEventListener('message', (event) => {
  const assets = (event.data as string[]).filter((url) => url.startsWith(`${location.origin}${BASE}/assets/`));
  event.waitUntil(enqueue(() => addMissing(assets)).catch(() => undefined));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusOrOpen(event.notification.data as string));
});

// Changes of the cache run one after the other, so that none deletes what another has just added.
let last: Promise<void> = Promise.resolve();
function enqueue(change: () => Promise<void>): Promise<void> {
  const done = last.then(change);
  last = done.catch(() => undefined);
  return done;
}

/** Caches the start page of the newest release with all files it names, and deletes those of an older release. */
async function refresh(): Promise<void> {
  const page = await fetch(`${BASE}/`, { cache: 'no-cache' });
  if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return;
  const cache = await caches.open(CACHE);
  const before = await cache.match(`${BASE}/`, ANY);
  const [old, named] = [before ? assetsOf(await before.text()) : [], assetsOf(await page.clone().text())];
  await addMissing([...named, `${BASE}/theme.js`]);
  await cache.put(`${BASE}/`, page);
  if (String(old) === String(named)) return;
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${BASE}/assets/`) && !named.includes(pathname)) await cache.delete(request, ANY);
  }
}

function assetsOf(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="([^":]*\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
}

async function addMissing(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(
    addresses.map(async (address) => ((await cache.match(address, ANY)) ? [] : [address])),
  );
  await cache.addAll(missing.flat());
}

async function networkFirst(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await (await caches.open(CACHE)).match(name, ANY);
    if (cached) return cached;
    throw error;
  }
}

/** The names of assets change with their content, so a cached one is never outdated. */
async function cacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request, ANY);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CACHE && name.replace(/^mandala-\d+/, VERSION) === CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function focusOrOpen(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : self.clients.openWindow(address));
}
