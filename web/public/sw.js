// Lets the app open without a net: what it is made of is kept, and what it plays with is always asked of the server.
const KEPT = 'mandala-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(freshOr(event.request, '/'));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOr(event.request));
});

// Every page is the same file: one kept copy opens them all.
async function freshOr(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw error;
  }
}

// Names of assets change with their content, so a kept one is always right.
async function keptOr(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
