// A PNG with a palette of 256 colours: a third of the size for pictures of flat colours.
import { crc32, deflateSync } from 'node:zlib';

function chunk(type, data) {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  data.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

/** The colours that occur most, no two of them closer than the eye would see. */
function palette(pixels, size) {
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += 4) {
    const key = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const chosen = [];
  for (const [key] of [...counts].sort((a, b) => b[1] - a[1])) {
    const colour = [key >> 16, (key >> 8) & 255, key & 255];
    if (chosen.every((c) => distance(c, colour) > 30)) chosen.push(colour);
    if (chosen.length === size) break;
  }
  return chosen;
}

const distance = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** RGBA pixels, all opaque, as an indexed PNG. */
export function indexedPng(pixels, width, height) {
  const colours = palette(pixels, 256);
  const nearest = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const key = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
      let best = nearest.get(key);
      if (best === undefined) {
        const colour = [pixels[i], pixels[i + 1], pixels[i + 2]];
        best = colours.reduce((b, c, k) => (distance(c, colour) < distance(colours[b], colour) ? k : b), 0);
        nearest.set(key, best);
      }
      rows[y * (width + 1) + 1 + x] = best;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
