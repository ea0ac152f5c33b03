// WebKitGTK over classic WebDriver: `WebKitWebDriver` starts a browser of our own for each tab, on a virtual screen.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputSource } from './actions';
import type { Browser, Cookie, Size, TabDriver } from './driver';
import { Program } from './program';

const BROWSER = join(import.meta.dirname, 'webkit-browser.py');

export class WebKit implements Browser {
  private tabs = 0;

  private constructor(
    private readonly screen: Program,
    private readonly driver: Program,
    private readonly url: string,
    private readonly folder: string,
  ) {}

  static async launch(): Promise<WebKit> {
    const screen = new Program('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    const [, display] = await screen.announces(/^(\d+)\n/m);
    const port = await freePort();
    const driver = new Program('WebKitWebDriver', [`--port=${port}`, '--replace-on-new-session'], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Without a graphics card the default renderer draws thin lines wrongly.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    });
    const url = `http://127.0.0.1:${port}`;
    await driver.until(() => fetch(`${url}/status`).catch(() => null));
    return new WebKit(screen, driver, url, mkdtempSync(join(tmpdir(), 'mandala-webkit-')));
  }

  async openTab(): Promise<TabDriver> {
    const errors = join(this.folder, `errors-${(this.tabs += 1)}`);
    writeFileSync(errors, '');
    const options = { binary: '/usr/bin/python3', args: [BROWSER, errors] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await send<{ sessionId: string }>('POST', `${this.url}/session`, { capabilities });
    return new WebKitTab(`${this.url}/session/${sessionId}`, errors);
  }

  async close(): Promise<void> {
    await this.driver.stop();
    await this.screen.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

class WebKitTab implements TabDriver {
  constructor(
    private readonly session: string,
    private readonly errorFile: string,
  ) {}

  async navigate(url: string): Promise<void> {
    await this.post('/url', { url });
  }

  async reload(): Promise<void> {
    await this.post('/refresh');
  }

  async call(declaration: string, argument: string): Promise<string> {
    // The synchronous command does not wait for promises in every version.
    const script = `(${declaration})(arguments[0]).then((value) => arguments[1]({ value }), (error) => arguments[1]({ error: String(error) }));`;
    const answer = await this.post<{ value: string } | { error: string }>('/execute/async', {
      script,
      args: [argument],
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  async perform(sources: readonly InputSource[]): Promise<void> {
    await this.post('/actions', { actions: sources });
  }

  async resize(size: Size): Promise<void> {
    await this.post('/window/rect', size);
  }

  async setCookie(origin: string, cookie: Cookie): Promise<void> {
    // WebDriver sets cookies of the page that is open, and only those.
    await this.navigate(`${origin}/readyz`);
    await this.post('/cookie', { cookie });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  async errors(): Promise<readonly string[]> {
    const lines = readFileSync(this.errorFile, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as string);
  }

  async close(): Promise<void> {
    await send('DELETE', this.session);
  }

  private post<T = unknown>(path: string, body: unknown = {}): Promise<T> {
    return send<T>('POST', `${this.session}${path}`, body);
  }
}

async function send<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** A port that was free a moment ago. The driver cannot choose one by itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}
