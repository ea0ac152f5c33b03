// The lessons of both games, each to its end, by whoever does what the coach says.

import type { Page } from '@playwright/test';
import { play } from './hands';
import { begins, coach, said } from './parts';
import { expect, test } from './server';
import { look, moved } from './table';

interface Lesson {
  name: string;
  game: 'mandala' | 'stones';
  steps: string[];
}

/** Takes a lesson that the page has opened. What it asks for is asked of the server, and done on the page. */
async function take(page: Page, { steps }: Lesson, id: string): Promise<void> {
  for (let step = 0; step < steps.length; step += 1) {
    await expect(coach(page).getByText(said('learn-step-of', { number: step + 1, total: steps.length }))).toBeVisible();
    const show = coach(page).getByRole('button', { name: 'Show me' });
    await expect(show).toBeEnabled();
    const seen = await look(page, id);
    const asked = seen.table.lesson?.next ?? '';
    expect(seen.legal).toContain(asked);
    if (step === 0) {
      await show.click();
      await expect(show).toBeDisabled();
    }
    await play(page, seen, 'mouse', asked);
    await moved(page, id, seen.version);
  }
}

for (const game of ['mandala', 'stones'] as const) {
  test(`every lesson of ${game}, to the end of the course`, async ({ page }) => {
    const all = (await (await page.request.get('/api/lessons')).json()) as Lesson[];
    const lessons = all.filter((lesson) => lesson.game === game);
    expect(lessons.length).toBeGreaterThan(4);
    await page.goto('/learn');
    let opening = page.waitForResponse(
      (response) => response.url().endsWith('/api/lessons') && response.request().method() === 'POST',
    );
    const course = page.getByRole('region', { name: said(`new-game-${game}`) });
    await course.getByRole('link', { name: 'Begin', exact: true }).click();
    for (const [index, lesson] of lessons.entries()) {
      const { table } = (await (await opening).json()) as { table: string };
      await expect(page).toHaveURL(new RegExp(`/learn/${lesson.name}$`));
      await take(page, lesson, table);
      await expect(coach(page).getByRole('link', { name: 'All lessons' })).toBeVisible();
      if (index === lessons.length - 1) break;
      opening = page.waitForResponse(
        (response) => response.url().endsWith('/api/lessons') && response.request().method() === 'POST',
      );
      await coach(page).getByRole('link', { name: 'Next lesson' }).click();
    }
    // Everything is learnt, and remembered.
    await page.goto('/learn');
    await expect(course.getByRole('listitem').filter({ hasText: '(learnt)' })).toHaveCount(lessons.length);
  });
}

test('a lesson says what it wants when something else is tried', async ({ page }) => {
  const opening = page.waitForResponse(
    (response) => response.url().endsWith('/api/lessons') && response.request().method() === 'POST',
  );
  await page.goto('/learn/mandala-first-turns');
  const { table } = (await (await opening).json()) as { table: string };
  const show = coach(page).getByRole('button', { name: 'Show me' });
  await expect(show).toBeEnabled();
  const seen = await look(page, table);
  const wrong = seen.legal?.find((action) => action.startsWith('d')) ?? '';
  await play(page, seen, 'mouse', wrong);
  await expect(coach(page).getByText(begins(said('learn-missed')))).toBeVisible();
  await expect(show).toBeDisabled();
  expect((await look(page, table)).version).toBe(seen.version);
});
