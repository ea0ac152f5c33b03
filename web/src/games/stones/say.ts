// What happened, what an action is and what it would do, as sentences: for the log, the live region and hints.

import { type GameEvent, type Sentence, who } from '../../board/contract';
import { type Piece, sentence } from '../../words/rich';
import { read } from './choice';
import { beside } from './spaces';
import { type EventOf, type StonesEffects, type StonesEvent, stonesEvents } from './view';

/** The sentences of one action's events, in the order in which it happened. */
export function sentences(events: readonly GameEvent[], near: number | null, names: readonly string[]): Sentence[] {
  const all = stonesEvents(events);
  const revealed = all.filter((event) => event.event === 'revealed');
  return all.flatMap((event) => {
    // A scoring says all its points, since its line may be cut.
    if (event.event === 'scored') return scored(event, bonusOf(all), near, names);
    if (event.event !== 'revealed') return sentenceOf(event, near, names);
    // All that came to light together is one thing that happened.
    return event === revealed[0] ? turnedUp(revealed) : [];
  });
}

/** What the stones of an action gain on the mandala board. */
function bonusOf(events: readonly StonesEvent[]): number {
  return events
    .flatMap((event) => (event.event === 'placed' ? event.covered : []))
    .reduce((sum, { bonus }) => sum + bonus, 0);
}

function scored(event: EventOf<'scored'>, bonus: number, near: number | null, names: readonly string[]): Sentence[] {
  const args = {
    ...who(event.seat, near, names),
    points: event.towers.reduce((sum, { points }) => sum + points, 0),
    bonus,
    towers: event.towers.map(({ tower }) => tower).join(', '),
  };
  if (event.colour === null) return [sentence('stones-say-tops', { ...args, count: event.towers.length })];
  return [sentence('stones-say-colour', { ...args, colour: { stone: `${event.colour}?` } })];
}

function sentenceOf(
  event: Exclude<StonesEvent, { event: 'revealed' | 'scored' }>,
  near: number | null,
  names: readonly string[],
): Sentence[] {
  switch (event.event) {
    case 'picked_up': {
      const { from, to, tower } = event;
      return [
        sentence('stones-say-picked-up', {
          ...who(event.seat, near, names),
          from,
          to,
          tower,
          count: event.stones.length,
        }),
      ];
    }
    case 'placed':
      return [sentence('stones-say-placed', { count: event.stones.length })];
    case 'end_begun':
      return [sentence('stones-say-end-begun')];
    case 'ended': {
      const { winner, reason, scores } = event.outcome;
      const end = sentence(reason === 'stuck' ? 'stones-say-ended-stuck' : 'stones-say-ended-mandala');
      if (winner === null) return [end];
      return [end, sentence('stones-say-wins', { ...who(winner, near, names), points: scores[winner] ?? 0 })];
    }
  }
}

/** Up to four stones come to light at once. */
function turnedUp(events: ReadonlyArray<{ space: string; stone: string }>): Sentence {
  const space = (index: number): string => events[index]?.space ?? '';
  const stone = (index: number): Piece => ({ stone: events[index]?.stone ?? '?' });
  return sentence('stones-say-revealed', {
    count: events.length,
    space1: space(0),
    stone1: stone(0),
    space2: space(1),
    stone2: stone(1),
    space3: space(2),
    stone3: stone(2),
    space4: space(3),
    stone4: stone(3),
  });
}

/** An action in words, for a hint or a line of a replay. */
export function actionWords(action: string): Sentence {
  const choice = read(action);
  switch (choice?.kind) {
    case 'pick-up': {
      const { from, to, first, tower } = choice;
      const start = to && first ? (beside(to, first) ?? '') : '';
      return sentence('stones-do-pick-up', { from, to: to ?? '', first: start, tower: tower ?? 0 });
    }
    case 'colour':
      return sentence('stones-do-colour', { colour: { stone: `${choice.colour}?` } });
    case 'tops':
      return sentence('stones-do-tops', { towers: choice.towers.join(', '), count: choice.towers.length });
    default:
      return sentence('stones-do-other', { action });
  }
}

/** What an action would foreseeably do. */
export function effectWords(effects: StonesEffects): Sentence[] {
  const said: Sentence[] = [];
  const { takes, scores, ends } = effects;
  if (takes) said.push(sentence('stones-effect-takes', { count: takes.stones.length, tower: takes.tower }));
  if (takes && takes.turns_up > 0) said.push(sentence('stones-effect-turns-up', { count: takes.turns_up }));
  if (scores) said.push(sentence('stones-effect-scores', { points: scores.points }));
  if (ends) said.push(sentence('stones-effect-ends'));
  else if (scores?.begins_end) said.push(sentence('stones-effect-begins-end'));
  return said;
}
