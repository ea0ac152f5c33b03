import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pieces } from './pieces';

const web = new URL('..', import.meta.url);
const files = pieces();

describe('the pictures of the pieces', () => {
  it('are what the generator draws (else: npm run glyphs)', () => {
    for (const [path, svg] of files) expect(readFileSync(new URL(path, web), 'utf8'), path).toBe(svg);
  });

  it('are all still drawn', () => {
    const kept = readdirSync(new URL('src/games/pieces/images', web)).map((name) => `src/games/pieces/images/${name}`);
    expect(kept.filter((path) => !files.has(path))).toEqual([]);
  });

  it('stay light', () => {
    const size = [...files.values()].reduce((sum, svg) => sum + gzipSync(svg).length, 0);
    expect(size).toBeLessThan(90_000);
  });

  it('carry no styles, scripts or words', () => {
    for (const [path, svg] of files) expect(svg, path).not.toMatch(/style|script|<text|var\(/);
  });
});
