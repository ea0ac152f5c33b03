// One stone on its way, in a flight or under the pointer.

import { bodyUrl, topUrl } from '../pieces/images';

export function puck(stone: string): HTMLElement {
  const element = document.createElement('span');
  for (const src of [bodyUrl(stone), topUrl(stone, true)]) {
    if (src === null) continue;
    const picture = new Image();
    picture.src = src;
    picture.alt = '';
    Object.assign(picture.style, { position: 'absolute', left: '0', top: '0', width: '100%' });
    element.append(picture);
  }
  return element;
}
