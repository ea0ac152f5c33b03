// A card that turns to sand on its way: it dissolves into grains that trail behind in the wind and come together where it goes.

import type { Stage } from '../../board/contract';
import { random } from '../../../glyphs/geometry';
import type { Sand } from '../pieces/types';

interface Wind {
  duration: number;
  delay: number;
  /** How strongly the card was seen before. */
  opacity: number;
  seed: number;
}

/** Each handful is one element with several grains, drawn as its shadows: few elements move, many grains are seen. */
const HANDFULS = 5;
const GRAINS = 7;

/** Dresses a flying card as sand. Only transforms and opacities change. */
export function sand(stage: Stage<never>, flying: HTMLElement, colour: Sand, wind: Wind): void {
  const { duration, delay, opacity } = wind;
  const timing = { duration, delay, easing: 'linear' };
  const [from, to] = ['from', 'to'].map((look) => flying.querySelector<HTMLElement>(`:scope > [data-look=${look}]`));
  to?.remove();
  const fading = [{ opacity }, { opacity, offset: 0.06 }, { opacity: 0, offset: 0.42 }, { opacity: 0 }];
  if (from) void stage.animate(from, fading, timing);
  const next = random(wind.seed * 31 + 7);
  const { offsetWidth: width, offsetHeight: height } = flying;
  for (let index = 0; index < HANDFULS; index += 1) {
    const handful = document.createElement('span');
    const lag = (20 + 46 * next()) * (index % 2 ? 1 : 0.6);
    handful.className = `sand-${colour}`;
    Object.assign(handful.style, {
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
    flying.append(handful);
    const [x, y] = [(next() - 0.5) * lag * 2.4, (next() - 0.7) * lag];
    const drift = [
      { transform: 'none', opacity: 0 },
      { transform: `translate(${x * 0.3}px, ${y * 0.3}px) scale(1.05)`, opacity: 1, offset: 0.18 },
      { transform: `translate(${x}px, ${y}px) rotate(${index * 9 - 18}deg) scale(1.25)`, opacity: 1, offset: 0.6 },
      { transform: 'scale(.3)', opacity: 0.9, offset: 0.98 },
      { transform: 'scale(.3)', opacity: 0 },
    ];
    void stage.animate(handful, drift, timing);
  }
}
