// Writes every picture of a piece: `npm run glyphs`. The files are kept in the repository; a test holds them to the generator.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(`${web}glyphs/pieces.ts`, { root: web, configFile: false });
for (const [path, svg] of module.pieces()) {
  await mkdir(dirname(web + path), { recursive: true });
  await writeFile(web + path, svg);
}
