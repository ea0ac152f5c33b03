// Firefox over WebDriver BiDi, which it speaks itself: no geckodriver is needed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import type { InputSource } from './actions';
import type { Browser, Cookie, Size, TabDriver } from './driver';
import { Program } from './program';

const PREFERENCES: Readonly<Record<string, string | number>> = {
  'intl.accept_languages': 'en-GB, en',
  'ui.prefersReducedMotion': 1,
  // Without these, a headless Firefox has no mouse that hovers, and scroll bars that take up width.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
};

/** NS_BINDING_ABORTED: the page was left before a font had arrived. */
const INTERRUPTED_FONT = /^downloadable font: download failed .*status=2152398850/;
/** The same of a picture that the service worker was fetching. */
const INTERRUPTED_PICTURE = /^Failed to load .*\.svg’\. A ServiceWorker intercepted the request/;

export class Firefox implements Browser {
  private constructor(
    private readonly program: Program,
    private readonly connection: BidiConnection,
    private readonly profile: string,
  ) {}

  static async launch(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'mandala-firefox-'));
    const preferences = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), preferences.join(''));
    const command = process.env['FIREFOX'] ?? 'firefox-esr';
    const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
    const program = new Program(command, args);
    const [, url] = await program.announces(/listening on (ws:\S+)\n/);
    const connection = await BidiConnection.open(`${url}/session`);
    await connection.send('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    return new Firefox(program, connection, profile);
  }

  async openTab(): Promise<TabDriver> {
    const { userContext } = await this.connection.send<{ userContext: string }>('browser.createUserContext');
    const { context } = await this.connection.send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    return new FirefoxTab(this.connection, userContext, context);
  }

  async close(): Promise<void> {
    this.connection.close();
    await this.program.stop();
    rmSync(this.profile, { recursive: true, force: true });
  }
}

class FirefoxTab implements TabDriver {
  constructor(
    private readonly connection: BidiConnection,
    private readonly userContext: string,
    private readonly context: string,
  ) {}

  async navigate(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.send('browsingContext.reload', { wait: 'complete' });
  }

  async call(declaration: string, argument: string): Promise<string> {
    const answer = await this.connection.send<CallResult>('script.callFunction', {
      functionDeclaration: declaration,
      arguments: [{ type: 'string', value: argument }],
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  }

  async perform(sources: readonly InputSource[]): Promise<void> {
    await this.send('input.performActions', { actions: sources });
  }

  async resize(viewport: Size): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport });
  }

  async setCookie(_origin: string, { value, ...cookie }: Cookie): Promise<void> {
    const partition = { type: 'storageKey', userContext: this.userContext };
    await this.connection.send('storage.setCookie', {
      cookie: { ...cookie, value: { type: 'string', value } },
      partition,
    });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot');
    return Buffer.from(data, 'base64');
  }

  async errors(): Promise<readonly string[]> {
    const own = this.connection.log.filter(({ level, source }) => level === 'error' && source.context === this.context);
    const texts = own.map(({ text }) => text ?? 'an error without a message');
    return texts.filter((text) => !INTERRUPTED_FONT.test(text) && !INTERRUPTED_PICTURE.test(text));
  }

  async close(): Promise<void> {
    await this.connection.send('browser.removeUserContext', { userContext: this.userContext });
  }

  private send<T = unknown>(method: string, parameters: Record<string, unknown> = {}): Promise<T> {
    return this.connection.send<T>(method, { context: this.context, ...parameters });
  }
}

type CallResult =
  { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } };

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: unknown };

/** Commands and their results over one WebSocket, and the log entries that arrive in between. */
class BidiConnection {
  readonly log: LogEntry[] = [];
  private readonly pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(JSON.parse((data as Buffer).toString()) as Message));
    socket.on('close', () => {
      for (const { reject } of this.pending.values()) reject(new Error('Firefox closed the connection'));
      this.pending.clear();
    });
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new BidiConnection(socket);
  }

  send<T>(method: string, params: Record<string, unknown> = {}): Promise<T> {
    const id = (this.lastId += 1);
    return new Promise<T>((resolve, reject) => {
      this.pending.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: Message): void {
    if (message.type === 'event') {
      if (message.method === 'log.entryAdded') this.log.push(message.params as LogEntry);
      return;
    }
    const command = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
