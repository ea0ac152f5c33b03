// Whatever cannot be done says why, in the words of the rules and where it was tried, in every way of playing.

import type { Locator, Page } from '@playwright/test';
import { drag, type InputDevice, ready, restingBox, spot } from './hands';
import { choosing, hand, mountainOfClaims, playable, message, tower } from './parts';
import { command, make, makeWithFriend, playUntil } from './quick';
import { expect, type Newcomer, test } from './server';
import { choose, look, type TableView, turn } from './table';

/** A refusal in words: they are beside the place where something was tried. */
const refusal = (page: Page, words: RegExp | string): Locator => page.getByRole('status').filter({ hasText: words });

/** Why the server refuses an action, in its words. */
async function reasonFor(page: Page, { table }: TableView, action: string): Promise<string> {
  const answer = await page.request.get(`/api/tables/${table.id}/effects?action=${action}`);
  expect(answer.ok(), `${action} is possible`).toBe(false);
  return ((await answer.json()) as { message: string }).message;
}

/** Presses what says that it cannot be pressed. */
const press = async (how: InputDevice, target: Locator, position?: { x: number; y: number }): Promise<void> => {
  // What is forced is not waited for: it must lie still already.
  await restingBox(target);
  const options = { force: true, ...(position && { position }) };
  if (how === 'keyboard') return target.press('Space');
  return how === 'touch' ? target.tap(options) : target.click(options);
};

/** A table of Mandala at which some card of the player's hand may not go to some Field: its colour lies there already. */
async function lockedField(page: Page): Promise<{ seen: TableView; colour: string; field: string }> {
  for (;;) {
    const id = await make(page, {
      game: 'mandala',
      seats: ['me', { computer: 'beginner' }],
    });
    const seen = await turn(page, id);
    for (const mandala of [1, 2]) {
      const { mountain } = seen.view?.['mandalas'][mandala - 1] as {
        mountain: string;
      };
      const colour = [...String(seen.view?.['hand'])].find((card) => mountain.includes(card));
      if (colour !== undefined) return { seen, colour, field: `f${mandala}` };
    }
  }
}

for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const satisfies InputDevice[]) {
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

for (const how of ['mouse', 'keyboard', 'touch'] as const satisfies InputDevice[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`what no card can be played to says why, by ${how}`, { tag }, async ({ page }) => {
    const { seen } = await lockedField(page);
    await page.goto(`/table/${seen.table.id}`);
    await expect(playable(page).first()).toBeVisible();
    await press(how, page.getByRole('button', { name: /^Deck: / }));
    await expect(refusal(page, 'You draw when you build or discard.')).toBeVisible();
    await press(how, page.locator('button[data-drop="other-1"]'));
    await expect(refusal(page, 'This is your opponent’s Field: you can only grow your own.')).toBeVisible();
    await press(how, page.locator('button[data-drop="f1"]'));
    await expect(refusal(page, 'Choose cards from your hand first.')).toBeVisible();
  });
}

test('a card that is dropped on a River, the deck or the other Field says why it goes back', async ({ page }) => {
  const { seen } = await lockedField(page);
  await page.goto(`/table/${seen.table.id}`);
  await expect(playable(page).first()).toBeVisible();
  for (const [place, words] of [
    ['river', 'Only cards claimed from a Mountain go to the River and the Cup.'],
    ['deck', 'You draw when you build or discard.'],
    ['other-2', 'This is your opponent’s Field: you can only grow your own.'],
  ] as const) {
    await drag(page, hand(page).first(), page.locator(`[data-drop="${place}"]`).first());
    await expect(refusal(page, words)).toBeVisible();
  }
  expect((await look(page, seen.table.id)).version).toBe(seen.version);
});

/** A table of Mandala at which the player holds a last card that a Field would take: their other cards have gone to the Fields. */
async function lastCard(page: Page, newcomer: Newcomer): Promise<{ seen: TableView; action: string }> {
  for (;;) {
    const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
    const of = ({ legal = [] }: TableView, kind: string) => legal.filter((action) => action.startsWith(kind));
    await playUntil(page, id, (view) => view['seat'] === 0 && (view['hand'].length === 1 || view['turn'] > 12), {
      friend,
      // The friend leaves the mandalas alone.
      pick: (seen) => (seen.seat === 1 ? of(seen, 'd')[0] : of(seen, 'f').at(-1)) ?? choose(seen),
    });
    const seen = await look(page, id);
    const colour = String(seen.view?.['hand']);
    if (colour.length !== 1 || !seen.legal?.length) continue;
    // The first Field is the one that a key means.
    const action = `f1${colour}1`;
    if ((await reasonFor(page, seen, action)) === 'Keep at least one card in your hand.') return { seen, action };
  }
}

for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const satisfies InputDevice[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`one’s last card cannot grow a Field, but can be discarded, by ${how}`, { tag }, async ({ page, newcomer }) => {
    const { seen, action } = await lastCard(page, newcomer);
    await page.goto(`/table/${seen.table.id}`);
    await expect(playable(page).first()).toBeVisible();
    const card = hand(page).first();
    const play = async (where: string): Promise<void> => {
      const place = page.locator(`[data-drop="${where}"]`);
      if (how === 'drag') return drag(page, card, place);
      if ((await card.getAttribute('aria-selected')) !== 'true') {
        if (how === 'keyboard') await page.keyboard.press('1');
        else await press(how, card, await spot(card));
      }
      if (how === 'keyboard') return page.keyboard.press(where === 'd' ? 'd' : 'g');
      return press(how, place);
    };
    await play('f1');
    await expect(refusal(page, await reasonFor(page, seen, action))).toBeVisible();
    expect((await look(page, seen.table.id)).version).toBe(seen.version);
    await play('d');
    await expect.poll(async () => (await look(page, seen.table.id)).version).toBe(seen.version + 1);
  });
}

test('a claim that is dropped elsewhere than on one’s River goes back and says so', async ({ page, newcomer }) => {
  const { id, friend } = await makeWithFriend(page, newcomer, 'mandala');
  await playUntil(page, id, (view) => view['phase'] === 'claim' && view['to_move'] === 0 && view['seat'] === 0, {
    friend,
  });
  const seen = await look(page, id);
  expect(seen.legal?.length).toBeGreaterThan(1);
  await page.goto(`/table/${id}`);
  const pile = mountainOfClaims(page).getByRole('button').first();
  await expect(pile).toBeVisible();
  for (const place of ['other-1', 'd', 'deck']) {
    await drag(page, pile, page.locator(`[data-drop="${place}"]`).first());
    await expect(refusal(page, message('mandala-to-river'))).toBeVisible();
    await expect(pile).toHaveAttribute('aria-pressed', 'false');
  }
  // Cards of the player's hand wait until the mandala is gone: that is the server's reason.
  const colour = String(seen.view?.['hand'])[0] ?? '';
  await press('mouse', hand(page).first());
  await expect(refusal(page, await reasonFor(page, seen, `d${colour}1`))).toBeVisible();
  expect((await look(page, id)).version).toBe(seen.version);
});

test('a card that is pressed out of turn says so', async ({ page, newcomer }) => {
  const id = await make(page, { game: 'mandala', seats: ['me', 'open'] });
  const friend = await newcomer();
  await friend.request.post('/api/me');
  const { seat } = (await (await page.request.get(`/api/tables/${id}/links`)).json()) as { seat: string };
  await command(friend, id, { do: 'join', key: seat });
  const idle = ((await look(page, id)).legal?.length ?? 0) > 0 ? friend : page;
  await idle.goto(`/table/${id}`);
  await press('mouse', hand(idle).last());
  await expect(refusal(idle, 'It is not your turn.')).toBeVisible();
  // So do places that could be played to, and a card that is carried, once that has gone.
  for (const place of ['m1', 'deck']) {
    await expect(refusal(idle, 'It is not your turn.')).toBeHidden();
    await press('mouse', idle.locator(`button[data-drop="${place}"]`));
    await expect(refusal(idle, 'It is not your turn.')).toBeVisible();
  }
  await expect(refusal(idle, 'It is not your turn.')).toBeHidden();
  await drag(idle, hand(idle).last(), idle.locator('button[data-drop="f1"]'));
  await expect(refusal(idle, 'It is not your turn.')).toBeVisible();
});

for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const satisfies InputDevice[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`what cannot be done in Stones says why, by ${how}`, { tag }, async ({ page }) => {
    const id = await make(page, {
      game: 'stones',
      seats: ['me', { computer: 'beginner' }],
    });
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
    // A space of the player's board without a tower has nothing to score.
    await press(how, tower(page, '3'));
    await expect(refusal(page, 'There is no tower on your space 3.')).toBeVisible();
    // What the space counts is said with it.
    await expect(refusal(page, 'Space 3: a tower of 1, 2, 3 or 4 stones scores 1, 3, 4, 1.')).toBeVisible();
    // A stone that stays says why, where the artist would stand beside it.
    const stays = stayingStone(seen);
    if (!stays) throw new Error('every pick-up takes all stones');
    await page.keyboard.press('Escape');
    await press(how, square(stays.from));
    await press(how, square(stays.to));
    await press(how, square(stays.stone));
    await expect(refusal(page, new RegExp(`The (stone|stack) on ${stays.stone} `))).toBeVisible();
  });
}

/** A free space on which an artist would find no stone. */
async function barren(page: Page, seen: TableView): Promise<{ from: string; to: string; action: string } | null> {
  const artists = Object.keys(seen.view?.['artists']);
  const spaces = ['b', 'd', 'f'].flatMap((file) => [2, 4, 6].map((rank) => `${file}${rank}`));
  const free = spaces.filter((space) => !artists.includes(space));
  for (const from of artists) {
    if (!seen.legal?.some((action) => action.startsWith(from))) continue;
    const to = free.find((space) => !seen.legal?.some((action) => action.startsWith(from + space)));
    const tower = (seen.view?.['towers'][seen.seat ?? 0] as string[]).indexOf('') + 1;
    if (to !== undefined && tower > 0) return { from, to, action: `${from}${to}n${tower}` };
  }
  return null;
}

for (const how of ['mouse', 'drag', 'keyboard', 'touch'] as const satisfies InputDevice[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`an artist that would find no stone, and a free space, say why, by ${how}`, { tag }, async ({ page }) => {
    let seen: TableView;
    let found: Awaited<ReturnType<typeof barren>>;
    do {
      const id = await make(page, {
        game: 'stones',
        seats: ['me', { computer: 'beginner' }],
      });
      seen = await turn(page, id);
      found = await barren(page, seen);
    } while (!found);
    const { from, to, action } = found;
    await page.goto(`/table/${seen.table.id}`);
    await expect(choosing(page)).toBeVisible();
    const square = (name: string): Locator => page.locator(`[data-square="${name}"]`);
    await press(how, square(to));
    await expect(refusal(page, message('stones-artist-first'))).toBeVisible();
    if (how === 'drag') await drag(page, square(from), square(to));
    else {
      await press(how, square(from));
      await press(how, square(to));
    }
    const reason = await reasonFor(page, seen, action);
    expect(reason).toContain(`On ${to} `);
    await expect(refusal(page, reason)).toBeVisible();
    expect((await look(page, seen.table.id)).version).toBe(seen.version);
  });
}

for (const how of ['mouse', 'keyboard', 'touch'] as const satisfies InputDevice[]) {
  const tag = how === 'touch' ? '@phone' : [];
  test(`what cannot be scored says why, by ${how}`, { tag }, async ({ page, newcomer }) => {
    const { id, friend } = await makeWithFriend(page, newcomer, 'stones');
    await page.goto(`/table/${id}`);
    let seen = await look(page, id);
    await expect(choosing(page)).toBeVisible();
    // No player has a tower yet.
    if (how === 'keyboard') await page.keyboard.press('t');
    else await press(how, tower(page, '1'));
    await expect(refusal(page, await reasonFor(page, seen, 't1'))).toBeVisible();
    if (how !== 'keyboard') return;
    // One tower is not enough to score its colour.
    const pick: typeof choose = (seen) => seen.legal?.find((action) => /^[a-g]\d/.test(action)) ?? '';
    await playUntil(page, id, (view) => view['to_move'] === 0 && view['towers'][0].join('') !== '', { friend, pick });
    seen = await turn(page, id);
    const towers = seen.view?.['towers'][0] as string[];
    const space = towers.findIndex((stones) => stones !== '') + 1;
    await ready(page, seen);
    await page.keyboard.press('c');
    const colour = towers[space - 1]?.[0]?.toUpperCase() ?? '';
    await expect(refusal(page, await reasonFor(page, seen, `c${colour}`))).toBeVisible();
  });
}

/** A pick-up that leaves a stone beside its artist where it is. */
function stayingStone({ legal = [] }: TableView): { from: string; to: string; stone: string } | null {
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
