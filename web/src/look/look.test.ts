import { describe, expect, it } from 'vitest';
import { bodyUrl, chipUrl, topUrl } from './pieces';
import { rove } from './roving';
import { readStone } from './types';

describe('a stone in a view', () => {
  it.each([
    ['B', { colour: 'B', pattern: 'star' }],
    ['y', { colour: 'Y', pattern: 'ring' }],
    ['V?', { colour: 'V', pattern: null }],
    ['?', { colour: null, pattern: null }],
  ])('%s is read', (text, stone) => expect(readStone(text)).toEqual(stone));

  it('has a picture whatever is known of it', () => {
    for (const stone of ['Y', 'b', 'P?', '?']) {
      expect(bodyUrl(stone)).toContain('body-');
      expect(chipUrl(stone)).toContain('chip-');
      expect(chipUrl(stone, true)).toContain('chip-');
    }
    expect(topUrl('v')).toContain('top-Vr');
    expect(topUrl('v', true)).toContain('clear-Vr');
    expect(topUrl('V?')).toBeNull();
  });
});

describe('arrow keys in a group', () => {
  it('go round, to both ends, and nowhere with other keys', () => {
    expect(rove('ArrowRight', 2, 3)).toBe(0);
    expect(rove('ArrowUp', 0, 3)).toBe(2);
    expect(rove('End', 0, 3)).toBe(2);
    expect(rove('a', 0, 3)).toBeNull();
    expect(rove('Home', 0, 0)).toBeNull();
  });
});
