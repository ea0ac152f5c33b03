import { afterEach, expect, test, vi } from 'vitest';
import { Analyser } from './analyser.svelte';

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
/** Answers by the path that is asked for, without its query. */
function serve(answers: Record<string, () => Response>): void {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(answers[path.split('?')[0] ?? '']?.() ?? json({ code: 'server-not-found', message: '' }, 404)),
  );
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an analysis whose line breaks is taken up again', async () => {
  vi.useFakeTimers();
  const running = { id: 'g', state: 'running', done: 1, total: 2 };
  let state: object = running;
  serve({
    '/api/games/g/analysis': () => json(state),
    '/api/games/g/analysis/events': () => new Response(`${JSON.stringify(running)}\n`),
  });
  const analyser = new Analyser({ game: 'g', key: null });
  const done = analyser.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(analyser.analysis?.state).toBe('running');
  state = { ...running, state: 'done', result: { records: [{ ok: true, decisions: [], seats: [] }] } };
  await vi.runAllTimersAsync();
  await done;
  expect(analyser.analysed?.ok).toBe(true);
});

test('an analysis that is never heard of again has failed', async () => {
  vi.useFakeTimers();
  serve({ '/api/games/g/analysis': () => json({ id: 'g', state: 'queued', done: 0, total: 0 }) });
  const analyser = new Analyser({ game: 'g', key: null });
  const done = analyser.ask();
  await vi.runAllTimersAsync();
  await done;
  expect(analyser.analysis?.state).toBe('failed');
});

test('an analysis that was not asked for is not there', async () => {
  serve({ '/api/games/g/analysis': () => json(null) });
  const analyser = new Analyser({ game: 'g', key: null });
  expect([await analyser.find(), analyser.asked]).toEqual([false, false]);
});
