// Numbers, dates and spans of time, as the present language writes them.

import { language } from './words.svelte';

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}

/** With one digit after the point, or after the comma. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Several things as the present language lists them: “a, b and c”. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}

/** The number of a mandala, as it is written on the table. */
export function numeral(mandala: unknown): string {
  return mandala === 2 ? 'II' : 'I';
}

/** A share of one, such as a winning chance. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export function date(ms: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(ms);
}

export function moment(ms: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

const STEPS: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was: “5 minutes ago”. */
export function since(ms: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (now - ms >= length) return format.format(-Math.floor((now - ms) / length), unit);
  }
  return format.format(0, 'minute');
}
