import { expect, test } from 'vitest';
import { type GameAnalysis, chances, type Decision, reasonArguments, turningPoints } from './gameAnalysis';

function decision(ply: number, seat: number, loss: number, verdict: Decision['verdict']): Decision {
  return {
    ply,
    seat,
    action: 'm1R',
    before: 0.5 + ply / 100,
    after: 0.5,
    loss,
    verdict,
    best: 'm1R',
    reason: null,
    luck: [0, 0],
  };
}

const verdicts = { forced: 0, best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
const analysed: GameAnalysis = {
  ok: true,
  decisions: [decision(0, 0, 0, 'best'), decision(1, 1, 0.1, 'mistake'), decision(2, 0, 0.3, 'blunder')],
  seats: [
    { start: 0.5, luck: 0, skill: 0, others: 0.5, end: 1, verdicts },
    { start: 0.5, luck: 0, skill: 0, others: -0.5, end: 0, verdicts },
  ],
};

test('a graph shows what each decision of its seat changed, and the end', () => {
  expect(chances(analysed, 0, 4)).toEqual([
    { ply: 0, chance: 0.5 },
    { ply: 1, chance: 0.5 },
    { ply: 2, chance: 0.52 },
    { ply: 3, chance: 0.5 },
    { ply: 4, chance: 1 },
  ]);
});

test('turning points are what cost most, in the order of the game', () => {
  expect(turningPoints(analysed).map(({ ply }) => ply)).toEqual([1, 2]);
  expect(turningPoints(analysed, 1).map(({ ply }) => ply)).toEqual([2]);
});

test('arguments that are words are said', () => {
  const args = { colour: 'colour-red', space: 3, text: 'red', mandala: 2 };
  expect(reasonArguments(args, (id) => `<${id}>`)).toEqual({
    colour: '<colour-red>',
    space: 3,
    text: 'red',
    mandala: 'II',
  });
});
