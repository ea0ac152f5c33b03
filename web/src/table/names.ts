// What the seats of a table are called: one's own, other people's, and those of computers.

import type { SeatInfo, TableInfo } from '../protocol';
import { t } from '../words';

/** The seats a person holds: more than one means that several people play on this device. */
export function ownSeats(table: TableInfo, person: string | undefined): number[] {
  return table.seats.flatMap((seat, index) => (person !== undefined && seat.person === person ? [index] : []));
}

/** The name of each seat, as it is said in sentences. Where several people share a device, each seat has a number. */
export function seatNames(table: TableInfo, own: readonly number[]): string[] {
  const names = table.seats.map((seat, index) =>
    own.length > 1 && own.includes(index) ? t('table-player', { number: index + 1 }) : nameOf(seat),
  );
  const apart = toldApart(names);
  // A seat that is still open has no name.
  return table.seats.map((seat, index) => (seat.name || seat.computer ? apart : names)[index] ?? '');
}

/** Where several seats bear one name, because computers of one level play, or people shared a device, each has its number. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name));
}

/** What stands on a plate: one's own seat is simply oneself. */
export function plateName(index: number, names: readonly string[], own: readonly number[]): string {
  return own.length === 1 && own[0] === index ? t('table-you') : (names[index] ?? '');
}

function nameOf(seat: SeatInfo): string {
  if (seat.computer && !seat.person) return t(`level-${seat.computer}`);
  return seat.name ?? t('table-open-seat');
}
