// Tables and their parts in words.

import type { Look } from '../games/pieces/types';
import type { ClockSpec, GameName } from '../protocol';
import { t } from '../words';
import { characterName, characters } from './computers';

export function gameName(game: GameName): string {
  return t(`new-game-${game}`);
}

export function clockName(clock: ClockSpec): string {
  if (clock.kind === 'none') return t('new-clock-none');
  if (clock.kind === 'days') return t('new-clock-days-short', { days: clock.days });
  return t('new-clock-fischer-short', { minutes: Math.round(clock.initial / 6) / 10, seconds: clock.increment });
}

/** What the players of a game look like, the same wherever it is shown. People who share a device share a name, too: their seats differ. */
export function looks(names: readonly (string | null)[]): Look[] {
  const computers = characters(names);
  return names.map((name, seat) => ({
    seed: names.indexOf(name) === names.lastIndexOf(name) ? (name ?? '') : `${name} ${seat + 1}`,
    computer: computers[seat],
  }));
}

/** The names in the seats of a table. The server names a computer by its level, which no person may have as a name. */
export function seatNames<Name extends string | null>(names: readonly Name[]): Array<Name | string> {
  const computers = characters(names);
  return names.map((name, seat) => {
    const computer = computers[seat];
    return computer ? characterName(computer) : name;
  });
}
