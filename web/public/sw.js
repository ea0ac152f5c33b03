// Lets the app open without a net: what it is made of is kept, and what it plays with is always asked of the server.
// Every page is the same file, so one kept start page opens them all. It is fetched by itself, never taken from what was
// opened: that may be a picture, or somebody's private table.
const KEPT = 'mandala-2';
// The same file, however it is asked for.
const ANY = { ignoreVary: true };

self.addEventListener('install', (event) => event.waitUntil(queue(refresh).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(dropOldCaches().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') {
    event.respondWith(freshOr(event.request, '/'));
    event.waitUntil(queue(refresh).catch(() => undefined));
  } else if (pathname === '/theme.js') event.respondWith(freshOr(event.request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOr(event.request));
});

// A page says what it was loaded from: on a first visit that was before anything could be kept.
self.addEventListener('message', (event) => {
  const assets = event.data.filter((url) => url.startsWith(`${location.origin}/assets/`));
  event.waitUntil(queue(() => keep(assets)).catch(() => undefined));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(turnTo(event.notification.data));
});

// One thing after the other, so that nothing is dropped that has just been kept.
let last = Promise.resolve();
function queue(work) {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

// Keeps the start page of the newest release with everything it names; assets of an older release go.
async function refresh() {
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok || !page.headers.get('content-type')?.startsWith('text/html')) return;
  const cache = await caches.open(KEPT);
  const before = await cache.match('/', ANY);
  const [old, named] = [before ? assetsOf(await before.text()) : [], assetsOf(await page.clone().text())];
  await keep([...named, '/theme.js']);
  await cache.put('/', page);
  if (String(old) === String(named)) return;
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !named.includes(pathname)) await cache.delete(request, ANY);
  }
}

function assetsOf(page) {
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
}

async function keep(addresses) {
  const cache = await caches.open(KEPT);
  const missing = await Promise.all(
    addresses.map(async (address) => ((await cache.match(address, ANY)) ? [] : [address])),
  );
  await cache.addAll(missing.flat());
}

async function freshOr(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(name, ANY);
    if (kept) return kept;
    throw error;
  }
}

// Names of assets change with their content, so a kept one is always right.
async function keptOr(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, ANY);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

async function turnTo(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : self.clients.openWindow(address);
}
