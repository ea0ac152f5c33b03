// What lies somewhere, in words: “Mountain I: 2 red cards, a black card”.

import { t } from '../../words';
import { colourName, counted } from './view';

export function held(area: string, cards: string): string {
  return cards === '' ? t('mandala-area-empty', { area }) : t('mandala-area', { area, cards: listed(cards) });
}

/** Cards by colour: “2 red cards, a black card”. */
export function listed(cards: string): string {
  return counted(cards)
    .map(([colour, count]) => t(`mandala-lying-${colourName(colour)}`, { count }))
    .join(', ');
}
