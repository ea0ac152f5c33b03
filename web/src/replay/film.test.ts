import { afterEach, expect, test, vi } from 'vitest';
import { gameAddress, keyToShare } from '../app/address';
import type { Decision } from '../analysis/gameAnalysis';
import { type Viewpoint, Film } from './film.svelte';

type QueryResult = () => Promise<Response> | Response;
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const filmOf = (viewpoint: string): Response =>
  json({
    game: 'mandala',
    players: ['a', 'b'],
    options: {},
    eyes: viewpoint,
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

test('what is given away opens: players give the key for watching, spectators their own', async () => {
  serve({ '/api/tables/g/links': () => json({ seat: 's', watch: 'w' }) });
  expect(await keyToShare('g', null)).toBe('w');
  expect(await keyToShare('g', 'mine')).toBe('mine');
  expect(await keyToShare('public', null)).toBe(null);
  expect(gameAddress('g', 'w', { analysis: '' })).toBe('/game/g?analysis=&key=w');
  expect(gameAddress('g', null)).toBe('/game/g');
});

test('a decision is thought over in the position before it, and the moment says so', async () => {
  const frames = [0, 1, 2].map((ply) => ({ ply, events: [], view: `position ${ply}` }));
  serve({
    '/api/games/g/film': () =>
      json({
        game: 'mandala',
        players: ['a', 'b'],
        options: {},
        eyes: '1',
        own: 1,
        plies: 2,
        result: null,
        frames,
      }),
  });
  const film = new Film({ game: 'g', key: null });
  await film.load('own', null);
  film.reconsider({ ply: 1, seat: 1 } as Decision);
  expect([film.ply, film.shown?.view]).toEqual([1, 'position 1']);
  film.accept();
  expect([film.ply, film.shown?.view, film.reconsidered]).toEqual([2, 'position 2', null]);
});
