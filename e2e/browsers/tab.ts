// A tab as a person uses it: looks for elements by role and name, presses, drags and types. The same for every browser.

import { expect } from '@playwright/test';
import { clickAt, dragBetween, type InputSource, type Point, pressKey } from './actions';
import { type Dom, dom, type ElementState, type Query } from './dom';
import type { Cookie, Size, TabDriver } from './driver';

/** An element by its ARIA role and accessible name; a name that is a string has to match wholly. */
export interface Locator {
  role: string;
  name?: string | RegExp;
  within?: Locator;
}

/** How often a condition is tried again, and for how long. */
export const POLL = { intervals: [50], timeout: 10_000 };

export class Tab {
  constructor(
    private readonly driver: TabDriver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.navigate(`${this.origin}${path}`);
  }

  async reload(): Promise<void> {
    await this.driver.reload();
  }

  async resize(size: Size): Promise<void> {
    await this.driver.resize(size);
    await expect.poll(() => this.evaluate(() => ({ width: innerWidth, height: innerHeight })), POLL).toEqual(size);
  }

  async setCookie({ name, value, domain, path }: Cookie): Promise<void> {
    await this.driver.setCookie(this.origin, { name, value, domain, path });
  }

  /** Calls a function in the page. Its arguments and its result travel as JSON. */
  async evaluate<A extends unknown[], R>(run: (dom: Dom, ...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const declaration = `async (args) => JSON.stringify((await (${String(run)})((${String(dom)})(), ...JSON.parse(args))) ?? null)`;
    return JSON.parse(await this.driver.call(declaration, JSON.stringify(args))) as R;
  }

  /** The elements that are there now, in document order. */
  async all(locator: Locator): Promise<ElementState[]> {
    return this.evaluate(
      (dom, query) => dom.find(query).map((element) => dom.stateOf(element, query.role)),
      toQuery(locator),
    );
  }

  /** Waits for an element, and for a state of it; there must be no second one. */
  async wait(locator: Locator, state: Partial<ElementState> = {}): Promise<ElementState> {
    let found: ElementState | undefined;
    await expect(async () => {
      const all = await this.all(locator);
      expect(all, `elements that are ${inWords(locator)}`).toHaveLength(1);
      expect(all[0], inWords(locator)).toMatchObject(state);
      found = all[0];
    }).toPass(POLL);
    return found as ElementState;
  }

  /** Waits until an element can be pressed, and presses it. */
  async click(locator: Locator): Promise<void> {
    await this.perform(clickAt(await this.pressPoint(locator)));
  }

  /** Presses an element if that is possible now; whether it was. */
  async tryClick(locator: Locator): Promise<boolean> {
    const point = await this.probe(locator);
    if (typeof point === 'string') return false;
    await this.perform(clickAt(point));
    return true;
  }

  /** Drags an element to a point, or to the middle of another one: that need not take presses before the drag begins. */
  async drag(from: Locator, to: Locator | Point): Promise<void> {
    const target = 'role' in to ? middle((await this.wait(to)).box) : to;
    await this.perform(dragBetween(await this.pressPoint(from), target));
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.perform(pressKey(key));
  }

  /** Presses a key until an element with this locator has the focus. */
  async pressUntilFocused(key: string, locator: Locator): Promise<void> {
    const isFocused = async () => (await this.all(locator)).some(({ focused }) => focused);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isFocused()) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${inWords(locator)}`);
  }

  async screenshot(): Promise<Buffer> {
    return this.driver.screenshot();
  }

  async errors(): Promise<readonly string[]> {
    return this.driver.errors();
  }

  private async pressPoint(locator: Locator): Promise<Point> {
    let point: Point | undefined;
    await expect(async () => {
      const found = await this.probe(locator);
      if (typeof found === 'string') throw new Error(`cannot press ${inWords(locator)}: ${found}`);
      point = found;
    }).toPass(POLL);
    return point as Point;
  }

  /** Where an element can be pressed now, or why it cannot. */
  private async probe(locator: Locator): Promise<Point | string> {
    return this.evaluate(async (dom, query) => {
      const [element, another] = dom.find(query);
      if (!element) return 'it is not there';
      if (another) return 'there are several';
      return dom.isEnabled(element) ? dom.pressPoint(element) : 'it is disabled';
    }, toQuery(locator));
  }

  private async perform(sources: readonly InputSource[]): Promise<void> {
    await this.driver.perform(sources);
  }
}

function middle({ x, y, width, height }: ElementState['box']): Point {
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

function toQuery({ role, name, within }: Locator): Query {
  const pattern = typeof name === 'string' ? new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : name;
  return {
    role,
    ...(pattern && { name: { source: pattern.source, flags: pattern.flags } }),
    ...(within && { within: toQuery(within) }),
  };
}

function inWords({ role, name, within }: Locator): string {
  return `${role} ${name ?? ''}${within ? ` in ${inWords(within)}` : ''}`;
}
