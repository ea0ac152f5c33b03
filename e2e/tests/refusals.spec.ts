// Whatever cannot be done says why, in the words of the rules and where it was tried, in every way of playing.

import type { Locator, Page } from '@playwright/test';
import { drag, type How, spot } from './hands';
import { choosing, hand, playable, tower } from './parts';
import { command, make } from './quick';
import { expect, test } from './server';
import { look, type Seen, turn } from './table';

/** A refusal in words: they are beside the place where something was tried. */
const refusal = (page: Page, words: RegExp | string): Locator => page.getByRole('status').filter({ hasText: words });

/** Presses what says that it cannot be pressed. */
const press = (how: How, target: Locator, position?: { x: number; y: number }): Promise<void> => {
  const options = { force: true, ...(position && { position }) };
  if (how === 'keyboard') return target.press('Space');
  return how === 'touch' ? target.tap(options) : target.click(options);
};

/** A table of Mandala at which some card of one's hand may not go to some Field: its colour lies there already. */
async function lockedField(page: Page): Promise<{ seen: Seen; colour: string; field: string }> {
  for (;;) {
    const id = await make(page, { game: 'mandala', seats: ['me', { computer: 'beginner' }] });
    const seen = await turn(page, id);
    for (const mandala of [1, 2]) {
      const { mountain } = seen.view?.['mandalas'][mandala - 1] as { mountain: string };
      const colour = [...String(seen.view?.['hand'])].find((card) => mountain.includes(card));
      if (colour !== undefined) return { seen, colour, field: `f${mandala}` };
    }
  }
}

for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const satisfies How[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`a Field that is closed to a colour says why, by ${how}`, { tag }, async ({ page }) => {
    const { seen, colour, field } = await lockedField(page);
    await page.goto(`/table/${seen.table.id}`);
    await expect(playable(page).first()).toBeVisible();
    const card = hand(page)
      .and(page.locator(`[data-colour="${colour}"]`))
      .first();
    const place = page.locator(`[data-drop="${field}"]`);
    if (how === 'drag') await drag(page, card, place);
    else {
      if (how === 'keyboard') await page.keyboard.press(String(String(seen.view?.['hand']).indexOf(colour) + 1));
      else await press(how, card, await spot(card));
      await press(how, place);
    }
    const words = refusal(page, /^Mountain I+ already has /);
    await expect(words).toBeVisible();
    // It is seen beside the Field.
    const [said, box] = [await words.boundingBox(), await place.boundingBox()];
    if (!said || !box) throw new Error('nothing is seen');
    expect(Math.min(Math.abs(said.y - box.y - box.height), Math.abs(said.y + said.height - box.y))).toBeLessThan(12);
    expect((await look(page, seen.table.id)).version).toBe(seen.version);
  });
}

test('whoever presses a card out of turn is told so', async ({ page, newcomer }) => {
  const id = await make(page, { game: 'mandala', seats: ['me', 'open'] });
  const friend = await newcomer();
  await friend.request.post('/api/me');
  const { seat } = (await (await page.request.get(`/api/tables/${id}/links`)).json()) as { seat: string };
  await command(friend, id, { do: 'join', key: seat });
  const idle = ((await look(page, id)).legal?.length ?? 0) > 0 ? friend : page;
  await idle.goto(`/table/${id}`);
  await press('mouse', hand(idle).last());
  await expect(refusal(idle, 'It is not your turn.')).toBeVisible();
});

for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const satisfies How[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`what cannot be done in Stones says why, by ${how}`, { tag }, async ({ page }) => {
    const id = await make(page, { game: 'stones', seats: ['me', { computer: 'beginner' }] });
    const seen = await turn(page, id);
    await page.goto(`/table/${id}`);
    const [from, taken] = Object.keys(seen.view?.['artists']) as [string, string];
    const square = (name: string): Locator => page.locator(`[data-square="${name}"]`);
    await expect(choosing(page)).toBeVisible();
    // A stone comes after an artist.
    await press(how, square('a2'));
    await expect(refusal(page, 'Choose an artist first.')).toBeVisible();
    if (how === 'drag') {
      await drag(page, square(from), square(taken));
      await expect(refusal(page, `Another artist stands on ${taken}.`)).toBeVisible();
    }
    // A space of one's board without a tower has nothing to score.
    await press(how, tower(page, '3'));
    await expect(refusal(page, 'There is no tower on your space 3.')).toBeVisible();
    // A stone that stays says why, where the artist would stand beside it.
    const stays = stayingStone(seen);
    if (!stays) return;
    await page.keyboard.press('Escape');
    await press(how, square(stays.from));
    await press(how, square(stays.to));
    await press(how, square(stays.stone));
    await expect(refusal(page, new RegExp(`The (stone|stack) on ${stays.stone} `))).toBeVisible();
  });
}

/** A pick-up that leaves a stone beside its artist where it is. */
function stayingStone({ legal = [] }: Seen): { from: string; to: string; stone: string } | null {
  const step = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
  for (const action of legal.filter((action) => /^[a-g]\d/.test(action))) {
    const [from, to] = [action.slice(0, 2), action.slice(2, 4)];
    for (const [side, [right, down]] of Object.entries(step)) {
      if (legal.some((other) => other.startsWith(`${from}${to}${side}`))) continue;
      const stone = `${String.fromCharCode(to.charCodeAt(0) + right)}${Number(to[1]) + down}`;
      return { from, to, stone };
    }
  }
  return null;
}
