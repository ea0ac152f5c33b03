// A real server for each worker: the program itself, on a port of its own, with a folder of its own.

import { GAMES } from './games';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, test as base } from '@playwright/test';

export const program = process.env['MANDALA'] ?? join(import.meta.dirname, '../../target/debug/mandala');

/** The address of an app that runs already, as `npm run dev` does: then no server is started, nor can one be restarted. */
const app = process.env['APP'];

export class Server {
  private constructor(
    private process: ChildProcess | null,
    readonly url: string,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'mandala-e2e-'));
    if (app) return new Server(null, app, folder);
    const { process, url } = await launch(folder, '127.0.0.1:0');
    return new Server(process, url, folder);
  }

  /** Ends the program and starts it again at the same address with the same data, as an update would. */
  async restart(whileAway: () => Promise<void> = async () => undefined): Promise<void> {
    await this.end();
    try {
      await whileAway();
    } finally {
      ({ process: this.process } = await launch(this.folder, new URL(this.url).host));
    }
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(): Promise<void> {
    const { process } = this;
    if (!process) return;
    const ended = new Promise((done) => process.once('exit', done));
    process.kill('SIGTERM');
    await ended;
  }
}

async function launch(folder: string, listen: string): Promise<{ process: ChildProcess; url: string }> {
  const environment = { ...process.env, MANDALA_LIMITS: 'raised' };
  const child = spawn(program, ['serve', '--listen', listen, '--data', folder], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((done, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address) done(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`the server ended: ${said}`)));
  });
  for (;;) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return { process: child, url };
  }
}

/** Another person, in a browser of their own. */
export type Newcomer = () => Promise<Page>;

/** Whether people have played before: newcomers are coached at the table. */
interface Experience {
  experienced: boolean;
}

async function remember(context: BrowserContext, experienced: boolean): Promise<void> {
  // A script for the page knows only what it is given.
  const remember = (games: readonly string[]): void => localStorage.setItem('mandala-finished', JSON.stringify(games));
  if (experienced) await context.addInitScript(remember, GAMES);
}

export const test = base.extend<{ baseURL: string; newcomer: Newcomer } & Experience, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  experienced: [true, { option: true }],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, experienced }, use) => {
    await remember(context, experienced);
    await use(context);
  },
  newcomer: async ({ browser, baseURL, experienced }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      await remember(context, experienced);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from '@playwright/test';
