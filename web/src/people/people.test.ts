import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../protocol';
import { browserOf } from './browser';
import { ALL, asQuery } from './games.svelte';
import { curve } from './rating';
import { resultFor } from './result';

describe('the result of a game', () => {
  const game = (...seats: Array<[string, number]>): GameSummary =>
    ({ seats: seats.map(([person, place]) => ({ name: person, person, place, score: 0 })) }) as unknown as GameSummary;

  it('is a person’s own', () => {
    expect(resultFor(game(['a', 1], ['b', 2]), 'a')).toBe('won');
    expect(resultFor(game(['a', 1], ['b', 2]), 'b')).toBe('lost');
    expect(resultFor(game(['a', 1], ['b', 1]), 'b')).toBe('drawn');
  });

  it('is of no player where one person held several seats or none', () => {
    expect(resultFor(game(['a', 1], ['a', 2]), 'a')).toBe('shared');
    expect(resultFor(game(['a', 1], ['b', 2]), 'c')).toBeNull();
  });
});

describe('the wish for games', () => {
  it('asks only for what was chosen', () => {
    expect(asQuery(ALL)).toBe('');
    expect(asQuery({ ...ALL, game: 'stones', opponent: 'club' })).toBe('game=stones&opponent=club');
  });
});

describe('the line of a rating', () => {
  const steps = [
    { game_id: '1', at: 0, rating: 1500, deviation: 100 },
    { game_id: '2', at: 1, rating: 1600, deviation: 50 },
  ];

  it('fills its box, with the deviation around it', () => {
    expect(curve(steps)).toEqual({
      line: 'M0.00 60.00L100.00 20.00',
      band: 'M0.00 20.00L100.00 0.00L100.00 40.00L0.00 100.00Z',
      low: 1400,
      high: 1650,
    });
  });
});

describe('a browser', () => {
  it('is called what people call it', () => {
    expect(browserOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux');
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
    expect(browserOf(phone)).toBe('Safari, iPhone');
    expect(browserOf('curl/8.0')).toBe('curl/8.0');
  });
});
