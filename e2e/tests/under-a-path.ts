// A server under a path of its host, behind a proxy that knows nothing but that path.

import { createServer, type IncomingMessage, request, type RequestOptions, type Server as Proxy } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from './server';

export const PATH = '/mandala';

export class Site {
  private constructor(
    private readonly proxy: Proxy,
    private readonly server: Server,
    readonly url: string,
    /** What was asked of the host outside the path. */
    readonly strays: readonly string[],
  ) {}

  static async start(): Promise<Site> {
    const strays: string[] = [];
    let port = '';
    const onward = ({ method, url, headers }: IncomingMessage): RequestOptions => ({
      ...{ host: '127.0.0.1', port, method, path: url, headers },
    });
    const proxy = createServer((asked, answer) => {
      if (!asked.url?.startsWith(`${PATH}/`)) {
        strays.push(asked.url ?? '');
        answer.writeHead(404).end();
        return;
      }
      const sent = request(onward(asked), (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      });
      sent.on('error', () => answer.destroy());
      asked.pipe(sent);
    });
    proxy.on('upgrade', (asked, socket, head) => {
      if (!asked.url?.startsWith(`${PATH}/`)) strays.push(asked.url ?? '');
      const sent = request(onward(asked));
      sent.on('upgrade', (came, other, first) => {
        const lines = Object.entries(came.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
        socket.write(first);
        other.write(head);
        other.pipe(socket).pipe(other);
        for (const end of [other, socket]) end.on('error', () => end.destroy());
      });
      sent.on('error', () => socket.destroy());
      sent.end();
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const server = await Server.start(['--set', `base_url=${origin}${PATH}`]);
    ({ port } = new URL(server.url));
    return new Site(proxy, server, `${origin}${PATH}`, strays);
  }

  async stop(): Promise<void> {
    this.proxy.closeAllConnections();
    this.proxy.close();
    await this.server.stop();
  }
}
