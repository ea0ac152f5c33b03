// The lessons of both games, each to its end, by doing what the coach says.

import { GAMES } from './games';
import { play } from './hands';
import { lessonsOf, opened, take } from './lessons';
import { begins, coach, message } from './parts';
import { expect, test } from './server';
import { look } from './table';

for (const game of GAMES) {
  test(`every lesson of ${game}, to the end of the course`, async ({ page }) => {
    const lessons = await lessonsOf(page, game);
    expect(lessons.length).toBeGreaterThan(4);
    await page.goto('/learn');
    let opening = opened(page);
    const course = page.getByRole('region', { name: message(`new-game-${game}`) });
    await course.getByRole('link', { name: 'Begin', exact: true }).click();
    for (const [index, lesson] of lessons.entries()) {
      const table = await opening;
      await expect(page).toHaveURL(new RegExp(`/learn/${lesson.name}$`));
      await take(page, lesson, table);
      await expect(coach(page).getByRole('link', { name: 'All lessons' })).toBeVisible();
      if (index === lessons.length - 1) break;
      opening = opened(page);
      await coach(page).getByRole('link', { name: 'Next lesson' }).click();
    }
    // Everything is learnt, and remembered.
    await page.goto('/learn');
    await expect(course.getByRole('listitem').filter({ hasText: '(learnt)' })).toHaveCount(lessons.length);
  });
}

test('the first lesson of a game shows on the board what to touch, from its first step', async ({ page }) => {
  const opening = opened(page);
  await page.goto('/learn/mandala-first-turns');
  await opening;
  // The orange card is asked for, and nothing else.
  const marked = page.getByRole('option').and(page.locator('.suggested'));
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-colour', 'O');
  const artist = (square: string) => page.locator(`[data-square="${square}"]`);
  await page.goto('/learn/stones-first-turns');
  for (const square of ['d6', 'b2']) await expect(artist(square)).toHaveClass(/hinted/);
  await expect(artist('f2')).not.toHaveClass(/hinted/);
});

test('a lesson says what it wants when something else is tried', async ({ page }) => {
  const opening = opened(page);
  await page.goto('/learn/mandala-first-turns');
  const table = await opening;
  const show = coach(page).getByRole('button', { name: 'Show me' });
  await expect(show).toBeEnabled();
  const seen = await look(page, table);
  const wrong = seen.legal?.find((action) => action.startsWith('d')) ?? '';
  await play(page, seen, 'mouse', wrong);
  await expect(coach(page).getByText(begins(message('learn-missed')))).toBeVisible();
  await expect(show).toBeDisabled();
  expect((await look(page, table)).version).toBe(seen.version);
});
