// Generates a client from a running server, checks its types, and lets it play.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const program = process.env.MANDALA ?? join(here, '../../../../target/debug/mandala');

/** A port that is free now. */
function freePort() {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });
}

/** Waits until the server is ready; one that has ended never will be. */
async function ready(url, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server has ended with ${server.exitCode}`);
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed`);
}

const folder = mkdtempSync(join(tmpdir(), 'mandala-client-'));
const url = `http://127.0.0.1:${await freePort()}`;
const server = spawn(program, ['serve', '--listen', url.slice('http://'.length), '--data', folder], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, MANDALA_LOG_LEVEL: 'error' },
});
try {
  await ready(url, server);
  run('node_modules/.bin/openapi-typescript', `${url}/api/openapi.json`, '--output', 'interface.d.ts');
  run('node_modules/.bin/tsc');
  run(process.execPath, 'build/play.js', url);
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
