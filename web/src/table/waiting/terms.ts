// The terms of a table in words: what one agrees to by sitting down.

import { clockName, gameName } from '../../setup/names';
import type { TableInfo } from '../../protocol';
import { t } from '../../words';
import { hintsSaid } from '../terms';

export function termsOf(table: TableInfo): string[] {
  const hints = hintsSaid(table);
  return [
    gameName(table.game),
    clockName(table.clock),
    table.rated ? t('new-terms-rated') : t('new-terms-friendly'),
    ...(hints === 'unsaid' ? [] : [t(`new-terms-hints-${hints}`)]),
  ];
}
