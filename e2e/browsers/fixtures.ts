// A browser and a server for each worker; a tab and a person of its own for each test.

import { writeFileSync } from 'node:fs';
import { expect, test as base } from '../tests/server';
import type { Browser } from './driver';
import { Firefox } from './firefox';
import { Tab } from './tab';
import { TableClient } from './tables';
import { WebKit } from './webkit';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const LAUNCH: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox: () => Firefox.launch(),
  webkit: () => WebKit.launch(),
};

interface TestFixtures {
  tab: Tab;
  /** The tables of the person whom the tab is logged in as, over plain HTTP. */
  tables: TableClient;
}

export const test = base.extend<TestFixtures, { engine: Browser }>({
  engine: [
    async ({}, use, { project }) => {
      const launch = LAUNCH[project.name];
      if (!launch) throw new Error(`no driver for ${project.name}`);
      const engine = await launch();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, baseURL }, use, info) => {
    const driver = await engine.openTab();
    try {
      const tab = new Tab(driver, baseURL);
      await tab.resize(DESKTOP);
      await use(tab);
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('screenshot.png'), await tab.screenshot());
      expect(await tab.errors(), 'errors in the console').toEqual([]);
    } finally {
      await driver.close();
    }
  },
  tables: async ({ tab, request }, use) => {
    await request.post('/api/me');
    for (const cookie of (await request.storageState()).cookies) await tab.setCookie(cookie);
    await use(new TableClient(request));
  },
});

export { expect };
