// What happens in Mandala, in words: for the log, the live region, and what an action would do.

import { type GameEvent, type Sentence, who } from '../../board/contract';
import { numeral } from '../../words';
import type { Piece } from '../../words/rich';
import { read } from './choice';
import { counted, eventsOf, type MandalaEffects, type MandalaEvent } from './view';
import { sentence } from '../../words/rich';

type DrewEvent = Extract<MandalaEvent, { event: 'drew' }>;
type ClaimedEvent = Extract<MandalaEvent, { event: 'claimed' }>;
type EndedEvent = Extract<MandalaEvent, { event: 'ended' }>;

/** The words of an action's events, in order. What was drawn is part of the sentence that says why. */
export function sentences(events: readonly GameEvent[], near: number | null, names: readonly string[]): Sentence[] {
  const known = eventsOf(events);
  return known.flatMap((event, index) => {
    const drawn = known.slice(index + 1).filter((later) => later.event === 'drew');
    return sentenceOf(event, drawn, (seat) => who(seat, near, names)) ?? [];
  });
}

type NameOf = (seat: number) => { who: string; name: string };

function sentenceOf(event: MandalaEvent, drawn: readonly DrewEvent[], whose: NameOf): Sentence | null {
  switch (event.event) {
    case 'built': {
      const args = { ...whose(event.seat), mandala: numeral(event.mandala), cards: piece(event.colour, 1) };
      return sentence('mandala-log-built', { ...args, ...draw(drawn) });
    }
    case 'grew': {
      const cards = piece(event.colour, event.count);
      return sentence('mandala-log-grew', { ...whose(event.seat), mandala: numeral(event.mandala), cards });
    }
    case 'discarded': {
      const cards = piece(event.colour, event.count);
      return sentence('mandala-log-discarded', { ...whose(event.seat), cards, ...draw(drawn) });
    }
    case 'reshuffled':
      return sentence('mandala-log-reshuffled', { count: event.cards });
    case 'completed': {
      const mandala = numeral(event.mandala);
      const { first, fields } = event;
      if (first === null) return sentence('mandala-log-completed-nobody', { mandala });
      const args = { mandala, ...whose(first), most: fields[first] ?? 0, least: fields[1 - first] ?? 0 };
      if (!event.tie) return sentence('mandala-log-completed', args);
      const { who: last, name: lastName } = whose(event.seat);
      return sentence('mandala-log-completed-tie', { ...args, last, lastName });
    }
    case 'claimed':
      return claimed(event, whose);
    case 'swept':
      return sentence('mandala-log-swept', { mandala: numeral(event.mandala), count: event.cards.length });
    case 'refilled':
      return sentence('mandala-log-refilled', { mandala: numeral(event.mandala), cards: pieces(event.cards) });
    case 'ended':
      return ended(event, whose);
    case 'drew':
      // Said already, with what it was drawn for.
      return null;
  }
}

function claimed({ seat, colour, taken }: ClaimedEvent, whose: NameOf): Sentence {
  const cards = piece(colour, taken.discarded + taken.cup + (taken.river === null ? 0 : 1));
  const args = { ...whose(seat), cards };
  if (taken.discarded > 0) return sentence('mandala-log-claimed-discarded', args);
  if (taken.river === null) return sentence('mandala-log-claimed-cup', args);
  return sentence('mandala-log-claimed-river', { ...args, space: taken.river, cup: taken.cup });
}

function ended({ outcome: { scores, winner } }: EndedEvent, whose: NameOf): Sentence {
  if (winner === null) return sentence('mandala-log-draw', { points: scores[0] ?? 0 });
  const [points, other] = [scores[winner] ?? 0, scores[1 - winner] ?? 0];
  return sentence('mandala-log-won', { ...whose(winner), points, other });
}

/** What was drawn: the cards where they are known, their number in any case. */
function draw(drawn: readonly DrewEvent[]): { draws: number; known: string; drawn: Piece[] } {
  const draws = drawn.reduce((sum, { count }) => sum + count, 0);
  const cards = drawn.map((event) => event.cards ?? '').join('');
  return { draws, known: draws === 0 ? 'none' : cards.length === draws ? 'yes' : 'no', drawn: pieces(cards) };
}

export function actionWords(action: string): Sentence {
  const move = read(action);
  switch (move?.kind) {
    case 'build':
      return sentence('mandala-act-build', { cards: { sand: move.colour }, mandala: numeral(move.mandala) });
    case 'grow':
      return sentence('mandala-act-grow', { cards: piece(move.colour, move.count), mandala: numeral(move.mandala) });
    case 'discard':
      return sentence('mandala-act-discard', { cards: piece(move.colour, move.count) });
    case 'claim':
      return sentence('mandala-act-claim', { cards: { sand: move.colour } });
    default:
      return sentence('mandala-act-unknown', { action });
  }
}

/** What an action would foreseeably do. */
export function effectWords(
  action: string,
  effects: MandalaEffects,
  near: number | null,
  names: readonly string[],
  /** What is drawn is said beside the target already, and which mandala it is in the target's name. */
  brief = false,
): Sentence[] {
  const said: Sentence[] = [];
  const { draws, completes, gains } = effects;
  const move = read(action);
  if (completes) {
    const mandala = numeral(completes.mandala);
    if (completes.first === null) said.push(sentence('mandala-effect-completes-nobody', { mandala }));
    else {
      const { first, fields, tie } = completes;
      const [most, least] = [fields[first] ?? 0, fields[1 - first] ?? 0];
      const args = { ...who(first, near, names), most, least };
      const broken = tie ? '-tie' : '';
      said.push(
        brief
          ? sentence(`mandala-effect-completes-it${broken}`, args)
          : sentence(`mandala-effect-completes${broken}`, { ...args, mandala }),
      );
    }
  }
  if (!brief && move && move.kind !== 'claim') said.push(sentence('mandala-effect-draws', { count: draws }));
  if (effects.exhausts) said.push(sentence('mandala-effect-exhausts'));
  if (gains) {
    if (gains.discarded > 0) said.push(sentence('mandala-effect-discarded', { count: gains.discarded }));
    if (gains.river !== null) said.push(sentence('mandala-effect-river', { space: gains.river }));
    if (gains.cup > 0) said.push(sentence('mandala-effect-cup', { count: gains.cup }));
    said.push(sentence('mandala-effect-points', { points: gains.points }));
  }
  if (effects.ends !== null) said.push(sentence('mandala-effect-ends'));
  else if (gains?.fills_river) said.push(sentence('mandala-effect-fills-river'));
  return said;
}

function pieces(pile: string): Piece[] {
  return counted(pile).map(([sand, count]) => piece(sand, count));
}

/** Cards of a colour; one card goes without a number. */
function piece(sand: string, count: number): Piece {
  return count > 1 ? { sand, count } : { sand };
}
