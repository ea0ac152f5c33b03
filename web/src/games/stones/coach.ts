// What a newcomer could try next. It follows what the rules allow and what has been tried; how to win is for hints.

import type { StonesFigures, StonesPrinted, StonesView } from '../../protocol/stones';
import { t } from '../../words';
import { read } from './choice';

const kinds = (actions: readonly string[]) => new Set(actions.map((action) => read(action)?.kind));

export function next(
  _view: StonesView,
  { hindrance }: StonesFigures,
  legal: readonly string[],
  made: readonly string[],
): string {
  const can = kinds(legal);
  if (hindrance !== null && !can.has('colour')) return t('coach-stones-tops');
  if (hindrance === 'space') return t('coach-stones-full');
  if (hindrance === 'stone') return t('coach-stones-no-stone');
  if (!kinds(made).has('pick-up')) return t('coach-stones-pick-up');
  return can.has('colour') ? t('coach-stones-colour') : t('coach-stones-gather');
}

export const goal = (): string => t('coach-stones-goal');

export const parts = ({ track: { last_call: call } }: StonesPrinted): string[] => [
  t('coach-stones-artists'),
  t('coach-stones-towers'),
  call === null ? t('stones-track-endless') : t('coach-stones-track', { space: call }),
  t('coach-stones-objectives'),
];

/** So few free spaces before the one that begins the last round mean that the end is near. */
const FEW = 6;

export function end({ placed, ending }: StonesView, { track: { last_call: call } }: StonesPrinted): string | null {
  return call !== null && !ending && call - placed <= FEW ? t('coach-stones-end', { space: call }) : null;
}

/** Both main kinds of move have been made, or so many that the rest can wait. */
export function learnt(made: readonly string[]): boolean {
  const tried = kinds(made);
  return made.length >= (tried.has('pick-up') && tried.has('colour') ? 8 : 16);
}
