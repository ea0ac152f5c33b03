// Nothing is lost: not by a reload, not without a net, not while the server restarts, whatever is going on at the table.

import type { Locator, Page } from '@playwright/test';
import { play } from './hands';
import { claims, ended, iAm, log, mayChoose, playable, message } from './parts';
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

/** What is said above a table that the server cannot be reached for. */
const BANNERS = { lost: 'Connection lost.', restarting: 'The server is restarting.' };

/** A phase in which people share this device, so that a curtain hides their hands until a player says who they are. */
const behindCurtain = (phase: Phase): boolean => phase === 'claim';

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
  if (behindCurtain(phase)) await iAm(page).click();
  await expect(there(page, game, phase)).toBeVisible();
  return id;
}

/** What says that a phase is on the page. */
function there(page: Page, game: Game, phase: Phase) {
  const signs: Record<Phase, Locator> = {
    waiting: page.getByRole('region', { name: message('table-seats') }),
    turn: mayChoose(page, game),
    claim: claims(page),
    'last round': mayChoose(page, game),
    over: ended(page),
  };
  return signs[phase];
}

/** Everything on the page that a reload must bring back. */
async function shown(page: Page, game: Game, phase: Phase): Promise<string> {
  if (behindCurtain(phase)) {
    const pass = iAm(page);
    await expect(pass.or(there(page, game, phase))).toBeVisible();
    if (await pass.isVisible()) await pass.click();
  }
  // What lies under the mouse would explain itself.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(there(page, game, phase)).toBeVisible();
  for (const banner of Object.values(BANNERS)) await expect(page.getByText(banner)).toHaveCount(0);
  if (phase === 'waiting') {
    const seats = await page.getByRole('region', { name: message('table-seats') }).innerText();
    return `${seats}\n${await page.getByLabel('Link for players').inputValue()}`;
  }
  if (phase === 'over') {
    // The result, what decided it and the picture follow the first paint.
    await expect(page.getByRole('main').getByLabel(message('shell-loading'))).toHaveCount(0);
    for (const name of ['after-picture', 'replay-analyse'] as const)
      await expect(page.getByRole('button', { name: message(name) }).first()).toBeVisible();
    return page.getByRole('main').innerText();
  }
  await expect(log(page).getByRole('listitem').first()).toBeVisible();
  return `${await page.getByRole('main').innerText()}\n${await log(page).innerText()}`;
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
      await expect(page.getByText(BANNERS.lost)).toBeVisible();
      await context.setOffline(false);
      await expect.poll(() => shown(page, game, phase), { timeout: 20_000 }).toBe(before);
      await server.restart(async () => {
        await expect(page.getByText(BANNERS.restarting)).toBeVisible();
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
    await expect(page.getByText(BANNERS.restarting)).toBeVisible();
  });
  const theirs = await turn(friend, id);
  await command(
    friend,
    id,
    { do: 'act', action: theirs.legal?.find((action) => action.startsWith('d')) },
    { version: theirs.version },
  );
  await expect(page.getByText(BANNERS.restarting)).toHaveCount(0, { timeout: 20_000 });
  const seen = await turn(page, id);
  await play(page, seen, 'mouse');
  await moved(page, id, seen.version);
  // The deal, and three moves.
  await expect(log(page).getByRole('listitem')).toHaveCount(4);
  expect((await look(page, id)).version).toBeGreaterThan(seen.version);
});

test('offline a move is seen as not sent, replaced by a newer one, withdrawn, and sent when the net is back', async ({
  page,
  context,
}) => {
  const id = await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
  await page.goto(`/table/${id}`);
  const { version } = await turn(page, id);
  const discard = async (card: Locator): Promise<string> => {
    const colour = await card.getAttribute('data-colour');
    // What was chosen before stays chosen.
    await page.keyboard.press('Escape');
    await card.click();
    await page.keyboard.press('d');
    return `d${colour ?? ''}1`;
  };
  const pending = page.getByText('Not sent yet:');
  await expect(playable(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(BANNERS.lost)).toBeVisible();
  await discard(playable(page).first());
  await expect(pending).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(pending).toHaveCount(0);
  const older = await discard(playable(page).first());
  await expect(pending).toBeVisible();
  const newer = await discard(playable(page).last());
  expect(newer).not.toBe(older);
  await expect(pending).toHaveCount(1);
  await context.setOffline(false);
  await moved(page, id, version);
  await expect(pending).toHaveCount(0);
  await expect(log(page).getByText(newer, { exact: true })).toBeVisible();
  await expect(log(page).getByText(older, { exact: true })).toHaveCount(0);
});
