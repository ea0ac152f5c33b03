// A stream of lines of JSON, one after the other as they come. A stream that breaks throws.

import { Unreachable } from './http';

export async function* lines(path: string, signal: AbortSignal): AsyncGenerator<unknown, void> {
  const answer = await fetch(path, { signal });
  if (!answer.ok || !answer.body) throw new Unreachable('the stream cannot be followed');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.trim() !== '') yield JSON.parse(part);
  }
}
