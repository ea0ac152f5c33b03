// Hidden cards are hidden on the wire, not just on the screen: of everything that comes to the browsers of an opponent and of
// a spectator through a whole game, nothing is another player's secret.

import { type Game, GAMES } from './games';
import { playOn } from './hands';
import { board, ended } from './parts';
import { keys, make } from './quick';
import { expect, test } from './server';
import { look } from './table';
import { record, type Wire } from './wire';

/** While a game runs, no view has what only another player may know. */
function secrets({ views, events }: Wire, seat: number | null): unknown[] {
  const running = views.filter((view) => view['phase'] !== 'over');
  const foreign = running.filter(
    (view) =>
      view.seat !== seat || (seat === null && ['hand', 'cup', 'objectives', 'reveal'].some((key) => key in view)),
  );
  const open = running.filter(
    (view) =>
      'reveal' in view || [...(view['hands'] ?? []), ...(view['cups'] ?? [])].some((pile) => typeof pile !== 'number'),
  );
  const nested = running.filter((view) => (view['objectives'] ?? []).some((card: unknown) => typeof card !== 'string'));
  const drawn = events.filter((event) => event['event'] === 'drew' && event['seat'] !== seat && 'cards' in event);
  return [...foreign, ...open, ...nested, ...drawn];
}

/** What each player alone sees: a part of the view, and what an event says to them only. */
const HIDDEN: Record<Game, { part: string; event?: { name: string; field: string } }> = {
  mandala: { part: 'hand', event: { name: 'drew', field: 'cards' } },
  stones: { part: 'objectives' },
};

for (const game of GAMES) {
  test(`nothing hidden crosses the wire in ${game}`, async ({ page, newcomer }) => {
    const id = await make(page, { game, seats: ['me', { computer: 'beginner' }] });
    const { watch } = await keys(page, id);
    const spectator = await newcomer();
    const [own, looking] = [record(page), record(spectator)];
    await page.goto(`/table/${id}`);
    await spectator.goto(`/table/${id}?key=${watch}&watch`);
    await expect(board(spectator, game)).toBeVisible();
    await playOn(page, id, 'mouse');
    await expect(ended(spectator)).toBeVisible();
    const { seat } = await look(page, id);
    expect(seat).not.toBeNull();
    expect(secrets(own, seat)).toEqual([]);
    expect(secrets(looking, null)).toEqual([]);
    // There was something to hide, and the own part of it came.
    const count = (wire: Wire, what: string) => wire.views.filter((view) => what in view).length;
    expect(count(own, HIDDEN[game].part)).toBeGreaterThan(5);
    expect(looking.views.length).toBeGreaterThan(5);
    const { event } = HIDDEN[game];
    if (event) expect(own.events.some((one) => one.event === event.name && event.field in one)).toBe(true);
  });
}
