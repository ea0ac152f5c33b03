// Requests to the server over plain HTTP, typed by route: what a route takes and answers is written by `cargo xtask codegen`.

import { base } from './base';
import type { ErrorBody } from '../protocol';
import type { Routes } from '../protocol/routes';

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

let loginNeeded = (): void => undefined;

/** Sets the listener for a session that the server does not know, or no longer. */
export function onLoginNeeded(then: () => void): void {
  loginNeeded = then;
}

export type Route = keyof Routes;
type NoParams = Record<string, never>;
/** Values of a query that are null or undefined are left out. */
type PartialQuery<Query> = { [Name in keyof Query]: Query[Name] | null | undefined };
/** What a route is given: what must be given is required. */
export type Input<R extends Route> = (NoParams extends Routes[R]['params']
  ? { params?: NoParams }
  : { params: Routes[R]['params'] }) &
  (NoParams extends Routes[R]['query']
    ? { query?: PartialQuery<Routes[R]['query']> }
    : { query: PartialQuery<Routes[R]['query']> }) &
  ([Routes[R]['body']] extends [never] ? { body?: undefined } : { body: Routes[R]['body'] });
type Inputs<R extends Route> = Record<string, never> extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export async function request<R extends Route>(route: R, ...[input]: Inputs<R>): Promise<Routes[R]['answer']> {
  const { body } = (input ?? {}) as AnyInput;
  const [method] = route.split(' ');
  const headers: Record<string, string> = { 'accept-language': document.documentElement.lang };
  const options: RequestInit = { headers, ...(method === undefined ? {} : { method }) };
  if (body !== undefined || method === 'POST') {
    headers['content-type'] = 'application/json';
    // A text is sent as it is: a record may be no JSON at all, and the server says best what is wrong with it.
    options.body = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(addressOf(route, input), options);
  } catch (cause) {
    throw new Unreachable('the server cannot be reached', { cause });
  }
  const text = await answer.text();
  if (!answer.ok) {
    const refused = new Refused(answer.status, errorOf(text, answer.status));
    if (refused.body.code === 'server-login-needed') loginNeeded();
    throw refused;
  }
  return (text === '' ? undefined : JSON.parse(text)) as Routes[R]['answer'];
}

/** The address of a route, with what belongs into its path and behind the question mark. */
export function addressOf<R extends Route>(route: R, input: Input<R> | undefined): string {
  const { params = {}, query = {} } = (input ?? {}) as AnyInput;
  const path = route.slice(route.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, name: string) => {
    return encodeURIComponent(params[name] ?? '');
  });
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** A proxy between us and the server may answer with something that is not the server's. */
function errorOf(text: string, status: number): ErrorBody {
  try {
    const body = JSON.parse(text) as ErrorBody;
    if (typeof body.code === 'string') return body;
  } catch {
    // Not JSON: the status is all that is known.
  }
  return { code: `http-${status}`, message: String(status) };
}
