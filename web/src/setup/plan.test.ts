import { describe, expect, it } from 'vitest';
import { against, build, counts, firstPlan, forFriends, notRated, oneDevice, type Plan } from './plan';

const plan = (some: Partial<Plan>): Plan => ({ ...firstPlan('mandala'), ...some });

describe('tables of the start page', () => {
  it('are for as many as can play', () => {
    expect([counts('mandala'), counts('stones')]).toEqual([[2], [2, 3, 4]]);
  });

  it('puts the person in the seat that was drawn', () => {
    expect(against('stones', 3, 'club', 1)).toEqual({
      game: 'stones',
      seats: [{ computer: 'club' }, 'me', { computer: 'club' }],
    });
  });

  it('leaves all other seats to friends', () => {
    const clock = { kind: 'days', days: 2 } as const;
    expect(forFriends('stones', 3, clock, true)).toEqual({
      game: 'stones',
      seats: ['me', 'open', 'open'],
      clock,
      hints: true,
    });
  });

  it('gives every seat to one device', () => {
    expect(oneDevice('mandala', 2).seats).toEqual(['me', 'me']);
  });
});

describe('a table made from a plan', () => {
  it('says nothing about what is as usual', () => {
    expect(build(plan({}))).toEqual({
      game: 'mandala',
      seats: ['me', { computer: 'club' }],
      visibility: 'private',
      rated: false,
    });
  });

  it('has as many seats as players', () => {
    const seats = build(plan({ game: 'stones', players: 4, seats: ['open', 'me', 'master', 'me'] })).seats;
    expect(seats).toEqual(['open', 'me', { computer: 'master' }, 'me']);
  });

  it('spells clocks as the server does', () => {
    expect(build(plan({ clock: 'fischer', minutes: 15, increment: 10 })).clock).toEqual({
      kind: 'fischer',
      initial: 900,
      increment: 10,
    });
    expect(build(plan({ clock: 'days', days: 3 })).clock).toEqual({ kind: 'days', days: 3 });
  });

  it('allows hints where a player wants them, but never in a rated game', () => {
    expect(build(plan({ hints: true })).hints).toBe(true);
    expect(build(plan({ hints: true, rated: true })).hints).toBeUndefined();
  });

  it('has the options of its own game only', () => {
    expect(build(plan({ turnLimit: 60, stacks: 'open' })).options).toEqual({ turn_limit: 60 });
    const stones = plan({ game: 'stones', players: 3, turnLimit: 60, stacks: 'closed', lastRound: 30 });
    expect(build(stones).options).toEqual({ stacks: 'closed', track: { hands: { 30: 3 } } });
  });

  it('takes the published end of the track for no option', () => {
    expect(build(plan({ game: 'stones', players: 4, lastRound: 70 })).options).toBeUndefined();
  });

  it('draws lots among the seats that are taken', () => {
    const table = build(plan({ shuffle: true }), () => 0.99);
    expect(table.seats).toEqual([{ computer: 'club' }, 'me']);
  });
});

describe('what a rated game needs', () => {
  const people: Partial<Plan> = { seats: ['me', 'open', 'open', 'open'], clock: 'days' };

  it('is people, each in one seat, a clock, and the game as published', () => {
    expect(notRated(plan(people))).toEqual([]);
    expect(notRated(plan({ ...people, clock: 'none' }))).toEqual(['clock']);
    expect(notRated(plan({ ...people, turnLimit: 3 }))).toEqual(['options']);
    expect(notRated(plan({ ...people, seats: ['me', 'me', 'open', 'open'] }))).toEqual(['people']);
    expect(notRated(plan({ ...people, seats: ['me', 'club', 'open', 'open'] }))).toEqual(['people']);
  });
});
