// Months and rows of days, as the deals of the day count them: by UTC, as `2026-11-15`.

import { dayAfter } from './day';

/** How many days in a row were played, up to today; today may still come. */
export function streak(played: ReadonlySet<string>, today: string): number {
  let day = played.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; played.has(day); day = dayAfter(day, -1)) count += 1;
  return count;
}

/** The longest row of days. */
export function longest(played: ReadonlySet<string>): number {
  let [best, row] = [0, 0];
  let before = '';
  for (const day of [...played].sort()) {
    row = before !== '' && dayAfter(before, 1) === day ? row + 1 : 1;
    best = Math.max(best, row);
    before = day;
  }
  return best;
}

/** The month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of a month in weeks from Monday to Sunday; nothing where a week belongs to another month. */
export function weeks(month: string): Array<Array<string | null>> {
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days: Array<string | null> = Array.from({ length: before }, () => null);
  for (let day = first; monthOf(day) === month; day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}
