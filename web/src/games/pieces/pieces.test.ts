import { describe, expect, it, vi } from 'vitest';
import { bodyUrl, chipUrl, readAhead, topUrl } from './images';
import { rove } from '../../ui/roving';
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

describe('pictures that will be needed', () => {
  it('are read one after the other, each once, and one that does not come stops nothing', async () => {
    const read: string[] = [];
    let reading = 0;
    vi.stubGlobal('window', {});
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        async decode(): Promise<void> {
          expect((reading += 1)).toBe(1);
          read.push(this.src);
          await Promise.resolve();
          reading -= 1;
          if (this.src === 'b') throw new Error('no such picture');
        }
      },
    );
    await readAhead(['a', 'b', 'c']);
    await readAhead(['c', 'd']);
    expect(read).toEqual(['a', 'b', 'c', 'd']);
    vi.unstubAllGlobals();
  });
});
