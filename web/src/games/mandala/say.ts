// What happens in Mandala, in words: for the log, the live region, and what an action would do.

import { type GameEvent, type Sentence, who } from '../../board/contract';
import type { Piece } from '../../words/rich';
import { read } from './choice';
import { counted, type MandalaEffects, numeral } from './view';

/** The words of an action's events, in order. What was drawn is part of the sentence that says why. */
export function sentences(events: readonly GameEvent[], near: number | null, names: readonly string[]): Sentence[] {
  const said: Sentence[] = [];
  for (const [index, event] of events.entries()) {
    const drawn = events.slice(index + 1).filter((later) => later.event === 'drew' && later['seat'] === event['seat']);
    const sentence = sentenceOf(event, drawn, near, names);
    if (sentence) said.push(sentence);
  }
  return said;
}

function sentenceOf(
  event: GameEvent,
  drawn: readonly GameEvent[],
  near: number | null,
  names: readonly string[],
): Sentence | null {
  const seat = typeof event['seat'] === 'number' ? event['seat'] : 0;
  const whose = who(seat, near, names);
  const mandala = numeral(event['mandala']);
  const cards = piece(String(event['colour']), Number(event['count'] ?? 1));
  switch (event.event) {
    case 'built':
      return { id: 'mandala-log-built', args: { ...whose, mandala, cards, ...draw(drawn) } };
    case 'grew':
      return { id: 'mandala-log-grew', args: { ...whose, mandala, cards } };
    case 'discarded':
      return { id: 'mandala-log-discarded', args: { ...whose, cards, ...draw(drawn) } };
    case 'reshuffled':
      return { id: 'mandala-log-reshuffled', args: { count: Number(event['cards']) } };
    case 'completed': {
      const first = event['first'];
      if (typeof first !== 'number') return { id: 'mandala-log-completed-nobody', args: { mandala } };
      return { id: 'mandala-log-completed', args: { mandala, ...who(first, near, names) } };
    }
    case 'claimed':
      return claimed(event, whose);
    case 'swept':
      return { id: 'mandala-log-swept', args: { mandala, count: String(event['cards']).length } };
    case 'refilled':
      return { id: 'mandala-log-refilled', args: { mandala, cards: pieces(String(event['cards'])) } };
    case 'ended':
      return ended(event, near, names);
    default:
      // What was drawn has been said already.
      return null;
  }
}

function claimed(event: GameEvent, whose: { who: string; name: string }): Sentence {
  const taken = event['taken'] as { river: number | null; cup: number; discarded: number };
  const count = taken.discarded + taken.cup + (taken.river === null ? 0 : 1);
  const cards = piece(String(event['colour']), count);
  if (taken.discarded > 0) return { id: 'mandala-log-claimed-discarded', args: { ...whose, cards } };
  if (taken.river === null) return { id: 'mandala-log-claimed-cup', args: { ...whose, cards } };
  return { id: 'mandala-log-claimed-river', args: { ...whose, cards, space: taken.river, cup: taken.cup } };
}

function ended(event: GameEvent, near: number | null, names: readonly string[]): Sentence {
  const { scores, winner } = event['outcome'] as { scores: number[]; winner: number | null };
  if (winner === null) return { id: 'mandala-log-draw', args: { points: scores[0] ?? 0 } };
  return {
    id: 'mandala-log-won',
    args: { ...who(winner, near, names), points: scores[winner] ?? 0, other: scores[1 - winner] ?? 0 },
  };
}

/** What was drawn: the cards where they are known, their number in any case. */
function draw(drawn: readonly GameEvent[]): { draws: number; known: string; drawn: Piece[] } {
  const draws = drawn.reduce((sum, event) => sum + Number(event['count']), 0);
  const cards = drawn.map((event) => (typeof event['cards'] === 'string' ? event['cards'] : '')).join('');
  return { draws, known: draws === 0 ? 'none' : cards.length === draws ? 'yes' : 'no', drawn: pieces(cards) };
}

export function actionWords(action: string): Sentence {
  const move = read(action);
  switch (move?.kind) {
    case 'build':
      return { id: 'mandala-act-build', args: { cards: { sand: move.colour }, mandala: numeral(move.mandala) } };
    case 'grow':
      return {
        id: 'mandala-act-grow',
        args: { cards: piece(move.colour, move.count), mandala: numeral(move.mandala) },
      };
    case 'discard':
      return { id: 'mandala-act-discard', args: { cards: piece(move.colour, move.count) } };
    case 'claim':
      return { id: 'mandala-act-claim', args: { cards: { sand: move.colour } } };
    default:
      return { id: 'mandala-act-unknown', args: { action } };
  }
}

/** What an action would foreseeably do. */
export function effectWords(
  action: string,
  effects: MandalaEffects,
  near: number | null,
  names: readonly string[],
): Sentence[] {
  const said: Sentence[] = [];
  const { draws, completes, gains } = effects;
  const move = read(action);
  if (completes) {
    const mandala = numeral(completes.mandala);
    if (completes.first === null) said.push({ id: 'mandala-effect-completes-nobody', args: { mandala } });
    else {
      const { first, fields } = completes;
      const [most, least] = [fields[first] ?? 0, fields[1 - first] ?? 0];
      said.push({
        id: 'mandala-effect-completes',
        args: { mandala, ...who(completes.first, near, names), most, least },
      });
    }
  }
  if (move && move.kind !== 'claim') said.push({ id: 'mandala-effect-draws', args: { count: draws } });
  if (effects.exhausts) said.push({ id: 'mandala-effect-exhausts', args: {} });
  if (gains) {
    if (gains.discarded > 0) said.push({ id: 'mandala-effect-discarded', args: { count: gains.discarded } });
    if (gains.river !== null) said.push({ id: 'mandala-effect-river', args: { space: gains.river } });
    if (gains.cup > 0) said.push({ id: 'mandala-effect-cup', args: { count: gains.cup } });
    said.push({ id: 'mandala-effect-points', args: { points: gains.points } });
  }
  if (effects.ends !== null) said.push({ id: 'mandala-effect-ends', args: {} });
  return said;
}

function pieces(pile: string): Piece[] {
  return counted(pile).map(([sand, count]) => piece(sand, count));
}

/** Cards of a colour; one card goes without a number. */
function piece(sand: string, count: number): Piece {
  return count > 1 ? { sand, count } : { sand };
}
