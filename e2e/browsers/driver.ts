// What a browser has to offer to run the suite. `firefox.ts` and `webkit.ts` implement it over their own protocols.

import type { InputSource } from './actions';

export interface Size {
  width: number;
  height: number;
}

export interface Cookie {
  name: string;
  value: string;
  domain: string;
  path: string;
}

/** A running browser program. */
export interface Browser {
  /** Opens a tab that shares no cookies and no storage with any other. */
  openTab(): Promise<TabDriver>;
  close(): Promise<void>;
}

/** The primitives of one tab; `Tab` builds everything else on them. */
export interface TabDriver {
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls an asynchronous function in the page with a string, and waits for the string that it promises. */
  call(declaration: string, argument: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Sets the size of the viewport. */
  resize(size: Size): Promise<void>;
  /** Sets a cookie of a site, which may be visited for it. */
  setCookie(origin: string, cookie: Cookie): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Uncaught errors, unhandled rejections and `console.error` since the tab was opened. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
