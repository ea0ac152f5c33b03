// The clocks that are offered where there is no room for all of them. They are few, so that people meet.

import type { ClockSpec } from '../protocol';
import { clockName } from './names';

const NONE: ClockSpec = { kind: 'none' };
const CLOCKS: readonly ClockSpec[] = [
  { kind: 'fischer', initial: 300, increment: 5 },
  { kind: 'fischer', initial: 900, increment: 10 },
  { kind: 'days', days: 2 },
  NONE,
];
/** Strangers play with a clock, so that no game waits for ever. */
export const USUAL = 1;
/** Friends need none. */
export const UNTIMED = CLOCKS.length - 1;

export function clockAt(index: number): ClockSpec {
  return CLOCKS[index] ?? NONE;
}

/** The choices as a control shows them. */
export function clockOptions(): { value: number; label: string }[] {
  return CLOCKS.map((clock, value) => ({ value, label: clockName(clock) }));
}
