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

  it.each([
    ['sands, and of stones of unknown pattern', /-[ROYGPKBV]$/],
    ['stones with a star', /-[YBPV]s(-mark)?$/],
    ['stones with a ring', /-[YBPV]r(-mark)?$/],
  ])('tell the colours of %s without their hue', (_, colours) => {
    const shapes = new Map<string, string[]>();
    for (const [path, svg] of files) {
      const name = path.replace(/^.*\/|\.svg$/g, '');
      // What is drawn, with all colours alike.
      const shape = svg.replace(/#[0-9a-f]{3,6}/gi, '#');
      const kind = name.replace(colours, '$1');
      // Small chips tell the pattern alone: their colour is named beside them.
      if (colours.test(name) && !/^(motif|body)-|^chip-..$/.test(name))
        shapes.set(kind, [...(shapes.get(kind) ?? []), shape]);
    }
    expect(shapes.size).toBeGreaterThan(2);
    for (const [kind, drawn] of shapes) expect(new Set(drawn).size, kind).toBe(drawn.length);
  });

  it('carry no styles, scripts or words', () => {
    for (const [path, svg] of files) expect(svg, path).not.toMatch(/style|script|<text|var\(/);
  });
});
