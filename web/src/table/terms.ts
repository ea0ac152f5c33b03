// The terms of a table in words.

import type { ClockSpec } from '../protocol';
import { t } from '../words';

export function clockWords(clock: ClockSpec): string {
  switch (clock.kind) {
    case 'none':
      return t('new-clock-none');
    case 'fischer':
      return t('new-clock-fischer-short', { minutes: clock.initial / 60, seconds: clock.increment });
    case 'days':
      return t('new-clock-days-short', { days: clock.days });
  }
}
