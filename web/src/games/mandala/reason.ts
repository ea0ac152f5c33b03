// Why picked cards cannot go somewhere, in words.

import { who } from '../../board/contract';
import { t } from '../../words';
import type { Place } from './choice';
import type { Chooser } from './chooser.svelte';
import { colourName } from './view';

export function reason(chooser: Chooser, where: Place): string {
  const { colour } = chooser;
  const lying = chooser.obstacle(where);
  const here = where.startsWith('m') ? lying === 'mountain' : lying === chooser.near;
  if (!colour || lying === null || here) return t('mandala-not-now');
  const args = { colour: t(`colour-${colourName(colour)}`) };
  if (lying === 'mountain') return t('mandala-lies-mountain', args);
  return t('mandala-lies-field', { ...args, ...who(lying, chooser.you, chooser.names) });
}
