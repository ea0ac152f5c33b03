// Lessons as the tests know them: what a lesson asks for is asked of the server, and done on the page.

import { expect, type Page } from '@playwright/test';
import type { Game } from './games';
import { play } from './hands';
import { coach, message } from './parts';
import { look, moved } from './table';

export interface Lesson {
  name: string;
  game: Game;
  steps: string[];
}

export async function lessonsOf(page: Page, game: Lesson['game']): Promise<Lesson[]> {
  const all = (await (await page.request.get('/api/lessons')).json()) as Lesson[];
  return all.filter((lesson) => lesson.game === game);
}

/** The table of the lesson that the page opens next. */
export async function opened(page: Page): Promise<string> {
  const response = await page.waitForResponse(
    (response) => response.url().endsWith('/api/lessons') && response.request().method() === 'POST',
  );
  return ((await response.json()) as { table: string }).table;
}

/** Takes a lesson that the page has opened. */
export async function take(page: Page, { steps }: Lesson, id: string): Promise<void> {
  for (let step = 0; step < steps.length; step += 1) {
    await expect(
      coach(page).getByText(message('learn-step-of', { number: step + 1, total: steps.length })),
    ).toBeVisible();
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
