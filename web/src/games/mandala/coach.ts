// What a newcomer could try next. It follows what is legal, what has been tried and how the table stands; how to win is for hints.

import type { MandalaFigures, MandalaView } from '../../protocol/mandala';
import { numeral, t } from '../../words';
import { read } from './choice';
import { coloursOf, colourName } from './view';

const kinds = (actions: readonly string[]) => new Set(actions.map((action) => read(action)?.kind));

/** Hands of so few or so many cards call for a kind of move. */
const FEW = 3;
const MANY = 7;

export function next(
  view: MandalaView,
  figures: MandalaFigures,
  legal: readonly string[],
  made: readonly string[],
): string {
  const can = kinds(legal);
  const tried = kinds(made);
  const held = view.hand?.length ?? 0;
  if (can.has('claim')) return t('coach-mandala-claim');
  if (can.has('build') && !tried.has('build')) return t('coach-mandala-build');
  if (can.has('grow') && !tried.has('grow')) return t('coach-mandala-grow');
  const nearly = nearlyComplete(view, figures, legal);
  if (nearly) return nearly;
  if (can.has('build') && held <= FEW) return t('coach-mandala-few');
  if (can.has('grow') && held >= MANY) return t('coach-mandala-many');
  return tried.has('discard') ? t('coach-mandala-choose') : t('coach-mandala-discard');
}

/** What to do about a mandala that lacks one colour: complete it, or have the larger Field there first. */
function nearlyComplete(view: MandalaView, figures: MandalaFigures, legal: readonly string[]): string | null {
  const lacking = figures.mandalas.flatMap(({ missing, first }, index) => {
    const [colour, ...others] = coloursOf(missing);
    if (colour === undefined || others.length > 0) return [];
    return [{ colour, mandala: index + 1, leads: first !== null && first === view.seat }];
  });
  const completes = ({ colour, mandala }: (typeof lacking)[number]): boolean =>
    legal.some((action) => {
      const move = read(action);
      return (move?.kind === 'build' || move?.kind === 'grow') && move.mandala === mandala && move.colour === colour;
    });
  const about = ({ colour, mandala }: (typeof lacking)[number]) => ({
    mandala: numeral(mandala),
    colour: t(`colour-${colourName(colour)}`),
  });
  const won = lacking.find((one) => one.leads && completes(one));
  if (won) return t('coach-mandala-complete', about(won));
  const behind = lacking.find(({ leads }) => !leads);
  return behind ? t('coach-mandala-nearly', about(behind)) : null;
}

export const goal = (): string => t('coach-mandala-goal');

export const parts = (): string[] => [
  t('coach-mandala-mountain'),
  t('coach-mandala-field'),
  t('coach-mandala-river'),
  t('coach-mandala-cup'),
];

/** A River of so many colours, or a deck of so few cards, means that the end is near. */
const LONG = 5;
const LOW = 12;

export function end({ rivers, deck, exhausted }: MandalaView): string | null {
  return exhausted || deck <= LOW || rivers.some(({ length }) => length >= LONG) ? t('coach-mandala-end') : null;
}

/** Every kind of move that a game needs has been made, or so many that the rest can wait. */
export function learnt(made: readonly string[]): boolean {
  const tried = kinds(made);
  return made.length >= (tried.has('build') && tried.has('grow') && tried.has('claim') ? 8 : 20);
}
