import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEvents, leaving, leaveTower, moveArtist, takeStone } from './steps';
import type { EventOf, StonesEvent, StonesView } from './view';

/**
 * Whole games on a short track, by `mandala simulate --game stones` with the option `track`, as `/api/replay` answers them: the
 * first view of each viewpoint, and of each ply its events and what they change. What a viewpoint has in common with the
 * public one is written once.
 */
interface Game {
  players: number;
  viewpoints: Record<
    string,
    { first: Partial<StonesView>; events: StonesEvent[][] | 'public'; changes: Change[] | 'public' }
  >;
}
type Change = Partial<Omit<StonesView, 'stacks'>> & { stacks?: Partial<StonesView['stacks']> };

const file = process.env['STONES_GAMES'] ?? new URL('steps.fixture.json', import.meta.url);
const games = JSON.parse(readFileSync(file, 'utf8')) as Game[];

/** What the steps are about. */
const pieces = ({ stacks, artists, towers, placed, points, ending }: StonesView): unknown => ({
  stacks,
  artists,
  towers,
  placed,
  points,
  ending,
});
const count = ({ stacks, towers, placed }: StonesView): number =>
  Object.values(stacks).reduce((sum, stack) => sum + stack.length, 0) + towers.flat().join('').length + placed;

describe.each(games)('a game of $players', ({ viewpoints }) => {
  const common = viewpoints['public'];

  it.each(Object.keys(viewpoints))('seen from %s: the events lead from each view to the next', (name) => {
    const own = viewpoints[name];
    const events = (own?.events === 'public' ? common?.events : own?.events) as StonesEvent[][];
    const changes = (own?.changes === 'public' ? common?.changes : own?.changes) as Change[];
    let view = { ...common?.first, ...own?.first } as StonesView;
    expect(events.length).toBeGreaterThan(5);
    for (const [ply, happened] of events.entries()) {
      const change = changes[ply] ?? {};
      const after: StonesView = { ...view, ...change, stacks: { ...view.stacks, ...change.stacks } };
      const { presented: _, ...now } = applyEvents(view, happened);
      expect(pieces(now)).toEqual(pieces(after));
      view = after;
    }
  });
});

describe('one step', () => {
  const view = (games[0]?.viewpoints['public']?.first ?? {}) as StonesView;
  const events = games[0]?.viewpoints['public']?.events as StonesEvent[][];
  const picking = events.find((happened) => happened.some(({ event }) => event === 'picked_up')) ?? [];
  const picked = picking.find(
    (event): event is EventOf<'picked_up'> => event.event === 'picked_up',
  ) as EventOf<'picked_up'>;

  it('moves the artist and nothing else', () => {
    const { artists, ...rest } = moveArtist(view, picked);
    const { artists: before, ...same } = view;
    expect(rest).toEqual(same);
    expect(artists).toEqual({ ...before, [picked.from]: undefined, [picked.to]: picked.pattern });
    expect(Object.keys(artists)).toHaveLength(4);
  });

  it('keeps the number of stones, and reveals the one below', () => {
    const taken = takeStone(view, picked, 0, picking);
    expect(count(taken)).toBe(count(view));
    expect(taken.towers[picked.seat]?.[picked.tower - 1]).toBe(picked.stones[0]?.stone);
    const space = picked.stones[0]?.space ?? 'b1';
    expect(taken.stacks[space]).toHaveLength(view.stacks[space].length - 1);
    expect(taken.stacks[space][0]).toMatch(/^[ybpv]$/i);
  });

  it('lays a stone aside where the track is full', () => {
    const scored: EventOf<'scored'> = {
      event: 'scored',
      seat: 0,
      colour: null,
      towers: [
        { tower: 1, points: 1 },
        { tower: 2, points: 1 },
      ],
    };
    const placed: EventOf<'placed'> = {
      event: 'placed',
      seat: 0,
      stones: ['V', 'b'],
      covered: [{ space: 72, bonus: 0 }],
    };
    const before: StonesView = {
      ...view,
      placed: 71,
      towers: view.towers.map((row) => ['V', 'by', row[2], row[3], row[4]]),
    };
    const [first, second] = leaving(scored, placed);
    if (!first || !second) throw new Error('two stones leave');
    const after = leaveTower(leaveTower(before, first), second);
    expect(after.placed).toBe(72);
    expect(after.towers[0]).toEqual(['', 'y', '', '', '']);
    expect(after.presented).toEqual({ laid: { 72: 'V' }, aside: ['b'] });
  });
});
