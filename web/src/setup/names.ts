// Tables and their parts in words.

import type { ClockSpec, GameName } from '../protocol';
import { t } from '../words';
import { LEVELS } from './plan';

export function gameName(game: GameName): string {
  return t(`new-game-${game}`);
}

export function clockName(clock: ClockSpec): string {
  if (clock.kind === 'none') return t('new-clock-none');
  if (clock.kind === 'days') return t('new-clock-days-short', { days: clock.days });
  return t('new-clock-fischer-short', { minutes: Math.round(clock.initial / 6) / 10, seconds: clock.increment });
}

/** The name in a seat. A computer's is its level, which no person may have as a name. */
export function seatName(name: string): string {
  const level = LEVELS.find((level) => level === name);
  return level ? t(`level-${level}`) : name;
}
