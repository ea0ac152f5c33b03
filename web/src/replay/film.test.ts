import { afterEach, expect, test, vi } from 'vitest';
import { gameAddress, keyToShare } from '../app/address';
import { type Viewpoint, Film } from './film.svelte';

type QueryResult = () => Promise<Response> | Response;
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const filmOf = (viewpoint: string): Response =>
  json({
    game: 'mandala',
    players: ['a', 'b'],
    options: {},
    viewpoint,
    plies: 0,
    result: null,
    frames: [{ ply: 0, events: [], view: viewpoint }],
  });
/** Answers by the path that is asked for, without its query. */
function serve(answers: Record<string, QueryResult>): void {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(answers[path.split('?')[0] ?? '']?.() ?? json({ code: 'server-not-found', message: '' }, 404)),
  );
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of two looks the last one counts, even if its answer comes first', async () => {
  const waiting: Array<(answer: Response) => void> = [];
  serve({ '/api/games/g/film': () => new Promise((done) => waiting.push(done)) });
  const film = new Film({ game: 'g', key: null });
  const looks = (['0', '1'] as Viewpoint[]).map((viewpoint) => film.look(viewpoint));
  waiting[1]?.(filmOf('1'));
  waiting[0]?.(filmOf('0'));
  await Promise.all(looks);
  expect([film.viewpoint, film.shown?.view]).toEqual(['1', '1']);
});

test('an analysis whose line breaks is taken up again', async () => {
  vi.useFakeTimers();
  const running = { id: 'g', state: 'running', done: 1, total: 2 };
  let state: object = running;
  serve({
    '/api/games/g/analysis': () => json(state),
    '/api/games/g/analysis/events': () => new Response(`${JSON.stringify(running)}\n`),
  });
  const film = new Film({ game: 'g', key: null });
  const done = film.analyse();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(film.analysis?.state).toBe('running');
  state = { ...running, state: 'done', result: { records: [{ ok: true, decisions: [], seats: [] }] } };
  await vi.runAllTimersAsync();
  await done;
  expect(film.analysed?.ok).toBe(true);
});

test('an analysis that is never heard of again has failed', async () => {
  vi.useFakeTimers();
  serve({ '/api/games/g/analysis': () => json({ id: 'g', state: 'queued', done: 0, total: 0 }) });
  const film = new Film({ game: 'g', key: null });
  const done = film.analyse();
  await vi.runAllTimersAsync();
  await done;
  expect(film.analysis?.state).toBe('failed');
});

test('what is given away opens: players give the key for watching, spectators their own', async () => {
  serve({ '/api/tables/g/links': () => json({ seat: 's', watch: 'w' }) });
  expect(await keyToShare('g', null)).toBe('w');
  expect(await keyToShare('g', 'mine')).toBe('mine');
  expect(await keyToShare('public', null)).toBe(null);
  expect(gameAddress('g', 'w', { analysis: '' })).toBe('/game/g?analysis=&key=w');
  expect(gameAddress('g', null)).toBe('/game/g');
});
