// A stream of lines of JSON, one after the other as they come.

export async function* lines(path: string, signal: AbortSignal): AsyncGenerator<unknown> {
  const answer = await fetch(path, { signal });
  if (!answer.ok || !answer.body) return;
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
