// Questions to the server over plain HTTP.

import type { ErrorBody } from '../protocol';

/** What the server refused, with its reason in the person's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>('POST', path, body);
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return ask<T>('PUT', path, body);
}

export function patch<T>(path: string, body: unknown): Promise<T> {
  return ask<T>('PATCH', path, body);
}

export function del<T>(path: string, body?: unknown): Promise<T> {
  return ask<T>('DELETE', path, body);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch (cause) {
    throw new Unreachable('the server cannot be reached', { cause });
  }
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, errorOf(text, answer.status));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** A proxy between us and the server may answer with something that is not the server's. */
function errorOf(text: string, status: number): ErrorBody {
  try {
    const body = JSON.parse(text) as ErrorBody;
    if (typeof body.code === 'string') return body;
  } catch {
    // Not JSON: told by its status alone.
  }
  return { code: `http-${status}`, message: String(status) };
}
