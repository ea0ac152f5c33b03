// A card that turns to sand on its way: it dissolves into grains that trail behind in the wind and come together where it goes.

import type { PresentationContext } from '../../board/contract';
import { looksOf } from '../../board/overlay';
import { random } from '../../../glyphs/geometry';
import type { Sand } from '../pieces/types';

interface Wind {
  /** The size of the card. */
  width: number;
  height: number;
  duration: number;
  delay: number;
  /** How strongly the card was seen before. */
  opacity: number;
  seed: number;
}

/** Each handful is one element with several grains, drawn as its shadows: few elements move, many grains are seen. */
const HANDFULS = 3;
const GRAINS = 12;

/** Dresses a flying card as sand; answers how to let it blow. Only transforms and opacities change. */
export function sand(context: PresentationContext<never>, flying: HTMLElement, colour: Sand, wind: Wind): () => void {
  const [from, to] = looksOf(flying);
  to?.remove();
  if (from) from.style.opacity = `${wind.opacity}`;
  return () => {
    const { duration, delay, opacity } = wind;
    const timing = { duration, delay, easing: 'linear' };
    const fading = [{ opacity }, { opacity, offset: 0.06 }, { opacity: 0, offset: 0.42 }, { opacity: 0 }];
    const handfuls = handfulsOf(colour, wind);
    flying.append(...handfuls.map(({ element }) => element));
    if (from) void context.animate(from, fading, timing);
    for (const { element, drift } of handfuls) void context.animate(element, drift, timing);
  };
}

/** Sand in the size of a card, and how each handful drifts. */
function handfulsOf(colour: Sand, { width, height, seed }: Wind): { element: HTMLElement; drift: Keyframe[] }[] {
  const next = random(seed * 31 + 7);
  return Array.from({ length: HANDFULS }, (_, index) => {
    const element = document.createElement('span');
    element.className = `sand-${colour}`;
    Object.assign(element.style, {
      position: 'absolute',
      left: `${width * 0.5}px`,
      top: `${height * 0.5}px`,
      width: '2.5px',
      height: '2.5px',
      borderRadius: '50%',
      background: 'var(--c)',
      boxShadow: Array.from({ length: GRAINS }, (_, grain) => {
        const [x, y] = [(next() - 0.5) * width, (next() - 0.5) * height];
        return `${x.toFixed(1)}px ${y.toFixed(1)}px 0 ${grain % 3 ? 0.4 : 0}px var(${grain % 2 ? '--c' : '--lo'})`;
      }).join(),
    });
    const lag = (20 + 46 * next()) * (index % 2 ? 1 : 0.6);
    const [x, y] = [(next() - 0.5) * lag * 2.4, (next() - 0.7) * lag];
    const drift = [
      { transform: 'none', opacity: 0 },
      { transform: `translate(${x * 0.3}px, ${y * 0.3}px) scale(1.05)`, opacity: 1, offset: 0.18 },
      { transform: `translate(${x}px, ${y}px) rotate(${index * 16 - 16}deg) scale(1.25)`, opacity: 1, offset: 0.6 },
      { transform: 'scale(.3)', opacity: 0.9, offset: 0.98 },
      { transform: 'scale(.3)', opacity: 0 },
    ];
    return { element, drift };
  });
}
