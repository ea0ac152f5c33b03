// How much time a seat has left, and how that is written.

import type { ClockState } from '../protocol';
import { moment, t, tenths } from '../words';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds a seat has left by the server's clock. */
export function timeLeft(clocks: ClockState, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? left - Math.max(0, now - clocks.since) : left);
}

/** Minutes and seconds, with tenths at the very end: `7:42`, `1:02:10`, `8.4` or `8,4`. */
export function clockText(ms: number): string {
  if (ms < 10 * SECOND) return tenths(Math.floor(ms / 100) / 10);
  const all = Math.ceil(ms / SECOND);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The time left of a clock of days: whole days or hours, and the moment it ends where it runs. */
export function daysText(ms: number): string {
  if (ms >= 2 * DAY) return t('table-days', { count: Math.floor(ms / DAY) });
  return ms >= HOUR
    ? t('table-hours', { count: Math.floor(ms / HOUR) })
    : t('table-minutes', { count: Math.ceil(ms / 60_000) });
}

export function deadline(ms: number, now: number): string {
  return moment(now + ms);
}
