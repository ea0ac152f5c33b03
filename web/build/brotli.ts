// Packs what was built: beside each file that gets smaller by it lies a twin, `.br`, which the server sends to browsers that
// can unpack it. Packing as tightly as can be takes seconds, so it is done once, here, and not for each request.

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Below this many bytes the headers weigh more than what is won. */
const SMALLEST = 1024;

/** Whether a twin is worth its place in the program: pictures and fonts are packed already. */
const WORTH = 0.9;

export function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    async writeBundle({ dir }) {
      const entries = await readdir(dir ?? 'dist', { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.br'));
      await Promise.all(files.map((file) => packed(join(file.parentPath, file.name))));
    },
  };
}

async function packed(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const small = await pack(plain, { params });
  if (small.length < plain.length * WORTH) await writeFile(`${path}.br`, small);
}
