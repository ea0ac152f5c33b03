// What lies somewhere, in words: “Mountain I: 2 red cards, a black card”.

import { t } from '../../words';
import { colourName, counted } from './view';

export function held(area: string, cards: string): string {
  const lying = counted(cards).map(([colour, count]) => t(`mandala-lying-${colourName(colour)}`, { count }));
  return lying.length > 0 ? t('mandala-area', { area, cards: lying.join(', ') }) : t('mandala-area-empty', { area });
}
