// What the seats of a table are called: the player's own, other people's, and those of computers.

import type { Character } from '../games/pieces/types';
import type { SeatInfo, TableInfo } from '../protocol';
import { characterName, characters } from '../setup/computers';
import { deviceNames } from '../setup/device';
import { t } from '../words';

/** The seats a person holds: more than one means that several people play on this device. */
export function ownSeats(table: TableInfo, person: string | undefined): number[] {
  return table.seats.flatMap((seat, index) => (person !== undefined && seat.person === person ? [index] : []));
}

/**
 * The name of each seat, as it is said in sentences. Where several people share a device, each seat has the name
 * they gave it there, or a number.
 */
export function seatNames(table: TableInfo, own: readonly number[]): string[] {
  const computers = seatCharacters(table);
  const here = own.length > 1 ? deviceNames() : [];
  const names = table.seats.map((seat, index) =>
    own.length > 1 && own.includes(index)
      ? here[index] || t('table-player', { number: index + 1 })
      : nameOf(seat, computers[index]),
  );
  const apart = toldApart(names);
  // A seat that is still open has no name.
  return table.seats.map((seat, index) => (seat.name || seat.computer ? apart : names)[index] ?? '');
}

/** The character that plays each seat. Those that stand in for people come after the others, whose characters they do not change. */
export function seatCharacters({ seats }: TableInfo): Array<Character | undefined> {
  const own = seats.map(({ computer, person }) => (person ? undefined : computer));
  const both = characters([...own, ...seats.map(({ computer, person }) => (person ? computer : undefined))]);
  return seats.map((_, index) => both[index] ?? both[index + seats.length]);
}

/** Where several seats bear one name, because people shared a device or are called the same, each has its number. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name));
}

/** What stands on a plate: the player's own seat is simply “you”. */
export function plateName(index: number, names: readonly string[], own: readonly number[]): string {
  return own.length === 1 && own[0] === index ? t('table-you') : (names[index] ?? '');
}

function nameOf(seat: SeatInfo, computer: Character | undefined): string {
  if (computer && !seat.person) return characterName(computer);
  return seat.name ?? t('table-open-seat');
}
