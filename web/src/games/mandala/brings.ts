// What a claim brings besides points, in few words: for the row of a colour that can be claimed.

import { t } from '../../words';
import type { MandalaEffects } from './view';

export function brings({ river, cup, scoring, discarded, fills_river }: NonNullable<MandalaEffects['gains']>): string {
  const words = river === null ? [] : [t('mandala-brings-river', { space: river })];
  if (cup > 0) words.push(t('mandala-brings-cup', { count: cup }));
  // Cards of a colour new to the River that were in the Cup before score with it.
  if (scoring > cup) words.push(t('mandala-brings-there', { count: scoring - cup }));
  if (fills_river) words.push(t('mandala-brings-end'));
  if (discarded > 0) words.push(t('mandala-brings-discarded', { count: discarded }));
  return words.join(', ');
}
