// Hands that play turns with the mouse and keys, without the page being asked anything meanwhile.

const CARD = '[role=option][aria-disabled=false]';

/** By game: a piece that may be pressed, what shows that it is the player's turn, and the presses of a turn. */
export const HANDS = {
  mandala: { piece: CARD, ready: `${CARD}, .act.claims`, play: buildOrGrow },
  stones: { piece: '[data-square].able', ready: '.turn.own', play: buildOrScore },
};

/** A card to a Field, or else to a Mountain, or else away; and what is to be claimed is. */
async function buildOrGrow(page, legal) {
  const claim = legal.find((one) => one.startsWith('c'));
  if (claim) return [claim[1].toLowerCase(), 'Enter'].map((key) => () => page.keyboard.press(key));
  const action = legal.find((one) => /^f..1$/.test(one)) ?? legal.find((one) => one.startsWith('m'));
  const card = page.locator(action ? `[role=option][data-colour=${action[2]}]` : '[role=option]').first();
  const free = await card.evaluate(freePoint);
  const choose = () => click(page, free);
  return [choose, action ? await clicked(page, `[data-drop="${action.slice(0, 2)}"]`) : () => page.keyboard.press('d')];
}

/** Runs in the page: a point of a card that no other card of the hand covers. */
function freePoint(card) {
  const { x, y, width, height } = card.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.2, 0.65, 0.8, 0.1];
  const points = parts.flatMap((down) => parts.map((along) => ({ x: x + width * along, y: y + height * down })));
  const free = points.find((point) => card.contains(document.elementFromPoint(point.x, point.y)));
  return { ...(free ?? points[0]), width: 0, height: 0 };
}

/** Two towers are built, then those of one colour are scored, and so on. */
async function buildOrScore(page, legal) {
  const score = legal.find((one) => one.startsWith('c'));
  const [built, action] = [
    await page.locator('.near .tower:not(.coming)').count(),
    legal.find((one) => /^[a-g]\d/.test(one)),
  ];
  if (score && (built > 2 || !action)) {
    return ['c', score[1].toLowerCase(), 'Enter'].map((key) => () => page.keyboard.press(key));
  }
  const [from, to, first, tower] = [action.slice(0, 2), action.slice(2, 4), action[4], action[5]];
  return [
    await clicked(page, `[data-square="${from}"]`),
    await clicked(page, `[data-square="${to}"]`),
    () => page.keyboard.press(first),
    () => page.keyboard.press(tower),
    () => page.keyboard.press('Enter'),
  ];
}

/** A click on what is there now, made later. */
async function clicked(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return () => click(page, box);
}

/** A click by the mouse alone, as long as a finger takes: what Playwright does in the page for its own clicks would be measured, too. */
async function click(page, { x, y, width, height }) {
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}
