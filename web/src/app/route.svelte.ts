// Which page is shown: the address says it, and nothing else does.

import { base } from '../api/base';

const PAGES = {
  home: '/',
  table: '/table/:id',
  game: '/game/:id',
  ply: '/game/:id/:ply',
  lobby: '/lobby',
  watch: '/watch',
  daily: '/daily',
  games: '/games',
  learn: '/learn',
  lesson: '/learn/:lesson',
  rules: '/rules/:game',
  me: '/me',
  settings: '/settings',
  person: '/people/:id',
  leaderboard: '/leaderboard',
  record: '/record',
  new: '/new',
} as const;

export type Page = keyof typeof PAGES | 'nowhere';
export interface Route {
  page: Page;
  params: Record<string, string>;
  query: URLSearchParams;
}

// Tests run without a page.
let current = $state.raw(read(new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href)));

/** Where we are. */
export function route(): Route {
  return current;
}

/** Goes to another page of ours. The language stays in the address if it is there. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(path, location.href);
  const lang = new URLSearchParams(location.search).get('lang');
  if (lang && !url.searchParams.has('lang')) url.searchParams.set('lang', lang);
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  current = read(url);
  if (how === 'push') scrollTo(0, 0);
}

/** Follows the browser's buttons, and links to our own pages without loading the app anew. */
export function follow(): void {
  addEventListener('popstate', () => (current = read(new URL(location.href))));
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // What lies beside the app on its host is not ours, nor is a document of the server a page.
    if (!link.pathname.startsWith(`${base}/`) || link.pathname.startsWith(`${base}/api/`)) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.href);
  });
}

export function read(url: URL): Route {
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  for (const [page, pattern] of Object.entries(PAGES)) {
    const params = match(pattern, path);
    if (params) return { page: page as Page, params, query: url.searchParams };
  }
  return { page: 'nowhere', params: {}, query: url.searchParams };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const found = path.split('/').filter(Boolean);
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const there = found[index] ?? '';
    const meant = decoded(there);
    if (part.startsWith(':') && meant !== null) params[part.slice(1)] = meant;
    else if (part !== there) return null;
  }
  return params;
}

/** A part of an address as it was meant; nothing if it is malformed. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
