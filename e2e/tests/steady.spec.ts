// Nothing is lost: not by a reload, not without a net, not while the server restarts, whatever is going on at the table.

import type { Page } from '@playwright/test';
import { play } from './hands';
import { command, lastRound, make, playUntil } from './quick';
import { expect, test } from './server';
import { look, moved, turn } from './table';

/** The last round is one of Mandala Stones. */
const PHASES = {
  mandala: ['waiting', 'turn', 'claim', 'over'],
  stones: ['waiting', 'turn', 'last round', 'over'],
} as const;
type Game = keyof typeof PHASES;
type Phase = (typeof PHASES)[Game][number];

/** Phases in which people share this device, so that a curtain hides what one has until one says who one is. */
const behindCurtain = (phase: Phase): boolean => phase === 'claim' || phase === 'last round';

/** A table in one of its phases, open in the page. */
async function tableIn(page: Page, game: Game, phase: Phase): Promise<string> {
  const id =
    phase === 'last round'
      ? await lastRound(page)
      : await make(page, {
          game,
          seats:
            phase === 'waiting' ? ['me', 'open'] : phase === 'turn' ? ['me', { computer: 'beginner' }] : ['me', 'me'],
        });
  if (phase === 'claim') await playUntil(page, id, (view) => view['phase'] === 'claim');
  if (phase === 'over') await playUntil(page, id);
  await page.goto(`/table/${id}`);
  if (phase === 'turn') {
    const seen = await turn(page, id);
    await play(page, seen, 'mouse');
    await moved(page, id, seen.version);
    await turn(page, id);
  }
  if (behindCurtain(phase)) await page.locator('.curtain .btn.pri').click();
  await expect(there(page, game, phase)).toBeVisible();
  return id;
}

/** What says that a phase is on the page. */
function there(page: Page, game: Game, phase: Phase) {
  const turn = game === 'mandala' ? '[role=option][aria-disabled=false]' : '.turn.own';
  const signs = { waiting: '.waiting', turn, claim: '.act.claims', 'last round': turn, over: '.ending' };
  return page.locator(signs[phase]).first();
}

/** Everything on the page that a reload must bring back. */
async function shown(page: Page, game: Game, phase: Phase): Promise<string> {
  if (behindCurtain(phase)) {
    const pass = page.locator('.curtain .btn.pri');
    await expect(pass.or(there(page, game, phase))).toBeVisible();
    if (await pass.isVisible()) await pass.click();
  }
  await expect(there(page, game, phase)).toBeVisible();
  await expect(page.locator('.banner')).toHaveCount(0);
  if (phase === 'waiting')
    return `${await page.locator('.seats').innerText()}\n${await page.locator('.link input').first().inputValue()}`;
  const part = page.locator(phase === 'over' ? '.ending' : '.cols');
  if (phase !== 'over') await expect(page.locator('ol.log > li').first()).toBeVisible();
  return (await part.allInnerTexts()).join('\n');
}

for (const game of Object.keys(PHASES) as Game[]) {
  for (const phase of PHASES[game]) {
    test(`a reload keeps everything: ${game}, ${phase}`, async ({ page }) => {
      await tableIn(page, game, phase);
      const before = await shown(page, game, phase);
      await page.reload();
      await expect.poll(() => shown(page, game, phase)).toBe(before);
    });

    test(`a lost net and a restart of the server are said, and nothing is lost by them: ${game}, ${phase}`, async ({
      page,
      context,
      server,
    }) => {
      await tableIn(page, game, phase);
      const before = await shown(page, game, phase);
      await context.setOffline(true);
      await expect(page.locator('.banner')).toContainText('Connection lost');
      await context.setOffline(false);
      await expect.poll(() => shown(page, game, phase), { timeout: 20_000 }).toBe(before);
      await server.restart(async () => {
        await expect(page.locator('.banner')).toContainText('The server restarts');
      });
      await expect.poll(() => shown(page, game, phase), { timeout: 20_000 }).toBe(before);
    });
  }
}

test('after a restart of the server play goes on, and what others did meanwhile is there', async ({
  page,
  newcomer,
  server,
}) => {
  const id = await make(page, { game: 'mandala', seats: ['me', 'open'] });
  const friend = await newcomer();
  await friend.request.post('/api/me');
  const key = ((await (await page.request.get(`/api/tables/${id}/links`)).json()) as { seat: string }).seat;
  await command(friend, id, { do: 'join', key });
  await Promise.all([page.goto(`/table/${id}`), friend.goto(`/table/${id}`)]);
  const first = await turn(page, id);
  await play(page, first, 'mouse');
  await moved(page, id, first.version);
  await server.restart(async () => {
    await expect(page.locator('.banner').first()).toBeVisible();
  });
  const theirs = await turn(friend, id);
  await command(
    friend,
    id,
    { do: 'act', action: theirs.legal?.find((action) => action.startsWith('d')) },
    { version: theirs.version },
  );
  await expect(page.locator('.banner')).toHaveCount(0, { timeout: 20_000 });
  const seen = await turn(page, id);
  await play(page, seen, 'mouse');
  await moved(page, id, seen.version);
  await expect(page.locator('ol.log > li.move')).toHaveCount(3);
  expect((await look(page, id)).version).toBeGreaterThan(seen.version);
});
