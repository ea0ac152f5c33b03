import { expect, test } from 'vitest';
import type { GameSummary, TableKind } from '../../protocol';
import { tally } from './headToHead';

function game(own: number, other: number, kind: TableKind = 'table', opponent = 'bert'): GameSummary {
  const seat = (person: string, place: number) => ({ name: person, person, place, score: null });
  const seats = [seat(opponent, other), seat('anna', own)];
  return { id: '', game: 'mandala', kind, rated: false, public: false, ended: 0, seats };
}

test('games are counted by place; what was played on and games of a player against themselves are not', () => {
  const games = [game(1, 2), game(1, 2), game(2, 1), game(1, 1), game(1, 2, 'continued'), game(1, 2, 'table', 'anna')];
  expect(tally(games, 'anna')).toEqual({ won: 2, drawn: 1, lost: 1 });
});
