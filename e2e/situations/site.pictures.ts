// Situations around the tables in which a person could have to guess.

import { expect, type Page } from '@playwright/test';
import { type Newcomer } from '../tests/server';
import { command, keys } from '../tests/quick';
import { picture } from './scene';

picture('search', { screen: 'desktop' }, async (page) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Find an opponent/ }).click();
  await expect(page.getByText(/Searching for/)).toBeVisible();
});

picture('leaderboard', { screen: 'desktop' }, async (page, newcomer) => {
  await rated(page, newcomer);
  await page.goto('/leaderboard');
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
});

/** A rated game of two people, which the first one gives up. */
async function rated(page: Page, newcomer: Newcomer): Promise<void> {
  const friend = await newcomer();
  for (const [each, name] of [
    [page, 'Anna of the tables'],
    [friend, 'Bert of the tables'],
  ] as const) {
    await each.request.post('/api/me');
    expect(
      (
        await each.request.post('/api/me/account', {
          data: { name, password: 'a long password' },
        })
      ).ok(),
    ).toBe(true);
  }
  const clock = { kind: 'fischer', initial: 600, increment: 5 };
  const data = { game: 'mandala', seats: ['me', 'open'], rated: true, clock };
  const { table } = (await (await page.request.post('/api/tables', { data })).json()) as { table: string };
  await command(friend, table, {
    do: 'join',
    key: (await keys(page, table)).seat,
  });
  await command(page, table, { do: 'resign' });
}
