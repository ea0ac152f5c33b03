// A stream of lines of JSON, one after the other as they come. A stream that breaks throws.

import type { Routes } from '../protocol/routes';
import { addressOf, type Input, type Route, Unreachable } from './http';

/** The routes that answer with lines. */
type StreamRoute = { [R in Route]: Routes[R] extends { line: unknown } ? R : never }[Route];

export async function* lines<R extends StreamRoute>(
  route: R,
  input: Input<R>,
  signal: AbortSignal,
): AsyncGenerator<Routes[R]['line']> {
  const answer = await fetch(addressOf(route, input), { signal });
  if (!answer.ok || !answer.body) throw new Unreachable('the stream cannot be followed');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.trim() !== '') yield JSON.parse(part) as Routes[R]['line'];
  }
}
