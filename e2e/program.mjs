// The program under test, started at a free port.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts a server on a folder, and gives it with its address once it listens. MANDALA names a program other than this build's. */
export async function serve(folder, build = 'debug') {
  const program = process.env.MANDALA ?? join(import.meta.dirname, `../target/${build}/mandala`);
  const server = spawn(program, ['serve', '--listen', '127.0.0.1:0', '--data', folder], {
    env: { ...process.env, MANDALA_LIMITS: 'raised' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await new Promise((done) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      const address = /http:\/\/[\d.]+:\d+/.exec((said += chunk))?.[0];
      if (address) done(address);
    });
  });
  return { server, url };
}
