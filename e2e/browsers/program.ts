// A program that the suite starts and ends again.

import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export class Program {
  private readonly child: ChildProcess;
  private readonly ended: Promise<never>;
  private output = '';

  /** Starts it. What it writes, also to a third descriptor, is its output. */
  constructor(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    for (const stream of this.child.stdio.slice(1))
      (stream as Readable).on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((_, reject) => {
      this.child.once('error', reject);
      this.child.once('exit', () => reject(new Error(`${command} ended: ${this.output}`)));
    });
    // The caller that waits for the program is told of its end.
    this.ended.catch(() => undefined);
    // A worker that is stopped early leaves nothing behind.
    process.once('exit', () => this.child.kill());
  }

  /** Waits until its output matches a pattern. */
  async announces(pattern: RegExp): Promise<RegExpExecArray> {
    return this.until(async () => pattern.exec(this.output));
  }

  /** Asks until there is an answer, or the program ends. */
  async until<T>(probe: () => Promise<T | null>): Promise<T> {
    for (;;) {
      const found = await Promise.race([probe(), this.ended]);
      if (found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill();
    await this.ended.catch(() => undefined);
  }
}
